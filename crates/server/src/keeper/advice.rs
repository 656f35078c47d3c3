//! What a bot would do in a player's place: hints for those who ask, and tips.

use serde::Serialize;
use sobremesa_bots::{Bots, Opinion};
use sobremesa_page::Shows;
use sobremesa_store::PersonId;
use sobremesa_table::{Actor, Game, Move, Owed, Seat, Viewer};
use sobremesa_words::Language;
use utoipa::ToSchema;

use super::{Ask, Failed, Keeper};
use crate::room::{Denied, Reader, written};
use crate::thinking::hint;

/// What a bot would do on a seat.
pub(super) struct Advice<G: Game> {
    decision: u64,
    seat: Seat,
    /// What it thought of; none while it thinks.
    thought: Option<Option<Opinion<G::Action>>>,
}

/// What a bot would do in one's place.
#[derive(Serialize, ToSchema)]
#[schema(as = Hint)]
pub(crate) struct ShownHint {
    /// The table's `decision` that it is about.
    decision: u64,
    /// One of the table's `legal` actions.
    #[schema(value_type = Object)]
    action: serde_json::Value,
    /// How likely it wins then, from 0 to 1, if the bot has an opinion of that.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    chance: Option<f64>,
    /// Why it is a good action: a sentence or two in the reader's language, by what the player may know. Left out
    /// where there is nothing to say.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schema(required = false)]
    why: String,
}

impl<G: Shows + Bots> Keeper<G> {
    /// Thinks about a tip as soon as one is due.
    pub(super) fn think_of_tip(&mut self) {
        if let Some(seat) = self.room.tipped() {
            self.advise(seat);
        }
    }

    /// Has a bot think about what it would do on a seat, once for every decision.
    fn advise(&mut self, seat: Seat) {
        let decision = self.room.now.decision;
        self.advice.retain(|advice| advice.decision == decision);
        if self.advice.iter().all(|advice| advice.seat != seat) {
            self.advice.push(Advice { decision, seat, thought: None });
            hint(&self.hall, &self.room.now, seat, &self.thoughts.0);
        }
    }

    /// Keeps what a bot thought of about a decision, and answers those who have waited for it.
    pub(super) async fn advised(
        &mut self,
        decision: u64,
        seat: Seat,
        opinion: Option<Opinion<G::Action>>,
    ) {
        let is_it = |advice: &&mut Advice<G>| (advice.decision, advice.seat) == (decision, seat);
        if let Some(advice) = self.advice.iter_mut().find(is_it) {
            advice.thought = Some(opinion);
        }
        if self.room.tipped() == Some(seat) {
            self.beside += 1;
        }
        for ask in std::mem::take(&mut self.waiting) {
            self.answer(ask).await;
        }
    }

    /// Whether a question has to wait for what a bot thinks of.
    pub(super) fn must_wait(&mut self, ask: &Ask) -> bool {
        let person = match ask {
            Ask::Draw(draw) if draw.reader.wants_hint == Some(true) => draw.reader.person,
            Ask::Hint { person, .. } => Some(*person),
            _ => return false,
        };
        let Some(seat) = person.and_then(|person| self.room.now.hinted(person)) else {
            return false;
        };
        self.advise(seat);
        self.thought(seat).is_none()
    }

    /// What a bot thought of for the decision that is due; none while it thinks.
    fn thought(&self, seat: Seat) -> Option<&Option<Opinion<G::Action>>> {
        let decision = self.room.now.decision;
        let mut advice = self.advice.iter().filter(|advice| advice.decision == decision);
        advice.find(|advice| advice.seat == seat)?.thought.as_ref()
    }

    /// What a reader is told: the hint that was asked for, or a tip.
    pub(super) fn advice_for(&self, reader: &Reader) -> Option<&Opinion<G::Action>> {
        let person = reader.person?;
        let hinted = self.room.now.hinted(person).filter(|_| reader.wants_hint == Some(true));
        let own = self.room.now.seats.of(person).filter(|_| reader.wants_hint != Some(false));
        let seat = hinted.or_else(|| self.room.tipped().filter(|seat| Some(*seat) == own))?;
        self.thought(seat)?.as_ref()
    }

    /// The hint that a person asked for.
    pub(super) fn hint(&self, person: PersonId, language: Language) -> Result<ShownHint, Failed> {
        let seat = self.room.now.hinted(person).ok_or(Denied::NotHinted)?;
        let opinion = self.thought(seat).and_then(Option::as_ref).ok_or(Denied::NotHinted)?;
        let play = self.room.now.running()?;
        let by = match play.owed() {
            Owed::Seat(_) => Actor::Seat(seat),
            _ => Actor::Team,
        };
        let view = play.course().view(Viewer::Seat(seat));
        let names = self.room.chair_names(&self.people, language);
        let why = G::why(G::words(language), &names, &view, &opinion.action).join(" ");
        let made = Move::Action { by, action: opinion.action.clone() };
        let (decision, chance) = (self.room.now.decision, opinion.chance);
        Ok(ShownHint { decision, action: written::<G>(&made), chance, why })
    }
}
