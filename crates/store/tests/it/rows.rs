//! Rows to fill a store with.

use sobremesa_store::{Append, Millis, PersonId, Summary, TableId, TableState, Ticks, Version};

pub(crate) fn table(number: u16) -> TableId {
    let mut bits = [0; 10];
    bits[8..].copy_from_slice(&number.to_be_bytes());
    TableId::from_bytes(bits)
}

pub(crate) fn summary() -> Summary {
    Summary {
        game: "level10".into(),
        state: TableState::Waiting,
        is_public: true,
        due: None,
        people: vec![PersonId(3), PersonId(1)],
        card: r#"{"name":"kitchen"}"#.into(),
    }
}

/// The row that follows `expected` others, made at that many milliseconds.
pub(crate) fn append(table: TableId, expected: u64) -> Append {
    Append {
        table,
        expected: Version(expected),
        command: None,
        at: Millis(expected as i64),
        ticks: Ticks(expected as i64),
        body: format!(r#"{{"row":{}}}"#, expected + 1),
        summary: summary(),
        scores: Vec::new(),
        bots: Vec::new(),
        ending: None,
    }
}
