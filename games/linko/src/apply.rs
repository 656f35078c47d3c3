//! What a legal move does.

use sobremesa_table::{Actor, Seat};

use crate::action::{Action, Answer, Loot, Source};
use crate::cards::{Cards, Layer, Value};
use crate::deal::Deal;
use crate::ending::End;
use crate::refusal::Refusal;
use crate::state::{Phase, State};

impl State {
    /// Checks and performs a deal (LK-2, LK-18); a refused one changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn apply_deal(&mut self, deal: &Deal) -> Result<(), Refusal> {
        match self.phase() {
            Phase::Deal => {}
            Phase::Over(_) => return Err(Refusal::GameOver),
            _ => return Err(Refusal::AlreadyDealt),
        }
        deal.check(self.board().rules())?;
        for (seat, hand) in Seat::all(self.board().players()).zip(deal.hands()) {
            *self.hand_mut(seat) = hand.iter().copied().collect();
        }
        deal.reserve().iter().for_each(|card| self.board_mut().reserve_mut().push(*card));
        self.set_pile(deal.pile());
        self.fill_ghost_zone();
        self.set_phase(Phase::Play(deal.first()));
        Ok(())
    }

    /// Checks and performs an action; a refused one changes nothing.
    ///
    /// # Errors
    /// The rule that forbids it.
    #[inline]
    pub fn apply(&mut self, by: Actor, action: &Action) -> Result<(), Refusal> {
        self.check(by, action)?;
        match (self.phase(), *action) {
            (Phase::Play(seat), Action::Play(layer)) => self.play(seat, layer),
            (Phase::Ghost(seat), Action::Ghost(value)) => self.steal_from_ghost(seat, value),
            (Phase::Steal { thief, victim }, Action::Steal { loot, .. }) => {
                self.steal(thief, victim, loot);
            }
            (Phase::Answer { thief, victim }, Action::Answer(answer)) => {
                self.answer(thief, victim, answer);
            }
            (Phase::Draw { thief, victim, left }, Action::Draw(source)) => {
                self.draw_due(thief, victim, left, source);
            }
            (Phase::Extra(seat), Action::Draw(source)) => self.draw_extra(seat, source),
            (Phase::Extra(seat), Action::Pass) => self.end_turn(seat),
            (phase, action) => unreachable!("checked: {action} in {phase:?}"),
        }
        Ok(())
    }

    /// LK-4, LK-13: a new layer; with the last card of the hand the game ends, and nothing is stolen.
    fn play(&mut self, seat: Seat, layer: Layer) {
        let hand = self.hand_mut(seat);
        *hand = hand.minus(layer.cards());
        let is_last = hand.is_empty();
        self.board_mut().area_mut(seat).push(layer);
        if is_last {
            self.set_phase(Phase::Over(End::LastCard(seat)));
        } else if self.board().ghost_sets(&layer).next().is_some() {
            self.set_phase(Phase::Ghost(seat));
        } else {
            match self.board().next_victim(seat, seat) {
                Some(victim) => self.set_phase(Phase::Steal { thief: seat, victim }),
                None => self.end_without_theft(seat),
            }
        }
    }

    /// LK-21, LK-22: the set goes into the hand, and the zone is filled before the rival is looked at.
    fn steal_from_ghost(&mut self, seat: Seat, value: Value) {
        let set = self.board_mut().take_ghost_set(value);
        self.add_to_hand(seat, set);
        self.fill_ghost_zone();
        self.look_on(seat, seat);
    }

    /// LK-8: (a) the thief takes the layer, and the victim draws; or (b) the victim decides.
    fn steal(&mut self, thief: Seat, victim: Seat, loot: Loot) {
        match loot {
            Loot::Take => {
                let layer = self.lose_layer(victim);
                self.add_to_hand(thief, layer.cards());
                self.set_phase(Phase::Draw { thief, victim, left: layer.len() });
            }
            Loot::Leave => self.set_phase(Phase::Answer { thief, victim }),
        }
    }

    /// LK-8: (b1) the victim takes the cards back, or (b2) discards them and draws.
    fn answer(&mut self, thief: Seat, victim: Seat, answer: Answer) {
        let layer = self.lose_layer(victim);
        match answer {
            Answer::Keep => {
                self.add_to_hand(victim, layer.cards());
                self.look_on(thief, victim);
            }
            Answer::Discard => {
                self.board_mut().put_on_discard(layer.cards());
                self.set_phase(Phase::Draw { thief, victim, left: layer.len() });
            }
        }
    }

    fn lose_layer(&mut self, victim: Seat) -> Layer {
        self.board_mut().area_mut(victim).pop().expect("checked: the victim has a layer")
    }

    fn add_to_hand(&mut self, seat: Seat, cards: Cards) {
        let hand = self.hand_mut(seat);
        *hand = hand.plus(cards);
    }

    /// LK-9: one of the draws that are due; after the last one the reserve is filled.
    fn draw_due(&mut self, thief: Seat, victim: Seat, left: u8, source: Source) {
        if !self.draw(victim, source) {
            self.set_phase(Phase::Over(End::Exhausted));
        } else if left > 1 {
            self.set_phase(Phase::Draw { thief, victim, left: left - 1 });
        } else {
            self.fill_reserve();
            self.look_on(thief, victim);
        }
    }

    /// LK-12: the draw after a turn without a theft.
    fn draw_extra(&mut self, seat: Seat, source: Source) {
        if self.draw(seat, source) {
            self.fill_reserve();
            self.end_turn(seat);
        } else {
            self.set_phase(Phase::Over(End::Exhausted));
        }
    }

    /// LK-9, LK-20: one card, or one group of the reserve. LK-14: whether anything is left then.
    fn draw(&mut self, seat: Seat, source: Source) -> bool {
        let drawn = match source {
            Source::Slot(slot) => self.board_mut().reserve_mut().take(slot.into()),
            Source::Pile => self.take_from_pile().into_iter().collect(),
        };
        self.add_to_hand(seat, drawn);
        !self.board().is_exhausted()
    }

    /// LK-9, LK-10: fills the reserve up while the pile lasts.
    fn fill_reserve(&mut self) {
        while !self.board().reserve().is_full() {
            let Some(card) = self.take_from_pile() else { return };
            self.board_mut().reserve_mut().push(card);
        }
    }

    /// LK-19, LK-22: fills the ghost zone up while the pile lasts.
    fn fill_ghost_zone(&mut self) {
        while self.board().ghost_wants_cards() {
            let Some(card) = self.take_from_pile() else { return };
            self.board_mut().reveal_for_ghost(card);
        }
    }

    /// LK-6: after a theft, the next opponent clockwise is looked at; after the last the turn ends.
    fn look_on(&mut self, thief: Seat, after: Seat) {
        match self.board().next_victim(thief, after) {
            Some(victim) => self.set_phase(Phase::Steal { thief, victim }),
            None => self.end_turn(thief),
        }
    }

    /// LK-12, LK-16, LK-23: a player who stole nothing may draw a card, in the base variant.
    fn end_without_theft(&mut self, seat: Seat) {
        if self.board().rules().has_extra_draw() {
            self.set_phase(Phase::Extra(seat));
        } else {
            self.end_turn(seat);
        }
    }

    /// LK-3: play goes clockwise.
    fn end_turn(&mut self, seat: Seat) {
        self.set_phase(Phase::Play(seat.next(self.board().players())));
    }
}
