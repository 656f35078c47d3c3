//! The bots' strength as docs/bots.md gives it, played again and compared.
//!
//! The page is the one place for these figures: a row of its tables has the arguments of
//! `sobremesa arena`, a field by the arena's name for it, and the wins.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::run::{root, sobremesa};

/// How the tables begin whose rows are played again, around the name of their seed.
const HEAD: (&str, &str) =
    ("| `sobremesa arena … --seed ", "`, repeated by `cargo xtask figures` | field | wins |");

/// A row of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Row {
    /// What the arena is asked, with the seed at the end.
    arguments: String,
    field: String,
    /// Such as `94.2% (92.5 – 95.5)`.
    wins: String,
}

/// Plays all fields again, and fails if any figure is another one.
pub(crate) fn run() -> anyhow::Result<()> {
    let rows = rows(&page()?)?;
    let sobremesa = sobremesa()?;
    let mut different = 0;
    for same_run in rows.chunk_by(|one, next| one.arguments == next.arguments) {
        let arguments = &same_run[0].arguments;
        println!("\n── sobremesa arena {arguments}");
        let results = arena(&sobremesa, arguments)?;
        for Row { field, wins, .. } in same_run {
            let found = wins_of(&results, field)
                .with_context(|| format!("`{arguments}` has no field `{field}`"))?;
            if found == *wins {
                println!("   {field}: {found}");
            } else {
                println!("   {field}: {found}, but docs/bots.md has {wins}");
                different += 1;
            }
        }
    }
    ensure!(different == 0, "{different} figures of docs/bots.md are not what was played");
    Ok(())
}

fn page() -> anyhow::Result<String> {
    let page = root().join("docs").join("bots.md");
    fs::read_to_string(&page).with_context(|| format!("cannot read {}", page.display()))
}

/// The rows of the tables that are played again.
fn rows(page: &str) -> anyhow::Result<Vec<Row>> {
    let mut rows: Vec<Row> = Vec::new();
    let mut lines = page.lines();
    let seed_of = |line: &str| Some(line.strip_prefix(HEAD.0)?.strip_suffix(HEAD.1)?.to_owned());
    while let Some(seed) = lines.by_ref().find_map(seed_of) {
        let table = lines.by_ref().skip(1).take_while(|line| line.starts_with('|'));
        for line in table {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let ["", command, field, wins, ""] = cells[..] else {
                bail!("not three cells: {line}")
            };
            // An empty cell stands for the command above.
            let arguments = match (command, rows.last()) {
                ("", Some(above)) => above.arguments.clone(),
                _ => format!("{} --seed {seed}", command.trim_matches('`')),
            };
            rows.push(Row { arguments, field: field.to_owned(), wins: wins.to_owned() });
        }
    }
    Ok(rows)
}

/// What the arena prints last: its results.
pub(crate) fn arena(sobremesa: &Path, arguments: &str) -> anyhow::Result<Value> {
    let mut arena = Command::new(sobremesa);
    arena.arg("arena").args(arguments.split(' ')).arg("--json");
    let output = arena.stderr(Stdio::inherit()).output().context("cannot run sobremesa")?;
    ensure!(output.status.success(), "the arena failed: {}", output.status);
    let text = String::from_utf8(output.stdout)?;
    Ok(serde_json::from_str(text.lines().last().unwrap_or_default())?)
}

/// The wins of a field in percent, with their interval.
fn wins_of(results: &Value, field: &str) -> Option<String> {
    let entry = results["entries"].as_array()?.iter().find(|entry| entry["field"] == field)?;
    let percent = |name: &str| Some(100.0 * entry["wins"][name].as_f64()?);
    let (rate, low, high) = (percent("rate")?, percent("low")?, percent("high")?);
    Some(format!("{rate:.1}% ({low:.1} – {high:.1})"))
}

#[cfg(test)]
mod tests {
    use super::{HEAD, Row, page, rows};
    use crate::games::folders;

    #[test]
    fn an_empty_cell_stands_for_the_command_above() {
        let head = |seed: &str| format!("{}{seed}{}\n|---|---|---|", HEAD.0, HEAD.1);
        let (first, second) = (head("one"), head("two"));
        let text = format!(
            "words\n{first}\n| `a b` | x | 1 |\n| | y | 2 |\n\n| no |\n{second}\n| `c` | z | 3 |"
        );
        let row = |arguments: &str, field: &str, wins: &str| Row {
            arguments: arguments.into(),
            field: field.into(),
            wins: wins.into(),
        };
        let (ab, c) = ("a b --seed one", "c --seed two");
        assert_eq!(rows(&text).unwrap(), [row(ab, "x", "1"), row(ab, "y", "2"), row(c, "z", "3")]);
    }

    #[test]
    fn the_page_has_figures_of_games_that_there_are() {
        let rows = rows(&page().unwrap()).unwrap();
        let games = folders().unwrap();
        for row in &rows {
            let game = row.arguments.split(' ').next().unwrap_or_default();
            assert!(games.iter().any(|other| other == game), "{row:?}");
        }
        assert!(!rows.is_empty());
        assert!(rows.iter().all(|row| row.wins.contains("% (")), "{rows:?}");
    }
}
