//! What `sobremesa load` prints.

use std::fmt::{self, Display, Formatter};

use serde::Serialize;

use super::Arguments;
use super::tally::{Tally, Times};

/// What came of a run. What is not known is left out.
#[derive(Serialize)]
pub(super) struct Report {
    tables: u32,
    viewers: usize,
    idle: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    rate: Option<u32>,
    seconds: f64,
    /// Moves that were begun in that time, and answered and seen by all viewers, at whatever time.
    moves: usize,
    /// By the moves that came to the last of their viewers in that time.
    moves_per_second: f64,
    /// Games that came to their end, those before and after the time that was counted included.
    games: u64,
    pub(super) errors: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_error: Option<String>,
    /// From a move to the last of its viewers.
    p50_ms: Option<f64>,
    p99_ms: Option<f64>,
    p999_ms: Option<f64>,
    /// From a move to its answer.
    answer_p50_ms: Option<f64>,
    answer_p99_ms: Option<f64>,
    /// A page written to the disk meanwhile.
    fsync_ms: Option<f64>,
    fsync_p99_ms: Option<f64>,
    /// What all servers together used while moves were counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    cpu_seconds: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cpu_us_per_move: Option<f64>,
    /// What this program used meanwhile.
    own_cpu_seconds: f64,
    #[serde(flatten)]
    memory: Memory,
}

/// The memory of all servers together, in bytes.
#[derive(Serialize)]
pub(super) struct Memory {
    /// Before the first request.
    #[serde(rename = "memory_start", skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<f64>,
    /// With the tables and their viewers, before the first move.
    #[serde(rename = "memory_tables", skip_serializing_if = "Option::is_none")]
    pub(super) tables: Option<f64>,
    /// With the quiet streams, too.
    #[serde(rename = "memory_streams", skip_serializing_if = "Option::is_none")]
    pub(super) streams: Option<f64>,
    /// After the last move, everybody still there.
    #[serde(rename = "memory_end", skip_serializing_if = "Option::is_none")]
    pub(super) end: Option<f64>,
    /// A while after everybody has left.
    #[serde(rename = "memory_settled", skip_serializing_if = "Option::is_none")]
    pub(super) settled: Option<f64>,
}

impl Report {
    /// The CPU time is that of the servers and that of this program.
    pub(super) fn new(
        arguments: &Arguments,
        tally: &Tally,
        memory: Memory,
        (cpu, own): (Option<f64>, f64),
        fsync: &Times,
    ) -> Report {
        let (seen, answered) = tally.times();
        let (finished, seconds) = (f64::from(tally.finished()), tally.seconds());
        let each = |cpu: f64| cpu * 1e6 / finished;
        Report {
            tables: arguments.tables.get(),
            viewers: arguments.viewers,
            idle: arguments.idle,
            rate: arguments.rate.map(Into::into),
            seconds: round(seconds),
            moves: seen.count(),
            moves_per_second: round(finished / seconds),
            games: tally.games(),
            errors: tally.errors(),
            first_error: tally.first_error(),
            p50_ms: seen.percentile(0.5).map(round),
            p99_ms: seen.percentile(0.99).map(round),
            p999_ms: seen.percentile(0.999).map(round),
            answer_p50_ms: answered.percentile(0.5).map(round),
            answer_p99_ms: answered.percentile(0.99).map(round),
            fsync_ms: fsync.percentile(0.5).map(round),
            fsync_p99_ms: fsync.percentile(0.99).map(round),
            cpu_seconds: cpu.map(round),
            cpu_us_per_move: cpu.filter(|_| finished > 0.0).map(each).map(round),
            own_cpu_seconds: round(own),
            memory,
        }
    }
}

/// Two digits after the point are more than is known.
fn round(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

impl Display for Report {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Report { moves, seconds, moves_per_second, games, errors, .. } = self;
        writeln!(f, "{moves} moves in {seconds} s: {moves_per_second} a second, {games} games")?;
        writeln!(f, "{errors} errors")?;
        if let Some(error) = &self.first_error {
            writeln!(f, "  the first: {error}")?;
        }
        let lines = [
            (
                "move to last viewer",
                [("p50", self.p50_ms), ("p99", self.p99_ms), ("p99.9", self.p999_ms)],
            ),
            (
                "move to answer",
                [("p50", self.answer_p50_ms), ("p99", self.answer_p99_ms), ("", None)],
            ),
            ("fsync", [("p50", self.fsync_ms), ("p99", self.fsync_p99_ms), ("", None)]),
        ];
        for (what, figures) in lines {
            write!(f, "{what}:")?;
            for (name, milliseconds) in figures {
                if let Some(milliseconds) = milliseconds {
                    write!(f, " {name} {milliseconds} ms")?;
                }
            }
            writeln!(f)?;
        }
        if let (Some(cpu), Some(each)) = (self.cpu_seconds, self.cpu_us_per_move) {
            writeln!(
                f,
                "CPU of the servers: {cpu} s, {each} µs a move; of this program: {} s",
                self.own_cpu_seconds
            )?;
        }
        let Memory { start, tables, streams, end, settled } = self.memory;
        let phases = [
            ("at first", start),
            ("with tables", tables),
            ("with quiet streams", streams),
            ("at the end", end),
            ("later", settled),
        ];
        for (when, bytes) in phases {
            if let Some(bytes) = bytes {
                writeln!(f, "memory {when}: {:.1} MB", bytes / 1e6)?;
            }
        }
        Ok(())
    }
}
