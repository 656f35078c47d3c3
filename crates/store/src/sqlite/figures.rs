//! What is counted while the database is read and written.

use std::time::{Duration, Instant};

use metrics::{gauge, histogram};

/// This many writes waited when the writer took some.
pub(super) fn set_queue(waiting: usize) {
    gauge!("sobremesa_store_queue").set(waiting as f64);
}

/// A group was written, or could not be.
pub(super) fn count_group(size: usize, since: Instant) {
    histogram!("sobremesa_store_group_size").record(size as f64);
    histogram!("sobremesa_store_group_seconds").record(since.elapsed());
}

/// A group was committed, nearly all of which is the wait for the disk.
pub(super) fn count_commit(took: Duration) {
    histogram!("sobremesa_store_commit_seconds").record(took);
}

/// A question waited for a connection that reads.
pub(super) fn count_reader(since: Instant) {
    histogram!("sobremesa_store_reader_seconds").record(since.elapsed());
}

/// Somebody was looked up by their token.
pub(super) fn count_lookup(since: Instant) {
    histogram!("sobremesa_store_lookup_seconds").record(since.elapsed());
}
