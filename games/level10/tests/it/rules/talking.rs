//! Talking: L10-6.

use sobremesa_level10::{Deed, Level10, Phase, Refusal, Statement, World};
use sobremesa_table::{Course, Game, Move, Viewer};

use crate::rules::plan::{FULL, Plan};
use crate::rules::table::{Table, read, rules, seat, statement};

fn three_with_cards() -> Table {
    Plan::new(rules(3, 3)).holds(0, "F2 F7 S1 V8 P P").holds(1, "D1 D2 D3 D4 D5 P").table()
}

/// Four players with an empty pile, of whom seat 1 has played the last card.
fn one_without_cards() -> Table {
    let table = Plan::new(rules(4, 0)).then("first 0").fill(FULL, 49).table_after(46);
    assert_eq!(table.hand(1), "");
    assert!(matches!(table.phase(), Phase::Turn(_)), "{:?}", table.phase());
    table
}

#[test]
fn l10_6_a_count_is_true() {
    let table = three_with_cards();
    // Speaker, world, cards held; pauses belong to no world, and none is a count.
    let cases =
        [(0, "F", 2), (0, "S", 1), (0, "V", 1), (0, "D", 0), (0, "M", 0), (1, "D", 5), (1, "F", 0)];
    for (speaker, world, held) in cases {
        for told in 0..=8 {
            let said = format!("count {world} {told}");
            if told == held {
                table.clone().say(speaker, &said);
            } else {
                let refusal = Refusal::FalseCount { world: read(world), told, held };
                table.refuses_statement(speaker, &said, refusal, "L10-6");
            }
        }
    }
}

#[test]
fn l10_6_the_program_fills_in_the_true_count() {
    let table = three_with_cards();
    let told = |index| {
        World::ALL.map(|world| match table.state().count_statement(seat(index), world) {
            Statement::Count { world: of, count } if of == world => count,
            other => panic!("{other:?}"),
        })
    };
    assert_eq!(told(0), [0, 2, 1, 1, 0]);
    assert_eq!(told(1), [5, 0, 0, 0, 0]);
    assert_eq!(
        World::ALL.map(|world| one_without_cards().state().count_statement(seat(1), world)),
        ["D", "F", "S", "V", "M"].map(|world| statement(&format!("count {world} 0")))
    );
}

#[test]
fn l10_6_a_count_follows_the_hand() {
    let hand = Plan::new(rules(5, 1)).then("first 0").holds(0, "F2 F7 S1 P");
    // The pile's first cards, and the Forest cards held after one was played and one drawn.
    for (pile, held) in [("D8", 1), ("F8", 2)] {
        let mut table = hand.clone().pile(pile).table();
        table.say(0, "count F 2");
        table.play("play F2");
        table.say(0, &format!("count F {held}"));
        let refusal = Refusal::FalseCount { world: World::Forest, told: 3, held };
        table.refuses_statement(0, "count F 3", refusal, "L10-6");
    }
}

#[test]
fn l10_6_wishes_are_about_oneself_or_another_player() {
    let mut table = three_with_cards();
    for world in ["D", "F", "S", "V", "M"] {
        for deed in ["play", "reset"] {
            table.say(0, &format!("{deed} {world}"));
            table.say(0, &format!("{deed} {world} 1"));
            table.say(2, &format!("{deed} {world} 0"));
        }
    }
    let whole = Statement::Wish { deed: Deed::Reset, world: World::Sky, whom: Some(seat(1)) };
    assert_eq!(statement("reset S 1"), whole);
    for speaker in 0..3 {
        let refusal = Refusal::WishOfOneself { seat: seat(speaker) };
        table.refuses_statement(speaker, &format!("play F {speaker}"), refusal, "L10-6");
        table.refuses_statement(speaker, &format!("reset F {speaker}"), refusal, "L10-6");
    }
}

#[test]
fn l10_6_only_players_speak_and_are_spoken_of() {
    let table = three_with_cards();
    let refusal = Refusal::NoSuchSeat { seat: seat(3), players: 3 };
    table.refuses_statement(3, "count F 0", refusal, "REC");
    table.refuses_statement(3, "play F", refusal, "REC");
    table.refuses_statement(0, "reset F 3", refusal, "REC");
    let solo = Plan::new(rules(1, 0)).table();
    solo.clone().say(0, "play F");
    let refusal = Refusal::NoSuchSeat { seat: seat(1), players: 1 };
    solo.refuses_statement(0, "play F 1", refusal, "REC");
}

#[test]
fn l10_6_nothing_is_said_before_the_deal() {
    let mut course = Course::<Level10>::new(&rules(3, 3));
    for said in ["count F 0", "play F", "reset F 1"] {
        let said = Move::Statement { seat: seat(0), statement: statement(said) };
        assert_eq!(course.make(said).err(), Some(Refusal::NotDealt));
    }
    assert_eq!(course, Course::new(&rules(3, 3)));
}

#[test]
fn l10_6_anyone_speaks_at_any_time_and_changes_nothing() {
    let dealt = Plan::new(rules(5, 1)).table();
    let lost = Plan::new(rules(5, 0)).then("first 0").fill(FULL, 49).table();
    assert!(matches!(lost.phase(), Phase::Over(_)));
    let times = [
        ("before the beginner is chosen", dealt.clone()),
        ("in a turn", dealt.after("first 2")),
        ("before the exchange", dealt.after("first 2; reset D")),
        ("after it", dealt.after("first 2; reset D; swap")),
        ("with an empty hand at the table", one_without_cards()),
        ("after the end", lost),
    ];
    for (time, table) in times {
        let players = table.state().hands().len();
        for speaker in 0..players {
            let mut spoken = table.clone();
            let count = table.state().count_statement(seat(speaker), World::Forest);
            spoken.make(Move::Statement { seat: seat(speaker), statement: count });
            spoken.say(speaker, "play F");
            spoken.say(speaker, &format!("reset D {}", (speaker + 1) % players));
            assert_eq!(spoken.state(), table.state(), "{time}");
            assert_eq!(spoken.legal_actions(), table.legal_actions(), "{time}");
            assert_eq!(spoken.course().memory().said().len(), 3, "{time}");
        }
    }
}

#[test]
fn l10_6_a_player_without_cards_may_speak() {
    let mut table = one_without_cards();
    table.say(1, "count F 0");
    table.say(1, "play M 2");
    let refusal = Refusal::FalseCount { world: World::Forest, told: 1, held: 0 };
    table.refuses_statement(1, "count F 1", refusal, "L10-6");
}

/// What the table tells for a player who lets it: all that others cannot know, once, and true.
#[test]
fn l10_6_the_standing_order_tells_what_others_cannot_know() {
    let mut table = three_with_cards();
    let order = |table: &Table, index| {
        Level10::standing_order(&table.course().view(Viewer::Seat(seat(index))))
    };
    for speaker in 0..3 {
        let told = order(&table, speaker);
        assert!(!told.is_empty(), "nobody knows anything yet");
        for said in told {
            table.make(Move::Statement { seat: seat(speaker), statement: said });
        }
        assert_eq!(order(&table, speaker), [], "all is told");
    }
    table.play("first 0; play F2");
    assert!(!order(&table, 0).is_empty(), "a card was drawn");
    assert_eq!(order(&table, 1), []);
    assert_eq!(Level10::standing_order(&table.course().view(Viewer::Spectator)), []);
}

#[test]
fn l10_6_the_standing_order_tells_nothing_before_the_deal_and_alone() {
    let undealt = Table::new(&rules(3, 2));
    let alone = Plan::new(rules(1, 2)).table();
    for table in [undealt, alone] {
        let view = table.course().view(Viewer::Seat(seat(0)));
        assert_eq!(Level10::standing_order(&view), []);
    }
}

#[cfg(feature = "serde")]
#[test]
fn l10_6_nothing_else_can_be_told() {
    use sobremesa_level10::record::Wire;
    use sobremesa_table::Refusal as _;

    let read = |say: &str| serde_json::from_str::<Wire>(&format!(r#"{{"type":"say",{say}}}"#));
    let allowed = [
        r#""seat":0,"what":"count","world":"F","count":2"#,
        r#""seat":0,"what":"play","world":"F""#,
        r#""seat":0,"what":"reset","world":"F","whom":1"#,
    ];
    for say in allowed {
        assert!(Level10::from_wire(read(say).unwrap()).is_ok(), "{say}");
    }
    let missing = Level10::from_wire(read(r#""seat":0,"what":"count","world":"F""#).unwrap());
    assert_eq!(missing, Err(Refusal::CountMissing));
    assert_eq!(Refusal::CountMissing.rule(), "REC", "a missing field");
    let garbled = [
        r#""seat":0,"what":"count","world":"F","count":2,"whom":1"#,
        r#""seat":0,"what":"play","world":"F","count":2"#,
        r#""seat":0,"what":"reset","world":"F","count":0"#,
    ];
    for say in garbled {
        let refusal = Level10::from_wire(read(say).unwrap()).unwrap_err();
        assert_eq!((refusal, refusal.rule()), (Refusal::GarbledStatement, "L10-6"), "{say}");
    }
    let unknown = [
        r#""seat":0,"what":"value","world":"F","count":2"#,
        r#""seat":0,"what":"count","world":"P","count":1"#,
        r#""seat":0,"what":"play","world":"F5""#,
        r#""seat":0,"what":"play""#,
        r#""seat":0,"text":"My Sky card is a low one.""#,
    ];
    for say in unknown {
        assert!(read(say).is_err(), "{say}");
    }
}
