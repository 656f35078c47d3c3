//! Lines of files of any size, one at a time.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::Context;

/// No record is nearly as long.
const MOST_BYTES: usize = 16 << 20;

/// Text from others as a terminal can take it: without characters that control it or turn the
/// direction of writing, and not endless.
pub(crate) fn printable(text: &str) -> String {
    const MOST: usize = 300;
    let mut printable = String::new();
    for char in text.chars().take(MOST) {
        let turns = matches!(char, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        if char.is_control() || turns {
            printable.extend(char.escape_unicode());
        } else {
            printable.push(char);
        }
    }
    if text.chars().nth(MOST).is_some() {
        printable.push('…');
    }
    printable
}

/// Reads the lines of a file that are not blank.
pub(crate) struct Lines {
    reader: BufReader<Box<dyn Read>>,
    number: usize,
}

/// A line that is not blank.
pub(crate) struct Line {
    /// Counted from 1, blank lines too.
    pub(crate) number: usize,
    /// What is in it, or why that cannot be a record.
    pub(crate) text: Result<String, String>,
}

impl Lines {
    /// Opens a file; `-` is the standard input.
    pub(crate) fn open(path: &Path) -> anyhow::Result<Lines> {
        let file: Box<dyn Read> = if path == Path::new("-") {
            Box::new(io::stdin())
        } else {
            Box::new(File::open(path).with_context(|| format!("cannot open {}", path.display()))?)
        };
        Ok(Lines { reader: BufReader::new(file), number: 0 })
    }

    /// The next line; none at the end.
    pub(crate) fn next(&mut self) -> io::Result<Option<Line>> {
        loop {
            let mut bytes = Vec::new();
            let limit = MOST_BYTES as u64 + 1;
            if self.reader.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
                return Ok(None);
            }
            self.number += 1;
            let number = self.number;
            if bytes.len() > MOST_BYTES && bytes.last() != Some(&b'\n') {
                self.reader.skip_until(b'\n')?;
                let text = Err(format!("the line is longer than {MOST_BYTES} bytes"));
                return Ok(Some(Line { number, text }));
            }
            if bytes.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            let text = String::from_utf8(bytes).map_err(|error| error.to_string());
            return Ok(Some(Line { number, text }));
        }
    }
}
