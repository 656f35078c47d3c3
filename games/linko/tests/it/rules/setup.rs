//! Cards and set-up: LK-1 to LK-3.

use std::collections::BTreeSet;

use sobremesa_linko::{Card, Cards, DEAL, Deal, Linko, Phase, Refusal, Rules, Variant};
use sobremesa_table::{Course, Game, Move, Options, Refusal as _, RuleId, Seat, Seed};

use super::plan::{Plan, QUIET};
use super::table::{Table, VARIANTS, cards, read, rules, seat, text};

const BOX: &str = "8*1 8*2 8*3 8*4 8*5 8*6 8*7 8*8 8*9 8*10 8*11 8*12 8*13 5*J";

fn every_rules() -> impl Iterator<Item = Rules> {
    (2..=5).flat_map(|players| VARIANTS.map(|variant| rules(players, variant)))
}

/// The deal that game number `game` of this test begins with.
fn shuffled(rules: &Rules, game: u64) -> Deal {
    let mut stream = Seed::from_text("setup").of_game(game).stream(DEAL);
    Linko::draw_chance(&Linko::start(rules), &mut stream)
}

#[track_caller]
fn refuses_deal(rules: &Rules, deal: &Deal, refusal: Refusal, rule: RuleId) {
    let mut state = Linko::start(rules);
    assert_eq!(refusal.rule(), rule);
    assert_eq!(Linko::apply_chance(&mut state, deal), Err(refusal));
    assert_eq!(state, Linko::start(rules));
}

/// A right deal in which the first `old` becomes `new` is refused.
#[track_caller]
fn refuses_deal_with(players: u8, old: &str, new: &str, wrong: &str, found: u8) {
    let right = Plan::new(players, Variant::Base).deal();
    let mut hands = right.hands().to_vec();
    let (mut reserve, mut pile) = (right.reserve().to_vec(), right.pile().to_vec());
    let mut places = pile.iter_mut().chain(&mut reserve).chain(hands.iter_mut().flatten());
    *places.find(|card| **card == read(old)).expect("the card is in the box") = read(new);
    let deal = Deal::new(right.first(), hands, reserve, pile);
    let refusal = Refusal::WrongDeck { card: read(wrong), found };
    refuses_deal(&rules(players, Variant::Base), &deal, refusal, "LK-1");
}

#[test]
fn lk_1_the_box_has_eight_of_each_value_and_five_jokers() {
    assert_eq!(text(Cards::all().iter()), text(cards(BOX)));
    for rules in every_rules() {
        for game in 0..5 {
            let deal = shuffled(&rules, game);
            let hands = deal.hands().iter().flatten();
            let mut dealt: Vec<Card> =
                hands.chain(deal.reserve()).chain(deal.pile()).copied().collect();
            dealt.sort_unstable();
            assert_eq!(dealt, cards(BOX), "{rules:?}");
        }
    }
}

#[test]
fn lk_1_no_card_is_missing_or_dealt_too_often() {
    // A card becomes another one; the lowest one of which there are too few or too many is named.
    for players in 2..=5 {
        refuses_deal_with(players, "1", "13", "1", 7);
        refuses_deal_with(players, "13", "1", "1", 9);
        refuses_deal_with(players, "J", "12", "12", 9);
        refuses_deal_with(players, "13", "J", "13", 7);
    }
    let right = Plan::new(3, Variant::Base).deal();
    let more = [right.pile().to_vec(), cards("J")].concat();
    let deal = Deal::new(right.first(), right.hands().to_vec(), right.reserve().to_vec(), more);
    let refusal = Refusal::WrongDeck { card: Card::Joker, found: 6 };
    refuses_deal(&rules(3, Variant::Base), &deal, refusal, "LK-1");
}

#[test]
fn lk_1_other_cards_do_not_exist() {
    for text in ["0", "14", "01", "-1", "j", "P", "4 4", ""] {
        assert!(text.parse::<Card>().is_err(), "{text:?}");
    }
}

#[test]
fn lk_2_three_to_five_have_13_cards_each_and_six_lie_in_the_reserve() {
    for (players, pile) in [(3, 64), (4, 51), (5, 38)] {
        for variant in VARIANTS {
            let mut table = Table::new(&rules(players, variant));
            let deal = shuffled(&rules(players, variant), 0);
            table.make(Move::Chance(deal.clone()));
            for viewer in table.viewers() {
                let seen = table.course().view(viewer);
                assert_eq!(seen.hand_sizes.to_vec(), vec![13; players.into()]);
                assert_eq!(seen.board.pile_size(), pile, "{players} players");
            }
            assert_eq!(table.reserve(), text(deal.reserve()));
            assert_eq!(deal.reserve().len(), 6);
            assert_eq!(table.pile(), text(deal.pile()));
            assert_eq!((table.discard(), table.ghost()), (String::new(), String::new()));
            assert!((0..players).all(|index| table.area(index.into()).is_empty()));
            for (index, hand) in deal.hands().iter().enumerate() {
                assert_eq!(table.hand(index), text(hand));
            }
        }
    }
}

#[test]
fn lk_2_a_deal_of_other_sizes_is_refused() {
    let (rules, right) = (rules(4, Variant::Base), Plan::new(4, Variant::Base).deal());
    let (hands, reserve, pile) = (right.hands(), right.reserve(), right.pile());
    let refuses = |hands: &[Vec<Card>], reserve: &[Card], pile: &[Card], refusal| {
        let deal = Deal::new(seat(0), hands.to_vec(), reserve.to_vec(), pile.to_vec());
        refuses_deal(&rules, &deal, refusal, "LK-2");
    };
    let more_in_pile = [pile, &hands[3]].concat();
    let refusal = Refusal::WrongHandCount { found: 3, players: 4 };
    refuses(&hands[..3], reserve, &more_in_pile, refusal);
    let refusal = Refusal::WrongHandCount { found: 5, players: 4 };
    refuses(&[hands, &[pile[..13].to_vec()]].concat(), reserve, &pile[13..], refusal);

    let mut uneven = hands.to_vec();
    let moved = uneven[2].pop().unwrap();
    let refusal = Refusal::WrongHandSize { seat: seat(2), found: 12 };
    refuses(&uneven, reserve, &[pile, &[moved]].concat(), refusal);
    uneven[1].push(moved);
    let refusal = Refusal::WrongHandSize { seat: seat(1), found: 14 };
    refuses(&uneven, reserve, pile, refusal);

    let refusal = Refusal::WrongReserve { found: 5 };
    refuses(hands, &reserve[..5], &[&reserve[5..], pile].concat(), refusal);
    let refusal = Refusal::WrongReserve { found: 7 };
    refuses(hands, &[reserve, &pile[..1]].concat(), &pile[1..], refusal);
}

#[test]
fn lk_2_the_deck_is_shuffled() {
    for rules in every_rules() {
        assert_eq!(shuffled(&rules, 1), shuffled(&rules, 1));
        assert_ne!(shuffled(&rules, 1), shuffled(&rules, 2));
    }
    let reserves: BTreeSet<Card> = (0..200)
        .flat_map(|game| shuffled(&rules(5, Variant::Base), game).reserve().to_vec())
        .collect();
    assert_eq!(reserves.len(), 14, "any card can lie in the reserve, 13s and jokers too");
}

#[test]
fn lk_2_the_cards_are_dealt_first_and_once() {
    let deal = Plan::new(3, Variant::Base).deal();
    let mut course = Course::<Linko>::new(&rules(3, Variant::Base));
    let play = Plan::new(3, Variant::Base).table().action("0: play 10");
    let refusal = course.make(play).unwrap_err();
    assert_eq!((refusal.rule(), refusal), ("REC", Refusal::NotDealt));
    course.make(Move::Chance(deal.clone())).unwrap();
    let refusal = course.make(Move::Chance(deal.clone())).unwrap_err();
    assert_eq!((refusal.rule(), refusal), ("REC", Refusal::AlreadyDealt));

    let over = Plan::new(5, Variant::Base).left(1).hand(0, "1").table().after("play 1; draw 0");
    let refusal = over.course().clone().make(Move::Chance(deal)).unwrap_err();
    assert_eq!((refusal.rule(), refusal), ("REC", Refusal::GameOver));
}

#[test]
fn lk_2_two_to_five_can_play() {
    for players in 0..=7 {
        let valid = rules(players, Variant::Base).validate().is_ok();
        assert_eq!(valid, (2..=5).contains(&players), "{players} players");
    }
}

#[test]
fn lk_3_the_player_begins_whom_the_deal_names() {
    for players in 2..=5 {
        for index in 0..usize::from(players) {
            let table = Plan::new(players, Variant::Base).first(index).table();
            assert_eq!(table.phase(), Phase::Play(seat(index)));
            for other in (0..players.into()).filter(|other| *other != index) {
                let refusal = Refusal::NotYourDecision { owed: Phase::Play(seat(index)) };
                table.refuses(&format!("{other}: play 10"), refusal, "LK-3");
            }
        }
    }
}

#[test]
fn lk_3_chance_decides_who_begins_unless_the_options_do() {
    for players in 2..=5 {
        let random = rules(players, Variant::Base);
        let seats = |rules: Rules| -> BTreeSet<Seat> {
            (0..60).map(|game| shuffled(&rules, game).first()).collect()
        };
        assert_eq!(seats(random), Seat::all(players.into()).collect());
        for index in 0..players.into() {
            let chosen = Rules { first: Some(seat(index)), ..random };
            assert_eq!(seats(chosen), BTreeSet::from([seat(index)]));
        }
    }
}

#[test]
fn lk_3_the_options_are_kept() {
    let chosen = Rules { first: Some(seat(2)), ..rules(4, Variant::Base) };
    for first in [0, 1, 3] {
        let deal = Plan::new(4, Variant::Base).first(first).deal();
        refuses_deal(&chosen, &deal, Refusal::WrongBeginner { expected: seat(2) }, "LK-3");
        let free = Rules { first: None, ..chosen };
        assert_eq!(Linko::apply_chance(&mut Linko::start(&free), &deal), Ok(()));
    }
    let deal = Plan::new(4, Variant::Base).first(2).deal();
    assert_eq!(Linko::apply_chance(&mut Linko::start(&chosen), &deal), Ok(()));
    let deal = Plan::new(4, Variant::Base).first(4).deal();
    let refusal = Refusal::NoSuchSeat { seat: seat(4), players: 4 };
    refuses_deal(&rules(4, Variant::Base), &deal, refusal, "REC");
}

#[test]
fn lk_3_the_one_who_begins_has_a_seat() {
    for (players, first, valid) in [(3, 0, true), (3, 2, true), (3, 3, false), (2, 2, false)] {
        let rules = Rules { first: Some(seat(first)), ..rules(players, Variant::Base) };
        assert_eq!(rules.validate().is_ok(), valid, "{rules:?}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn lk_3_who_begins_is_an_option_of_the_record() {
    let read = |json| serde_json::from_str::<Rules>(json).unwrap();
    let by_chance = r#"{"players":3,"variant":"expert"}"#;
    let chosen = r#"{"players":3,"variant":"expert","first":2}"#;
    assert_eq!(read(by_chance), rules(3, Variant::Expert));
    assert_eq!(read(chosen), Rules { first: Some(seat(2)), ..rules(3, Variant::Expert) });
    for json in [by_chance, chosen] {
        assert_eq!(serde_json::to_string(&read(json)).unwrap(), json);
    }
}

#[test]
fn lk_3_play_goes_clockwise() {
    for players in 2..=5_u8 {
        let everyone = 0..usize::from(players);
        for first in everyone.clone() {
            let game = Plan::new(players, Variant::Base).first(first);
            let game = if players == 2 { game.ghost(QUIET) } else { game };
            let mut table =
                everyone.clone().fold(game, |game, index| game.hand(index, "3 2")).table();
            for card in ["3", "2"] {
                for turn in everyone.clone() {
                    let index = (first + turn) % usize::from(players);
                    assert_eq!(table.next(), format!("{index} plays"));
                    table.play(&format!("play {card}; {index}: pass"));
                }
            }
            assert_eq!(table.next(), format!("{first} plays"));
        }
    }
}

#[test]
fn lk_3_nobody_else_sits_at_the_table() {
    let table = Plan::new(3, Variant::Base).table();
    let refusal = Refusal::NoSuchSeat { seat: seat(3), players: 3 };
    table.refuses("3: play 10", refusal, "REC");
}
