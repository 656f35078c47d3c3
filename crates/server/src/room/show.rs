//! A table as programs see it.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use sobremesa_bots::Bots;
use sobremesa_page::{Line, Presence, Shows, Stage};
use sobremesa_store::{PersonId, TableState, Version};
use sobremesa_table::{Actor, Course, Move, Owed, Record, Seat, Viewer};
use sobremesa_words::{Language, Words};

use super::entry::written_proposal;
use super::seen::{SeenPhrase, SeenSeat};
use super::shown::{
    Proposal, SeatKind, Shown, ShownOwed, ShownPhrase, ShownPresence, ShownSeat, ShownState,
};
use super::{Bot, Company, Occupant, Room, Seen};
use crate::clock;

impl<G: Shows + Bots> Seen<'_, G> {
    /// The table as JSON, with what happened after a version that the viewer has seen.
    pub(crate) fn to_json(&self, since: Option<Version>, language: Language) -> String {
        let now = &self.room.now;
        let words = Words::of(language);
        let shown = Shown {
            table: &now.id,
            version: now.version,
            decision: now.decision,
            game: G::NAME,
            title: now.title(language),
            options: now
                .play
                .as_ref()
                .map_or_else(|| raw(&now.created.options), |play| raw(play.rules())),
            settings: now.settings(),
            commitment: now.commitment().into(),
            state: match self.stage {
                Stage::Waiting => ShownState::Waiting,
                Stage::Running => ShownState::Running,
                Stage::Finished => ShownState::Finished,
                Stage::GivenUp => ShownState::GivenUp,
            },
            seats: self.seats.iter().map(|seat| shown_seat(seat, words)).collect(),
            you: self.viewer.seat(),
            host: self.is_host,
            owed: owed(self.owed),
            clock: self.clock,
            view: self.game.as_ref().map(|(_, view)| raw(view)),
            ending: now.settled().map(|(_, ending)| ending.into()),
            legal: self.written_legal(),
            proposals: self.proposals.iter().map(proposal::<G>).collect(),
            events: since.and_then(|since| self.events_since(since)),
            phrases: self.phrases.iter().map(|said| shown_phrase(said, words)).collect(),
            hinted: &now.hinted,
            can_undo: self.can_undo,
            practice: self.is_practice,
            rematch: now.rematch(),
        };
        serde_json::to_string(&shown).expect("what is shown is JSON")
    }

    /// What the viewer may do, as records write it.
    fn written_legal(&self) -> Vec<Box<RawValue>> {
        let by = match (self.owed, self.viewer.seat()) {
            (Owed::Seat(_), Some(seat)) => Actor::Seat(seat),
            _ => Actor::Team,
        };
        let written =
            |action: &G::Action| raw(&G::to_wire(&Move::Action { by, action: action.clone() }));
        self.legal.iter().map(written).collect()
    }

    fn events_since(&self, since: Version) -> Option<Vec<Box<RawValue>>> {
        let Some((play, _)) = &self.game else { return Some(Vec::new()) };
        let events = self.room.past.events_since(since, play.course().state(), self.viewer)?;
        Some(events.iter().map(raw).collect())
    }
}

impl<G: Shows + Bots> Room<G> {
    /// Everything that happened, move by move, as a viewer may know it, and what was taken back.
    pub(super) fn all_lines(&self, viewer: Viewer) -> Vec<Line<G>> {
        let play = self.now.play.as_ref().filter(|play| play.settled.is_none());
        let Some(play) = play else { return Vec::new() };
        let mut course = Course::<G>::new(play.rules());
        let mut lines: Vec<Line<G>> = self.past.asides_after(0).collect();
        for (index, made) in self.past.moves.iter().enumerate() {
            let step = course.make(made.clone()).expect("these moves were made before");
            lines.push(Line { version: 0, events: course.events(&step, viewer), aside: None });
            lines.extend(self.past.asides_after(index + 1));
        }
        lines
    }

    /// Works out everything that happened in the game, as a person may know it. A long game takes a while, so it
    /// should not happen where others wait.
    pub(crate) fn history(
        &self,
        person: Option<PersonId>,
    ) -> Option<impl FnOnce() -> String + Send + use<G>> {
        let rules = self.now.play.as_ref()?.rules().clone();
        let seat = person.and_then(|person| self.now.seats.of(person));
        let (viewer, moves) = (seat.map_or(Viewer::Spectator, Viewer::Seat), self.moves().to_vec());
        Some(move || {
            let mut course = Course::<G>::new(&rules);
            let events = moves.into_iter().flat_map(|made| {
                let step = course.make(made).expect("these moves were made before");
                course.events(&step, viewer)
            });
            let events: Vec<G::Event> = events.collect();
            serde_json::to_string(&events).expect("events are JSON")
        })
    }

    /// The moves of the game, as far as they stand.
    pub(crate) fn moves(&self) -> &[Move<G>] {
        &self.past.moves
    }

    /// The record of a finished game.
    pub(crate) fn record(&self, company: &Company) -> Option<String> {
        let now = &self.now;
        let play = now.play.as_ref().filter(|_| now.state() == TableState::Finished)?;
        let name = |seat: &SeenSeat<'_>| name(seat, Words::english()).unwrap_or_default();
        let record = Record::<G> {
            rules: play.rules().clone(),
            players: self.seen(None, company).seats.iter().map(name).collect(),
            // The shuffles of a game that began as another one follow from two seeds.
            seed: (!play.is_continued).then(|| *play.seed()),
            fair: (!play.is_continued).then(|| now.fair_deal()),
            practice: play.is_practice,
            started: Some(clock::written(play.started)),
            ended: play.ended.map(clock::written),
            moves: self.past.moves.clone(),
            outcome: match &play.settled {
                None => G::outcome(play.course().state()),
                Some(ending) => ending.result_of::<G>(),
            },
        };
        Some(record.to_json())
    }
}

/// A part of what is shown, written at once: a tree of values would be built only to be written.
fn raw(part: &impl Serialize) -> Box<RawValue> {
    to_raw_value(part).expect("what is shown is JSON")
}

fn proposal<G: Shows>((seat, action): &(Seat, G::Action)) -> Proposal {
    Proposal { seat: *seat, action: written_proposal::<G>(action) }
}

fn shown_phrase(said: &SeenPhrase<'_>, words: &Words) -> ShownPhrase {
    let SeenPhrase { version, seat, phrase, .. } = *said;
    ShownPhrase { version, seat, phrase, text: words.text(phrase.message()) }
}

fn shown_seat(seen: &SeenSeat<'_>, words: &Words) -> ShownSeat {
    ShownSeat {
        seat: seen.seat,
        kind: match seen.occupant {
            Occupant::Open => SeatKind::Open,
            Occupant::Closed => SeatKind::Closed,
            Occupant::Bot(_) | Occupant::Program(_) => SeatKind::Bot,
            Occupant::Person(_) => SeatKind::Person,
        },
        name: name(seen, words),
        ready: seen.is_ready,
        away: seen.is_away,
        replaced: seen.is_replaced,
        muted: seen.is_muted,
        wants_end: seen.wants_end,
        presence: seen.presence.map(|presence| match presence {
            Presence::Here | Presence::Back => ShownPresence::Here,
            Presence::Elsewhere => ShownPresence::Elsewhere,
            Presence::Gone(_) => ShownPresence::Gone,
        }),
    }
}

fn owed(owed: Owed) -> Option<ShownOwed> {
    match owed {
        Owed::Seat(seat) => Some(ShownOwed::Seat(seat)),
        Owed::Team => Some(ShownOwed::Team),
        Owed::Chance(_) | Owed::Nobody => None,
    }
}

/// The name that programs read; somebody who was deleted is anonymous.
fn name(seen: &SeenSeat<'_>, words: &Words) -> Option<String> {
    match seen.occupant {
        Occupant::Bot(Bot(bot)) | Occupant::Program(Bot(bot)) => Some(bot.to_string()),
        Occupant::Person(_) => Some(person_name(seen.name, words)),
        Occupant::Open | Occupant::Closed => None,
    }
}

/// A person's name for a reader; somebody who was deleted is anonymous.
pub(super) fn person_name(name: Option<&str>, words: &Words) -> String {
    name.map_or_else(|| words.text("person-anonymous"), |name| words.person(name))
}
