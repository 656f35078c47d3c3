//! Answering what a table is asked.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, Version};
use sobremesa_table::Seat;
use sobremesa_words::Language;

use super::attendance::Stay;
use super::{Ask, Draw, Edition, Failed, Keeper, Part, Watching};
use crate::house::Tidings;
use crate::room::{Denied, Insight, Reader};

impl<G: Shows + Bots> Keeper<G> {
    pub(super) async fn answer(&mut self, ask: Ask) {
        self.note(&ask);
        self.look_round();
        self.tell();
        self.people.is_sealed = self.unsealed().is_err();
        if self.must_wait(&ask) {
            self.waiting.push(ask);
            return;
        }
        if ask.is_of_course() && self.room.now.settled().is_some() {
            let may = self.look(ask.person());
            return ask.fail(may.err().unwrap_or(Denied::OtherRules.into()));
        }
        // Whoever asked may have gone; then nobody needs the answer.
        let _ = match ask {
            Ask::Do { person, id, command, asked, reply } => {
                let done = self.perform(person, id, &command).await;
                if done.is_ok() {
                    self.asked.get_or_insert(asked);
                }
                reply.send(done).is_ok()
            }
            Ask::Show { person, since, language, reply } => {
                reply.send(self.show(person, since, language)).is_ok()
            }
            Ask::Follow { form, reply } => {
                reply.send(self.look(form.person).map(|()| self.event(form))).is_ok()
            }
            Ask::Draw(draw) => {
                self.look_back();
                self.recall().await;
                self.look_at_others().await;
                if matches!(draw.part, Part::Replay(..)) {
                    self.study = self.recall_study().await;
                }
                self.draw(draw)
            }
            Ask::Hint { person, language, reply } => {
                reply.send(self.hint(person, language)).is_ok()
            }
            Ask::Watch { person, tab, reply } => {
                let _stay = person.map(|person| Stay::new(person, tab, &self.departures.0));
                let issues = self.issues.subscribe();
                reply.send(self.look(person).map(|()| Watching { issues, _stay })).is_ok()
            }
            Ask::Attend { .. } => true,
            Ask::Hurry { person, reply } => {
                self.hurries = self.room.now.is_alone() && self.room.now.seats.of(person).is_some();
                if let Some(house) = self.hall.house().filter(|_| self.hurries) {
                    house.tell(Tidings::Hurry { table: self.room.now.id });
                }
                reply.send(Ok(())).is_ok()
            }
            Ask::History { person, reply } => {
                let history = self.look(person).and_then(|()| {
                    self.room.history(person).ok_or(Failed::Denied(Denied::NotBegun))
                });
                match history {
                    Ok(work) => {
                        tokio::task::spawn_blocking(move || reply.send(Ok(work())));
                        true
                    }
                    Err(failed) => reply.send(Err(failed)).is_ok(),
                }
            }
            Ask::Record { person, reply } => {
                let record = self.look(person).and_then(|()| self.unsealed()).and_then(|()| {
                    self.room.record(&self.people).ok_or(Failed::Denied(Denied::NotOver))
                });
                reply.send(record).is_ok()
            }
            Ask::SameDeal { person, reply } => reply.send(self.same_deal(person).await).is_ok(),
            Ask::Study { person, reply } => reply.send(self.study(person).await).is_ok(),
            Ask::Analyze { person, reply } => reply.send(self.analyze(person).await).is_ok(),
            Ask::Rematch { person, reply } => reply.send(self.rematch(person).await).is_ok(),
            Ask::Continue { person, beginning, reply } => {
                reply.send(self.continue_alone(person, beginning).await).is_ok()
            }
            Ask::Whom { person, seat, reply } => reply.send(self.whom(person, seat)).is_ok(),
            Ask::Renamed { .. } => self.refresh_names().await,
            Ask::News(version) => {
                self.hear(version).await;
                true
            }
            Ask::CatchUp { reply } => reply.send(self.catch_up().await).is_ok(),
            // Everybody who is asked something looks round first.
            Ask::Attended => true,
            Ask::Hurried => {
                self.hurries = self.room.now.is_alone();
                true
            }
        };
    }

    pub(super) fn look(&self, person: Option<PersonId>) -> Result<(), Failed> {
        let now = &self.room.now;
        if person.is_none_or(|person| now.seats.of(person).is_none()) {
            self.unsealed()?;
        }
        Ok(now.may_look(person)?)
    }

    /// Whether everything may be told: the cards of a day are not, before it is over.
    pub(super) fn unsealed(&self) -> Result<(), Failed> {
        match self.room.now.day() {
            Some(day) if !self.hall.days().is_over(day) => Err(Denied::Sealed.into()),
            _ => Ok(()),
        }
    }

    fn whom(&self, person: PersonId, seat: Seat) -> Result<PersonId, Failed> {
        self.look(Some(person))?;
        let occupant = self.room.now.seats.get(seat).ok_or(Denied::NoSuchSeat { seat })?;
        let sitter = occupant.sitter().ok_or(Denied::NotAPerson)?;
        Ok(sitter.person)
    }

    fn show(
        &self,
        person: Option<PersonId>,
        since: Option<Version>,
        language: Language,
    ) -> Result<(Edition, String), Failed> {
        self.look(person)?;
        let shown = self.room.seen(person, &self.people).to_json(since, language);
        Ok((self.edition(), shown))
    }

    /// What bots have found out for a page.
    pub(super) fn insight_for(&self, reader: &Reader) -> Insight<'_, G> {
        Insight { hint: self.advice_for(reader), hindsight: self.hindsight() }
    }

    /// Draws a page; whether somebody still waits for it.
    fn draw(&self, Draw { reader, part }: Draw) -> bool {
        let (room, people) = (&self.room, &self.people);
        let may = self.look(reader.person);
        match part {
            Part::Page(reply) => reply
                .send(may.map(|()| room.page(&reader, people, &self.insight_for(&reader))))
                .is_ok(),
            Part::Menu(reply) => reply.send(may.map(|()| room.menu(&reader, people))).is_ok(),
            Part::Story(reply) => reply.send(may.map(|()| room.story(&reader, people))).is_ok(),
            Part::Picture(reply) => {
                let picture = |()| {
                    let picture = room.picture(&reader, people);
                    picture.ok_or(Failed::Denied(Denied::NotOver))
                };
                reply.send(may.and_then(|()| self.unsealed()).and_then(picture)).is_ok()
            }
            Part::Replay(frame, reply) => {
                let replay = |()| {
                    let page = room.replay(&reader, people, &frame, &self.study);
                    page.ok_or(Failed::Denied(Denied::NotOver))
                };
                reply.send(may.and_then(|()| self.unsealed()).and_then(replay)).is_ok()
            }
            Part::Regions(reply) => reply.send(may.map(|()| self.regions(*reader))).is_ok(),
        }
    }
}
