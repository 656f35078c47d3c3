//! Why something is not allowed, for the player who tried it or the reader of a record.

use sobremesa_words::{People, Words, arg, reader_of};

use super::Names;
use crate::{Card, End, LevelCard, Refusal, World};

pub(super) fn sentence(
    words: &Words,
    names: &[String],
    reader: &'static str,
    refusal: &Refusal,
) -> String {
    let (to, people) = (|| arg("to", reader), People::of(names));
    let card_arg = |card: LevelCard| arg("card", words.level_card(card));
    let row_arg = |row: World| arg("row", words.world(row));
    let in_row = |id: &str, row: World| words.message(id, [row_arg(row)]);
    let numbers = |id: &str, expected: u32, claimed: u32| {
        words.message(id, [arg("expected", expected), arg("claimed", claimed)])
    };
    match *refusal {
        Refusal::WrongPlayers { players } => {
            words.message("level10-wrong-players", [arg("players", players)])
        }
        Refusal::TooManyPauses { pauses } => {
            words.message("level10-too-many-pauses", [arg("pauses", pauses)])
        }
        Refusal::NotDealt => words.text("level10-not-dealt"),
        Refusal::AlreadyDealt => words.text("level10-already-dealt"),
        Refusal::GameOver => words.text("level10-game-over"),
        Refusal::NoSuchSeat { seat, players } => {
            let seat = arg("seat", seat.index());
            words.message("level10-no-such-seat", [seat, arg("players", players)])
        }
        Refusal::WrongDeck { card: Card::Level(card), found, .. } => {
            words.message("level10-wrong-deck-level", [card_arg(card), arg("found", found)])
        }
        Refusal::WrongDeck { card: Card::Pause, found, expected } => words
            .message("level10-wrong-deck-pauses", [arg("found", found), arg("expected", expected)]),
        Refusal::WrongHandCount { found, players } => words
            .message("level10-wrong-hand-count", [arg("found", found), arg("players", players)]),
        Refusal::WrongHandSize { seat, found, expected } => words.message(
            "level10-wrong-hand-size",
            [arg("seat", seat.index()), arg("found", found), arg("expected", expected)],
        ),
        Refusal::BeginnerNotChosen => words.text("level10-beginner-not-chosen"),
        Refusal::BeginnerAlreadyChosen => words.text("level10-beginner-already-chosen"),
        Refusal::TeamDecides => words.text("level10-team-decides"),
        Refusal::FalseCount { world, told, held } => words.message(
            "level10-false-count",
            [to(), arg("world", words.world(world)), arg("told", told), arg("held", held)],
        ),
        Refusal::WishOfOneself { seat } => {
            words.message("level10-wish-of-oneself", [to(), arg("seat", seat.index())])
        }
        Refusal::CountMissing => words.message("level10-count-missing", [to()]),
        Refusal::GarbledStatement => words.message("level10-garbled-statement", [to()]),
        Refusal::NotYourTurn { turn } => words.message(
            "level10-not-your-turn",
            [arg("to", reader_of(names)), arg("name", people.name(turn))],
        ),
        Refusal::NotHeld { card: Card::Level(card) } => {
            words.message("level10-not-held-level", [to(), card_arg(card)])
        }
        Refusal::NotHeld { card: Card::Pause } => words.message("level10-not-held-pause", [to()]),
        Refusal::SwapIsDue => words.text("level10-swap-is-due"),
        Refusal::NoSwapNow => words.text("level10-no-swap-now"),
        Refusal::TooManySwapped { count } => {
            words.message("level10-too-many-swapped", [arg("count", count)])
        }
        Refusal::SwappedNotHeld { card } => {
            words.message("level10-swapped-not-held", [to(), arg("card", words.card(card))])
        }
        Refusal::NoResetLeft { row } => in_row("level10-no-reset-left", row),
        Refusal::ColumnHasReset { row } => in_row("level10-column-has-reset", row),
        Refusal::OtherWorld { card, row } => words.message(
            "level10-other-world",
            [card_arg(card), arg("world", words.world(card.world)), row_arg(row)],
        ),
        Refusal::TooLow { card, last } => {
            let last = arg("last", words.value_of(card.world, last));
            words.message("level10-too-low", [card_arg(card), last])
        }
        Refusal::RowFilled { row } => in_row("level10-row-filled", row),
        Refusal::ColumnNeedsReset { row } => in_row("level10-column-needs-reset", row),
        Refusal::TuckTooEarly { pile_size } => {
            words.message("level10-tuck-too-early", [arg("pile", pile_size)])
        }
        Refusal::TuckedOtherWorld { card, row } => {
            words.message("level10-tucked-other-world", [card_arg(card), row_arg(row)])
        }
        Refusal::TuckedNotHeld { card } => {
            words.message("level10-tucked-not-held", [to(), card_arg(card)])
        }
        Refusal::WrongWinner { end } => words.text(match end {
            End::Won => "level10-wrong-winner-won",
            End::Stuck(_) => "level10-wrong-winner-stuck",
            End::HandsEmpty => "level10-wrong-winner-hands-empty",
        }),
        Refusal::WrongScore { expected, claimed } => {
            numbers("level10-wrong-score", expected, claimed)
        }
        Refusal::WrongPlaced { expected, claimed } => {
            numbers("level10-wrong-placed", expected, claimed)
        }
        Refusal::WrongUnusedPauses { expected, claimed } => {
            numbers("level10-wrong-unused-pauses", expected, claimed)
        }
    }
}
