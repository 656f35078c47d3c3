//! The rules of Level 10 at a glance.

use maud::{Markup, html};
use sobremesa_page::card::Face;
use sobremesa_page::rules::{Glance, Picture, Sign, Verdict, grown, lot, read};
use sobremesa_words::Words;

use super::cards::reset;
use crate::words::Names;
use crate::{Card, LevelCard, Value, World};

pub(super) fn glance(words: &Words) -> Glance {
    let pictures = how(words).into_iter().chain(examples(words)).collect();
    Glance { pictures, key: key(words) }
}

/// What a turn is, and how one wins.
fn how(words: &Words) -> [Picture; 3] {
    let picture = |cards, title, text| Picture::new(words, cards, title, text);
    [
        picture(row("F1 F4 F6"), "rules-level10-glance-play", "rules-level10-glance-play-text"),
        picture(row("V6 V7 Vr"), "rules-level10-glance-reset", "rules-level10-glance-reset-text"),
        picture(
            lot(faces("D8 F7 Sr V8 M8")),
            "rules-level10-glance-win",
            "rules-level10-glance-win-text",
        ),
    ]
}

/// What may and may not be done.
fn examples(words: &Words) -> [Picture; 3] {
    let picture = |cards, title, text| Picture::new(words, cards, title, text);
    [
        picture(row("F1 F4 F3"), "rules-level10-glance-low", "rules-level10-glance-low-text")
            .judged(Verdict::Wrong),
        picture(row("V6 Vr V2"), "rules-level10-glance-after", "rules-level10-glance-after-text")
            .judged(Verdict::Right),
        picture(
            html! { span.rows { (lot(faces("F1 F4 Fr"))) (row("V2 V5 Vr")) } },
            "rules-level10-glance-two",
            "rules-level10-glance-two-text",
        )
        .judged(Verdict::Wrong),
    ]
}

/// The signs of the worlds, the reset and the pause.
fn key(words: &Words) -> Vec<Sign> {
    let world = |world| Sign { cards: lot([five(world)]), meaning: words.world(world) };
    let sign = |card, meaning| Sign { cards: lot(faces(card)), meaning: words.text(meaning) };
    let others =
        [sign("Fr", "rules-level10-glance-resets"), sign("P", "rules-level10-glance-pauses")];
    World::ALL.map(world).into_iter().chain(others).collect()
}

/// Cards of a row, the last of which is being played.
fn row(text: &str) -> Markup {
    grown(faces(text))
}

/// Faces, written with spaces between them; `Fr` is a reset of Forest.
fn faces(text: &str) -> impl Iterator<Item = Face> {
    text.split_whitespace().map(|word| match word.strip_suffix('r') {
        Some(world) => reset(read(world)),
        None => read::<Card>(word).into(),
    })
}

/// A card of a world.
fn five(world: World) -> Face {
    LevelCard { world, value: Value::Five }.into()
}
