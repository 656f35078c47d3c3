//! The file that a contest can be resumed from: a head, then a line for each finished block.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sobremesa_bots::Bots;
use sobremesa_bots::program::Hello;
use sobremesa_table::{Options, Recorded, Seed, WIN};

use crate::block::Block;
use crate::contest::{Ceiling, Contest, Entry};
use crate::contestant::Contestant;
use crate::field::Field;

/// The name of the format.
const FORMAT: &str = "sobremesa-arena/1";

/// What must be the same when a contest goes on.
#[derive(Serialize)]
struct Head<'a, R> {
    format: &'a str,
    program: &'a str,
    game: &'a str,
    seed: String,
    ceiling: bool,
    entries: Vec<HeadEntry<'a, R>>,
    /// What programs that play say of themselves: behind the same name may be another one.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    programs: &'a [HeadProgram],
}

/// What a head has, in the order in which differences are told.
const KEYS: [&str; 7] = ["format", "game", "program", "seed", "ceiling", "entries", "programs"];

#[derive(Serialize)]
struct HeadEntry<'a, R> {
    rules: &'a R,
    bots: Vec<String>,
}

#[derive(PartialEq, Serialize, Deserialize)]
struct HeadProgram {
    bot: String,
    name: String,
    version: String,
}

/// Why a file cannot be resumed from.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// The file cannot be read or written.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// Another run writes it.
    #[error("another run is writing it")]
    InUse,
    /// It is something else.
    #[error("it is not a file to resume from; name another file to begin a new run")]
    NotAJournal,
    /// It belongs to another contest.
    #[error(
        "it belongs to another contest: its `{key}` is {theirs}, here it is {ours}; name another \
         file to begin a new run"
    )]
    OtherContest {
        /// What is not the same.
        key: String,
        /// What it is in the file.
        theirs: String,
        /// What it is here.
        ours: String,
    },
    /// A line is spoiled.
    #[error("line {line}: {reason}")]
    BadLine {
        /// Counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// Another file has a block, too.
    #[error("block {number} is in {} already: name files whose blocks do not overlap", other.display())]
    Overlaps {
        /// The first block that both have.
        number: u64,
        /// The other file.
        other: PathBuf,
    },
    /// No file has a block, between those that they have.
    #[error("block {number} is not in the files: play --blocks {number}..{end} first")]
    Missing {
        /// The first block that is missing.
        number: u64,
        /// The next one that is there.
        end: u64,
    },
    /// Not all fields have played a block.
    #[error(
        "not all fields have played block {number}: let the run go on first, without --until-sure"
    )]
    Unfinished {
        /// Which block.
        number: u64,
    },
    /// No file has a block.
    #[error("there are no blocks in it")]
    Empty,
}

/// A file that takes a line for each finished block.
#[derive(Debug)]
pub struct Journal {
    file: File,
}

impl Journal {
    /// Opens the file of this contest, or begins it, and gives the blocks in it in their order. A last
    /// line that was not written to its end is dropped.
    ///
    /// # Errors
    /// If the file belongs to another contest or is spoiled; then nothing is changed.
    pub fn open<G: Bots + Recorded>(
        path: &Path,
        contest: &Contest<G>,
    ) -> Result<(Journal, Vec<Block>), JournalError> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => JournalError::InUse,
            TryLockError::Error(error) => error.into(),
        })?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        let head = head(contest, &programs(contest));
        let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1);
        if whole == 0 && !head.as_bytes().starts_with(&bytes) {
            return Err(JournalError::NotAJournal);
        }
        let text = str::from_utf8(&bytes[..whole]).map_err(|_| JournalError::NotAJournal)?;
        let blocks = read(text, &head, contest)?;
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut journal = Journal { file };
        if whole == 0 {
            journal.line(&head)?;
        }
        Ok((journal, blocks))
    }

    /// Adds a block. It is in the file when this returns.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn write(&mut self, block: &Block) -> io::Result<()> {
        let line = serde_json::to_string(block).expect("blocks have no failing parts");
        self.line(&line)
    }

    /// A line is written at once, so that only the last one can be torn.
    fn line(&mut self, line: &str) -> io::Result<()> {
        self.file.write_all(format!("{line}\n").as_bytes())
    }
}

/// A contest as the first line of its journal tells it.
pub fn heading<G: Bots + Recorded>(contest: &Contest<G>) -> String {
    head(contest, &programs(contest))
}

/// The blocks of journals that are given line by line, one after the other, each from its heading on.
///
/// # Errors
/// If one is of another contest or spoiled, or a block is there twice.
pub fn blocks_of<G: Bots + Recorded>(
    lines: &[String],
    contest: &Contest<G>,
) -> Result<Vec<Block>, JournalError> {
    let head = heading(contest);
    let Some((first, rest)) = lines.split_first() else { return Ok(Vec::new()) };
    let rest = rest.iter().filter(|line| **line != head);
    let text: Vec<&str> = [first].into_iter().chain(rest).map(String::as_str).collect();
    read(&text.join("\n"), &head, contest)
}

/// A head as it is read.
#[derive(Deserialize)]
struct KeptHead {
    game: String,
    seed: String,
    ceiling: bool,
    entries: Vec<KeptEntry>,
    #[serde(default)]
    programs: Vec<HeadProgram>,
}

#[derive(Deserialize)]
struct KeptEntry {
    rules: Box<RawValue>,
    bots: Vec<String>,
}

/// The journals of one contest, put together.
pub struct Merged<G: Bots + Recorded> {
    /// The contest. Its bots are names, so it cannot be played on.
    pub contest: Contest<G>,
    /// The blocks of all files, in the order in which one run plays them.
    pub blocks: Vec<Block>,
}

/// The lines of a file that are whole.
fn lines(path: &Path) -> Result<String, JournalError> {
    let mut bytes = std::fs::read(path)?;
    bytes.truncate(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1));
    String::from_utf8(bytes).map_err(|_| JournalError::NotAJournal)
}

fn kept_head(line: Option<&str>) -> Result<KeptHead, JournalError> {
    serde_json::from_str(line.unwrap_or_default()).map_err(|_| JournalError::NotAJournal)
}

impl<G: Bots + Recorded> Merged<G> {
    /// Puts journals together that are parts of the same contest, in any order.
    ///
    /// # Errors
    /// The file that is at fault, and why: it is spoiled or of another contest, or its blocks and those of the others
    /// overlap or leave a gap.
    pub fn read(paths: &[PathBuf]) -> Result<Merged<G>, (PathBuf, JournalError)> {
        let Some(first) = paths.first() else {
            return Err((PathBuf::new(), JournalError::NotAJournal));
        };
        let text = lines(first).map_err(|error| (first.clone(), error))?;
        let (contest, head) = contest_of::<G>(&text).map_err(|error| (first.clone(), error))?;
        let mut blocks: BTreeMap<(u64, usize), (Block, usize)> = BTreeMap::new();
        for (index, path) in paths.iter().enumerate() {
            let at = |error| (path.clone(), error);
            let part = lines(path).and_then(|text| read(&text, &head, &contest)).map_err(at)?;
            if part.is_empty() {
                return Err(at(JournalError::Empty));
            }
            for block in part {
                let number = block.number;
                let mut known = blocks.range((number, 0)..=(number, usize::MAX));
                if let Some((_, (_, other))) = known.find(|(_, (_, other))| *other != index) {
                    let other = paths[*other].clone();
                    return Err(at(JournalError::Overlaps { number, other }));
                }
                blocks.insert((number, block.entry), (block, index));
            }
        }
        check_whole(blocks.keys().copied(), contest.entries.len())
            .map_err(|(key, error)| (paths[blocks[&key].1].clone(), error))?;
        let blocks = blocks.into_values().map(|(block, _)| block).collect();
        Ok(Merged { contest, blocks })
    }
}

/// Whether all entries have played all blocks from the first to the last, by the numbers of blocks and entries in
/// their order. The error is told of the first one that is there instead, or of the last one.
fn check_whole(
    blocks: impl Iterator<Item = (u64, usize)>,
    entries: usize,
) -> Result<(), ((u64, usize), JournalError)> {
    let (mut expected, mut last) = (None, None);
    for (number, entry) in blocks {
        let wanted = expected.unwrap_or((number, 0));
        if wanted != (number, entry) {
            let error = match wanted {
                (next, 0) if next < number => JournalError::Missing { number: next, end: number },
                (number, _) => JournalError::Unfinished { number },
            };
            return Err(((number, entry), error));
        }
        last = Some((number, entry));
        expected = Some(if entry + 1 == entries {
            (number.saturating_add(1), 0)
        } else {
            (number, entry + 1)
        });
    }
    match (expected, last) {
        (Some((number, 1..)), Some(last)) => Err((last, JournalError::Unfinished { number })),
        _ => Ok(()),
    }
}

impl Journal {
    /// The name of the game that a journal is of.
    ///
    /// # Errors
    /// If the file cannot be read, or is something else.
    pub fn game(path: &Path) -> Result<String, JournalError> {
        Ok(kept_head(lines(path)?.lines().next())?.game)
    }
}

/// The contest that a journal tells of, and its head.
fn contest_of<G: Bots + Recorded>(text: &str) -> Result<(Contest<G>, String), JournalError> {
    let first = text.lines().next();
    let kept = kept_head(first)?;
    let seed: Seed = kept.seed.parse().map_err(|_| JournalError::NotAJournal)?;
    let entry = |entry: &KeptEntry| {
        let wire = serde_json::from_str(entry.rules.get()).ok()?;
        let rules = G::Rules::from_wire(wire).ok()?;
        let bots: Result<Vec<Contestant>, _> = entry.bots.iter().map(|bot| bot.parse()).collect();
        let bots = bots.ok().filter(|bots| bots.len() == rules.players())?;
        Some(Entry::of_names(rules, Field::new(bots)))
    };
    let entries: Option<Vec<Entry<G>>> = kept.entries.iter().map(entry).collect();
    let ceiling = if kept.ceiling { Ceiling::Solved } else { Ceiling::Unasked };
    let entries = entries.ok_or(JournalError::NotAJournal)?;
    let contest = Contest { entries, run: seed, ceiling };
    // Another program, or another version of this one, may have other games behind the same words.
    match head(&contest, &kept.programs) {
        ours if Some(ours.as_str()) == first => Ok((contest, ours)),
        ours => Err(other_contest(first.unwrap_or_default(), &ours)),
    }
}

/// The programs and nets that play in a contest, each once.
fn programs<G: Bots + Recorded>(contest: &Contest<G>) -> Vec<HeadProgram> {
    let mut programs = Vec::new();
    for contestant in contest.entries.iter().flat_map(|entry| entry.field().seats()) {
        let program = match contestant {
            Contestant::Program(program, _) => {
                let Hello { name, version, .. } = program.hello().clone();
                HeadProgram { bot: program.name().to_owned(), name, version }
            }
            Contestant::Net(net) => {
                let (bot, version) = (net.name().to_owned(), net.version().to_owned());
                HeadProgram { bot, name: "net".to_owned(), version }
            }
            Contestant::Bot(_) | Contestant::Seer(..) => continue,
        };
        if !programs.contains(&program) {
            programs.push(program);
        }
    }
    programs
}

fn head<G: Bots + Recorded>(contest: &Contest<G>, programs: &[HeadProgram]) -> String {
    let entries = contest.entries.iter().map(|entry| HeadEntry {
        rules: entry.rules(),
        bots: entry.field().seats().iter().map(ToString::to_string).collect(),
    });
    let head = Head {
        format: FORMAT,
        program: concat!("sobremesa ", env!("CARGO_PKG_VERSION")),
        game: G::NAME,
        seed: contest.run.into(),
        ceiling: contest.ceiling == Ceiling::Solved,
        entries: entries.collect(),
        programs,
    };
    serde_json::to_string(&head).expect("rules have no failing parts")
}

/// The blocks of a file whose lines are whole.
fn read<G: Bots + Recorded>(
    text: &str,
    head: &str,
    contest: &Contest<G>,
) -> Result<Vec<Block>, JournalError> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(Vec::new()) };
    if first != head {
        return Err(other_contest(first, head));
    }
    let (mut blocks, mut seen) = (Vec::new(), BTreeSet::new());
    for (index, line) in lines.enumerate() {
        let bad = |reason: String| JournalError::BadLine { line: index + 2, reason };
        if line.starts_with("{\"format\":") {
            return Err(other_contest(line, head));
        }
        let block: Block = serde_json::from_str(line).map_err(|error| bad(error.to_string()))?;
        check(&block, contest).map_err(|reason| bad(reason.into()))?;
        if !seen.insert((block.entry, block.number)) {
            return Err(bad("this block is there twice".into()));
        }
        blocks.push(block);
    }
    Ok(blocks)
}

/// What is not the same in two heads.
fn other_contest(theirs: &str, ours: &str) -> JournalError {
    let parse = |text| serde_json::from_str::<serde_json::Map<String, Value>>(text);
    let (Ok(theirs), Ok(ours)) = (parse(theirs), parse(ours)) else {
        return JournalError::NotAJournal;
    };
    let told = |value: Option<&Value>| value.map_or("missing".into(), ToString::to_string);
    let differs = |key: &&str| theirs.get(*key) != ours.get(*key);
    match KEYS.iter().copied().find(differs) {
        None | Some("format") => JournalError::NotAJournal,
        Some(key) => JournalError::OtherContest {
            key: key.to_owned(),
            theirs: told(theirs.get(key)),
            ours: told(ours.get(key)),
        },
    }
}

/// Whether a block can be one of this contest.
fn check<G: Bots + Recorded>(block: &Block, contest: &Contest<G>) -> Result<(), &'static str> {
    let entry = contest.entries.get(block.entry).ok_or("there is no such entry")?;
    if block.games.len() != entry.rotations().len() {
        return Err("a block has a game for each rotation");
    }
    let players = entry.field().seats().len();
    let fits = |wins: usize, scores: usize| wins == players && scores == players;
    if !block.games.iter().flatten().all(|game| fits(game.wins.len(), game.scores.len())) {
        return Err("a game has a result for each seat");
    }
    if block.games.iter().flatten().flat_map(|game| &game.wins).any(|wins| *wins > WIN) {
        return Err("nobody wins a game more than once");
    }
    Ok(())
}
