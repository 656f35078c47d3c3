//! Why something is not allowed, by rule and with the facts.

use sobremesa_table::{REC, RuleId, Seat};

use crate::cards::Card;
use crate::meld::MeldKind;
use crate::options::{BadLevels, Combination, Stars};
use crate::state::Phase;

/// Why a move is not allowed. [`rule`](Refusal::rule) gives the id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the messages say what each variant and fact is")]
pub enum Refusal {
    #[error("{players} cannot play")]
    WrongPlayers { players: u8 },
    #[error(transparent)]
    BadLevels(#[from] BadLevels),
    #[error("`custom` is {custom} for the levels of {stars:?} star(s)")]
    WrongCustom { custom: bool, stars: Stars },
    #[error("the cards are not dealt")]
    NotDealt,
    #[error("a card was drawn in this turn")]
    AlreadyDrawn,
    #[error("no cards are kept now")]
    NoKeepDue,
    #[error("no reshuffle is due")]
    NoReshuffleDue,
    #[error("a reshuffle is due")]
    ReshuffleIsDue { has_skips: bool },
    #[error("the game is over")]
    GameOver,
    #[error("there is no seat {seat} in a game for {players}")]
    NoSuchSeat { seat: Seat, players: u8 },
    #[error("{found} of {card} are there instead of {expected}")]
    WrongCards { card: Card, found: u8, expected: u8 },
    #[error("{found} of {card} are shuffled in instead of {expected}")]
    WrongReshuffle { card: Card, found: u8, expected: u8 },
    #[error("{found} hands are dealt to {players} players")]
    WrongHandCount { found: usize, players: u8 },
    #[error("seat {seat} is dealt {found} cards")]
    WrongHandSize { seat: Seat, found: usize },
    #[error("seat {expected} deals")]
    WrongDealer { expected: Seat, is_first: bool },
    #[error("seat {seat} kept {card}, and it is not in the hand")]
    KeptNotDealt { seat: Seat, card: Card },
    #[error("it is another player's decision: {owed:?}")]
    NotYourDecision { owed: Phase },
    #[error("something else is to be decided")]
    SomethingElseIsDue { owed: Phase },
    #[error("the discard pile of seat {seat} is empty")]
    DiscardEmpty { seat: Seat },
    #[error("the level was laid in this round")]
    AlreadyLaid,
    #[error("{found} combinations are laid instead of {expected}")]
    WrongCombinationCount { found: usize, expected: usize },
    #[error("there are more combinations or cards than a level can have")]
    TooMuchLaid,
    #[error("combination {index} is to be {asked}")]
    OtherCombination { index: usize, asked: Combination },
    #[error("{card} does not belong in combination {index}, {kind:?}")]
    Misfit { index: usize, kind: MeldKind, card: Card },
    #[error("{card} cannot be laid: it is not in the hand")]
    LaidNotHeld { card: Card },
    #[error("a card must be left to discard")]
    NothingLeftToDiscard,
    #[error("the own level is to be laid first")]
    LevelNotLaid,
    #[error("seat {seat} has no combination {group}")]
    NoSuchGroup { seat: Seat, group: u8 },
    #[error("{card} cannot be added: it is not in the hand")]
    AddedNotHeld { card: Card },
    #[error("{card} does not fit there")]
    DoesNotFit { card: Card },
    #[error("the run cannot grow there")]
    RunIsAtItsEnd,
    #[error("a run grows at one of its ends: say which")]
    EndMissing,
    #[error("only runs have ends")]
    NoEnds,
    #[error("{card} cannot be discarded: it is not in the hand")]
    DiscardedNotHeld { card: Card },
    #[error("there is no skip in the hand")]
    NoSkip,
    #[error("a skip is laid before another player")]
    SkipOfOneself,
    #[error("a skip lies before seat {target}")]
    AlreadySkipped { target: Seat },
    #[error("the last card is discarded, also a skip")]
    LastCardIsDiscarded,
    #[error("at most four cards are kept, not {count}")]
    TooManyKept { count: usize },
    #[error("{card} cannot be kept: it is not in the hand")]
    KeptNotHeld { card: Card },
    #[error("seat {expected} has won")]
    WrongWinner { expected: Seat, by_level_8: bool },
    #[error("the winner is on level 9 at the end")]
    WrongWinnerLevel { by_level_8: bool },
    #[error("the levels are {expected:?}")]
    WrongLevels { expected: Vec<u8> },
    #[error("{expected} rounds were played")]
    WrongRounds { expected: u32 },
}

impl Refusal {
    /// The rule that is broken, such as `L8-5`; [`REC`] for a fault that is not a rule's.
    pub fn rule(&self) -> RuleId {
        match self {
            Refusal::BadLevels(_) => "L8-4c",
            Refusal::WrongCustom { stars: Stars::One, .. } => "L8-4a",
            Refusal::WrongCustom { stars: Stars::Two, .. } => "L8-4b",
            Refusal::WrongPlayers { .. }
            | Refusal::NotDealt
            | Refusal::GameOver
            | Refusal::NoSuchSeat { .. }
            | Refusal::WrongRounds { .. } => REC,
            Refusal::WrongCards { .. } => "L8-1",
            Refusal::WrongHandCount { .. } | Refusal::WrongHandSize { .. } => "L8-3",
            Refusal::WrongDealer { is_first: true, .. } => "L8-3",
            Refusal::WrongDealer { is_first: false, .. } => "L8-23",
            Refusal::NoReshuffleDue | Refusal::ReshuffleIsDue { has_skips: false } => "L8-15",
            Refusal::ReshuffleIsDue { has_skips: true } => "L8-17",
            Refusal::WrongReshuffle { .. } => "L8-15",
            Refusal::NotYourDecision { owed: Phase::Draw(_) | Phase::Act(_) } => "L8-4",
            Refusal::NotYourDecision { owed } | Refusal::SomethingElseIsDue { owed } => due(*owed),
            Refusal::AlreadyDrawn | Refusal::DiscardEmpty { .. } => "L8-5",
            Refusal::AlreadyLaid
            | Refusal::WrongCombinationCount { .. }
            | Refusal::TooMuchLaid
            | Refusal::OtherCombination { .. }
            | Refusal::LaidNotHeld { .. } => "L8-6",
            Refusal::Misfit { card: Card::Skip, .. } | Refusal::DoesNotFit { card: Card::Skip } => {
                "L8-14"
            }
            Refusal::Misfit { kind: MeldKind::Run(_), .. } => "L8-10",
            Refusal::Misfit { kind: MeldKind::Set(_), .. } => "L8-11",
            Refusal::Misfit { kind: MeldKind::Color(_), .. } => "L8-12",
            Refusal::NothingLeftToDiscard => "L8-9",
            Refusal::LevelNotLaid
            | Refusal::NoSuchGroup { .. }
            | Refusal::AddedNotHeld { .. }
            | Refusal::DoesNotFit { .. }
            | Refusal::RunIsAtItsEnd => "L8-7",
            Refusal::EndMissing | Refusal::NoEnds => REC,
            Refusal::DiscardedNotHeld { .. } => "L8-8",
            Refusal::NoSkip | Refusal::SkipOfOneself | Refusal::AlreadySkipped { .. } => "L8-16",
            Refusal::LastCardIsDiscarded => "L8-18",
            Refusal::NoKeepDue
            | Refusal::TooManyKept { .. }
            | Refusal::KeptNotHeld { .. }
            | Refusal::KeptNotDealt { .. } => "L8-24",
            Refusal::WrongWinner { by_level_8: true, .. }
            | Refusal::WrongWinnerLevel { by_level_8: true } => "L8-21",
            Refusal::WrongWinner { by_level_8: false, .. }
            | Refusal::WrongWinnerLevel { by_level_8: false } => "L8-22",
            Refusal::WrongLevels { .. } => "L8-20",
        }
    }
}

impl sobremesa_table::Refusal for Refusal {
    fn rule(&self) -> RuleId {
        Refusal::rule(self)
    }
}

/// The rule that wants this decision.
fn due(owed: Phase) -> RuleId {
    match owed {
        Phase::Deal | Phase::Over(_) => REC,
        Phase::Draw(_) => "L8-5",
        Phase::Act(_) => "L8-8",
        Phase::Pass(_) => "L8-16",
        Phase::Reshuffle(_) => "L8-15",
        Phase::Keep(_) => "L8-24",
    }
}
