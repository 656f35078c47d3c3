//! The file that records are written into.

use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Seek, SeekFrom, Write};
use std::path::Path;

use anyhow::{Context, bail, ensure};
use sobremesa_table::record::Head;

/// The file of records.
pub(crate) struct RecordFile<'a> {
    path: &'a Path,
    file: BufWriter<File>,
}

impl<'a> RecordFile<'a> {
    /// Begins a new file.
    pub(crate) fn create(path: &'a Path) -> anyhow::Result<Self> {
        let file =
            File::create(path).with_context(|| format!("cannot create {}", path.display()))?;
        Ok(RecordFile { path, file: BufWriter::new(file) })
    }

    /// Goes on with a file after its first `count` records; what comes after them is dropped.
    pub(crate) fn resume(path: &'a Path, count: u64) -> anyhow::Result<Self> {
        if count == 0 {
            return Self::create(path);
        }
        let file = OpenOptions::new().read(true).write(true).open(path);
        let file = file.with_context(|| format!("cannot open {}", path.display()))?;
        let mut reader = BufReader::new(file);
        let mut kept = 0;
        for number in 0..count {
            let mut line = Vec::new();
            kept += reader.read_until(b'\n', &mut line)? as u64;
            if line.last() != Some(&b'\n') {
                bail!("{} has only {number} of {count} records played before", path.display());
            }
            let is_record = str::from_utf8(&line).is_ok_and(|line| Head::read(line).is_ok());
            ensure!(is_record, "{}: line {} is not a record", path.display(), number + 1);
        }
        let mut file = reader.into_inner();
        file.set_len(kept)?;
        file.seek(SeekFrom::Start(kept))?;
        Ok(RecordFile { path, file: BufWriter::new(file) })
    }

    /// Adds a record.
    pub(crate) fn write(&mut self, line: &str) -> anyhow::Result<()> {
        writeln!(self.file, "{line}")
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Sees to it that all records are in the file.
    pub(crate) fn flush(&mut self) -> anyhow::Result<()> {
        self.file.flush().with_context(|| format!("cannot write {}", self.path.display()))
    }
}
