//! Cards and set-up: L10-1 to L10-5.

use sobremesa_level10::{Card, DEAL, Deal, Level10, Phase, Refusal, Rules, deck};
use sobremesa_table::{Course, Game, Move, Options, Refusal as _, RuleId, Seed, Viewer};

use crate::rules::plan::Plan;
use crate::rules::table::{Table, cards, read, rules, seat, text};

const LEVELS: &str = "D1 D2 D3 D4 D5 D6 D7 D8 F1 F2 F3 F4 F5 F6 F7 F8 S1 S2 S3 S4 S5 S6 S7 S8 \
                      V1 V2 V3 V4 V5 V6 V7 V8 M1 M2 M3 M4 M5 M6 M7 M8";

fn every_rules() -> impl Iterator<Item = Rules> {
    (1..=5).flat_map(|players| (0..=3).map(move |pauses| rules(players, pauses)))
}

/// A right deal in which the first `old` becomes `new` is refused.
#[track_caller]
fn refuses_deal_with(old: &str, new: &str, refusal: Refusal, rule: RuleId) {
    let right = Plan::new(rules(3, 2)).deal();
    let (mut hands, mut pile) = (right.hands().to_vec(), right.pile().to_vec());
    let changed = hands.iter_mut().flatten().chain(&mut pile).find(|card| **card == read(old));
    *changed.expect("the card is in the deck") = read(new);
    refuses_deal(rules(3, 2), &Deal::new(hands, pile), refusal, rule);
}

#[track_caller]
fn refuses_deal(rules: Rules, deal: &Deal, refusal: Refusal, rule: RuleId) {
    let mut state = Level10::start(&rules);
    assert_eq!(Level10::apply_chance(&mut state, deal), Err(refusal));
    assert_eq!(refusal.rule(), rule);
    assert_eq!(state, Level10::start(&rules));
}

#[test]
fn l10_1_the_deck_has_every_world_and_value_once() {
    assert_eq!(text(deck(&rules(1, 0))), LEVELS);
    for rules in every_rules() {
        let dealt = Plan::new(rules).deal();
        let mut cards: Vec<Card> = dealt.hands().iter().flatten().copied().collect();
        cards.extend(dealt.pile());
        cards.sort_unstable();
        cards.retain(|card| *card != Card::Pause);
        assert_eq!(text(cards), LEVELS);
    }
}

#[test]
fn l10_1_no_card_is_missing_or_dealt_twice() {
    let wrong = |card: &str, found| Refusal::WrongDeck { card: read(card), found, expected: 1 };
    refuses_deal_with("D1", "M8", wrong("D1", 0), "L10-1");
    refuses_deal_with("M8", "D1", wrong("D1", 2), "L10-1");
    refuses_deal_with("F5", "P", wrong("F5", 0), "L10-1");
    refuses_deal_with("P", "V3", wrong("V3", 2), "L10-1");
}

#[test]
fn l10_1_other_worlds_and_values_do_not_exist() {
    for text in ["D0", "D9", "F10", "P1", "X3", "f5", "5F", ""] {
        assert!(text.parse::<Card>().is_err(), "{text:?}");
    }
}

#[test]
fn l10_2_two_resets_lie_left_of_every_row_for_the_whole_team() {
    for rules in every_rules() {
        assert_eq!(Plan::new(rules).table().resets_left(), [2; 5]);
    }
    let mut table = Plan::new(rules(2, 0)).table();
    table.play("first 0; reset F; swap");
    assert_eq!(table.resets_left(), [2, 1, 2, 2, 2]);
    assert_eq!(table.last_value("F"), 0);
    let both = Plan::new(rules(2, 0)).then("first 0").fill("D 1\nF 0 0\nS 1\nV 1\nM 1", 6);
    assert_eq!(both.table().resets_left(), [2, 0, 2, 2, 2]);
}

#[test]
fn l10_2_resets_are_never_in_the_deck() {
    for rules in every_rules() {
        let levels_and_pauses = 40 + usize::from(rules.pauses);
        assert_eq!(deck(&rules).count(), levels_and_pauses);
    }
}

#[test]
fn l10_3_the_difficulty_is_the_number_of_pauses_in_the_deck() {
    // Beginner, standard, pro, master.
    for pauses in [3, 2, 1, 0] {
        let deck = deck(&rules(4, pauses));
        assert_eq!(deck.filter(|card| *card == Card::Pause).count(), usize::from(pauses));
    }
    assert!(rules(4, 3).validate().is_ok());
    assert!(rules(4, 4).validate().is_err(), "the box holds three");
}

#[test]
fn l10_3_the_deck_has_as_many_pauses_as_were_chosen() {
    for chosen in 0..=3 {
        for found in (0..=3).filter(|found| *found != chosen) {
            let deal = Plan::new(rules(4, found)).deal();
            let refusal = Refusal::WrongDeck { card: Card::Pause, found, expected: chosen };
            refuses_deal(rules(4, chosen), &deal, refusal, "L10-3");
        }
    }
}

#[test]
fn l10_4_hands_and_pile_have_the_right_sizes() {
    // Players, cards in each hand, the pile with 3, 2, 1, 0 pauses in the deck.
    let cases = [
        (1, 10, [33, 32, 31, 30]),
        (2, 7, [29, 28, 27, 26]),
        (3, 6, [25, 24, 23, 22]),
        (4, 5, [23, 22, 21, 20]),
        (5, 4, [23, 22, 21, 20]),
    ];
    for (players, hand, piles) in cases {
        for (pauses, pile) in (0..=3).rev().zip(piles) {
            let mut course = Course::<Level10>::new(&rules(players, pauses));
            let mut stream = Seed::from_text("deal").stream(DEAL);
            let deal = Level10::draw_chance(course.state(), &mut stream);
            course.make(Move::Chance(deal)).unwrap();
            let seen = course.view(Viewer::Spectator);
            assert_eq!(seen.hand_sizes[..], vec![hand; players.into()]);
            assert_eq!(seen.board.pile_size(), pile, "{players} players, {pauses} pauses");
        }
    }
}

#[test]
fn l10_4_everyone_gets_a_hand_of_the_right_size() {
    let right = Plan::new(rules(3, 2)).deal();
    let (hands, pile) = (right.hands(), right.pile().to_vec());

    let two = Deal::new(hands[..2].to_vec(), [pile.clone(), hands[2].clone()].concat());
    let refusal = Refusal::WrongHandCount { found: 2, players: 3 };
    refuses_deal(rules(3, 2), &two, refusal, "L10-4");

    let mut uneven = hands.to_vec();
    let moved = uneven[1].pop().unwrap();
    let deal = Deal::new(uneven.clone(), [pile.clone(), vec![moved]].concat());
    let refusal = Refusal::WrongHandSize { seat: seat(1), found: 5, expected: 6 };
    refuses_deal(rules(3, 2), &deal, refusal, "L10-4");

    uneven[0].push(moved);
    let refusal = Refusal::WrongHandSize { seat: seat(0), found: 7, expected: 6 };
    refuses_deal(rules(3, 2), &Deal::new(uneven, pile), refusal, "L10-4");
}

#[test]
fn l10_4_the_deck_is_shuffled() {
    let state = Level10::start(&rules(3, 2));
    let deal_of = |seed: u64| {
        let mut stream = Seed::from_text("shuffle").of_game(seed).stream(DEAL);
        Level10::draw_chance(&state, &mut stream)
    };
    assert_eq!(deal_of(1), deal_of(1));
    assert_ne!(deal_of(1), deal_of(2));
}

#[test]
fn l10_4_the_cards_are_dealt_first_and_once() {
    let deal = Plan::new(rules(2, 3)).deal();
    let mut course = Course::<Level10>::new(&rules(2, 3));
    let first = Plan::new(rules(2, 3)).table().action("team: first 0");
    let refusal = course.make(first).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::NotDealt, "REC"));
    course.make(Move::Chance(deal.clone())).unwrap();
    let refusal = course.make(Move::Chance(deal)).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::AlreadyDealt, "REC"));
}

#[test]
fn l10_4_one_to_five_play() {
    for players in 0..=7 {
        assert_eq!(rules(players, 2).validate().is_ok(), (1..=5).contains(&players), "{players}");
    }
}

#[test]
fn l10_5_the_team_may_let_anyone_begin() {
    for players in 1..=5_u8 {
        let table = Plan::new(rules(players, 2)).table();
        assert_eq!(table.phase(), Phase::First);
        for index in 0..usize::from(players) {
            table.allows(&[&format!("first {index}")]);
            let begun = table.after(&format!("first {index}"));
            assert_eq!(begun.phase(), Phase::Turn(seat(index)));
        }
        let refusal = Refusal::NoSuchSeat { seat: seat(players.into()), players };
        table.refuses(&format!("first {players}"), refusal, "REC");
    }
}

#[test]
fn l10_5_nothing_is_placed_before_the_beginner_is_chosen() {
    let table = Plan::new(rules(2, 1)).holds(0, "F5 P").table();
    for action in ["0: play F5", "0: pause F", "0: reset F", "0: swap", "team: play F5"] {
        table.refuses(action, Refusal::BeginnerNotChosen, "L10-5");
    }
}

#[test]
fn l10_5_the_choice_is_the_teams() {
    for players in 1..=5 {
        let table = Plan::new(rules(players, 2)).table();
        table.refuses("0: first 0", Refusal::TeamDecides, "L10-5");
    }
}

#[test]
fn l10_5_the_choice_is_made_once() {
    let table = Plan::new(rules(2, 1)).then("first 1").table();
    for action in ["team: first 0", "team: first 1", "1: first 0"] {
        table.refuses(action, Refusal::BeginnerAlreadyChosen, "L10-5");
    }
    let exchanging = table.after("reset D");
    exchanging.refuses("team: first 0", Refusal::BeginnerAlreadyChosen, "L10-5");
}

#[test]
fn l10_5_everyone_sees_the_own_hand_and_may_talk_before_that() {
    let mut table: Table = Plan::new(rules(2, 1)).holds(1, "F2 F7 P").table();
    let held = table.course().view(Viewer::Seat(seat(1))).hand.unwrap();
    assert!(cards("F2 F7 P").into_iter().all(|card| held.contains(card)));
    table.say(1, "reset F");
    table.say(0, "play M 1");
    assert_eq!(table.phase(), Phase::First);
}
