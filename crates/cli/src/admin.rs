//! `sobremesa admin`: what operators do, also while the server runs.

mod carrying;

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, bail};
use clap::Subcommand;
use jiff::Timestamp;
use sobremesa_store::{
    Ban, Database, Filter, Millis, PersonId, Report, ReportId, Store, StoreError, TableState,
};
use sobremesa_words::{Words, arg};

use carrying::Carrying;

use crate::lines::printable;
use crate::settings::{self, Settings};

/// The most reports that are printed at once.
const MOST_REPORTS: u32 = 1000;

/// This many rows are deleted at once; the server waits for no more.
const BATCH: u32 = 100;

/// The server may write in between.
const PAUSE: Duration = Duration::from_millis(10);

/// The clock is not believed if it is this many days after all that the database knows.
const DOUBTED_AFTER: u32 = 60;

/// What is dated this many milliseconds later is no sign of a clock that was ahead.
const MOMENT: i64 = 60_000;

/// Under this name the store keeps when it was purged last.
const PURGED: &str = "purged";

/// Read reports, ban people, delete old tables and make backups, also while the server runs.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The server's file of settings
    #[arg(long, env = "SOBREMESA_CONFIG", value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    /// The server's folder [default: ./sobremesa-data]
    #[arg(long, env = "SOBREMESA_DATA", value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    /// The server's database, as sqlite:PATH or `postgres://…` [default: sobremesa.db in the folder for data]
    #[arg(long, env = "SOBREMESA_DATABASE", value_name = "URL", global = true)]
    database: Option<settings::Database>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    #[command(flatten)]
    Upkeep(Upkeep),
    #[command(flatten)]
    Carrying(Carrying),
}

#[derive(Subcommand)]
enum Upkeep {
    /// Check that the log of every table is what was written; exit 1 if one is not
    Check,
    /// Print the reports that are open, the oldest first
    Reports,
    /// Mark a report as dealt with
    Resolve {
        /// The report's number
        report: i64,
    },
    /// Keep a person out, for good or for some days
    Ban {
        /// The person's number, as reports show it
        person: i64,
        /// For this many days
        #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
        days: Option<u32>,
        /// Why, for operators
        #[arg(long, default_value = "")]
        reason: String,
    },
    /// Let a person in again
    Unban {
        /// The person's number
        person: i64,
    },
    /// Delete tables, guests and tokens that nobody needed for some days, and give their room back to the disk
    #[command(group(clap::ArgGroup::new("which").required(true).multiple(true)))]
    Purge {
        /// Those where the game ended at least this many days ago
        #[arg(long, value_name = "DAYS", group = "which")]
        finished_days: Option<u32>,
        /// Those where people have been awaited for at least this many days
        #[arg(long, value_name = "DAYS", group = "which")]
        waiting_days: Option<u32>,
        /// Those that nobody has touched for this many days in the middle of a game; a decision may take 14
        #[arg(long, value_name = "DAYS", group = "which", value_parser = clap::value_parser!(u32).range(15..))]
        running_days: Option<u32>,
        /// Guests who were not seen for this many days; who sits at a table or has a recovery code stays
        #[arg(long, value_name = "DAYS", group = "which")]
        guests_days: Option<u32>,
        /// Tokens of devices and programs that were not used for this many days
        #[arg(long, value_name = "DAYS", group = "which")]
        tokens_days: Option<u32>,
        /// Believe the clock, even if nothing has happened for two months
        #[arg(long)]
        trust_clock: bool,
    },
}

pub(crate) fn run(arguments: Arguments, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let Arguments { config, data, database, task } = arguments;
    let settings = Settings { data, database, ..Settings::default() };
    let database = settings.with_file(config.as_deref())?.database();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let (told, code) = runtime.context("cannot start a thread")?.block_on(async {
        let words = Words::english();
        match task {
            Task::Carrying(task) => Ok((task.run(words, &database).await?, ExitCode::SUCCESS)),
            Task::Upkeep(task) => {
                must_exist(&database, "name the server's folder with --data")?;
                let store = Store::connect(&database).await?;
                let done = match task {
                    Upkeep::Check => check(words, &store).await,
                    task => perform(&store, task).await.map(|told| (told, ExitCode::SUCCESS)),
                };
                store.close().await;
                done
            }
        }
    })?;
    write!(out, "{told}")?;
    Ok(code)
}

/// A file that is not there is a mistake, and is not made.
fn must_exist(database: &Database, advice: &str) -> anyhow::Result<()> {
    match database {
        Database::File(path) if !path.is_file() => {
            bail!("there is no database {}: {advice}", path.display())
        }
        _ => Ok(()),
    }
}

/// Does it, and says what was done.
async fn perform(store: &Store, task: Upkeep) -> anyhow::Result<String> {
    let words = Words::english();
    let told = |id, facts: [_; 1]| words.message(id, facts) + "\n";
    Ok(match task {
        Upkeep::Check => check(words, store).await?.0,
        Upkeep::Reports => reports(words, store).await?,
        Upkeep::Resolve { report } => match store.resolve_report(ReportId(report)).await? {
            true => told("admin-resolved", [arg("report", report)]),
            false => bail!("there is no open report {report}"),
        },
        Upkeep::Ban { person, days, reason } => {
            let now = now(store).await?;
            let until = days.map(|days| Millis(now.0 + millis(days)));
            store.ban(PersonId(person), Ban { until, reason }).await?;
            told("admin-banned", [arg("person", person)])
        }
        Upkeep::Unban { person } => match store.unban(PersonId(person)).await? {
            true => told("admin-unbanned", [arg("person", person)]),
            false => bail!("person {person} is not banned"),
        },
        Upkeep::Purge {
            finished_days,
            waiting_days,
            running_days,
            guests_days,
            tokens_days,
            trust_clock,
        } => {
            let now = now(store).await?;
            if !trust_clock {
                doubt(store, now).await?;
            }
            store.keep(PURGED, &now.0.to_string()).await?;
            let mut purged = String::new();
            let tables = [
                (TableState::Finished, finished_days),
                (TableState::Waiting, waiting_days),
                (TableState::Running, running_days),
            ];
            if tables.iter().any(|(_, days)| days.is_some()) {
                let mut count = 0;
                for (state, days) in tables {
                    count +=
                        purge(now, days, |since| store.purge_tables(state, since, BATCH)).await?;
                }
                purged += &told("admin-purged", [arg("count", count)]);
            }
            if guests_days.is_some() {
                let guests =
                    purge(now, guests_days, |since| store.purge_guests(since, BATCH)).await?;
                purged += &told("admin-purged-guests", [arg("count", guests)]);
            }
            if tokens_days.is_some() {
                let tokens =
                    purge(now, tokens_days, |since| store.purge_tokens(since, BATCH)).await?;
                purged += &told("admin-purged-tokens", [arg("count", tokens)]);
            }
            store.purge_links(now).await?;
            let shrunk = store.shrink().await;
            shrunk.with_context(|| format!("{purged}the file could not shrink"))?;
            purged
        }
    })
}

/// Reads every log, and names those that are damaged.
async fn check(words: &Words, store: &Store) -> anyhow::Result<(String, ExitCode)> {
    let mut filter = Filter { limit: BATCH, ..Filter::default() };
    let (mut printed, mut count, mut damaged) = (String::new(), 0, 0);
    loop {
        let page = store.list(&filter).await?;
        for listed in &page.tables {
            count += 1;
            match store.load(&listed.table).await {
                Err(StoreError::Damaged(why)) => {
                    damaged += 1;
                    let facts = [arg("table", listed.table.to_string()), arg("why", why)];
                    writeln!(printed, "{}", words.message("admin-damaged", facts))?;
                }
                read => drop(read?),
            }
        }
        match page.next {
            Some(next) => filter.before = Some(next),
            None => break,
        }
    }
    let facts = [arg("count", count), arg("damaged", damaged)];
    writeln!(printed, "{}", words.message("admin-checked", facts))?;
    let code = if damaged > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS };
    Ok((printed, code))
}

/// Refuses a clock that may be wrong: by one that is a year ahead, everything would be a year old.
async fn doubt(store: &Store, now: Millis) -> anyhow::Result<()> {
    let purged = store.keepsake(PURGED, "").await?.parse().ok().map(Millis);
    // What was dated by a clock that was ahead says nothing.
    let last = match purged.filter(|purged| *purged <= now) {
        // Moves may be made while this looks.
        None => store.changed(Millis(now.0 + MOMENT)).await?,
        // A server may have believed the clock by now, and dated tables by it.
        purged => purged,
    };
    match last {
        Some(last) if now.0 - last.0 > millis(DOUBTED_AFTER) => bail!(
            "nothing is deleted: the clock says {}, but the last that is known is {}. Set the clock, or say \
             --trust-clock if it is right",
            date(now),
            date(last)
        ),
        _ => Ok(()),
    }
}

/// Deletes what is older than some days, a batch at a time. How many it were.
async fn purge<F>(
    now: Millis,
    days: Option<u32>,
    delete: impl Fn(Millis) -> F,
) -> Result<u64, StoreError>
where
    F: Future<Output = Result<u64, StoreError>>,
{
    let Some(days) = days else { return Ok(0) };
    let since = Millis(now.0 - millis(days));
    let mut count = 0;
    loop {
        let deleted = delete(since).await?;
        count += deleted;
        if deleted < BATCH.into() {
            return Ok(count);
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// The open reports, with the numbers of the people in them.
async fn reports(words: &Words, store: &Store) -> anyhow::Result<String> {
    let reports = store.open_reports(MOST_REPORTS).await?;
    let people = reports.iter().flat_map(|Report { report, .. }| [Some(report.by), report.about]);
    let names = store.names(&people.flatten().collect::<Vec<_>>()).await?;
    if reports.is_empty() {
        return Ok(words.text("admin-no-reports") + "\n");
    }
    let mut printed = String::new();
    for Report { id, report } in reports {
        let facts = [
            arg("report", id.0),
            arg("at", date(report.at)),
            arg("by", named(words, &names, report.by)),
        ];
        writeln!(printed, "{}", words.message("admin-report", facts))?;
        if let Some(about) = report.about {
            let facts = [arg("about", named(words, &names, about))];
            writeln!(printed, "  {}", words.message("admin-report-about", facts))?;
        }
        if let Some(table) = report.table {
            let facts = [arg("table", table.to_string())];
            writeln!(printed, "  {}", words.message("admin-report-table", facts))?;
        }
        for line in report.text.lines() {
            writeln!(printed, "  > {}", printable(line))?;
        }
    }
    Ok(printed)
}

/// A person's name and number.
fn named(words: &Words, names: &HashMap<PersonId, String>, person: PersonId) -> String {
    match names.get(&person) {
        Some(name) => {
            words.message("admin-person", [arg("name", printable(name)), arg("person", person.0)])
        }
        None => words.message("admin-person-gone", [arg("person", person.0)]),
    }
}

/// What the database's clock says, or this machine's if it has none.
async fn now(store: &Store) -> Result<Millis, StoreError> {
    Ok(store.date().await?.unwrap_or_else(|| Millis(Timestamp::now().as_millisecond())))
}

fn date(at: Millis) -> String {
    Timestamp::from_second(at.0 / 1000).unwrap_or_default().to_string()
}

fn millis(days: u32) -> i64 {
    i64::from(days) * 24 * 3600 * 1000
}
