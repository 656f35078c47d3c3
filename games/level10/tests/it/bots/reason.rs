//! Why an action is a good one.

use sobremesa_arena::Match;
use sobremesa_bots::decisions;
use sobremesa_conformance::secrecy;
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::bots::reason::{Reason, reasons};
use sobremesa_level10::{Action, COLUMNS, Level10, World};
use sobremesa_table::{Actor, Course, Move, Owed, Seat, Seed, Viewer};
use sobremesa_words::{Language, Tells};

use super::heuristic::table::{dealt, play, talk};
use crate::conformance::Table;
use crate::rules::table::rules;

/// The reasons for an action of whoever must decide.
#[track_caller]
fn because(course: &Course<Level10>, action: &str, expected: &[Reason]) {
    let seat = match course.owed() {
        Owed::Seat(seat) => seat,
        _ => Seat::new(0).expect("somebody plays"),
    };
    let view = course.view(Viewer::Seat(seat));
    assert_eq!(reasons(&view, &action.parse().expect("an action")), expected, "{action}");
}

#[test]
fn the_next_card_of_a_row_skips_nothing() {
    let mut course = dealt(0, &["D1 D6 D7 F1 F5 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0"]);
    because(&course, "play D1", &[Reason::Next, Reason::Room(7)]);
    because(&course, "play D6", &[Reason::Room(2)]);
    because(&course, "play V8", &[]);
}

#[test]
fn a_row_that_nobody_else_can_fill_is_named() {
    // By the counts told, only seat 0 has a Desert card.
    let hands = ["D1 D2 S1 V1 M1 M2 M3", "F1 F2 F3 S5 S6 V5 V6"];
    let mut course = dealt(0, &hands, "F7 F6 S7 S4");
    play(&mut course, &["first 0"]);
    because(&course, "play D2", &[Reason::Room(6)]);
    talk(&mut course);
    because(&course, "play D2", &[Reason::OnlyHere(World::Desert), Reason::Room(6)]);
    because(&course, "play S1", &[Reason::Next, Reason::Room(7)]);
}

#[test]
fn somebody_may_have_a_pause() {
    let hands = ["D1 D2 S1 V1 M1 M2 M3", "F1 F2 F3 S5 S6 V5 P"];
    let mut course = dealt(1, &hands, "F7 F6 S7 S4");
    play(&mut course, &["first 0"]);
    talk(&mut course);
    because(&course, "play D2", &[Reason::Room(6)]);
}

#[test]
fn the_last_card_of_a_column_completes_it() {
    let mut course = dealt(0, &["D8 D6 D7 F1 F8 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V1"]);
    because(&course, "play D8", &[Reason::CompletesColumn]);
}

#[test]
fn a_card_that_alone_fits_is_named() {
    let hand = "D8 F1 F2 F3 S1 S2 V8 V2 V3 M1";
    let mut course = dealt(0, &[hand], "F4 S4 V4 F5");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V8"]);
    because(&course, "play D8", &[Reason::CompletesColumn, Reason::OnlyFit]);
}

#[test]
fn a_reset_frees_a_row_that_is_stuck() {
    let mut course = dealt(0, &["D8 D6 D7 F1 F8 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "reset M", "swap", "play F1", "play S1", "play V1", "play D8"]);
    because(&course, "reset D", &[Reason::RowIsStuck, Reason::Frees(7)]);
    because(&course, "reset M", &[]);
    play(&mut course, &["play F8", "play S5", "play V8", "play M5"]);
    because(&course, "reset D", &[Reason::OnlyRowForReset, Reason::RowIsStuck]);
}

/// The fifth card of a column may have to be the reset: the row itself may be as free as any.
#[test]
fn a_reset_that_is_due_says_nothing_of_its_row() {
    let mut course = dealt(0, &["D8 D6 D7 F1 F8 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "play F1", "play S1", "play V1", "play D8"]);
    because(&course, "reset M", &[Reason::OnlyRowForReset, Reason::CompletesColumn]);
}

#[test]
fn a_pause_stands_in_for_what_does_not_fit() {
    let hand = "F1 S1 V1 M1 F2 S2 V2 P D8 M8";
    let mut course = dealt(1, &[hand], "M2 F3 S3 V3 M3 F4 S4 V4 M4 F5 S5 V5");
    play(&mut course, &["first 0", "reset D", "swap", "play F1", "play S1", "play V1", "play M1"]);
    because(&course, "pause D", &[Reason::SkipsNothing]);
}

#[test]
fn what_is_exchanged_does_not_fit() {
    let mut course = dealt(0, &["D8 D6 D7 F1 F8 S1 S5 V1 V8 M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "play D8", "play F1", "reset M"]);
    because(&course, "swap D6 D7", &[Reason::PutsAwayMisfits, Reason::KeepsNext(2)]);
    because(&course, "swap D6 F8", &[Reason::PutsAwayOthers, Reason::KeepsNext(2)]);
    because(&course, "swap", &[Reason::KeepsNext(2)]);
}

#[test]
fn what_is_exchanged_comes_late() {
    let mut course = dealt(1, &["D8 D6 D7 F1 F8 S1 S5 V1 P M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "play D8", "play F1", "reset M"]);
    // Six Forest cards can come before the 8, four Sky cards before the 5.
    because(&course, "swap F8 S5", &[Reason::PutsAwayLater(4), Reason::KeepsNext(2)]);
    because(&course, "swap F8", &[Reason::PutsAwayLater(6), Reason::KeepsNext(2)]);
    because(&course, "swap F8 S1", &[Reason::KeepsNext(1)]);
    because(&course, "swap V1 S1", &[]);
    because(&course, "swap F8 P", &[Reason::KeepsNext(2)]);
}

/// Nearly every exchange of bots has a reason.
#[test]
fn exchanges_have_reasons() {
    let (mut exchanges, mut told) = (0, 0);
    for (players, pauses) in [(1, 0), (2, 2), (4, 0), (5, 2)] {
        for game in 0..6 {
            let seed = Seed::from_text("exchanges").of_game(game);
            let course = &mut Course::<Level10>::new(&rules(players, pauses));
            let bots = vec!["heuristic".parse().expect("a bot"); players.into()];
            let table = Match::<Level10>::new(rules(players, pauses), bots).expect("they play");
            for made in table.play(&seed).moves {
                if let Move::Action { by: Actor::Seat(seat), action: action @ Action::Swap(_) } =
                    &made
                {
                    let view = course.view(Viewer::Seat(*seat));
                    exchanges += 1;
                    told += usize::from(!reasons(&view, action).is_empty());
                }
                course.follow(&made).expect("it was played");
            }
        }
    }
    println!("{told} of {exchanges}");
    assert!(exchanges > 100 && 10 * told > 9 * exchanges, "{told} of {exchanges}");
}

/// What comes after an action comes in cells that are empty.
#[test]
fn a_row_has_room_for_as_many_cards_as_are_named() {
    let (mut counts, mut tight) = (0, 0);
    for (players, pauses) in [(1, 3), (2, 0), (3, 3), (5, 2)] {
        for game in 0..6 {
            let seed = Seed::from_text("room").of_game(game);
            let look = |course: &Course<Level10>, seat, legal: &[Action]| {
                let view = course.view(Viewer::Seat(seat));
                for action in legal {
                    for reason in reasons(&view, action) {
                        let (Reason::Room(count) | Reason::Frees(count)) = reason else { continue };
                        let row = match action {
                            Action::Play(card) => card.world,
                            Action::Reset(row) => *row,
                            _ => panic!("{action} puts no card in a row"),
                        };
                        let resets = usize::from(view.board.row(row).resets_left());
                        let is_reset = usize::from(*action == Action::Reset(row));
                        // The action itself takes a cell, and so do all resets.
                        let after = COLUMNS - view.board.row(row).len() - 1;
                        let least = count + resets - is_reset;
                        assert!(least <= after, "{action}: {count} beside {resets}");
                        counts += 1;
                        tight += usize::from(least == after);
                    }
                }
            };
            decisions(&rules(players, pauses), &seed, &mut Heuristic, look);
        }
    }
    assert!(counts > 1_000 && tight > 0, "{tight} of {counts}");
}

#[test]
fn whoever_begins_has_told_of_worlds() {
    let hands = ["D1 D2 S1 V1 M1 M2 M3", "F1 F2 F3 S5 S6 V5 V6"];
    let mut course = dealt(0, &hands, "F7 F6 S7 S4");
    because(&course, "first 0", &[]);
    talk(&mut course);
    let seat = |index| Seat::new(index).expect("two play");
    because(&course, "first 0", &[Reason::HasWorlds(seat(0), 4)]);
    because(&course, "first 1", &[Reason::HasWorlds(seat(1), 3)]);
}

/// What is said of hidden cards holds for the true ones, too.
#[test]
fn a_row_that_nobody_else_can_fill_is_so_with_the_true_hands() {
    let mut only = 0;
    for (players, pauses) in [(2, 0), (3, 1), (5, 2)] {
        for game in 0..6 {
            let seed = Seed::from_text("only").of_game(game);
            decisions(
                &rules(players, pauses),
                &seed,
                &mut Heuristic,
                |course: &Course<Level10>, seat, legal| {
                    let (state, view) = (course.state(), course.view(Viewer::Seat(seat)));
                    for action in legal {
                        let Action::Play(_) = action else { continue };
                        for reason in reasons(&view, action) {
                            let Reason::OnlyHere(row) = reason else { continue };
                            for other in seat.others(players.into()) {
                                let mut cards = state.hand(other).iter();
                                let fits =
                                    cards.any(|card| state.board().check_card(card, row).is_ok());
                                assert!(!fits, "{action}");
                            }
                            only += 1;
                        }
                    }
                },
            );
        }
    }
    assert!(only > 0, "everybody could always fill every row");
}

#[test]
fn reasons_are_told_by_what_the_player_may_know() {
    let names: Vec<String> = ["Ana", "Ben", "Cleo", "Dan", "Eva"].map(String::from).into();
    for language in Language::ALL {
        let words = Level10::words(language);
        secrecy::reasons::<Table>(|view, action| Level10::why(words, &names, view, action));
    }
}

#[test]
fn reasons_are_sentences() {
    let hands = ["D1 D2 S1 V1 M1 M2 M3", "F1 F2 F3 S5 S6 V5 V6"];
    let mut course = dealt(0, &hands, "F7 F6 S7 S4");
    play(&mut course, &["first 0"]);
    talk(&mut course);
    let view = course.view(Viewer::Seat(Seat::new(0).expect("two play")));
    let names: Vec<String> = ["Ana", "Ben"].map(String::from).into();
    let why = |language| {
        Level10::why(Level10::words(language), &names, &view, &"play D2".parse().unwrap())
    };
    let english = [
        "Nobody else can have a card that fits Desert now.",
        "It leaves room for 6 more cards there.",
    ];
    assert_eq!(why(Language::English), english);
    let russian = [
        "Ни у кого другого сейчас не может быть карты для ряда «Пустыня».",
        "В ряду останется место ещё для 6 карт.",
    ];
    assert_eq!(why(Language::Russian), russian);
}

#[test]
fn reasons_for_an_exchange_are_sentences() {
    let mut course = dealt(1, &["D8 D6 D7 F1 F8 S1 S5 V1 P M5"], "F6 S6 V6");
    play(&mut course, &["first 0", "play D8", "play F1", "reset M"]);
    let view = course.view(Viewer::Seat(Seat::new(0).expect("somebody plays")));
    let told = Language::ALL.map(|language| {
        let swap = "swap F8 S5".parse().expect("an action");
        Level10::why(Level10::words(language), &["Ana".to_owned()], &view, &swap).join(" ")
    });
    let expected = [
        "At least 4 cards of the same row come before what goes under the pile. The next cards of 2 rows stay in hand.",
        "Antes de lo que va bajo el mazo aún vienen al menos 4 cartas de la misma fila. Las siguientes cartas de 2 filas se quedan en la mano.",
        "Avant ce qui va sous la pioche, il reste au moins 4 cartes de la même rangée. Les cartes suivantes de 2 rangées restent en main.",
        "Prima di quello che va sotto il mazzo, nella sua riga ci sono almeno altre 4 carte. Le carte successive di 2 righe restano in mano.",
        "В ряду перед тем, что уйдёт под колоду, идут как минимум 4 карты. В руке остаются следующие карты для 2 рядов.",
    ];
    for sentence in &expected {
        assert!(told.iter().any(|told| told == sentence), "{told:#?}");
    }
}
