//! What is counted while a server runs.

use std::sync::OnceLock;
use std::time::Instant;

use axum::http::StatusCode;
use metrics::{counter, gauge, histogram};
use metrics_exporter_prometheus::{
    Matcher, PrometheusBuilder, PrometheusHandle, PrometheusRecorder,
};
use sobremesa_bots::program::ConductFigures;

use crate::descriptors;

/// What takes less than each of these is counted together.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

/// Likewise how many writes were one group.
const SIZES: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// The metrics of this process; there is one set of them, whatever servers it runs.
pub(crate) fn handle() -> &'static PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE.get_or_init(|| {
        let recorder = recorder();
        let handle = recorder.handle();
        // Somebody else's recorder stays; then ours is empty.
        let _ = metrics::set_global_recorder(recorder);
        handle
    })
}

fn recorder() -> PrometheusRecorder {
    let builder = PrometheusBuilder::new().set_buckets(&SECONDS).and_then(|builder| {
        builder.set_buckets_for_metric(Matcher::Suffix("_size".to_owned()), &SIZES)
    });
    builder.expect("there are buckets").build_recorder()
}

/// A command was answered.
pub(crate) fn count_command(outcome: &'static str, since: Instant) {
    counter!("sobremesa_commands_total", "outcome" => outcome).increment(1);
    histogram!("sobremesa_command_seconds").record(since.elapsed());
}

/// A request was answered.
pub(crate) fn count_request(status: StatusCode) {
    counter!("sobremesa_requests_total", "status" => status.as_str().to_owned()).increment(1);
}

/// A row was stored.
pub(crate) fn count_append(since: Instant) {
    histogram!("sobremesa_store_append_seconds").record(since.elapsed());
}

/// An event of a table was given to a viewer, this long after the request for what is new in it.
pub(crate) fn count_delivery(since: Instant) {
    histogram!("sobremesa_delivery_seconds").record(since.elapsed());
}

/// A bot has thought.
pub(crate) fn count_thought(since: Instant) {
    histogram!("sobremesa_bot_seconds").record(since.elapsed());
}

/// A connection could not be accepted.
pub(crate) fn count_accept_error() {
    counter!("sobremesa_accept_errors_total").increment(1);
}

/// A connection was turned away, because there were too many already.
pub(crate) fn count_turned_away(why: &'static str) {
    counter!("sobremesa_connections_turned_away_total", "why" => why).increment(1);
}

/// A table was found whose log is not what was written.
pub(crate) fn count_damaged() {
    counter!("sobremesa_damaged_tables_total").increment(1);
}

/// Whether what was written last is on the disk.
pub(crate) fn set_storing(is_storing: bool) {
    gauge!("sobremesa_storing").set(f64::from(u8::from(is_storing)));
}

/// A client did not read what it was sent.
pub(crate) fn count_unread() {
    counter!("sobremesa_unread_total").increment(1);
}

/// How a program behaved so far.
pub(crate) fn set_conduct(conduct: &ConductFigures) {
    let bot = || conduct.bot.clone();
    counter!("sobremesa_program_asked_total", "bot" => bot()).absolute(conduct.asked);
    counter!("sobremesa_program_stood_in_total", "bot" => bot()).absolute(conduct.stood_in);
    counter!("sobremesa_program_restarts_total", "bot" => bot()).absolute(conduct.restarts);
    for (fault, count) in conduct.faults() {
        counter!("sobremesa_program_faults_total", "bot" => bot(), "fault" => fault)
            .absolute(count);
    }
}

/// How many tables are in memory.
pub(crate) fn set_open_tables(count: usize) {
    gauge!("sobremesa_open_tables").set(count as f64);
}

/// What the process has and has used, under the names that are usual for it; where the system does not tell, nothing.
pub(crate) fn set_process() {
    // Linux tells of CPU time in hundredths of a second, and of memory in pages of this many bytes.
    const TICKS: f64 = 100.0;
    const PAGE: f64 = 4096.0;
    let number = |text: Option<&str>| text.and_then(|text| text.parse::<f64>().ok());
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The program's name is in brackets, and may hold anything.
    let mut fields = stat.rsplit_once(") ").map_or("", |(_, fields)| fields).split(' ').skip(11);
    if let (Some(user), Some(system)) = (number(fields.next()), number(fields.next())) {
        gauge!("process_cpu_seconds_total").set((user + system) / TICKS);
    }
    let pages = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    if let Some(pages) = number(pages.split(' ').nth(1)) {
        gauge!("process_resident_memory_bytes").set(pages * PAGE);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        gauge!("process_open_fds").set(open.count() as f64);
    }
    if let Some(most) = descriptors::most() {
        gauge!("process_max_fds").set(most as f64);
    }
}

/// Counts as open while it lives.
pub(crate) struct OpenCount(&'static str);

impl OpenCount {
    pub(crate) fn connection() -> OpenCount {
        OpenCount::of("sobremesa_open_connections")
    }

    pub(crate) fn stream() -> OpenCount {
        OpenCount::of("sobremesa_open_streams")
    }

    fn of(figure: &'static str) -> OpenCount {
        gauge!(figure).increment(1.0);
        OpenCount(figure)
    }
}

impl Drop for OpenCount {
    fn drop(&mut self) {
        gauge!(self.0).decrement(1.0);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;
    use sobremesa_store::{Millis, Store, TokenHash};
    use tempfile::TempDir;

    use super::*;

    /// What Prometheus reads once everything has happened.
    fn all_figures() -> String {
        let recorder = recorder();
        metrics::with_local_recorder(&recorder, || {
            count_command("done", Instant::now());
            count_request(StatusCode::OK);
            count_append(Instant::now());
            count_delivery(Instant::now());
            count_thought(Instant::now());
            count_accept_error();
            count_turned_away("total");
            count_damaged();
            set_storing(true);
            count_unread();
            set_conduct(&ConductFigures::default());
            set_open_tables(1);
            set_process();
            drop((OpenCount::connection(), OpenCount::stream()));
            store_something();
        });
        recorder.handle().render()
    }

    /// Writes and reads on this thread, whose figures are counted.
    fn store_something() {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let folder = TempDir::new().unwrap();
            let store = Store::open(&folder.path().join("tables.db")).await.unwrap();
            store.create_person("Ann", TokenHash([1; 32]), Millis(0)).await.unwrap();
            assert!(store.person_by_token(&TokenHash([1; 32])).await.unwrap().is_some());
            store.close().await;
        });
    }

    /// The names of figures that a dashboard asks for.
    fn asked(dashboard: &Value) -> BTreeSet<&str> {
        let panels = dashboard["panels"].as_array().unwrap().iter();
        let targets = panels.filter_map(|panel| panel["targets"].as_array()).flatten();
        let words = targets.flat_map(|target| {
            let question = target["expr"].as_str().unwrap();
            question.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_')
        });
        let names =
            words.filter(|word| ["sobremesa_", "process_"].iter().any(|it| word.starts_with(it)));
        names.map(|name| name.strip_suffix("_bucket").unwrap_or(name)).collect()
    }

    #[test]
    fn the_dashboard_asks_for_all_figures_and_for_no_others() {
        let dashboard = include_str!("../../../deploy/dashboard.json");
        let dashboard: Value = serde_json::from_str(dashboard).unwrap();
        let figures = all_figures();
        let types = figures.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        let exported: BTreeSet<&str> = types.filter_map(|line| line.split(' ').next()).collect();
        assert_eq!(asked(&dashboard), exported);
    }
}
