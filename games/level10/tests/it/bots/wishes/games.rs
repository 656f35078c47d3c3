//! Every wish of many games, worked out again from its speaker's cards (L10-6).

use sobremesa_conformance::soak_factor;
use sobremesa_level10::bots::Voice;
use sobremesa_level10::{
    Action, Board, COLUMNS, Card, Cell, Deed, Hand, Level10, LevelCard, Statement, Value, World,
};
use sobremesa_table::{Actor, Course, Move, Seat, Seed, Viewer};
use sobremesa_words::{Language, Tells, judge};

use crate::bots::voices::{team, voice_of};
use crate::rules::table::rules;

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

/// Whether somebody who speaks like that may say this, when the rule asks for these wishes of theirs.
fn may_say(voice: Voice, said: &Statement, asked: &[Statement]) -> bool {
    match (voice, said) {
        (Voice::Silent, _)
        | (Voice::Random, Statement::Count { .. })
        | (Voice::Counts, Statement::Wish { .. }) => false,
        (Voice::Random | Voice::CountsAndRandom, Statement::Wish { .. }) => true,
        // That it is true is for the rules to see to.
        (_, Statement::Count { .. }) => true,
        (Voice::Rule, wish) => asked.contains(wish),
        (_, wish) => {
            let is_for_next_card =
                matches!(wish, Statement::Wish { deed: Deed::Play, whom: None, .. });
            is_for_next_card && asked.contains(wish)
        }
    }
}

/// Follows a game and works every wish out again: what somebody says is as they speak, what bots say is new, and
/// when all have spoken nothing that the rule asks for is left unsaid by them. Gives how many wishes each seat made.
fn check_wishes(voices: &[Voice], moves: &[Move<Level10>], pauses: u8) -> Vec<usize> {
    let players = voices.len();
    let mut course = Course::<Level10>::new(&rules(players as u8, pauses));
    // What each seat has said of each row, until it lapses.
    let mut said: Vec<[Vec<Statement>; 5]> = vec![Default::default(); players];
    let mut counts = vec![0; players];
    for made in moves {
        let state = course.state();
        let asked_of =
            |seat: Seat, world| wishes_by_the_book(state.board(), world, state.hand(seat), seat);
        match made {
            Move::Statement { seat, statement } => {
                let (index, voice) = (seat.index(), voices[seat.index()]);
                let (Statement::Count { world, .. } | Statement::Wish { world, .. }) = statement;
                let asked = asked_of(*seat, *world);
                assert!(
                    may_say(voice, statement, &asked),
                    "{voice:?}: {statement:?}, not {asked:?}"
                );
                if let Statement::Wish { deed, .. } = statement {
                    let before = &mut said[index][world.index()];
                    let is_new = !before.contains(statement) || voice != Voice::Rule;
                    assert!(is_new, "{statement:?} was said and holds");
                    let is_other = |said: &Statement| !matches!(said, Statement::Wish { deed: other, .. } if other == deed);
                    before.retain(is_other);
                    before.push(*statement);
                    counts[index] += 1;
                }
            }
            Move::Action { by, action } => {
                let by_rule = |seat: &Seat| voices[seat.index()] == Voice::Rule;
                for speaker in Seat::all(players).filter(by_rule) {
                    for world in World::ALL {
                        let asked = asked_of(speaker, world);
                        let heard = &said[speaker.index()][world.index()];
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
            Move::Chance(_) => {}
        }
        course.follow(made).expect("it was played");
    }
    let heard = course.memory().heard(Viewer::Spectator);
    for (voice, candor) in voices.iter().zip(&heard.candor) {
        match voice {
            Voice::Rule => {
                let slips = [candor.broken, candor.unsaid, candor.odd];
                assert_eq!(slips, [0; 3], "bots keep to the rule");
            }
            Voice::Plain => assert_eq!([candor.broken, candor.odd], [0; 2], "what is said is true"),
            _ => {}
        }
    }
    counts
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

/// Who sits at a table with this many seats and pauses.
type Seating<'a> = &'a dyn Fn(u8, u8) -> Vec<&'a str>;

/// Lets a kind of team play games of every number of players and pauses, writes their records as the arena does, has
/// them judged as `verify` does, and works out every wish in them again. The table stays readable: two statements
/// follow an action at the median. Gives how many games there were, and how many wishes of people and of bots.
fn check_teams(kind: &str, seating: Seating<'_>, games: u64) -> [usize; 3] {
    let run = Seed::from_text("wishes");
    let (mut played, mut of_people, mut of_bots, mut said) = (0, 0, 0, Vec::new());
    for players in 2..=5_u8 {
        for pauses in 0..=3 {
            let names = seating(players, pauses);
            let voices: Vec<Voice> = names.iter().map(|name| voice_of(name)).collect();
            let table = team(&names, pauses);
            for game in 0..games {
                let line = table.record(&table.play(&run.of_game(played))).to_json();
                let judged = judge::<Level10>(Level10::words(Language::English), &[], &line);
                let record = judged.unwrap_or_else(|fault| panic!("{kind}, game {game}: {fault}"));
                for (voice, wishes) in
                    voices.iter().zip(check_wishes(&voices, &record.moves, pauses))
                {
                    let count = if *voice == Voice::Rule { &mut of_bots } else { &mut of_people };
                    *count += wishes;
                }
                said.extend(statements(&record.moves));
                played += 1;
            }
        }
    }
    said.sort_unstable();
    let median = said[said.len() / 2];
    println!(
        "{kind}: {played} games, {of_people} and {of_bots} wishes, {median} statements at the median"
    );
    assert!(median <= 2, "{median} statements after an action of {kind}");
    [played as usize, of_people, of_bots]
}

/// The same for teams of bots, in turn.
fn check_bots(bots: &[&str], games: u64) {
    let seating = |players: u8, pauses: u8| {
        bots.iter().cycle().skip(pauses.into()).take(players.into()).copied().collect()
    };
    let [played, _, wishes] = check_teams(&bots.join(", "), &seating, games);
    assert!(wishes > 30 * played, "{wishes} wishes in {played} games of {bots:?}");
}

/// The same for teams of bots and one person, who sits on another seat with each number of pauses.
fn check_people(person: &str, bot: &str, games: u64) {
    let seating = |players: u8, pauses: u8| {
        let mut names = vec![bot; players.into()];
        names[usize::from(pauses % players)] = person;
        names
    };
    let [played, of_person, of_bots] =
        check_teams(&format!("{person} with {bot}"), &seating, games);
    assert!(of_bots > 20 * played, "{of_bots} wishes of bots in {played} games with {person}");
    let wishes = matches!(person, "plain" | "rambler" | "dreamer");
    let is_as_told = if wishes { of_person > 5 * played } else { of_person == 0 };
    assert!(is_as_told, "{of_person} wishes in {played} games of {person}");
}

#[test]
fn l10_6_every_wish_of_the_heuristic_follows_from_its_cards() {
    check_bots(&["heuristic"], GAMES);
}

#[test]
fn l10_6_every_wish_of_a_first_timer_follows_from_its_cards() {
    check_bots(&["first-timer"], GAMES);
}

#[test]
fn l10_6_every_wish_of_a_casual_player_follows_from_its_cards() {
    check_bots(&["casual"], GAMES);
}

#[test]
fn l10_6_every_wish_of_a_regular_follows_from_its_cards() {
    check_bots(&["regular"], GAMES);
}

#[test]
fn l10_6_every_wish_in_a_mixed_team_follows_from_its_speakers_cards() {
    check_bots(&["first-timer", "heuristic", "casual", "strong", "regular"], GAMES);
}

/// With `SOBREMESA_SOAK=63` it plays a thousand games, too.
#[test]
fn l10_6_every_wish_of_the_search_follows_from_its_cards() {
    check_bots(&["search:20"], u64::from(soak_factor()).min(GAMES));
}

#[test]
fn l10_6_every_wish_of_bots_follows_from_their_cards_with_somebody_silent() {
    check_people("silent", "heuristic", GAMES);
}

#[test]
fn l10_6_every_wish_of_bots_follows_from_their_cards_with_somebody_who_tells_counts() {
    check_people("teller", "heuristic", GAMES);
}

#[test]
fn l10_6_every_wish_is_true_with_somebody_who_wishes_by_the_plain_meaning() {
    check_people("plain", "heuristic", GAMES);
}

#[test]
fn l10_6_every_wish_of_bots_follows_from_their_cards_with_somebody_who_wishes_at_random() {
    check_people("rambler", "heuristic", GAMES);
}

#[test]
fn l10_6_every_wish_of_bots_follows_from_their_cards_with_somebody_who_also_tells_counts() {
    check_people("dreamer", "heuristic", GAMES);
}

/// With `SOBREMESA_SOAK=63` each kind of team plays a thousand games, too.
#[test]
fn l10_6_every_wish_of_the_search_follows_from_its_cards_with_people() {
    for person in ["silent", "teller", "plain", "rambler", "dreamer"] {
        check_people(person, "search:20", u64::from(soak_factor()).min(GAMES));
    }
}
