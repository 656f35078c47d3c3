//! Why an action is a good one.

use sobremesa_bots::decisions;
use sobremesa_bots::random::Random;
use sobremesa_conformance::secrecy;
use sobremesa_linko::bots::reason::{Reason, reasons};
use sobremesa_linko::{Action, Card, Cards, Layer, Linko, Rules, State, Value, Variant};
use sobremesa_table::{Course, Seat, Seed, Viewer};
use sobremesa_words::{Language, Tells};

use super::heuristic::{Position, five_against_threes, position};
use crate::conformance::Table;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has this seat")
}

fn value(number: u8) -> Value {
    Value::new(number).expect("a value")
}

impl Position {
    /// Which reasons there are for an action.
    #[track_caller]
    fn because(&self, action: &str, expected: &[Reason]) {
        assert_eq!(reasons(&self.0, &action.parse().expect("an action")), expected, "{action}");
    }
}

#[test]
fn the_last_card_ends_the_game() {
    five_against_threes().with("12 12", &[2, 5, 5]).because("play 12 12", &[Reason::Wins]);
    let shared = five_against_threes().with("12", &[1, 0, 5]);
    // Six cards against three, and nobody who holds fewer: that wins, too.
    shared.because("play 12", &[Reason::Wins]);
}

#[test]
fn nothing_speaks_for_an_end_that_loses() {
    let hands = ["5", "9 9 9 9 9 9", "10 10"];
    let lost =
        position(Variant::Advanced, &hands, "", &["play 5", "play 9 9 9 9 9 9", "play 10 10"]);
    lost.with("12 12", &[2, 1, 5]).because("play 12 12", &[]);
}

/// Seat 1 has four 8s on top, seat 2 one 2.
fn rich() -> Position {
    let hands = ["1", "8 8 8 8", "2"];
    let moves = ["play 1", "play 8 8 8 8", "play 2", "steal 0 leave", "keep"];
    position(Variant::Advanced, &hands, "", &moves)
}

#[test]
fn a_play_robs_and_sheds() {
    let rich = rich().with("13 13 13 13 7 7 7 7 3", &[9, 9, 9]);
    rich.because("play 13 13 13 13", &[Reason::Robs(vec![seat(1)]), Reason::Sheds(4)]);
    rich.because("play 3", &[Reason::Robs(vec![seat(2)]), Reason::Keeps(value(13), 4)]);
}

#[test]
fn a_rival_who_is_nearly_out_is_named() {
    let pressed = rich().with("1 4 5", &[3, 2, 9]);
    pressed.because("play 1", &[Reason::Hurry(seat(1), 2), Reason::Lowest]);
}

/// A layer of nine cannot be robbed by a hand of eight, whatever it is.
#[test]
fn a_layer_is_safe_where_no_hand_can_rob_it() {
    let hand = "9 9 9 9 9 9 9 J J 2";
    rich()
        .with(hand, &[10, 8, 9])
        .because("play 9 9 9 9 9 9 9 J J", &[Reason::Sheds(9), Reason::SafeFromNext(seat(1))]);
    rich()
        .with(hand, &[10, 8, 8])
        .because("play 9 9 9 9 9 9 9 J J", &[Reason::Sheds(9), Reason::Safe]);
}

/// LK-7: jokers alone are safe; LK-17: not in the expert variant.
#[test]
fn jokers_alone_are_safe_but_not_among_experts() {
    let jokers = |variant| {
        let hands = ["1", "8 8 8 8", "2"];
        let moves = ["play 1", "play 8 8 8 8", "play 2", "steal 0 leave", "keep"];
        position(variant, &hands, "", &moves).with("J J 3 3 3", &[5, 9, 9])
    };
    jokers(Variant::Advanced).because("play J J", &[Reason::Sheds(2), Reason::Safe]);
    jokers(Variant::Expert).because("play J J", &[Reason::Sheds(2), Reason::Keeps(value(3), 3)]);
}

/// Seat 0 has robbed two 4s of seat 1, and decides.
fn thief(hand: &str) -> Position {
    let hands = ["6 6", "4 4", "1"];
    let moves = ["play 6 6", "play 4 4", "play 1"];
    // The fourth turn is seat 0's: two 9s rob the 4s.
    let hands = [format!("{} 9 9", hands[0]), hands[1].into(), hands[2].into()];
    let hands: Vec<&str> = hands.iter().map(String::as_str).collect();
    let moves = [&moves[..], &["play 9 9"]].concat();
    position(Variant::Advanced, &hands, "", &moves).with(hand, &[7, 11, 12])
}

#[test]
fn loot_goes_with_the_hand_or_would_fill_it() {
    thief("4 4 2").because("steal 1 take", &[Reason::Joins(value(4), 4)]);
    thief("5 2").because("steal 1 take", &[]);
    thief("5 2").because("steal 1 leave", &[Reason::StaysAt(2)]);
}

#[test]
fn a_draw_goes_with_the_hand() {
    let hands = ["5", "", ""];
    let draws = |hand| {
        position(Variant::Base, &hands, "3 7 J 9 10 11", &["play 5"]).with(hand, &[3, 13, 13])
    };
    draws("7 7 2").because("draw 1", &[Reason::Joins(value(7), 3)]);
    draws("7 7 2").because("draw 2", &[Reason::Joker]);
    draws("7 7 2").because("draw pile", &[]);
    draws("7 7 2").because("pass", &[Reason::CardsCost]);
    let hands = ["5", "", ""];
    let bare = position(Variant::Base, &hands, "3 7 8 9 10 11", &["play 5"]);
    bare.with("2 2 4", &[3, 13, 13]).because("draw pile", &[Reason::NothingFits]);
}

#[test]
fn a_victim_looks_at_the_reserve() {
    let hands = ["6 6", "9 9", ""];
    let moves = ["play 6 6", "play 9 9", "steal 0 leave"];
    let robbed = |hand| {
        position(Variant::Advanced, &hands, "3 7 8 9 10 11", &moves).with(hand, &[4, 11, 13])
    };
    robbed("7 2 2 2").because("discard", &[Reason::ReserveFits]);
    robbed("4 2 2 2").because("discard", &[]);
    robbed("6 2 2 2").because("keep", &[Reason::Joins(value(6), 3)]);
}

#[test]
fn the_ghost_zone_is_robbed() {
    let rules = Rules { players: 2, variant: Variant::Base, first: Some(seat(0)) };
    let mut robs = 0;
    for game in 0..5 {
        decisions(
            &rules,
            &Seed::from_text("ghosts").of_game(game),
            &mut Random,
            |course: &Course<Linko>, seat, legal| {
                let view = course.view(Viewer::Seat(seat));
                for action in legal {
                    let ghosts = reasons(&view, action).contains(&Reason::RobsGhost(1));
                    if let Action::Play(layer) = action
                        && layer.len() == 1
                    {
                        let prospect = view.board.prospect(seat, layer, view.hand.unwrap().len());
                        assert_eq!(ghosts, !prospect.ghost.is_empty(), "{action}");
                        robs += usize::from(ghosts);
                    }
                }
            },
        );
    }
    assert!(robs > 0, "no ghost was robbed");
}

/// Whether a hand has what robs a layer.
fn robs(state: &State, hand: Cards, layer: &Layer) -> bool {
    let jokers = hand.count(Card::Joker);
    Card::all().filter(|card| hand.count(*card) > 0).any(|card| {
        let help = if card == Card::Joker { 0 } else { jokers };
        state.board().outranks(card, layer.card()) && hand.count(card) + help >= layer.len()
    })
}

/// What is said of hidden cards holds for the true ones, too.
#[test]
fn a_safe_layer_is_safe_from_the_true_hands() {
    let mut safe = 0;
    for (players, variant) in [(2, Variant::Base), (3, Variant::Expert), (5, Variant::Advanced)] {
        let rules = Rules { players, variant, first: None };
        for game in 0..6 {
            let seed = Seed::from_text("safe").of_game(game);
            decisions(&rules, &seed, &mut Random, |course: &Course<Linko>, seat, legal| {
                let view = course.view(Viewer::Seat(seat));
                let state = course.state();
                for action in legal {
                    let Action::Play(layer) = action else { continue };
                    for reason in reasons(&view, action) {
                        let from: Vec<Seat> = match reason {
                            Reason::Safe => seat.others(players.into()).collect(),
                            Reason::SafeFromNext(next) => vec![next],
                            _ => continue,
                        };
                        assert!(
                            from.iter().all(|rival| !robs(state, state.hand(*rival), layer)),
                            "{action}"
                        );
                        safe += 1;
                    }
                }
            });
        }
    }
    assert!(safe > 0, "no layer was safe");
}

#[test]
fn reasons_are_told_by_what_the_player_may_know() {
    let names: Vec<String> = ["Ana", "Ben", "Cleo", "Dan", "Eva"].map(String::from).into();
    for language in Language::ALL {
        let words = Linko::words(language);
        secrecy::reasons::<Table>(|view, action| Linko::why(words, &names, view, action));
    }
}

#[test]
fn reasons_are_sentences() {
    let names: Vec<String> = ["Ana", "Ben", "Cleo"].map(String::from).into();
    let rich = rich().with("13 13 13 13 7 7 7 7 3", &[9, 9, 9]);
    let why = |language| {
        Linko::why(Linko::words(language), &names, &rich.0, &"play 13 13 13 13".parse().unwrap())
    };
    assert_eq!(
        why(Language::English),
        ["It steals from Ben.", "It puts 4 cards on the table at once."]
    );
    assert_eq!(why(Language::Russian), ["Это кража у игрока Ben.", "На стол сразу лягут 4 карты."]);
}
