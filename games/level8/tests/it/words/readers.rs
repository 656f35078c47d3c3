//! What happened at a table of Level 8, for the player who did or suffered it.

use sobremesa_conformance::words::readers;
use sobremesa_level8::{End, Event, Level8, Outcome};
use sobremesa_words::{Language, People, Tells};

use crate::rules::table::seat;

/// Everything that is told of players, done by the first one, and where it can be, to the second one.
fn everything() -> Vec<Event> {
    let [seat, other] = [0, 1].map(seat);
    let card = "R7".parse().expect("a card");
    let dealt = |turned_up| Event::Dealt { dealer: seat, turned_up, pile_size: 80, hand: None };
    let added = |to| Event::Added { seat, to, group: 0, card, end: None };
    let kept = |count| Event::Kept { seat, count, cards: None };
    let ended = |end| Event::Ended {
        end,
        outcome: Outcome { winner: seat, levels: vec![9, 5, 5], rounds: 7 },
    };
    vec![
        dealt(None),
        dealt(Some(card)),
        Event::Drew { seat, from: None, card: None },
        Event::Drew { seat, from: None, card: Some(card) },
        Event::Drew { seat, from: Some(seat), card: Some(card) },
        Event::Drew { seat, from: Some(other), card: Some(card) },
        Event::Laid { seat, level: 3, groups: Vec::new() },
        added(seat),
        added(other),
        Event::Discarded { seat, card },
        Event::Skipped { seat, target: other },
        Event::Passed { seat },
        kept(0),
        kept(1),
        kept(3),
        Event::RoundEnded { out: seat, before: vec![1, 1, 1], levels: vec![2, 1, 1] },
        ended(End::LastLevel(seat)),
        ended(End::WentOut(seat)),
    ]
}

fn names() -> Vec<String> {
    ["Ada", "Ben", "Cleo"].map(String::from).into()
}

fn told(language: Language, you: usize) -> Vec<String> {
    let names = names();
    let people = People { names: &names, you: Some(seat(you)) };
    let line = |event: &Event| Level8::line(Level8::words(language), people, event);
    everything().iter().filter_map(line).collect()
}

#[test]
fn every_reader_is_spoken_to_in_every_language() {
    let names = names();
    for language in Language::ALL {
        readers(&names, &everything(), |you, event| {
            Level8::line(Level8::words(language), People { names: &names, you }, event)
        });
    }
}

#[test]
fn readers_are_told_what_they_did() {
    assert_eq!(
        told(Language::English, 0),
        [
            "You deal a new round.",
            "You deal a new round and turn up the red 7.",
            "You draw from the pile.",
            "You draw the red 7 from the pile.",
            "You take the red 7 back from your own discard pile.",
            "You take the red 7 from Ben’s discard pile.",
            "You lay down level 3.",
            "You add the red 7 to one of your own combinations.",
            "You add the red 7 to one of Ben’s combinations.",
            "You discard the red 7.",
            "You lay a skip in front of Ben.",
            "You pass this turn and put the skip face up under the pile.",
            "You keep nothing for the next round.",
            "You keep one card for the next round.",
            "You keep 3 cards for the next round.",
            "You have discarded the last card of your hand: the round is over.",
            "You have laid down level 8: the game is over at once, and nobody else moves up.",
            "You have ended the round on level 7: the game is over.",
        ]
    );
}

#[test]
fn readers_are_told_what_was_done_to_them() {
    for (language, taken, added, skipped) in [
        (
            Language::English,
            "Ada takes the red 7 from your discard pile.",
            "Ada adds the red 7 to one of your combinations.",
            "Ada lays a skip in front of you.",
        ),
        (
            Language::Spanish,
            "Ada toma el 7 rojo de tu pila de descartes.",
            "Ada añade el 7 rojo a una de tus combinaciones.",
            "Ada pone un salto de turno delante de ti.",
        ),
        (
            Language::French,
            "Ada prend le 7 rouge sur ta défausse.",
            "Ada ajoute le 7 rouge à une de tes combinaisons.",
            "Ada pose un passe-tour devant toi.",
        ),
        (
            Language::Italian,
            "Ada prende il 7 rosso dalla tua pila degli scarti.",
            "Ada aggiunge il 7 rosso a una tua combinazione.",
            "Ada mette un «Salta un turno» davanti a te.",
        ),
        (
            Language::Russian,
            "Ada берёт карту «красная 7» из вашего сброса.",
            "Ada добавляет карту «красная 7» к вашей комбинации.",
            "Ada кладёт пропуск хода перед вами.",
        ),
    ] {
        let told = told(language, 1);
        assert_eq!([&told[5], &told[8], &told[10]], [taken, added, skipped]);
    }
}
