//! A table as a page for one viewer.

use std::hash::{DefaultHasher, Hash, Hasher};

use sobremesa_bots::{Bots, Opinion};
use sobremesa_page::ending::Past;
use sobremesa_page::menu::{self, Menu};
use sobremesa_page::settled::{self, Settled};
use sobremesa_page::story::{self, Story};
use sobremesa_page::waiting::{self, Waiting};
use sobremesa_page::{
    Chair, ChairKind, Character, Cover, Deck, Hindsight, House, Markup, Region, Said, Scene, Shows,
    Stage, Table, layout,
};
use sobremesa_store::PersonId;
use sobremesa_table::Game;
use sobremesa_words::{Language, People, Words};

use super::seen::SeenSeat;
use super::show::person_name;
use super::{Bot, Company, Occupant, Phrase, Place, Room, Seen};
use crate::qr;

/// This many of the last rows are told beside a game.
pub(super) const LINES: usize = 30;

/// A phrase is shown until this many rows came after it.
const SAID_LATELY: u64 = 12;

/// The reader that a page is made for.
#[derive(Clone, Debug)]
pub(crate) struct Reader {
    pub(crate) person: Option<PersonId>,
    pub(crate) house: House,
    /// What is picked, as the game writes it.
    pub(crate) pick: String,
    /// Whether a bot's advice is wanted; none if nothing was said of it, so that there may be a tip.
    pub(crate) wants_hint: Option<bool>,
    /// The link to the table.
    pub(crate) link: String,
}

impl Reader {
    /// Whether another reader's page is the same if they may see the same: everybody has the same styles and script.
    pub(crate) fn reads_like(&self, other: &Reader) -> bool {
        let (house, others) = (&self.house, &other.house);
        (house.language, house.looks) == (others.language, others.looks)
            && (&house.name, &house.path) == (&others.name, &others.path)
            && (&self.pick, &self.link) == (&other.pick, &other.link)
            && self.wants_hint == other.wants_hint
    }
}

/// What bots have found out for a page.
pub(crate) struct Insight<'a, G: Game> {
    /// What one of them would do.
    pub(crate) hint: Option<&'a Opinion<G::Action>>,
    /// What is seen of a game that is over.
    pub(crate) hindsight: Option<&'a Hindsight<G>>,
}

/// The parts of a page that may change.
pub(crate) struct Regions {
    /// Whether they are those of a game; else those of a table that waits.
    pub(crate) has_begun: bool,
    /// Whether the game is over. Its page still changes without a row: it is looked at again.
    pub(crate) is_over: bool,
    pub(crate) regions: Vec<Drawn>,
}

/// A part of a page as it is sent.
pub(crate) struct Drawn {
    /// The id of its element.
    pub(crate) id: &'static str,
    pub(crate) html: String,
    /// By which a stream knows whether its page shows this already.
    pub(crate) hash: u64,
}

impl From<Region> for Drawn {
    fn from(region: Region) -> Drawn {
        let html = region.html.into_string();
        let mut hasher = DefaultHasher::new();
        html.hash(&mut hasher);
        Drawn { id: region.id, html, hash: hasher.finish() }
    }
}

impl<G: Shows + Bots> Room<G> {
    /// A whole page.
    pub(crate) fn page(
        &self,
        reader: &Reader,
        company: &Company,
        insight: &Insight<'_, G>,
    ) -> String {
        let seen = self.seen(reader.person, company);
        let page = seen.with_scene(reader, insight, layout::table);
        let page = page.or_else(|| seen.with_settled(reader, settled::page));
        page.unwrap_or_else(|| seen.with_waiting(reader, waiting::page)).into_string()
    }

    /// The parts of the page that may change.
    pub(crate) fn regions(
        &self,
        reader: &Reader,
        company: &Company,
        insight: &Insight<'_, G>,
    ) -> Regions {
        let seen = self.seen(reader.person, company);
        let game = seen.with_scene(reader, insight, layout::regions);
        let game = game.or_else(|| seen.with_settled(reader, settled::regions));
        let has_begun = game.is_some();
        let regions = game.unwrap_or_else(|| seen.with_waiting(reader, waiting::regions));
        Regions {
            has_begun,
            is_over: matches!(seen.stage, Stage::Finished | Stage::GivenUp),
            regions: regions.into_iter().map(Drawn::from).collect(),
        }
    }

    /// What readers of a language call those who sit here.
    pub(crate) fn chair_names(&self, company: &Company, language: Language) -> Vec<String> {
        let chairs = self.seen(None, company).chairs(G::words(language));
        chairs.into_iter().map(|chair| chair.name).collect()
    }

    /// The menu.
    pub(crate) fn menu(&self, reader: &Reader, company: &Company) -> String {
        self.seen(reader.person, company).menu(reader).into_string()
    }

    /// The game, told from its first move.
    pub(crate) fn story(&self, reader: &Reader, company: &Company) -> String {
        self.seen(reader.person, company).story(reader).into_string()
    }
}

impl<G: Shows + Bots> Seen<'_, G> {
    /// Draws a table before its game.
    fn with_waiting<T>(&self, reader: &Reader, draw: impl FnOnce(&Waiting<'_>) -> T) -> T {
        let now = &self.room.now;
        let commitment: String = now.commitment().into();
        let mut title = now.title(reader.house.language);
        if now.settings().hints {
            title = format!("{title} · {}", reader.house.words().text("waiting-hints"));
        }
        draw(&Waiting {
            house: &reader.house,
            table: &self.table(G::words(reader.house.language)),
            game: &Cover::of::<G>(),
            title: &title,
            commitment: &commitment,
            link: &reader.link,
            programs: &self.company.programs,
            qr: qr::picture_for_others(&reader.link).as_deref(),
        })
    }

    /// Draws a game; nothing before it has begun.
    pub(super) fn with_scene<T>(
        &self,
        reader: &Reader,
        insight: &Insight<'_, G>,
        draw: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> Option<T> {
        let (play, view) = self.game.as_ref()?;
        // The viewer may have gone while a bot thought about it.
        let hint = insight.hint.filter(|hint| self.legal.contains(&hint.action));
        Some(draw(&Scene {
            house: &reader.house,
            table: &self.table(G::words(reader.house.language)),
            view,
            legal: &self.legal,
            proposals: self.proposals,
            lines: &self.room.past.last_lines(LINES, play.course().state(), self.viewer),
            pick: &reader.pick,
            hint: hint.map(|hint| &hint.action),
            chance: hint.and_then(|hint| hint.chance).map(percent),
            link: &reader.link,
            hindsight: insight.hindsight,
        }))
    }

    /// Draws a game that is settled.
    fn with_settled<T>(&self, reader: &Reader, draw: impl FnOnce(&Settled<'_>) -> T) -> Option<T> {
        let (play, ending) = self.room.now.settled()?;
        let place = |place: Place| settled::Place { has_won: place.wins > 0, points: place.points };
        Some(draw(&Settled {
            house: &reader.house,
            table: &self.table(G::words(reader.house.language)),
            game: &Cover::of::<G>(),
            title: play.title(reader.house.language),
            places: ending.places.iter().map(|known| known.map(place)).collect(),
        }))
    }

    fn menu(&self, reader: &Reader) -> Markup {
        let words = G::words(reader.house.language);
        let table = self.table(words);
        let has_company = self.room.now.seats.people().count() > 1;
        let is_heard = table.me.is_some() && has_company && self.room.now.has_phrases();
        let phrases = Phrase::ALL.into_iter().filter(|_| is_heard);
        let phrases: Vec<(&str, String)> =
            phrases.map(|phrase| (phrase.name(), words.text(phrase.message()))).collect();
        let mut log = self.lines(words, &table);
        log.reverse();
        menu::page(&Menu {
            house: &reader.house,
            table: &table,
            game: &Cover::of::<G>(),
            title: &self.room.now.title(reader.house.language),
            pace: self.room.now.settings().pace.name(),
            phrases: &phrases,
            link: &reader.link,
            qr: qr::picture_for_others(&reader.link).as_deref(),
            log: &log,
        })
    }

    fn story(&self, reader: &Reader) -> Markup {
        let words = G::words(reader.house.language);
        let table = self.table(words);
        story::page(&Story {
            house: &reader.house,
            table: &table,
            game: &Cover::of::<G>(),
            title: &self.room.now.title(reader.house.language),
            lines: &self.lines(words, &table),
            deck: self.deck().as_ref(),
            dealt_for: self.room.now.dealt_for(),
        })
    }

    /// The deck, if the cards follow from a seed that the record has.
    fn deck(&self) -> Option<Deck> {
        let play = self.room.now.play.as_ref().filter(|play| !play.is_continued)?;
        G::deck(play.rules())
    }

    /// Everything that happened, in words.
    fn lines(&self, words: &Words, table: &Table) -> Vec<String> {
        let (names, lines) = (table.names(), self.room.all_lines(self.viewer));
        let people = People { names: &names, you: table.me };
        let told = lines.iter().flat_map(|line| {
            let events = line.events.iter().filter_map(|event| G::line(words, people, event));
            events.chain(line.aside.map(|aside| aside.tell(words, people)))
        });
        told.collect()
    }

    /// The table, whatever is played there.
    pub(super) fn table(&self, words: &Words) -> Table {
        let now = &self.room.now;
        Table {
            id: now.id.to_string(),
            version: now.version.0,
            decision: now.decision,
            stage: self.stage,
            chairs: self.chairs(words),
            me: self.viewer.seat(),
            is_host: self.is_host,
            is_away: self.is_away,
            owed: self.owed,
            clock: self.clock.map(|end| end.0),
            can_undo: self.can_undo,
            is_practice: self.is_practice,
            has_hints: now.has_hints(),
            has_tips: now.has_tips() && self.viewer.seat().is_some(),
            has_order: self.has_order,
            said: self.said(words),
            rematch: now.rematch().map(ToString::to_string),
            past: self.past(),
            day: now.day().map(|day| day.to_string()),
            is_sealed: self.company.is_sealed,
            others: self.company.others.clone(),
            reel: None,
            lesson: None,
        }
    }

    /// What the viewer's games like this one came to, once it is over and if it counts.
    fn past(&self) -> Option<Past> {
        let play = self.room.now.play.as_ref().filter(|play| !play.is_practice)?;
        let (standing, seat) = (play.standing()?, self.viewer.seat()?);
        let person = self.room.now.seats.get(seat)?.sitter()?.person;
        let before = self.company.pasts.as_ref()?.get(&person);
        Some(Past {
            games: before.map_or(0, |before| before.games),
            won: before.map_or(0, |before| before.won),
            best: before.map(|before| before.best),
            points: standing.scores[seat.index()],
            has_won: standing.wins[seat.index()] > 0,
        })
    }

    /// The phrases that were said lately.
    fn said(&self, words: &Words) -> Vec<Said> {
        let now = self.room.now.version.0;
        let lately = self.phrases.iter().filter(|said| said.version.0 + SAID_LATELY > now);
        let told = lately.filter(|said| said.name.is_some()).map(|said| Said {
            version: said.version.0,
            seat: said.seat,
            text: words.text(said.phrase.message()),
        });
        told.collect()
    }

    /// Who sits where. Bots are called by their characters; two of the same one have different names.
    fn chairs(&self, words: &Words) -> Vec<Chair> {
        let mut bots: Vec<Character> = Vec::new();
        let mut programs: Vec<String> = Vec::new();
        let chair = |seen: &SeenSeat<'_>| match seen.occupant {
            Occupant::Open => Chair { name: String::new(), kind: ChairKind::Open },
            Occupant::Closed => Chair { name: String::new(), kind: ChairKind::Closed },
            Occupant::Bot(Bot(bot)) => {
                let kind = G::bot(bot).expect("it was there when it sat down");
                let character = Character::of(kind, bot.budget);
                let before = bots.iter().filter(|other| **other == character).count();
                bots.push(character);
                Chair { name: character.name(words, before), kind: ChairKind::Bot(character) }
            }
            Occupant::Program(Bot(bot)) => {
                let name = bot.to_string();
                let before = programs.iter().filter(|other| **other == name).count();
                programs.push(name.clone());
                let number = if before > 0 { format!(" {}", before + 1) } else { String::new() };
                Chair { name: name + &number, kind: ChairKind::Program }
            }
            Occupant::Person(_) => {
                let kind = ChairKind::Person {
                    is_ready: seen.is_ready,
                    is_away: seen.is_away,
                    is_replaced: seen.is_replaced,
                    wants_end: seen.wants_end,
                    is_muted: seen.is_muted,
                    presence: seen.presence.unwrap_or_default(),
                };
                Chair { name: person_name(seen.name, words), kind }
            }
        };
        self.seats.iter().map(chair).collect()
    }
}

/// A chance in percent. It is an estimate, so nothing is certain.
fn percent(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}
