//! Why something is not allowed, by rule and with the facts.

use sobremesa_table::{REC, RuleId, Seat};

use crate::cards::{Card, LevelCard, World};
use crate::ending::End;

/// Why a move is not allowed. [`rule`](sobremesa_table::Refusal::rule) gives the id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what each variant and fact is")]
pub enum Refusal {
    #[error("{players} cannot play")]
    WrongPlayers { players: u8 },
    #[error("there are no {pauses} pauses")]
    TooManyPauses { pauses: u8 },
    #[error("the cards are not dealt yet")]
    NotDealt,
    #[error("the cards are dealt already")]
    AlreadyDealt,
    #[error("the game is over")]
    GameOver,
    #[error("there is no seat {seat} in a game for {players}")]
    NoSuchSeat { seat: Seat, players: u8 },
    #[error("{found} of {card} are dealt instead of {expected}")]
    WrongDeck { card: Card, found: u8, expected: u8 },
    #[error("{found} hands are dealt to {players} players")]
    WrongHandCount { found: usize, players: u8 },
    #[error("seat {seat} is dealt {found} cards instead of {expected}")]
    WrongHandSize { seat: Seat, found: usize, expected: usize },
    #[error("the team has not chosen who begins")]
    BeginnerNotChosen,
    #[error("the team has chosen who begins")]
    BeginnerAlreadyChosen,
    #[error("who begins is the team's choice, not one player's")]
    TeamDecides,
    #[error("{told} cards of {world} were told, and {held} are held")]
    FalseCount { world: World, told: u8, held: u8 },
    #[error("seat {seat} cannot wish something of itself as of another")]
    WishOfOneself { seat: Seat },
    #[error("a count names its number")]
    CountMissing,
    #[error("a count names a number and no player; a wish names no number")]
    GarbledStatement,
    #[error("it is the turn of seat {turn}")]
    NotYourTurn { turn: Seat },
    #[error("{card} is not in the hand")]
    NotHeld { card: Card },
    #[error("the exchange after the reset comes first")]
    SwapIsDue,
    #[error("cards are exchanged only right after a reset")]
    NoSwapNow,
    #[error("{count} cards cannot be exchanged: at most two can")]
    TooManySwapped { count: usize },
    #[error("{card} cannot be put under the pile: it is not in the hand")]
    SwappedNotHeld { card: Card },
    #[error("{row} has no reset left")]
    NoResetLeft { row: World },
    #[error("the column has a reset, so {row} cannot take one")]
    ColumnHasReset { row: World },
    #[error("{card} does not belong in row {row}")]
    OtherWorld { card: LevelCard, row: World },
    #[error("{card} cannot follow a value of {last}")]
    TooLow { card: LevelCard, last: u8 },
    #[error("{row} has a card in this column")]
    RowFilled { row: World },
    #[error("the column has no reset, so {row} must take one")]
    ColumnNeedsReset { row: World },
    #[error("nothing is tucked while the pile has cards: it has {pile_size}")]
    TuckTooEarly { pile_size: usize },
    #[error("{card} cannot be tucked under a pause in row {row}")]
    TuckedOtherWorld { card: LevelCard, row: World },
    #[error("{card} cannot be tucked: it is not in the hand")]
    TuckedNotHeld { card: LevelCard },
    #[error("the game ended so: {end:?}")]
    WrongWinner { end: End },
    #[error("the score is {expected}, not {claimed}")]
    WrongScore { expected: u32, claimed: u32 },
    #[error("{expected} level and reset cards have a cell, not {claimed}")]
    WrongPlaced { expected: u32, claimed: u32 },
    #[error("{expected} pauses are unused, not {claimed}")]
    WrongUnusedPauses { expected: u32, claimed: u32 },
}

impl sobremesa_table::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        match self {
            Refusal::WrongPlayers { .. }
            | Refusal::TooManyPauses { .. }
            | Refusal::NotDealt
            | Refusal::AlreadyDealt
            | Refusal::GameOver
            | Refusal::NoSuchSeat { .. }
            | Refusal::CountMissing => REC,
            Refusal::WrongDeck { card: Card::Level(_), .. } => "L10-1",
            Refusal::WrongDeck { card: Card::Pause, .. } => "L10-3",
            Refusal::WrongHandCount { .. } | Refusal::WrongHandSize { .. } => "L10-4",
            Refusal::BeginnerNotChosen | Refusal::BeginnerAlreadyChosen | Refusal::TeamDecides => {
                "L10-5"
            }
            Refusal::FalseCount { .. }
            | Refusal::WishOfOneself { .. }
            | Refusal::GarbledStatement => "L10-6",
            Refusal::NotYourTurn { .. } | Refusal::NotHeld { .. } => "L10-7",
            Refusal::SwapIsDue
            | Refusal::NoSwapNow
            | Refusal::TooManySwapped { .. }
            | Refusal::SwappedNotHeld { .. } => "L10-10",
            Refusal::NoResetLeft { .. } | Refusal::ColumnHasReset { .. } => "L10-11",
            Refusal::OtherWorld { .. } => "L10-13",
            Refusal::TooLow { .. } => "L10-14",
            Refusal::RowFilled { .. } => "L10-15",
            Refusal::ColumnNeedsReset { .. } => "L10-16",
            Refusal::TuckTooEarly { .. }
            | Refusal::TuckedOtherWorld { .. }
            | Refusal::TuckedNotHeld { .. } => "L10-18",
            Refusal::WrongWinner { end: End::Stuck(_) } => "L10-12",
            Refusal::WrongWinner { end: End::HandsEmpty } => "L10-20",
            Refusal::WrongWinner { end: End::Won } => "L10-21",
            Refusal::WrongScore { .. }
            | Refusal::WrongPlaced { .. }
            | Refusal::WrongUnusedPauses { .. } => "L10-22",
        }
    }
}
