//! Players who speak in ways of their own.

use sobremesa_bots::{Player, Turn};
use sobremesa_level10::{Action, Deed, Level10, Phase, Statement, View, World};
use sobremesa_table::{Seat, Stream};

/// How somebody speaks who plays the heuristic's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// Says nothing.
    Silent,
    /// Tells counts.
    Counts,
    /// Also says, after their own turn, where they would like to play: where they have the next card.
    Plain,
    /// Wishes for anything after their own turn.
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

/// A player who speaks in a way of their own.
pub(crate) struct Person {
    pub(crate) player: Box<dyn Player<Level10>>,
    pub(crate) voice: Voice,
    pub(crate) stream: Stream,
    /// How many cells were filled when they spoke last.
    pub(crate) spoke: usize,
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
        let filled = view.board.filled();
        if self.spoke == filled || matches!(view.phase, Phase::Over(_)) || !was_own_turn(view) {
            return said;
        }
        self.spoke = filled;
        match self.voice {
            Voice::Plain => said.extend(view.untold_wishes().into_iter().filter(is_for_next_card)),
            Voice::Random | Voice::CountsAndRandom => said.push(self.any_wish(view)),
            _ => {}
        }
        said
    }
}

impl Person {
    /// Counts, and some of the wishes by the rule.
    fn some_wishes(&self, view: &View) -> Vec<Statement> {
        let is_said = |said: &Statement| match self.voice {
            Voice::Next => is_for_next_card(said),
            _ => !matches!(said, Statement::Wish { deed: Deed::Reset, .. }),
        };
        let wishes = view.untold_wishes().into_iter().filter(is_said);
        view.untold_counts().into_iter().chain(wishes).collect()
    }

    fn any_wish(&mut self, view: &View) -> Statement {
        let players = view.board.players();
        let me = view.viewer.seat().expect("somebody who plays");
        let whom = Seat::all(players).nth(self.stream.index(players)).filter(|seat| *seat != me);
        let deed = [Deed::Play, Deed::Reset][self.stream.index(2)];
        Statement::Wish { deed, world: World::ALL[self.stream.index(5)], whom }
    }
}

fn is_for_next_card(said: &Statement) -> bool {
    matches!(said, Statement::Wish { deed: Deed::Play, whom: None, .. })
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
