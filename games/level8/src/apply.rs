//! What a legal move does.

use sobremesa_table::{Actor, Seat};

use crate::action::{Action, Keep, Source};
use crate::board::{LAST_LEVEL, Progress};
use crate::cards::{Card, Cards};
use crate::deal::{Chance, Deal, check_cards};
use crate::ending::End;
use crate::meld::{Laydown, Tail};
use crate::refusal::Refusal;
use crate::state::{Next, Phase, State};

impl State {
    /// Checks and performs a deal or a reshuffle; a refused one leaves the state as it was.
    ///
    /// # Errors
    /// Why it is not allowed.
    pub fn apply_chance(&mut self, chance: &Chance) -> Result<(), Refusal> {
        match (self.phase(), chance) {
            (Phase::Over(_), _) => Err(Refusal::GameOver),
            (Phase::Deal, Chance::Deal(deal)) => self.deal(deal),
            (Phase::Reshuffle(next), Chance::Reshuffle(pile)) => self.reshuffle(next, pile),
            (Phase::Deal, Chance::Reshuffle(_)) => Err(Refusal::NotDealt),
            (Phase::Reshuffle(_), Chance::Deal(_)) => {
                Err(Refusal::ReshuffleIsDue { has_skips: self.board().pile_skips() > 0 })
            }
            (owed, Chance::Deal(_)) => Err(Refusal::SomethingElseIsDue { owed }),
            (_, Chance::Reshuffle(_)) => Err(Refusal::NoReshuffleDue),
        }
    }

    /// L8-3, L8-4: hands, the pile, a card turned up; the player left of the dealer begins.
    fn deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        deal.check(self.board(), self.kept())?;
        let hands = deal.hands().iter().map(|hand| hand.iter().copied().collect());
        self.begin_round(deal.dealer(), hands, deal.pile());
        Ok(())
    }

    /// Begins a round with these hands and a pile, top card first.
    pub(crate) fn begin_round(
        &mut self,
        dealer: Seat,
        hands: impl Iterator<Item = Cards>,
        pile: &[Card],
    ) {
        self.board_mut().begin_round(dealer);
        *self.kept_mut() = Default::default();
        for (seat, hand) in Seat::all(self.board().players()).zip(hands) {
            *self.hand_mut(seat) = hand;
        }
        self.set_pile(pile);
        if let Some(card) = self.take_from_pile() {
            self.board_mut().place_mut(dealer).discard_mut().push(card);
        }
        self.begin_turn(dealer.next(self.board().players()));
    }

    /// L8-15, L8-17: the discard piles but for their top cards, and the skips, become the pile.
    fn reshuffle(&mut self, next: Next, pile: &[Card]) -> Result<(), Refusal> {
        let expected: Cards = self.board().cards_for_reshuffle().collect();
        check_cards(pile.iter(), expected).map_err(|refusal| match refusal {
            Refusal::WrongCards { card, found, expected } => {
                Refusal::WrongReshuffle { card, found, expected }
            }
            other => other,
        })?;
        self.board_mut().note_reshuffle();
        self.set_pile(pile);
        match next {
            Next::Act(seat) => self.set_phase(Phase::Act(seat)),
            Next::Turn(seat) => self.begin_turn(seat),
        }
        Ok(())
    }

    /// Checks and performs an action; a refused one leaves the state as it was.
    ///
    /// # Errors
    /// Why it is not allowed.
    #[inline]
    pub fn apply(&mut self, by: Actor, action: &Action) -> Result<(), Refusal> {
        self.check(by, action)?;
        let Actor::Seat(seat) = by else { unreachable!("checked: a player's action") };
        match action {
            Action::Draw(source) => self.draw(seat, *source),
            Action::Lay(laydown) => self.lay(seat, laydown),
            Action::Add { to, group, card, tail } => self.add(seat, (*to, *group), *card, *tail),
            Action::Discard(card) => self.discard(seat, *card),
            Action::Skip(target) => self.skip(seat, *target),
            Action::Pass => self.pass(seat),
            Action::Keep(keep) => self.keep(seat, keep),
        }
        Ok(())
    }

    /// L8-5, L8-15, L8-17: a card; when no face-down card is left, a new pile comes first.
    fn draw(&mut self, seat: Seat, source: Source) {
        let card = match source {
            Source::Pile => self.take_from_pile(),
            Source::Discard(from) => self.board_mut().place_mut(from).discard_mut().pop(),
        };
        self.hand_mut(seat).insert(card.expect("checked: there is a card to draw"));
        self.go_on(Next::Act(seat));
    }

    fn go_on(&mut self, next: Next) {
        match next {
            _ if self.board().needs_reshuffle() => self.set_phase(Phase::Reshuffle(next)),
            Next::Act(seat) => self.set_phase(Phase::Act(seat)),
            Next::Turn(seat) => self.begin_turn(seat),
        }
    }

    /// L8-6, L8-21: the level; the last one wins at once.
    fn lay(&mut self, seat: Seat, laydown: &Laydown) {
        laydown.cards().for_each(|card| self.hand_mut(seat).remove(card));
        let place = self.board_mut().place_mut(seat);
        place.lay(laydown);
        if place.progress == Progress::On(LAST_LEVEL) {
            place.progress = Progress::Through;
            self.set_phase(Phase::Over(End::LastLevel(seat)));
        }
    }

    /// L8-7: a card for a combination.
    fn add(&mut self, seat: Seat, (to, group): (Seat, u8), card: Card, tail: Option<Tail>) {
        self.hand_mut(seat).remove(card);
        let meld = self.board_mut().place_mut(to).meld_mut(group);
        meld.expect("checked: there is such a combination").add(card, tail);
    }

    /// L8-8, L8-18, L8-19: the turn ends, and with the last card the round.
    fn discard(&mut self, seat: Seat, card: Card) {
        self.hand_mut(seat).remove(card);
        self.board_mut().place_mut(seat).discard_mut().push(card);
        if self.hand(seat).is_empty() {
            self.end_round(seat);
        } else {
            self.begin_turn(seat.next(self.board().players()));
        }
    }

    /// L8-16: the turn ends with a skip before another player.
    fn skip(&mut self, seat: Seat, target: Seat) {
        self.hand_mut(seat).remove(Card::Skip);
        self.board_mut().place_mut(target).is_skipped = true;
        self.begin_turn(seat.next(self.board().players()));
    }

    /// L8-16: the skip goes face up under the pile.
    fn pass(&mut self, seat: Seat) {
        self.board_mut().place_mut(seat).is_skipped = false;
        self.board_mut().put_skip_under();
        self.go_on(Next::Turn(seat.next(self.board().players())));
    }

    /// L8-24: these cards stay in the hand for the next round.
    fn keep(&mut self, seat: Seat, keep: &Keep) {
        self.kept_mut()[seat.index()] = keep.cards().collect();
        self.next_keeper(Some(seat));
    }

    /// L8-4, L8-16: play goes clockwise; a player with a skip passes.
    fn begin_turn(&mut self, seat: Seat) {
        let skipped = self.board().place(seat).is_skipped;
        self.set_phase(if skipped { Phase::Pass(seat) } else { Phase::Draw(seat) });
    }
}
