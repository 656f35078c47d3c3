//! What an fsync takes while the servers are loaded.

use std::fs::File;
use std::io::{Seek, Write};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use anyhow::Context;

use super::tally::Times;

/// How often it is tried.
const EVERY: Duration = Duration::from_millis(50);

/// As much is written as a page of a database has.
const PAGE: [u8; 4096] = [7; 4096];

/// A thread that writes a page now and then and waits for the disk.
pub(super) struct Disk {
    times: Arc<Mutex<Vec<Duration>>>,
    is_over: Arc<AtomicBool>,
    thread: JoinHandle<()>,
}

impl Disk {
    /// Begins with it, in a file that nobody sees.
    pub(super) fn watch(folder: Option<PathBuf>) -> anyhow::Result<Disk> {
        let folder = folder.unwrap_or_else(|| PathBuf::from("."));
        let path = folder.join(format!(".sobremesa-load-{}", std::process::id()));
        let cannot = || format!("cannot write to {}: --folder names another", folder.display());
        let file = File::create_new(&path).with_context(cannot)?;
        std::fs::remove_file(&path).with_context(cannot)?;
        let (times, is_over) = <(Arc<Mutex<Vec<Duration>>>, Arc<AtomicBool>)>::default();
        let (noted, ends) = (Arc::clone(&times), Arc::clone(&is_over));
        let thread = std::thread::spawn(move || {
            while !ends.load(Ordering::Relaxed) {
                let start = Instant::now();
                if write(&file).is_ok() {
                    noted.lock().unwrap_or_else(PoisonError::into_inner).push(start.elapsed());
                }
                std::thread::sleep(EVERY);
            }
        });
        Ok(Disk { times, is_over, thread })
    }

    /// Counts from now on.
    pub(super) fn begin(&self) {
        self.times.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// How long it took.
    pub(super) fn end(self) -> Times {
        self.is_over.store(true, Ordering::Relaxed);
        // A thread that has panicked has measured nothing more.
        let _ = self.thread.join();
        Times::new(self.times.lock().unwrap_or_else(PoisonError::into_inner).clone())
    }
}

fn write(mut file: &File) -> std::io::Result<()> {
    file.rewind()?;
    file.write_all(&PAGE)?;
    file.sync_data()
}
