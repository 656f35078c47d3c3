//! A turn: LK-4 and LK-5.

use sobremesa_linko::Wire;
use sobremesa_linko::{Action, Linko, Phase, Refusal, Variant};
use sobremesa_table::{Game, Refusal as _, Viewer};

use super::plan::Plan;
use super::table::{Table, VARIANTS, read, seat};

/// Whether `thief`, played by the left neighbor, robs `victim`; in every one of these variants.
#[track_caller]
pub(crate) fn robs(variants: &[Variant], thief: &str, victim: &str) -> bool {
    let results = variants.iter().map(|variant| {
        let game = Plan::new(3, *variant).hand(0, victim).hand(1, thief);
        let table = game.table().after(&format!("play {victim}"));
        let table = if *variant == Variant::Base { table.after("pass") } else { table };
        let next = table.after(&format!("1: play {thief}")).next();
        let nothing = if *variant == Variant::Base { "1 may draw" } else { "2 plays" };
        assert!([nothing, "1 steals from 0"].contains(&next.as_str()), "{next}");
        next != nothing
    });
    let results: Vec<bool> = results.collect();
    assert!(results.iter().all(|robs| *robs == results[0]), "the variants differ");
    results[0]
}
/// Seats 1, 2 and 3 of four have played these layers, and it is seat 0's turn.
#[track_caller]
pub(crate) fn facing(layers: [&str; 3], hand: &str) -> Table {
    let game = Plan::new(4, Variant::Base).first(1).hand(0, hand);
    let game = (1..4).zip(layers).fold(game, |game, (index, layer)| game.hand(index, layer));
    let [one, two, three] = layers;
    game.table().after(&format!("play {one}; pass; play {two}; pass; play {three}; pass"))
}

/// Seat 0 holds only 4 4 7 J J, has played eight 1s, and it is its turn.
fn small_hand() -> Table {
    let game = Plan::new(3, Variant::Base).hand(0, "8*1 4 4 7 J J").hand(1, "3").hand(2, "2");
    game.table().after("play 8*1; pass; play 3; pass; play 2; pass")
}

#[test]
fn lk_4_any_number_of_cards_of_one_value_can_be_played() {
    let plays = [
        "play 4",
        "play 4 J",
        "play 4 J J",
        "play 4 4",
        "play 4 4 J",
        "play 4 4 J J",
        "play 7",
        "play 7 J",
        "play 7 J J",
        "play J",
        "play J J",
    ];
    let table = small_hand();
    assert_eq!(table.legal_actions(), plays);
    for play in plays {
        let after = table.after(play);
        assert_eq!(after.area(0), format!("1 1 1 1 1 1 1 1 | {}", &play[5..]));
        assert_eq!(after.gain(&table, 0), "");
        assert_eq!(table.gain(&after, 0), play[5..], "they have left the hand");
    }
}

#[test]
fn lk_4_the_cards_are_held() {
    let table = small_hand();
    // The play, and what is not held so often.
    let cases = [
        ("play 4 4 4", "4", 3, 2),
        ("play 4 4 4 J", "4", 3, 2),
        ("play 1", "1", 1, 0),
        ("play 7 7 J J", "7", 2, 1),
        ("play 13", "13", 1, 0),
        ("play 3*J", "J", 3, 2),
        ("play 4 3*J", "J", 3, 2),
    ];
    for (play, card, count, held) in cases {
        table.refuses(play, Refusal::NotHeld { card: read(card), count, held }, "LK-4");
    }
}

#[test]
fn lk_4_the_cards_are_of_one_value() {
    for text in ["play 4 7", "play 4 7 J", "play 1 13", "play"] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    let many = Refusal::NotInTheBox { card: read("4"), count: 9 };
    let jokers = Refusal::NotInTheBox { card: read("J"), count: 6 };
    let cases = [
        ("4 7", Refusal::SeveralValues),
        ("4 J 7", Refusal::SeveralValues),
        ("", Refusal::NothingPlayed),
        ("4 4 4 4 4 4 4 4 4", many),
        ("J J J J J J", jokers),
    ];
    for (cards, refusal) in cases {
        let played = cards.split_whitespace().map(read).collect();
        let wire = Wire::Play { seat: seat(0), cards: played };
        assert_eq!(refusal.rule(), "LK-4");
        assert_eq!(Linko::from_wire(wire), Err(refusal), "{cards}");
    }
}

#[test]
fn lk_4_a_turn_begins_with_a_play_and_nothing_else() {
    let table = small_hand();
    let cases = [
        ("pass", Refusal::NoDraw { variant: Variant::Base }, "LK-12"),
        ("draw pile", Refusal::NoDraw { variant: Variant::Base }, "LK-12"),
        ("draw 0", Refusal::NoDraw { variant: Variant::Base }, "LK-12"),
        ("steal 1 take", Refusal::NoTheft, "LK-6"),
        ("keep", Refusal::NothingToAnswer, "LK-8"),
        ("discard", Refusal::NothingToAnswer, "LK-8"),
        ("ghost 1", Refusal::NoGhostTheft, "LK-21"),
    ];
    for (action, refusal, rule) in cases {
        table.refuses(action, refusal, rule);
    }
}

#[test]
fn lk_4_only_one_layer_is_played_in_a_turn() {
    let table = facing(["5", "4 4", "3"], "1 6 6");
    let owed = Phase::Extra(seat(0));
    table.after("play 1").refuses("0: play 6", Refusal::SomethingElseIsDue { owed }, "LK-12");
    let owed = Phase::Steal { thief: seat(0), victim: seat(1) };
    table.after("play 6").refuses("0: play 6", Refusal::SomethingElseIsDue { owed }, "LK-6");
    let owed = Phase::Play(seat(1));
    let over = table.after("play 1; pass");
    over.refuses("0: play 6", Refusal::NotYourDecision { owed }, "LK-3");
}

#[test]
fn lk_4_all_layers_stay_visible_to_everyone() {
    let game = Plan::new(3, Variant::Advanced).hand(0, "7 2 2 J J 9").hand(1, "4 4 10");
    let table = game.hand(2, "3*1 10").table();
    let table = table.after("play 7; play 4 4; play 3*1; play 2 2 J J; play 10; play 10; play 9");
    let areas = ["7 | 2 2 J J | 9", "4 4 | 10", "1 1 1 | 10"];
    assert_eq!([0, 1, 2].map(|index| table.area(index)), areas);
    for viewer in Viewer::all(3) {
        let view = table.course().view(viewer);
        let layers = |index| -> Vec<String> {
            view.board.area(seat(index)).layers().iter().map(ToString::to_string).collect()
        };
        assert_eq!([0, 1, 2].map(|index| layers(index).join(" | ")), areas);
    }
}

#[test]
fn lk_5_jokers_take_the_value_of_the_numbers_with_them() {
    let robbed = [
        ("5 J", "4 4"),
        ("5 J", "4 J"),
        ("5 5", "4 J"),
        ("5 J J", "4 4 4"),
        ("5 5 5", "4 J J"),
        ("2 3*J", "1 1 J J"),
        ("13 J", "12 12"),
        ("3*2", "1 1 J"),
    ];
    for (thief, victim) in robbed {
        assert!(robs(&VARIANTS, thief, victim), "{thief} robs {victim}");
    }
    let safe = [
        ("4 J", "4 4"),
        ("4 4", "4 J"),
        ("4 J", "4 J"),
        ("3 J", "4 4"),
        ("12 J", "13 13"),
        ("12 J", "13 J"),
        ("1 J J", "2 2 J"),
    ];
    for (thief, victim) in safe {
        assert!(!robs(&VARIANTS, thief, victim), "{thief} does not rob {victim}");
    }
}

#[test]
fn lk_5_jokers_alone_are_higher_than_any_number() {
    for value in 1..=13 {
        assert!(robs(&VARIANTS, "J", &format!("{value}")));
        assert!(robs(&VARIANTS, "J J", &format!("{value} {value}")));
        assert!(robs(&VARIANTS, "J J", &format!("{value} J")));
    }
    assert!(robs(&VARIANTS, "3*J", "3*13"));
    assert!(robs(&VARIANTS, "3*J", "13 J J"));
    assert!(!robs(&VARIANTS, "J", "13 13"), "not as many");
    assert!(!robs(&VARIANTS, "J J", "3*1"), "not as many");
}
