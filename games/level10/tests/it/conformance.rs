//! Level 10 under the laws that every game keeps.

use std::collections::BTreeMap;

use sobremesa_conformance::Subject;
use sobremesa_level10::memory::{Kind, Place};
use sobremesa_level10::{
    Action, Board, CELLS, COLUMNS, Card, Cell, Deal, Deed, End, Hand, Level10, LevelCard,
    LevelCards, Phase, Rules, Scoring, State, Statement, Swap, View, World, deck,
};
use sobremesa_table::{Actor, Course, Move, Seat, Stream, Viewer};

sobremesa_conformance::tests!(Table);

/// Level 10 as the kit sees it.
pub(crate) struct Table;

impl Subject for Table {
    type Game = Level10;

    const RETRIES: u32 = 300;

    /// Cards that are passed over need a reset, and resets are few.
    fn badness(state: &State, action: &Action) -> u32 {
        let board = state.board();
        let placed = board.levels_placed().union(board.tucked());
        let to_come = |world: World, values: std::ops::Range<u8>| {
            let of_world = LevelCards::of_world(world).without(placed);
            of_world.iter().filter(|card| values.contains(&card.value.number())).count() as u32
        };
        match action {
            Action::Play(card) => {
                let row = board.row(card.world);
                let passed_over = to_come(card.world, row.last_value()..card.value.number());
                passed_over * if row.resets_left() == 0 { 50 } else { 5 }
            }
            Action::Reset(row) => 40 - 5 * to_come(*row, 1..board.row(*row).last_value()),
            Action::Pause { tuck, .. } => 20 - 10 * u32::from(tuck.is_some()),
            Action::First(_) | Action::Swap(_) => 0,
        }
    }

    fn rules() -> Vec<Rules> {
        let scorings = [Scoring::Victory, Scoring::Strict];
        (1..=5)
            .flat_map(|players| (0..=3).map(move |pauses| (players, pauses)))
            .map(|(players, pauses)| {
                let scoring = scorings[usize::from(players + pauses) % 2];
                Rules { players, pauses, scoring }
            })
            .collect()
    }

    fn writable_actions(_state: &State) -> Vec<Action> {
        let cards = || LevelCard::all().map(Card::Level).chain([Card::Pause]);
        let tucks = || LevelCard::all().map(Some).chain([None]);
        let pauses = World::ALL
            .into_iter()
            .flat_map(|row| tucks().map(move |tuck| Action::Pause { row, tuck }));
        let pairs = cards().flat_map(|first| cards().map(move |second| Swap::two(first, second)));
        let swaps = cards().map(Swap::one).chain(pairs).chain([Swap::NONE]);
        Seat::all(Seat::MOST)
            .map(Action::First)
            .chain(LevelCard::all().map(Action::Play))
            .chain(pauses)
            .chain(World::ALL.map(Action::Reset))
            .chain(swaps.map(Action::Swap))
            .collect()
    }

    fn statement(state: &State, seat: Seat, stream: &mut Stream) -> Option<Statement> {
        let world = *stream.pick(&World::ALL)?;
        if stream.below(2) == 0 {
            return Some(state.count_statement(seat, world));
        }
        let deed = *stream.pick(&[Deed::Play, Deed::Reset])?;
        let others: Vec<Seat> = seat.others(state.board().players()).collect();
        let whom = stream.pick(&others).copied().filter(|_| stream.below(2) == 0);
        Some(Statement::Wish { deed, world, whom })
    }

    fn cards(state: &State) -> Vec<String> {
        let board = state.board();
        let tucked = board.tucked().iter().map(|card| card.to_string());
        let hidden = state.hands().iter().flat_map(|hand| hand.iter().collect::<Vec<_>>());
        let hidden = hidden.chain(state.pile().iter().copied()).map(|card| card.to_string());
        let placed = World::ALL.into_iter().flat_map(|world| {
            board.row(world).cells().map(move |cell| match cell {
                Cell::Level(value) => LevelCard { world, value }.to_string(),
                Cell::Pause => Card::Pause.to_string(),
                Cell::Reset => format!("{world}0"),
            })
        });
        let resets = World::ALL.into_iter().flat_map(|world| {
            std::iter::repeat_n(format!("{world}0"), board.row(world).resets_left().into())
        });
        tucked.chain(hidden).chain(placed).chain(resets).collect()
    }

    fn check_invariants(state: &State) {
        let board = state.board();
        if state.phase() != Phase::Deal {
            let mut expected: Vec<String> =
                deck(board.rules()).map(|card| card.to_string()).collect();
            expected.extend(
                World::ALL.iter().flat_map(|world| [format!("{world}0"), format!("{world}0")]),
            );
            expected.sort();
            let mut found = Table::cards(state);
            found.sort();
            assert_eq!(found, expected, "the deck and ten resets");
        }
        World::ALL.into_iter().for_each(|world| check_row(board, world));
        check_columns(board);
        check_turn(state);
    }

    /// Every hand has as many cards of each kind as was told, and traced cards are where they may be.
    fn check_guess(view: &View, guess: &State) {
        if view.open.is_some() || view.phase == Phase::Deal {
            return;
        }
        for (seat, bounds) in Seat::all(view.board.players()).zip(&view.bounds) {
            let mut counts = [0_u8; Kind::COUNT];
            guess.hand(seat).iter().for_each(|card| counts[Kind::from(card).index()] += 1);
            let told = bounds.least.iter().zip(&bounds.most).zip(&counts);
            assert!({ told }.all(|((least, most), count)| (least..=most).contains(&count)));
        }
        for trace in &view.traces {
            assert!(trace.places.iter().any(|place| match place {
                Place::Hand(seat) => guess.hand(seat).contains(trace.card),
                Place::Slot(slot) => guess.pile()[slot - view.drawn] == trace.card,
            }));
        }
    }

    fn twin(
        rules: &Rules,
        moves: &[Move<Level10>],
        viewer: Viewer,
        stream: &mut Stream,
    ) -> Option<Vec<Move<Level10>>> {
        let exchanges = hidden_exchanges(rules, moves, viewer);
        // What was seen once and lost sight of is rare, and the hardest to get right.
        let [mut rare, common]: [Vec<&Exchange>; 2] = [true, false]
            .map(|rare| exchanges.iter().filter(|exchange| exchange.lost_sight == rare).collect());
        if rare.is_empty() || stream.below(4) == 0 {
            rare = common;
        }
        let exchange = stream.pick(&rare)?;
        Some(moves.iter().enumerate().map(|(index, made)| exchange.in_move(index, made)).collect())
    }
}

/// What a row keeps follows from its cells.
fn check_row(board: &Board, world: World) {
    let row = board.row(world);
    let (mut last, mut resets, mut pauses) = (0, 2, 0);
    for cell in row.cells() {
        match cell {
            Cell::Pause => pauses += 1,
            Cell::Level(value) => {
                assert!(value.number() >= last, "values never fall in {row:?}");
                last = value.number();
            }
            Cell::Reset => (last, resets) = (0, resets - 1),
        }
    }
    assert_eq!((row.last_value(), row.resets_left(), row.pauses()), (last, resets, pauses));
    assert_eq!(row.len(), row.cells().count());
}

/// Full columns have one reset; only the current one is in part filled.
fn check_columns(board: &Board) {
    let column = board.column();
    for index in 0..COLUMNS {
        let cells: Vec<Cell> =
            World::ALL.iter().filter_map(|world| board.row(*world).cell(index)).collect();
        let resets = cells.iter().filter(|cell| **cell == Cell::Reset).count();
        if index < column {
            assert_eq!((cells.len(), resets), (5, 1), "a full column");
        } else if index == column {
            assert!(cells.len() < 5);
            assert_eq!(board.column_has_reset(), resets == 1);
            assert_eq!(board.column_is_fresh(), cells.is_empty());
        } else {
            assert!(cells.is_empty(), "the next column is closed");
        }
    }
    for world in World::ALL {
        assert_eq!(
            board.is_open(world),
            column < COLUMNS && board.row(world).cell(column).is_none()
        );
    }
}

/// Whoever has a turn can act; the game is won exactly when the grid is full.
fn check_turn(state: &State) {
    let full = state.board().filled() == CELLS;
    assert_eq!(full, state.board().is_full());
    match state.phase() {
        Phase::Turn(seat) => assert!(!state.hand(seat).is_empty() && !full),
        Phase::Swap(_) => assert!(!state.pile().is_empty() && !full),
        Phase::Over(end) => assert_eq!(full, end == End::Won),
        Phase::Deal | Phase::First => assert_eq!(state.board().filled(), 0),
    }
}

/// Two cards that change places from a move on, without a viewer being able to tell.
struct Exchange {
    from: usize,
    cards: (Card, Card),
    /// Whether the viewer saw one of them before.
    lost_sight: bool,
}

/// All pairs of cards that lie in hidden places from the deal on, or together in a hidden hand from
/// some later move on, and that the viewer does not see from then on.
fn hidden_exchanges(rules: &Rules, moves: &[Move<Level10>], viewer: Viewer) -> Vec<Exchange> {
    let mut course = Course::<Level10>::new(rules);
    let states: Vec<State> = moves
        .iter()
        .map(|made| {
            course.make(made.clone()).expect("a legal game");
            course.state().clone()
        })
        .collect();
    let last_seen = |card: Card| states.iter().rposition(|state| sees(viewer, state, card));
    let levels = LevelCard::all().map(Card::Level);
    // One pause can be told from none; one of several cannot be followed.
    let cards = levels.chain((rules.pauses == 1).then_some(Card::Pause));
    let cards: Vec<(Card, Option<usize>)> = cards.map(|card| (card, last_seen(card))).collect();
    let mut exchanges = Vec::new();
    for (index, (one, one_seen)) in cards.iter().enumerate() {
        for (other, other_seen) in &cards[index + 1..] {
            let cards = (*one, *other);
            let seen = one_seen.max(other_seen);
            if seen.is_none() {
                exchanges.push(Exchange { from: 0, cards, lost_sight: false });
            }
            // Together in a hidden hand just before one of them is put under the pile.
            let after_seen = seen.map_or(0, |index| index + 1);
            for (from, made) in moves.iter().enumerate().skip(after_seen.max(1)) {
                if puts_one_under(made, cards) {
                    exchanges.push(Exchange { from, cards, lost_sight: seen.is_some() });
                }
            }
        }
    }
    exchanges.retain(|exchange| {
        exchange.from == 0 || together(&states[exchange.from - 1], exchange.cards, viewer)
    });
    exchanges
}

fn sees(viewer: Viewer, state: &State, card: Card) -> bool {
    let own = viewer.seat().is_some_and(|seat| state.hand(seat).contains(card));
    own || match card {
        Card::Level(card) => {
            state.board().levels_placed().contains(card) || state.board().tucked().contains(card)
        }
        Card::Pause => state.board().pauses_placed() > 0,
    }
}

fn together(state: &State, (one, other): (Card, Card), viewer: Viewer) -> bool {
    Seat::all(state.board().players())
        .filter(|seat| !viewer.is(*seat))
        .any(|seat| state.hand(seat).contains(one) && state.hand(seat).contains(other))
}

fn puts_one_under(made: &Move<Level10>, (one, other): (Card, Card)) -> bool {
    let Move::Action { action: Action::Swap(swap), .. } = made else { return false };
    swap.cards().any(|card| card == one) != swap.cards().any(|card| card == other)
}

impl Exchange {
    fn card(&self, card: Card) -> Card {
        match card {
            _ if card == self.cards.0 => self.cards.1,
            _ if card == self.cards.1 => self.cards.0,
            _ => card,
        }
    }

    fn in_move(&self, index: usize, made: &Move<Level10>) -> Move<Level10> {
        if index < self.from {
            return made.clone();
        }
        let exchanged =
            |cards: &[Card]| cards.iter().map(|card| self.card(*card)).collect::<Vec<Card>>();
        match made {
            Move::Chance(deal) => {
                let hands = deal.hands().iter().map(|hand| exchanged(hand)).collect();
                Move::Chance(Deal::new(hands, exchanged(deal.pile())))
            }
            Move::Action { by: by @ Actor::Seat(_), action: Action::Swap(swap) } => {
                let cards = exchanged(&swap.cards().collect::<Vec<Card>>());
                let action = Action::Swap(Swap::new(&cards).expect("as many as before"));
                Move::Action { by: *by, action }
            }
            Move::Action { .. } | Move::Statement { .. } => made.clone(),
        }
    }
}

/// The kit's games reach what random play hardly ever does.
#[test]
fn games_go_all_the_way() {
    let mut reached: BTreeMap<&str, usize> = BTreeMap::new();
    let mut count =
        |name, reached_now: bool| *reached.entry(name).or_default() += usize::from(reached_now);
    let ended = sobremesa_conformance::walk::<Table>(10, "far", |walk, step| {
        let state = walk.course.state();
        count("an empty pile", state.pile().is_empty());
        count(
            "an empty hand in a running game",
            matches!(state.phase(), Phase::Turn(_)) && state.hands().iter().any(Hand::is_empty),
        );
        count("a tucked card", !state.board().tucked().is_empty());
        let put_under = |cards: usize| {
            step.is_some_and(|step| matches!(step.made(), Move::Action { action: Action::Swap(swap), .. } if swap.cards().count() == cards && step.before().pile().len() < cards))
        };
        count("two cards under a pile of one", put_under(2));
    });
    for walk in ended {
        let Phase::Over(end) = walk.course.state().phase() else { panic!("not over") };
        count("a win", end == End::Won);
        count("a stuck player", matches!(end, End::Stuck(_)));
    }
    assert!(reached.values().all(|times| *times > 0), "{reached:?}");
}
