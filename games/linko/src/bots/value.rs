//! What the value of a state of Linko goes by, all cards open.

mod prospects;

use prospects::{LEADS, Prospects, TURNS};
use sobremesa_bots::value::{Sheet, Valued};
use sobremesa_table::Seat;

use crate::{Board, Card, Cards, Layer, Linko, Phase, State, Variant};

/// Numbers are told apart up to these; more is all the same.
const MOST_COUNT: usize = 4;
const MOST_HAND: usize = 16;
const MOST_AREA: usize = 24;
const MOST_LEFT: usize = 30;
/// The sizes of layers that are told apart.
const SIZES: usize = 4;

// A player's features; the rivals' are the same ones, after the searcher's.
const SET: usize = 0;
const JOKERS: usize = SET + 13 * MOST_COUNT;
const HAND: usize = JOKERS + 6;
const DIFFERENT: usize = HAND + MOST_HAND + 1;
const ALIKE: usize = DIFFERENT + 14;
const AREA: usize = ALIKE + 3 * 7;
const TOP: usize = AREA + MOST_AREA / 2 + 1;
const BELOW: usize = TOP + Card::KINDS * SIZES;
const WAIT: usize = BELOW + 3 * SIZES;
const THREATS: usize = WAIT + 5;
const JOKER_THREATS: usize = THREATS + SIZES * 4;
const PREY: usize = JOKER_THREATS + 4;
const OUT: usize = PREY + 9;
const LEAD: usize = OUT + LEADS;
const PLAYER: usize = LEAD + (TURNS + 1) * LEADS;

const TABLE: usize = 2 * PLAYER;
const LEFT: usize = TABLE + 4 * 3;
const RANK: usize = LEFT + MOST_LEFT + 1;
const SHORTEST: usize = RANK + 5;
const SMALLEST: usize = SHORTEST + 14;
const GHOST: usize = SMALLEST + 14;
const GHOST_SET: usize = GHOST + 2 * 6;
const RESERVE: usize = GHOST_SET + 12 * MOST_COUNT;
const FITTING: usize = RESERVE + Card::KINDS * 2;
const END: usize = FITTING + 7;

impl Valued for Linko {
    const FEATURES: usize = END;
    const POOLS: usize = 3;

    fn describe(state: &State, seat: Seat, sheet: &mut Sheet) {
        let board = state.board();
        let players = board.players();
        let mut all: [Holding; 5] = Default::default();
        for (holding, seat) in all.iter_mut().zip(Seat::all(players)) {
            *holding = Holding::new(state, seat);
        }
        let all = &all[..players];
        let mine = &all[seat.index()];
        mine.describe(0, all, board, sheet);
        let rivals = seat.others(players).map(|rival| &all[rival.index()]);
        let mut best = Prospects::LEAST;
        rivals.clone().for_each(|rival| best.raise(&rival.prospects));
        mine.prospects.describe_leads(0, &best, sheet);
        sheet.end_group(0);
        for rival in rivals {
            rival.describe(PLAYER, all, board, sheet);
            mine.prospects.describe_leads(PLAYER, &rival.prospects, sheet);
            sheet.end_group(1);
        }
        describe_table(state, seat, all, sheet);
        sheet.end_group(2);
    }

    /// When a player's turn begins.
    fn is_judged(state: &State, seat: Seat) -> bool {
        state.phase() == Phase::Play(seat)
    }

    fn result(state: &State, seat: Seat) -> Option<f32> {
        let Phase::Over(_) = state.phase() else { return None };
        let rank = |seat: Seat| (state.score(seat), std::cmp::Reverse(state.hand(seat).len()));
        let mine = rank(seat);
        let rivals = seat.others(state.board().players()).map(rank);
        let ahead = rivals.clone().filter(|rival| *rival > mine).count();
        let equal = rivals.filter(|rival| *rival == mine).count();
        Some(if ahead > 0 { 0.0 } else { 1.0 / (1 + equal) as f32 })
    }
}

/// What a player has.
#[derive(Default)]
struct Holding {
    /// How many cards of each kind are in the hand, jokers last.
    counts: [u8; Card::KINDS],
    /// How many values the hand has this many cards of: one, two, more.
    alike: [usize; 3],
    different: usize,
    hand: i32,
    area: i32,
    top: Option<Layer>,
    below: Option<Layer>,
    /// How many turns of others come before the next one of this player's.
    wait: usize,
    prospects: Prospects,
}

impl Holding {
    fn new(state: &State, seat: Seat) -> Holding {
        let (board, hand) = (state.board(), state.hand(seat));
        let area = board.area(seat);
        let mut holding =
            Holding { hand: hand.len() as i32, area: area.cards() as i32, ..Holding::default() };
        let mut largest = [0_u8; TURNS];
        for (card, count) in hand.counts() {
            holding.counts[kind(card)] = count;
            if card == Card::Joker {
                continue;
            }
            holding.different += 1;
            holding.alike[usize::from(count).min(3) - 1] += 1;
            let mut count = count;
            for place in &mut largest {
                if count > *place {
                    std::mem::swap(&mut count, place);
                }
            }
        }
        if let [.., below, top] = area.layers() {
            (holding.below, holding.top) = (Some(*below), Some(*top));
        } else {
            holding.top = area.top().copied();
        }
        largest[0] += holding.counts[Card::KINDS - 1];
        let mut points = holding.area - holding.hand;
        holding.prospects.points[0] = points;
        for (slot, size) in holding.prospects.points[1..].iter_mut().zip(largest) {
            points += 2 * i32::from(size);
            *slot = points;
        }
        holding.prospects.out = holding.area + holding.hand;
        let players = board.players();
        let turn = state.phase().turn().map_or(0, Seat::index);
        holding.wait = (seat.index() + players - turn) % players;
        holding
    }

    fn jokers(&self) -> u8 {
        self.counts[Card::KINDS - 1]
    }

    /// Whether the hand has a layer that robs this one, without jokers and with them.
    fn robs(&self, layer: &Layer, board: &Board) -> (bool, bool) {
        let (size, jokers) = (layer.len(), self.jokers());
        let (mut plain, mut with_jokers) = (false, false);
        let kinds = Card::all().zip(self.counts).filter(|(_, count)| *count > 0);
        for (card, count) in kinds.filter(|(card, _)| board.outranks(*card, layer.card())) {
            plain |= count >= size;
            with_jokers |= count >= size || card != Card::Joker && count + jokers >= size;
        }
        (plain, with_jokers)
    }

    fn describe(&self, base: usize, all: &[Holding], board: &Board, sheet: &mut Sheet) {
        for (value, count) in self.counts[..13].iter().enumerate() {
            if *count > 0 {
                let count = usize::from(*count).min(MOST_COUNT);
                sheet.add(base + SET + value * MOST_COUNT + count - 1);
            }
        }
        sheet.add(base + JOKERS + usize::from(self.jokers()));
        sheet.add(base + HAND + (self.hand as usize).min(MOST_HAND));
        sheet.add(base + DIFFERENT + self.different);
        for (size, values) in self.alike.iter().enumerate() {
            sheet.add(base + ALIKE + 7 * size + (*values).min(6));
        }
        sheet.add(base + AREA + (self.area as usize).min(MOST_AREA) / 2);
        sheet.add(base + WAIT + self.wait);
        if let Some(top) = &self.top {
            let size = usize::from(top.len()).min(SIZES) - 1;
            sheet.add(base + TOP + kind(top.card()) * SIZES + size);
            let (mut threats, mut joker_threats) = (0, 0);
            for rival in all.iter().filter(|rival| rival.wait < self.wait) {
                let (plain, with_jokers) = rival.robs(top, board);
                threats += usize::from(plain);
                joker_threats += usize::from(with_jokers && !plain);
            }
            sheet.add(base + THREATS + 4 * size + threats.min(3));
            sheet.add(base + JOKER_THREATS + joker_threats.min(3));
        }
        if let Some(below) = &self.below {
            let height = kind(below.card()) / 5;
            sheet.add(base + BELOW + height * SIZES + usize::from(below.len()).min(SIZES) - 1);
        }
        sheet.add(base + PREY + self.prey(all).min(8));
    }

    /// How many cards of others one play can rob at most, as their layers lie now.
    fn prey(&self, all: &[Holding]) -> usize {
        let mut most = 0;
        for size in 1..=SIZES as u8 {
            let tops = all.iter().filter(|rival| !std::ptr::eq(*rival, self));
            let tops = tops.filter_map(|rival| rival.top.as_ref()).filter(|top| top.len() == size);
            let highest = (0..13).rev().find(|value| self.counts[*value] >= size);
            let Some(highest) = highest else { continue };
            let robbed = tops.filter(|top| kind(top.card()) < highest).count();
            most = most.max(robbed * usize::from(size));
        }
        most
    }
}

/// A card's place in a table.
fn kind(card: Card) -> usize {
    match card {
        Card::Number(value) => usize::from(value.number()) - 1,
        Card::Joker => Card::KINDS - 1,
    }
}

fn describe_table(state: &State, seat: Seat, all: &[Holding], sheet: &mut Sheet) {
    let board = state.board();
    let mine = &all[seat.index()];
    let variant = match board.rules().variant {
        Variant::Base => 0,
        Variant::Advanced => 1,
        Variant::Expert => 2,
    };
    sheet.add(TABLE + 3 * (all.len() - 2) + variant);
    let slots = board.reserve().slots();
    sheet.add(LEFT + (board.pile_size() + slots.len()).min(MOST_LEFT));
    sheet.add(
        RANK + all
            .iter()
            .filter(|rival| rival.prospects.points[0] > mine.prospects.points[0])
            .count(),
    );
    let shortest = all.iter().map(|player| player.different).min().unwrap_or(0);
    let smallest = all.iter().map(|player| player.hand as usize).min().unwrap_or(0);
    sheet.add(SHORTEST + shortest);
    sheet.add(SMALLEST + smallest.min(13));
    if board.rules().is_duel() {
        for (index, player) in [mine, &all[1 - seat.index()]].into_iter().enumerate() {
            sheet.add(GHOST + 6 * index + player.ghost_prey(board).min(5));
        }
        for (card, count) in board.ghost().counts() {
            sheet.add(GHOST_SET + kind(card) * MOST_COUNT + usize::from(count).min(MOST_COUNT) - 1);
        }
    }
    let open = slots.iter().fold(Cards::default(), |open, slot| open.plus(*slot));
    for (card, count) in open.counts() {
        sheet.add(RESERVE + 2 * kind(card) + usize::from(count > 1));
    }
    let fits = |slot: &&Cards| slot.counts().any(|(card, _)| mine.counts[kind(card)] > 0);
    sheet.add(FITTING + slots.iter().filter(fits).count());
}

impl Holding {
    /// The largest set of the ghost zone that one play robs.
    fn ghost_prey(&self, board: &Board) -> usize {
        let ghost = board.ghost();
        let sets = ghost.counts().filter(|(card, count)| {
            let higher = &self.counts[kind(*card) + 1..13];
            higher.iter().any(|held| held >= count)
        });
        sets.map(|(_, count)| usize::from(count)).max().unwrap_or(0)
    }
}
