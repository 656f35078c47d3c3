//! A table as it stands.

use std::collections::HashMap;

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::{PersonId, Summary, TableId, TableState, Ticks, Version};
use sobremesa_table::{
    Bound, Commitment, FairDeal, Game, Nonce, Options, Owed, Seat, canonical, completed,
};
use sobremesa_words::Language;

use super::{Created, Denied, Listing, Occupant, Phrase, Play, Presence, Seats, Settings, Sitter};
use crate::clock::Moment;
use crate::day::Day;
use crate::hash::{hash, hex};

/// A table as it stands.
#[derive(Clone)]
pub(crate) struct Now<G: Game> {
    pub(crate) id: TableId,
    /// How it was set up, with what the host has changed since.
    pub(super) created: Created,
    pub(crate) seats: Seats,
    pub(crate) play: Option<Play<G>>,
    pub(super) is_given_up: bool,
    pub(super) rematch: Option<TableId>,
    pub(crate) version: Version,
    /// Rises with everything that changes what may be done.
    pub(crate) decision: u64,
    /// When the decision that is due became due.
    pub(super) decided: Ticks,
    /// The decision for which someone who came back got the time once more.
    pub(super) renewed: Option<u64>,
    /// Who asked for a hint for it.
    pub(super) hinted: Vec<Seat>,
    /// When the last row was written.
    pub(super) changed: Ticks,
    pub(super) phrases: Vec<Said>,
    /// How many rows people have made that were no moves.
    pub(super) spent: HashMap<PersonId, u32>,
}

/// A phrase that a person said.
#[derive(Clone, Copy)]
pub(super) struct Said {
    pub(super) version: Version,
    pub(super) person: PersonId,
    pub(super) phrase: Phrase,
}

impl<G: Shows + Bots> Now<G> {
    /// A table after its first row.
    pub(super) fn new(id: TableId, created: Created, at: Moment) -> Self {
        Now {
            id,
            seats: Seats(created.seats.clone()),
            created,
            play: None,
            is_given_up: false,
            rematch: None,
            version: Version::NEW.next(),
            decision: 0,
            decided: at.ticks,
            renewed: None,
            hinted: Vec::new(),
            changed: at.ticks,
            phrases: Vec::new(),
            spent: HashMap::new(),
        }
    }

    /// The person who made the table, while they sit there and play; else the first person who does,
    /// so that a host who is gone holds nobody up.
    pub(crate) fn host(&self) -> PersonId {
        let creator = self.created.host;
        let mut present = self.seats.present().map(|(_, sitter)| sitter.person);
        let first = present.next().unwrap_or(creator);
        if present.any(|person| person == creator) { creator } else { first }
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.created.settings
    }

    /// The table of the rematch, if there was one.
    pub(crate) fn rematch(&self) -> Option<&TableId> {
        self.rematch.as_ref()
    }

    /// Whether a person may look at the table.
    pub(crate) fn may_look(&self, person: Option<PersonId>) -> Result<(), Denied> {
        let sits = person.is_some_and(|person| self.seats.of(person).is_some());
        let is_blocked = person.is_some_and(|person| self.created.blocked.contains(&person));
        let is_open = self.settings().spectators || self.play.is_none();
        match (sits, is_blocked) {
            (true, _) => Ok(()),
            (false, true) => Err(Denied::IsBlocked),
            (false, false) => is_open.then_some(()).ok_or(Denied::NoSpectators),
        }
    }

    /// Those who may see the table otherwise than everybody else does.
    pub(crate) fn involved(&self) -> Vec<PersonId> {
        let mut people = self.everyone();
        people.extend(&self.created.blocked);
        people
    }

    /// How far the table is.
    pub(crate) fn state(&self) -> TableState {
        match &self.play {
            None if self.is_given_up => TableState::Finished,
            None => TableState::Waiting,
            Some(play) if play.is_over() || self.is_given_up => TableState::Finished,
            Some(_) => TableState::Running,
        }
    }

    /// The game, while it runs.
    pub(crate) fn running(&self) -> Result<&Play<G>, Denied> {
        match &self.play {
            _ if self.state() == TableState::Finished => Err(Denied::IsOver),
            None => Err(Denied::NotBegun),
            Some(play) => Ok(play),
        }
    }

    /// The options with the number of players.
    fn rules(&self) -> Result<G::Rules, Denied> {
        rules::<G>(&self.created.options, self.seats.players())
    }

    /// The game with its options.
    pub(super) fn title(&self, language: Language) -> String {
        if let Some(play) = &self.play {
            return play.title(language).to_owned();
        }
        let title = |rules| G::title(G::words(language), &rules);
        self.rules().map_or_else(|_| G::NAME.to_owned(), title)
    }

    /// The table that the cards are for, if they are for one alone.
    pub(super) fn dealt_for(&self) -> Option<&str> {
        self.created.dealt_for.as_ref().map(TableId::as_str)
    }

    pub(super) fn commitment(&self) -> Commitment {
        let Created { secret, salt, .. } = &self.created;
        match self.dealt_for() {
            None => Commitment::new(secret, salt),
            Some(table) => Commitment::for_table(secret, salt, table),
        }
    }

    /// What the cards are for, if they are for one table.
    fn bound(&self) -> Option<Bound> {
        let table = self.dealt_for()?.to_owned();
        let rules = match &self.play {
            Some(play) => play.rules().clone(),
            None => self.rules().ok()?,
        };
        let rules = canonical(&serde_json::to_value(rules).expect("options are JSON"));
        Some(Bound { table, game: G::NAME.into(), rules })
    }

    /// What the shuffles follow from: the server's secret, and the nonces of the seats that play, empty
    /// for bots.
    pub(super) fn fair_deal(&self) -> FairDeal {
        let plays = |occupant: &&Occupant| **occupant != Occupant::Closed;
        let nonce = |occupant: &Occupant| -> Nonce {
            occupant.sitter().and_then(|sitter| sitter.nonce.clone()).unwrap_or_default()
        };
        let nonces = self
            .created
            .nonces
            .clone()
            .unwrap_or_else(|| self.seats.0.iter().filter(plays).map(nonce).collect());
        let Created { secret, salt, .. } = self.created;
        FairDeal { secret, salt, nonces, bound: self.bound() }
    }

    /// The game that begins now, before its deal.
    pub(super) fn dealt(&self, at: Moment) -> Result<Play<G>, Denied> {
        let play = Play::new(self.rules()?, self.fair_deal().seed(), at.date);
        Ok(Play { is_practice: self.has_known_cards() || self.has_program(), ..play })
    }

    /// The day whose deal is played here.
    pub(crate) fn day(&self) -> Option<Day> {
        self.created.day
    }

    /// Whether the cards can be looked up in the record of another game.
    pub(super) fn has_known_cards(&self) -> bool {
        self.created.nonces.is_some() && self.created.day.is_none()
    }

    /// Which cards are dealt here: the same text for the same ones.
    pub(crate) fn deal(&self) -> Option<String> {
        // The cards of a game that goes on from another one were dealt there.
        let play = self.play.as_ref().filter(|play| !play.is_continued)?;
        Some(hex(&hash(&format!(
            "sobremesa/deal/1\n{}\n{}",
            play.kind(),
            String::from(*play.seed())
        ))))
    }

    /// What the store keeps beside the log.
    pub(crate) fn summary(&self) -> Summary {
        let open = self.seats.0.iter().filter(|on| **on == Occupant::Open).count();
        let listing = Listing {
            title: self.title(Language::English),
            players: self.seats.players(),
            people: self.seats.people().count(),
            open,
            spectators: self.settings().spectators,
            awaits: self.awaited_person(),
            bots: self.bots().map(|(_, character)| character.code()).collect(),
            decide: self.deciders(),
            until: self.clock_end().map(|(_, end)| end),
        };
        Summary {
            game: G::NAME.to_owned(),
            state: self.state(),
            is_public: self.settings().public,
            due: self.due(),
            people: self.everyone(),
            card: serde_json::to_string(&listing).expect("a listing is JSON"),
        }
    }

    /// Which of the people must decide, counted among those who sit here.
    fn awaited_person(&self) -> Option<usize> {
        let owed = self.running().ok()?.owed();
        let owes = |(seat, sitter): (Seat, &Sitter)| {
            let is_owed = owed == Owed::Seat(seat) || owed == Owed::Team;
            is_owed && sitter.presence != Presence::Replaced
        };
        self.seats.people().position(owes)
    }

    /// All of the people who must decide, counted in the same way.
    fn deciders(&self) -> Vec<usize> {
        let decides = |(seat, sitter): &(Seat, &Sitter)| {
            sitter.presence != Presence::Replaced && self.owes(*seat)
        };
        let people = self.seats.people().enumerate();
        people.filter(|(_, sits)| decides(sits)).map(|(index, _)| index).collect()
    }

    /// The people who sit here, and the one who made the table, who may only look on.
    fn everyone(&self) -> Vec<PersonId> {
        let mut people: Vec<PersonId> =
            self.seats.people().map(|(_, sitter)| sitter.person).collect();
        if !people.contains(&self.created.host) {
            people.push(self.created.host);
        }
        people
    }
}

/// Options as records write them, or less, with the number of players; judged.
pub(super) fn rules<G: Shows>(
    options: &serde_json::Value,
    players: usize,
) -> Result<G::Rules, Denied> {
    let bad = |reason: String| Denied::BadOptions { reason };
    let Some(chosen) = options.as_object() else {
        return Err(bad("they are not a JSON object".into()));
    };
    let options = completed::<G::Rules>(chosen.clone(), players);
    let wire = serde_json::from_value(options.into()).map_err(|error| bad(error.to_string()))?;
    G::Rules::from_wire(wire).map_err(Denied::refused::<G>)
}

/// The game with its options, from the kind of its results.
pub(crate) fn titled<G: Shows>(kind: &str, language: Language) -> Option<String> {
    let (_, options) = kind.split_once(' ')?;
    let rules = G::Rules::from_wire(serde_json::from_str(options).ok()?).ok()?;
    Some(G::title(G::words(language), &rules))
}
