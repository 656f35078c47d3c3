//! Decisions and views as numbers.

use sobremesa_table::{Encodes, Field, Path, Pen, Seat};

use crate::action::{Action, Answer, Loot, Source};
use crate::board::RESERVE;
use crate::cards::{Card, Cards, Layer};
use crate::game::Linko;
use crate::options::{Rules, Variant};
use crate::state::{Phase, State};
use crate::view::View;

const SEATS: usize = 5;

/// How many of an area's layers are told one by one, from the top.
const LAYERS: usize = 2;

/// A layer: how many cards of each value, and jokers.
const LAYER: usize = Card::KINDS;

// Plays: value by value, for each 1 to 8 cards of it, each with 0 to 5 jokers; then 1 to 5 jokers alone.
const JOKERS: usize = 6;
const NUMBERS: usize = 8;
const ONLY_JOKERS: usize = 13 * NUMBERS * JOKERS;
const GHOST: usize = ONLY_JOKERS + JOKERS - 1;
const STEAL: usize = GHOST + 13;
const ANSWER: usize = STEAL + 2;
const DRAW: usize = ANSWER + 2;
const PASS: usize = DRAW + 1 + RESERVE;

impl Encodes for Linko {
    const CODES: usize = PASS + 1;

    const FIELDS: &'static [Field] = &[
        Field::new("phase", 7, 1, "play, ghost, steal, answer, draw, extra draw, over"),
        Field::new("players", 4, 1, "two to five"),
        Field::new("variant", 3, 1, "base, advanced, expert"),
        Field::new("decider", SEATS, 1, "who owes the decision, from the viewer on clockwise"),
        Field::new("turn", SEATS, 1, "whose turn it is"),
        Field::new("victim", SEATS, 1, "whose layer is stolen, or who draws for it"),
        Field::new("left", 1, 13, "how many draws are due"),
        Field::new("hand", Card::KINDS, 8, "the viewer's cards: 1 to 13, jokers"),
        Field::new(
            "hand_sizes",
            SEATS,
            109,
            "how many cards each player holds, from the viewer on",
        ),
        Field::new(
            "known",
            SEATS * Card::KINDS,
            8,
            "the cards that everyone knows to be in each hand",
        ),
        Field::new(
            "layers",
            SEATS * LAYERS * LAYER,
            8,
            "each player's top layer and the one below it: how many cards of each value, jokers",
        ),
        Field::new("heights", SEATS, 109, "how many layers each player has"),
        Field::new("areas", SEATS * Card::KINDS, 8, "all cards in each player's layers"),
        Field::new("reserve", RESERVE * Card::KINDS, 8, "the cards of each slot, from the left"),
        Field::new("ghost", Card::KINDS, 8, "the ghost zone"),
        Field::new("discard", Card::KINDS, 8, "the discard pile"),
        Field::new("pile", 1, 109, "how many cards the draw pile has"),
    ];

    #[inline]
    fn encode(_state: &State, action: &Action) -> Path {
        let code = match action {
            Action::Play(layer) => play(layer),
            Action::Ghost(value) => GHOST + usize::from(value.number()) - 1,
            Action::Steal { loot: Loot::Take, .. } => STEAL,
            Action::Steal { loot: Loot::Leave, .. } => STEAL + 1,
            Action::Answer(Answer::Keep) => ANSWER,
            Action::Answer(Answer::Discard) => ANSWER + 1,
            Action::Draw(Source::Pile) => DRAW,
            Action::Draw(Source::Slot(slot)) => DRAW + 1 + usize::from(*slot),
            Action::Pass => PASS,
        };
        Path::of(code)
    }

    fn observe(view: &View, _begun: &Path, pen: &mut Pen<'_>) {
        let (board, players) = (&view.board, view.board.players());
        let viewer = view.viewer.seat().unwrap_or(Seat::FIRST);
        let place = |seat: Seat| seat.steps_from(viewer, players);
        pen.mark(7, phase(view.phase));
        pen.mark(4, Some(players - 2));
        pen.mark(3, Some(variant(view.rules())));
        let (victim, left) = match view.phase {
            Phase::Steal { victim, .. } | Phase::Answer { victim, .. } => (Some(victim), 0),
            Phase::Draw { victim, left, .. } => (Some(victim), left),
            _ => (None, 0),
        };
        let decider = sobremesa_table::decider(view.phase.owed());
        pen.mark(SEATS, decider.map(place));
        pen.mark(SEATS, view.phase.turn().map(place));
        pen.mark(SEATS, victim.map(place));
        pen.put(left);
        let seats = || [viewer].into_iter().chain(viewer.others(players));
        let absent = SEATS - players;
        cards(pen, view.hand.unwrap_or_default());
        seats().for_each(|seat| pen.count(view.hand_sizes[seat.index()], 109));
        pen.room(absent);
        seats().for_each(|seat| cards(pen, view.known[seat.index()]));
        pen.room(absent * Card::KINDS);
        for area in seats().map(|seat| board.area(seat)) {
            let mut layers = area.layers().iter().rev();
            (0..LAYERS).for_each(|_| layer(pen, layers.next()));
        }
        pen.room(absent * LAYERS * LAYER);
        seats().for_each(|seat| pen.count(board.area(seat).layers().len(), 109));
        pen.room(absent);
        seats().for_each(|seat| cards(pen, board.area(seat).all()));
        pen.room(absent * Card::KINDS);
        let slots = board.reserve().slots();
        slots.iter().for_each(|slot| cards(pen, *slot));
        pen.room((RESERVE - slots.len()) * Card::KINDS);
        cards(pen, board.ghost());
        cards(pen, board.discard());
        pen.count(board.pile_size(), 109);
    }
}

fn play(layer: &Layer) -> usize {
    let jokers = usize::from(layer.cards().count(Card::Joker));
    match layer.card() {
        Card::Number(value) => {
            let numbers = usize::from(layer.len()) - jokers;
            ((usize::from(value.number()) - 1) * NUMBERS + numbers - 1) * JOKERS + jokers
        }
        Card::Joker => ONLY_JOKERS + jokers - 1,
    }
}

fn phase(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Deal => None,
        Phase::Play(_) => Some(0),
        Phase::Ghost(_) => Some(1),
        Phase::Steal { .. } => Some(2),
        Phase::Answer { .. } => Some(3),
        Phase::Draw { .. } => Some(4),
        Phase::Extra(_) => Some(5),
        Phase::Over(_) => Some(6),
    }
}

fn variant(rules: &Rules) -> usize {
    match rules.variant {
        Variant::Base => 0,
        Variant::Advanced => 1,
        Variant::Expert => 2,
    }
}

#[inline]
fn cards(pen: &mut Pen<'_>, cards: Cards) {
    pen.room(Card::KINDS).copy_from_slice(&cards.by_kind());
}

fn layer(pen: &mut Pen<'_>, layer: Option<&Layer>) {
    cards(pen, layer.map(Layer::cards).unwrap_or_default());
}
