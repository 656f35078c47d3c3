//! Linko under the laws that every game keeps.

use std::collections::BTreeMap;
use std::convert::Infallible;

use sobremesa_conformance::Subject;
use sobremesa_linko::{
    Action, Answer, Area, Card, Cards, Deal, End, Layer, Linko, Loot, Phase, Rules, Source, State,
    Value, Variant, View,
};
use sobremesa_linko::{DECK, GHOST, RESERVE};
use sobremesa_table::{Actor, Course, Move, Seat, Stream, Viewer};

sobremesa_conformance::tests!(Table);

/// Linko as the kit sees it.
pub(crate) struct Table;

impl Subject for Table {
    type Game = Linko;

    fn rules() -> Vec<Rules> {
        let variants = [Variant::Base, Variant::Advanced, Variant::Expert];
        let pairs = (2..=5).flat_map(|players| variants.map(|variant| (players, variant)));
        let first = |players| Seat::new(usize::from(players) - 1).filter(|_| players == 4);
        pairs.map(|(players, variant)| Rules { players, variant, first: first(players) }).collect()
    }

    fn writable_actions(_state: &State) -> Vec<Action> {
        let sizes = (1..=8).flat_map(|numbers| (0..=5).map(move |jokers| (numbers, jokers)));
        let of_values = Value::all().flat_map(|value| {
            sizes.clone().map(move |(numbers, jokers)| Layer::of_value(value, numbers, jokers))
        });
        let layers = of_values.chain((1..=5).map(Layer::of_jokers));
        let steals = Seat::all(Seat::MOST)
            .flat_map(|from| [Loot::Take, Loot::Leave].map(|loot| Action::Steal { from, loot }));
        let slots = (0..=RESERVE as u8).chain([255]).map(Source::Slot);
        layers
            .map(Action::Play)
            .chain(Value::all().map(Action::Ghost))
            .chain(steals)
            .chain([Answer::Keep, Answer::Discard].map(Action::Answer))
            .chain(slots.chain([Source::Pile]).map(Action::Draw))
            .chain([Action::Pass])
            .collect()
    }

    fn statement(_: &State, _: Seat, _: &mut Stream) -> Option<Infallible> {
        None
    }

    fn cards(state: &State) -> Vec<String> {
        let board = state.board();
        let layers = board.areas().iter().flat_map(Area::layers).map(Layer::cards);
        let open = layers.chain(board.reserve().slots().iter().copied());
        let all = open.chain([board.ghost(), board.discard()]).chain(state.hands().iter().copied());
        all.flat_map(Cards::iter).chain(state.pile()).map(|card| card.to_string()).collect()
    }

    fn check_invariants(state: &State) {
        let board = state.board();
        if state.phase() != Phase::Deal {
            let found: BTreeMap<String, u8> =
                Table::cards(state).into_iter().fold(BTreeMap::new(), |mut counts, card| {
                    *counts.entry(card).or_default() += 1;
                    counts
                });
            let expected = Card::all().map(|card| (card.to_string(), card.copies()));
            assert_eq!(found, expected.collect(), "all {DECK} cards");
        }
        for area in board.areas() {
            let cards = area.layers().iter().map(|layer| usize::from(layer.len())).sum::<usize>();
            assert_eq!(area.cards(), cards);
        }
        assert_eq!(state.pile().count(), board.pile_size());
        assert!(board.ghost().counts().all(|(card, _)| card < Card::Number(Value::THIRTEEN)));
        check_phase(state);
    }

    /// Every hand has its size, and the cards that are known to be in it.
    fn check_guess(view: &View, guess: &State) {
        for (seat, known) in Seat::all(guess.board().players()).zip(view.known_hands()) {
            assert!(guess.hand(seat).contains(known), "{known:?} are known to be in hand {seat}");
            assert_eq!(guess.hand(seat).len(), view.hand_sizes[seat.index()]);
        }
    }

    fn twin(
        rules: &Rules,
        moves: &[Move<Linko>],
        viewer: Viewer,
        stream: &mut Stream,
    ) -> Option<Vec<Move<Linko>>> {
        let (Move::Chance(deal), rest) = moves.split_first()? else { return None };
        let hidden = hidden_places(rules, moves, viewer);
        let (one, other) = (stream.pick(&hidden)?, stream.pick(&hidden)?);
        let deal = Move::Chance(exchanged(deal, *one, *other));
        Some([deal].into_iter().chain(rest.iter().cloned()).collect())
    }
}

/// What is full when, who is robbed by what, and that nobody plays without cards.
fn check_phase(state: &State) {
    let board = state.board();
    let slots = board.reserve().slots().len();
    if let Phase::Play(_) | Phase::Ghost(_) | Phase::Steal { .. } | Phase::Extra(_) = state.phase()
    {
        assert!(slots == RESERVE || board.pile_size() == 0, "the reserve is filled");
    }
    match state.phase() {
        Phase::Deal | Phase::Over(End::LastCard(_)) => {}
        Phase::Over(End::Exhausted) => assert_eq!((board.pile_size(), slots), (0, 0)),
        Phase::Play(seat) => {
            assert!(!state.hand(seat).is_empty());
            let duel = board.rules().is_duel();
            let full = board.ghost().len() == if duel { GHOST } else { 0 };
            assert!(full || board.pile_size() == 0, "the ghost zone is filled");
        }
        Phase::Ghost(seat) => {
            let played = board.area(seat).top().expect("just played");
            assert!(board.ghost_sets(played).next().is_some());
        }
        Phase::Steal { thief, victim } | Phase::Answer { thief, victim } => {
            let tops = [thief, victim].map(|seat| *board.area(seat).top().expect("a layer"));
            assert!(board.robs(&tops[0], &tops[1]));
        }
        Phase::Draw { left, .. } => assert!(left > 0 && !board.is_exhausted()),
        Phase::Extra(_) => assert_eq!(board.rules().variant, Variant::Base),
    }
}

/// Where the deal puts a card.
#[derive(Clone, Copy)]
enum Dealt {
    Hand(Seat, usize),
    Pile(usize),
}

/// The places of the deal whose cards the viewer has not seen as those of these places: others'
/// hands, what others drew from the pile, and what is still in it.
fn hidden_places(rules: &Rules, moves: &[Move<Linko>], viewer: Viewer) -> Vec<Dealt> {
    let mut course = Course::<Linko>::new(rules);
    let mut hidden = Vec::new();
    let mut pile = 0;
    for made in moves {
        let step = course.make(made.clone()).expect("a legal game");
        let left = course.state().board().pile_size();
        match made {
            Move::Chance(deal) => pile = deal.pile().len() - left,
            Move::Action { by: Actor::Seat(seat), action } => {
                let taken = step.before().board().pile_size() - left;
                if *action == Action::Draw(Source::Pile) && !viewer.is(*seat) {
                    hidden.push(Dealt::Pile(pile));
                }
                pile += taken;
            }
            Move::Action { .. } | Move::Statement { .. } => {}
        }
    }
    hidden.extend((pile..pile + course.state().board().pile_size()).map(Dealt::Pile));
    let others = Seat::all(usize::from(rules.players)).filter(|seat| !viewer.is(*seat));
    hidden.extend(others.flat_map(|seat| (0..13).map(move |index| Dealt::Hand(seat, index))));
    hidden
}

fn exchanged(deal: &Deal, one: Dealt, other: Dealt) -> Deal {
    let (mut hands, mut pile) = (deal.hands().to_vec(), deal.pile().to_vec());
    let mut put = |place: Dealt, card: Card| match place {
        Dealt::Hand(seat, index) => std::mem::replace(&mut hands[seat.index()][index], card),
        Dealt::Pile(index) => std::mem::replace(&mut pile[index], card),
    };
    let card = put(one, Card::Joker);
    let card = put(other, card);
    put(one, card);
    Deal::new(deal.first(), hands, deal.reserve().to_vec(), pile)
}

/// The kit's games reach what is rare.
#[test]
fn games_go_everywhere() {
    let mut reached: BTreeMap<&str, usize> = BTreeMap::new();
    let mut count = |name, now: bool| *reached.entry(name).or_default() += usize::from(now);
    sobremesa_conformance::walk::<Table>(20, "everywhere", |walk, step| {
        let Some(step) = step else { return };
        let (before, after) = (step.before(), walk.course.state());
        let phase = after.phase();
        let jokers = |seat: Seat| {
            before.board().area(seat).top().is_some_and(|top| top.card() == Card::Joker)
        };
        count("a ghost theft", matches!(before.phase(), Phase::Ghost(_)));
        count("an extra draw", matches!(before.phase(), Phase::Extra(_)));
        count("a last card", matches!(phase, Phase::Over(End::LastCard(_))));
        count("an exhausted table", phase == Phase::Over(End::Exhausted));
        count(
            "an empty pile",
            after.board().pile_size() == 0 && phase != Phase::Over(End::Exhausted),
        );
        count(
            "a group in the reserve",
            after.board().reserve().slots().iter().any(|slot| slot.len() > 1),
        );
        count(
            "jokers robbed",
            matches!(before.phase(), Phase::Steal { victim, .. } if jokers(victim)),
        );
    });
    assert!(reached.values().all(|times| *times > 0), "{reached:?}");
}
