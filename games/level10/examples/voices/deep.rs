//! A search in whose tries everyone searches, too: what the best policy for tries could bring.

use sobremesa_bots::search::{Search, Tactics, Tried};
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level10::bots::{Heuristic, Mind};
use sobremesa_level10::{Action, Level10, State, Statement, View};
use sobremesa_table::{Course, Seat, Stream};

/// How many tries everyone makes in a try.
const INNER: Budget = Budget::Work(24);

/// The search's own tactics, with searchers for a policy.
pub(crate) struct Deep(Mind);

/// Decides in tries, and speaks as the heuristic does.
#[derive(Default)]
pub(crate) struct Searcher(Search<Level10, Mind>);

impl Player<Level10> for Searcher {
    fn decide(&mut self, mut turn: Turn<'_, Level10>) -> Action {
        turn.budget = INNER;
        self.0.decide(turn)
    }

    fn talks(&self) -> bool {
        Heuristic.talks()
    }

    fn speak(&mut self, view: &View) -> Vec<Statement> {
        Heuristic.speak(view)
    }
}

impl Tactics<Level10> for Deep {
    type Policy = Searcher;

    const WORK: u64 = Mind::WORK;
    const WIDTH: usize = Mind::WIDTH;

    fn new(budget: Budget) -> Deep {
        Deep(Mind::new(budget))
    }

    fn guess(view: &View, count: usize, stream: &mut Stream) -> Vec<State> {
        Mind::guess(view, count, stream)
    }

    fn prior(view: &View, legal: &[Action], stream: &mut Stream) -> Vec<f32> {
        Mind::prior(view, legal, stream)
    }

    fn regard(view: &View, action: &Action) -> f32 {
        Mind::regard(view, action)
    }

    fn listen(course: &mut Course<Level10>, seat: Seat) {
        Mind::listen(course, seat);
    }

    fn judge(&mut self, tried: &Tried<'_, Level10>) -> Option<f32> {
        self.0.judge(tried)
    }
}
