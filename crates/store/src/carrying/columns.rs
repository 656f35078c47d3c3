//! What is carried: all tables of the database, with their columns.

/// What a column holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Number,
    Text,
    Bytes,
}

use Kind::{Bytes, Number, Text};

/// A table of the database.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Kind)],
    /// Its primary key: rows are read in its order.
    pub(super) key: &'static str,
    /// Whether the database counts its rows, and gives no number twice.
    pub(super) counts: bool,
}

/// Every table, after those that it refers to.
pub(super) const TABLES: &[Table] = &[
    Table {
        name: "people",
        columns: &[("id", Number), ("name", Text), ("created_at", Number), ("page", Text)],
        key: "id",
        counts: true,
    },
    Table {
        name: "tables",
        columns: &[
            ("id", Text),
            ("version", Number),
            ("game", Text),
            ("state", Text),
            ("is_public", Number),
            ("due", Number),
            ("people", Text),
            ("card", Text),
            ("changed_at", Number),
            ("head", Bytes),
        ],
        key: "id",
        counts: false,
    },
    Table {
        name: "log",
        columns: &[
            ("table_id", Text),
            ("version", Number),
            ("command", Text),
            ("at", Number),
            ("ticks", Number),
            ("body", Text),
            ("hash", Bytes),
        ],
        key: "table_id, version",
        counts: false,
    },
    Table {
        name: "sitters",
        columns: &[("person", Number), ("table_id", Text), ("is_over", Number)],
        key: "person, table_id",
        counts: false,
    },
    Table {
        name: "tokens",
        columns: &[
            ("id", Number),
            ("person", Number),
            ("hash", Bytes),
            ("label", Text),
            ("created_at", Number),
            ("used_at", Number),
            ("scope", Text),
        ],
        key: "id",
        counts: true,
    },
    Table {
        name: "recoveries",
        columns: &[("person", Number), ("hash", Bytes)],
        key: "person",
        counts: false,
    },
    Table {
        name: "links",
        columns: &[("hash", Bytes), ("person", Number), ("expires", Number)],
        key: "hash",
        counts: false,
    },
    Table {
        name: "bans",
        columns: &[("person", Number), ("until", Number), ("reason", Text)],
        key: "person",
        counts: false,
    },
    Table {
        name: "reports",
        columns: &[
            ("id", Number),
            ("reported_by", Number),
            ("table_id", Text),
            ("about", Number),
            ("text", Text),
            ("at", Number),
            ("is_open", Number),
        ],
        key: "id",
        counts: true,
    },
    Table {
        name: "results",
        columns: &[
            ("person", Number),
            ("table_id", Text),
            ("game", Text),
            ("kind", Text),
            ("wins", Number),
            ("points", Number),
            ("is_practice", Number),
            ("at", Number),
            ("deal", Text),
            ("day", Number),
            ("people", Number),
            ("level", Number),
        ],
        key: "person, table_id",
        counts: false,
    },
    Table {
        name: "bot_results",
        columns: &[
            ("table_id", Text),
            ("seat", Number),
            ("bot", Text),
            ("game", Text),
            ("kind", Text),
            ("wins", Number),
            ("points", Number),
            ("is_practice", Number),
            ("at", Number),
            ("day", Number),
            ("people", Number),
            ("level", Number),
        ],
        key: "table_id, seat",
        counts: false,
    },
    Table {
        name: "endings",
        columns: &[("table_id", Text), ("ending", Text)],
        key: "table_id",
        counts: false,
    },
    Table {
        name: "keepsakes",
        columns: &[("name", Text), ("value", Text)],
        key: "name",
        counts: false,
    },
    Table {
        name: "day_tries",
        columns: &[("day", Number), ("game", Text), ("address", Text), ("tries", Number)],
        key: "day, game, address",
        counts: false,
    },
    Table {
        name: "analyses",
        columns: &[
            ("table_id", Text),
            ("version", Number),
            ("decision", Number),
            ("at", Number),
            ("figures", Text),
        ],
        key: "table_id, version",
        counts: false,
    },
    Table {
        name: "uploads",
        columns: &[
            ("id", Text),
            ("person", Number),
            ("game", Text),
            ("players", Text),
            ("at", Number),
            ("expires", Number),
            ("record", Text),
        ],
        key: "id",
        counts: false,
    },
    Table {
        name: "pushes",
        columns: &[
            ("token", Number),
            ("endpoint", Text),
            ("key", Bytes),
            ("auth", Bytes),
            ("language", Text),
            ("created_at", Number),
        ],
        key: "token",
        counts: false,
    },
];

impl Table {
    /// The names of its columns, as a list.
    fn names(&self) -> String {
        let names: Vec<_> = self.columns.iter().map(|(name, _)| *name).collect();
        names.join(", ")
    }

    /// Reads all rows, in the order of the key.
    pub(super) fn read(&self) -> String {
        format!("SELECT {} FROM {} ORDER BY {}", self.names(), self.name, self.key)
    }

    /// Adds a row. Both databases know places by such names.
    pub(super) fn add(&self) -> String {
        let places: Vec<_> = (1..=self.columns.len()).map(|place| format!("${place}")).collect();
        format!("INSERT INTO {} ({}) VALUES ({})", self.name, self.names(), places.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The columns of a table in statements that make or extend it.
    fn columns_in<'s>(sql: &'s str, table: &str) -> Vec<&'s str> {
        let mut columns = Vec::new();
        if let Some((_, body)) = sql.split_once(&format!("CREATE TABLE {table} (\n")) {
            let body = body.split_once("\n)").map_or("", |(body, _)| body);
            let lines = body.lines().map(str::trim_start);
            let names = lines.filter_map(|line| line.split_whitespace().next());
            columns.extend(names.filter(|name| name.chars().all(|c| c.is_lowercase() || c == '_')));
        }
        let added = format!("ALTER TABLE {table} ADD COLUMN ");
        let added = sql.split(&added).skip(1).filter_map(|rest| rest.split_whitespace().next());
        columns.extend(added);
        columns
    }

    /// Nothing that either database keeps is left behind.
    #[test]
    fn every_column_of_both_databases_is_carried() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let read = |folder: &str| -> String {
            let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
            let mut files: Vec<_> = files.filter(|file| file.is_file()).collect();
            files.sort();
            files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
        };
        for sql in [read(folder), read(&format!("{folder}/postgres"))] {
            // Whom the servers of a house have called is theirs alone.
            let kept =
                sql.matches("CREATE TABLE ").count() - sql.matches("CREATE TABLE calls ").count();
            assert_eq!(kept, TABLES.len());
            for table in TABLES {
                // The databases have their columns in different orders.
                let mut carried: Vec<_> = table.columns.iter().map(|(name, _)| *name).collect();
                let mut kept = columns_in(&sql, table.name);
                carried.sort_unstable();
                kept.sort_unstable();
                assert_eq!(kept, carried, "{}", table.name);
            }
        }
    }
}
