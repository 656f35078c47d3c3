//! In small positions of golden games, where all possible states can be listed: every one of them
//! is guessed, and nothing else.

use std::collections::BTreeMap;

use sobremesa_conformance::golden;
use sobremesa_level10::memory::{Bounds, Heard, Kind, Place};
use sobremesa_level10::{Card, Level10, Phase, State, View};
use sobremesa_table::{Game, Seat, Seed, StreamName, Viewer};

/// At most this many hidden cards, so that all ways to lay them can be tried.
const MOST_HIDDEN: usize = 6;

/// At most this many possible states, so that each is guessed often enough.
const MOST_STATES: usize = 60;

/// How often each state is guessed on average.
const SAMPLES: usize = 60;

type Counts = [u8; Kind::COUNT];

fn counts(cards: impl Iterator<Item = Card>) -> Counts {
    let mut counts = Counts::default();
    cards.for_each(|card| counts[Kind::from(card).index()] += 1);
    counts
}

fn within(counts: Counts, bounds: &Bounds) -> bool {
    (0..Kind::COUNT).all(|kind| (bounds.least[kind]..=bounds.most[kind]).contains(&counts[kind]))
}

/// A way to lay the hidden cards: what lies in each hidden place.
type Layout = Vec<(Place, Card)>;

/// Whether everything that the viewer remembers holds, and the game can go on.
fn is_possible(view: &View, layout: &Layout) -> bool {
    let in_hand = |seat: Seat| {
        let here = layout.iter().filter(move |(place, _)| *place == Place::Hand(seat));
        here.map(|(_, card)| *card)
    };
    let is_other = |seat: Seat| !view.viewer.is(seat);
    let told = Seat::all(view.board.players())
        .filter(|seat| is_other(*seat))
        .all(|seat| within(counts(in_hand(seat)), &view.bounds[seat.index()]));
    let mut exchanges = view.exchanges.iter().filter(|exchange| is_other(exchange.seat));
    let exchanged = exchanges.all(|exchange| {
        let put = layout.iter().filter(|(place, _)| exchange.slots.contains(*place));
        let put = counts(put.map(|(_, card)| *card));
        let hand = counts(in_hand(exchange.seat));
        let together = std::array::from_fn(|kind| put[kind] + hand[kind]);
        within(put, &exchange.put) && within(together, &exchange.together)
    });
    let can_act = match view.phase {
        Phase::Turn(seat) if is_other(seat) => {
            let fits = |card| match card {
                Card::Level(card) => view.board.check_level(card).is_ok(),
                Card::Pause => view.board.rows_for_pause().next().is_some(),
            };
            view.board.rows_for_reset().next().is_some() || in_hand(seat).any(fits)
        }
        _ => true,
    };
    told && exchanged && can_act && traces_hold(view, layout)
}

/// Every traced card has a place of its own among those where it may be.
fn traces_hold(view: &View, layout: &Layout) -> bool {
    fn place(traces: &[sobremesa_level10::memory::Trace], left: &mut Layout) -> bool {
        let Some((trace, rest)) = traces.split_first() else { return true };
        (0..left.len()).any(|index| {
            let (at, card) = left[index];
            if card != trace.card || !trace.places.contains(at) {
                return false;
            }
            left.swap_remove(index);
            let placed = place(rest, left);
            left.push((at, card));
            let last = left.len() - 1;
            left.swap(index, last);
            placed
        })
    }
    place(&view.traces, &mut layout.clone())
}

/// All possible states behind a view, as text, with the number of ways to lay the cards so: pauses
/// look alike, and are still different cards.
fn possible(view: &View) -> BTreeMap<String, u64> {
    let mut cards: Vec<Card> = view.unseen_levels().iter().map(Card::Level).collect();
    cards.extend(std::iter::repeat_n(Card::Pause, view.unseen_pauses()));
    let hands = Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat));
    let hands = hands
        .flat_map(|seat| std::iter::repeat_n(Place::Hand(seat), view.hand_sizes[seat.index()]));
    let slots = (view.drawn..view.drawn + view.board.pile_size()).map(Place::Slot);
    let places: Vec<Place> = hands.chain(slots).collect();
    let mut found = BTreeMap::new();
    each_order(&mut cards, 0, &mut |cards| {
        let layout: Layout = places.iter().copied().zip(cards.iter().copied()).collect();
        if is_possible(view, &layout) {
            *found.entry(text(&layout)).or_default() += 1;
        }
    });
    found
}

fn each_order(cards: &mut [Card], from: usize, each: &mut impl FnMut(&[Card])) {
    if from == cards.len() {
        return each(cards);
    }
    for index in from..cards.len() {
        cards.swap(from, index);
        each_order(cards, from + 1, each);
        cards.swap(from, index);
    }
}

/// A layout as text, in which the order within a hand does not matter.
fn text(layout: &Layout) -> String {
    let mut cards: Vec<String> =
        layout.iter().map(|(place, card)| format!("{place:?} {card}")).collect();
    cards.sort();
    cards.join(", ")
}

fn layout_of(view: &View, state: &State) -> Layout {
    let hands = Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat));
    let in_hands =
        hands.flat_map(|seat| state.hand(seat).iter().map(move |card| (Place::Hand(seat), card)));
    let slots = (view.drawn..).map(Place::Slot).zip(state.pile().iter().copied());
    in_hands.chain(slots).collect()
}

#[test]
fn small_positions_are_guessed_in_every_possible_way() {
    let games = include_str!("../golden/games.jsonl");
    let mut stream = Seed::from_text("guesses").stream(StreamName { purpose: "guess", round: 0 });
    let (mut positions, mut exchanged, mut skewed) = (0, 0, 0);
    for course in games.lines().flat_map(golden::positions::<Level10>) {
        let players = course.state().board().players();
        for viewer in Viewer::all(players) {
            let mut view = course.view(viewer);
            // What wishes tell is another test's matter.
            view.heard = Heard::default();
            let hidden = view.unseen_levels().len() + view.unseen_pauses();
            if view.open.is_some() || !(2..=MOST_HIDDEN).contains(&hidden) {
                continue;
            }
            let possible = possible(&view);
            let states = possible.len();
            assert!(possible.contains_key(&text(&layout_of(&view, course.state()))), "the truth");
            if states > MOST_STATES {
                continue;
            }
            positions += 1;
            exchanged += usize::from(!view.exchanges.is_empty());
            let mut guessed: BTreeMap<&str, u64> = BTreeMap::new();
            for _ in 0..states * SAMPLES {
                let guess = text(&layout_of(&view, &Level10::determinize(&view, &mut stream)));
                let (known, _) = possible.get_key_value(&guess).expect("a possible state");
                *guessed.entry(known).or_default() += 1;
            }
            assert_eq!(guessed.len(), states, "every possible state is guessed: {possible:?}");
            let per_way = (states * SAMPLES) as f64 / possible.values().sum::<u64>() as f64;
            let chi: f64 = guessed
                .iter()
                .map(|(state, times)| {
                    let expected = per_way * possible[*state] as f64;
                    (*times as f64 - expected).powi(2) / expected
                })
                .sum();
            // Six standard deviations above what is expected.
            let freedom = states as f64 - 1.0;
            skewed += usize::from(chi > freedom + 6.0 * (2.0 * freedom).sqrt());
        }
    }
    assert!(positions > 300 && exchanged > 10, "{positions} positions, {exchanged} with exchanges");
    assert_eq!(skewed, 0, "of {positions} positions are guessed unevenly");
}
