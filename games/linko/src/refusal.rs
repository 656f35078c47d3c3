//! Why something is not allowed, by rule and with the facts.

use sobremesa_table::REC;
use sobremesa_table::{RuleId, Seat};

use crate::cards::{Card, Value};
use crate::options::Variant;
use crate::state::Phase;

/// Why a move is not allowed. [`rule`](sobremesa_table::Refusal::rule) gives the id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what each variant and fact is")]
pub enum Refusal {
    #[error("{players} cannot play")]
    WrongPlayers { players: u8 },
    #[error("the cards are not dealt yet")]
    NotDealt,
    #[error("the cards are dealt already")]
    AlreadyDealt,
    #[error("the game is over")]
    GameOver,
    #[error("there is no seat {seat} in a game for {players}")]
    NoSuchSeat { seat: Seat, players: u8 },
    #[error("{found} of {card} are dealt")]
    WrongDeck { card: Card, found: u8 },
    #[error("{found} hands are dealt to {players} players")]
    WrongHandCount { found: usize, players: u8 },
    #[error("seat {seat} is dealt {found} cards")]
    WrongHandSize { seat: Seat, found: usize },
    #[error("{found} cards are in the reserve")]
    WrongReserve { found: usize },
    #[error("seat {seat} does not have two jokers")]
    JokersMissing { seat: Seat },
    #[error("seat {expected} begins")]
    WrongBeginner { expected: Seat },
    #[error("it is not this player's decision, but another's")]
    NotYourDecision { owed: Phase },
    #[error("something else is to be decided")]
    SomethingElseIsDue { owed: Phase },
    #[error("at least one card must be played")]
    NothingPlayed,
    #[error("the cards have several values")]
    SeveralValues,
    #[error("{count} of {card} are played, and {held} are held")]
    NotHeld { card: Card, count: u8, held: u8 },
    #[error("{count} of {card} are played, and the box has {boxed}", boxed = .card.copies())]
    NotInTheBox { card: Card, count: usize },
    #[error("no set of {value:?} with as many cards as were played lies in the ghost zone, or it is not lower", value = .value.number())]
    NoSuchSet { value: Value },
    #[error("nothing is to be stolen from the ghost zone")]
    NoGhostTheft,
    #[error("nothing is to be stolen")]
    NoTheft,
    #[error("seat {victim} is to be robbed")]
    OtherVictim { victim: Seat },
    #[error("no layer was left lying")]
    NothingToAnswer,
    #[error("no draw is due")]
    NoDraw { variant: Variant },
    #[error("the pile is empty")]
    PileEmpty,
    #[error("the reserve has {slots} slots, so none is {slot}")]
    NoSuchSlot { slot: u8, slots: usize },
    #[error("the scores are {expected:?}")]
    WrongScores { expected: Vec<i32> },
    #[error("the winners are {expected:?}")]
    WrongWinners { expected: Vec<Seat> },
}

impl sobremesa_table::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::WrongPlayers { .. }
            | Refusal::NotDealt
            | Refusal::AlreadyDealt
            | Refusal::GameOver
            | Refusal::NoSuchSeat { .. } => REC,
            Refusal::WrongDeck { .. } => "LK-1",
            Refusal::WrongHandCount { .. }
            | Refusal::WrongHandSize { .. }
            | Refusal::WrongReserve { .. } => "LK-2",
            Refusal::JokersMissing { .. } => "LK-18",
            Refusal::WrongBeginner { .. } => "LK-3",
            Refusal::NotYourDecision { owed: Phase::Play(_) } => "LK-3",
            Refusal::NotYourDecision { owed } | Refusal::SomethingElseIsDue { owed } => due(*owed),
            Refusal::NothingPlayed
            | Refusal::SeveralValues
            | Refusal::NotHeld { .. }
            | Refusal::NotInTheBox { .. } => "LK-4",
            Refusal::NoSuchSet { .. } | Refusal::NoGhostTheft => "LK-21",
            Refusal::NoTheft | Refusal::OtherVictim { .. } => "LK-6",
            Refusal::NothingToAnswer => "LK-8",
            Refusal::NoDraw { variant: Variant::Base } => "LK-12",
            Refusal::NoDraw { variant: Variant::Advanced | Variant::Expert } => "LK-16",
            Refusal::PileEmpty => "LK-10",
            Refusal::NoSuchSlot { .. } => "LK-9",
            Refusal::WrongScores { .. } | Refusal::WrongWinners { .. } => "LK-15",
        }
    }
}

/// The rule that wants this decision.
fn due(owed: Phase) -> RuleId {
    match owed {
        Phase::Deal | Phase::Over(_) => REC,
        Phase::Play(_) => "LK-4",
        Phase::Ghost(_) => "LK-21",
        Phase::Steal { .. } => "LK-6",
        Phase::Answer { .. } => "LK-8",
        Phase::Draw { .. } => "LK-9",
        Phase::Extra(_) => "LK-12",
    }
}
