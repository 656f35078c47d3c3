//! Why something is not allowed, in a sentence.

use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg, doer, reader_of};

use super::list;
use crate::HAND;
use crate::words::names::{Names, kind_of};
use crate::{Card, Phase, Refusal, Variant};

/// Why something is not allowed.
pub(super) fn sentence(
    words: &Words,
    names: &[String],
    reader: &'static str,
    refusal: &Refusal,
) -> String {
    let (to, people) = (|| arg("to", reader), People::of(names));
    let seat = |seat: &Seat| arg("seat", seat.index());
    let kind = |card: &Card| arg("kind", kind_of(*card));
    let number = |card: &Card| arg("card", words.card(*card));
    match refusal {
        Refusal::WrongPlayers { players } => {
            words.message("linko-wrong-players", [arg("players", *players)])
        }
        Refusal::NotDealt => words.text("linko-not-dealt"),
        Refusal::AlreadyDealt => words.text("linko-already-dealt"),
        Refusal::GameOver => words.text("linko-game-over"),
        Refusal::NoSuchSeat { seat: number, players } => {
            words.message("linko-no-such-seat", [seat(number), arg("players", *players)])
        }
        Refusal::WrongDeck { card, found } => words.message(
            "linko-wrong-deck",
            [arg("card", words.card(*card)), arg("found", *found), arg("expected", card.copies())],
        ),
        Refusal::WrongHandCount { found, players } => words
            .message("linko-wrong-hand-count", [arg("found", *found), arg("players", *players)]),
        Refusal::WrongHandSize { seat: number, found } => words.message(
            "linko-wrong-hand-size",
            [seat(number), arg("found", *found), arg("expected", HAND)],
        ),
        Refusal::WrongReserve { found } => {
            let expected = arg("expected", crate::RESERVE);
            words.message("linko-wrong-reserve", [arg("found", *found), expected])
        }
        Refusal::JokersMissing { seat: number } => {
            words.message("linko-jokers-missing", [seat(number)])
        }
        Refusal::WrongBeginner { expected } => {
            words.message("linko-wrong-beginner", [seat(expected)])
        }
        Refusal::NotYourDecision { owed } => due(words, people, reader_of(names), *owed),
        Refusal::SomethingElseIsDue { owed } => due(words, people, doer(names, reader), *owed),
        Refusal::NothingPlayed => words.text("linko-nothing-played"),
        Refusal::SeveralValues => words.text("linko-several-values"),
        Refusal::NotHeld { card, count, held } => words.message(
            "linko-not-held",
            [to(), kind(card), number(card), arg("count", *count), arg("held", *held)],
        ),
        Refusal::NotInTheBox { card, count } => words.message(
            "linko-not-in-the-box",
            [to(), kind(card), number(card), arg("count", *count), arg("boxed", card.copies())],
        ),
        Refusal::NoSuchSet { value } => {
            words.message("linko-no-such-set", [arg("value", value.number())])
        }
        Refusal::NoGhostTheft => words.message("linko-no-ghost-theft", [to()]),
        Refusal::NoTheft => words.message("linko-no-theft", [to()]),
        Refusal::OtherVictim { victim } => words.message(
            "linko-other-victim",
            [arg("to", reader_of(names)), arg("name", people.name(*victim))],
        ),
        Refusal::NothingToAnswer => words.text("linko-nothing-to-answer"),
        Refusal::NoDraw { variant: Variant::Base } => words.text("linko-no-draw-base"),
        Refusal::NoDraw { variant: Variant::Advanced | Variant::Expert } => {
            words.text("linko-no-draw-advanced")
        }
        Refusal::PileEmpty => words.text("linko-pile-empty"),
        Refusal::NoSuchSlot { slot, slots } => {
            words.message("linko-no-such-slot", [arg("slot", *slot), arg("slots", *slots)])
        }
        Refusal::WrongScores { expected } => {
            words.message("linko-wrong-scores", [arg("scores", list(expected))])
        }
        Refusal::WrongWinners { expected } => words.message(
            "linko-wrong-winners",
            [arg("count", expected.len()), arg("winners", list(expected))],
        ),
    }
}

/// What must be decided first, and by whom: somebody else, or the player who tried something else.
fn due(words: &Words, people: People<'_>, to: &'static str, owed: Phase) -> String {
    let (what, seat, other) = match owed {
        Phase::Deal => return words.text("linko-not-dealt"),
        Phase::Over(_) => return words.text("linko-game-over"),
        Phase::Play(seat) => ("play", seat, seat),
        Phase::Ghost(seat) => ("ghost", seat, seat),
        Phase::Steal { thief, victim } => ("steal", thief, victim),
        Phase::Answer { thief, victim } => ("answer", victim, thief),
        Phase::Draw { thief, victim, .. } => ("draw", victim, thief),
        Phase::Extra(seat) => ("extra", seat, seat),
    };
    let (seat, other) = (people.name(seat), people.name(other));
    let values = [arg("to", to), arg("what", what), arg("name", seat), arg("other", other)];
    words.message("linko-due", values)
}
