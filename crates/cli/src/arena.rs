//! `sobremesa arena`: bots meet on the same deals.

mod files;
mod grid;
pub(crate) mod merge;
mod picture;
mod report;
mod table;

use std::fmt::Display;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};
use clap::{ArgMatches, Args, FromArgMatches};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use sobremesa_arena::{
    Block, Blocks, BotTimes, Ceiling, CeilingFigures, Contest, Contestant, Entry, EntryFigures,
    Field, Finished, Journal, Keep, Limit, Origin, Rating, Scoreboard, Stop, Tallies,
};
use sobremesa_bots::program::ConductFigures;
use sobremesa_table::{Options, Stakes};

use crate::arguments::team_games;
use crate::choices::{Asked, Span};
use crate::programs::{self, Names, Roster};
use crate::record_file::RecordFile;
use crate::sim::{choose_seed, thread_pool};
use crate::{Game, bots, choices};

/// Blocks of an entry, if no number is given.
const BLOCKS: u64 = 50;
/// The same where an entry stops when it is sure.
const BLOCKS_UNTIL_SURE: u64 = 10_000;

/// Let bots meet on the same deals, and print how strong they are.
///
/// Every ordered pair of the bots makes a field: one x among y at all other seats. A block is one deal,
/// played once with every rotation of the field, and counts as one observation. Where all players
/// win together, every bot is also measured in a team of its own.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    asked: Asked,
    /// How many play; a span, such as 2-5, plays all of them.
    #[arg(long, value_name = "N")]
    players: Span,
    /// The bots that meet; one alone plays itself.
    #[arg(long, value_name = "A,B,…", required_unless_present = "field")]
    bots: Vec<Names>,
    /// A field by its seats, also several times; the kind that is named first is measured.
    #[arg(long, value_name = "A,B,…")]
    field: Vec<Names>,
    #[command(flatten)]
    programs: programs::Arguments,
    /// The most blocks for each field; by default 50, or 10000 with --until-sure. A..B is a part of a run, for arena
    /// merge.
    #[arg(long, value_name = "N|A..B")]
    blocks: Option<Blocks>,
    /// End a field as soon as it is proven that it is above or below par, or of teams that it is
    /// better or worse than the first one.
    #[arg(long)]
    until_sure: bool,
    /// Find out, too, which deals can be won with all hands face up.
    #[arg(long)]
    ceiling: bool,
    /// 64 hex digits are the seed, any other text is hashed to one; by default it is random.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Keep the finished blocks in this file, and go on from those that are in it.
    #[arg(long, value_name = "FILE", requires = "seed")]
    resume: Option<PathBuf>,
    /// Write the record of every game into this file, one a line.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Draw the results into this file.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Print the results as one JSON object on the last line.
    #[arg(long)]
    json: bool,
}

/// Adds what follows from the games.
pub(crate) fn complete(command: clap::Command, games: &[Game]) -> clap::Command {
    let bots = bots::names(games);
    let seers = bots::seers(games);
    let bots = bots.into_iter().chain(seers).collect::<Vec<_>>().join(", ");
    let teams = team_games(games);
    let better =
        teams.as_ref().map(|teams| format!(" (in {teams}: better or worse than the first team)"));
    let until_sure = format!(
        "End a field as soon as it is proven that it is above or below par{}; all answers together \
         are wrong with at most 5%",
        better.unwrap_or_default()
    );
    let whose = teams.map(|teams| format!(" ({teams})")).unwrap_or_default();
    let ceiling = format!("Find out, too, which deals can be won with all hands face up{whose}");
    let command = command
        .mut_arg("bots", |arg| {
            let programs = programs::HELP;
            arg.help(format!("The bots that meet: {bots}, {programs}; one alone plays itself"))
        })
        .mut_arg("until_sure", |arg| arg.help(until_sure))
        .mut_arg("ceiling", |arg| arg.help(ceiling));
    choices::complete(command, games)
}

impl Arguments {
    fn limit(&self) -> Limit {
        match self.until_sure {
            true => {
                let blocks = self.blocks.unwrap_or(BLOCKS_UNTIL_SURE.into());
                Limit { blocks, stop: Stop::WhenSure }
            }
            false => {
                let blocks = self.blocks.unwrap_or(BLOCKS.into());
                Limit { blocks, stop: Stop::AtTheEnd }
            }
        }
    }
}

/// What is asked of the arena: to play, or to add up what was played.
pub(crate) enum Command {
    Play(Box<Arguments>),
    Merge(merge::Arguments),
}

/// The name of the command that adds up.
const MERGE: &str = "merge";

impl Args for Command {
    fn augment_args(command: clap::Command) -> clap::Command {
        let merge = merge::Arguments::augment_args(clap::Command::new(MERGE));
        let command = Arguments::augment_args(command).subcommand(merge);
        command.subcommand_negates_reqs(true).args_conflicts_with_subcommands(true)
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Command::augment_args(command)
    }
}

impl FromArgMatches for Command {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Command, clap::Error> {
        match matches.subcommand_matches(MERGE) {
            Some(matches) => merge::Arguments::from_arg_matches(matches).map(Command::Merge),
            None => Arguments::from_arg_matches(matches).map(Box::new).map(Command::Play),
        }
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Command::from_arg_matches(matches)?;
        Ok(())
    }
}

pub(crate) fn run(
    games: &[Game],
    command: &Command,
    out: &mut dyn Write,
) -> anyhow::Result<ExitCode> {
    match command {
        Command::Play(arguments) => (arguments.asked.game.arena)(arguments, out)?,
        Command::Merge(arguments) => return merge::run(games, arguments, out),
    }
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn play_game<G: Tallies>(
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let (text, run) = choose_seed(arguments.seed.as_deref())?;
    if arguments.ceiling && G::STAKES == Stakes::Rivals {
        bail!("{} has no ceiling: rivals cannot all win", G::NAME);
    }
    files::check(arguments)?;
    let ceiling = if arguments.ceiling { Ceiling::Solved } else { Ceiling::Unasked };
    let mut roster = Roster::new(&arguments.programs, &bots::of::<G>())?;
    let contest = Contest::<G> { entries: entries(arguments, &mut roster)?, run, ceiling };
    roster.tell_of_idle();
    let is_part = arguments.blocks.is_some_and(|blocks| blocks.numbers().start > 0);
    ensure!(
        !(arguments.until_sure && is_part),
        "--until-sure needs the blocks in their order, from the first one on"
    );
    if arguments.until_sure && contest.questions() == 0 {
        bail!("--until-sure needs bots to compare: name two or more");
    }
    let start = Instant::now();
    let scoreboard = play(&contest, arguments)?;
    let results = Results {
        game: G::NAME,
        seed: &text,
        entries: scoreboard.entries(),
        ceilings: scoreboard.ceilings(),
        ratings: scoreboard.ratings(),
        times: scoreboard.times(),
        programs: roster.conduct(),
        seconds: start.elapsed(),
    };
    let wished = (arguments.json, arguments.svg.as_deref());
    tell::<G>(&results, arguments.limit(), wished, out)
}

/// Prints results, and draws them if that is wished.
fn tell<G: Tallies>(
    results: &Results<'_, G::Rules>,
    limit: Limit,
    (json, svg): (bool, Option<&Path>),
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    write!(out, "{}", report::report::<G>(results, limit))?;
    for conduct in &results.programs {
        writeln!(out, "{}", programs::told(conduct, G::stand_in().name))?;
    }
    if json {
        writeln!(out, "{}", serde_json::to_string(results)?)?;
    }
    // What cost hours is printed before anything can go wrong with a file.
    if let Some(path) = svg {
        fs::write(path, picture::draw::<G>(results))
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// The results as `--json` prints them.
#[derive(Serialize)]
struct Results<'a, R> {
    game: &'a str,
    seed: &'a str,
    entries: Vec<EntryFigures<'a, R>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ceilings: Vec<CeilingFigures<'a, R>>,
    ratings: Vec<Rating>,
    times: Vec<BotTimes>,
    /// How programs behaved in this run, where some played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    programs: Vec<ConductFigures>,
    #[serde(serialize_with = "seconds")]
    seconds: Duration,
}

fn seconds<S: serde::Serializer>(time: &Duration, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_f64(time.as_secs_f64())
}

/// All fields by all rules that are asked for.
fn entries<G: Tallies>(
    arguments: &Arguments,
    roster: &mut Roster<'_>,
) -> anyhow::Result<Vec<Entry<G>>> {
    let mut seat = |Names(names): &Names| -> anyhow::Result<Vec<Contestant>> {
        names.iter().map(|named| roster.seat(named, Contestant::named)).collect()
    };
    let bots: Vec<Vec<Contestant>> =
        arguments.bots.iter().map(&mut seat).collect::<Result<_, _>>()?;
    let bots = bots.concat();
    let named = arguments.field.iter().map(|names| seat(names).map(Field::new));
    let named: Vec<Field> = named.collect::<Result<_, _>>()?;
    check_doubles(&bots)?;
    check_doubles(&named)?;
    let mut entries: Vec<Entry<G>> = Vec::new();
    for players in arguments.players.numbers() {
        let seated = |field: &&Field| field.seats().len() == usize::from(players);
        for rules in arguments.asked.rules::<G>(players)? {
            let mut fields = Field::among(&bots, players.into(), G::STAKES);
            fields.extend(named.iter().filter(seated).cloned());
            for field in fields {
                entries.push(Entry::new(rules.clone(), field)?);
            }
        }
    }
    for field in &named {
        for bot in field.seats() {
            if let Contestant::Bot(bot) = bot {
                G::bot(bot)?;
            }
        }
        let played = entries.iter().any(|entry| entry.rules().players() == field.seats().len());
        ensure!(played, "{field} is for {} players", field.seats().len());
    }
    ensure!(!entries.is_empty(), "one player alone needs no second bot: there is nothing to play");
    Ok(entries)
}

fn check_doubles<T: PartialEq + Display>(named: &[T]) -> anyhow::Result<()> {
    match (1..named.len()).find(|index| named[..*index].contains(&named[*index])) {
        Some(twice) => bail!("{} is named twice", named[twice]),
        None => Ok(()),
    }
}

fn play<'a, G: Tallies>(
    contest: &'a Contest<G>,
    arguments: &Arguments,
) -> anyhow::Result<Scoreboard<'a, G>> {
    let (mut journal, known) = match arguments.resume.as_deref() {
        Some(path) => open_journal(path, contest)?,
        None => (None, Vec::new()),
    };
    let known_games = known.iter().map(|block| block.games.len() as u64).sum();
    let records = arguments.records.as_deref();
    let mut records = records.map(|path| RecordFile::resume(path, known_games)).transpose()?;
    let keep = if records.is_some() { Keep::Records } else { Keep::Results };
    let limit = arguments.limit();
    let bar = ProgressBar::new(limit.blocks.count().saturating_mul(contest.entries.len() as u64))
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")?);
    let pool = thread_pool(arguments.threads)?;
    let scoreboard = contest.run(&pool, limit, keep, known, |finished| {
        bar.inc(1);
        if finished.origin == Origin::Known {
            return Ok(());
        }
        write_down(finished, records.as_mut(), journal.as_mut())
    })?;
    bar.finish_and_clear();
    Ok(scoreboard)
}

fn open_journal<G: Tallies>(
    path: &Path,
    contest: &Contest<G>,
) -> anyhow::Result<(Option<Journal>, Vec<Block>)> {
    let opened = Journal::open(path, contest);
    let (journal, blocks) =
        opened.with_context(|| format!("cannot resume from {}", path.display()))?;
    Ok((Some(journal), blocks))
}

/// Keeps a block. Its records come first: they are there for every block of the file to resume from.
fn write_down(
    finished: &Finished,
    records: Option<&mut RecordFile<'_>>,
    journal: Option<&mut Journal>,
) -> anyhow::Result<()> {
    if let Some(file) = records {
        finished.records.iter().try_for_each(|record| file.write(record))?;
        if journal.is_some() {
            file.flush()?;
        }
    }
    if let Some(journal) = journal {
        journal.write(&finished.block).context("cannot write the file to resume from")?;
    }
    Ok(())
}
