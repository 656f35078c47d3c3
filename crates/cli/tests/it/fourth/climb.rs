//! Climb: a real little game, whole in one file. `docs/new-game.md` walks through it.
//!
//! - **CL-1** The cards are the letters A to Z. Two to four players get five each, or three.
//! - **CL-2** Seat 0 begins, and the next clockwise who can goes on; if nobody can, the last one begins anew.
//! - **CL-3** Only a later letter than the last one may be played; to begin, any.
//! - **CL-4** The first player without cards wins.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use sobremesa_bots::Bots;
use sobremesa_table::{
    Actor, Choice, Game, Move, Options, Owed, RuleId, Seat, Standing, Stream, StreamName, Values,
    Viewer,
};
use sobremesa_words::{Dictionary, Language, People, Tells, Words, arg};

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Climb {}

/// CL-1: the deck. A card is a letter, and the only decision is to play one.
const DECK: RangeInclusive<char> = 'A'..='Z';

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Rules {
    players: u8,
    cards: u8,
}

impl Options for Rules {
    const PLAYERS: RangeInclusive<u8> = 2..=4;
    const CHOICES: &'static [Choice] = &[Choice {
        name: "cards",
        values: Values::Numbers(&[5, 3]),
        default: Some("5"),
        help: "How many cards everyone gets: 5 (the default) or 3",
    }];
    type Wire = Rules;
    type Refusal = Refusal;

    fn from_wire(wire: Rules) -> Result<Rules, Refusal> {
        wire.validate().map(|()| wire)
    }

    fn players(&self) -> usize {
        self.players.into()
    }

    fn validate(&self) -> Result<(), Refusal> {
        let fits = Self::PLAYERS.contains(&self.players) && [3, 5].contains(&self.cards);
        fits.then_some(()).ok_or(Refusal::WrongSetup)
    }
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("2 to 4 play with 3 or 5 cards each, of a deck of 26")]
    WrongSetup,
    #[error("it is somebody else's turn")]
    NotYourTurn,
    #[error("you may play a card of your hand that comes after {top:?}")]
    TooLow { top: Option<char> },
}

impl sobremesa_table::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::WrongSetup => "CL-1",
            Refusal::NotYourTurn => "CL-2",
            Refusal::TooLow { .. } => "CL-3",
        }
    }
}

/// What lies open. There is no turn before the deal and after the end; and before the deal no hands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Table {
    top: Option<char>,
    last: Seat,
    turn: Option<Seat>,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct State {
    rules: Rules,
    table: Table,
    hands: Vec<Vec<char>>,
}

impl State {
    /// CL-3: the cards of a hand that may be played.
    fn playable(&self, seat: Seat) -> impl Iterator<Item = char> {
        self.hands[seat.index()].iter().copied().filter(|card| Some(*card) > self.table.top)
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    rules: Rules,
    table: Table,
    pub(crate) viewer: Viewer,
    hand: Vec<char>,
    sizes: Vec<usize>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum Event {
    Played { seat: Seat, card: char },
    Won { seat: Seat },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Outcome {
    pub(crate) winner: Seat,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(crate) enum Wire {
    Deal { hands: Vec<Vec<char>> },
    Play { seat: Seat, card: char },
}

impl Game for Climb {
    const NAME: &'static str = "climb";
    type Rules = Rules;
    type State = State;
    type Action = char;
    type Chance = Vec<Vec<char>>;
    type Statement = std::convert::Infallible;
    type Memory = ();
    type Note = ();
    type View = View;
    type Event = Event;
    type Refusal = Refusal;
    type Outcome = Outcome;
    type Wire = Wire;

    fn start(rules: &Rules) -> State {
        let last = Seat::all(rules.players()).last().expect("somebody plays");
        State { rules: *rules, table: Table { top: None, last, turn: None }, hands: Vec::new() }
    }

    fn rules(state: &State) -> &Rules {
        &state.rules
    }

    fn owed(state: &State) -> Owed {
        match state.table.turn {
            Some(seat) => Owed::Seat(seat),
            None if !state.hands.is_empty() => Owed::Nobody,
            None => Owed::Chance(StreamName { purpose: "deal", round: 0 }),
        }
    }

    fn legal_actions(state: &State, actions: &mut Vec<char>) {
        actions.clear();
        actions.extend(state.table.turn.into_iter().flat_map(|seat| state.playable(seat)));
    }

    fn check(state: &State, by: Actor, card: &char) -> Result<(), Refusal> {
        let seat = state.table.turn.filter(|seat| by == Actor::Seat(*seat));
        let seat = seat.ok_or(Refusal::NotYourTurn)?;
        let is_playable = state.playable(seat).any(|other| other == *card);
        if is_playable { Ok(()) } else { Err(Refusal::TooLow { top: state.table.top }) }
    }

    fn apply(state: &mut State, by: Actor, card: &char) -> Result<(), Refusal> {
        Self::check(state, by, card)?;
        let seat = state.table.turn.expect("checked: it is somebody's turn");
        state.hands[seat.index()].retain(|held| held != card);
        state.table = Table { top: Some(*card), last: seat, turn: None };
        if !state.hands[seat.index()].is_empty() {
            let mut others = seat.others(state.rules.players());
            let next = others.find(|seat| state.playable(*seat).next().is_some());
            state.table.top = state.table.top.filter(|_| next.is_some());
            state.table.turn = next.or(Some(seat));
        }
        Ok(())
    }

    fn draw_chance(state: &State, stream: &mut Stream) -> Vec<Vec<char>> {
        stream.deal(DECK.collect(), vec![state.rules.cards.into(); state.rules.players()])
    }

    fn apply_chance(state: &mut State, hands: &Vec<Vec<char>>) -> Result<(), Refusal> {
        let size = usize::from(state.rules.cards);
        let mut cards = hands.concat();
        cards.sort_unstable();
        cards.dedup();
        let is_deal = hands.len() == state.rules.players()
            && hands.iter().all(|hand| hand.len() == size && hand.is_sorted())
            && cards.len() == size * hands.len()
            && cards.iter().all(|card| DECK.contains(card));
        if !is_deal || !state.hands.is_empty() {
            return Err(Refusal::WrongSetup);
        }
        state.hands = hands.clone();
        state.table.turn = Seat::all(1).next();
        Ok(())
    }

    fn outcome(state: &State) -> Option<Outcome> {
        (Self::owed(state) == Owed::Nobody).then_some(Outcome { winner: state.table.last })
    }

    fn standing(rules: &Rules, outcome: &Outcome) -> Standing {
        Standing::won_by(outcome.winner, rules.players())
    }

    fn memory(_: &Rules) {}
    fn recall(_: &View) {}

    fn view(state: &State, (): &(), viewer: Viewer) -> View {
        let State { rules, table, ref hands } = *state;
        let hand =
            viewer.seat().and_then(|seat| hands.get(seat.index()).cloned()).unwrap_or_default();
        View { rules, table, viewer, hand, sizes: hands.iter().map(Vec::len).collect() }
    }

    fn events(_: &State, made: &Move<Climb>, after: &State, _: Viewer) -> Vec<Event> {
        let played = match made {
            Move::Action { action, .. } => {
                vec![Event::Played { seat: after.table.last, card: *action }]
            }
            _ => Vec::new(),
        };
        let won = Self::outcome(after).map(|outcome| Event::Won { seat: outcome.winner });
        played.into_iter().chain(won).collect()
    }

    fn determinize(view: &View, stream: &mut Stream) -> State {
        let is_unseen = |card: &char| !view.hand.contains(card) && Some(*card) != view.table.top;
        let mut state = State { table: view.table, ..Self::start(&view.rules) };
        let mut sizes = view.sizes.clone();
        let own = view.viewer.seat().filter(|_| !sizes.is_empty()).map(Seat::index);
        own.into_iter().for_each(|own| sizes[own] = 0);
        loop {
            state.hands = stream.deal(DECK.filter(is_unseen).collect(), sizes.clone());
            own.into_iter().for_each(|own| state.hands[own].clone_from(&view.hand));
            // Whoever must play can.
            if view.table.turn.is_none_or(|seat| state.playable(seat).next().is_some()) {
                return state;
            }
        }
    }

    fn to_wire(made: &Move<Climb>) -> Wire {
        match made {
            Move::Chance(hands) => Wire::Deal { hands: hands.clone() },
            Move::Action { by: Actor::Seat(seat), action } => {
                Wire::Play { seat: *seat, card: *action }
            }
            Move::Action { .. } | Move::Statement { .. } => unreachable!("nobody else moves"),
        }
    }

    fn from_wire(wire: Wire) -> Result<Move<Climb>, Refusal> {
        Ok(match wire {
            Wire::Deal { hands } => Move::Chance(hands),
            Wire::Play { seat, card } => Move::Action { by: Actor::Seat(seat), action: card },
        })
    }
}

impl Bots for Climb {}
impl sobremesa_page::Shows for Climb {}
impl sobremesa_arena::Tallies for Climb {}

static WORDS: Dictionary = Dictionary::english(include_str!("climb.ftl"));

impl Tells for Climb {
    fn words(language: Language) -> &'static Words {
        WORDS.of(language)
    }

    fn line(words: &Words, people: People<'_>, event: &Event) -> Option<String> {
        let (id, seat, card) = match event {
            Event::Played { seat, card } => ("climb-played", *seat, *card),
            Event::Won { seat } => ("climb-won", *seat, ' '),
        };
        Some(people.tell(words, id, [("name", seat)], [arg("card", card.to_string())]))
    }

    fn deed(words: &Words, _: &[String], card: &char) -> String {
        words.message("climb-deed", [arg("card", card.to_string())])
    }
}
