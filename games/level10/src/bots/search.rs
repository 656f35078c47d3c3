//! What the search knows of Level 10.

use std::sync::LazyLock;

use sobremesa_bots::Budget;
use sobremesa_bots::search::{Tactics, Tried};
use sobremesa_bots::value::{Net, Sheet, Valued};
use sobremesa_table::{Course, Seat, Stream};

use super::solver::{Effort, Solver, Verdict};
use super::wishes::{Requests, told};
use super::{Heuristic, choose};
use crate::memory::Place;
use crate::{Action, Card, Level10, Phase, State, View};

impl Tactics<Level10> for Mind {
    type Policy = Heuristic;

    const WORK: u64 = 2000;
    const WIDTH: usize = 10;

    /// With few tries the search is meant to be quick, and does without the solver.
    fn new(budget: Budget) -> Mind {
        let is_quick = matches!(budget, Budget::Work(tries) if tries < LEAST_WITH_SOLVER);
        Mind { solver: (!is_quick).then(Solver::default), sheet: Sheet::default() }
    }

    fn prior(view: &View, legal: &[Action], _stream: &mut Stream) -> Vec<f32> {
        let (Some(seat), Some(hand)) = (view.viewer.seat(), view.hand) else {
            return vec![0.0; legal.len()];
        };
        let mut prior = Vec::with_capacity(legal.len());
        match view.phase {
            Phase::Turn(_) => choose::weigh_placings(view, seat, &hand, legal, |_, chance| {
                prior.push(chance);
            }),
            Phase::Swap(_) => {
                let best = choose::exchange(view, seat, &hand);
                let kept = choose::kept_without(&mut choose::look(view, seat, &hand));
                prior.extend(legal.iter().map(|action| match action {
                    action if *action == best => f32::INFINITY,
                    Action::Swap(swap) => choose::weigh_exchange(&kept, *swap),
                    _ => f32::NEG_INFINITY,
                }));
            }
            _ => {
                let best = choose::beginner(view);
                let somebody_is_named =
                    Seat::all(view.board.players()).any(|seat| choose::wishes_for(view, seat) > 0);
                prior.extend(legal.iter().map(|action| match action {
                    action if *action == best => 1.0,
                    Action::First(seat)
                        if somebody_is_named && choose::wishes_for(view, *seat) == 0 =>
                    {
                        f32::NEG_INFINITY
                    }
                    _ => 0.0,
                }));
            }
        }
        prior
    }

    fn regard(view: &View, action: &Action) -> f32 {
        view.turn().map_or(1.0, |seat| Requests::heard(view, &told(view)).regard(seat, *action))
    }

    /// With all hands open, the order of the pile is still unknown, but for the cards that were put
    /// under it.
    fn uncover(truth: &Course<Level10>, stream: &mut Stream) -> Course<Level10> {
        let (mut state, memory) = (truth.state().clone(), truth.memory());
        let (mut pile, top) = (state.pile().to_vec(), state.drawn());
        let is_put = |slot| memory.exchanges().iter().any(|put| put.slots.contains(slot));
        let free: Vec<usize> =
            (0..pile.len()).filter(|index| !is_put(Place::Slot(top + index))).collect();
        let mut cards: Vec<Card> = free.iter().map(|index| pile[*index]).collect();
        stream.shuffle(&mut cards);
        free.into_iter().zip(cards).for_each(|(index, card)| pile[index] = card);
        state.lay_pile(&pile);
        Course::resume(state, memory.clone())
    }

    /// The counts of all worlds: that is what the heuristic tells.
    fn listen(course: &mut Course<Level10>, seat: Seat) {
        course.learn(|memory, state| {
            memory.overhear_counts(seat, state);
            memory.overhear_wishes(state);
        });
    }

    fn judge(&mut self, tried: &Tried<'_, Level10>) -> Option<f32> {
        let result = Level10::result(tried.now, tried.seat);
        result.or_else(|| {
            let plies = PLIES[tried.now.board().players() - 1];
            (tried.plies >= plies).then(|| self.chance(tried.now, tried.seat))
        })
    }
}

/// What tries need while they are judged, all cards open: there is no chance where no line wins any more,
/// and otherwise the net tells it. A player who plays alone knows nearly everything, and gains nothing by
/// the solver.
pub struct Mind {
    solver: Option<Solver>,
    sheet: Sheet,
}

impl Mind {
    fn chance(&mut self, state: &State, seat: Seat) -> f32 {
        let board = state.board();
        if let Some(solver) = &mut self.solver
            && board.players() > 1
            && board.column() >= SOLVED_FROM
            && solver.verdict(state, SOLVER_EFFORT) == Verdict::Lost
        {
            return 0.0;
        }
        self.sheet.clear();
        Level10::describe(state, seat, &mut self.sheet);
        NETS[board.players() - 1].chance(&self.sheet)
    }
}

/// How many tries are worth the solver's time.
const LEAST_WITH_SOLVER: u64 = 100;

/// The first column, from 0, in which the solver is asked: before that it takes long, and nearly
/// everything can still be won.
const SOLVED_FROM: usize = 3;

/// How long the solver looks for a proof.
const SOLVER_EFFORT: Effort = Effort(1_000);

/// After how many decisions the net judges, by the number of players. Everyone should have had a turn:
/// until then all play by what they can see; the net sees all cards, and would trust the next players
/// to know them, too. The fewer players there are, the more a longer try is worth its time.
const PLIES: [u32; 5] = [16, 6, 6, 4, 5];

/// A net for each number of players.
static NETS: LazyLock<[Net<64>; 5]> = LazyLock::new(|| {
    let weights: [&[u8]; 5] = [
        include_bytes!("../../weights/level10-alone.bin"),
        include_bytes!("../../weights/level10-two.bin"),
        include_bytes!("../../weights/level10-three.bin"),
        include_bytes!("../../weights/level10-four.bin"),
        include_bytes!("../../weights/level10-five.bin"),
    ];
    weights.map(|weights| Net::from_bytes(Level10::FEATURES, Level10::POOLS, weights))
});
