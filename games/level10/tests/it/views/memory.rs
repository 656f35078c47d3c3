//! What a perfect memory keeps: the cards that one put under the pile, and what counts tell.

use serde_json::Value;
use sobremesa_level10::World;
use sobremesa_level10::memory::{Bounds, Kind, Place};
use sobremesa_table::Viewer;

use crate::rules::plan::{FULL, Plan};
use crate::rules::table::{Table, rules, seat, text};

/// Where the cards may be that the viewer put under the pile, as the view's JSON says it: in
/// `D8 pile 0 hand 1; P hand 2`, place 0 is the pile's top.
fn known(table: &Table, viewer: Viewer) -> String {
    let view = serde_json::to_value(table.course().view(viewer)).expect("a view is JSON");
    let known = view["known"].as_array().expect("a list").iter();
    let places = |places: &Value, kind: &str| -> String {
        let places = places.as_array().expect("a list").iter();
        places.map(|place| format!(" {kind} {place}")).collect()
    };
    let cards = known.map(|known| {
        let (pile, hands) = (places(&known["pile"], "pile"), places(&known["hands"], "hand"));
        format!("{}{pile}{hands}", known["card"].as_str().expect("a card"))
    });
    cards.collect::<Vec<_>>().join("; ")
}

#[track_caller]
fn knows(table: &Table, index: usize, expected: &str) {
    assert_eq!(known(table, Viewer::Seat(seat(index))), expected);
    assert_traces_are_true(table);
}

/// Every traced card really is in one of the places that its trace names.
#[track_caller]
fn assert_traces_are_true(table: &Table) {
    let state = table.state();
    for viewer in 0..state.hands().len() {
        for trace in table.course().memory().traces(seat(viewer)) {
            let lies_at = |place| match place {
                Place::Hand(seat) => state.hand(seat).contains(trace.card),
                Place::Slot(slot) => state.pile().get(slot - state.drawn()) == Some(&trace.card),
            };
            assert!(trace.places.iter().any(lies_at), "{} is not there", trace.card);
        }
    }
}

/// A player of two has put D8 and F8 under the pile, the other has drawn D8, only F8 is left in the
/// pile, and the other has just placed a reset.
fn other_exchanges() -> Table {
    let game =
        Plan::new(rules(2, 3)).then("first 0").fill(FULL, 25).then("play D4; play F4; play S5");
    let game = game.holds(0, "D8 F8 D5 S6").holds(1, "M6 F5 V6 V7 P");
    let mut table = game.table();
    table.play("0: reset V; swap D8 F8; 1: play M6; 0: play D5; 1: play F5; 0: play S6");
    knows(&table, 0, "D8 pile 0; F8 pile 1");
    table.play("1: play V6; 0: reset M; swap; 1: reset V");
    table
}

#[test]
fn a_card_put_under_the_pile_is_known_by_its_place() {
    let game = Plan::new(rules(5, 1)).then("first 0").holds(0, "D5 F5 S5 P").pile("V8 M8");
    let mut table = game.table();
    knows(&table, 0, "");
    table.play("reset D; swap D5 P");
    assert_eq!(table.state().pile().len(), 21);
    knows(&table, 0, "D5 pile 19; P pile 20");
    for other in 1..5 {
        knows(&table, other, "");
    }
    assert_eq!(known(&table, Viewer::Spectator), "");
    let card = table.state().hand(seat(1)).levels().iter().find(|card| card.world != World::Desert);
    table.play(&format!("1: play {}", card.unwrap()));
    knows(&table, 0, "D5 pile 18; P pile 19");
}

#[test]
fn a_card_that_comes_back_at_once_is_no_secret() {
    let picture = "D 0 0 1 2 3\nF 1 2 0 0 3\nS 1 2 3 4 .\nV 1 2 3 4 5\nM 1 2 3 4 5";
    let game = Plan::new(rules(4, 1)).then("first 0").fill(picture, 24);
    let before = game.holds(0, "D7 F7 M7 V7 P").holds(1, "D8 V8").pile("S8").table();
    let table = before.after("reset S; swap D7 P");
    knows(&table, 0, "P pile 0");
    // The left neighbor draws the pause.
    let drawn = table.after("1: play D8");
    knows(&drawn, 0, "P hand 1");
    knows(&drawn, 1, "");
}

#[test]
fn two_pauses_under_the_pile_are_two_cards() {
    let picture = "D 0 0 1 2 3\nF 1 2 0 0 3\nS 1 2 3 4 .\nV 1 2 3 4 5\nM 1 2 3 4 5";
    let game = Plan::new(rules(4, 2)).then("first 0").fill(picture, 24);
    let game = game.holds(0, "D7 F7 M7 P P").holds(1, "D8 V8").holds(2, "F8 V7").holds(3, "M8");
    let mut table = game.pile("S8 S7").table();
    table.play("reset S; swap P P; play D8");
    knows(&table, 0, "P hand 1; P pile 0");
    table.play("2: play F8");
    knows(&table, 0, "P hand 1; P hand 2");
    table.play("3: play M8; 0: reset V; 1: pause S");
    knows(&table, 0, "P hand 2");
}

#[test]
fn a_traced_card_goes_to_the_hand_that_draws_it_until_it_is_seen() {
    let table = other_exchanges();
    knows(&table, 0, "D8 hand 1; F8 pile 0");
    let mut table = table.after("swap");
    table.play("0: play M7; 1: play D8");
    // Seat 0 drew F8 back, and D8 lies in the grid.
    knows(&table, 0, "");
}

#[test]
fn after_anothers_exchange_a_traced_card_may_be_in_the_hand_or_under_the_pile() {
    let table = other_exchanges();
    let unsure = "D8 pile 0 hand 1; F8 hand 1";
    let (with, without) = (table.after("swap D8"), table.after("swap V7"));
    let viewer = Viewer::Seat(seat(0));
    assert_eq!(with.course().view(viewer), without.course().view(viewer));
    for swap in ["swap D8", "swap V7", "swap V7 D8", "swap D8 V7", "swap V7 P"] {
        knows(&table.after(swap), 0, unsure);
    }
    // Whoever draws the place sees what it is, and what it is not.
    knows(&with.after("0: play M7"), 0, "F8 hand 1");
    knows(&without.after("0: play M7"), 0, "D8 hand 1; F8 hand 1");
    // The other one knows all along.
    knows(&with, 1, "D8 pile 0");
    knows(&without, 1, "V7 pile 0");
}

const KINDS: [Kind; 6] = [
    Kind::World(World::Desert),
    Kind::World(World::Forest),
    Kind::World(World::Sky),
    Kind::World(World::Volcano),
    Kind::World(World::Marsh),
    Kind::Pause,
];

/// What everyone knows of a hand: at least and at most this many of D F S V M P.
#[track_caller]
fn bounds_are(table: &Table, index: usize, least: [u8; 6], most: [u8; 6]) {
    for viewer in Viewer::all(table.state().hands().len()) {
        let view = table.course().view(viewer);
        assert_eq!(view.bounds[index], Bounds { least, most }, "{viewer:?}");
    }
    let hand = table.state().hand(seat(index));
    for kind in KINDS {
        let held = match kind {
            Kind::World(world) => hand.count(world),
            Kind::Pause => hand.pauses(),
        };
        assert!((least[kind.index()]..=most[kind.index()]).contains(&held), "{kind:?}");
    }
}

#[test]
fn without_statements_only_sizes_bound_a_hand() {
    let table = Plan::new(rules(5, 2)).table();
    bounds_are(&table, 0, [0; 6], [4, 4, 4, 4, 4, 2]);
    let table = Plan::new(rules(1, 3)).table();
    bounds_are(&table, 0, [0; 6], [8, 8, 8, 8, 8, 3]);
}

#[test]
fn a_count_is_exact_and_leaves_less_for_the_other_kinds() {
    let mut table = Plan::new(rules(5, 2)).holds(0, "F2 F7 S1 P").table();
    table.say(0, "count F 2");
    bounds_are(&table, 0, [0, 2, 0, 0, 0, 0], [2, 2, 2, 2, 2, 2]);
    table.say(0, "count D 0");
    bounds_are(&table, 0, [0, 2, 0, 0, 0, 0], [0, 2, 2, 2, 2, 2]);
    table.say(0, "count S 1");
    bounds_are(&table, 0, [0, 2, 1, 0, 0, 0], [0, 2, 1, 1, 1, 1]);
    table.say(0, "count V 0");
    table.say(0, "count M 0");
    // What is of no world is a pause.
    bounds_are(&table, 0, [0, 2, 1, 0, 0, 1], [0, 2, 1, 0, 0, 1]);
    // Of the others it says nothing.
    bounds_are(&table, 1, [0; 6], [4, 4, 4, 4, 4, 2]);
    // Wishes say nothing of the hand.
    table.say(1, "play F");
    bounds_are(&table, 1, [0; 6], [4, 4, 4, 4, 4, 2]);
}

/// After seat 0 of five has told that two of its four cards are of the Forest, and none of the
/// Desert.
fn told(pile: &str) -> Table {
    let game = Plan::new(rules(5, 2)).then("first 0").holds(0, "F2 F7 S1 P");
    let mut table = game.pile(pile).table();
    table.say(0, "count F 2");
    table.say(0, "count D 0");
    table
}

#[test]
fn a_play_takes_its_card_away_and_a_draw_may_bring_any() {
    let table = told("F8").after("play F2");
    bounds_are(&table, 0, [0, 1, 0, 0, 0, 0], [1, 2, 3, 3, 3, 2]);
    let table = told("D8").after("play S1");
    bounds_are(&table, 0, [0, 2, 0, 0, 0, 0], [1, 3, 2, 2, 2, 2]);
    let table = told("F8").after("pause D");
    bounds_are(&table, 0, [0, 2, 0, 0, 0, 0], [1, 3, 2, 2, 2, 2]);
    bounds_are(&table, 1, [0; 6], [4, 4, 4, 4, 4, 2]);
}

#[test]
fn an_exchange_may_take_and_bring_any() {
    let table = told("F8 D8").after("reset V");
    bounds_are(&table, 0, [0, 2, 0, 0, 0, 0], [0, 2, 2, 2, 2, 2]);
    bounds_are(&table.after("swap"), 0, [0, 2, 0, 0, 0, 0], [0, 2, 2, 2, 2, 2]);
    for swap in ["swap S1", "swap F2"] {
        bounds_are(&table.after(swap), 0, [0, 1, 0, 0, 0, 0], [1, 3, 3, 3, 3, 2]);
    }
    for swap in ["swap S1 P", "swap F2 F7", "swap F2 P"] {
        bounds_are(&table.after(swap), 0, [0; 6], [2, 4, 4, 4, 4, 2]);
    }
}

#[test]
fn without_a_pile_a_count_stays_exact() {
    let game = Plan::new(rules(4, 0)).then("first 0").fill(FULL, 25);
    let mut table = game.holds(1, "F4 F5 M6 M7 V8").table();
    assert_eq!(table.pile(), "");
    table.say(1, "count M 2");
    bounds_are(&table, 1, [0, 0, 0, 0, 2, 0], [3, 3, 3, 3, 2, 0]);
    table.play("1: play M6");
    bounds_are(&table, 1, [0, 0, 0, 0, 1, 0], [3, 3, 3, 3, 1, 0]);
    assert_eq!(table.hand(1), "F4 F5 V8 M7");
}

#[test]
fn statements_are_remembered_with_the_time() {
    let mut table = told("F8");
    table.play("play F2; reset D; swap");
    table.say(3, "reset F 1");
    for viewer in Viewer::all(5) {
        let said = table.course().view(viewer).said;
        let times = said.iter().map(|said| format!("{}@{}", said.seat, said.filled));
        assert_eq!(text(times), "0@0 0@0 3@2");
    }
}

/// Pauses are alike: when one of two comes back, the other is still where either may have been.
#[test]
fn one_of_two_pauses_that_is_seen_again_leaves_the_other_known() {
    let game =
        Plan::new(rules(2, 3)).then("first 0").fill(FULL, 25).then("play D4; play F4; play S5");
    let game = game.holds(0, "P P D5 S6 M7 D6").holds(1, "M6 F5 D7 F7");
    let mut table = game.table();
    table.play("0: reset V; swap P P; 1: play M6; 0: play D5; 1: play F5; 0: play S6");
    table.play("1: reset V; swap D7 F7; 0: play M7; 1: reset M; swap P");
    knows(&table, 0, "P pile 0 hand 1; P pile 0 hand 1");
    table.play("0: play D6");
    knows(&table, 0, "P hand 1");
}
