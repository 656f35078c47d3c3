//! `sobremesa sim`: many games between bots.

mod level10;
mod level8;
mod linko;
mod report;

use std::fs::File;
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use sobremesa_arena::{Match, Tally, simulate};
use sobremesa_bots::{BotName, Bots};
use sobremesa_games::{Name, with_game};
use sobremesa_table::{Options, Seed};
use sobremesa_words::{Tells, Words};

use report::Report;

/// Play many games between bots, and print what they add up to.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The game: level10, linko or level8.
    game: Name,
    /// How many play.
    #[arg(long, value_name = "N")]
    players: u8,
    /// How many games.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// 64 hex digits are the seed, any other text is hashed to one; by default it is random.
    #[arg(long, value_name = "S")]
    seed: Option<String>,
    /// One bot for all seats, or one for each: random, simple (level8 only), heuristic.
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', default_value = "random")]
    bots: Vec<BotName>,
    /// How many threads; by default one for each core.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write the record of every game into this file, one a line.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print the figures as one JSON object on the last line.
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    level10: level10::Arguments,
    #[command(flatten)]
    linko: linko::Arguments,
    #[command(flatten)]
    level8: level8::Arguments,
}

impl Arguments {
    /// The options of single games that are given.
    fn given(&self) -> impl Iterator<Item = &'static str> {
        let given = [
            ("pauses", self.level10.pauses.is_some()),
            ("scoring", self.level10.scoring.is_some()),
            ("variant", self.linko.variant.is_some()),
            ("stars", self.level8.stars.is_some()),
            ("levels", self.level8.levels.is_some()),
        ];
        given.into_iter().filter(|(_, given)| *given).map(|(name, _)| name)
    }
}

/// A game that can be simulated from the command line.
trait Simulated: Bots + Tells {
    type Tally: Tally<Self>;

    /// The names of its own options.
    const OPTIONS: &'static [&'static str];

    /// The options that the arguments ask for.
    ///
    /// # Errors
    /// If a file that they name cannot be read.
    fn options(arguments: &Arguments) -> anyhow::Result<Self::Rules>;
    /// The rows of the table.
    fn report(figures: &<Self::Tally as Tally<Self>>::Figures, report: &mut Report);
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    with_game!(arguments.game, G => run_game::<G>(arguments))?;
    Ok(ExitCode::SUCCESS)
}

fn run_game<G: Simulated>(arguments: &Arguments) -> anyhow::Result<()> {
    if let Some(option) = arguments.given().find(|option| !G::OPTIONS.contains(option)) {
        bail!("{} has no option --{option}", G::NAME);
    }
    let rules = G::options(arguments)?;
    if let Err(refusal) = rules.validate() {
        bail!("{}", G::refusal(Words::english(), &refusal));
    }
    let bots = seat_bots(&arguments.bots, rules.players())?;
    let table = Match::<G>::new(rules, bots)?;
    let (text, seed) = choose_seed(arguments.seed.as_deref())?;
    let mut pool = rayon::ThreadPoolBuilder::new();
    if let Some(threads) = arguments.threads {
        pool = pool.num_threads(threads.into());
    }
    let pool = pool.build().context("cannot start the threads")?;
    let start = Instant::now();
    let tally = pool.install(|| play(&table, &seed, arguments))?;
    print::<G>(&table, &tally, &text, start.elapsed(), arguments)
}

/// One bot for each seat.
fn seat_bots(bots: &[BotName], players: usize) -> anyhow::Result<Vec<BotName>> {
    match bots {
        [bot] => Ok(vec![*bot; players]),
        _ if bots.len() == players => Ok(bots.to_vec()),
        _ => bail!("{} bots for {players} players: name one for all, or one for each", bots.len()),
    }
}

/// The seed's text, which repeats the run, and the seed itself.
fn choose_seed(text: Option<&str>) -> anyhow::Result<(String, Seed)> {
    if let Some(text) = text {
        return Ok((text.to_owned(), Seed::from_text(text)));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the system gave no random seed")?;
    let seed = Seed::from_bytes(bytes);
    Ok((seed.into(), seed))
}

fn play<G: Simulated>(
    table: &Match<G>,
    seed: &Seed,
    arguments: &Arguments,
) -> anyhow::Result<G::Tally> {
    let mut file = arguments.records.as_deref().map(RecordFile::create).transpose()?;
    let writes = file.is_some();
    let bar = ProgressBar::new(arguments.games)
        .with_style(ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}")?);
    let mut tally = G::Tally::default();
    simulate(
        table,
        seed,
        arguments.games,
        |played| {
            let line = writes.then(|| played.record.to_json());
            (played, line)
        },
        |(played, line)| {
            tally.add(&played);
            bar.inc(1);
            match (&mut file, line) {
                (Some(file), Some(line)) => file.write(&line),
                _ => Ok(()),
            }
        },
    )?;
    if let Some(file) = file {
        file.finish()?;
    }
    bar.finish_and_clear();
    Ok(tally)
}

/// The file of records.
struct RecordFile<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl<'a> RecordFile<'a> {
    fn create(path: &'a Path) -> anyhow::Result<Self> {
        let file =
            File::create(path).with_context(|| format!("cannot create {}", path.display()))?;
        Ok(RecordFile { path, file: BufWriter::new(file) })
    }

    fn write(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.file, "{line}")
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    fn finish(mut self) -> anyhow::Result<()> {
        self.file.flush().with_context(|| format!("cannot write {}", self.path.display()))
    }
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
    seconds: f64,
}

fn print<G: Simulated>(
    table: &Match<G>,
    tally: &G::Tally,
    seed: &str,
    time: Duration,
    arguments: &Arguments,
) -> anyhow::Result<()> {
    let bots: Vec<String> = table.bots().iter().map(ToString::to_string).collect();
    let figures = tally.figures();
    let mut report = Report::new::<G>(table.rules(), arguments.games, &bots, seed);
    G::report(&figures, &mut report);
    report.speed(tally.actions(), time);
    let mut out = io::stdout().lock();
    write!(out, "{report}")?;
    if arguments.json {
        let figures = Figures {
            game: G::NAME,
            rules: table.rules(),
            bots,
            seed,
            figures,
            actions: tally.actions(),
            seconds: time.as_secs_f64(),
        };
        writeln!(out, "{}", serde_json::to_string(&figures)?)?;
    }
    Ok(())
}
