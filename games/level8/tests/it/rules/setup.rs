//! Cards, set-up and levels: L8-1 to L8-4c.

use sobremesa_level8::{
    Card, Cards, Chance, Color, Deal, Level8, Levels, Number, Refusal, Rules, Stars, Value,
};
use sobremesa_table::{Game, Options, REC, Seed, StreamName};

use super::table::{EASY, Plan, Table, cards, levels, read, rules, seat};

/// The levels, one a line of the rulebook.
fn lists(levels: Levels) -> Vec<String> {
    let level = |number: u8| {
        let parts = levels.level(number).combinations().iter();
        parts.map(ToString::to_string).collect::<Vec<_>>().join(" + ")
    };
    (1..=8).map(level).collect()
}

#[test]
fn l8_1_the_box_has_101_cards() {
    let all = Cards::all();
    assert_eq!(all.len(), 101);
    assert_eq!((all.numbers().len(), all.jokers(), all.skips()), (90, 7, 4));
    for color in Color::ALL {
        for value in Value::all() {
            assert_eq!(all.count(Card::Number(Number { color, value })), 1);
        }
    }
    assert_eq!((Color::ALL.len(), Value::all().count()), (6, 15));
}

#[test]
fn l8_1_a_deal_is_of_exactly_these_cards() {
    let plan = Plan::all(3, "set2").hand(0, "R1");
    let deal = plan.deal();
    let table = Table::new(&rules(3, Stars::One, EASY));
    // Which cards of the pile's bottom are exchanged for which, and what is wrong then.
    let cases = [
        ("R2", "R1", ("R1", 2, 1)),
        ("R2", "R3", ("R2", 0, 1)),
        ("X", "J", ("J", 8, 7)),
        ("J", "X", ("J", 6, 7)),
        ("X", "", ("X", 3, 4)),
        ("", "X", ("X", 5, 4)),
    ];
    for (out, into, (card, found, expected)) in cases {
        let mut pile = deal.pile().to_vec();
        for card in cards(out) {
            let at = pile.iter().position(|other| *other == card).unwrap();
            pile.remove(at);
        }
        pile.extend(cards(into));
        let chance = Chance::Deal(Deal::new(deal.dealer(), deal.hands().to_vec(), pile));
        let refusal = Refusal::WrongCards { card: read(card), found, expected };
        table.refuses_chance(chance, refusal, "L8-1");
    }
}

#[test]
fn l8_2_everyone_starts_on_level_1_of_the_same_side() {
    for stars in [Stars::One, Stars::Two] {
        for players in 2..=6 {
            let table = Plan::new(Rules::new(players, stars)).table();
            assert_eq!(table.levels(), vec![1; players.into()]);
            for index in 0..players.into() {
                let level = table.state().board().level(seat(index));
                assert_eq!(level, Levels::of(stars).level(1), "one side for all");
            }
        }
    }
}

#[test]
fn l8_2_the_level_card_has_two_sides() {
    assert_ne!(Levels::of(Stars::One), Levels::of(Stars::Two));
    for (stars, good) in [(0, false), (1, true), (2, true), (3, false)] {
        assert_eq!(Stars::try_from(stars).is_ok(), good, "{stars}");
    }
}

#[test]
fn l8_3_ten_cards_each_and_one_turned_up() {
    for players in 2..=6_u8 {
        let count = usize::from(players);
        for dealer in 0..count {
            let table = Plan::all(players, "set2").dealer(dealer).top("R7 G3").table();
            assert!(table.state().hands().iter().all(|hand| hand.len() == 10));
            let mut discards = vec![String::new(); count];
            discards[dealer] = "R7".into();
            assert_eq!(table.discards(), discards, "the others start empty");
            assert_eq!(table.pile_size(), 101 - 10 * count - 1);
            assert_eq!(table.top(), read("G3"));
        }
    }
    for (players, good) in [(1, false), (2, true), (6, true), (7, false)] {
        assert_eq!(rules(players, Stars::One, EASY).validate().is_ok(), good, "{players}");
    }
}

#[test]
fn l8_3_other_hands_are_refused() {
    let table = Table::new(&rules(3, Stars::One, EASY));
    let deal = Plan::all(3, "set2").deal();
    let with = |hands| Chance::Deal(Deal::new(seat(2), hands, deal.pile().to_vec()));
    let hands = deal.hands().to_vec();
    let two = Refusal::WrongHandCount { found: 2, players: 3 };
    table.refuses_chance(with(hands[..2].to_vec()), two, "L8-3");
    let mut few = hands.clone();
    let card = few[1].pop();
    let nine = Refusal::WrongHandSize { seat: seat(1), found: 9 };
    table.refuses_chance(with(few.clone()), nine, "L8-3");
    few[0].extend(card);
    let eleven = Refusal::WrongHandSize { seat: seat(0), found: 11 };
    table.refuses_chance(with(few), eleven, "L8-3");
    let none = Refusal::NoSuchSeat { seat: seat(3), players: 3 };
    let deal = Deal::new(seat(3), hands, deal.pile().to_vec());
    table.refuses_chance(Chance::Deal(deal), none, REC);
}

#[test]
fn l8_3_the_first_dealer_is_an_option_and_random_by_default() {
    let dealers = |rules: &Rules| {
        let table = Table::new(rules);
        let mut found = [0; 4];
        for round in 0..100 {
            let mut stream =
                Seed::from_text("dealers").stream(StreamName { purpose: "deal", round });
            let Chance::Deal(deal) = Level8::draw_chance(table.state(), &mut stream) else {
                panic!("a deal is due")
            };
            found[deal.dealer().index()] += 1;
        }
        found
    };
    let open = rules(4, Stars::One, EASY);
    assert!(dealers(&open).iter().all(|count| *count > 10), "{:?}", dealers(&open));
    let fixed = Rules { dealer: Some(seat(2)), ..open };
    assert_eq!(dealers(&fixed), [0, 0, 100, 0]);
    let table = Table::new(&fixed);
    for dealer in [0, 1, 3] {
        let deal = Chance::Deal(Plan::new(fixed).dealer(dealer).deal());
        let refusal = Refusal::WrongDealer { expected: seat(2), is_first: true };
        table.refuses_chance(deal, refusal, "L8-3");
    }
    assert_eq!(Plan::new(fixed).dealer(2).table().next(), "3 draws");
    for (dealer, good) in [(3, true), (4, false)] {
        let rules = Rules { dealer: Some(seat(dealer)), ..open };
        assert_eq!(rules.validate().is_ok(), good, "{dealer}");
    }
}

#[test]
fn l8_3_a_joker_or_skip_turned_up_just_lies_there() {
    for card in ["J", "X"] {
        let table = Plan::all(3, "set2").top(card).table();
        assert_eq!(table.discards(), ["", "", card]);
        assert_eq!((table.next().as_str(), table.skipped()), ("0 draws", vec![]));
        assert_eq!(table.legal_actions(), ["draw pile", "draw 2"]);
        let drawn = table.after("draw 2");
        assert!(drawn.state().hand(seat(0)).contains(read(card)));
        assert_eq!(drawn.discards(), ["", "", ""]);
    }
}

#[test]
fn l8_4_the_dealers_left_begins_and_play_goes_clockwise() {
    for players in 2..=6_u8 {
        let count = usize::from(players);
        for dealer in 0..count {
            let mut table = Plan::all(players, "set2").dealer(dealer).table();
            for turn in 1..=2 * count {
                assert_eq!(table.next(), format!("{} draws", (dealer + turn) % count));
                table.play("wait");
            }
        }
    }
}

#[test]
fn l8_4_nobody_plays_out_of_turn() {
    let table = Plan::all(3, "set2").hand(1, "R6 G6").table();
    for index in [1, 2] {
        let refusal = Refusal::NotYourDecision { owed: table.phase() };
        table.refuses(&format!("{index}: draw pile"), refusal, "L8-4");
    }
    let table = table.after("draw pile");
    for action in ["1: discard R6", "1: lay set 6 R6 G6", "2: discard J"] {
        table.refuses(action, Refusal::NotYourDecision { owed: table.phase() }, "L8-4");
    }
    let none = Refusal::NoSuchSeat { seat: seat(3), players: 3 };
    table.refuses("3: discard R6", none, REC);
}

#[test]
fn l8_4a_one_star() {
    let list = [
        "run3 + run3",
        "set2 + set2 + set2 + set2",
        "run3 + colour4",
        "run6 + set2",
        "run7",
        "set2 + set3 + set3",
        "set3 + colour5",
        "set2 + set3 + set4",
    ];
    assert_eq!(lists(Levels::of(Stars::One)), list);
    let plan = Plan::new(Rules::new(2, Stars::One)).hand(0, "R1 G2 B3 R7 Y8 J");
    let table = plan.table().after("draw pile; lay run 1 R1 G2 B3 + run 7 R7 Y8 J");
    assert_eq!(table.melds(0), "R1 G2 B3 | R7 Y8 J");
}

#[test]
fn l8_4b_two_stars() {
    let list = [
        "run4 + set2 + set2",
        "set3 + colour4",
        "run4 + run4",
        "run5 + set3",
        "colour7",
        "set4 + colour4",
        "run9",
        "set5 + set4",
    ];
    assert_eq!(lists(Levels::of(Stars::Two)), list);
    let plan = Plan::new(Rules::new(2, Stars::Two)).hand(0, "R1 G2 B3 R4 Y8 J R9 Y9");
    let table = plan.table().after("draw pile; lay run 1 R1 G2 B3 R4 + set 8 Y8 J + set 9 R9 Y9");
    assert_eq!(table.melds(0), "R1 G2 B3 R4 | Y8 J | R9 Y9");
}

#[test]
fn l8_4c_custom_levels() {
    let good = [
        "run3",
        "run10",
        "set2",
        "set8",
        "colour3",
        "colour10",
        "set2 set2 set3 set3",
        "run3 set2 colour5",
    ];
    for level in good {
        let rules = Rules { levels: levels(level), custom: true, ..Rules::new(4, Stars::One) };
        assert_eq!(rules.validate(), Ok(()), "{level}");
        assert_eq!(lists(rules.levels)[7], level.replace(' ', " + "));
    }
    let bad = [
        ("", "level 3: a level has 1 to 4 combinations, not 0"),
        ("set2 set2 set2 set2 set2", "level 3: a level has 1 to 4 combinations, not 5"),
        ("run2", "level 3: run2 is not of 3 to 12 cards"),
        ("run13", "level 3: run13 is not of 3 to 12 cards"),
        ("run11", "level 3: a level has at most 10 cards, not 11"),
        ("run12", "level 3: a level has at most 10 cards, not 12"),
        ("set1", "level 3: set1 is not of 2 to 8 cards"),
        ("set9", "level 3: set9 is not of 2 to 8 cards"),
        ("colour2", "level 3: colour2 is not of 3 to 10 cards"),
        ("colour11", "level 3: colour11 is not of 3 to 10 cards"),
        ("set8 colour3", "level 3: a level has at most 10 cards, not 11"),
        ("pair2", "level 3: \"pair2\" is not a combination, such as run4, set2 or colour7"),
        ("run03", "level 3: \"run03\" is not a combination, such as run4, set2 or colour7"),
    ];
    for (level, message) in bad {
        let text = format!("set2, run3, {level}, set2, set2, set2, set2, set2");
        assert_eq!(text.parse::<Levels>().unwrap_err().to_string(), message, "{level}");
    }
    for (count, text) in [(7, ["set2"; 7].join(",")), (9, ["set2"; 9].join(","))] {
        let refusal = text.parse::<Levels>().unwrap_err().to_string();
        assert_eq!(refusal, format!("there are 8 levels, not {count}"));
    }
}

#[test]
fn l8_4c_custom_levels_are_called_so() {
    for stars in [Stars::One, Stars::Two] {
        let printed = Rules::new(3, stars);
        assert_eq!(printed.validate(), Ok(()));
        assert!(Rules { custom: true, ..printed }.validate().is_err());
        assert!(Rules { levels: read(EASY), ..printed }.validate().is_err());
        assert_eq!(rules(3, stars, EASY).validate(), Ok(()));
    }
}

#[test]
fn l8_4c_the_levels_are_played_one_after_the_other() {
    let rules = rules(2, Stars::One, "colour3, run10, set2 set2, set2, set2, set2, set2, set2");
    let table = Table::new(&rules).round(0, &[]);
    assert_eq!(table.levels(), [3, 1]);
    let table = table.dealt(&table.plan().hand(0, "R6 Y6 G8 J").hand(1, "R1 R2 R3"));
    let refusal = Refusal::WrongCombinationCount { found: 1, expected: 2 };
    let table = table.after("wait; draw pile");
    table.refuses("lay colour R R1 R2 R3", refusal, "L8-6");
    let table = table.after("lay set 6 R6 Y6 + set 8 G8 J; discard K15; draw pile");
    assert_eq!(table.after("lay colour R R1 R2 R3").melds(1), "R1 R2 R3");
}
