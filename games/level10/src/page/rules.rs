//! The rules of Level 10.

use maud::{Markup, html};
use sobremesa_page::card::{lying, lying_with};
use sobremesa_page::icon::shape;
use sobremesa_page::rules::{Section, Sheet, group, read};
use sobremesa_words::arg;

use super::cards::{glaze, reset};
use crate::words::Names;
use crate::{Card, Rules, Scoring, World};

pub(super) const SECTIONS: &[Section] = &[
    Section { title: "rules-level10-cards", show: cards },
    Section { title: "rules-level10-setup", show: setup },
    Section { title: "rules-level10-talk", show: talk },
    Section { title: "rules-level10-turn", show: turn },
    Section { title: "rules-level10-placing", show: placing },
    Section { title: "rules-level10-empty", show: empty_pile },
    Section { title: "rules-level10-end", show: end },
    Section { title: "rules-level10-known", show: known },
];

fn cards(sheet: &Sheet<'_>) -> Markup {
    let difficulties = [
        ("rules-level10-beginner", 3),
        ("rules-level10-standard", 2),
        ("rules-level10-pro", 1),
        ("rules-level10-master", 0),
    ];
    let rows = difficulties.map(|(name, pauses)| [sheet.text(name), html! { (pauses) }]);
    let reset = lying_reset(sheet, World::Forest);
    html! {
        (sheet.rule("rule-L10-1"))
        (sheet.rule("rule-L10-2"))
        (sheet.rule_with("rule-L10-3", &html! {
            (sheet.table(["rules-level10-difficulty", "rules-level10-pauses"], rows))
            (sheet.ruling("rule-L10-3-ruling"))
        }))
        (sheet.example("rules-level10-example-cards", &html! {
            (hand(sheet, "F4")) span.lot { (reset) } (hand(sheet, "P"))
        }))
    }
}

fn setup(sheet: &Sheet<'_>) -> Markup {
    let rows = (1..=5).map(|players| {
        let rules = Rules { players, pauses: 0, scoring: Scoring::default() };
        [html! { (players) }, html! { (rules.hand_size()) }]
    });
    html! {
        (sheet.rule_with("rule-L10-4",
            &sheet.table(["rules-level10-players", "rules-level10-hand"], rows)))
        (sheet.rule("rule-L10-5"))
    }
}

fn talk(sheet: &Sheet<'_>) -> Markup {
    sheet.rule_with(
        "rule-L10-6",
        &html! {
            (sheet.list(&["rule-L10-6-count", "rule-L10-6-wish", "rule-L10-6-reset"]))
            (sheet.ruling("rule-L10-6-ruling"))
            (sheet.example("rules-level10-example-talk", &hand(sheet, "F2 F7 S1 V8 P")))
        },
    )
}

fn turn(sheet: &Sheet<'_>) -> Markup {
    let stuck = ["| D D3 0 D1", "| F F5 F6 0", "| S 0 S2 S4", "0 | V V5 V7 .", "0 | M M2 M6 ."];
    html! {
        (sheet.rule_with("rule-L10-7", &sheet.list(&["rule-L10-7-play", "rule-L10-7-reset"])))
        (sheet.rule_with("rule-L10-8", &html! {
            (order_of_five(sheet))
            (sheet.ruling("rule-L10-8-ruling"))
        }))
        (sheet.rule("rule-L10-9"))
        (sheet.rule_with("rule-L10-10", &sheet.example("rules-level10-example-swap", &html! {
            (hand(sheet, "S4")) span.arrow aria-hidden="true" { "+" } (hand(sheet, "D1 P"))
            span.arrow aria-hidden="true" { "→" } (hand(sheet, "S4 D1"))
        })))
        (sheet.rule("rule-L10-11"))
        (sheet.rule_with("rule-L10-12", &html! {
            (sheet.example("rules-level10-example-stuck", &grid(sheet, 6, &stuck)))
            (sheet.example("rules-level10-example-stuck-hand", &hand(sheet, "F2 V3 M1")))
        }))
    }
}

/// L10-8: who opens which column.
fn order_of_five(sheet: &Sheet<'_>) -> Markup {
    let names = ["rules-ana", "rules-ben", "rules-cleo", "rules-dan", "rules-eva"];
    let order = |column: usize| {
        let opener = (names.len() + 1 - column) % names.len();
        let names = (0..names.len()).map(|turn| names[(opener + turn) % names.len()]);
        names.map(|name| sheet.words.text(name)).collect::<Vec<_>>().join(" · ")
    };
    let rows = (1..=3).map(|column| [html! { (column) }, html! { (order(column)) }]);
    sheet.table(["rules-level10-column", "rules-level10-order"], rows)
}

fn placing(sheet: &Sheet<'_>) -> Markup {
    let open =
        ["0 | D 0 D2 D6", "0 0 | F F1 F4 .", "0 | S S3 0 S1", "0 0 | V V2 V5 .", "0 0 | M M4 M7 ."];
    let tight = [
        "0 | D 0 D2 D6",
        "0 0 | F F1 F4 F5",
        "0 | S S3 0 S1",
        "0 0 | V V2 V5 V8",
        "0 0 | M M4 M7 .",
    ];
    html! {
        (sheet.rule("rule-L10-13"))
        (sheet.rule_with("rule-L10-14", &html! {
            (sheet.example("rules-level10-example-rising", &grid(sheet, 1, &["0 0 | F F1 F4 ."])))
            (sheet.example("rules-level10-example-reset", &grid(sheet, 1, &["0 | V V6 0 V2"])))
        }))
        (sheet.rule_with("rule-L10-15",
            &sheet.example("rules-level10-example-open", &grid(sheet, 1, &open))))
        (sheet.rule_with("rule-L10-16",
            &sheet.example("rules-level10-example-tight", &grid(sheet, 1, &tight))))
        (sheet.rule_with("rule-L10-17", &html! {
            (sheet.example("rules-level10-example-pause",
                &grid(sheet, 1, &["0 | F P F2 -", "0 0 | V V6 P V7", "0 | D 0 P D1"])))
            (sheet.ruling("rule-L10-17-ruling"))
        }))
    }
}

fn empty_pile(sheet: &Sheet<'_>) -> Markup {
    let last = ["| D D8", "| F F7", "| S S8", "| V V8", "0 | M ."];
    html! {
        (sheet.rule_with("rule-L10-18", &sheet.example("rules-level10-example-tuck",
            &grid(sheet, 8, &["0 | V V6 V7 P+V2"]))))
        (sheet.rule("rule-L10-19"))
        (sheet.rule_with("rule-L10-20", &html! {
            (sheet.ruling("rule-L10-20-ruling"))
            (sheet.example("rules-level10-example-last", &grid(sheet, 10, &last)))
        }))
    }
}

fn end(sheet: &Sheet<'_>) -> Markup {
    let row = |figures: [&str; 3]| figures.map(|figure| html! { (figure) });
    let bonuses = [["0", "0", "0"], ["1", "+5", "+10"], ["2", "+20", "+30"], ["3", "+40", "+50"]];
    let scores = [["0", "100", "100"], ["1", "79", "69"], ["2", "58", "53"], ["3", "47", "47"]];
    let bonus_heads =
        ["rules-level10-unused", "rules-level10-bonus-lost", "rules-level10-bonus-won"];
    let score_heads =
        ["rules-level10-in-grid", "rules-level10-score", "rules-level10-score-strict"];
    html! {
        (sheet.ruled("rule-L10-21", "rule-L10-21-ruling"))
        (sheet.rule_with("rule-L10-22", &html! {
            (sheet.table(bonus_heads, bonuses.map(row)))
            (sheet.ruling("rule-L10-22-ruling"))
            (sheet.table(score_heads, scores.map(row)))
        }))
    }
}

fn known(sheet: &Sheet<'_>) -> Markup {
    html! {
        p { (sheet.text("rules-level10-known-all")) }
        p { (sheet.text("rules-level10-known-own")) }
    }
}

fn hand(sheet: &Sheet<'_>, cards: &str) -> Markup {
    group(cards, "", |card: Card| sheet.words.card(card))
}

fn lying_reset(sheet: &Sheet<'_>, world: World) -> Markup {
    let name = arg("world", sheet.words.world(world));
    lying(&reset(world), &sheet.words.message("rules-level10-reset-name", [name]))
}

/// A part of the grid from a column on. A row is written `0 0 | F F1 . -`: the resets left, the world
/// and its cells; `0` is a reset, `.` the open cell, `-` none, and `P+V2` a pause with a card under it.
fn grid(sheet: &Sheet<'_>, first: usize, rows: &[&str]) -> Markup {
    let rows: Vec<(usize, World, Vec<&str>)> = rows
        .iter()
        .map(|row| {
            let (resets, row) = row.split_once('|').expect("resets are set off by a bar");
            let (world, cells) = row.trim().split_once(' ').expect("a world and its cells");
            (resets.split_whitespace().count(), read(world), cells.split(' ').collect())
        })
        .collect();
    let columns = rows.iter().map(|(_, _, cells)| cells.len()).max().unwrap_or_default();
    html! {
        table.part-of-grid {
            thead {
                tr {
                    th scope="col" { span.sr { (sheet.words.text("rules-level10-world")) } }
                    th scope="col" { (sheet.words.text("rules-level10-resets")) }
                    @for column in first..first + columns { th scope="col" { (column) } }
                }
            }
            tbody {
                @for (resets, world, cells) in &rows {
                    tr.(glaze(*world)) {
                        th scope="row" { (world_sign(sheet, *world)) }
                        td.resets-left { (resets_left(*resets)) }
                        @for text in cells { (cell(sheet, *world, text)) }
                    }
                }
            }
        }
    }
}

/// How many resets a row has left: as signs, and as a number for those who do not see them.
fn resets_left(count: usize) -> Markup {
    html! { @for _ in 0..count { (shape("i-loop")) } span.sr { (count) } }
}

fn world_sign(sheet: &Sheet<'_>, world: World) -> Markup {
    html! {
        span.row-name { (shape(&format!("i-{}", glaze(world)))) (sheet.words.world(world)) }
    }
}

fn cell(sheet: &Sheet<'_>, world: World, text: &str) -> Markup {
    let name = |card: Card| sheet.words.card(card);
    match text {
        "0" => html! { td { (lying_reset(sheet, world)) } },
        "-" => html! { td {} },
        "." => html! { td { span.open-cell { (sheet.words.text("rules-level10-open-cell")) } } },
        _ => {
            let (upper, tucked) = text.split_once('+').unwrap_or((text, ""));
            let card: Card = read(upper);
            html! {
                td {
                    @if !tucked.is_empty() { (under(sheet, read(tucked))) }
                    (lying(&card.into(), &name(card)))
                }
            }
        }
    }
}

/// A card that is tucked under the one that follows.
fn under(sheet: &Sheet<'_>, card: Card) -> Markup {
    let name = arg("card", sheet.words.card(card));
    let name = sheet.words.message("rules-level10-tucked", [name]);
    lying_with(&card.into(), &name, "tucked")
}
