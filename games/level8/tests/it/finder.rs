//! The finder, compared with a search that tries everything.

use std::collections::BTreeSet;

use sobremesa_conformance::soak_factor;
use sobremesa_level8::finder::Finder;
use sobremesa_level8::{
    Action, Card, Cards, Color, Combination, Laydown, Level, Levels, MeldKind, Number, Numbers,
    Phase, Refusal, Rules, Stars, Value, View,
};
use sobremesa_table::{Seed, Stream, StreamName};

use crate::rules::table::Table;

/// A choice of what the combinations are.
type Choice = Vec<MeldKind>;

fn stream(round: u32) -> Stream {
    Seed::from_text("the finder").stream(StreamName { purpose: "test", round })
}

fn cards(text: &str) -> Cards {
    text.split_whitespace().map(|card| card.parse::<Card>().expect("a card")).collect()
}

fn level(text: &str) -> Level {
    let parts: Vec<Combination> =
        text.split(' ').map(|part| part.parse().expect("a combination")).collect();
    Level::new(&parts).expect("a level")
}

/// What a player sees whose turn it is, where everyone is on this level, as the first of eight.
fn view(level: &Level, hand: &Cards) -> View {
    let names: Vec<String> = level.combinations().iter().map(ToString::to_string).collect();
    let levels = Levels::from_names(&vec![names; Levels::COUNT]).expect("good levels");
    let table = Table::new(&Rules::new(2, Stars::One).with_levels(levels));
    table.view_with(Phase::Act, 0, *hand)
}

/// The judge's verdict on a lay-down from a hand with a skip more, which is left to discard.
fn verdict(level: &Level, hand: &Cards, laydown: &Laydown) -> Result<(), Refusal> {
    let mut hand = *hand;
    hand.insert(Card::Skip);
    view(level, &hand).check(&Action::Lay(*laydown))
}

/// Everything that a combination may be declared as.
fn declarations(combination: Combination) -> Vec<MeldKind> {
    let value = |number| Value::new(number).expect("a value");
    match combination {
        Combination::Run(size) => (1..=16 - size).map(|from| MeldKind::Run(value(from))).collect(),
        Combination::Set(_) => (1..=15).map(|number| MeldKind::Set(value(number))).collect(),
        Combination::Color(_) => Color::ALL.map(MeldKind::Color).to_vec(),
    }
}

/// Whether a number card may be at this place.
fn suits(kind: MeldKind, place: u8, card: Number) -> bool {
    match kind {
        MeldKind::Run(from) => card.value.number() == from.number() + place,
        MeldKind::Set(value) => card.value == value,
        MeldKind::Color(color) => card.color == color,
    }
}

/// All ways to lay a combination: the sets of used cards, from those that were used before.
fn ways(numbers: &[Number], kind: MeldKind, size: u8, before: &BTreeSet<u16>) -> BTreeSet<u16> {
    let mut used = before.clone();
    for place in 0..size {
        let mut more = used.clone();
        for mask in &used {
            for (index, card) in numbers.iter().enumerate() {
                if mask & (1 << index) == 0 && suits(kind, place, *card) {
                    more.insert(mask | 1 << index);
                }
            }
        }
        used = more;
    }
    used
}

/// The most places that number cards can fill, and every choice by which they can.
#[derive(Default)]
struct Truth {
    filled: u32,
    choices: Vec<Choice>,
}

impl Truth {
    fn of(hand: &Cards, level: &Level) -> Truth {
        let numbers: Vec<Number> = hand.numbers().iter().collect();
        let mut truth = Truth::default();
        truth.search(&numbers, level.combinations(), &mut Vec::new(), &BTreeSet::from([0]));
        truth
    }

    fn search(
        &mut self,
        numbers: &[Number],
        left: &[Combination],
        chosen: &mut Choice,
        used: &BTreeSet<u16>,
    ) {
        let Some((first, rest)) = left.split_first() else {
            let filled = used.iter().map(|mask| mask.count_ones()).max().unwrap_or_default();
            if filled > self.filled {
                *self = Truth { filled, choices: Vec::new() };
            }
            if filled == self.filled {
                self.choices.push(chosen.clone());
            }
            return;
        };
        for kind in declarations(*first) {
            chosen.push(kind);
            self.search(numbers, rest, chosen, &ways(numbers, kind, first.size(), used));
            chosen.pop();
        }
    }

    fn missing(&self, hand: &Cards, level: &Level) -> usize {
        level.cards().saturating_sub(usize::from(hand.jokers()) + self.filled as usize)
    }

    /// Of the choices the canonical ones: equal combinations ascend, and of the declarations that no
    /// card of the hand suits only the lowest is made.
    fn canonical(&self, hand: &Cards, level: &Level) -> BTreeSet<Choice> {
        let parts = level.combinations();
        let suited = |kind: MeldKind, size: u8| {
            (0..size).any(|place| hand.numbers().iter().any(|card| suits(kind, place, card)))
        };
        let lowest = |part: &Combination| {
            declarations(*part).into_iter().find(|kind| !suited(*kind, part.size()))
        };
        let is_canonical = |choice: &&Choice| {
            let ascends = (1..parts.len()).all(|index| {
                (0..index).all(|twin| parts[twin] != parts[index] || choice[twin] <= choice[index])
            });
            let low = parts
                .iter()
                .zip(choice.iter())
                .all(|(part, kind)| suited(*kind, part.size()) || lowest(part) == Some(*kind));
            ascends && low
        };
        self.choices.iter().filter(is_canonical).cloned().collect()
    }
}

/// The first arrangement of a choice, by a search through everything, that fills this many places with
/// number cards: the first cards at the first places, and jokers after all numbers.
fn first_cards(hand: &Cards, level: &Level, kinds: &Choice, filled: u32) -> Vec<Card> {
    fn search(places: &[(MeldKind, u8)], left: &Cards, filled: u32, cards: &mut Vec<Card>) -> bool {
        let Some(((kind, place), rest)) = places.split_first() else { return filled == 0 };
        for card in left.kinds() {
            let fills = match card {
                Card::Number(number) if filled > 0 && suits(*kind, *place, number) => 1,
                Card::Joker if places.len() > filled as usize => 0,
                _ => continue,
            };
            let mut left = *left;
            left.remove(card);
            cards.push(card);
            if search(rest, &left, filled - fills, cards) {
                return true;
            }
            cards.pop();
        }
        false
    }
    let parts = kinds.iter().zip(level.combinations());
    let places: Vec<(MeldKind, u8)> =
        parts.flat_map(|(kind, part)| (0..part.size()).map(|place| (*kind, place))).collect();
    let mut cards = Vec::new();
    assert!(search(&places, hand, filled, &mut cards), "there is a way");
    cards
}

/// A hand of up to eight cards, which are near to each other.
fn random_hand(stream: &mut Stream) -> Cards {
    let (values, colors) = (3 + stream.index(6) as u8, 2 + stream.index(5));
    let lowest = 1 + stream.index(usize::from(16 - values)) as u8;
    let mut hand = Cards::default();
    for _ in 0..=stream.index(8) {
        let value = Value::new(lowest + stream.index(values.into()) as u8).expect("a value");
        hand.insert(Card::Number(Number { color: Color::ALL[stream.index(colors)], value }));
    }
    (0..stream.index(5)).for_each(|_| hand.insert(Card::Joker));
    (0..stream.index(2)).for_each(|_| hand.insert(Card::Skip));
    hand
}

/// A level of up to `most` small combinations.
fn random_level(stream: &mut Stream, most: usize) -> Level {
    loop {
        let parts: Vec<Combination> = (0..=stream.index(most))
            .map(|_| match stream.index(3) {
                0 => Combination::Run(3 + stream.index(4) as u8),
                1 => Combination::Set(2 + stream.index(3) as u8),
                _ => Combination::Color(3 + stream.index(3) as u8),
            })
            .collect();
        if let Ok(level) = Level::new(&parts) {
            return level;
        }
    }
}

/// The finder says of a hand what is true.
fn compare(hand: &Cards, level: &Level) {
    let truth = Truth::of(hand, level);
    let shown = format!("{hand:?} for {:?}", level.combinations());
    let missing = truth.missing(hand, level);
    let can_lay = missing == 0;
    assert_eq!(Finder::new(hand, level).can_lay(), can_lay, "{shown}");
    assert_eq!(usize::from(Finder::new(hand, level).missing()), missing, "{shown}");
    assert_eq!(usize::from(Finder::new(hand, level).look().missing), missing, "{shown}");
    let needed = Finder::new(hand, level).needed();
    assert_eq!(Truth::of(&needed, level).filled as usize, needed.numbers().len(), "{shown}");
    assert_eq!((needed.numbers().len(), needed.jokers()), (truth.filled as usize, hand.jokers()));
    assert_eq!(needed.numbers().without(hand.numbers()), Numbers::default(), "{shown}");
    let laydowns = Finder::new(hand, level).laydowns();
    let choices: BTreeSet<Choice> =
        laydowns.iter().map(|laydown| laydown.melds().map(|(kind, _)| kind).collect()).collect();
    assert_eq!(choices.len(), laydowns.len(), "{shown}: each choice once");
    let expected = if can_lay { truth.canonical(hand, level) } else { BTreeSet::new() };
    assert_eq!(choices, expected, "{shown}");
    assert!(laydowns.is_sorted(), "{shown}");
    for laydown in &laydowns {
        let jokers = laydown.cards().filter(|card| *card == Card::Joker).count();
        assert_eq!(jokers, level.cards() - truth.filled as usize, "{shown}: the fewest jokers");
        assert_eq!(verdict(level, hand, laydown), Ok(()), "{shown}: {laydown:?}");
        let kinds: Choice = laydown.melds().map(|(kind, _)| kind).collect();
        let cards: Vec<Card> = laydown.cards().collect();
        assert_eq!(cards, first_cards(hand, level, &kinds, truth.filled), "{shown}");
    }
}

#[test]
fn the_finder_finds_what_a_search_through_everything_finds() {
    let mut stream = stream(0);
    let mut laid = 0;
    let rounds = 3000 * soak_factor();
    for _ in 0..rounds {
        let level = random_level(&mut stream, 2);
        let hand = random_hand(&mut stream);
        compare(&hand, &level);
        laid += u32::from(Finder::new(&hand, &level).can_lay());
    }
    assert!((rounds / 6..rounds / 6 * 5).contains(&laid), "{laid} of {rounds} can be laid");
}

#[test]
fn three_combinations_are_found_as_well() {
    let mut stream = stream(1);
    for _ in 0..1000 * soak_factor() {
        let level = random_level(&mut stream, 3);
        compare(&random_hand(&mut stream), &level);
    }
}

#[test]
fn useful_are_the_cards_that_bring_the_hand_nearer() {
    let mut stream = stream(2);
    for _ in 0..300 * soak_factor() {
        let level = random_level(&mut stream, 2);
        let hand = random_hand(&mut stream);
        let missing = Truth::of(&hand, &level).missing(&hand, &level);
        if missing == 0 {
            continue;
        }
        let useful = Finder::new(&hand, &level).look().useful;
        for number in Number::all().filter(|number| !hand.numbers().contains(*number)) {
            let mut more = hand;
            more.insert(Card::Number(number));
            let nearer = Truth::of(&more, &level).missing(&more, &level) < missing;
            let shown = format!("{number} with {hand:?} for {:?}", level.combinations());
            assert_eq!(useful.contains(number), nearer, "{shown}");
        }
    }
}

/// The lay-downs that the finder lists, as text.
fn listed(hand: &str, parts: &str) -> Vec<String> {
    let (hand, level) = (cards(hand), level(parts));
    compare(&hand, &level);
    let laydowns = Finder::new(&hand, &level).laydowns();
    laydowns.into_iter().map(|laydown| Action::Lay(laydown).to_string()).collect()
}

/// What the judge says of a lay-down from a hand.
fn judged(hand: &str, parts: &str, lay: &str) -> Result<(), Refusal> {
    let Ok(Action::Lay(laydown)) = lay.parse() else { panic!("{lay} is no lay-down") };
    verdict(&level(parts), &cards(hand), &laydown)
}

#[test]
fn a_pair_is_found_among_three_equal_values() {
    assert_eq!(listed("R7 Y7 K7 G9", "set2"), ["lay set 7 R7 Y7"]);
    // The third one is free for another combination.
    let way = "lay set 7 R7 Y7 + run 7 K7 G8 G9";
    assert_eq!(listed("R7 Y7 K7 G8 G9", "set2 run3"), [way]);
    for pair in ["R7 Y7", "R7 K7", "Y7 K7", "K7 R7"] {
        assert_eq!(judged("R7 Y7 K7 G9", "set2", &format!("lay set 7 {pair}")), Ok(()));
    }
}

#[test]
fn a_joker_is_never_a_16() {
    assert_eq!(listed("R14 R15 J", "run3"), ["lay run 13 J R14 R15"]);
    assert_eq!(listed("R13 R14 R15 J", "run4"), ["lay run 12 J R13 R14 R15"]);
    assert_eq!(listed("R1 R2 J", "run3"), ["lay run 1 R1 R2 J"], "nor a 0");
    let hand = "R14 R15 J";
    let run = MeldKind::Run(Value::new(14).unwrap());
    let refusal = Refusal::Misfit { index: 0, kind: run, card: Card::Joker };
    assert_eq!(judged(hand, "run3", "lay run 14 R14 R15 J"), Err(refusal));
}

#[test]
fn no_card_is_used_twice() {
    assert!(listed("R7 Y7 G8 G9", "set2 run3").is_empty());
    assert!(listed("R1 R2 R3 R4", "colour3 run3").is_empty());
    assert!(listed("R6 Y6 G6", "set2 set2").is_empty());
    assert!(listed("R1 R2 R3 Y4 Y5", "run3 run3").is_empty());
    let twice = Refusal::LaidNotHeld { card: "R7".parse().unwrap() };
    let lay = "lay set 7 R7 Y7 + run 7 R7 G8 G9";
    assert_eq!(judged("R7 Y7 G8 G9", "set2 run3", lay), Err(twice));
}

#[test]
fn two_sets_of_one_value() {
    let pairs = [
        "lay set 6 R6 Y6 + set 6 G6 B6",
        "lay set 6 R6 G6 + set 6 Y6 B6",
        "lay set 6 R6 B6 + set 6 Y6 G6",
        "lay set 6 Y6 G6 + set 6 R6 B6",
        "lay set 6 Y6 B6 + set 6 R6 G6",
        "lay set 6 G6 B6 + set 6 R6 Y6",
    ];
    assert_eq!(listed("R6 Y6 G6 B6", "set2 set2"), pairs[..1]);
    for pair in pairs {
        assert_eq!(judged("R6 Y6 G6 B6", "set2 set2", pair), Ok(()), "{pair}");
    }
    let ways = [pairs[0], "lay set 6 R6 Y6 + set 9 P9 K9"];
    assert_eq!(listed("R6 Y6 G6 B6 P9 K9", "set2 set2"), ways);
    assert_eq!(listed("R6 Y6 G6 J", "set2 set2").len(), 1, "a joker makes the second pair");
}

#[test]
fn jokers_alone() {
    assert_eq!(listed("J J", "set2"), ["lay set 1 J J"]);
    assert_eq!(listed("J J J", "run3"), ["lay run 1 J J J"]);
    assert_eq!(listed("J J J", "colour3"), ["lay colour R J J J"]);
    assert_eq!(listed("J J J J J", "run3 set2"), ["lay run 1 J J J + set 1 J J"]);
    let lay = "lay set 6 R6 Y6 + run 1 J J J".to_owned();
    assert!(listed("R6 Y6 J J J", "set2 run3").contains(&lay));
    assert!(listed("J", "set2").is_empty());
    // Other declarations are as good for the judge.
    for lay in ["lay set 1 J J", "lay set 9 J J", "lay set 15 J J"] {
        assert_eq!(judged("J J", "set2", lay), Ok(()));
    }
}
