//! What a viewer receives of a table.

use std::collections::HashMap;

use serde_json::{Value, json};
use sobremesa_store::{PersonId, Summary, TableState, Version};
use sobremesa_table::{Owed, Record, Seat, Viewer};
use sobremesa_words::Words;

use crate::clock;

use super::shown::{
    Card, Proposal, SeatKind, Shown, ShownOwed, ShownPhrase, ShownSeat, ShownState,
};
use super::{Bot, Hosted, Occupant, Presence, Room, RoomPhrase, written};

/// The names of people who still have one.
pub(crate) type Names = HashMap<PersonId, String>;

impl<G: Hosted> Room<G> {
    /// The viewer that a person is.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.seats.of(person));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// The table as a person sees it, with what happened after a version that he or she has seen.
    pub(crate) fn show(
        &self,
        person: Option<PersonId>,
        since: Option<Version>,
        names: &Names,
        words: &Words,
    ) -> String {
        let viewer = self.viewer(person);
        let play = self.play.as_ref();
        let seat = viewer.seat();
        let events = since.map(|since| match play {
            Some(play) => play.events_since(since, viewer),
            None => Some(Vec::new()),
        });
        let shown = Shown {
            table: &self.id,
            version: self.version,
            decision: self.decision,
            game: G::NAME,
            title: self.title(words),
            options: self.shown_options(),
            settings: self.settings(),
            commitment: self.commitment().into(),
            state: self.shown_state(),
            seats: self
                .seats
                .iter()
                .map(|(seat, on)| self.shown_seat(seat, on, names, words))
                .collect(),
            you: seat,
            host: person == Some(self.host()),
            owed: self.running().ok().and_then(|play| owed(play.owed())),
            clock: self.clock_end().map(|(_, end)| end),
            view: play.map(|play| json!(play.course().view(viewer))),
            legal: match (seat, self.running()) {
                (Some(seat), Ok(play)) if self.bot_on(seat).is_none() => play.legal(seat),
                _ => Vec::new(),
            },
            proposals: self.shown_proposals(),
            events: events.flatten(),
            phrases: self.shown_phrases(words),
            can_undo: person.is_some_and(|person| self.judge_undo(person).is_ok()),
            practice: play.is_some_and(|play| play.is_practice),
            rematch: self.rematch.as_ref(),
        };
        serde_json::to_string(&shown).expect("what is shown is JSON")
    }

    /// The game with its options.
    pub(super) fn title(&self, words: &Words) -> String {
        let players = self.seats.players();
        let rules = match &self.play {
            Some(play) => Some(play.rules().clone()),
            None => self.rules(players).ok(),
        };
        rules.map_or_else(|| G::NAME.to_owned(), |rules| G::title(words, &rules))
    }

    fn shown_options(&self) -> Value {
        match &self.play {
            Some(play) => json!(play.rules()),
            None => self.created.options.clone(),
        }
    }

    fn shown_state(&self) -> ShownState {
        match self.state() {
            TableState::Waiting => ShownState::Waiting,
            TableState::Running => ShownState::Running,
            TableState::Finished if self.is_given_up => ShownState::GivenUp,
            TableState::Finished => ShownState::Finished,
        }
    }

    fn shown_proposals(&self) -> Vec<Proposal> {
        let Some(play) = &self.play else { return Vec::new() };
        let by = sobremesa_table::Actor::Team;
        let proposal = |(seat, action): &(Seat, G::Action)| {
            let made = sobremesa_table::Move::Action { by, action: action.clone() };
            Proposal { seat: *seat, action: written::<G>(&made) }
        };
        play.proposals.iter().map(proposal).collect()
    }

    /// The last phrases of people who still sit here and are not muted.
    fn shown_phrases(&self, words: &Words) -> Vec<ShownPhrase> {
        let shown = self.phrases.iter().filter_map(|&RoomPhrase { version, person, phrase }| {
            let seat = self.seats.of(person).filter(|_| !self.is_muted(person))?;
            let text = words.text(phrase.message());
            Some(ShownPhrase { version, seat, phrase, text })
        });
        shown.collect()
    }

    fn shown_seat(
        &self,
        seat: Seat,
        occupant: &Occupant,
        names: &Names,
        words: &Words,
    ) -> ShownSeat {
        let sitter = occupant.sitter();
        let presence = sitter.map_or(Presence::Here, |sitter| sitter.presence);
        ShownSeat {
            seat,
            kind: match occupant {
                Occupant::Open => SeatKind::Open,
                Occupant::Closed => SeatKind::Closed,
                Occupant::Bot(_) => SeatKind::Bot,
                Occupant::Person(_) => SeatKind::Person,
            },
            name: name(occupant, names, words),
            ready: sitter.is_some_and(|sitter| sitter.nonce.is_some()),
            away: matches!(presence, Presence::Away(_)),
            replaced: presence == Presence::Replaced,
            muted: sitter.is_some_and(|sitter| self.is_muted(sitter.person)),
            wants_end: sitter.is_some_and(|sitter| sitter.wants_end),
        }
    }

    /// What the store keeps beside the log.
    pub(crate) fn summary(&self) -> Summary {
        let open = self.seats.0.iter().filter(|on| **on == Occupant::Open).count();
        let card = Card {
            title: self.title(Words::english()),
            players: self.seats.players(),
            people: self.seats.people().count(),
            open,
            spectators: self.settings().spectators,
            awaits: self.awaited_person(),
        };
        Summary {
            game: G::NAME.to_owned(),
            state: self.state(),
            is_public: self.settings().public,
            due: self.due(),
            people: self.everyone(),
            card: serde_json::to_string(&card).expect("a card is JSON"),
        }
    }

    /// Which of the people must decide, counted among those who sit here.
    fn awaited_person(&self) -> Option<usize> {
        let owed = self.running().ok()?.owed();
        let owes = |(seat, _): (Seat, _)| owed == Owed::Seat(seat) || owed == Owed::Team;
        self.seats.people().position(owes)
    }

    /// Who sits here, and who made the table, who may look on only.
    fn everyone(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> =
            self.seats.people().map(|(_, sitter)| sitter.person).collect();
        if !people.contains(&self.created.host) {
            people.push(self.created.host);
        }
        people
    }

    /// Everything that happened in the game, as a person may know it.
    pub(crate) fn history(&self, person: Option<PersonId>) -> Option<String> {
        let events = self.play.as_ref()?.all_events(self.viewer(person));
        Some(serde_json::to_string(&events).expect("events are JSON"))
    }

    /// The record of a finished game.
    pub(crate) fn record(&self, names: &Names) -> Option<String> {
        let play = self.play.as_ref().filter(|_| self.state() == TableState::Finished)?;
        let name = |(_, occupant): (Seat, &Occupant)| {
            name(occupant, names, Words::english()).unwrap_or_default()
        };
        let record = Record::<G> {
            rules: play.rules().clone(),
            players: self.seats.iter().map(name).collect(),
            seed: Some(*play.seed()),
            fair: Some(self.fair_deal(self.nonces())),
            practice: play.is_practice,
            started: Some(clock::written(play.started)),
            ended: play.ended.map(clock::written),
            moves: play.moves().to_vec(),
            outcome: G::outcome(play.course().state()),
        };
        Some(record.to_json())
    }
}

fn owed(owed: Owed) -> Option<ShownOwed> {
    match owed {
        Owed::Seat(seat) => Some(ShownOwed::Seat(seat)),
        Owed::Team => Some(ShownOwed::Team),
        Owed::Chance(_) | Owed::Nobody => None,
    }
}

/// The name that people read; who is deleted is anonymous.
fn name(occupant: &Occupant, names: &Names, words: &Words) -> Option<String> {
    match occupant {
        Occupant::Bot(Bot(bot)) => Some(bot.to_string()),
        Occupant::Person(sitter) => {
            let anonymous = || words.text("person-anonymous");
            Some(names.get(&sitter.person).cloned().unwrap_or_else(anonymous))
        }
        Occupant::Open | Occupant::Closed => None,
    }
}
