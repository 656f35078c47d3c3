//! Small words: who, which table, which row, when.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A moment: milliseconds since 1970-01-01 UTC.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Millis(pub i64);

/// A moment by the clock of the house, in milliseconds: it goes by what has passed while a server ran, and no
/// calendar changes it.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Ticks(pub i64);

/// How many rows a table's log has; also the number of the last one, because rows count from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
pub struct Version(pub u64);

impl Version {
    /// The version of a table that has no row yet.
    pub const NEW: Version = Version(0);

    /// The version that follows.
    pub fn next(self) -> Version {
        Version(self.0 + 1)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A person's number. It is never given to another person, even after this one was deleted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PersonId(pub i64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A table's name: 80 random bits as 16 lower-case letters and digits.
///
/// ```
/// use sobremesa_store::TableId;
///
/// let table = TableId::from_bytes([0xff; 10]);
/// assert_eq!(table.as_str(), "zzzzzzzzzzzzzzzz");
/// assert_eq!("zzzzzzzzzzzzzzzz".parse(), Ok(table));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; TableId::LENGTH]);

impl TableId {
    /// How many characters the name has.
    pub const LENGTH: usize = 16;

    /// Without i, l, o and u, which are easily misread.
    const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

    /// The name for these random bits: base 32, most significant bits first.
    pub fn from_bytes(bits: [u8; 10]) -> TableId {
        let number = bits.iter().fold(0u128, |number, &byte| number << 8 | u128::from(byte));
        TableId(std::array::from_fn(|place| {
            let shift = 5 * (TableId::LENGTH - 1 - place);
            TableId::ALPHABET[(number >> shift) as usize % 32]
        }))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<TableId, NotATableId> {
        let bytes: [u8; TableId::LENGTH] = text.as_bytes().try_into().map_err(|_| NotATableId)?;
        let is_name = bytes.iter().all(|byte| TableId::ALPHABET.contains(byte));
        is_name.then_some(TableId(bytes)).ok_or(NotATableId)
    }
}

impl TryFrom<String> for TableId {
    type Error = NotATableId;

    fn try_from(text: String) -> Result<TableId, NotATableId> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(table: TableId) -> String {
        table.as_str().into()
    }
}

/// The text is not a table's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a table's name has 16 lower-case letters and digits, none of them i, l, o or u")]
pub struct NotATableId;

/// A name that a client gives to a command, so that sending it twice does it once.
///
/// It has 1 to 64 printable ASCII characters.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct CommandId(String);

impl CommandId {
    /// The most characters.
    pub const MOST: usize = 64;

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CommandId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for CommandId {
    type Error = NotACommandId;

    fn try_from(text: String) -> Result<CommandId, NotACommandId> {
        let is_printable = text.bytes().all(|byte| matches!(byte, b' '..=b'~'));
        let is_id = is_printable && (1..=CommandId::MOST).contains(&text.len());
        is_id.then_some(CommandId(text)).ok_or(NotACommandId)
    }
}

impl FromStr for CommandId {
    type Err = NotACommandId;

    fn from_str(text: &str) -> Result<CommandId, NotACommandId> {
        text.to_owned().try_into()
    }
}

impl From<CommandId> for String {
    fn from(command: CommandId) -> String {
        command.0
    }
}

/// The text is not a command's name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a command's name has 1 to 64 printable ASCII characters")]
pub struct NotACommandId;
