//! Why an action is a good one.

use sobremesa_bots::decisions;
use sobremesa_conformance::secrecy;
use sobremesa_level8::bots::Simple;
use sobremesa_level8::bots::reason::{Reason, reasons};
use sobremesa_level8::finder::Finder;
use sobremesa_level8::{Action, Card, LAST_LEVEL, Level8, Rules, Source, Stars};
use sobremesa_table::{Course, Seat, Seed, Viewer};
use sobremesa_words::{Language, Tells};

use super::heuristic::{Position, TWO_RUNS, pairs, position};
use crate::conformance::Table;

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a table has this seat")
}

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

impl Position {
    /// Which reasons there are for an action.
    #[track_caller]
    fn because(&self, action: &str, expected: &[Reason]) {
        assert_eq!(reasons(&self.0, &action.parse().expect("an action")), expected, "{action}");
    }
}

#[test]
fn an_open_card_brings_the_level_nearer() {
    let draws = |up| position("run3 run3", &[TWO_RUNS, ""], up, &[]);
    draws("K9").because("draw 1", &[Reason::Nearer(1)]);
    draws("K9").because("draw pile", &[]);
    draws("K14").because("draw 1", &[]);
    draws("K14").because("draw pile", &[Reason::NothingOpenHelps]);
    let ready = position("run3", &["R1 Y2", ""], "K3", &[]).with("R1 Y2 K9", &[3, 10]);
    ready.because("draw 1", &[Reason::LaysNow, Reason::GoesOut]);
}

#[test]
fn after_the_level_cards_are_added() {
    let hands = ["R1 Y1 R9", "R2 Y2 G1"];
    let moves = ["draw pile", "lay set 1 R1 Y1", "discard R9", "draw pile", "discard G1"];
    let laid = position("set2", &hands, "K13", &moves).with("K8 K9", &[2, 10]);
    laid.because("draw 1", &[Reason::CanBeAdded]);
    laid.because("draw pile", &[]);
    let moves = ["draw pile", "lay set 1 R1 Y1", "discard R9", "draw pile", "discard Y2"];
    let laid = position("set2", &hands, "K13", &moves).with("K8 K9", &[2, 10]);
    laid.because("draw 1", &[]);
    laid.because("draw pile", &[Reason::NothingOpenFits]);
}

#[test]
fn an_open_card_can_end_the_round() {
    let hands = ["R1 Y1 R9", "R2 Y2 G1"];
    let moves = ["draw pile", "lay set 1 R1 Y1", "discard R9", "draw pile", "discard G1"];
    let laid = position("set2", &hands, "K13", &moves).with("K8", &[1, 10]);
    laid.because("draw 1", &[Reason::CanBeAdded, Reason::GoesOut]);
}

/// Everyone is on level 1: what is laid completes it.
#[test]
fn a_level_is_completed_and_the_rest_may_follow() {
    let lays = position("run3 set2", &["", ""], "P12", &["draw pile"]);
    let lays = lays.with("R4 Y5 G6 R1 Y1 R13 Y13 G13 B13", &[9, 10]);
    lays.because("lay run 4 R4 Y5 G6 + set 1 R1 Y1", &[Reason::Completes(1)]);
    let lays = position("run3 set2", &["", ""], "P12", &["draw pile"]);
    let lays = lays.with("R4 Y5 G6 R13 Y13 G13 B9", &[7, 10]);
    lays.because("lay run 4 R4 Y5 G6 + set 13 R13 Y13", &[Reason::Completes(1), Reason::GoesOut]);
}

#[test]
fn additions_go_out_or_say_nothing() {
    pairs(2).with("G1 G2 K8", &[3, 1]).because("add G1 to 0 0", &[Reason::GoesOut]);
    pairs(2).with("G1 J K7 K8", &[4, 1]).because("add G1 to 0 0", &[]);
    pairs(2).with("K8", &[1, 1]).because("discard K8", &[Reason::EndsRound]);
}

/// The joker is the 5 that the 6 needs: at the other end of the run it would be wasted.
#[test]
fn an_addition_that_spoils_the_end_does_not_go_out() {
    let hands = ["R2 Y3 G4 K9", "G1"];
    let moves = ["draw pile", "lay run 2 R2 Y3 G4", "discard K9", "draw pile", "discard G1"];
    let all = [&moves[..], &["draw pile"]].concat();
    let runs = position("run3", &hands, "K13", &all).with("J K6 K8", &[3, 9]);
    runs.because("add J to 0 0 high", &[Reason::GoesOut]);
    runs.because("add J to 0 0 low", &[]);
}

#[test]
fn a_spare_card_goes_and_a_wanted_one_stays() {
    let hands = ["R1 Y2 G3 B4 R5 K10 K15 P10 B15 G15", ""];
    let discards =
        || position("run6", &hands, "P15", &["draw 1"]).with("R1 Y2 G3 B4 R5 K10 K15", &[7, 10]);
    discards().because("discard K15", &[Reason::Spare]);
    discards().because("discard R1", &[]);
    let back = |held: &str, taken: &str| Reason::HoldsBack {
        card: card(held),
        next: seat(1),
        taken: card(taken),
    };
    discards().known(1, "Y9").because("discard K15", &[Reason::Spare, back("K10", "Y9")]);
    // Both would go with an 11, so neither is held back for the other.
    discards().known(1, "Y11").because("discard K15", &[Reason::Spare]);
    discards().known(1, "Y15").because("discard K15", &[Reason::Spare, back("K10", "Y15")]);
}

/// The next player has thrown a nine away.
#[test]
fn the_next_player_has_thrown_the_like() {
    let hands = ["G1 G2 K9", "Y9"];
    let moves = ["draw pile", "discard G1", "draw pile", "discard Y9", "draw pile"];
    let discards = position("run6", &hands, "P15", &moves).with("R1 Y2 G3 B4 R5 K9 K15", &[7, 10]);
    discards.because("discard K9", &[Reason::Spare, Reason::ThrownByNext(seat(1))]);
}

#[test]
fn after_the_level_it_counts_what_can_be_added() {
    let laid = pairs(2).with("G1 J K7 K8", &[4, 5]);
    laid.because(
        "discard K7",
        &[Reason::FitsNowhere, Reason::HoldsAddition { card: card("G1"), next: seat(1) }],
    );
    pairs(2)
        .with("J K7 K8", &[3, 5])
        .because("discard K7", &[Reason::FitsNowhere, Reason::UselessToNext(seat(1))]);
    laid.because("discard G1", &[]);
}

#[test]
fn a_skip_stops_who_is_nearly_out_or_furthest() {
    let skips = pairs(3).with("X K5 K7 K8", &[4, 7, 1]);
    skips.because("skip 2", &[Reason::NearlyOut(seat(2), 1)]);
    // All are on the same level.
    skips.because("skip 1", &[]);
}

/// What is said of the next step is so when it is made; and a level that is laid is completed.
#[test]
fn what_is_promised_comes_true() {
    let (mut laid, mut promised, mut kept, mut furthest) = (0, 0, 0, 0);
    let (mut won, mut ended) = (0, 0);
    for (stars, game) in [(Stars::One, 0), (Stars::One, 1), (Stars::Two, 2), (Stars::Two, 3)] {
        let (rules, seed) = (Rules::new(3, stars), Seed::from_text("promises").of_game(game));
        decisions(&rules, &seed, &mut Simple, |course: &Course<Level8>, seat, legal| {
            let view = course.view(Viewer::Seat(seat));
            let level = view.board.level(seat);
            for action in legal {
                for reason in reasons(&view, action) {
                    match (reason, action) {
                        (Reason::LaysNow, Action::Draw(Source::Discard(from))) => {
                            let mut hand = view.hand.unwrap();
                            hand.insert(view.board.place(*from).discard().top().unwrap());
                            assert!(Finder::new(&hand, level).can_lay(), "{action}");
                            promised += 1;
                        }
                        // L8-21: the last level need only be laid.
                        (Reason::Wins | Reason::GoesOut, Action::Draw(_)) => {
                            let place = view.board.place(seat);
                            let wins = !place.has_laid() && place.progress.level() == LAST_LEVEL;
                            assert_eq!(reason == Reason::Wins, wins, "{action}");
                            *(if wins { &mut won } else { &mut ended }) += 1;
                        }
                        (Reason::Completes(number), Action::Lay(_)) => {
                            assert_eq!(number, view.board.place(seat).progress.level());
                            laid += 1;
                        }
                        (Reason::Furthest(target, level), Action::Skip(_)) => {
                            let level_of = |seat| view.board.place(seat).progress.level();
                            assert_eq!(level_of(target), level);
                            let levels = || seat.others(3).map(level_of);
                            assert!(levels().all(|other| other <= level));
                            assert!(levels().any(|other| other < level));
                            furthest += 1;
                        }
                        (Reason::KeptFor(missing), Action::Keep(keep)) => {
                            let hand = keep.cards().collect();
                            assert_eq!(Finder::new(&hand, level).missing(), missing);
                            kept += 1;
                        }
                        _ => {}
                    }
                }
            }
        });
    }
    let met = [laid, promised, kept, furthest, won, ended];
    assert!(met.iter().all(|count| *count > 0), "{met:?}");
}

#[test]
fn reasons_are_told_by_what_the_player_may_know() {
    let names: Vec<String> = ["Ana", "Ben", "Cleo", "Dan", "Eva", "Flo"].map(String::from).into();
    for language in Language::ALL {
        let words = Level8::words(language);
        secrecy::reasons::<Table>(|view, action| Level8::why(words, &names, view, action));
    }
}

#[test]
fn reasons_are_sentences() {
    let names: Vec<String> = ["Ana", "Ben"].map(String::from).into();
    let laid = pairs(2).with("G1 J K7 K8", &[4, 5]);
    let why = |language| {
        Level8::why(Level8::words(language), &names, &laid.0, &"discard K7".parse().unwrap())
    };
    let english =
        ["It fits nowhere on the table.", "It keeps the green 1 from Ben, who could add it."];
    assert_eq!(why(Language::English), english);
    let spanish = [
        "No encaja en ningún sitio de la mesa.",
        "Así Ben no recibe el 1 verde, que podría añadir.",
    ];
    assert_eq!(why(Language::Spanish), spanish);
}
