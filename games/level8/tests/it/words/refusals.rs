//! What players of Level 8 read when something is not allowed.

use sobremesa_level8::{
    Card, Color, Combination, End, Level8, Levels, MeldKind, Next, Phase, Refusal, Stars, Value,
};
use sobremesa_words::{Language, Tells};

use super::english;
use crate::rules::table::seat;

fn value(number: u8) -> Value {
    Value::new(number).expect("a value")
}

#[track_caller]
fn check_sentences<const N: usize>(cases: [(Refusal, &str); N]) {
    for (refusal, sentence) in cases {
        assert_eq!(Level8::refusal(english(), &[], &refusal), sentence);
    }
}

#[test]
fn bad_levels_are_named() {
    let list = |third: &str| format!("set2, run3, {third}, set2, set2, set2, set2, set2");
    for (levels, sentence) in [
        (list(""), "Level 3: a level has 1 to 4 combinations, not 0."),
        (list("row4"), "Level 3: “row4” is not a combination, such as run4, set2 or colour7."),
        (list("run2"), "Level 3: run2 is not of 3 to 12 cards."),
        (list("run9 set2"), "Level 3: a level has at most 10 cards, not 11."),
        ("set2, set2".into(), "A game has 8 levels, with commas between them, not 2."),
    ] {
        let bad = levels.parse::<Levels>().unwrap_err();
        let told = Level8::refusal(english(), &[], &Refusal::BadLevels(bad));
        assert_eq!(told, sentence);
    }
}

#[test]
fn refusals_of_deals_are_sentences() {
    let red_7: Card = "R7".parse().unwrap();
    check_sentences([
        (Refusal::NotDealt, "The cards are not dealt yet: a round begins with the deal."),
        (Refusal::WrongPlayers { players: 7 }, "Level 8 is for 2 to 6 players, not 7."),
        (
            Refusal::WrongCustom { custom: true, stars: Stars::One },
            "These are the levels that come with one star, so they are not custom.",
        ),
        (
            Refusal::WrongCustom { custom: false, stars: Stars::Two },
            "These are not the levels that come with two stars, so they must be called custom.",
        ),
        (Refusal::AlreadyDrawn, "One card is drawn in a turn, and it was drawn already."),
        (
            Refusal::NoKeepDue,
            "This player keeps no cards: only a player on level 5 or higher of the two-star side who has not laid it down may, once after a round.",
        ),
        (Refusal::WrongWinnerLevel { by_level_8: true }, "Whoever wins is on level 9 at the end."),
        (
            Refusal::NoReshuffleDue,
            "No new draw pile is due: it is shuffled when the last face-down card has been drawn.",
        ),
        (
            Refusal::ReshuffleIsDue { has_skips: false },
            "The draw pile is used up: first the discard piles, but for their top cards, are \
             shuffled into a new one.",
        ),
        (
            Refusal::ReshuffleIsDue { has_skips: true },
            "The draw pile is used up: first the discard piles, but for their top cards, and the \
             skips under the pile are shuffled into a new one.",
        ),
        (
            Refusal::NoSuchSeat { seat: seat(4), players: 3 },
            "There is no seat 4 here: 3 play, and seats are counted from 0.",
        ),
        (
            Refusal::WrongCards { card: red_7, found: 2, expected: 1 },
            "Hands and pile together have the red 7 twice, and should have it once.",
        ),
        (
            Refusal::WrongCards { card: Card::Joker, found: 1, expected: 7 },
            "Hands and pile together have a joker once, and should have it 7 times.",
        ),
        (
            Refusal::WrongReshuffle { card: Card::Skip, found: 0, expected: 1 },
            "The new draw pile has a skip zero times, and should have it once: it is made of the \
             discard piles, but for their top cards, and of the skips under the old pile.",
        ),
        (
            Refusal::WrongHandCount { found: 1, players: 3 },
            "One hand was dealt, and 3 should have been.",
        ),
        (
            Refusal::WrongHandSize { seat: seat(1), found: 9 },
            "Seat 1 has 9 cards after the deal, and should have 10, kept cards included.",
        ),
        (
            Refusal::WrongDealer { expected: seat(2), is_first: true },
            "The options say that seat 2 deals first.",
        ),
        (
            Refusal::WrongDealer { expected: seat(2), is_first: false },
            "Seat 2 deals this round: the left neighbor of the last dealer.",
        ),
        (
            Refusal::KeptNotDealt { seat: seat(1), card: red_7 },
            "Seat 1 kept the red 7, which is missing in the new hand: kept cards belong to it.",
        ),
    ]);
}

#[test]
fn refusals_at_the_wrong_time_are_sentences() {
    let due = |owed| Refusal::SomethingElseIsDue { owed };
    check_sentences([
        (
            Refusal::NotYourDecision { owed: Phase::Draw(seat(2)) },
            "It is the turn of seat 2, who must begin it by drawing a card.",
        ),
        (
            due(Phase::Act(seat(0))),
            "It is the turn of seat 0, who has drawn, may lay down and add cards, and must end \
             it with a discard or a skip.",
        ),
        (due(Phase::Pass(seat(1))), "A skip lies in front of seat 1, who must pass this turn."),
        (
            due(Phase::Keep(seat(1))),
            "First seat 1 chooses up to four cards to keep for the next round, or none.",
        ),
        (
            due(Phase::Reshuffle(Next::Act(seat(1)))),
            "The draw pile is used up: first the discard piles, but for their top cards, are \
             shuffled into a new one.",
        ),
        (due(Phase::Deal), "The cards are not dealt yet: a round begins with the deal."),
        (due(Phase::Over(End::LastLevel(seat(1)))), "The game is over."),
        (Refusal::GameOver, "The game is over."),
    ]);
}

#[test]
fn refusals_of_levels_are_sentences() {
    let red_7: Card = "R7".parse().unwrap();
    let misfit = |index, kind, card| Refusal::Misfit { index, kind, card };
    let skip = "A skip never belongs to a combination: use number cards and jokers.";
    check_sentences([
        (
            Refusal::AlreadyLaid,
            "A level is laid down once in a round, and this one lies on the table already: now \
             cards can be added to combinations, one by one.",
        ),
        (
            Refusal::WrongCombinationCount { found: 2, expected: 1 },
            "This level has one combination, not 2: lay down all of it at once, and nothing \
             beyond it.",
        ),
        (
            Refusal::TooMuchLaid,
            "No level has more than 4 combinations or 10 cards: lay down exactly what the level \
             asks for.",
        ),
        (
            Refusal::OtherCombination { index: 0, asked: Combination::Run(4) },
            "The first combination must be a run of 4: lay down exactly what the level asks for, \
             in its order.",
        ),
        (
            Refusal::OtherCombination { index: 3, asked: Combination::Set(2) },
            "The fourth combination must be a pair: lay down exactly what the level asks for, in \
             its order.",
        ),
        (
            misfit(0, MeldKind::Run(value(4)), red_7),
            "In the first combination, a run from 4 upward, the red 7 is out of place: its values \
             must follow one another without a gap.",
        ),
        (
            misfit(0, MeldKind::Run(value(14)), Card::Joker),
            "The first combination, a run from 14 upward, goes beyond 15: begin it lower.",
        ),
        (
            misfit(1, MeldKind::Set(value(4)), red_7),
            "In the second combination, a set of 4s, the red 7 is out of place: all its cards \
             must have that value, or be jokers.",
        ),
        (
            misfit(2, MeldKind::Color(Color::Blue), red_7),
            "In the third combination, a group of blue cards, the red 7 is out of place: all its \
             cards must have that color, or be jokers.",
        ),
        (misfit(2, MeldKind::Color(Color::Blue), Card::Skip), skip),
        (
            Refusal::LaidNotHeld { card: red_7 },
            "This hand does not have the red 7, or these combinations use it twice: lay down \
             cards of the hand, each of them once.",
        ),
        (
            Refusal::LaidNotHeld { card: Card::Joker },
            "This hand has fewer jokers than these combinations use: lay down cards of the hand, \
             each of them once.",
        ),
        (
            Refusal::NothingLeftToDiscard,
            "At least one card must stay in the hand, because the turn ends with a discard.",
        ),
    ]);
}

#[test]
fn refusals_of_additions_are_sentences() {
    let red_7: Card = "R7".parse().unwrap();
    check_sentences([
        (
            Refusal::LevelNotLaid,
            "Cards can be added only by a player who has laid down the level in this round: lay \
             it down first, or end the turn.",
        ),
        (
            Refusal::NoSuchGroup { seat: seat(1), group: 2 },
            "Seat 1 has no combination 2 on the table: choose one that lies there, counted from 0.",
        ),
        (
            Refusal::AddedNotHeld { card: Card::Joker },
            "This hand does not have a joker: add a card that it has.",
        ),
        (
            Refusal::DoesNotFit { card: red_7 },
            "That combination does not take the red 7 there: a run takes the next value at either \
             end, a set cards of its value, and a group of one color cards of that color.",
        ),
        (
            Refusal::DoesNotFit { card: Card::Skip },
            "A skip never belongs to a combination: use number cards and jokers.",
        ),
        (
            Refusal::RunIsAtItsEnd,
            "That run can’t grow at this end: values go from 1 to 15. Choose its other end, \
             or another combination.",
        ),
        (
            Refusal::EndMissing,
            "That combination is a run: say whether the card goes to its low or its high end.",
        ),
        (Refusal::NoEnds, "That combination is not a run: add the card without naming an end."),
    ]);
}

#[test]
fn refusals_at_a_turns_or_rounds_end_are_sentences() {
    let red_7: Card = "R7".parse().unwrap();
    check_sentences([
        (
            Refusal::DiscardEmpty { seat: seat(1) },
            "The discard pile of seat 1 is empty: draw from the draw pile, or from a discard pile \
             that has a card.",
        ),
        (
            Refusal::DiscardedNotHeld { card: red_7 },
            "This hand does not have the red 7: discard a card that it has.",
        ),
        (Refusal::NoSkip, "There is no skip in this hand: end the turn with a discard."),
        (
            Refusal::SkipOfOneself,
            "A skip is laid in front of another player, never in front of oneself: choose \
             somebody else.",
        ),
        (
            Refusal::AlreadySkipped { target: seat(2) },
            "A skip lies in front of seat 2 already: choose somebody else, or end the turn with a \
             discard.",
        ),
        (
            Refusal::LastCardIsDiscarded,
            "This skip is the last card of the hand and stops nobody: discard it, and the round \
             ends.",
        ),
        (Refusal::TooManyKept { count: 5 }, "At most 4 cards can be kept, not 5."),
        (
            Refusal::KeptNotHeld { card: red_7 },
            "This hand does not have the red 7, or it would be kept twice: keep cards of the \
             hand, each of them once.",
        ),
        (
            Refusal::KeptNotHeld { card: Card::Skip },
            "This hand has fewer skips than would be kept: keep cards of the hand, each of them \
             once.",
        ),
        (
            Refusal::WrongWinner { expected: seat(1), by_level_8: true },
            "Seat 1 has won, by laying down level 8.",
        ),
        (
            Refusal::WrongWinner { expected: seat(1), by_level_8: false },
            "Seat 1 has won, by ending the round on level 7.",
        ),
        (Refusal::WrongLevels { expected: vec![3, 9] }, "At the end the levels are 3, 9."),
        (Refusal::WrongRounds { expected: 1 }, "One round was dealt."),
        (Refusal::WrongRounds { expected: 5 }, "5 rounds were dealt."),
    ]);
}

/// At a table, a refusal speaks to the player who tried something, and of the others by their names.
#[test]
fn players_are_told_of_people_and_not_of_seats() {
    let names = ["Ada", "Ben", "Élise"].map(String::from);
    let (red_7, owed): (Card, _) = ("R7".parse().unwrap(), Phase::Draw(seat(2)));
    for (language, turn, you, empty, held) in [
        (
            Language::English,
            "Élise must draw a card first.",
            "First draw a card: every turn begins with it.",
            "Élise’s discard pile is empty",
            "You don’t have the red 7.",
        ),
        (
            Language::Spanish,
            "Le toca a Élise, que debe empezar robando una carta.",
            "Primero roba una carta: así empieza cada turno.",
            "La pila de descartes de Élise está vacía",
            "No tienes el 7 rojo.",
        ),
        (
            Language::French,
            "C’est à Élise, qui doit d’abord piocher une carte.",
            "Pioche d’abord une carte\u{a0}: un tour commence par là.",
            "La défausse d’Élise est vide",
            "Tu n’as pas cette carte (le 7 rouge).",
        ),
        (
            Language::Italian,
            "Tocca a Élise, che per prima cosa deve pescare una carta.",
            "Prima pesca una carta: ogni turno inizia così.",
            "La pila degli scarti di Élise è vuota",
            "Non hai il 7 rosso.",
        ),
        (
            Language::Russian,
            "Сейчас ходит Élise: сначала нужно взять карту.",
            "Сначала возьмите карту: с этого начинается ход.",
            "Сброс игрока Élise пуст",
            "У вас нет карты «красная 7».",
        ),
    ] {
        let told = |refusal| Level8::refusal(Level8::words(language), &names, &refusal);
        assert_eq!(told(Refusal::NotYourDecision { owed }), turn);
        assert_eq!(told(Refusal::SomethingElseIsDue { owed }), you);
        assert!(told(Refusal::DiscardEmpty { seat: seat(2) }).starts_with(empty));
        assert_eq!(told(Refusal::AddedNotHeld { card: red_7 }), held);
    }
}
