//! Level 8 under the laws that every game keeps.

use std::collections::BTreeMap;
use std::convert::Infallible;

use sobremesa_conformance::Subject;
use sobremesa_level8::finder::Finder;
use sobremesa_level8::{
    Action, Card, Cards, Chance, Deal, HAND, Keep, Laydown, Level8, Levels, Meld, Memory, Phase,
    Rules, Source, Stars, State, Tail, View,
};
use sobremesa_table::{Actor, Course, Move, Owed, Seat, Stream, Viewer};

sobremesa_conformance::tests!(Table);

/// Level 8 as the kit sees it.
pub(crate) struct Table;

/// Levels that random play gets through.
fn easy() -> Levels {
    "set2, run3, colour3, set2 set2, set2, set2, set2, set2".parse().expect("good levels")
}

impl Subject for Table {
    type Game = Level8;

    const LONGEST: usize = 500;

    fn is_listed(action: &Action) -> bool {
        !matches!(action, Action::Lay(_))
    }

    /// Among random actions laying, adding and going out are rare; so they are preferred.
    fn badness(_state: &State, action: &Action) -> u32 {
        match action {
            Action::Lay(_) => 0,
            Action::Add { .. } => 1,
            _ => 2,
        }
    }

    fn rules() -> Vec<Rules> {
        let dealer = Seat::new(1);
        let own = |players, stars, dealer| Rules {
            levels: easy(),
            custom: true,
            dealer,
            ..Rules::new(players, stars)
        };
        vec![
            own(2, Stars::One, None),
            own(3, Stars::Two, dealer),
            own(4, Stars::Two, None),
            own(6, Stars::One, dealer),
            Rules::new(4, Stars::One),
            Rules::new(5, Stars::Two),
        ]
    }

    fn writable_actions(state: &State) -> Vec<Action> {
        let players = state.board().players();
        let hand = match state.owed() {
            Owed::Seat(seat) => *state.hand(seat),
            Owed::Nobody | Owed::Team | Owed::Chance(_) => Cards::default(),
        };
        let other = ["R1", "G7", "K15", "J", "X"].map(|card| card.parse().expect("a card"));
        let mut cards: Vec<Card> = hand.kinds().chain(other).collect();
        cards.sort_unstable();
        cards.dedup();
        let groups = Seat::all(players).flat_map(|to| (0..5).map(move |group| (to, group)));
        let places: Vec<(Seat, u8)> = groups.chain(Seat::new(5).map(|seat| (seat, 200))).collect();
        let tails = [None, Some(Tail::Low), Some(Tail::High)];
        let adds = places.iter().flat_map(|(to, group)| {
            cards.iter().flat_map(move |card| {
                tails.map(|tail| Action::Add { to: *to, group: *group, card: *card, tail })
            })
        });
        let seats = || Seat::all(Seat::MOST);
        let mut actions: Vec<Action> = vec![Action::Pass, Action::Draw(Source::Pile)];
        actions.extend(seats().map(|seat| Action::Draw(Source::Discard(seat))));
        actions.extend(seats().map(Action::Skip));
        actions.extend(cards.iter().map(|card| Action::Discard(*card)));
        actions.extend(adds);
        actions.extend(laydowns(state, &hand));
        actions.extend(keeps(&hand, &other));
        actions.sort_unstable();
        actions.dedup();
        actions
    }

    fn statement(_: &State, _: Seat, _: &mut Stream) -> Option<Infallible> {
        None
    }

    fn cards(state: &State) -> Vec<String> {
        let board = state.board();
        let open = board.places().iter().flat_map(|place| {
            let skip = place.is_skipped.then_some(Card::Skip);
            let melds = place.melds().flat_map(Meld::cards);
            place.discard().cards().iter().chain(melds).copied().chain(skip)
        });
        let skips = std::iter::repeat_n(Card::Skip, board.pile_skips().into());
        let hidden = state.hands().iter().flat_map(Cards::iter).chain(state.pile());
        open.chain(skips).chain(hidden).map(|card| card.to_string()).collect()
    }

    fn check_invariants(state: &State) {
        if state.board().rounds() > 0 {
            let mut expected: Vec<String> =
                Cards::all().iter().map(|card| card.to_string()).collect();
            let mut found = Table::cards(state);
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "all 101 cards");
        }
        check_hands(state);
        check_melds(state);
    }

    /// Every hand has its size, the cards that are known to be in it, and what is kept.
    fn check_guess(view: &View, guess: &State) {
        for (seat, known) in Seat::all(guess.board().players()).zip(view.known_hands()) {
            let hand = guess.hand(seat);
            assert!(known.kinds().all(|card| hand.count(card) >= known.count(card)), "{known:?}");
            assert_eq!(hand.len(), view.hand_sizes[seat.index()]);
            let kept = view.kept_sizes[seat.index()].unwrap_or_default();
            assert_eq!(guess.kept()[seat.index()].len(), usize::from(kept));
        }
    }

    fn twin(
        rules: &Rules,
        moves: &[Move<Level8>],
        viewer: Viewer,
        stream: &mut Stream,
    ) -> Option<Vec<Move<Level8>>> {
        let last = moves.iter().rposition(|made| matches!(made, Move::Chance(_)))?;
        let hidden = hidden_places(rules, moves, last, viewer);
        let (one, other) = (*stream.pick(&hidden)?, *stream.pick(&hidden)?);
        let mut twin = moves.to_vec();
        let Move::Chance(chance) = &mut twin[last] else { return None };
        exchange(chance, one, other);
        Some(twin)
    }
}

/// Canonical lay-downs, the same with their first card exchanged, and half of them.
fn laydowns(state: &State, hand: &Cards) -> Vec<Action> {
    let Phase::Act(seat) = state.phase() else { return Vec::new() };
    let found = Finder::new(hand, state.board().level(seat)).laydowns();
    let spoiled = found.iter().take(3).flat_map(|laydown| {
        let melds: Vec<_> = laydown.melds().map(|(kind, cards)| (kind, cards.to_vec())).collect();
        let mut other = melds.clone();
        other[0].1[0] = if other[0].1[0] == Card::Joker { Card::Skip } else { Card::Joker };
        let lay = |melds: &[(_, Vec<Card>)]| {
            Laydown::new(melds.iter().map(|(kind, cards)| (*kind, cards.as_slice())))
        };
        [lay(&other), lay(&melds[1..])]
    });
    found.iter().copied().chain(spoiled.flatten()).map(Action::Lay).collect()
}

/// Every keep from the hand, and some with other cards.
fn keeps(hand: &Cards, other: &[Card]) -> Vec<Action> {
    let seat = Seat::new(0).expect("there is a seat 0");
    let mut view = State::new(&Rules::new(2, Stars::Two))
        .expect("good options")
        .view(&Memory::default(), Viewer::Seat(seat));
    (view.phase, view.owed, view.hand) = (Phase::Keep(seat), Owed::Seat(seat), Some(*hand));
    let mut actions = view.legal_actions();
    actions.extend(other.windows(2).filter_map(|cards| Keep::new(cards).map(Action::Keep)));
    actions
}

/// Between turns a hand and what its owner has put on the table make ten.
fn check_hands(state: &State) {
    for seat in Seat::all(state.board().players()) {
        let size = state.hand(seat).len();
        let drawn = matches!(state.phase(), Phase::Act(turn) if turn == seat)
            || matches!(state.phase(), Phase::Reshuffle(_));
        assert!(size <= HAND + usize::from(drawn), "{size} cards");
        let kept = state.kept()[seat.index()];
        assert!(kept.len() <= Keep::MOST);
        assert!(kept.kinds().all(|card| kept.count(card) <= state.hand(seat).count(card)));
    }
}

/// Every card of a combination stands where it belongs, and the level is one of the eight.
fn check_melds(state: &State) {
    for place in state.board().places() {
        for meld in place.melds() {
            let places = (0..).zip(meld.cards());
            places.for_each(|(at, card)| assert!(meld.kind().takes(*card, at), "{meld:?}"));
        }
        let won = matches!(state.phase(), Phase::Over(_));
        assert!((1..=if won { 9 } else { 8 }).contains(&place.progress.number()));
    }
}

/// Where a shuffle puts a card.
#[derive(Clone, Copy)]
enum Shuffled {
    Hand(Seat, usize),
    Pile(usize),
}

/// The places of the last shuffle whose cards the viewer has not seen as those of these places.
fn hidden_places(
    rules: &Rules,
    moves: &[Move<Level8>],
    last: usize,
    viewer: Viewer,
) -> Vec<Shuffled> {
    let mut course = Course::<Level8>::new(rules);
    moves[..=last].iter().for_each(|made| drop(course.make(made.clone()).expect("a legal game")));
    let (mut next, mut hidden) = (0, Vec::new());
    if let Move::Chance(Chance::Deal(_)) = &moves[last] {
        // The first card of the pile was turned up.
        next = 1;
        let others = Seat::all(course.state().board().players()).filter(|seat| !viewer.is(*seat));
        let in_hand = |seat| (0..HAND).map(move |index| Shuffled::Hand(seat, index));
        hidden.extend(others.flat_map(in_hand));
    }
    for made in &moves[last + 1..] {
        if let Move::Action { by: Actor::Seat(seat), action: Action::Draw(Source::Pile) } = made {
            hidden.extend((!viewer.is(*seat)).then_some(Shuffled::Pile(next)));
            next += 1;
        }
        course.make(made.clone()).expect("a legal game");
    }
    hidden.extend((next..next + course.state().board().pile_size()).map(Shuffled::Pile));
    hidden
}

fn exchange(chance: &mut Chance, one: Shuffled, other: Shuffled) {
    let (dealer, mut hands, mut pile) = match chance {
        Chance::Deal(deal) => (Some(deal.dealer()), deal.hands().to_vec(), deal.pile().to_vec()),
        Chance::Reshuffle(pile) => (None, Vec::new(), pile.clone()),
    };
    let mut put = |place: Shuffled, card: Card| match place {
        Shuffled::Hand(seat, index) => std::mem::replace(&mut hands[seat.index()][index], card),
        Shuffled::Pile(index) => std::mem::replace(&mut pile[index], card),
    };
    let card = put(one, Card::Skip);
    let card = put(other, card);
    put(one, card);
    *chance = match dealer {
        Some(dealer) => Chance::Deal(Deal::new(dealer, hands, pile)),
        None => Chance::Reshuffle(pile),
    };
}

/// The kit's games reach what is rare.
#[test]
fn games_go_everywhere() {
    let mut reached: BTreeMap<&str, usize> = BTreeMap::new();
    let mut count = |name, now: bool| *reached.entry(name).or_default() += usize::from(now);
    sobremesa_conformance::walk::<Table>(24, "everywhere", |walk, step| {
        let Some(step) = step else { return };
        let (before, after) = (step.before(), walk.course.state());
        let kept = after.kept().iter().any(|kept| !kept.is_empty());
        count("a reshuffle", matches!(before.phase(), Phase::Reshuffle(_)));
        count("a passed turn", matches!(before.phase(), Phase::Pass(_)));
        count("kept cards", kept);
        count("a second round", after.board().rounds() > 1);
        count(
            "a reshuffle with skips",
            matches!(before.phase(), Phase::Reshuffle(_)) && before.board().pile_skips() > 0,
        );
    });
    assert!(reached.values().all(|times| *times > 0), "{reached:?}");
}
