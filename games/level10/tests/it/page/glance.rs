//! The rules at a glance: they are told in every language, and the engine agrees with every picture.

use sobremesa_conformance::glance::{self, Mark};
use sobremesa_level10::{Level10, World};
use sobremesa_page::{Cover, House, rules};
use sobremesa_words::Language;

use crate::rules::plan::Plan;
use crate::rules::table::{self, Table};

#[test]
fn the_engine_agrees_with_every_picture_in_every_language() {
    let cover = Cover::of::<Level10>();
    for language in Language::ALL {
        let house = House { language, ..House::default() };
        let page = rules::page(&house, &cover, &[cover], None).into_string();
        let pictures = glance::check(&page);
        let (columns, rows): (Vec<_>, Vec<_>) =
            pictures.into_iter().partition(|picture| picture.lots[0].starts_with('D'));
        assert_eq!(columns.len(), 1, "the last column of a game that is won");
        let last: Vec<&str> = columns[0].lots[0].split(' ').collect();
        assert!(last.iter().zip(World::ALL).all(|(card, row)| card.starts_with(row.letter())));
        assert_eq!(last.iter().filter(|card| card.ends_with('r')).count(), 1, "one reset");
        for picture in rows {
            let rows: Vec<Vec<&str>> =
                picture.lots.iter().map(|lot| lot.split(' ').collect()).collect();
            let (table, action) = before_last(&rows);
            let is_legal = table.legal_actions().contains(&action);
            assert_eq!(is_legal, picture.mark != Mark::NotAllowed, "{picture:?}");
        }
    }
}

/// A solo game in which these rows lie but for the last card, and how that card would be placed. The
/// rows that are not drawn are as long; Desert and Sky have the resets that the columns need.
fn before_last(rows: &[Vec<&str>]) -> (Table, String) {
    let last = rows.last().and_then(|row| row.last()).expect("a card");
    let full = rows[0].len() - 1;
    let cell = |card: &str| if card.ends_with('r') { "0".into() } else { card[1..].to_owned() };
    let has_reset = |column: usize| rows.iter().any(|row| row[column].ends_with('r'));
    let filler = |world: World, column: usize| {
        let needs_reset = !has_reset(column) && ['D', 'S'][column % 2] == world.letter();
        if needs_reset { "0".into() } else { (column + 1).to_string() }
    };
    let line = |world: World| {
        let drawn = rows.iter().find(|row| row[0].starts_with(world.letter()));
        let cells: Vec<String> = match drawn {
            Some(row) => {
                let left = row.iter().filter(|card| *card != last);
                left.map(|card| cell(card)).collect()
            }
            None => (0..full).map(|column| filler(world, column)).collect(),
        };
        format!("{world} {}", cells.join(" "))
    };
    let plan = Plan::new(table::rules(1, 0)).then("first 0");
    let plan = plan.fill(&World::ALL.map(line).join("\n"), usize::MAX);
    match last.strip_suffix('r') {
        Some(world) => (plan.table(), format!("reset {world}")),
        None => (plan.holds(0, last).table(), format!("play {last}")),
    }
}
