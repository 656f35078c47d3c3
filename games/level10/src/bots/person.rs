//! Somebody who speaks in a way of their own: for tests and measurements of what speaking brings.

use sobremesa_bots::{Player, Turn};
use sobremesa_table::{Seat, Seed, StreamName};

use crate::{Action, Deed, Level10, Phase, Statement, View, World};

/// How somebody speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// Says nothing.
    Silent,
    /// Tells counts.
    Counts,
    /// Also says, after the deal and their own turns, where they would like to play: where they have
    /// the next card.
    Plain,
    /// Wishes for anything after the deal and their own turns.
    Random,
    /// Tells counts, too.
    CountsAndRandom,
    /// Speaks as the bots do, but only where they have the next card.
    Next,
    /// Speaks as the bots do, but never of resets.
    Plays,
    /// Speaks as the bots do.
    Rule,
}

/// A player who decides as another does and speaks in a way of their own, the same for the same game.
pub struct Person {
    player: Box<dyn Player<Level10>>,
    voice: Voice,
    /// How many cells were filled when they spoke last of their own accord.
    spoke: Option<usize>,
}

impl Person {
    /// Somebody who has not spoken yet.
    pub fn new(voice: Voice, player: Box<dyn Player<Level10>>) -> Person {
        Person { player, voice, spoke: None }
    }

    /// Counts, and some of the wishes by the rule.
    fn some_wishes(&self, view: &View) -> Vec<Statement> {
        let is_said = |said: &Statement| match self.voice {
            Voice::Next => is_for_next_card(said),
            _ => !matches!(said, Statement::Wish { deed: Deed::Reset, .. }),
        };
        let wishes = view.untold_wishes().into_iter().filter(is_said);
        view.untold_counts().into_iter().chain(wishes).collect()
    }
}

impl Player<Level10> for Person {
    fn decide(&mut self, turn: Turn<'_, Level10>) -> Action {
        self.player.decide(turn)
    }

    fn talks(&self) -> bool {
        self.voice != Voice::Silent
    }

    fn speak(&mut self, view: &View) -> Vec<Statement> {
        let mut said = match self.voice {
            Voice::Silent => return Vec::new(),
            Voice::Rule => return self.player.speak(view),
            Voice::Random => Vec::new(),
            Voice::Next | Voice::Plays => return self.some_wishes(view),
            Voice::Counts | Voice::Plain | Voice::CountsAndRandom => view.untold_counts(),
        };
        let filled = Some(view.board.filled());
        if self.spoke == filled || !was_own_turn(view) {
            return said;
        }
        self.spoke = filled;
        match self.voice {
            Voice::Plain => said.extend(view.untold_wishes().into_iter().filter(is_for_next_card)),
            Voice::Random | Voice::CountsAndRandom => said.extend(any_wish(view)),
            _ => {}
        }
        said
    }
}

fn is_for_next_card(said: &Statement) -> bool {
    matches!(said, Statement::Wish { deed: Deed::Play, whom: None, .. })
}

/// Any wish at all, drawn from the viewer's cards.
fn any_wish(view: &View) -> Option<Statement> {
    let (me, hand) = (view.viewer.seat()?, view.hand?);
    let cards: Vec<String> = hand.iter().map(|card| card.to_string()).collect();
    let round = view.board.filled() as u32;
    let mut stream =
        Seed::from_text(&cards.join(" ")).stream(StreamName { purpose: "voice", round });
    let players = view.board.players();
    let whom = Seat::all(players).nth(stream.index(players)).filter(|seat| *seat != me);
    let deed = [Deed::Play, Deed::Reset][stream.index(2)];
    Some(Statement::Wish { deed, world: World::ALL[stream.index(World::ALL.len())], whom })
}

/// Whether the viewer's turn is over, or the game begins.
fn was_own_turn(view: &View) -> bool {
    let me = view.viewer.seat();
    match view.phase {
        Phase::First => true,
        Phase::Turn(seat) => me.is_some_and(|me| me.next(view.board.players()) == seat),
        Phase::Deal | Phase::Swap(_) | Phase::Over(_) => false,
    }
}
