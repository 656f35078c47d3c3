//! Rows that vouch for each other: each has a hash of itself and of the one before it.
//!
//! Nobody's name is in a row, so a person can become nobody without a row that changes.

use sha2::{Digest, Sha256};

use crate::{CommandId, Millis, Row, StoreError, TableId, Ticks, Version};

/// The name of this way to hash, which every hash begins with.
const ROW: &[u8] = b"sobremesa/row/1\0";

/// The hash of a row, which stands for all rows up to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Link(pub(crate) [u8; 32]);

impl Link {
    /// What comes before the first row.
    pub(crate) const NONE: Link = Link([0; 32]);
}

/// What of a row its hash stands for.
pub(crate) struct Linked<'r> {
    pub(crate) table: &'r TableId,
    pub(crate) version: Version,
    pub(crate) command: Option<&'r CommandId>,
    pub(crate) at: Millis,
    pub(crate) ticks: Ticks,
    pub(crate) body: &'r str,
}

impl Linked<'_> {
    /// The hash of this row, after one with that hash.
    pub(crate) fn after(&self, last: Link) -> Link {
        let mut hash = Sha256::new();
        hash.update(ROW);
        hash.update(last.0);
        hash.update(self.version.0.to_le_bytes());
        hash.update(self.at.0.to_le_bytes());
        hash.update(self.ticks.0.to_le_bytes());
        let command = self.command.map_or("", CommandId::as_str);
        for text in [self.table.as_str(), command, self.body] {
            hash.update((text.len() as u64).to_le_bytes());
            hash.update(text);
        }
        Link(hash.finalize().into())
    }
}

/// What of a table's row its hash stands for.
pub(crate) fn linked<'r>(table: &'r TableId, row: &'r Row) -> Linked<'r> {
    let (version, command) = (row.version, row.command.as_ref());
    Linked { table, version, command, at: row.at, ticks: row.ticks, body: &row.body }
}

/// The rows of a log with their hashes, if they are what was written, up to the last one.
pub(crate) fn check(
    table: &TableId,
    rows: Vec<(Row, Link)>,
    version: u64,
    head: Link,
) -> Result<Vec<Row>, StoreError> {
    check_after(table, (Version::NEW, Link::NONE), rows, version, head)
}

/// The same for the rows after one that is known, with its hash.
pub(crate) fn check_after(
    table: &TableId,
    (known, mut link): (Version, Link),
    rows: Vec<(Row, Link)>,
    version: u64,
    head: Link,
) -> Result<Vec<Row>, StoreError> {
    let mut checked = Vec::with_capacity(rows.len());
    for ((row, stored), expected) in rows.into_iter().zip(known.0 + 1..) {
        if row.version != Version(expected) {
            return Err(StoreError::Damaged(format!("row {expected} of a log is missing")));
        }
        link = linked(table, &row).after(link);
        if link != stored {
            let damaged = format!("row {expected} of a log is not what it was");
            return Err(StoreError::Damaged(damaged));
        }
        checked.push(row);
    }
    if version != known.0 + checked.len() as u64 || head != link {
        return Err(StoreError::Damaged("the end of a log is missing".into()));
    }
    Ok(checked)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is stored is checked for years: a change here would call every log damaged.
    #[test]
    fn a_hash_is_what_it_was() {
        let (table, command) = (TableId::from_bytes([7; 10]), "sit 1".parse().unwrap());
        let row = Linked {
            table: &table,
            version: Version(3),
            command: Some(&command),
            at: Millis(1_700_000_000_000),
            ticks: Ticks(-5),
            body: r#"{"type":"sat"}"#,
        };
        let hex: String =
            row.after(Link::NONE).0.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "d055b18c99a672226dd1da8666f5f94966b0af024e13e46bc27b9c9810546e18");
        assert_ne!(row.after(Link::NONE), row.after(Link([1; 32])));
    }
}
