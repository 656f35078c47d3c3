//! What a server writes into its logs.

use std::fmt::{Debug, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::Interest;
use tracing::{Event, Metadata, Subscriber};

/// Every line of this process's logs, at all levels.
static LINES: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Whether lines are kept. Other tests of this process write some, too.
static IS_KEPT: AtomicBool = AtomicBool::new(false);

struct Keeper;

struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        write!(self.0, " {field}={value:?}").expect("a string takes everything");
    }
}

fn keep(line: String) {
    LINES.lock().unwrap_or_else(PoisonError::into_inner).push(line);
}

impl Subscriber for Keeper {
    fn register_callsite(&self, _: &'static Metadata<'static>) -> Interest {
        Interest::sometimes()
    }

    fn enabled(&self, _: &Metadata<'_>) -> bool {
        IS_KEPT.load(Ordering::Relaxed)
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let mut line = Line(span.metadata().name().to_owned());
        span.record(&mut line);
        keep(line.0);
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        let mut line = Line(String::new());
        values.record(&mut line);
        keep(line.0);
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(event.metadata().target().to_owned());
        event.record(&mut line);
        keep(line.0);
    }

    fn enter(&self, _: &Id) {}

    fn exit(&self, _: &Id) {}
}

/// The logs of this process, kept as long as this lives.
pub(crate) struct Logs(());

/// From now on the logs of this process are kept.
pub(crate) fn begin() -> Logs {
    tracing::subscriber::set_global_default(Keeper).expect("only one test keeps logs");
    IS_KEPT.store(true, Ordering::Relaxed);
    Logs(())
}

impl Logs {
    /// All lines so far.
    pub(crate) fn lines(&self) -> Vec<String> {
        LINES.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Drop for Logs {
    fn drop(&mut self) {
        IS_KEPT.store(false, Ordering::Relaxed);
    }
}
