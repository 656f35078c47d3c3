//! The variants: LK-16 and LK-17.

use sobremesa_linko::{Phase, Refusal, Variant};

use super::plan::{Plan, QUIET};
use super::table::{VARIANTS, seat};
use super::turn::robs;

const BELOW_EXPERT: [Variant; 2] = [Variant::Base, Variant::Advanced];
const EXPERT: [Variant; 1] = [Variant::Expert];

#[test]
fn lk_16_a_turn_without_a_theft_ends_without_a_draw() {
    for variant in [Variant::Advanced, Variant::Expert] {
        for players in 2..=5 {
            let game = Plan::new(players, variant).hand(0, "4 4");
            let game = if players == 2 { game.ghost(QUIET) } else { game };
            let before = game.table();
            for play in ["4", "4 4"] {
                let table = before.after(&format!("play {play}"));
                assert_eq!(table.next(), "1 plays");
                assert_eq!((table.gain(&before, 0), table.pile()), (String::new(), before.pile()));
                for action in ["0: draw pile", "0: draw 0", "0: pass", "1: draw 0", "1: pass"] {
                    table.refuses(action, Refusal::NoDraw { variant }, "LK-16");
                }
            }
        }
    }
}

#[test]
fn lk_16_after_a_theft_the_victims_draw_as_ever() {
    for variant in VARIANTS {
        let table = Plan::new(3, variant).hand(0, "4 4").hand(1, "5 5").table().after("play 4 4");
        let table = if variant == Variant::Base { table.after("pass") } else { table };
        let table = table.after("play 5 5; steal 0 take");
        assert_eq!(table.next(), "0 draws 2 for 1");
        assert_eq!(table.after("draw 0; draw pile").next(), "2 plays");
    }
}

#[test]
fn lk_17_ones_rob_as_many_jokers_alone_and_only_for_experts() {
    let cases = [
        ("1", "J"),
        ("1 1", "J J"),
        ("3*1", "3*J"),
        ("4*1", "4*J"),
        ("5*1", "5*J"),
        // Ones completed with jokers are a layer of value 1.
        ("1 J", "J J"),
        ("1 1 J", "3*J"),
        ("1 J J", "3*J"),
        ("3*1 J", "4*J"),
    ];
    for (thief, victim) in cases {
        assert!(robs(&EXPERT, thief, victim), "{thief} robs {victim}");
        assert!(!robs(&BELOW_EXPERT, thief, victim), "{thief} does not rob {victim}");
    }
}

#[test]
fn lk_17_nothing_else_robs_jokers_alone() {
    for value in 2..=13 {
        assert!(!robs(&EXPERT, &format!("{value}"), "J"));
        assert!(!robs(&EXPERT, &format!("{value} J"), "J J"));
    }
    let cases = [
        ("1", "J J"),
        ("1 1", "J"),
        ("1 1 1", "J J"),
        ("1 J", "J"),
        ("1 J", "3*J"),
        ("J", "J"),
        ("J J", "J J"),
    ];
    for (thief, victim) in cases {
        assert!(!robs(&EXPERT, thief, victim), "{thief} does not rob {victim}");
    }
}

#[test]
fn lk_17_ones_are_robbed_by_anything_higher_and_rob_nothing_else() {
    let cases =
        [("2", "1"), ("2 2", "1 J"), ("2 J", "1 1"), ("13", "1"), ("J", "1"), ("J J", "1 J")];
    for (thief, victim) in cases {
        assert!(robs(&VARIANTS, thief, victim), "{thief} robs {victim}");
    }
    let cases =
        [("1", "1"), ("1 J", "1 1"), ("1", "2"), ("1", "13"), ("1 J", "2 J"), ("1 1", "13 J")];
    for (thief, victim) in cases {
        assert!(!robs(&EXPERT, thief, victim), "{thief} does not rob {victim}");
    }
}

#[test]
fn lk_17_stolen_jokers_go_the_way_of_every_layer() {
    let game = Plan::new(4, Variant::Expert).first(3).hand(3, "J J").hand(0, "4 4").hand(1, "1 1");
    let table = game.table().after("3: play J J; 0: play 4 4; 1: play 1 1");
    assert_eq!(table.phase(), Phase::Steal { thief: seat(1), victim: seat(3) });
    let taken = table.after("steal 3 take");
    assert_eq!((taken.gain(&table, 1).as_str(), taken.next().as_str()), ("J J", "3 draws 2 for 1"));
    let kept = table.after("steal 3 leave; keep");
    assert_eq!((kept.gain(&table, 3).as_str(), kept.next().as_str()), ("J J", "2 plays"));
    let discarded = table.after("steal 3 leave; discard");
    assert_eq!(
        (discarded.discard().as_str(), discarded.next().as_str()),
        ("J J", "3 draws 2 for 1")
    );
}
