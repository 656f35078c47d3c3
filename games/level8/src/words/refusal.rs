//! Why something is not allowed, for the player who tried it.

use sobremesa_table::Seat;
use sobremesa_words::{People, Words, arg, doer, reader_of};

use super::names::letter;
use super::{Names, list};
use crate::{
    BadLevel, BadLevels, Card, HAND, Keep, Level, MeldKind, NotACombination, Phase, Refusal,
};

pub(super) fn sentence(
    words: &Words,
    names: &[String],
    reader: &'static str,
    refusal: &Refusal,
) -> String {
    let (to, people) = (|| arg("to", reader), People::of(names));
    let naming = || arg("to", reader_of(names));
    let card = |card: &Card| arg("card", words.card(*card));
    let of_card = |id: &str, named: &Card| words.message(id, [to(), card(named)]);
    let name = |seat: &Seat| arg("name", people.name(*seat));
    let of_name = |id: &str, named: &Seat| words.message(id, [naming(), name(named)]);
    let seat = |seat: &Seat| arg("seat", seat.index());
    let of_seat = |id: &str, named: &Seat| words.message(id, [seat(named)]);
    match refusal {
        Refusal::NotDealt => words.text("level8-not-dealt"),
        Refusal::WrongPlayers { players } => {
            words.message("level8-wrong-players", [arg("players", *players)])
        }
        Refusal::BadLevels(bad) => bad_levels(words, bad),
        Refusal::WrongCustom { custom: true, stars } => {
            words.message("level8-not-custom", [arg("stars", u8::from(*stars))])
        }
        Refusal::WrongCustom { custom: false, stars } => {
            words.message("level8-is-custom", [arg("stars", u8::from(*stars))])
        }
        Refusal::AlreadyDrawn => words.message("level8-already-drawn", [to()]),
        Refusal::NoKeepDue => words.message("level8-no-keep-due", [to()]),
        Refusal::NoReshuffleDue => words.text("level8-no-reshuffle-due"),
        Refusal::ReshuffleIsDue { has_skips: false } => words.text("level8-reshuffle-is-due"),
        Refusal::ReshuffleIsDue { has_skips: true } => {
            words.text("level8-reshuffle-with-skips-is-due")
        }
        Refusal::GameOver => words.text("level8-game-over"),
        Refusal::NoSuchSeat { seat: number, players } => {
            words.message("level8-no-such-seat", [seat(number), arg("players", *players)])
        }
        Refusal::WrongCards { card: wrong, found, expected } => words.message(
            "level8-wrong-cards",
            [card(wrong), arg("found", *found), arg("expected", *expected)],
        ),
        Refusal::WrongReshuffle { card: wrong, found, expected } => words.message(
            "level8-wrong-reshuffle",
            [card(wrong), arg("found", *found), arg("expected", *expected)],
        ),
        Refusal::WrongHandCount { found, players } => words
            .message("level8-wrong-hand-count", [arg("found", *found), arg("players", *players)]),
        Refusal::WrongHandSize { seat: number, found } => words.message(
            "level8-wrong-hand-size",
            [seat(number), arg("found", *found), arg("expected", HAND)],
        ),
        Refusal::WrongDealer { expected, is_first: true } => {
            of_seat("level8-wrong-first-dealer", expected)
        }
        Refusal::WrongDealer { expected, is_first: false } => {
            of_seat("level8-wrong-dealer", expected)
        }
        Refusal::KeptNotDealt { seat: number, card: kept } => {
            words.message("level8-kept-not-dealt", [seat(number), card(kept)])
        }
        Refusal::NotYourDecision { owed } => due(words, people, reader_of(names), *owed),
        Refusal::SomethingElseIsDue { owed } => due(words, people, doer(names, reader), *owed),
        Refusal::DiscardEmpty { seat } => of_name("level8-discard-empty", seat),
        Refusal::AlreadyLaid => words.message("level8-already-laid", [to()]),
        Refusal::WrongCombinationCount { found, expected } => words.message(
            "level8-wrong-combination-count",
            [arg("found", *found), arg("expected", *expected)],
        ),
        Refusal::TooMuchLaid => words.message(
            "level8-too-much-laid",
            [arg("combinations", Level::MOST), arg("cards", Level::MOST_CARDS)],
        ),
        Refusal::OtherCombination { index, asked } => {
            let combination = arg("combination", words.combination(*asked));
            let place = arg("place", *index + 1);
            words.message("level8-other-combination", [place, combination])
        }
        Refusal::Misfit { index, kind, card } => misfit(words, *index, *kind, *card),
        Refusal::LaidNotHeld { card: laid } => {
            let values = [to(), arg("kind", kind_of(*laid)), card(laid)];
            words.message("level8-laid-not-held", values)
        }
        Refusal::NothingLeftToDiscard => words.message("level8-nothing-left-to-discard", [to()]),
        Refusal::LevelNotLaid => words.message("level8-level-not-laid", [to()]),
        Refusal::NoSuchGroup { seat, group } => {
            words.message("level8-no-such-group", [naming(), name(seat), arg("group", *group)])
        }
        Refusal::AddedNotHeld { card } => of_card("level8-added-not-held", card),
        Refusal::DoesNotFit { card: Card::Skip } => words.text("level8-skip-in-combination"),
        Refusal::DoesNotFit { card: added } => words.message("level8-does-not-fit", [card(added)]),
        Refusal::RunIsAtItsEnd => words.text("level8-run-is-at-its-end"),
        Refusal::EndMissing => words.text("level8-end-missing"),
        Refusal::NoEnds => words.text("level8-no-ends"),
        Refusal::DiscardedNotHeld { card } => of_card("level8-discarded-not-held", card),
        Refusal::NoSkip => words.message("level8-no-skip", [to()]),
        Refusal::SkipOfOneself => words.message("level8-skip-of-oneself", [to()]),
        Refusal::AlreadySkipped { target } => of_name("level8-already-skipped", target),
        Refusal::LastCardIsDiscarded => words.message("level8-last-card-is-discarded", [to()]),
        Refusal::TooManyKept { count } => {
            words.message("level8-too-many-kept", [arg("most", Keep::MOST), arg("count", *count)])
        }
        Refusal::KeptNotHeld { card: kept } => {
            let values = [to(), arg("kind", kind_of(*kept)), card(kept)];
            words.message("level8-kept-not-held", values)
        }
        Refusal::WrongWinner { expected, by_level_8: true } => {
            of_seat("level8-wrong-winner-by-last-level", expected)
        }
        Refusal::WrongWinner { expected, by_level_8: false } => {
            of_seat("level8-wrong-winner-by-going-out", expected)
        }
        Refusal::WrongWinnerLevel { .. } => words.text("level8-wrong-winner-level"),
        Refusal::WrongLevels { expected } => {
            words.message("level8-wrong-levels", [arg("levels", list(expected, ", "))])
        }
        Refusal::WrongRounds { expected } => {
            words.message("level8-wrong-rounds", [arg("expected", *expected)])
        }
    }
}

fn kind_of(card: Card) -> &'static str {
    match card {
        Card::Number(_) => "number",
        Card::Joker => "joker",
        Card::Skip => "skip",
    }
}

/// Why a card cannot stand where it would be laid.
fn misfit(words: &Words, index: usize, kind: MeldKind, card: Card) -> String {
    let place = arg("place", index + 1);
    let card_name = arg("card", words.card(card));
    match (kind, card) {
        (_, Card::Skip) => words.text("level8-skip-in-combination"),
        (MeldKind::Run(from), Card::Joker) => {
            words.message("level8-misfit-run-joker", [place, arg("from", from.number())])
        }
        (MeldKind::Run(from), Card::Number(_)) => {
            words.message("level8-misfit-run", [place, arg("from", from.number()), card_name])
        }
        (MeldKind::Set(value), _) => {
            words.message("level8-misfit-set", [place, arg("value", value.number()), card_name])
        }
        (MeldKind::Color(color), _) => {
            words.message("level8-misfit-color", [place, arg("color", letter(color)), card_name])
        }
    }
}

/// What must be decided first, and by whom: somebody else, or the player who tried something else.
fn due(words: &Words, people: People<'_>, to: &'static str, owed: Phase) -> String {
    let (what, seat) = match owed {
        Phase::Deal => return words.text("level8-not-dealt"),
        Phase::Reshuffle(_) => return words.text("level8-reshuffle-is-due"),
        Phase::Over(_) => return words.text("level8-game-over"),
        Phase::Draw(seat) => ("draw", seat),
        Phase::Act(seat) => ("act", seat),
        Phase::Pass(seat) => ("pass", seat),
        Phase::Keep(seat) => ("keep", seat),
    };
    let name = arg("name", people.name(seat));
    words.message("level8-due", [arg("to", to), arg("what", what), name])
}

/// L8-4c: what is wrong in which level.
fn bad_levels(words: &Words, bad: &BadLevels) -> String {
    let (number, fault) = match bad {
        BadLevels::Count { found } => {
            return words.message("level8-wrong-level-count", [arg("found", *found)]);
        }
        BadLevels::Level { number, fault } => (arg("number", *number), fault),
    };
    match fault {
        BadLevel::Combinations { found } => {
            words.message("level8-level-combinations", [number, arg("found", *found)])
        }
        BadLevel::Combination(NotACombination(text)) => {
            words.message("level8-level-unknown", [number, arg("text", text.as_str())])
        }
        BadLevel::Size { combination, least, most } => {
            let combination = arg("combination", combination.to_string());
            let (least, most) = (arg("least", *least), arg("most", *most));
            words.message("level8-level-size", [number, combination, least, most])
        }
        BadLevel::Cards { found } => {
            words.message("level8-level-cards", [number, arg("found", *found)])
        }
    }
}
