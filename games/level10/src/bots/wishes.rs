//! What others ask for in this column (L10-6).
//!
//! A wish by the public rule tells what its speaker holds, and a bot knows what to make of that.
//! Everything else that is wished for is a request, and so is all that a player wishes who has not
//! shown yet to speak by the rule.

use arrayvec::ArrayVec;
use sobremesa_table::Seat;

use super::turns::turns_after;
use crate::wishes::{Speaker, Told};
use crate::{Action, Board, Deed, ROWS, View, World};

/// What part of its chance counts of an action that goes against a request. So a request of somebody
/// who also tells counts is granted unless that costs more than a tenth of the chance to win.
const AGAINST_A_REQUEST: f32 = 0.9;

/// The same for somebody who only wishes, and is not believed yet: some people wish for anything, so the
/// request decides only between actions that are about as good.
const AGAINST_A_STRANGER: f32 = 0.98;

/// How likely a player's words must be true to be taken for facts.
const BELIEVED: f32 = 0.6;

/// How likely they must be true for requests to be heard: those of somebody who was wrong once, or odd
/// a few times, are.
const LISTENED_TO: f32 = 0.1;

/// What the wishes tell a player who takes likely things for facts.
pub(super) fn told(view: &View) -> Told {
    Told::new(view, |chance| chance > BELIEVED)
}

/// What is asked for, as long as it can come true.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Requests(ArrayVec<Request, { 2 * ROWS * 5 }>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Request {
    row: World,
    deed: Deed,
    /// Who should do it.
    doer: Seat,
    speaker: Seat,
    trust: Trust,
}

/// What is thought of somebody who asks for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Trust {
    /// What they wish is taken for true.
    Believed,
    /// They tell counts, so they mean what they say, even where a wish of theirs was false.
    Frank,
    /// They only wish, perhaps for anything.
    Stranger,
}

impl Requests {
    /// What is asked for, of players who still have a turn in this column.
    pub(super) fn heard(view: &View, told: &Told) -> Requests {
        let players = view.board.players();
        let mut requests = Requests(ArrayVec::new());
        for speaker in Seat::all(players).filter(|seat| !view.viewer.is(*seat)) {
            let candor = view.heard.candor[speaker.index()];
            let trust = match candor.of_words() {
                chance if chance < LISTENED_TO => continue,
                chance if chance > BELIEVED => Trust::Believed,
                _ if candor.tells_counts => Trust::Frank,
                _ => Trust::Stranger,
            };
            let Speaker { next, .. } = Speaker::new(speaker, players);
            let is_rule = |deed, doer| {
                told.is_by_rule[speaker.index()]
                    && (doer == speaker || (deed, doer) == (Deed::Play, next))
            };
            for (row, wish) in World::ALL.into_iter().zip(&view.heard.wishes[speaker.index()]) {
                for (deed, doer) in [(Deed::Play, wish.play), (Deed::Reset, wish.reset)] {
                    if let Some(doer) = doer.filter(|doer| !is_rule(deed, *doer)) {
                        requests.0.push(Request { row, deed, doer, speaker, trust });
                    }
                }
            }
        }
        if !requests.0.is_empty() {
            requests.forget_the_impossible(view);
        }
        requests
    }

    fn forget_the_impossible(&mut self, view: &View) {
        let to_come = view.turn().map(|seat| (seat, turns_after(view, seat)));
        let later = view.board.open_rows().count().saturating_sub(1);
        self.0.retain(|request| {
            is_possible(&view.board, request.row, request.deed)
                && to_come.is_none_or(|(seat, turns)| {
                    request.doer == seat || turns[..later].contains(&request.doer)
                })
        });
    }

    /// Whether the player said that they would like to play in a row, and is believed.
    pub(super) fn offers(&self, seat: Seat, index: usize) -> bool {
        self.0.iter().any(|request| {
            (request.deed, request.doer, request.speaker) == (Deed::Play, seat, seat)
                && request.row.index() == index
                && request.trust == Trust::Believed
        })
    }

    /// What part of its chance counts of what `seat` thinks of doing.
    pub(super) fn regard(&self, seat: Seat, action: Action) -> f32 {
        let (world, deed) = match action {
            Action::Play(card) => (card.world, Deed::Play),
            Action::Pause { row, .. } => (row, Deed::Play),
            Action::Reset(row) => (row, Deed::Reset),
            Action::First(_) | Action::Swap(_) => return 1.0,
        };
        let goes_against = |request: &&Request| {
            if request.doer == seat {
                (world, deed) != (request.row, request.deed)
            } else {
                // The column has one reset only.
                world == request.row || (deed, request.deed) == (Deed::Reset, Deed::Reset)
            }
        };
        let weight = |request: &Request| match request.trust {
            Trust::Believed | Trust::Frank => AGAINST_A_REQUEST,
            Trust::Stranger => AGAINST_A_STRANGER,
        };
        self.0.iter().filter(goes_against).map(weight).product()
    }
}

fn is_possible(board: &Board, row: World, deed: Deed) -> bool {
    match deed {
        Deed::Play => board.check_pause(row).is_ok(),
        Deed::Reset => board.check_reset(row).is_ok(),
    }
}
