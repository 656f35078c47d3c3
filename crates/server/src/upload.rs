//! Records that people bring to look at: they were played elsewhere, and nothing here counts them.

use serde::Deserialize;
use serde::de::IgnoredAny;
use sobremesa_bots::Bots;
use sobremesa_page::reel::Origin;
use sobremesa_page::{Chair, ChairKind, House, Shows, Stage, Table};
use sobremesa_table::{Owed, Record};
use sobremesa_words::{Language, Told, Words, arg, judge};

use crate::names::tamed;
use crate::room::{Film, Frame};

/// The most moves of a record that can be watched. Games of people are far shorter; checking that many takes some
/// hundredths of a second.
const MOST_MOVES: usize = 5_000;

/// A record that was checked.
pub(crate) struct Checked {
    /// The game's name.
    pub(crate) game: &'static str,
    /// What the players are called, seat 0 first; nothing for a name that cannot be shown.
    pub(crate) players: Vec<String>,
    /// The record, written anew: with nothing in it but what we know.
    pub(crate) record: String,
}

/// A record that somebody looks at.
pub(crate) struct Watched<'a> {
    /// Its name in links.
    pub(crate) id: String,
    /// The record.
    pub(crate) record: &'a str,
    pub(crate) house: &'a House,
    /// The link to it.
    pub(crate) link: String,
    pub(crate) frame: Frame,
}

/// Checks a record as `sobremesa verify` does.
pub(crate) fn check<G: Shows + Bots>(text: &str, language: Language) -> Result<Checked, Told> {
    #[derive(Deserialize)]
    struct Long {
        moves: Vec<IgnoredAny>,
    }
    #[derive(Deserialize)]
    struct Named {
        players: Vec<String>,
    }
    let words = G::words(language);
    // What is no list of moves is told by the judge.
    let count = serde_json::from_str(text).map_or(0, |Long { moves }| moves.len());
    if count > MOST_MOVES {
        return Err(Told::before(words.message("upload-too-long", [arg("most", MOST_MOVES)])));
    }
    let names = serde_json::from_str(text).map_or_else(|_| Vec::new(), |Named { players }| players);
    let names: Vec<String> =
        names.iter().map(|name| tamed(name)).enumerate().map(named(words)).collect();
    let mut record = judge::<G>(words, &names, text)?;
    if record.moves.is_empty() {
        return Err(Told::before(words.text("upload-no-moves")));
    }
    for name in &mut record.players {
        *name = tamed(name);
    }
    Ok(Checked { game: G::NAME, players: record.players.clone(), record: record.to_json() })
}

/// What a player is called: by a number where there is no name that can be shown.
fn named(words: &Words) -> impl Fn((usize, String)) -> String {
    |(index, name)| match name.is_empty() {
        true => words.message("upload-player", [arg("number", index + 1)]),
        false => name,
    }
}

/// The page of a position of a record, or its regions; none if the record is not good any more.
pub(crate) fn watch<G: Shows + Bots>(watched: &Watched<'_>) -> Option<String> {
    let record = Record::<G>::replay(watched.record, |_, _| {}).ok()?;
    let words = G::words(watched.house.language);
    let named = named(words);
    let chair = |(index, name): (usize, &String)| {
        let name = named((index, name.clone()));
        Chair { name, kind: ChairKind::PERSON }
    };
    let is_over = record.outcome.is_some();
    let table = Table {
        id: watched.id.clone(),
        chairs: record.players.iter().enumerate().map(chair).collect(),
        stage: if is_over { Stage::Finished } else { Stage::Running },
        is_practice: record.practice,
        ..Table::new(record.players.len(), None, Owed::Nobody)
    };
    let (rules, moves) = (&record.rules, &record.moves[..]);
    let film = Film { rules, moves, table, study: None, origin: Origin::Brought };
    film.draw(watched.house, &watched.link, &watched.frame)
}
