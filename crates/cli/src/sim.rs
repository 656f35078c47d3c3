//! `sobremesa sim`: many games between bots.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::{ThreadPool, ThreadPoolBuilder};
use serde::Serialize;
use sobremesa_arena::{Blocks, Contestant, Match, Report, Tallies, Tally, simulate};
use sobremesa_bots::Bots;
use sobremesa_bots::program::ConductFigures;
use sobremesa_table::{Options, Seed};

use crate::choices::Asked;
use crate::programs::{self, Named, Names, Roster};
use crate::record_file::RecordFile;
use crate::{Game, bots, choices};

/// Play many games between bots, and print what they add up to.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    #[command(flatten)]
    asked: Asked,
    /// How many play.
    #[arg(long, value_name = "N")]
    players: u8,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    #[arg(required_unless_present = "blocks", conflicts_with = "blocks")]
    games: Option<u64>,
    /// The games from number A up to B of the run, instead of the first N: a part that another machine need not play.
    #[arg(long, value_name = "A..B")]
    blocks: Option<Blocks>,
    /// 64 hex digits are the seed, any other text is hashed to one; by default it is random.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// One bot for all seats, or one for each.
    #[arg(long, value_name = "A,B,…", default_value = "random")]
    bots: Vec<Names>,
    #[command(flatten)]
    programs: programs::Arguments,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write the record of every game into this file, one a line.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print the figures as one JSON object on the last line.
    #[arg(long)]
    json: bool,
}

/// Adds what follows from the games.
pub(crate) fn complete(command: clap::Command, games: &[Game]) -> clap::Command {
    let bots = bots::names(games).join(", ");
    let help = format!("One bot for all seats, or one for each: {bots}, {}", programs::HELP);
    choices::complete(command.mut_arg("bots", |arg| arg.help(help)), games)
}

impl Arguments {
    /// The games that are played.
    fn numbers(&self) -> Blocks {
        self.blocks.unwrap_or(self.games.unwrap_or_default().into())
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    (arguments.asked.game.sim)(arguments, out)?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn play_game<G: Tallies>(
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let rules = arguments.asked.rules::<G>(arguments.players)?;
    let [rules] = &rules[..] else { bail!("sim plays by one set of rules; spans are for arena") };
    let mut roster = Roster::new(&arguments.programs, &bots::of::<G>())?;
    let named: Vec<&Named> = arguments.bots.iter().flat_map(|Names(names)| names).collect();
    let seats = seat_bots::<G>(&mut roster, &named, rules.players())?;
    roster.tell_of_idle();
    let table = Match::<G>::new(rules.clone(), seats)?;
    let (text, seed) = choose_seed(arguments.seed.as_deref())?;
    let pool = thread_pool(arguments.threads)?;
    let start = Instant::now();
    let tally = pool.install(|| play(&table, &seed, arguments))?;
    let time = start.elapsed();
    print(&table, &*tally, &text, (time, roster.conduct()), arguments, out)
}

/// This many threads, or one for each core.
pub(crate) fn thread_pool(threads: Option<u16>) -> anyhow::Result<ThreadPool> {
    let pool = ThreadPoolBuilder::new().num_threads(threads.unwrap_or_default().into());
    pool.build().context("cannot start the threads")
}

/// One bot for each seat. Only bots: nobody cheats here.
fn seat_bots<G: Bots>(
    roster: &mut Roster<'_>,
    named: &[&Named],
    players: usize,
) -> anyhow::Result<Vec<Contestant>> {
    let seated = named.iter().map(|named| roster.seat(named, Contestant::from));
    let seated: Vec<Contestant> = seated.collect::<Result<_, _>>()?;
    for bot in &seated {
        if let Contestant::Bot(bot) = bot {
            G::bot(bot)?;
        }
    }
    match &seated[..] {
        [bot] => Ok(vec![bot.clone(); players]),
        _ if seated.len() == players => Ok(seated),
        _ => {
            let bots = seated.len();
            bail!("{bots} bots for {players} players: name one for all, or one for each")
        }
    }
}

/// The seed's text, which repeats the run, and the seed itself.
pub(crate) fn choose_seed(text: Option<&str>) -> anyhow::Result<(String, Seed)> {
    if let Some(text) = text {
        return Ok((text.to_owned(), Seed::from_text(text)));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system gave no random seed")?;
    let seed = Seed::from_bytes(bytes);
    Ok((seed.into(), seed))
}

/// After how many games the bar moves.
const BAR_STEP: u64 = 64;

fn play<G: Tallies>(
    table: &Match<G>,
    seed: &Seed,
    arguments: &Arguments,
) -> anyhow::Result<Box<dyn Tally<G>>> {
    let mut file = arguments.records.as_deref().map(RecordFile::create).transpose()?;
    let writes = file.is_some();
    let games = arguments.numbers();
    let bar = ProgressBar::new(games.count())
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")?);
    // The order of the games does not matter to a tally, so whoever played one adds it.
    let tally = Mutex::new(G::tally());
    let mut done = 0;
    simulate(
        table,
        seed,
        games,
        |played| {
            tally.lock().expect("nobody panics while adding").add(played);
            writes.then(|| table.record(played).to_json())
        },
        |line| {
            done += 1;
            if done % BAR_STEP == 0 {
                bar.inc(BAR_STEP);
            }
            match (&mut file, line) {
                (Some(file), Some(line)) => file.write(&line),
                _ => Ok(()),
            }
        },
    )?;
    if let Some(file) = &mut file {
        file.flush()?;
    }
    bar.finish_and_clear();
    Ok(tally.into_inner().expect("nobody panics while adding"))
}

/// The figures as `--json` prints them.
#[derive(Serialize)]
struct Figures<'a, R, F> {
    game: &'a str,
    rules: &'a R,
    bots: Vec<String>,
    seed: &'a str,
    #[serde(flatten)]
    figures: F,
    actions: i64,
    /// How programs behaved, where some played.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    programs: Vec<ConductFigures>,
    seconds: f64,
}

fn print<G: Tallies>(
    table: &Match<G>,
    tally: &dyn Tally<G>,
    seed: &str,
    (time, programs): (Duration, Vec<ConductFigures>),
    arguments: &Arguments,
    out: &mut dyn Write,
) -> anyhow::Result<()> {
    let bots: Vec<String> = table.seats().iter().map(ToString::to_string).collect();
    let mut report = Report::new::<G>(table.rules(), arguments.numbers().count(), &bots, seed);
    tally.report(&mut report);
    report.speed(tally.actions(), time);
    write!(out, "{report}")?;
    for conduct in &programs {
        writeln!(out, "{}", programs::told(conduct, G::stand_in().name))?;
    }
    if arguments.json {
        let figures = Figures {
            game: G::NAME,
            rules: table.rules(),
            bots,
            seed,
            figures: tally.figures(),
            actions: tally.actions(),
            programs,
            seconds: time.as_secs_f64(),
        };
        writeln!(out, "{}", serde_json::to_string(&figures)?)?;
    }
    Ok(())
}
