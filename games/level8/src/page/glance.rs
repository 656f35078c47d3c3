//! The rules of Level 8 at a glance.

use maud::{Markup, html};
use sobremesa_page::card::{Face, silent};
use sobremesa_page::rules::{self, Glance, Picture, Sign, Verdict, joint, read, worth};
use sobremesa_words::{Words, arg};

use crate::Card;
use crate::words::letter;

pub(super) fn glance(words: &Words) -> Glance {
    let pictures = how(words).into_iter().chain(examples(words)).collect();
    Glance {
        pictures,
        key: "R4 Y7 G1 B12 P9 K15 J X".split(' ').map(|card| sign(words, read(card))).collect(),
    }
}

/// What a turn is, and how one wins.
fn how(words: &Words) -> [Picture; 3] {
    let picture = |cards, title, text| Picture::new(words, cards, title, text);
    [
        picture(
            html! { (silent(&Face::BACK)) (joint("→")) (lot("R2 G3 J")) (joint("→")) (lot("K8")) },
            "rules-level8-glance-turn",
            "rules-level8-glance-turn-text",
        ),
        picture(
            html! { (lot("R2 G3 J")) (lot("K8 B9 R10")) },
            "rules-level8-glance-level",
            "rules-level8-glance-level-text",
        ),
        picture(
            html! { (worth("+2", &lot("P11"))) (worth("+1", &lot("Y6 P6 K6"))) },
            "rules-level8-glance-win",
            "rules-level8-glance-win-text",
        ),
    ]
}

/// What may and may not be done.
fn examples(words: &Words) -> [Picture; 3] {
    let picture = |cards, title, text| Picture::new(words, cards, title, text);
    [
        picture(lot("K8 B9 R10"), "rules-level8-glance-half", "rules-level8-glance-half-text")
            .judged(Verdict::Wrong),
        picture(
            html! { (lot("R4 J B6")) (joint("+")) (lot("G7")) },
            "rules-level8-glance-add",
            "rules-level8-glance-add-text",
        )
        .judged(Verdict::Right),
        picture(
            html! { (lot("Y13 K14 B15")) (joint("+")) (lot("R1")) },
            "rules-level8-glance-beyond",
            "rules-level8-glance-beyond-text",
        )
        .judged(Verdict::Wrong),
    ]
}

/// What the shape and color of a card are called, or what the card does.
fn sign(words: &Words, card: Card) -> Sign {
    let meaning = match card {
        Card::Number(number) => words.message("level8-color", [arg("color", letter(number.color))]),
        Card::Joker => words.text("rules-level8-glance-jokers"),
        Card::Skip => words.text("rules-level8-glance-skips"),
    };
    Sign { cards: silent(&card.into()), meaning }
}

/// Cards that lie together, written with spaces between them.
fn lot(text: &str) -> Markup {
    rules::lot(text.split_whitespace().map(|word| read::<Card>(word).into()))
}
