//! The rules of Level 8.

use maud::{Markup, html};
use sobremesa_page::rules::{Section, Sheet, Verdict, group};
use sobremesa_words::arg;

use crate::words::Names;
use crate::{Card, Level, Levels, Stars};

pub(super) const SECTIONS: &[Section] = &[
    Section { title: "rules-level8-cards", show: cards },
    Section { title: "rules-level8-setup", show: setup },
    Section { title: "rules-level8-levels", show: levels },
    Section { title: "rules-level8-turn", show: turn },
    Section { title: "rules-level8-combinations", show: combinations },
    Section { title: "rules-level8-skips", show: skips },
    Section { title: "rules-level8-end", show: end },
    Section { title: "rules-level8-harder", show: harder },
    Section { title: "rules-level8-known", show: known },
];

fn cards(sheet: &Sheet<'_>) -> Markup {
    html! {
        (sheet.rule_with("rule-L8-1",
            &sheet.example("rules-level8-example-cards", &melds(sheet, "R4 Y7 G1 B12 P9 K15|J|X"))))
        (sheet.ruled("rule-L8-2", "rule-L8-2-ruling"))
    }
}

fn setup(sheet: &Sheet<'_>) -> Markup {
    html! {
        (sheet.ruled("rule-L8-3", "rule-L8-3-ruling"))
        (sheet.rule("rule-L8-4"))
    }
}

fn levels(sheet: &Sheet<'_>) -> Markup {
    let example = |caption, cards| sheet.example(caption, &melds(sheet, cards));
    html! {
        p { (sheet.text("rules-level8-levels-lead")) }
        div.examples {
            (example("rules-level8-example-run", "B8 R9 K10 R11"))
            (example("rules-level8-example-set", "Y6 P6 K6"))
            (example("rules-level8-example-color", "G2 G5 G6 G13"))
        }
        (sheet.rule_with("rule-L8-4a", &level_card(sheet, Stars::One)))
        (sheet.rule_with("rule-L8-4b", &html! {
            (level_card(sheet, Stars::Two))
            (sheet.ruling("rule-L8-4b-ruling"))
        }))
        (sheet.rule_with("rule-L8-4c", &limits(sheet)))
    }
}

/// A side of the level card.
fn level_card(sheet: &Sheet<'_>, stars: Stars) -> Markup {
    let levels = Levels::of(stars);
    let rows = (1..=Levels::COUNT as u8).map(|number| {
        let level = levels.level(number);
        [html! { (number) }, html! { (sheet.words.level(level)) }, html! { (level.cards()) }]
    });
    sheet.table(["rules-level8-level", "rules-level8-needs", "rules-level8-count"], rows)
}

/// L8-4c: what levels of one's own keep to.
fn limits(sheet: &Sheet<'_>) -> Markup {
    let range = |least: u8, most: usize| {
        let values = [arg("least", least), arg("most", most)];
        html! { (sheet.words.message("rules-level8-limit-range", values)) }
    };
    let most = sheet.words.message("rules-level8-limit-most", [arg("most", Level::MOST_CARDS)]);
    let rows = [
        ("rules-level8-limit-combinations", range(1, Level::MOST)),
        ("rules-level8-limit-run", range(3, 12)),
        ("rules-level8-limit-set", range(2, 8)),
        ("rules-level8-limit-color", range(3, 10)),
        ("rules-level8-limit-cards", html! { (most) }),
    ];
    let rows = rows.map(|(what, limits)| [sheet.text(what), limits]);
    sheet.table(["rules-level8-what", "rules-level8-limits"], rows)
}

fn turn(sheet: &Sheet<'_>) -> Markup {
    let verdict = |caption, right, cards| sheet.verdict(caption, right, &melds(sheet, cards));
    html! {
        (sheet.rule("rule-L8-5"))
        (sheet.rule_with("rule-L8-6", &html! {
            (sheet.example("rules-level8-example-hand",
                &melds(sheet, "R2 G3 J P5 K8 Y8 B9 R10 R11 Y14 X")))
            (verdict("rules-level8-example-lay", Verdict::Right, "R2 G3 J|K8 B9 R10"))
            (verdict("rules-level8-example-part", Verdict::Wrong, "K8 B9 R10"))
            (verdict("rules-level8-example-more", Verdict::Wrong, "R2 G3 J P5|K8 B9 R10"))
        }))
        (sheet.rule_with("rule-L8-7", &sheet.example("rules-level8-example-add",
            &areas(sheet, &[("rules-ben", "R4 J B6"), ("rules-cleo", "Y2 B2|K7 J")]))))
        (sheet.rule("rule-L8-8"))
        (sheet.ruled("rule-L8-9", "rule-L8-9-ruling"))
    }
}

fn combinations(sheet: &Sheet<'_>) -> Markup {
    let pair = |right: (&str, &str), wrong: (&str, &str)| {
        html! {
            div.examples {
                (sheet.verdict(right.0, Verdict::Right, &melds(sheet, right.1)))
                (sheet.verdict(wrong.0, Verdict::Wrong, &melds(sheet, wrong.1)))
            }
        }
    };
    html! {
        (sheet.rule_with("rule-L8-10", &pair(
            ("rules-level8-example-right-run", "Y13 K14 B15"),
            ("rules-level8-example-wrong-run", "K14 B15 R1"))))
        (sheet.rule_with("rule-L8-11", &pair(
            ("rules-level8-example-right-set", "R6 B6|G6 K6"),
            ("rules-level8-example-wrong-set", "G6 G7"))))
        (sheet.rule_with("rule-L8-12", &pair(
            ("rules-level8-example-right-color", "P2 P7 P8 P15"),
            ("rules-level8-example-wrong-color", "P2 P7 P8 B9"))))
        (sheet.rule_with("rule-L8-13", &jokers(sheet)))
        (sheet.ruled("rule-L8-14", "rule-L8-14-ruling"))
    }
}

/// L8-13: what jokers can stand for.
fn jokers(sheet: &Sheet<'_>) -> Markup {
    let example = |caption, cards| sheet.example(caption, &melds(sheet, cards));
    html! {
        div.examples {
            (example("rules-level8-example-joker-ends", "J R5 J"))
            (example("rules-level8-example-joker-high", "R5 J J"))
            (example("rules-level8-example-joker-alone", "J J"))
            (example("rules-level8-example-joker-color", "B3 J B8 J"))
        }
        (sheet.ruling("rule-L8-13-ruling"))
    }
}

fn skips(sheet: &Sheet<'_>) -> Markup {
    let seats = [("rules-ana", ""), ("rules-ben", ""), ("rules-cleo", "X")];
    html! {
        (sheet.rule("rule-L8-15"))
        (sheet.rule_with("rule-L8-16",
            &sheet.example("rules-level8-example-skip", &areas(sheet, &seats))))
        (sheet.rule("rule-L8-17"))
        (sheet.rule("rule-L8-18"))
    }
}

fn end(sheet: &Sheet<'_>) -> Markup {
    html! {
        (sheet.rule("rule-L8-19"))
        (sheet.rule_with("rule-L8-20", &climb(sheet)))
        (sheet.ruled("rule-L8-21", "rule-L8-21-ruling"))
        (sheet.ruled("rule-L8-22", "rule-L8-22-ruling"))
        (sheet.rule("rule-L8-23"))
    }
}

/// L8-20: who moves up how far.
fn climb(sheet: &Sheet<'_>) -> Markup {
    let heads = [
        "rules-level8-player",
        "rules-level8-before",
        "rules-level8-laid",
        "rules-level8-ended",
        "rules-level8-after",
    ];
    let rows = [
        ("rules-ana", 3, Verdict::Right, Verdict::Right, 5),
        ("rules-ben", 3, Verdict::Right, Verdict::Wrong, 4),
        ("rules-cleo", 5, Verdict::Wrong, Verdict::Wrong, 5),
    ];
    let rows = rows.map(|(name, before, laid, ended, after)| {
        [
            sheet.text(name),
            html! { (before) },
            sheet.yes_or_no(laid),
            sheet.yes_or_no(ended),
            html! { (after) },
        ]
    });
    sheet.table(heads, rows)
}

fn harder(sheet: &Sheet<'_>) -> Markup {
    sheet.rule_with(
        "rule-L8-24",
        &html! {
            (sheet.example("rules-level8-example-keep", &melds(sheet, "J K9 R9 B9")))
            (sheet.ruling("rule-L8-24-ruling"))
        },
    )
}

fn known(sheet: &Sheet<'_>) -> Markup {
    html! {
        p { (sheet.text("rules-level8-known-all")) }
        p { (sheet.text("rules-level8-known-hands")) }
    }
}

/// Combinations with bars between them.
fn melds(sheet: &Sheet<'_>, text: &str) -> Markup {
    html! {
        @for meld in text.split('|') {
            (group(meld, "", |card: Card| sheet.words.card(card)))
        }
    }
}

/// What lies in front of each player.
fn areas(sheet: &Sheet<'_>, areas: &[(&str, &str)]) -> Markup {
    html! {
        dl.fronts {
            @for (name, text) in areas {
                div { dt { (sheet.text(name)) } dd { (melds(sheet, text)) } }
            }
        }
    }
}
