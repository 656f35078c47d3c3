//! What the server tells its operator.

use std::io::stderr;

use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

use crate::settings::{Level, LogFormat};

/// Logs to the standard error from now on.
pub(super) fn start(level: Level, format: LogFormat) {
    let level = LevelFilter::from(level);
    // What libraries tell in detail is not ours to vouch for: it could name what must stay secret.
    let filter =
        Targets::new().with_default(level.min(LevelFilter::WARN)).with_target("sobremesa", level);
    let lines = fmt::layer().with_writer(stderr).with_ansi(false);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(lines.with_filter(filter)).init();
}
