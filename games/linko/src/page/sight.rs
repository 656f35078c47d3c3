//! What all parts of the page ask for, found once.

use sobremesa_page::table::{Scene, Stage, Table};
use sobremesa_table::{Owed, Seat};
use sobremesa_words::Words;

use super::pick;
use crate::Linko;
use crate::{Action, Cards, Event, Layer, Phase, Prospect, View};

/// A scene, and what follows from it.
pub(super) struct Sight<'a> {
    pub(super) scene: &'a Scene<'a, Linko>,
    pub(super) words: &'static Words,
    /// What the viewer has picked of the hand, and what playing it would do.
    pub(super) picked: Option<(Layer, Prospect)>,
    /// What a bot would play, if the viewer asked and has picked nothing.
    pub(super) hinted: Option<(Layer, Prospect)>,
    /// The layer that was played last, while it lies on top.
    pub(super) last: Option<Seat>,
}

impl<'a> Sight<'a> {
    pub(super) fn new(scene: &'a Scene<'a, Linko>) -> Sight<'a> {
        let view = scene.view;
        let layer = view.hand.and_then(|hand| pick::parse(scene.pick, hand));
        let play = |layer| view.prospects().into_iter().find(|(possible, _)| *possible == layer);
        let picked = layer.and_then(play);
        let hinted = match scene.hint {
            Some(Action::Play(layer)) if picked.is_none() => play(*layer),
            _ => None,
        };
        Sight { scene, words: scene.words(), picked, hinted, last: last(scene) }
    }

    pub(super) fn view(&self) -> &'a View {
        self.scene.view
    }

    pub(super) fn table(&self) -> &'a Table {
        self.scene.table
    }

    /// The name on a seat.
    pub(super) fn name(&self, seat: Seat) -> &'a str {
        self.scene.table.name(seat)
    }

    /// Whether this seat is the viewer's.
    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.scene.table.me == Some(seat)
    }

    /// What the viewer may do now: nothing while a bot plays in their place.
    pub(super) fn legal(&self) -> &'a [Action] {
        if self.scene.table.is_away { &[] } else { self.scene.legal }
    }

    /// Whether the viewer is asked something.
    pub(super) fn is_asked(&self) -> bool {
        !self.legal().is_empty()
    }

    /// Whether nothing can be decided any more.
    pub(super) fn is_over(&self) -> bool {
        self.scene.table.stage == Stage::GivenUp || self.scene.view.open.is_some()
    }

    /// What a bot would do, if the viewer asked and has picked nothing.
    pub(super) fn hint(&self) -> Option<&'a Action> {
        self.scene.hint.filter(|_| self.picked.is_none())
    }

    /// What is picked or hinted at, and what playing it would do.
    pub(super) fn aimed(&self) -> Option<&(Layer, Prospect)> {
        self.picked.as_ref().or(self.hinted.as_ref())
    }

    /// The cards that are picked.
    pub(super) fn picked_cards(&self) -> Cards {
        self.picked.as_ref().map(|(layer, _)| layer.cards()).unwrap_or_default()
    }

    /// A player's top layer.
    pub(super) fn top(&self, seat: Seat) -> Option<&'a Layer> {
        self.scene.view.board.area(seat).top()
    }
}

/// Who must decide in a phase.
pub(super) fn owing(phase: Phase) -> Option<Seat> {
    match phase.owed() {
        Owed::Seat(seat) => Some(seat),
        _ => None,
    }
}

/// Who played last, if that layer still lies on top.
fn last(scene: &Scene<'_, Linko>) -> Option<Seat> {
    let mut events = scene.lines.iter().rev().flat_map(|line| line.events.iter().rev());
    let (seat, layer) = events.find_map(|event| match event {
        Event::Played { seat, layer } => Some((*seat, *layer)),
        _ => None,
    })?;
    (scene.view.board.area(seat).top() == Some(&layer)).then_some(seat)
}
