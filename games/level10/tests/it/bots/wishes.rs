//! The public rule of wishing (L10-6): what bots say by it, when it lapses, and what it tells.

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::Player;
use sobremesa_conformance::soak_factor;
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{
    Action, Board, COLUMNS, Card, Cell, Deed, Hand, Level10, LevelCard, LevelCards, Statement,
    Value, World,
};
use sobremesa_table::{Actor, Course, Game, Move, Seat, Seed, StreamName, Viewer};
use sobremesa_words::{Language, Tells, judge};

use super::heuristic::table::{dealt, play, talk, tell_counts};
use crate::rules::table::{rules, seat};

fn wish(deed: Deed, world: World, whom: Option<usize>) -> Statement {
    Statement::Wish { deed, world, whom: whom.map(seat) }
}

/// What a seat says beside counts.
fn wishes_of(course: &Course<Level10>, index: usize) -> Vec<Statement> {
    let said = Heuristic.speak(&course.view(Viewer::Seat(seat(index))));
    said.into_iter().filter(|said| matches!(said, Statement::Wish { .. })).collect()
}

/// The rule, worked out card by card from what lies in the row: the lowest card to come that fits, the
/// one after it, and the lowest of all if it waits for a reset. Nothing comes in a row that is full.
fn wishes_by_the_book(board: &Board, world: World, hand: &Hand, speaker: Seat) -> Vec<Statement> {
    let row = board.row(world);
    if row.len() == COLUMNS {
        return Vec::new();
    }
    let is_gone = |value: &Value| {
        let card = LevelCard { world, value: *value };
        row.cells().any(|cell| cell == Cell::Level(*value)) || board.tucked().contains(card)
    };
    let to_come: Vec<Value> = Value::ALL.into_iter().filter(|value| !is_gone(value)).collect();
    let fits = |value: &&Value| value.number() >= row.last_value();
    let fitting: Vec<Value> = to_come.iter().filter(fits).copied().collect();
    let holds = |value: Option<&Value>| {
        value.is_some_and(|value| hand.contains(Card::Level(LevelCard { world, value: *value })))
    };
    let mut wishes = Vec::new();
    if holds(fitting.first()) {
        wishes.push(Statement::Wish { deed: Deed::Play, world, whom: None });
    } else if holds(fitting.get(1)) {
        let whom = Some(speaker.next(board.players()));
        wishes.push(Statement::Wish { deed: Deed::Play, world, whom });
    }
    let waits = to_come.first().filter(|lowest| lowest.number() < row.last_value());
    if row.resets_left() > 0 && holds(waits) {
        wishes.push(Statement::Wish { deed: Deed::Reset, world, whom: None });
    }
    wishes
}

/// Follows a game of bots and works every wish out again: what is said is by the rule and new, and
/// when all have spoken nothing that the rule asks for is left unsaid. Gives how many wishes there were.
fn check_wishes(players: u8, moves: &[Move<Level10>], pauses: u8) -> usize {
    let mut course = Course::<Level10>::new(&rules(players, pauses));
    // What each seat has said of each row, until it lapses.
    let mut said: Vec<[Vec<Statement>; 5]> = vec![Default::default(); players.into()];
    let mut count = 0;
    for made in moves {
        let state = course.state();
        match made {
            Move::Statement {
                seat,
                statement: statement @ Statement::Wish { deed, world, .. },
            } => {
                let asked = wishes_by_the_book(state.board(), *world, state.hand(*seat), *seat);
                assert!(asked.contains(statement), "{statement:?} is not by the rule: {asked:?}");
                let before = &mut said[seat.index()][world.index()];
                assert!(!before.contains(statement), "{statement:?} was said and holds");
                let is_other = |said: &Statement| !matches!(said, Statement::Wish { deed: other, .. } if other == deed);
                before.retain(is_other);
                before.push(*statement);
                count += 1;
            }
            Move::Action { by, action } => {
                for (speaker, rows) in Seat::all(players.into()).zip(&said) {
                    for world in World::ALL {
                        let asked =
                            wishes_by_the_book(state.board(), world, state.hand(speaker), speaker);
                        let heard = &rows[world.index()];
                        // Nothing is said twice, and nothing is asked for twice.
                        let is_same = heard.len() == asked.len()
                            && asked.iter().all(|wish| heard.contains(wish));
                        assert!(is_same, "seat {speaker} in {world:?}: {heard:?}, not {asked:?}");
                    }
                }
                match (by, action) {
                    (_, Action::Play(LevelCard { world: row, .. }))
                    | (_, Action::Pause { row, .. } | Action::Reset(row)) => {
                        said.iter_mut().for_each(|rows| rows[row.index()].clear());
                    }
                    (Actor::Seat(seat), Action::Swap(swap)) if swap.cards().next().is_some() => {
                        said[seat.index()] = Default::default();
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        course.follow(made).expect("it was played");
    }
    let heard = course.memory().heard(Viewer::Spectator);
    for candor in &heard.candor[..players.into()] {
        let slips = [candor.broken, candor.unsaid, candor.odd];
        assert_eq!(slips, [0; 3], "bots keep to the rule");
    }
    count
}

/// How many games of each number of players and pauses a kind of team plays: a thousand in all.
const GAMES: u64 = 63;

/// How much everyone together says after each action.
fn statements(moves: &[Move<Level10>]) -> Vec<usize> {
    let mut counts = Vec::new();
    for made in moves {
        match (made, counts.last_mut()) {
            (Move::Action { .. }, _) => counts.push(0),
            (Move::Statement { .. }, Some(count)) => *count += 1,
            // What is told of the hands that were dealt.
            (Move::Statement { .. }, None) | (Move::Chance(_), _) => {}
        }
    }
    counts
}

/// Lets a kind of team play games of every number of players and pauses, writes their records as the arena does, has
/// them judged as `verify` does, and works out every wish in them again. The table stays readable: two statements
/// follow an action at the median.
fn check_teams(bots: &[&str], games: u64) {
    let run = Seed::from_text("wishes");
    let (mut played, mut wishes, mut said) = (0, 0, Vec::new());
    for players in 2..=5_u8 {
        for pauses in 0..=3 {
            let seats = bots.iter().cycle().skip(pauses.into()).take(players.into());
            let seats = seats.map(|bot| bot.parse::<Contestant>().expect("a bot")).collect();
            let table = Match::<Level10>::new(rules(players, pauses), seats).expect("they play");
            for game in 0..games {
                let line = table.record(&table.play(&run.of_game(played))).to_json();
                let judged = judge::<Level10>(Level10::words(Language::English), &[], &line);
                let record =
                    judged.unwrap_or_else(|fault| panic!("{bots:?}, game {game}: {fault}"));
                wishes += check_wishes(players, &record.moves, pauses);
                said.extend(statements(&record.moves));
                played += 1;
            }
        }
    }
    said.sort_unstable();
    let median = said[said.len() / 2];
    println!("{bots:?}: {played} games, {wishes} wishes, {median} statements at the median");
    assert!(wishes as u64 > 30 * played, "{wishes} wishes in {played} games of {bots:?}");
    assert!(median <= 2, "{median} statements after an action of {bots:?}");
}

#[test]
fn l10_6_every_wish_of_the_heuristic_follows_from_its_cards() {
    check_teams(&["heuristic"], GAMES);
}

#[test]
fn l10_6_every_wish_of_a_first_timer_follows_from_its_cards() {
    check_teams(&["first-timer"], GAMES);
}

#[test]
fn l10_6_every_wish_of_a_casual_player_follows_from_its_cards() {
    check_teams(&["casual"], GAMES);
}

#[test]
fn l10_6_every_wish_of_a_regular_follows_from_its_cards() {
    check_teams(&["regular"], GAMES);
}

#[test]
fn l10_6_every_wish_in_a_mixed_team_follows_from_its_speakers_cards() {
    check_teams(&["first-timer", "heuristic", "casual", "strong", "regular"], GAMES);
}

/// With `SOBREMESA_SOAK=63` it plays a thousand games, too.
#[test]
fn l10_6_every_wish_of_the_search_follows_from_its_cards() {
    check_teams(&["search:20"], u64::from(soak_factor()).min(GAMES));
}

#[test]
fn l10_6_bots_wish_for_what_comes_next() {
    let hands = ["D1 D2 F2 S3 V1 M5 M6", "F1 D3 S1 S2 V2 V3 M1"];
    let mut course = dealt(0, &hands, "S8");
    let (left, right) = (Some(1), Some(0));
    let of_first = [
        wish(Deed::Play, World::Desert, None),
        wish(Deed::Play, World::Forest, left),
        wish(Deed::Play, World::Volcano, None),
    ];
    assert_eq!(wishes_of(&course, 0), of_first);
    let of_second = [
        wish(Deed::Play, World::Forest, None),
        wish(Deed::Play, World::Sky, None),
        wish(Deed::Play, World::Volcano, right),
        wish(Deed::Play, World::Marsh, None),
    ];
    assert_eq!(wishes_of(&course, 1), of_second);
    talk(&mut course);
    assert_eq!((wishes_of(&course, 0), wishes_of(&course, 1)), (vec![], vec![]), "it was said");
    // The Marsh goes on with 6; its 1 waits for a reset, which is not the next player's to have.
    play(&mut course, &["first 0", "play M5"]);
    assert_eq!(wishes_of(&course, 0), [wish(Deed::Play, World::Marsh, None)]);
    assert_eq!(wishes_of(&course, 1), [wish(Deed::Reset, World::Marsh, None)]);
}

#[test]
fn l10_6_a_wish_lapses_with_a_card_in_its_row_or_an_exchange() {
    let hands = ["D1 F2 F3 S3 V1 M5 M6", "F1 D3 S1 S2 V2 V3 M1"];
    let mut course = dealt(0, &hands, "S8 S7 S6");
    talk(&mut course);
    let holds = |course: &Course<Level10>, index: usize, world: World| {
        let heard = course.view(Viewer::Spectator).heard;
        heard.wishes[index][world.index()].play == Some(seat(index))
    };
    play(&mut course, &["first 0", "play F2"]);
    assert!(!holds(&course, 1, World::Forest), "the row has another card");
    assert!(holds(&course, 0, World::Desert) && holds(&course, 1, World::Sky), "these have none");
    play(&mut course, &["reset M", "swap D3 V3"]);
    assert!(!holds(&course, 1, World::Sky), "the speaker has exchanged cards");
    assert!(holds(&course, 0, World::Desert), "another player has not");
    assert!(
        wishes_of(&course, 1).contains(&wish(Deed::Play, World::Sky, None)),
        "it is said again"
    );
}

/// With pauses, a row can be full while cards of it are in hand that its last card would let in.
#[test]
fn l10_6_nobody_wishes_for_a_row_that_is_full() {
    let mut full = 0;
    for game in 0..20 {
        let rules = rules(3, 3);
        let bots = vec!["heuristic".parse().expect("a bot"); 3];
        let table = Match::<Level10>::new(rules, bots).expect("they play");
        let mut course = Course::<Level10>::new(&rules);
        for made in table.play(&Seed::from_text("full").of_game(game)).moves {
            course.follow(&made).expect("it was played");
            let state = course.state();
            let is_full = |world: &World| state.board().row(*world).len() == COLUMNS;
            for world in World::ALL.into_iter().filter(is_full) {
                for speaker in Seat::all(3) {
                    let from_last =
                        LevelCards::from_value_up(world, state.board().row(world).last_value());
                    let fitting = state.hand(speaker).levels().intersection(from_last);
                    full += usize::from(!fitting.is_empty());
                    let said = course.view(Viewer::Seat(speaker)).untold_wishes();
                    let is_of_row = |said: &Statement| matches!(said, Statement::Wish { world: row, .. } if *row == world);
                    assert!(!said.iter().any(is_of_row), "{said:?}");
                }
            }
        }
    }
    assert!(full > 0, "no row was full while a card of it was in hand");
}

/// How often a guess gives a card to a seat.
fn share_with(course: &Course<Level10>, viewer: usize, holder: usize, card: &str) -> f64 {
    let view = course.view(Viewer::Seat(seat(viewer)));
    let mut stream = Seed::from_text("heed").stream(StreamName { purpose: "guess", round: 0 });
    let card: Card = card.parse().expect("a card");
    let guesses = 400;
    let holds =
        |_: &usize| Level10::determinize(&view, &mut stream).hand(seat(holder)).contains(card);
    (0..guesses).filter(holds).count() as f64 / f64::from(guesses as u32)
}

#[test]
fn guesses_heed_what_was_said_and_what_was_not() {
    let hands = ["D1 D5 F2 S3 V1 M5", "F1 F5 S1 S2 V4 M1", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    assert!(share_with(&course, 0, 1, "F1") < 0.4, "nothing was said");
    talk(&mut course);
    let told = share_with(&course, 0, 1, "F1");
    assert!((0.7..1.0).contains(&told), "a wish of somebody nobody knows yet: {told}");
    // Seat 1 plays as it wished twice: it speaks by the rule.
    play(&mut course, &["first 1", "play S1", "play D2", "play V1"]);
    talk(&mut course);
    play(&mut course, &["play F1", "reset M", "swap"]);
    talk(&mut course);
    let told = share_with(&course, 0, 1, "M1");
    assert!(told > 0.9, "{told}");
    // It says nothing about the Desert, whose next cards are 3 and 4.
    let unsaid = share_with(&course, 2, 1, "D3") + share_with(&course, 2, 1, "D4");
    assert!(unsaid < 0.3, "{unsaid}");
}

/// Lets seat 1 wish to play in some rows.
fn wish_to_play(course: &mut Course<Level10>, rows: &[World]) {
    for world in rows {
        let statement = wish(Deed::Play, *world, None);
        course.make(Move::Statement { seat: seat(1), statement }).expect("it may be said");
    }
}

/// How far a viewer believes what seat 1 wishes.
fn believed(course: &Course<Level10>, viewer: Viewer) -> f32 {
    course.view(viewer).heard.candor[1].of_words()
}

#[test]
fn false_wishes_are_not_believed_for_long() {
    let hands = ["D1 D5 F2 S3 V1 M5", "D3 F5 S5 S2 V4 M3", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    tell_counts(&mut course);
    wish_to_play(&mut course, &[World::Desert, World::Volcano, World::Sky]);
    assert!(believed(&course, Viewer::Spectator) > 0.6, "everything can be");
    assert!(believed(&course, Viewer::Seat(seat(0))) < 0.1, "seat 0 has two of these cards");
    assert!(share_with(&course, 0, 1, "S1") < 0.5, "and believes nothing of it");
    play(&mut course, &["first 0", "play D1"]);
    assert!(believed(&course, Viewer::Spectator) < 0.3, "now everybody has seen it");
}

#[test]
fn a_player_who_only_wishes_earns_belief_with_a_card() {
    let hands = ["D1 D5 F2 S3 V1 M5", "F1 F5 S1 S2 V4 M1", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    wish_to_play(&mut course, &[World::Forest, World::Sky]);
    let told = share_with(&course, 0, 1, "F1");
    assert!(told < 0.6, "nobody knows whether that is meant: {told}");
    play(&mut course, &["first 1", "play S1"]);
    let kept = share_with(&course, 0, 1, "F1");
    assert!(kept > 0.6, "the Sky was meant: {kept}");
}

#[test]
fn a_wish_is_held_against_what_its_speaker_told() {
    let hands = ["D1 D5 F2 S3 V1 M5", "F3 F5 S5 S2 V4 M3", "D2 D6 F6 S6 V2 M2"];
    let mut course = dealt(0, &hands, "S8 S7 V8 V7");
    tell_counts(&mut course);
    wish_to_play(&mut course, &[World::Desert]);
    let candor = |course: &Course<Level10>| course.view(Viewer::Spectator).heard.candor[1];
    assert_eq!(candor(&course).broken, 1, "seat 1 has no Desert");
    // That somebody else places a reset says nothing by the rule, however often it is said.
    let statement = wish(Deed::Reset, World::Sky, Some(2));
    for _ in 0..300 {
        course.make(Move::Statement { seat: seat(1), statement }).expect("it may be said");
    }
    assert_eq!((candor(&course).broken, candor(&course).odd), (1, u8::MAX));
}
