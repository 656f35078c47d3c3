//! What players of Level 8 read.

mod readers;
mod refusals;

use sobremesa_level8::words::Names;
use sobremesa_level8::{Card, Color, Combination, Level8, Levels, MeldKind, Rules, Stars};
use sobremesa_table::{Record, Viewer};
use sobremesa_words::{Language, People, Tells, Words, arg};

const GAMES: &str = include_str!("../golden/games.jsonl");

fn english() -> &'static Words {
    Level8::words(Language::English)
}

/// L8-4b: the list of two stars is called ours; one's own levels are called custom.
#[test]
fn titles_say_whose_levels_are_played() {
    let title = |rules: &Rules| Level8::title(english(), rules);
    let (one, two) = (Rules::new(3, Stars::One), Rules::new(2, Stars::Two));
    let pairs: Levels = ["set2"; 8].join(",").parse().unwrap();
    let custom = |rules: Rules| Rules { levels: pairs, custom: true, ..rules };
    assert_eq!(title(&one), "Level 8, 3 players, one star");
    assert_eq!(title(&two), "Level 8, 2 players, two stars (our own levels)");
    assert_eq!(title(&custom(one)), "Level 8, 3 players, custom levels, one star");
    assert_eq!(title(&custom(two)), "Level 8, 2 players, custom levels, two stars");
}

#[test]
fn levels_are_told_by_their_combinations() {
    let words = english();
    let level = |number| words.level(Levels::of(Stars::One).level(number));
    assert_eq!(level(1), "run of 3 · run of 3");
    assert_eq!(level(2), "pair · pair · pair · pair");
    assert_eq!(level(7), "set of 3 · 5 of one color");
    assert_eq!(words.combination(Combination::Run(4)), "a run of 4");
    assert_eq!(words.combination(Combination::Set(2)), "a pair");
    assert_eq!(words.combination(Combination::Set(5)), "a set of 5");
    assert_eq!(words.combination(Combination::Color(4)), "4 of one color");
}

#[test]
fn skips_are_shuffled_in_by_their_number() {
    let told = |skips: u8| english().message("level8-reshuffled", [arg("skips", skips)]);
    assert!(told(0).contains("but for their top cards, are shuffled"));
    assert!(told(1).contains("and the skip under the pile are shuffled"));
    assert!(told(2).contains("and the 2 skips under the pile are shuffled"));
}

/// A record's moves in sentences.
#[track_caller]
fn tell(record: &str) -> String {
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"].map(String::from).into();
    let mut text = String::new();
    Record::<Level8>::replay(record, |course, step| {
        text += &Level8::step(english(), course, step, &names);
        text.push('\n');
    })
    .expect("a good record");
    text
}

/// Every event of the golden games can be told; two of them are kept in full.
#[test]
fn games_are_told_move_by_move() {
    let told: Vec<String> = GAMES.lines().map(tell).collect();
    insta::assert_snapshot!("one_star_by_going_out", told[3]);
    insta::assert_snapshot!("two_stars_by_level_8", told[15]);
    assert!(told[32].contains("are shuffled into a new one.\nThe pile, top card first: "));
}

#[test]
fn keeping_nothing_is_told() {
    let record = GAMES.lines().nth(15).unwrap();
    let told = tell(&record.replace(r#""keep","cards":["J"]"#, r#""keep","cards":[]"#));
    assert!(told.contains("Ben keeps nothing for the next round."));
    assert!(told.contains("Ben, on level 5 (7 of one color), is dealt P2"));
}

/// Everyone reads what happened; a card that only its player saw is told to nobody else.
#[test]
fn lines_tell_what_a_viewer_may_know() {
    let names = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn"].map(String::from);
    let mut told = Vec::new();
    Record::<Level8>::replay(GAMES.lines().nth(15).unwrap(), |course, step| {
        let lines = course.events(step, Viewer::Spectator);
        let people = People::of(&names);
        told.extend(lines.iter().filter_map(|event| Level8::line(english(), people, event)));
    })
    .expect("a good record");
    let text = told.join("\n");
    assert!(text.contains("Ada draws from the pile."));
    assert!(text.contains(" deals a new round and turns up "));
    assert!(text.contains("Ben keeps one card for the next round."));
    assert!(text.contains(" lays down level 1."));
    assert!(!text.lines().any(|line| line.contains("draws the") || line.contains("draws a ")));
}

#[test]
fn deeds_are_told_in_a_few_words() {
    let names = ["Ada", "Ben"].map(String::from);
    let deed = |action: &str| Level8::deed(english(), &names, &action.parse().expect("an action"));
    assert_eq!(deed("draw pile"), "Draw from the pile");
    assert_eq!(deed("draw 1"), "Draw from Ben’s discard pile");
    assert_eq!(deed("lay run 4 R4 J B6 + set 6 G6 J"), "Lay the level: run 4 to 6 · pair of 6s");
    assert_eq!(deed("add J to 1 0 low"), "Add a joker before Ben’s first combination");
    assert_eq!(deed("add R7 to 0 1"), "Add the red 7 to Ada’s second combination");
    assert_eq!(deed("discard X"), "Discard a skip");
    assert_eq!(deed("skip 1"), "Skip Ben");
    assert_eq!(deed("pass"), "Pass this turn");
    assert_eq!(deed("keep"), "Keep nothing");
    assert_eq!(deed("keep R7 J"), "Keep red 7 and joker");
}

/// Colors agree with what they are said of.
#[test]
fn colors_take_the_form_that_each_language_wants() {
    let purple: Card = "P7".parse().unwrap();
    for (language, card, cards, color) in [
        (Language::English, "the purple 7", "4 purple cards", "purple"),
        (Language::Spanish, "el 7 morado", "4 cartas moradas", "morado"),
        (Language::French, "le 7 violet", "4 cartes violettes", "violet"),
        (Language::Italian, "il 7 viola", "4 carte viola", "viola"),
        (Language::Russian, "фиолетовая 7", "4 карты фиолетового цвета", "фиолетовый цвет"),
    ] {
        let (words, kind) = (Level8::words(language), MeldKind::Color(Color::Purple));
        assert_eq!(words.card(purple), card);
        assert_eq!(words.kind(kind, 4), cards);
        assert_eq!(words.reading(kind, 4), color);
    }
}

/// French shortens a word before a vowel.
#[test]
fn french_elides_before_names() {
    let deed = |action: &str| {
        let names = ["Ana", "Ben"].map(String::from);
        Level8::deed(Level8::words(Language::French), &names, &action.parse().expect("an action"))
    };
    assert_eq!(deed("draw 0"), "Prendre sur la défausse d’Ana");
    assert_eq!(deed("draw 1"), "Prendre sur la défausse de Ben");
    let low = "Ajouter un joker avant la première combinaison d’Ana";
    assert_eq!(deed("add J to 0 0 low"), low);
}

#[test]
fn equal_combinations_are_counted() {
    let words = english();
    let level = |number| words.level_counted(Levels::of(Stars::One).level(number));
    assert_eq!(level(1), "2 runs of 3");
    assert_eq!(level(2), "4 pairs");
    assert_eq!(level(6), "pair · 2 sets of 3");
    assert_eq!(level(7), "set of 3 · 5 of one color");
}
