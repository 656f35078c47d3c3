//! Games for which the deck is stacked.

use sobremesa_linko::RESERVE;
use sobremesa_linko::{Card, Deal, Rules, Variant};
use sobremesa_table::Move;

use super::table::{Table, cards, rules, seat};

/// Two sets of the ghost zone that no play of one to four cards robs.
pub(crate) const QUIET: &str = "5*11 8*12";

/// A game for which the deck is stacked. What a test does not ask for is filled in from the box.
///
/// Quiet turns can come first, by which the pile runs down: everyone plays a single card that robs
/// nobody, and draws one. Then seat 0 plays, and hands, reserve and pile are as the test asked.
#[derive(Clone)]
pub(crate) struct Plan {
    rules: Rules,
    first: usize,
    quiet: usize,
    hands: Vec<Vec<Card>>,
    reserve: Vec<Card>,
    ghost: Vec<Card>,
    pile: Vec<Card>,
}

impl Plan {
    pub(crate) fn new(players: u8, variant: Variant) -> Plan {
        // LK-18: each player of the duel has two jokers.
        let hand = cards(if players == 2 { "J J" } else { "" });
        Plan {
            rules: rules(players, variant),
            first: 0,
            quiet: 0,
            hands: vec![hand; players.into()],
            reserve: Vec::new(),
            ghost: Vec::new(),
            pile: Vec::new(),
        }
    }

    /// Who begins; seat 0 if nothing else is said.
    pub(crate) fn first(mut self, index: usize) -> Plan {
        self.first = index;
        self
    }

    /// Cards that the player holds; in the duel besides the two jokers.
    #[track_caller]
    pub(crate) fn hand(mut self, index: usize, held: &str) -> Plan {
        self.hands[index].extend(cards(held));
        self
    }

    /// The first slots of the reserve, from the left.
    #[track_caller]
    pub(crate) fn reserve(mut self, slots: &str) -> Plan {
        self.reserve = cards(slots);
        self
    }

    /// The cards that are revealed for the ghost zone.
    #[track_caller]
    pub(crate) fn ghost(mut self, revealed: &str) -> Plan {
        self.ghost = cards(revealed);
        self
    }

    /// The top of the pile, once the ghost zone is full.
    #[track_caller]
    pub(crate) fn pile(mut self, top: &str) -> Plan {
        self.pile = cards(top);
        self
    }

    /// Quiet turns come first, until only `left` cards of the reserve and the pile can be drawn.
    pub(crate) fn left(mut self, left: usize) -> Plan {
        let players = self.hands.len();
        let ghost = if self.rules.is_duel() { 13 } else { 0 };
        self.quiet = 109 - 13 * players - ghost - left;
        self.first = (players - self.quiet % players) % players;
        self
    }

    /// The cards of the quiet turns: none is higher than one before it.
    fn quiet_cards(&self) -> Vec<Card> {
        cards("8*10 8*9 8*8 8*7 8*6 8*5 8*4 8*3")[..self.quiet].to_vec()
    }

    fn pile_at_start(&self) -> usize {
        109 - 13 * self.hands.len() - RESERVE - if self.rules.is_duel() { 13 } else { 0 }
    }

    #[track_caller]
    pub(crate) fn deal(&self) -> Deal {
        let (players, quiet) = (self.hands.len(), self.quiet_cards());
        let drawn_from_reserve = quiet.len().saturating_sub(self.pile_at_start());
        let mut spare = cards("8*10 8*9 8*8 8*7 8*6 8*5 8*4 8*3 8*2 8*1 8*12 8*11 8*13 5*J");
        let hands = self.hands.iter().flatten();
        for card in hands.chain(&self.reserve).chain(&self.ghost).chain(&self.pile).chain(&quiet) {
            let index = spare.iter().position(|spare| spare == card);
            spare.remove(index.unwrap_or_else(|| panic!("{card} is asked for too often")));
        }
        let mut spare = spare.into_iter();
        let mut filled = |cards: &[Card], size: usize| -> Vec<Card> {
            assert!(cards.len() <= size, "{cards:?} are more than {size}");
            let rest = spare.by_ref().take(size - cards.len());
            cards.iter().copied().chain(rest).collect()
        };
        // Everyone receives the cards of the quiet turns first, in time to play them.
        let jokers = if self.rules.is_duel() { 2 } else { 0 };
        let turn = |played: usize| (self.first + played) % players;
        let (mut dealt, mut later) = (Vec::new(), Vec::new());
        for (index, hand) in self.hands.iter().enumerate() {
            let turns = (0..quiet.len()).filter(|played| turn(*played) == index);
            let mut hand = filled(hand, 13);
            hand.splice(jokers..jokers, turns.map(|played| quiet[played]));
            later.push(hand.split_off(13).into_iter());
            dealt.push(hand);
        }
        let mut drawn: Vec<Card> =
            (0..quiet.len()).filter_map(|played| later[turn(played)].next()).collect();
        let mut reserve = filled(&self.reserve, RESERVE - drawn_from_reserve);
        reserve.extend(drawn.drain(quiet.len() - drawn_from_reserve..).rev());
        let pile = [&self.ghost, &drawn, &self.pile].into_iter().flatten().copied();
        Deal::new(seat(self.first), dealt, reserve, pile.chain(spare).collect())
    }

    /// The table after the quiet turns.
    #[track_caller]
    pub(crate) fn table(&self) -> Table {
        let mut table = Table::new(&self.rules);
        table.make(Move::Chance(self.deal()));
        for card in self.quiet_cards() {
            let slots = table.state().board().reserve().slots().len();
            let from = if table.pile_size() > 0 { "pile".into() } else { (slots - 1).to_string() };
            table.play(&format!("play {card}; draw {from}"));
        }
        table
    }
}
