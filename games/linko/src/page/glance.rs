//! The rules of Linko at a glance.

use maud::{Markup, html};
use sobremesa_page::card::{Face, silent};
use sobremesa_page::rules::{self, Glance, Picture, Sign, Verdict, joint, read, worth};
use sobremesa_words::Words;

use crate::Card;

pub(super) fn glance(words: &Words) -> Glance {
    let pictures = how(words).into_iter().chain(examples(words)).collect();
    Glance { pictures, key: key(words) }
}

/// What a turn is, and how one wins.
fn how(words: &Words) -> [Picture; 3] {
    let picture = |cards, title, text| Picture::new(words, cards, title, text);
    [
        picture(lot("6 6 6"), "rules-linko-glance-play", "rules-linko-glance-play-text"),
        picture(
            html! { (lot("9 9")) (joint("→")) (lot("5 5")) },
            "rules-linko-glance-steal",
            "rules-linko-glance-steal-text",
        ),
        picture(
            html! { (worth("+1", &lot("12 12 12"))) (worth("−1", &silent(&Face::BACK))) },
            "rules-linko-glance-win",
            "rules-linko-glance-win-text",
        ),
    ]
}

/// What may and may not be done.
fn examples(words: &Words) -> [Picture; 3] {
    let picture = |cards, title, text| Picture::new(words, cards, title, text);
    [
        picture(lot("6 6 J"), "rules-linko-glance-joker", "rules-linko-glance-joker-text")
            .judged(Verdict::Right),
        picture(lot("6 7"), "rules-linko-glance-values", "rules-linko-glance-values-text")
            .judged(Verdict::Wrong),
        picture(
            html! { (lot("7 7")) (joint("→")) (lot("7 J")) },
            "rules-linko-glance-equal",
            "rules-linko-glance-equal-text",
        )
        .judged(Verdict::Wrong),
    ]
}

fn key(words: &Words) -> Vec<Sign> {
    let sign = |cards, meaning| Sign { cards, meaning: words.text(meaning) };
    vec![
        sign(lot("12"), "rules-linko-glance-number"),
        sign(lot("4 5 6"), "rules-linko-glance-rings"),
        sign(lot("J"), "rules-linko-glance-jokers"),
        sign(silent(&Face::BACK), "rules-linko-glance-back"),
    ]
}

/// Cards that lie together, written with spaces between them.
fn lot(text: &str) -> Markup {
    rules::lot(text.split_whitespace().map(|word| read::<Card>(word).into()))
}
