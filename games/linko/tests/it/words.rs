//! What players of Linko read.

use std::path::Path;

use sobremesa_conformance::words::{languages, readers, uses};
use sobremesa_linko::words::Names;
use sobremesa_linko::{Card, End, Event, Layer, Linko, Outcome, Phase, Refusal, Value, Variant};
use sobremesa_table::{Record, Seat};
use sobremesa_words::{Language, People, Tells, Words};

fn words() -> &'static Words {
    Linko::words(Language::English)
}

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
            "No set of 9s can be stolen from the ghost zone: it must have as many cards as were \
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
        assert_eq!(Linko::refusal(words(), &[], &refusal), sentence);
    }
}

/// At a table, a refusal speaks to the player who tried something, and of the others by their names.
#[test]
fn players_are_told_of_people_and_not_of_seats() {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    let (thief, victim) = (seat(1), seat(2));
    let owed = Phase::Answer { thief, victim };
    for (language, other, you, first, held) in [
        (
            Language::English,
            "First Cleo takes back or discards the layer that Ben left.",
            "First take back or discard the layer that Ben left.",
            "You steal from Cleo first: opponents come one after another, clockwise.",
            "You don’t have a joker.",
        ),
        (
            Language::Spanish,
            "Primero Cleo recupera o descarta la capa que ha dejado Ben.",
            "Primero recupera o descarta la capa que ha dejado Ben.",
            "Primero robas a Cleo: los rivales van de uno en uno, en sentido horario.",
            "No tienes ningún comodín.",
        ),
        (
            Language::French,
            "D’abord, Cleo reprend ou défausse la couche que Ben a laissée.",
            "D’abord, reprends ou défausse la couche que Ben a laissée.",
            "On vole d’abord à Cleo\u{a0}: les adversaires passent l’un après l’autre, dans le sens \
             horaire.",
            "Tu n’as pas de joker.",
        ),
        (
            Language::Italian,
            "Prima Cleo riprende o scarta lo strato lasciato da Ben.",
            "Prima riprendi o scarta lo strato lasciato da Ben.",
            "Prima rubi a Cleo: gli avversari vengono uno dopo l’altro, in senso orario.",
            "Non hai nessun jolly.",
        ),
        (
            Language::Russian,
            "Сначала Cleo возвращает в руку или сбрасывает слой, который оставляет Ben.",
            "Сначала верните в руку или сбросьте слой, который вам оставляет Ben.",
            "Сначала крадут у игрока Cleo: соперники идут по очереди, по часовой стрелке.",
            "У вас нет джокера.",
        ),
    ] {
        let told = |refusal| Linko::refusal(Linko::words(language), &names, &refusal);
        assert_eq!(told(Refusal::NotYourDecision { owed }), other);
        assert_eq!(told(Refusal::SomethingElseIsDue { owed }), you);
        assert_eq!(told(Refusal::OtherVictim { victim }), first);
        assert_eq!(told(Refusal::NotHeld { card: Card::Joker, count: 1, held: 0 }), held);
    }
}

/// One card is called by its name alone, and the last of several is joined with a word.
#[test]
fn cards_are_told_as_people_do() {
    let (nine, jokers, group) = (layer("9"), layer("J J"), layer("9 J"));
    for (language, one, two, both) in [
        (Language::English, "a 9", "2 jokers", "a 9 and a joker"),
        (Language::Spanish, "un 9", "2 comodines", "un 9 y un comodín"),
        (Language::French, "un 9", "2 jokers", "un 9 et un joker"),
        (Language::Italian, "un 9", "2 jolly", "un 9 e un jolly"),
        (Language::Russian, "9", "2 джокера", "9 и джокер"),
    ] {
        let words = Linko::words(language);
        assert_eq!(words.layer(&nine), one);
        assert_eq!(words.layer(&jokers), two);
        assert_eq!(words.cards(group.cards()), both);
    }
    let eights = ["8", "11", "13"].map(|card| words().layer(&layer(card)));
    assert_eq!(eights, ["an 8", "an 11", "a 13"]);
}

/// Every event of the golden games can be told; two of them are kept in full.
#[test]
fn games_are_told_move_by_move() {
    let games = include_str!("../golden/games.jsonl");
    let names: Vec<String> = ["Ada", "Ben", "Cleo", "Dan", "Eva"].map(String::from).into();
    let tell = |line: &str| {
        let mut text = String::new();
        Record::<Linko>::replay(line, |course, step| {
            text += &Linko::step(words(), course, step, &names);
            text.push('\n');
        })
        .unwrap();
        text
    };
    let told: Vec<String> = games.lines().map(tell).collect();
    insta::assert_snapshot!("duel", told[0]);
    insta::assert_snapshot!("four_players", told[18]);
}

fn layer(text: &str) -> Layer {
    let cards = text.split(' ').map(|card| card.parse::<Card>().expect("a card"));
    Layer::new(cards.collect()).expect("a layer")
}

#[test]
fn deeds_are_said_in_few_words() {
    let names: Vec<String> = ["Ada", "Ben", "Cleo"].map(String::from).into();
    for (action, deed) in [
        ("play 9", "Play a 9"),
        ("play 9 9 J", "Play 3 × 9, including a joker"),
        ("play 9 J J", "Play 3 × 9, including 2 jokers"),
        ("play J J", "Play 2 jokers"),
        ("ghost 7", "Steal the 7s"),
        ("steal 2 take", "Take Cleo’s layer"),
        ("steal 1 leave", "Leave the layer to Ben"),
        ("keep", "Take the layer back"),
        ("discard", "Discard the layer"),
        ("draw pile", "Draw from the pile"),
        ("draw 0", "Draw card 1 of the reserve"),
        ("pass", "Draw nothing"),
    ] {
        let action = action.parse().expect("an action");
        assert_eq!(Linko::deed(words(), &names, &action), deed);
    }
}

#[test]
fn viewers_are_told_what_they_may_know() {
    let names: Vec<String> = ["Ada", "Ben", "Cleo"].map(String::from).into();
    let tell = |event: Event| Linko::line(words(), People::of(&names), &event);
    let (ada, ben, mixed) = (seat(0), seat(1), layer("9 9 J"));
    let drew = |slot, cards| Event::Drew { seat: ada, slot, cards };
    let group = layer("5 J").cards();
    let outcome = Outcome { scores: vec![3, 3, -2], winners: vec![ada, ben] };
    for (event, line) in [
        (Event::Played { seat: ada, layer: mixed }, "Ada plays 3 × 9, including a joker."),
        (
            Event::Stolen { thief: ben, victim: ada, cards: layer("4 4").cards() },
            "Ben steals 2 × 4 from Ada and takes the layer.",
        ),
        (drew(None, None), "Ada draws a card from the pile."),
        (drew(None, Some(layer("7").cards())), "Ada draws a 7 from the pile."),
        (drew(Some(2), Some(group)), "Ada draws a 5 and a joker from the reserve."),
        (
            Event::Ended { end: End::LastCard(ben), outcome: outcome.clone() },
            "Ben has played the last card of their hand. The game is over, and Ada and Ben share \
             the victory.",
        ),
        (
            Event::Ended {
                end: End::Exhausted,
                outcome: Outcome { winners: vec![ben], ..outcome },
            },
            "The pile and the reserve are empty. The game is over, and Ben wins.",
        ),
    ] {
        assert_eq!(tell(event).as_deref(), Some(line));
    }
    let filled = Event::Filled {
        reserve: Vec::new(),
        ghost: Default::default(),
        pile_size: 3,
        to_reserve: Vec::new(),
        to_ghost: Default::default(),
    };
    assert_eq!(tell(filled), None);
}

/// Everything that can be told, done by the first player and, where somebody suffers it, to the second.
fn everything() -> Vec<Event> {
    let [seat, victim] = [0, 1].map(seat);
    let (layer, cards) = (layer("9 9 J"), layer("4 4").cards());
    let ended = |end, winners: &[usize]| Event::Ended {
        end,
        outcome: Outcome {
            scores: vec![3, 3, 3],
            winners: winners.iter().map(|seat| self::seat(*seat)).collect(),
        },
    };
    vec![
        Event::Dealt {
            first: seat,
            hand_size: 13,
            reserve: Vec::new(),
            ghost: Default::default(),
            pile_size: 3,
            hand: None,
        },
        Event::Played { seat, layer },
        Event::GhostRobbed { seat, cards },
        Event::Stolen { thief: seat, victim, cards },
        Event::Left { thief: seat, victim, cards },
        Event::TookBack { seat, cards },
        Event::Discarded { seat, cards },
        Event::Drew { seat, slot: None, cards: None },
        Event::Drew { seat, slot: None, cards: Some(cards) },
        Event::Drew { seat, slot: Some(2), cards: Some(cards) },
        Event::Passed { seat },
        ended(End::LastCard(seat), &[0]),
        ended(End::LastCard(seat), &[1]),
        ended(End::LastCard(seat), &[0, 1, 2]),
        ended(End::Exhausted, &[0]),
        ended(End::Exhausted, &[0, 1]),
    ]
}

#[test]
fn every_reader_is_spoken_to_in_every_language() {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    for language in Language::ALL {
        readers(&names, &everything(), |you, event| {
            Linko::line(Linko::words(language), People { names: &names, you }, event)
        });
    }
}

#[test]
fn readers_are_told_what_they_did_and_suffered() {
    let names = ["Ada", "Ben", "Cleo"].map(String::from);
    let told = |language, you| -> Vec<String> {
        let people = People { names: &names, you: Some(seat(you)) };
        let line = |event: &Event| Linko::line(Linko::words(language), people, event);
        everything().iter().filter_map(line).collect()
    };
    let last = "You have played the last card of your hand. The game is over, and";
    assert_eq!(
        told(Language::English, 0),
        [
            "You begin.",
            "You play 3 × 9, including a joker.",
            "You steal 2 × 4 from the ghost zone.",
            "You steal 2 × 4 from Ben and take the layer.",
            "You steal 2 × 4 from Ben and leave the layer.",
            "You take 2 × 4 back.",
            "You discard 2 × 4.",
            "You draw a card from the pile.",
            "You draw 2 × 4 from the pile.",
            "You draw 2 × 4 from the reserve.",
            "You draw nothing.",
            &format!("{last} you win."),
            &format!("{last} Ben wins."),
            &format!("{last} you share the victory with Ben and Cleo."),
            "The pile and the reserve are empty. The game is over, and you win.",
            "The pile and the reserve are empty. The game is over, and you share the victory with Ben.",
        ]
    );
    for (language, stolen, left) in [
        (
            Language::English,
            "Ada steals 2 × 4 from you and takes the layer.",
            "Ada steals 2 × 4 from you and leaves the layer.",
        ),
        (
            Language::Spanish,
            "Ada te roba 2 × 4 y se queda la capa.",
            "Ada te roba 2 × 4, pero deja la capa.",
        ),
        (
            Language::French,
            "Ada te vole 2 × 4 et garde le butin.",
            "Ada te vole 2 × 4 et laisse le butin.",
        ),
        (
            Language::Italian,
            "Ada ti ruba 2 × 4 e prende tutto in mano.",
            "Ada ti ruba 2 × 4, ma lascia lo strato.",
        ),
        (
            Language::Russian,
            "Ada крадёт у вас 2 × 4 и берёт в руку.",
            "Ada крадёт у вас 2 × 4, но себе не берёт.",
        ),
    ] {
        assert_eq!(told(language, 1)[3..5], [stolen, left]);
    }
}

#[test]
fn every_language_tells_everything_and_no_message_is_idle() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let house = folder.join("../../crates/words/locales");
    languages(&folder.join("locales"));
    let asked = ["option-", "linko-name", "linko-kind", "linko-sentence", "rules-linko-"];
    uses(&folder.join("locales"), &folder.join("src"), &[], &[&house], &asked);
}
