//! The rules of Linko.

use maud::{Markup, html};
use sobremesa_page::rules::Section;
use sobremesa_page::rules::{Sheet, Verdict, group};

use crate::Card;
use crate::words::Names;

pub(super) const SECTIONS: &[Section] = &[
    Section { title: "rules-linko-cards", show: cards },
    Section { title: "rules-linko-setup", show: setup },
    Section { title: "rules-linko-turn", show: turn },
    Section { title: "rules-linko-drawing", show: drawing },
    Section { title: "rules-linko-end", show: end },
    Section { title: "rules-linko-variants", show: variants },
    Section { title: "rules-linko-duel", show: duel },
    Section { title: "rules-linko-known", show: known },
];

fn cards(sheet: &Sheet<'_>) -> Markup {
    html! {
        (sheet.rule("rule-LK-1"))
        (sheet.example("rules-linko-example-cards", &layers(sheet, "2|12|J", Top::No)))
    }
}

fn setup(sheet: &Sheet<'_>) -> Markup {
    html! {
        (sheet.rule_with("rule-LK-2",
            &sheet.example("rules-linko-example-reserve", &layers(sheet, "3|9|J|12|7|7", Top::No))))
        (sheet.ruled("rule-LK-3", "rule-LK-3-ruling"))
    }
}

fn turn(sheet: &Sheet<'_>) -> Markup {
    let plays = layers(sheet, "6|6 6 6|6 J J|J|J J", Top::No);
    let no_plays = layers(sheet, "6 7|6 7 J", Top::No);
    html! {
        (sheet.rule("rule-LK-4"))
        (sheet.rule_with("rule-LK-5", &html! {
            (sheet.verdict("rules-linko-example-plays", Verdict::Right, &plays))
            (sheet.verdict("rules-linko-example-no-plays", Verdict::Wrong, &no_plays))
        }))
        (sheet.rule("rule-LK-6"))
        (sheet.rule_with("rule-LK-7", &thefts(sheet, &[
            ("7 7", "5 5", Verdict::Right, "rules-linko-steal-lower"),
            ("7 7", "5 J", Verdict::Right, "rules-linko-steal-joker"),
            ("7 J", "7 7", Verdict::Wrong, "rules-linko-steal-equal"),
            ("7 7", "5", Verdict::Wrong, "rules-linko-steal-count"),
            ("J J", "13 13", Verdict::Right, "rules-linko-steal-by-jokers"),
            ("13 13", "J J", Verdict::Wrong, "rules-linko-steal-from-jokers"),
        ])))
        (sheet.rule_with("rule-LK-8", &html! { (loot(sheet)) (two_thefts(sheet)) }))
    }
}

/// LK-8: who decides what about a stolen layer.
fn loot(sheet: &Sheet<'_>) -> Markup {
    let heads = ["rules-linko-thief", "rules-linko-victim", "rules-linko-draws"];
    let rows = [
        ["rules-linko-thief-takes", "rules-linko-victim-nothing", "rules-linko-draws-many"],
        ["rules-linko-thief-leaves", "rules-linko-victim-back", "rules-linko-draws-none"],
        ["rules-linko-thief-leaves", "rules-linko-victim-discards", "rules-linko-draws-many"],
    ];
    sheet.table(heads, rows.map(|row| row.map(|cell| sheet.text(cell))))
}

/// A turn that robs two players.
fn two_thefts(sheet: &Sheet<'_>) -> Markup {
    let before = [
        ("rules-ana", "8 8"),
        ("rules-ben", "3|10 10"),
        ("rules-cleo", "6 6|5 5"),
        ("rules-dan", "1 1 1|4 J"),
    ];
    let after = [
        ("rules-ana", "8 8"),
        ("rules-ben", "3|10 10"),
        ("rules-cleo", "6 6"),
        ("rules-dan", "1 1 1"),
    ];
    html! {
        (sheet.example("rules-linko-example-before", &areas(sheet, &before)))
        (sheet.example("rules-linko-example-after", &areas(sheet, &after)))
    }
}

fn drawing(sheet: &Sheet<'_>) -> Markup {
    let before = layers(sheet, "3|9|J|12|7|7", Top::No);
    let after = layers(sheet, "3|9|12|7|7|1", Top::No);
    html! {
        (sheet.rule_with("rule-LK-9", &html! {
            (sheet.example("rules-linko-example-drawing", &before))
            (sheet.example("rules-linko-example-drawn", &after))
        }))
        (sheet.rule("rule-LK-10"))
        (sheet.rule("rule-LK-11"))
        (sheet.rule("rule-LK-12"))
    }
}

fn end(sheet: &Sheet<'_>) -> Markup {
    let heads = ["rules-linko-player", "rules-linko-area", "rules-linko-hand", "rules-linko-score"];
    let scores = [
        ("rules-ana", ["14", "3", "11"]),
        ("rules-ben", ["12", "1", "11"]),
        ("rules-cleo", ["4", "9", "−5"]),
    ];
    let rows = scores.map(|(name, [area, hand, score])| {
        [sheet.text(name), html! { (area) }, html! { (hand) }, html! { (score) }]
    });
    html! {
        (sheet.rule("rule-LK-13"))
        (sheet.ruled("rule-LK-14", "rule-LK-14-ruling"))
        (sheet.rule_with("rule-LK-15", &html! {
            (sheet.table(heads, rows))
            p.caption { (sheet.text("rules-linko-example-score")) }
        }))
    }
}

fn variants(sheet: &Sheet<'_>) -> Markup {
    html! {
        (sheet.rule("rule-LK-16"))
        (sheet.rule_with("rule-LK-17", &html! {
            (thefts(sheet, &[
                ("1 J", "J J", Verdict::Right, "rules-linko-steal-ones"),
                ("13 13", "J J", Verdict::Wrong, "rules-linko-steal-only-ones"),
                ("J J", "1 1", Verdict::Right, "rules-linko-steal-higher"),
            ]))
            (sheet.ruling("rule-LK-17-ruling"))
        }))
    }
}

fn duel(sheet: &Sheet<'_>) -> Markup {
    let reserve = layers(sheet, "9|2+13|11|2|6|13", Top::No);
    let ghosts = layers(sheet, "1 1|3|4|5 5 5|7|8 8|10 10|12", Top::No);
    html! {
        p { (sheet.text("rules-linko-duel-lead")) }
        (sheet.rule("rule-LK-18"))
        (sheet.rule_with("rule-LK-19", &html! {
            (sheet.example("rules-linko-example-group", &reserve))
            (sheet.ruling("rule-LK-19-ruling"))
        }))
        (sheet.rule("rule-LK-20"))
        (sheet.rule_with("rule-LK-21", &html! {
            (sheet.example("rules-linko-example-ghost", &ghosts))
            (sheet.ruling("rule-LK-21-ruling"))
        }))
        (sheet.rule("rule-LK-22"))
        (sheet.ruled("rule-LK-23", "rule-LK-23-ruling"))
    }
}

fn known(sheet: &Sheet<'_>) -> Markup {
    html! {
        p { (sheet.text("rules-linko-known-all")) }
        p { (sheet.text("rules-linko-known-hands")) }
        p { (sheet.text("rules-linko-known-end")) }
    }
}

/// What is played, the layer that it meets, and what comes of it.
fn thefts(sheet: &Sheet<'_>, cases: &[(&str, &str, Verdict, &str)]) -> Markup {
    let heads = ["rules-linko-you-play", "rules-linko-top-layer", "rules-linko-stolen"];
    let rows = cases.iter().map(|(played, met, verdict, why)| {
        let why = html! { (verdict.sign()) (sheet.text(why)) };
        [layers(sheet, played, Top::No), layers(sheet, met, Top::No), why]
    });
    sheet.table(heads, rows)
}

/// Whether the last layer is shown as the one on top.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Top {
    Yes,
    No,
}

/// Layers with bars between them, the oldest first; `2+13` is a 13 that lies on a 2.
fn layers(sheet: &Sheet<'_>, text: &str, top: Top) -> Markup {
    let layers: Vec<&str> = text.split('|').collect();
    let class = |index: usize| match top {
        Top::Yes if index + 1 == layers.len() => "on-top",
        Top::No if layers[index].contains('+') => "stacked",
        Top::Yes | Top::No => "",
    };
    let name = |card: Card| sheet.words.card(card);
    html! {
        @for (index, layer) in layers.iter().enumerate() {
            (group(&layer.replace('+', " "), class(index), name))
        }
    }
}

/// What lies in front of each player.
fn areas(sheet: &Sheet<'_>, areas: &[(&str, &str)]) -> Markup {
    html! {
        dl.fronts {
            @for (name, text) in areas {
                div { dt { (sheet.text(name)) } dd { (layers(sheet, text, Top::Yes)) } }
            }
        }
    }
}
