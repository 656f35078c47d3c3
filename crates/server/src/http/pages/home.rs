//! The first page, and the rules.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::response::sse::{Event, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use sobremesa_page::home::{self, Dealt, Guest, Home, Listed};
use sobremesa_page::turns::Turns;
use sobremesa_page::{Character, House, Region, Stage};
use sobremesa_store::{Filter, Listed as Table, PersonId, Score, TableId, TableState, Ticks};
use sobremesa_words::Words;
use tokio::sync::watch;
use tokio::time::sleep;

use super::super::guard::Counted;
use super::super::line::{Beat, Line};
use super::super::{Problem, Shared};
use super::new_table::{GamePath, game};
use super::options::Came;
use super::reader::{self, Reading};
use super::turns;
use crate::clock::written;
use crate::day::Day;
use crate::room::KeptListing;

/// This many tables are listed.
const UNFINISHED: u32 = 50;
const FINISHED: u32 = 5;

/// The first page.
pub(super) async fn page(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
) -> Result<Response, Problem> {
    let lists = Lists::look(&shared, &reading.house, reading.id(), Duration::ZERO).await?;
    let deals = super::day::deals(&shared, &reading.house, reading.id()).await?;
    Ok(reader::page(home::page(&lists.home(&shared, &reading.house, &deals))))
}

/// What the first page lists.
struct Lists {
    unfinished: Vec<Listed>,
    finished: Vec<Listed>,
    open: Vec<Listed>,
    /// How much had changed when others' tables were looked up.
    changes: u64,
}

impl Lists {
    /// One's own tables, and those of others that one may join or look at; the latter may have been looked up this
    /// long ago.
    async fn look(
        shared: &Shared,
        house: &House,
        person: Option<PersonId>,
        age: Duration,
    ) -> Result<Lists, Problem> {
        let (mut unfinished, mut finished) = (Vec::new(), Vec::new());
        let store = shared.store();
        if person.is_some() {
            let own = Filter { person, limit: UNFINISHED, ..Filter::default() };
            unfinished = store.list(&Filter { unfinished: true, ..own.clone() }).await?.tables;
            let state = Some(TableState::Finished);
            finished = store.list(&Filter { state, limit: FINISHED, ..own }).await?.tables;
        }
        let (changes, public) = shared.lobby.look(&shared.hall, age).await?;
        let is_own = |table: &Table| unfinished.iter().any(|other| other.table == table.table);
        let open: Vec<Table> = public.iter().filter(|table| !is_own(table)).cloned().collect();
        let known = Known::of(shared, person, [&unfinished, &finished, &open], &finished).await?;
        let [mut unfinished, finished, open] =
            [unfinished, finished, open].map(|tables| known.listed(shared, house, tables));
        sort_by_turn(&mut unfinished);
        Ok(Lists { unfinished, finished, open, changes })
    }

    fn home<'a>(&'a self, shared: &'a Shared, house: &'a House, deals: &'a [Dealt]) -> Home<'a> {
        let Lists { unfinished, finished, open, .. } = self;
        Home { house, games: &shared.covers, unfinished, finished, open, deals }
    }

    /// A text that is another one whenever one's own tables have changed.
    fn own(&self) -> String {
        let of = |table: &Listed| format!("{} {:?} {}\n", table.id, table.stage, table.changed);
        self.unfinished.iter().chain(&self.finished).map(of).collect()
    }
}

/// Where it is one's turn comes first, then what runs, then what waits for others.
pub(super) fn sort_by_turn(tables: &mut [Listed]) {
    tables.sort_by_key(|table| (!table.is_my_turn, table.stage == Stage::Waiting));
}

/// What is known of tables beside their summaries.
pub(super) struct Known {
    person: Option<PersonId>,
    names: HashMap<PersonId, String>,
    scores: HashMap<TableId, Score>,
    sealed: HashSet<TableId>,
}

impl Known {
    /// The names of those who sit at some tables, and what came out for a person at those that are over.
    pub(super) async fn of(
        shared: &Shared,
        person: Option<PersonId>,
        tables: impl IntoIterator<Item = &Vec<Table>>,
        over: &[Table],
    ) -> Result<Known, Problem> {
        let people = tables.into_iter().flatten().flat_map(|table| &table.summary.people);
        let people: Vec<PersonId> = people.copied().collect();
        let names = shared.store().names(&people).await?;
        let over: Vec<TableId> = over.iter().map(|table| table.table).collect();
        let scores = match person.filter(|_| !over.is_empty()) {
            Some(person) => shared.store().scores(person, &over).await?,
            None => HashMap::new(),
        };
        let sealed = super::day::sealed(shared, person).await?;
        Ok(Known { person, names, scores, sealed })
    }

    pub(super) fn listed(&self, shared: &Shared, house: &House, tables: Vec<Table>) -> Vec<Listed> {
        tables.into_iter().filter_map(|table| self.one(shared, house, table)).collect()
    }

    fn one(&self, shared: &Shared, house: &House, table: Table) -> Option<Listed> {
        let listing: KeptListing = serde_json::from_str(&table.summary.card).ok()?;
        let (words, people) = (Words::of(house.language), &table.summary.people);
        let place = |person| people.iter().position(|other| *other == person);
        let decides = |person| place(person).is_some_and(|index| listing.decides(index));
        let clock = shared.hall.clock();
        let left = |until: Ticks| {
            let millis = clock.until(until).as_millis();
            (u64::try_from(millis).unwrap_or(u64::MAX), until.0.saturating_add(clock.offset()))
        };
        let score = self.scores.get(&table.table);
        let others = people.iter().filter(|id| Some(**id) != self.person);
        let guest = |id: &PersonId| {
            let name = words.person(self.names.get(id)?);
            Some(Guest { name, bot: None })
        };
        let bots: Vec<Character> =
            listing.bots.iter().filter_map(|bot| Character::named(bot)).collect();
        let names = Character::names(&bots, words);
        let bots = names.into_iter().zip(bots).map(|(name, bot)| Guest { name, bot: Some(bot) });
        Some(Listed {
            id: table.table.to_string(),
            game: shared.hall.game(&table.summary.game)?.cover.title(house.language),
            stage: match table.summary.state {
                TableState::Waiting => Stage::Waiting,
                TableState::Running => Stage::Running,
                TableState::Finished => Stage::Finished,
            },
            company: others.filter_map(guest).chain(bots).collect(),
            players: listing.players,
            open: listing.open,
            has_spectators: listing.spectators,
            is_mine: self.person.is_some_and(|person| people.contains(&person)),
            has_won: score.map(|score| score.wins > 0),
            points: score.map(|score| score.points),
            is_sealed: self.sealed.contains(&table.table),
            is_my_turn: self.person.is_some_and(decides),
            left: listing.until.map(left),
            changed: written(table.changed_at),
            name: table.summary.game,
        })
    }
}

/// What changes on the first page, as a stream.
pub(super) async fn watch(
    shared: State<Arc<Shared>>,
    reading: Reading,
    counted: Extension<Counted>,
) -> Result<Response, Problem> {
    follow(shared, reading, counted, Followed::Home)
}

/// Which lists a stream tells of.
#[derive(Clone, Copy)]
pub(super) enum Followed {
    /// Those of the first page.
    Home,
    /// Those of the running games.
    Turns,
}

/// What changes in lists, as a stream.
pub(super) fn follow(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    Extension(Counted(address)): Extension<Counted>,
    followed: Followed,
) -> Result<Response, Problem> {
    let line = Line::open(&shared, reading.person.as_ref(), address)?;
    let (person, changes) = (reading.id(), shared.hall.changes());
    let house = reading.house;
    let watcher = Watcher {
        shared,
        line,
        followed,
        changes,
        seen: 0,
        person,
        house,
        own: None,
        deals: Vec::new(),
        shown: String::new(),
        count: 0,
    };
    let events = stream::unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<Event, Infallible>(event), watcher))
    });
    Ok(Sse::new(events).into_response())
}

struct Watcher {
    shared: Arc<Shared>,
    line: Line,
    followed: Followed,
    changes: watch::Receiver<u64>,
    /// How much had changed when it was last looked.
    seen: u64,
    person: Option<PersonId>,
    house: House,
    /// One's own tables and the day, as they were when the deals were looked at.
    own: Option<(String, Day)>,
    deals: Vec<Dealt>,
    shown: String,
    count: u64,
}

impl Watcher {
    /// The lists when they have changed, or a ping; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if self.count > 0 {
                let seen = self.seen;
                let changed = async {
                    // However much happens, nobody looks at lists all the time.
                    sleep(LOOK).await;
                    self.changes.wait_for(|count| *count > seen).await.map(drop)
                };
                tokio::select! {
                    biased;
                    beat = self.line.beat() => return match beat {
                        Beat::Ping => self.line.ping().await,
                        Beat::End => None,
                    },
                    changed = changed => changed.ok()?,
                }
            }
            if let Some(event) = self.look().await.ok()? {
                return Some(event);
            }
        }
    }

    async fn regions(&mut self) -> Result<Vec<Region>, Problem> {
        if let Followed::Turns = self.followed {
            let tables = &turns::running(&self.shared, &self.house, self.person).await?;
            let (house, games) = (&self.house, self.shared.covers.as_slice());
            let turns = Turns { house, games, tables, offer: None };
            return Ok(sobremesa_page::turns::regions(&turns));
        }
        let lists = Lists::look(&self.shared, &self.house, self.person, LOOK).await?;
        self.seen = self.seen.min(lists.changes);
        // The deals are others only on another day, or when one's own tables are.
        let own = Some((lists.own(), self.shared.hall.days().today()));
        if self.own != own {
            self.deals = super::day::deals(&self.shared, &self.house, self.person).await?;
            self.own = own;
        }
        Ok(home::regions(&lists.home(&self.shared, &self.house, &self.deals)))
    }

    /// The lists, if they are others than those that were shown.
    async fn look(&mut self) -> Result<Option<Event>, Problem> {
        self.seen = *self.changes.borrow_and_update();
        let regions = self.regions().await?.into_iter().map(|region| region.html.into_string());
        let shown: String = regions.collect();
        if shown == self.shown {
            return Ok(None);
        }
        self.shown.clone_from(&shown);
        self.count += 1;
        Ok(Some(Event::default().event("regions").id(self.count.to_string()).data(shown)))
    }
}

/// The lists of an open first page are looked at this seldom, and only when something has changed.
const LOOK: Duration = Duration::from_secs(1);

/// The rules of a game.
pub(super) async fn rules(
    State(shared): State<Arc<Shared>>,
    reading: Reading,
    path: GamePath,
    came: Result<Query<Came>, QueryRejection>,
) -> Result<Response, Problem> {
    let game = game(&shared, path)?;
    let came = came.map(|Query(came)| came).unwrap_or_default();
    let (house, covers) = (&reading.house, &shared.covers);
    Ok(reader::page(sobremesa_page::rules::page(house, &game.cover, covers, came.page())))
}
