//! What a table does by itself: bots move and speak, and play on for who is away.

use std::time::{Duration, Instant};

use super::{Failed, Keeper};
use crate::clock::now;
use crate::room::{Answer, Denied, Hosted, Room};
use crate::thinking::{Thought, think};

/// How long a table rests after a failure.
const REST: Duration = Duration::from_secs(1);

impl<G: Hosted> Keeper<G> {
    /// Something is due: a bot's move, or nobody did anything for too long.
    pub(super) async fn tick(&mut self) {
        if let Some((seat, bot)) = self.room.bot_to_move() {
            self.thinking = Some(self.room.decision);
            think(&self.hall, &self.room, Some((seat, bot)), &self.thoughts.0);
            return;
        }
        if self.room.overdue(now()).is_some() {
            let overdue = |room: &Room<G>| room.overdue(now()).ok_or(Denied::StillPlays);
            let done = self.write(None, overdue).await;
            self.rest_after(done);
        }
    }

    /// Asks bots once after every decision what they want to say.
    pub(super) fn listen_to_bots(&mut self) {
        if self.heard != Some(self.room.decision) && self.room.running().is_ok() {
            self.heard = Some(self.room.decision);
            think(&self.hall, &self.room, None, &self.thoughts.0);
        }
    }

    /// What the table does by itself has nobody to answer to; what failed is not tried again at once.
    fn rest_after(&mut self, done: Result<Answer, Failed>) {
        if let Err(error) = done {
            tracing::error!(%error, "a table could not go on by itself");
            self.rests_until = Instant::now() + REST;
        }
    }

    /// Does what a bot thought of, if it is still the same decision.
    pub(super) async fn follow(&mut self, thought: Thought<G>) {
        let Thought { decision, statements, action } = thought;
        if decision != self.room.decision {
            return;
        }
        for (seat, statement) in statements {
            let said = self.write(None, |room| room.judge_statement(seat, statement.clone())).await;
            self.rest_after(said);
        }
        if let Some((seat, action)) = action {
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
