//! Why an action is a good one: facts that whoever decides can see.

use sobremesa_table::Seat;

use super::needs::{missing, with, without};
use super::openings::Openings;
use super::outlook::Outlook;
use super::weights::Weights;
use crate::{Action, Card, Cards, Keep, LAST_LEVEL, Laydown, Place, Source, View};

/// Something that speaks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// L8-21, L8-22: it wins the game.
    Wins,
    /// L8-6: it completes this level.
    Completes(u8),
    /// With this card the level can be laid at once.
    LaysNow,
    /// With this card the level needs only this many others.
    Nearer(u8),
    /// The card can be added on the table.
    CanBeAdded,
    /// No open card brings the level nearer.
    NothingOpenHelps,
    /// No open card can be added on the table.
    NothingOpenFits,
    /// All other cards but one find a place, too, so that the round can end in this turn.
    GoesOut,
    /// L8-18: it is the last card, and ends the round.
    EndsRound,
    /// The level needs as many cards without this card.
    Spare,
    /// The card fits nowhere on the table.
    FitsNowhere,
    /// Another card stays in hand: it would go with one that the next player took.
    HoldsBack {
        /// The card that stays.
        card: Card,
        /// Who comes next.
        next: Seat,
        /// What they took.
        taken: Card,
    },
    /// Another card stays in hand: the next player could add it.
    HoldsAddition {
        /// The card that stays.
        card: Card,
        /// Who comes next.
        next: Seat,
    },
    /// The next player has laid, and cannot add the card.
    UselessToNext(Seat),
    /// The next player threw away a card like it.
    ThrownByNext(Seat),
    /// The player who is skipped has laid, and has only this many cards left.
    NearlyOut(Seat, usize),
    /// No rival is on a higher level than the player who is skipped, and some are on a lower one.
    Furthest(Seat, u8),
    /// With what is kept the level needs this many others.
    KeptFor(u8),
}

/// A reader remembers two reasons, and hardly a third one.
const MOST: usize = 2;

/// From this many cards on a rival who has laid seems far from going out.
const FAR: usize = 5;

/// What speaks for an action of the player who looks, the strongest reason first; nothing for others.
pub fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let Some(outlook) = Outlook::new(view, &Weights::TUNED) else { return Vec::new() };
    let mut reasons = match action {
        Action::Draw(Source::Discard(_)) => outlook.taking(action),
        Action::Draw(Source::Pile) => outlook.drawing(),
        Action::Lay(laydown) => outlook.laying(laydown),
        Action::Add { .. } => outlook.adding(action),
        Action::Discard(card) => outlook.discarding(*card),
        Action::Skip(target) => outlook.skipping(*target),
        Action::Keep(keep) => outlook.keeping(keep),
        Action::Pass => Vec::new(),
    };
    reasons.truncate(MOST);
    reasons
}

impl Outlook<'_> {
    /// L8-5: the card of a discard pile.
    fn taking(&self, action: &Action) -> Vec<Reason> {
        let Some(card) = self.top(action) else { return Vec::new() };
        let wins = !self.has_laid && self.my_level() == LAST_LEVEL;
        let end = if wins { Reason::Wins } else { Reason::GoesOut };
        let end = self.closes(action).then_some(end);
        if self.has_laid {
            let reason = self.openings.take(card).then_some(Reason::CanBeAdded);
            return reason.into_iter().chain(end).collect();
        }
        let needs = missing(&with(&self.hand, card), self.level);
        let reason = match needs {
            0 => Some(Reason::LaysNow),
            _ if needs < missing(&self.hand, self.level) => Some(Reason::Nearer(needs)),
            _ => None,
        };
        reason.into_iter().chain(end).collect()
    }

    /// L8-5: an unseen card, where no open one is better.
    fn drawing(&self) -> Vec<Reason> {
        let mut tops = self.view.board.places().iter().filter_map(|place| place.discard().top());
        let (is_any_good, reason) = match self.has_laid {
            true => (tops.any(|card| self.openings.take(card)), Reason::NothingOpenFits),
            false => (tops.any(|card| self.helps(card)), Reason::NothingOpenHelps),
        };
        (!is_any_good).then_some(reason).into_iter().collect()
    }

    fn laying(&self, laydown: &Laydown) -> Vec<Reason> {
        let level = self.my_level();
        if level == LAST_LEVEL {
            return vec![Reason::Wins];
        }
        let mut rest = self.hand;
        laydown.cards().for_each(|card| rest.remove(card));
        let goes_out = self.openings.after(laydown).plan(&rest).stuck <= 1;
        let goes_out = goes_out.then_some(Reason::GoesOut);
        [Reason::Completes(level)].into_iter().chain(goes_out).collect()
    }

    /// L8-7: a card on the table, if all others but one can follow.
    fn adding(&self, action: &Action) -> Vec<Reason> {
        let Action::Add { to, group, card, tail } = *action else { return Vec::new() };
        let mut board = self.view.board;
        let Some(meld) = board.place_mut(to).meld_mut(group) else { return Vec::new() };
        meld.add(card, tail);
        let stuck = Openings::new(&board).plan(&without(&self.hand, card)).stuck;
        (stuck <= 1).then_some(Reason::GoesOut).into_iter().collect()
    }

    fn discarding(&self, card: Card) -> Vec<Reason> {
        if self.hand.len() == 1 {
            let me = self.view.viewer.seat();
            let wins = me.is_some_and(|me| self.view.board.wins_by_going_out(me));
            return vec![if wins { Reason::Wins } else { Reason::EndsRound }];
        }
        let mut reasons = Vec::new();
        if self.has_laid {
            reasons.extend((!self.openings.take(card)).then_some(Reason::FitsNowhere));
        } else if self.is_spare(card) {
            reasons.push(Reason::Spare);
        }
        reasons.extend(self.held_back(card));
        reasons.extend(self.use_to_next(card));
        reasons
    }

    /// Whether the level needs as many cards without a card.
    fn is_spare(&self, card: Card) -> bool {
        missing(&without(&self.hand, card), self.level) == missing(&self.hand, self.level)
    }

    /// A number card that could go as well, but would help the next player.
    fn held_back(&self, discarded: Card) -> Option<Reason> {
        let (next, place) = self.next()?;
        let others = self.hand.kinds().filter(|card| *card != discarded);
        let mut others = others.filter(|card| self.has_laid || self.is_spare(*card));
        if place.has_laid() {
            if self.openings.take(discarded) {
                return None;
            }
            let card =
                others.find(|card| matches!(card, Card::Number(_)) && self.openings.take(*card))?;
            return Some(Reason::HoldsAddition { card, next });
        }
        let rival = self.rivals.iter().find(|rival| rival.seat == next)?;
        let taken = |card: &Card| match card {
            Card::Number(number) => rival.collects(*number).map(Card::Number),
            Card::Joker | Card::Skip => None,
        };
        if taken(&discarded).is_some() {
            return None;
        }
        others.find_map(|card| Some(Reason::HoldsBack { card, next, taken: taken(&card)? }))
    }

    /// Why a card is of no use to the next player.
    fn use_to_next(&self, card: Card) -> Option<Reason> {
        let (next, place) = self.next()?;
        if place.has_laid() {
            return (!self.openings.take(card)).then_some(Reason::UselessToNext(next));
        }
        let Card::Number(number) = card else { return None };
        let like = |thrown: &Card| match thrown {
            Card::Number(thrown) => thrown.value == number.value,
            Card::Joker | Card::Skip => false,
        };
        place.discard().cards().iter().any(like).then_some(Reason::ThrownByNext(next))
    }

    /// Who comes next and plays.
    fn next(&self) -> Option<(Seat, &Place)> {
        let board = &self.view.board;
        let mut rivals = self.view.viewer.seat()?.others(board.players());
        let next = rivals.find(|rival| !board.place(*rival).is_skipped)?;
        Some((next, board.place(next)))
    }

    fn skipping(&self, target: Seat) -> Vec<Reason> {
        let board = &self.view.board;
        let (place, size) = (board.place(target), self.view.hand_sizes[target.index()]);
        let nearly_out = place.has_laid() && size < FAR;
        let level = place.progress.level();
        let levels = || self.rivals.iter().map(|rival| board.place(rival.seat).progress.level());
        let is_furthest = levels().max() == Some(level) && levels().min() < Some(level);
        let nearly_out = nearly_out.then_some(Reason::NearlyOut(target, size));
        let furthest = is_furthest.then_some(Reason::Furthest(target, level));
        nearly_out.into_iter().chain(furthest).collect()
    }

    fn keeping(&self, keep: &Keep) -> Vec<Reason> {
        let kept: Cards = keep.cards().collect();
        match kept.is_empty() {
            true => Vec::new(),
            false => vec![Reason::KeptFor(missing(&kept, self.level))],
        }
    }
}
