//! A table as a page for one viewer.

use sobremesa_page::menu::{self, Menu};
use sobremesa_page::waiting::{self, Waiting};
use sobremesa_page::{Chair, ChairKind, House, Line, Region, Scene, Stage, Table, layout};
use sobremesa_store::{PersonId, TableState};
use sobremesa_table::{Owed, Viewer};
use sobremesa_words::{Words, arg};

use super::{Bot, Hosted, Names, Occupant, Presence, Room, RoomPhrase};
use crate::thinking::Hint;

/// So many of the last rows are told beside a game.
const LINES: usize = 12;

/// A phrase is shown until so many rows came after it.
const SAID_LATELY: u64 = 12;

/// What a page is made for.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) person: Option<PersonId>,
    pub(crate) house: House,
    /// What is picked, as the game writes it.
    pub(crate) pick: String,
    /// What a bot would do.
    pub(crate) hint: Option<Hint>,
    /// The link to the table, and the link as a picture.
    pub(crate) link: String,
    pub(crate) qr: Option<String>,
}

/// The parts of a page that may change.
pub(crate) struct Regions {
    /// Whether they are those of a game; else those of a table that waits.
    pub(crate) has_begun: bool,
    /// Whether the game is over. Its page still changes without a row: it is looked at again.
    pub(crate) is_over: bool,
    pub(crate) regions: Vec<Region>,
}

/// What of a table is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// The page.
    Page,
    /// The menu.
    Menu,
}

impl<G: Hosted> Room<G> {
    /// A whole page.
    pub(crate) fn page(
        &self,
        part: Part,
        reader: &Reader,
        names: &Names,
        hindsight: Option<&G::Hindsight>,
    ) -> String {
        let table = self.table(reader, names);
        let page = match part {
            Part::Menu => self.menu(reader, &table),
            Part::Page if self.play.is_none() => {
                let (title, commitment) = self.placards(reader);
                waiting::page(&waiting(reader, &table, G::NAME, &title, &commitment))
            }
            Part::Page => self.with_scene(reader, &table, hindsight, layout::table),
        };
        page.into_string()
    }

    /// The parts of the page that may change.
    pub(crate) fn regions(
        &self,
        reader: &Reader,
        names: &Names,
        hindsight: Option<&G::Hindsight>,
    ) -> Regions {
        let table = self.table(reader, names);
        let has_begun = self.play.is_some();
        let regions = if has_begun {
            self.with_scene(reader, &table, hindsight, layout::regions)
        } else {
            let (title, commitment) = self.placards(reader);
            waiting::regions(&waiting(reader, &table, G::NAME, &title, &commitment))
        };
        let is_over = self.state() == TableState::Finished;
        Regions { has_begun, is_over, regions }
    }

    /// The table's title and what it has committed itself to, in words.
    fn placards(&self, reader: &Reader) -> (String, String) {
        (self.title(reader.house.words()), self.commitment().into())
    }

    fn with_scene<T>(
        &self,
        reader: &Reader,
        table: &Table,
        hindsight: Option<&G::Hindsight>,
        draw: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let play = self.play.as_ref().expect("a scene is of a game that has begun");
        let viewer = self.viewer(reader.person);
        let view = play.course().view(viewer);
        let mut legal = Vec::new();
        if self.running().is_ok() && table.is_my_turn() && !table.is_away {
            G::legal_actions(play.course().state(), &mut legal);
        }
        // The table may have gone on while a bot thought about it.
        let hint = reader.hint.as_ref().and_then(|hint| hint.action.parse::<G::Action>().ok());
        let hint = hint.filter(|hint| legal.contains(hint));
        draw(&Scene {
            house: &reader.house,
            table,
            view: &view,
            legal: &legal,
            proposals: &play.proposals,
            lines: &play.lines(viewer, LINES),
            pick: &reader.pick,
            hint: hint.as_ref(),
            chance: reader.hint.as_ref().and_then(|hint| hint.chance).map(percent),
            hindsight,
        })
    }

    fn menu(&self, reader: &Reader, table: &Table) -> sobremesa_page::Markup {
        let words = reader.house.words();
        let is_heard = table.me.is_some() && (G::HAS_PHRASES || self.running().is_err());
        let phrases = super::Phrase::ALL.into_iter().filter(|_| is_heard);
        let phrases: Vec<(&str, String)> =
            phrases.map(|phrase| (phrase.name(), words.text(phrase.message()))).collect();
        menu::page(&Menu {
            house: &reader.house,
            table,
            game: G::NAME.parse().expect("a game that is played here"),
            title: &self.title(words),
            phrases: &phrases,
            link: &reader.link,
            qr: reader.qr.as_deref(),
            log: &self.log(reader, table),
        })
    }

    /// Everything that happened, in words, the last first.
    fn log(&self, reader: &Reader, table: &Table) -> Vec<String> {
        let Some(play) = &self.play else { return Vec::new() };
        let (words, names) = (reader.house.words(), table.names());
        let events = play.all_events(self.viewer(reader.person));
        events.iter().rev().filter_map(|event| G::line(words, &names, event)).collect()
    }

    /// The table, whatever is played there.
    fn table(&self, reader: &Reader, names: &Names) -> Table {
        let words = reader.house.words();
        let me = reader.person.and_then(|person| self.seats.of(person));
        let sitter = me.and_then(|me| self.seats.sitter(me));
        let is_running = self.state() == TableState::Running;
        let owed = self.play.as_ref().filter(|_| is_running).map(super::Play::owed);
        Table {
            id: self.id.to_string(),
            version: self.version.0,
            decision: self.decision,
            stage: match self.state() {
                TableState::Waiting => Stage::Waiting,
                TableState::Running => Stage::Running,
                TableState::Finished if self.is_given_up => Stage::GivenUp,
                TableState::Finished => Stage::Finished,
            },
            chairs: self.chairs(words, names),
            me,
            is_host: reader.person == Some(self.host()),
            is_away: sitter.is_some_and(|sitter| sitter.presence != Presence::Here),
            owed: owed.unwrap_or(Owed::Nobody),
            clock: self.clock_end().map(|(_, end)| end.0),
            can_undo: reader.person.is_some_and(|person| self.judge_undo(person).is_ok()),
            is_practice: self.play.as_ref().is_some_and(|play| play.is_practice),
            tells_counts: sitter.is_some_and(|sitter| sitter.tells_counts),
            said: self.said(words, names),
            rematch: self.rematch.as_ref().map(ToString::to_string),
        }
    }

    /// The phrases that were said lately.
    fn said(&self, words: &Words, names: &Names) -> Vec<(String, String)> {
        let lately = |phrase: &&RoomPhrase| phrase.version.0 + SAID_LATELY > self.version.0;
        let heard = self.phrases.iter().filter(lately).filter(|said| !self.is_muted(said.person));
        let told = heard.filter_map(|said| {
            Some((names.get(&said.person)?.clone(), words.text(said.phrase.message())))
        });
        told.collect()
    }

    /// Who sits where. Bots are called by their strength and a number.
    fn chairs(&self, words: &Words, names: &Names) -> Vec<Chair> {
        let mut bots = 0;
        let chair = |(_, occupant): (_, &Occupant)| match occupant {
            Occupant::Open => Chair { name: String::new(), kind: ChairKind::Open },
            Occupant::Closed => Chair { name: String::new(), kind: ChairKind::Closed },
            Occupant::Bot(Bot(bot)) => {
                bots += 1;
                let values = [arg("kind", bot.level.to_string()), arg("number", bots)];
                Chair { name: words.message("bot-name", values), kind: ChairKind::Bot }
            }
            Occupant::Person(sitter) => {
                let anonymous = || words.text("person-anonymous");
                let name = names.get(&sitter.person).cloned().unwrap_or_else(anonymous);
                let kind = ChairKind::Person {
                    is_ready: sitter.nonce.is_some(),
                    is_away: matches!(sitter.presence, Presence::Away(_)),
                    is_replaced: sitter.presence == Presence::Replaced,
                    wants_end: sitter.wants_end,
                    is_muted: self.is_muted(sitter.person),
                };
                Chair { name, kind }
            }
        };
        self.seats.iter().map(chair).collect()
    }

    /// What a bot needs to give a hint: the view, and what may be done.
    pub(crate) fn question(&self, person: PersonId) -> Option<(G::View, Vec<G::Action>)> {
        let play = self.running().ok()?;
        let seat = self.seats.of(person)?;
        let mut legal = Vec::new();
        G::legal_actions(play.course().state(), &mut legal);
        let owes = play.owed() == Owed::Seat(seat) || play.owed() == Owed::Team;
        owes.then(|| (play.course().view(Viewer::Seat(seat)), legal))
    }
}

/// A chance in percent. It is an estimate, so nothing is certain.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}

fn waiting<'a>(
    reader: &'a Reader,
    table: &'a Table,
    game: &str,
    title: &'a str,
    commitment: &'a str,
) -> Waiting<'a> {
    Waiting {
        house: &reader.house,
        table,
        game: game.parse().expect("a game that is played here"),
        title,
        commitment,
        link: &reader.link,
        qr: reader.qr.as_deref(),
    }
}

impl<G: Hosted> super::Play<G> {
    /// What happened in the last rows, as a viewer may know it.
    pub(crate) fn lines(&self, viewer: Viewer, count: usize) -> Vec<Line<G>> {
        let mut lines: Vec<Line<G>> = self
            .recent_events(viewer)
            .into_iter()
            .map(|(version, events)| Line { version: version.0, events })
            .collect();
        lines.drain(..lines.len().saturating_sub(count));
        lines
    }
}
