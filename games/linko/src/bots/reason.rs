//! Why an action is a good one: facts that whoever decides can see.

use std::cmp::Ordering;

use sobremesa_table::Seat;

use super::verdict::Standing;
use crate::{Action, Answer, Card, Cards, Layer, Loot, Source, Value, View};

/// Something that speaks for an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It ends the game with a win.
    Wins,
    /// It ends the game with a shared win.
    Shares,
    /// LK-6: it robs these players.
    Robs(Vec<Seat>),
    /// LK-21: it robs this many cards of the ghost zone.
    RobsGhost(u8),
    /// It puts this many cards on the table at once.
    Sheds(u8),
    /// Nobody can have the cards to rob it.
    Safe,
    /// The next player cannot have the cards to rob it.
    SafeFromNext(Seat),
    /// A rival has only this many cards left.
    Hurry(Seat, usize),
    /// With the hand it makes this many of a value.
    Joins(Value, u8),
    /// It brings a joker.
    Joker,
    /// It keeps this many cards of a value together.
    Keeps(Value, u8),
    /// It plays the lowest value of the hand.
    Lowest,
    /// It leaves the hand at this many cards.
    StaysAt(usize),
    /// LK-14: it uses up what can be drawn, which ends the game.
    Exhausts,
    /// No open card goes with the hand.
    NothingFits,
    /// Some open card goes with the hand.
    ReserveFits,
    /// A card more in hand costs a point.
    CardsCost,
}

/// A reader remembers two reasons, and hardly a third one.
const MOST: usize = 2;

/// From this many cards on a rival seems far from the end.
const FAR: usize = 4;

/// A set of this many cards is worth keeping together.
const LARGE: u8 = 3;

/// What speaks for an action of the player who looks, the strongest reason first; nothing for others.
pub fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let (Some(me), Some(hand)) = (view.viewer.seat(), view.hand) else { return Vec::new() };
    let look = Look { view, me, hand };
    let mut reasons = match action {
        Action::Play(layer) => look.play(layer),
        Action::Ghost(value) => look.joining(look.ghost_set(*value)),
        Action::Steal { from, loot: Loot::Take } => look.take(*from),
        Action::Steal { loot: Loot::Leave, .. } => {
            vec![Reason::StaysAt(hand.len())].into_iter().chain(look.hurry()).collect()
        }
        Action::Answer(Answer::Keep) => look.joining(look.top(me)),
        Action::Answer(Answer::Discard) => look.discard(),
        Action::Draw(source) => look.draw(*source),
        Action::Pass => look.hurry().into_iter().chain([Reason::CardsCost]).collect(),
    };
    reasons.truncate(MOST);
    reasons
}

/// What the player who decides can see.
struct Look<'a> {
    view: &'a View,
    me: Seat,
    hand: Cards,
}

impl Look<'_> {
    fn play(&self, layer: &Layer) -> Vec<Reason> {
        let prospect = self.view.board.prospect(self.me, layer, self.hand.len());
        if prospect.ends_game {
            let after = Standing::new(self.view).play(self.me, layer.len().into());
            return after.reason(self.me).into_iter().collect();
        }
        let mut reasons = Vec::new();
        if !prospect.victims.is_empty() {
            reasons.push(Reason::Robs(prospect.victims));
        }
        if !prospect.ghost.is_empty() {
            reasons.push(Reason::RobsGhost(layer.len()));
        }
        if layer.len() > 1 {
            reasons.push(Reason::Sheds(layer.len()));
        }
        reasons.extend(self.safety(layer));
        reasons.extend(self.hurry());
        reasons.extend(self.kept(layer));
        let is_lowest = self.hand.counts().next().is_some_and(|(lowest, _)| lowest == layer.card());
        if is_lowest && layer.card() != Card::Joker {
            reasons.push(Reason::Lowest);
        }
        reasons
    }

    /// Who cannot rob a layer, whatever the hidden cards are.
    fn safety(&self, layer: &Layer) -> Option<Reason> {
        let mut rivals = self.me.others(self.view.board.players());
        let next = rivals.clone().next()?;
        if rivals.all(|rival| !self.can_rob(rival, layer)) {
            return Some(Reason::Safe);
        }
        (!self.can_rob(next, layer)).then_some(Reason::SafeFromNext(next))
    }

    /// Whether a rival may hold what robs a layer: cards that are known to be there, or may be.
    fn can_rob(&self, rival: Seat, layer: &Layer) -> bool {
        let (known, unseen) = (self.view.known[rival.index()], self.view.unseen());
        let hidden = self.view.hand_sizes[rival.index()] - known.len();
        let size = usize::from(layer.len());
        let mut robbers = Card::all().filter(|card| self.view.board.outranks(*card, layer.card()));
        robbers.any(|card| {
            let of = |cards: Cards| {
                let jokers = if card == Card::Joker { 0 } else { cards.count(Card::Joker) };
                (usize::from(cards.count(card)), usize::from(jokers))
            };
            let ((held, jokers), (more, more_jokers)) = (of(known), of(unseen));
            // Jokers count as a number only beside a card of it.
            let has_number = held > 0 || more > 0 && hidden > 0;
            has_number && held + jokers + hidden.min(more + more_jokers) >= size
        })
    }

    /// A rival who is about to go out: the one with the fewest cards.
    fn hurry(&self) -> Option<Reason> {
        let size = |seat: &Seat| self.view.hand_sizes[seat.index()];
        let rival = self.me.others(self.view.board.players()).min_by_key(size)?;
        (size(&rival) < FAR).then(|| Reason::Hurry(rival, size(&rival)))
    }

    /// The largest set that stays in the hand; of equals the highest.
    fn kept(&self, layer: &Layer) -> Option<Reason> {
        let rest = self.hand.minus(layer.cards());
        let sets = rest.counts().filter_map(|(card, count)| match card {
            Card::Number(value) => Some((count, value)),
            Card::Joker => None,
        });
        let (count, value) = sets.max()?;
        (count >= LARGE).then_some(Reason::Keeps(value, count))
    }

    fn take(&self, victim: Seat) -> Vec<Reason> {
        let layer = self.top(victim);
        let board = &self.view.board;
        let draws = board.pile_size() + board.reserve().slots().len();
        let exhausts = (draws <= layer.len()).then_some(Reason::Exhausts);
        exhausts.into_iter().chain(self.joining(layer)).collect()
    }

    /// What cards are good for that come into the hand.
    fn joining(&self, cards: Cards) -> Vec<Reason> {
        let joker = (cards.count(Card::Joker) > 0).then_some(Reason::Joker);
        let sets = cards.counts().filter_map(|(card, count)| match card {
            Card::Number(value) if self.hand.count(card) > 0 => {
                Some(Reason::Joins(value, count + self.hand.count(card)))
            }
            Card::Number(_) | Card::Joker => None,
        });
        sets.chain(joker).collect()
    }

    fn discard(&self) -> Vec<Reason> {
        let fits = self.reserve_fits().then_some(Reason::ReserveFits);
        fits.into_iter().collect()
    }

    fn draw(&self, source: Source) -> Vec<Reason> {
        match source {
            Source::Slot(slot) => {
                let slot = self.view.board.reserve().slots().get(usize::from(slot));
                self.joining(slot.copied().unwrap_or_default())
            }
            Source::Pile if self.reserve_fits() => Vec::new(),
            Source::Pile => vec![Reason::NothingFits],
        }
    }

    fn reserve_fits(&self) -> bool {
        let slots = self.view.board.reserve().slots();
        slots.iter().any(|slot| !self.joining(*slot).is_empty())
    }

    fn ghost_set(&self, value: Value) -> Cards {
        let card = Card::Number(value);
        Cards::of(card, self.view.board.ghost().count(card))
    }

    fn top(&self, seat: Seat) -> Cards {
        self.view.board.area(seat).top().map(Layer::cards).unwrap_or_default()
    }
}

impl Standing {
    /// How the game would end for a player, where that is good.
    fn reason(&self, me: Seat) -> Option<Reason> {
        match self.compare(me) {
            Ordering::Greater => Some(Reason::Wins),
            Ordering::Equal => Some(Reason::Shares),
            Ordering::Less => None,
        }
    }
}
