//! What one viewer may see of a table, worked out once for programs and for pages.

use std::collections::HashMap;

use sobremesa_bots::Bots;
use sobremesa_page::{self as page, Shows, Stage, StandIn};
use sobremesa_store::{Millis, Past, PersonId, TableState, Ticks, Version};
use sobremesa_table::{Game, Owed, Seat, Viewer};

use super::{Occupant, Phrase, Play, Presence, Room};

/// The names of people who still have one.
pub(crate) type Names = HashMap<PersonId, String>;

/// Where people are just now, as far as it matters to the others.
pub(crate) type Presences = HashMap<PersonId, page::Presence>;

/// What is known of people beside the log.
#[derive(Default)]
pub(crate) struct Company {
    pub(crate) names: Names,
    pub(crate) presences: Presences,
    /// What games like the one that is over came to before it; none until they were looked up.
    pub(crate) pasts: Option<HashMap<PersonId, Past>>,
    /// The points of other tables with the same cards, once the game is over.
    pub(crate) others: Vec<i64>,
    /// Whether a day's cards are played that are not told before it is over.
    pub(crate) is_sealed: bool,
    /// The programs that can play here, by name.
    pub(crate) programs: Vec<String>,
    /// How many milliseconds dates are ahead of the house's clock.
    pub(crate) offset: i64,
}

impl Company {
    /// The date of a moment by the house's clock.
    pub(crate) fn date(&self, at: Ticks) -> Millis {
        Millis(at.0.saturating_add(self.offset))
    }
}

/// A table as one viewer may see it. What programs get and what pages show is drawn from this alone,
/// so that they never differ.
pub(crate) struct Seen<'a, G: Game> {
    pub(super) room: &'a Room<G>,
    pub(super) company: &'a Company,
    pub(super) viewer: Viewer,
    pub(super) stage: Stage,
    /// All seats, seat 0 first.
    pub(super) seats: Vec<SeenSeat<'a>>,
    pub(super) is_host: bool,
    /// Whether the viewer sits there and does not play.
    pub(super) is_away: bool,
    /// Who must decide; nobody unless the game runs.
    pub(super) owed: Owed,
    /// When the clock of whoever must decide runs out.
    pub(super) clock: Option<Millis>,
    /// The game, once it has begun, and what the viewer may know of it.
    pub(super) game: Option<(&'a Play<G>, G::View)>,
    /// What the viewer may do now; empty when others decide, and for somebody who is away.
    pub(super) legal: Vec<G::Action>,
    pub(super) proposals: &'a [(Seat, G::Action)],
    /// The last phrases of people who still sit here and are not muted.
    pub(super) phrases: Vec<SeenPhrase<'a>>,
    pub(super) can_undo: bool,
    pub(super) is_practice: bool,
    /// Whether the table speaks for the viewer by the game's standing order.
    pub(super) has_order: bool,
}

/// A seat as everyone sees it.
pub(super) struct SeenSeat<'a> {
    pub(super) seat: Seat,
    pub(super) occupant: &'a Occupant,
    /// The person's name; none for a person who was deleted.
    pub(super) name: Option<&'a str>,
    pub(super) is_ready: bool,
    pub(super) is_away: bool,
    pub(super) is_replaced: bool,
    pub(super) is_muted: bool,
    pub(super) wants_end: bool,
    /// Where the person is just now; none where it does not matter.
    pub(super) presence: Option<page::Presence>,
}

/// A phrase that was said.
pub(super) struct SeenPhrase<'a> {
    pub(super) version: Version,
    pub(super) seat: Seat,
    /// The name of whoever said it; none for a person who was deleted.
    pub(super) name: Option<&'a str>,
    pub(super) phrase: Phrase,
}

impl<G: Shows + Bots> Room<G> {
    /// The table as a person may see it; as a spectator does, if they do not sit there.
    pub(crate) fn seen<'a>(
        &'a self,
        person: Option<PersonId>,
        company: &'a Company,
    ) -> Seen<'a, G> {
        let now = &self.now;
        let seat = person.and_then(|person| now.seats.of(person));
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let sitter = seat.and_then(|seat| now.seats.sitter(seat));
        let is_away = sitter.is_some_and(|sitter| sitter.presence != Presence::Here);
        let play = now.play.as_ref();
        let followed = play.filter(|play| play.settled.is_none());
        let running = now.running().ok();
        let decides = person.and_then(|person| now.deciding(person));
        Seen {
            room: self,
            company,
            viewer,
            stage: self.stage(),
            seats: self.seen_seats(person, company),
            is_host: person == Some(now.host()),
            is_away,
            owed: running.map_or(Owed::Nobody, Play::owed),
            clock: now.clock_end().map(|(_, end)| company.date(end)),
            game: followed.map(|play| (play, view(play, viewer, company))),
            legal: decides.map_or_else(Vec::new, |(_, play)| play.legal_actions()),
            proposals: play.map_or(&[], |play| &play.proposals),
            phrases: self.seen_phrases(&company.names),
            can_undo: person.is_some_and(|person| self.can_undo(person)),
            is_practice: play.is_some_and(|play| play.is_practice),
            has_order: sitter.is_some_and(|sitter| sitter.has_order),
        }
    }

    /// How far the table is.
    fn stage(&self) -> Stage {
        match self.now.state() {
            TableState::Waiting => Stage::Waiting,
            TableState::Running => Stage::Running,
            TableState::Finished if self.now.is_given_up => Stage::GivenUp,
            TableState::Finished => Stage::Finished,
        }
    }

    fn seen_seats<'a>(
        &'a self,
        viewer: Option<PersonId>,
        company: &'a Company,
    ) -> Vec<SeenSeat<'a>> {
        let seen = |(seat, occupant): (Seat, &'a Occupant)| {
            let sitter = occupant.sitter();
            let presence = sitter.map_or(Presence::Here, |sitter| sitter.presence);
            SeenSeat {
                seat,
                occupant,
                name: sitter
                    .and_then(|sitter| company.names.get(&sitter.person))
                    .map(String::as_str),
                is_ready: sitter.is_some_and(|sitter| sitter.nonce.is_some()),
                is_away: matches!(presence, Presence::Away(_)),
                is_replaced: presence == Presence::Replaced,
                is_muted: sitter.is_some_and(|sitter| self.now.is_muted(sitter.person)),
                wants_end: sitter.is_some_and(|sitter| sitter.wants_end),
                presence: sitter.and_then(|sitter| {
                    match company.presences.get(&sitter.person)? {
                        page::Presence::Gone(StandIn::Offered)
                            if !self.now.may_replace(viewer, seat) =>
                        {
                            Some(page::Presence::Gone(StandIn::Later))
                        }
                        presence => Some(*presence),
                    }
                }),
            }
        };
        self.now.seats.iter().map(seen).collect()
    }

    fn seen_phrases<'a>(&'a self, names: &'a Names) -> Vec<SeenPhrase<'a>> {
        let heard = self.now.phrases.iter().filter(|said| !self.now.is_muted(said.person));
        let seen = heard.filter_map(|said| {
            let seat = self.now.seats.of(said.person)?;
            let name = names.get(&said.person).map(String::as_str);
            Some(SeenPhrase { version: said.version, seat, name, phrase: said.phrase })
        });
        seen.collect()
    }
}

/// What a viewer may know; while a day's cards are under seal, its end shows no more of them.
fn view<G: Game>(play: &Play<G>, viewer: Viewer, company: &Company) -> G::View {
    let mut view = play.course().view(viewer);
    if company.is_sealed {
        G::seal(&mut view);
    }
    view
}
