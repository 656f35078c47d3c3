//! Doing what people want.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{CommandId, PersonId, StoreError};
use sobremesa_words::Language;

use super::{Failed, Keeper};
use crate::room::{Answer, Command, Denied};

impl<G: Shows + Bots> Keeper<G> {
    pub(super) async fn perform(
        &mut self,
        person: PersonId,
        id: Option<CommandId>,
        command: &Command,
    ) -> Result<Answer, Failed> {
        if let Some(id) = &id
            && let Some(answer) = self.answered(id).await?
        {
            return Ok(answer);
        }
        if matches!(command, Command::Say(_)) {
            self.hall.phrases().check(&person).map_err(Failed::TooOften)?;
        }
        let seats_change = matches!(command, Command::Sit(_));
        // The host's tables are counted already.
        if seats_change && person != self.room.now.host() {
            self.hall.check_tables(person).await?;
        }
        self.acts = Some(person);
        let recognized = match command {
            Command::Arrange(seat, plan) => {
                let plan = self.hall.recognize(plan, G::NAME);
                plan.map(|plan| Command::Arrange(*seat, plan))
            }
            _ => None,
        };
        let command = recognized.as_ref().unwrap_or(command);
        let answer = self.write(id, |room, at| room.judge(person, command, at)).await;
        self.acts = None;
        let answer = answer.map_err(|failed| self.naming(failed))?;
        if seats_change && self.refresh_names().await && !self.people.names.contains_key(&person) {
            // The identity was deleted while this was on its way.
            self.write(None, |room, at| room.judge(person, &Command::Leave, at)).await?;
            return Err(StoreError::NoSuchPerson(person).into());
        }
        Ok(answer)
    }

    /// What the rules refuse is told with the names of the people at the table.
    fn naming(&self, failed: Failed) -> Failed {
        let Failed::Denied(denied @ Denied::Rules(_)) = failed else { return failed };
        let names = Language::ALL.map(|language| self.room.chair_names(&self.people, language));
        Failed::Denied(denied.naming(move |language| names[language as usize].clone()))
    }

    /// Looks the names up again; whether they could be read.
    pub(super) async fn refresh_names(&mut self) -> bool {
        let people: Vec<PersonId> =
            self.room.now.seats.people().map(|(_, sitter)| sitter.person).collect();
        let names = self.hall.store().names(&people).await;
        let names = names.inspect_err(|error| tracing::error!(%error, "cannot read names"));
        let Ok(names) = names else { return false };
        if names != self.people.names {
            self.people.names = names;
            self.beside += 1;
        }
        true
    }
}
