//! What a table does by itself: bots move and speak, and play on for who is away.

use std::time::{Duration, Instant};

use super::{Failed, Keeper};
use crate::clock::{now, until};
use crate::room::{Answer, Denied, Hosted, Room};
use crate::thinking::{Of, Thought, decide, listen, look_back};

/// How long a table rests after a failure.
const REST: Duration = Duration::from_secs(1);

impl<G: Hosted> Keeper<G> {
    /// Something is due: a bot's move, or nobody did anything for too long.
    pub(super) async fn tick(&mut self) {
        if let Some(mover) = self.room.bot_to_move() {
            self.thinking = Some(self.room.decision);
            let pace = self.room.due().map(until).unwrap_or_default();
            decide(&self.hall, &self.room, mover, pace, &self.thoughts.0);
            return;
        }
        if self.room.overdue(now()).is_some() {
            let overdue = |room: &Room<G>| room.overdue(now()).ok_or(Denied::StillPlays);
            let done = self.write(None, overdue).await;
            self.rest_after(done);
        }
    }

    /// Asks bots once after every decision what they want to say. Nobody decides before it is said.
    pub(super) fn listen_to_bots(&mut self) {
        if self.heard != Some(self.room.decision) && self.room.running().is_ok() {
            self.heard = Some(self.room.decision);
            let is_asked = listen(&self.hall, &self.room, &self.thoughts.0);
            self.listening = is_asked.then_some(self.room.decision);
        }
    }

    /// Looks at a game again once it is over and someone looks at its page, when it is one of those of
    /// which more can be seen.
    pub(super) fn look_back(&mut self) {
        let decision = self.room.decision;
        let is_done = self.looked_back.as_ref().is_some_and(|(done, _)| *done == decision);
        if !is_done && look_back(&self.hall, &self.room, &self.thoughts.0) {
            self.looked_back = Some((decision, None));
        }
    }

    /// What is seen of the game that is over; none before.
    pub(super) fn hindsight(&self) -> Option<&G::Hindsight> {
        let (decision, seen) = self.looked_back.as_ref()?;
        seen.as_ref().filter(|_| *decision == self.room.decision)
    }

    /// Whether bots think about what to say or to do, so that the table waits for them.
    pub(super) fn is_waiting(&self) -> bool {
        [self.thinking, self.listening].contains(&Some(self.room.decision))
    }

    /// What the table does by itself has nobody to answer to; what failed is not tried again at once.
    fn rest_after(&mut self, done: Result<Answer, Failed>) {
        if let Err(error) = done {
            tracing::error!(%error, "a table could not go on by itself");
            self.rests_until = Instant::now() + REST;
        }
    }

    /// Does what bots thought of, if it is still the same decision.
    pub(super) async fn follow(&mut self, Thought { decision, of }: Thought<G>) {
        if decision != self.room.decision {
            return;
        }
        match of {
            Of::Words(statements) => {
                self.listening = None;
                for (seat, statement) in statements {
                    let said = |room: &Room<G>| room.judge_statement(seat, statement.clone());
                    let said = self.write(None, said).await;
                    self.rest_after(said);
                }
            }
            Of::Past(hindsight) => {
                self.looked_back = Some((decision, Some(hindsight)));
                self.editions.send_modify(|edition| edition.beside += 1);
            }
            Of::Deed(seat, action) => {
                self.thinking = None;
                if self.room.bot_to_move().is_none_or(|(mover, _)| mover != seat) {
                    // The person came back while the bot thought.
                    return;
                }
                let decide = |room: &Room<G>| match room.bot_to_move() {
                    Some((mover, _)) if mover == seat => room.judge_bot(seat, action.clone()),
                    _ => Err(Denied::StillPlays),
                };
                let decided = self.write(None, decide).await;
                self.rest_after(decided);
            }
        }
    }
}
