//! What a table does by itself: bots move and speak, and play on for people who are away.

use std::time::{Duration, Instant};

use sobremesa_bots::Bots;
use sobremesa_page::{Hindsight, Shows};
use sobremesa_store::TableState;

use super::{Failed, Keeper};
use crate::room::{Answer, Denied, Room};
use crate::thinking::{Considered, Thought, decide, dismiss, listen, look_back};

/// How long a table rests after a failure.
const REST: Duration = Duration::from_secs(1);

impl<G: Shows + Bots> Keeper<G> {
    /// Something is due: a bot's move, or nobody did anything for too long.
    pub(super) async fn tick(&mut self) {
        let room = &self.room.now;
        if let Some(mover) = room.bot_to_move() {
            self.thinking = Some(room.decision);
            let until = |due| self.hall.clock().until(due);
            let pace = room.due().filter(|_| !self.hurries).map(until).unwrap_or_default();
            decide(&self.hall, &self.room, &mover, pace, &self.thoughts.0);
        } else if room.overdue(self.hall.clock().ticks()).is_some() {
            let done = self.write_itself(Room::judge_overdue).await;
            self.rest_after(done);
        }
    }

    /// Asks bots once after every decision what they want to say. Nobody decides before it is said.
    pub(super) fn listen_to_bots(&mut self) {
        let room = &self.room.now;
        if self.heard != Some(room.decision) && room.running().is_ok() {
            self.heard = Some(room.decision);
            let thoughts = listen(&self.hall, &self.room, &self.thoughts.0);
            self.listening = (thoughts > 0).then_some((room.decision, thoughts));
        }
    }

    /// Tells programs once that their game is over.
    pub(super) fn dismiss_programs(&mut self) {
        if !self.dismissed && self.room.now.state() == TableState::Finished {
            self.dismissed = true;
            dismiss(&self.hall, &self.room);
        }
    }

    /// Looks at a game again once it is over and someone looks at its page, when it is one of those of
    /// which more can be seen.
    pub(super) fn look_back(&mut self) {
        let decision = self.room.now.decision;
        if self.unsealed().is_err() {
            return;
        }
        let is_done = self.looked_back.as_ref().is_some_and(|(done, _)| *done == decision);
        if !is_done && look_back(&self.hall, &self.room, &self.thoughts.0) {
            self.looked_back = Some((decision, None));
        }
    }

    /// What is seen of the game that is over; none before.
    pub(super) fn hindsight(&self) -> Option<&Hindsight<G>> {
        let (decision, seen) = self.looked_back.as_ref()?;
        seen.as_ref().filter(|_| *decision == self.room.now.decision)
    }

    /// Whether bots think about what to say or to do, so that the table waits for them.
    pub(super) fn is_waiting(&self) -> bool {
        let listening = self.listening.map(|(decision, _)| decision);
        [self.thinking, listening].contains(&Some(self.room.now.decision))
    }

    /// What the table does by itself has nobody to answer to; what failed is not tried again at once.
    fn rest_after(&mut self, done: Result<Answer, Failed>) {
        match done {
            Ok(_) => return,
            // Somebody was faster: a vote has ended the game, or a person came back.
            Err(Failed::Denied(denied)) => {
                tracing::debug!(denied = denied.id(), "a table has gone another way");
            }
            Err(error) => tracing::error!(%error, "a table could not go on by itself"),
        }
        self.rests_until = Instant::now() + REST;
    }

    /// Does what bots thought of, if it is still the same decision.
    pub(super) async fn follow(&mut self, Considered { decision, thought }: Considered<G>) {
        let is_due = decision == self.room.now.decision;
        match thought {
            // Those who waited are answered, whatever has happened since.
            Thought::Hint(seat, opinion) => self.advised(decision, seat, opinion).await,
            _ if !is_due => {}
            // A vote ends a game without a decision.
            Thought::Words(_) | Thought::Deed(..) if self.room.now.running().is_err() => {}
            Thought::Words(statements) => {
                self.listening = self.listening.filter(|(_, left)| *left > 1);
                self.listening = self.listening.map(|(decision, left)| (decision, left - 1));
                for (seat, statement) in statements {
                    let said = self
                        .write_itself(|room, at| room.judge_statement(seat, statement.clone(), at))
                        .await;
                    self.rest_after(said);
                }
            }
            Thought::Past(hindsight) => {
                self.looked_back = Some((decision, hindsight));
                self.beside += 1;
            }
            Thought::Deed(seat, action) => {
                self.thinking = None;
                if self.room.now.bot_to_move().is_none_or(|mover| mover.seat != seat) {
                    // The person came back while the bot thought.
                    return;
                }
                let decided = self
                    .write_itself(|room, at| match room.now.bot_to_move() {
                        Some(mover) if mover.seat == seat => {
                            room.judge_bot(seat, action.clone(), at)
                        }
                        _ => Err(Denied::StillPlays),
                    })
                    .await;
                self.rest_after(decided);
            }
        }
    }
}
