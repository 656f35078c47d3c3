//! What players of Linko read.

use sobremesa_linko::{Card, End, Linko, Phase, Refusal, Value, Variant};
use sobremesa_table::{Record, Seat};
use sobremesa_words::{Tells, Words};

fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat")
}

#[test]
fn refusals_are_sentences() {
    let nine = Value::new(9).unwrap();
    let (thief, victim) = (seat(1), seat(2));
    let due = |owed| Refusal::SomethingElseIsDue { owed };
    for (refusal, sentence) in [
        (Refusal::WrongPlayers { players: 6 }, "Linko is for 2 to 5 players, not 6."),
        (Refusal::NotDealt, "The cards are not dealt yet."),
        (Refusal::AlreadyDealt, "The cards are dealt already."),
        (Refusal::GameOver, "The game is over."),
        (
            Refusal::NoSuchSeat { seat: seat(4), players: 3 },
            "There is no seat 4 here: 3 play, and seats are counted from 0.",
        ),
        (
            Refusal::WrongDeck { card: Card::Number(nine), found: 9 },
            "9 of the card 9 were dealt; the box has 8.",
        ),
        (
            Refusal::WrongDeck { card: Card::Joker, found: 4 },
            "4 of the card joker were dealt; the box has 5.",
        ),
        (
            Refusal::WrongHandCount { found: 2, players: 3 },
            "2 hands were dealt, and 3 should have been.",
        ),
        (
            Refusal::WrongHandSize { seat: seat(1), found: 12 },
            "Seat 1 was dealt 12 cards, and should have 13.",
        ),
        (Refusal::WrongReserve { found: 5 }, "The reserve starts with 6 cards, not 5."),
        (
            Refusal::JokersMissing { seat: seat(1) },
            "In the duel everyone starts with two jokers; seat 1 does not.",
        ),
        (Refusal::WrongBeginner { expected: seat(2) }, "Seat 2 begins."),
        (
            Refusal::NotYourDecision { owed: Phase::Play(seat(2)) },
            "It is the turn of seat 2, who must play cards.",
        ),
        (due(Phase::Ghost(seat(0))), "First seat 0 chooses a set of the ghost zone."),
        (
            due(Phase::Steal { thief, victim }),
            "First seat 1 decides about the layer that is stolen from seat 2.",
        ),
        (
            due(Phase::Answer { thief, victim }),
            "First seat 2 takes back or discards the layer that seat 1 left.",
        ),
        (
            due(Phase::Draw { thief, victim, left: 2 }),
            "First seat 2 draws, as often as cards were stolen.",
        ),
        (due(Phase::Extra(seat(0))), "First seat 0 draws a card or passes."),
        (due(Phase::Deal), "The cards are not dealt yet."),
        (due(Phase::Over(End::Exhausted)), "The game is over."),
        (Refusal::NothingPlayed, "At least one card must be played."),
        (
            Refusal::SeveralValues,
            "Cards that are played together have one value; jokers go with any.",
        ),
        (Refusal::NotHeld { card: Card::Joker, count: 1, held: 0 }, "No joker is in this hand."),
        (
            Refusal::NotHeld { card: Card::Number(nine), count: 3, held: 2 },
            "3 of 9 cannot be played: this hand has 2.",
        ),
        (
            Refusal::NotInTheBox { card: Card::Joker, count: 6 },
            "6 of joker cannot be played: the box has 5.",
        ),
        (
            Refusal::NoSuchSet { value: nine },
            "No set of 9 can be stolen from the ghost zone: it must have as many cards as were \
             played, and a lower value.",
        ),
        (Refusal::NoGhostTheft, "Nothing is to be stolen from the ghost zone now."),
        (Refusal::NoTheft, "Nothing is to be stolen now."),
        (
            Refusal::OtherVictim { victim },
            "Seat 2 is robbed first: opponents come one after another, clockwise.",
        ),
        (Refusal::NothingToAnswer, "No layer was left lying."),
        (
            Refusal::NoDraw { variant: Variant::Base },
            "No draw is due: a card is drawn only after a turn in which nothing could be stolen.",
        ),
        (
            Refusal::NoDraw { variant: Variant::Expert },
            "No draw is due: in this variant nobody draws after a turn without a theft.",
        ),
        (Refusal::PileEmpty, "The draw pile is empty; only the reserve is left."),
        (
            Refusal::NoSuchSlot { slot: 6, slots: 6 },
            "The reserve has no slot 6: it has 6, counted from 0.",
        ),
        (Refusal::WrongScores { expected: vec![3, -2] }, "The scores are 3, -2."),
        (Refusal::WrongWinners { expected: vec![thief] }, "The winner is seat 1."),
        (Refusal::WrongWinners { expected: vec![thief, victim] }, "The winners are seats 1, 2."),
    ] {
        assert_eq!(Linko::refusal(Words::english(), &refusal), sentence);
    }
}

/// Every event of the golden games can be told; two of them are kept in full.
#[test]
fn games_are_told_move_by_move() {
    let games = include_str!("../../linko/tests/golden/games.jsonl");
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan", "Eva"].map(String::from).into();
    let tell = |line: &str| {
        let mut text = String::new();
        Record::<Linko>::replay(line, |course, step| {
            text += &Linko::step(Words::english(), course, step, &names);
            text.push('\n');
        })
        .unwrap();
        text
    };
    let told: Vec<String> = games.lines().map(tell).collect();
    insta::assert_snapshot!("duel", told[0]);
    insta::assert_snapshot!("four_players", told[18]);
}
