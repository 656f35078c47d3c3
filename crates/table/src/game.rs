//! What a game is to everyone who does not know its rules.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{Actor, Options, Owed, Seat, Stakes, Standing, Stream, Viewer};

/// A rule's public id, such as `L10-14`; [`REC`] for a fault that is not a rule's.
pub type RuleId = &'static str;

/// The id of faults that are not a rule's.
pub const REC: RuleId = "REC";

/// A game: a pure state machine. Implemented by a type without values for each game.
///
/// The state takes only what [`check`](Game::check) accepts; whoever owes the next decision follows
/// from it ([`owed`](Game::owed)). What only people's memory needs is kept beside the state, in
/// [`Memory`](Game::Memory), so that a search clones rules and cards and nothing else.
/// [`Course`](crate::Course) keeps the two together.
pub trait Game: Copy + PartialEq + Debug + Send + Sync + 'static {
    /// The game's name in records, in paths and on the command line.
    const NAME: &'static str;

    /// Whether the players win against each other or together.
    const STAKES: Stakes = Stakes::Rivals;

    /// Whether players may say the table's ready phrases while the game runs; some games' rules
    /// decide what may be said.
    const HAS_PHRASES: bool = true;

    /// Whether a player may have the table say by itself what
    /// [`standing_order`](Game::standing_order) lists.
    const HAS_STANDING_ORDER: bool = false;

    /// The options that a game is played by.
    type Rules: Options<Refusal = Self::Refusal>;
    /// Everything that decides how the game goes on, hidden cards included. Never serialized.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// What a player decides, or the team. The text form is for tests and tools.
    type Action: Clone + Ord + Debug + Display + FromStr<Err: Display> + Send + Sync;
    /// The outcome of a shuffle.
    type Chance: Clone + PartialEq + Debug + Send + Sync;
    /// What any seat may say at any time without changing the state;
    /// [`Infallible`](std::convert::Infallible) where the rules know no such thing.
    type Statement: Clone + PartialEq + Debug + Send + Sync;
    /// What was shown and said, and to whom.
    type Memory: Clone + PartialEq + Debug + Send + Sync;
    /// What the memory needs of the state before a move; `()` where the move and the state after it tell
    /// everything.
    type Note: Default;
    /// What one viewer may know.
    type View: Clone + PartialEq + Debug + Send + Sync;
    /// Something that happened, as one viewer may know it.
    type Event: Clone + PartialEq + Debug + Send + Sync;
    /// Why a move is not allowed, with the facts.
    type Refusal: Refusal;
    /// The result in a record.
    type Outcome: Clone + PartialEq + Debug + Send + Sync;
    /// A move as a record writes it.
    type Wire;

    /// The state before anything happened.
    fn start(rules: &Self::Rules) -> Self::State;
    /// The options that this state is played by.
    fn rules(state: &Self::State) -> &Self::Rules;
    /// Who must decide now.
    fn owed(state: &Self::State) -> Owed;
    /// Puts into `actions` what [`check`](Game::check) accepts from the actor who owes a decision:
    /// sorted, without duplicates, empty exactly when no actor owes one.
    fn legal_actions(state: &Self::State, actions: &mut Vec<Self::Action>);
    /// Judges an action.
    fn check(state: &Self::State, by: Actor, action: &Self::Action) -> Result<(), Self::Refusal>;
    /// Checks and performs an action; a refused one leaves the state as it was.
    fn apply(
        state: &mut Self::State,
        by: Actor,
        action: &Self::Action,
    ) -> Result<(), Self::Refusal>;
    /// Draws the outcome of the shuffle that is owed.
    ///
    /// # Panics
    /// If no shuffle is owed.
    fn draw_chance(state: &Self::State, stream: &mut Stream) -> Self::Chance;
    /// Checks and performs a shuffle's outcome; a refused one leaves the state as it was.
    fn apply_chance(state: &mut Self::State, chance: &Self::Chance) -> Result<(), Self::Refusal>;
    /// Judges a statement.
    fn check_statement(
        _state: &Self::State,
        _seat: Seat,
        _statement: &Self::Statement,
    ) -> Result<(), Self::Refusal> {
        Ok(())
    }
    /// What the viewer's seat would say now if the table spoke for it: true, and not said yet.
    fn standing_order(_view: &Self::View) -> Vec<Self::Statement> {
        Vec::new()
    }
    /// The result, once the game is over.
    fn outcome(state: &Self::State) -> Option<Self::Outcome>;
    /// Says which rule the result breaks that a record claims for a game that is over. Whatever this
    /// accepts, a record with another result than [`outcome`](Game::outcome) is refused.
    fn check_outcome(_state: &Self::State, _claimed: &Self::Outcome) -> Result<(), Self::Refusal> {
        Ok(())
    }
    /// What the result is worth to each seat.
    fn standing(rules: &Self::Rules, outcome: &Self::Outcome) -> Standing;
    /// A generous number of actions after which a program may cut a game off; where the rules set
    /// an end, no game reaches it.
    fn action_bound(_rules: &Self::Rules) -> usize {
        10_000
    }

    /// The memory before anything happened.
    fn memory(rules: &Self::Rules) -> Self::Memory;
    /// What the memory needs of the state before a move. The move is not judged yet: if it is refused,
    /// the note is forgotten.
    fn note(_before: &Self::State, _made: &Move<Self>) -> Self::Note {
        Self::Note::default()
    }
    /// Adds to the memory what `made` showed, by the note that was taken before it and the state `after` it.
    fn remember(
        _memory: &mut Self::Memory,
        _note: Self::Note,
        _made: &Move<Self>,
        _after: &Self::State,
    ) {
    }
    /// What `viewer` may know. Once the game is over that may be everything.
    fn view(state: &Self::State, memory: &Self::Memory, viewer: Viewer) -> Self::View;
    /// Takes from the view of a game that is over what nobody but the end has shown its viewer, such as the
    /// hands of others: for games whose cards others still play.
    fn seal(_view: &mut Self::View) {}
    /// What happened between `before` and `after` by the move `made`, as `viewer` may know it.
    fn events(
        before: &Self::State,
        made: &Move<Self>,
        after: &Self::State,
        viewer: Viewer,
    ) -> Vec<Self::Event>;
    /// A random state that could be behind the view.
    fn determinize(view: &Self::View, stream: &mut Stream) -> Self::State;
    /// Several random states that could be behind the view; a game may be quicker so than one by one.
    fn determinize_often(view: &Self::View, count: usize, stream: &mut Stream) -> Vec<Self::State> {
        (0..count).map(|_| Self::determinize(view, stream)).collect()
    }
    /// Whether an action may show its player something hidden and leave the next decision to them. Where it never does,
    /// nobody needs to try it on states that could be behind their view.
    fn may_reveal(_action: &Self::Action) -> bool {
        true
    }
    /// The memory behind the view, as far as its viewer knows it.
    fn recall(view: &Self::View) -> Self::Memory;

    /// The move as a record writes it.
    fn to_wire(made: &Move<Self>) -> Self::Wire;
    /// The move that a record wrote, unless no rule could ever allow it.
    fn from_wire(wire: Self::Wire) -> Result<Move<Self>, Self::Refusal>;
}

/// An entry of a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Move<G: Game> {
    /// A shuffle's outcome.
    Chance(G::Chance),
    /// A decision.
    Action {
        /// Who decided.
        by: Actor,
        /// What was decided.
        action: G::Action,
    },
    /// Something said; it changes no rule's outcome.
    Statement {
        /// Who spoke.
        seat: Seat,
        /// What was said.
        statement: G::Statement,
    },
}

/// Why a move is not allowed. `Display` is plain English for developers; players read the
/// sentences of the `words` crate.
pub trait Refusal: std::error::Error + Clone + PartialEq + Send + Sync + 'static {
    /// The rule that is broken.
    fn rule(&self) -> RuleId;
}
