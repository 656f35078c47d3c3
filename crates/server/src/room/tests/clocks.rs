//! People who do not play, and bots that play for them.

use super::*;
use crate::room::away::PATIENCE;
use crate::room::{GRACE, Pace};

pub(super) fn clock(seconds: u32) -> Settings {
    Settings { clock: Some(seconds), ..Settings::default() }
}

/// Who of two people must decide.
pub(super) fn owes<G: Shows + Bots>(table: &Table<G>) -> (PersonId, Seat) {
    let person = [ANN, BEN].into_iter().find(|person| table.first_legal(*person).is_some());
    let person = person.expect("a person must decide");
    (person, table.room.now.seats.of(person).expect("seated"))
}

#[test]
fn a_clock_that_runs_out_lets_a_bot_play_on_after_a_grace() {
    let mut table = Table::<Level8>::running_with(&[ANN, BEN], 0, clock(30));
    let (person, seat) = owes(&table);
    let action = table.first_legal(person).unwrap();
    assert_eq!(
        table.room.now.due(),
        Some(later(table.now.ticks, 60_000)),
        "as long again as the clock"
    );
    assert_eq!(
        table.shown(Some(ANN))["clock"],
        later(table.now.ticks, 30_000).0,
        "the grace is not promised"
    );
    table.wait(59_999);
    assert_eq!(table.tick(), None);
    table.wait(1);
    assert_eq!(table.tick(), Some(seat));
    assert_eq!(table.room.now.bot_to_move().map(|mover| mover.seat), Some(seat));
    assert_eq!(table.first_legal(person), None);
    let command = table.act(action);
    table.denies(person, command.clone(), "is-replaced");
    table.does(person, Command::Return);
    assert!(table.room.now.bot_to_move().is_none());
    table.does(person, command);
    table.denies(person, Command::Return, "not-away");
}

#[test]
fn every_decision_has_the_whole_time() {
    let mut table = Table::<Level8>::running_with(&[ANN, BEN], 0, clock(3600));
    table.wait(100_000);
    let (person, _) = owes(&table);
    let command = table.act(table.first_legal(person).unwrap());
    table.does(person, command);
    assert_eq!(
        table.room.now.due(),
        Some(later(table.now.ticks, 3_600_000 + GRACE)),
        "a minute of grace"
    );
}

#[test]
fn who_leaves_is_replaced_after_a_minute_and_can_come_back() {
    let mut table = Table::<Level8>::running(&[ANN, BEN], 0);
    assert_eq!(table.room.now.due(), None, "without a clock nobody is late");
    table.does(BEN, Command::Leave);
    table.wait(GRACE / 2);
    table.denies(BEN, Command::Leave, "is-away");
    assert_eq!(
        table.room.now.due(),
        Some(later(table.now.ticks, GRACE / 2)),
        "the time does not begin anew"
    );
    assert_eq!(table.shown(None)["seats"][1]["away"], true);
    table.wait(GRACE);
    assert_eq!(table.tick(), Some(seat(1)));
    assert_eq!(table.shown(None)["seats"][1]["replaced"], true);
    table.denies(BEN, Command::Leave, "is-replaced");
    table.does(BEN, Command::Return);
    table.does(BEN, Command::Leave);
    table.does(BEN, Command::Return);
    table.wait(10 * GRACE);
    assert_eq!(table.tick(), None);
}

#[test]
fn the_host_removes_who_does_not_play() {
    let mut table = Table::<Level8>::running(&[ANN, BEN], 0);
    if owes(&table).0 == ANN {
        for _ in 0..2 {
            let command = table.act(table.first_legal(ANN).unwrap());
            table.does(ANN, command);
        }
    }
    while owes(&table).0 == ANN {
        let last = table.shown(Some(ANN))["legal"].as_array().unwrap().last().cloned().unwrap();
        let command = table.act(last);
        table.does(ANN, command);
    }
    table.denies(ANN, Command::Remove(on(1)), "still-plays");
    table.wait(GRACE);
    table.denies(BEN, Command::Remove(on(0)), "still-plays");
    table.denies(CLEO, Command::Remove(on(1)), "not-the-host");
    table.does(ANN, Command::Remove(on(1)));
    assert!(table.room.now.bot_to_move().is_some());
}

#[test]
fn bots_take_the_time_that_people_set() {
    for (pace, millis) in [(Pace::Instant, 0), (Pace::Normal, 900), (Pace::Slow, 2500)] {
        let settings = Settings { pace, ..Settings::default() };
        let mut table = Table::<Level8>::running_with(&[ANN], 3, settings);
        while table.room.now.bot_to_move().is_none() {
            let last = table.shown(Some(ANN))["legal"].as_array().unwrap().last().cloned();
            let command = table.act(last.unwrap());
            table.does(ANN, command);
        }
        assert_eq!(table.room.now.due(), Some(later(table.now.ticks, millis)));
    }
}

#[test]
fn a_bot_thinks_before_its_time_has_come() {
    let work = Level8::strongest().work.expect("it takes a budget");
    let twice = format!("search:{}", 2 * work);
    for (bot, millis) in [("heuristic", 0), ("search", 300), (&twice, 600), ("search:2000ms", 2000)]
    {
        let plans = [SeatPlan::Bot(bot.into())];
        let mut table = Table::<Level8>::new(&plans, Settings::default());
        table.does(ANN, Command::Ready("a".parse().unwrap()));
        table.does(ANN, Command::Start);
        while table.room.now.bot_to_move().is_none() {
            let last = table.shown(Some(ANN))["legal"].as_array().unwrap().last().cloned();
            let command = table.act(last.unwrap());
            table.does(ANN, command);
        }
        assert_eq!(table.room.now.stirs(), Some(later(table.now.ticks, 900 - millis)), "{bot}");
    }
}

#[test]
fn a_game_ends_when_all_who_are_present_want_it() {
    let mut table = Table::<Level8>::running(&[ANN, BEN, CLEO], 0);
    table.does(ANN, Command::Vote(true));
    table.does(BEN, Command::Vote(true));
    table.does(ANN, Command::Vote(false));
    table.does(CLEO, Command::Leave);
    table.wait(GRACE);
    assert_eq!(table.tick(), Some(seat(2)), "away for long");
    assert_eq!(table.state(), TableState::Running);
    table.does(ANN, Command::Vote(true));
    assert_eq!(table.state(), TableState::Finished);
    assert_eq!(table.shown(None)["state"], "given_up");
    table.denies(ANN, Command::Vote(true), "is-over");
    let record = table.room.record(&Company::default()).unwrap();
    assert!(!record.contains("\"result\""), "a game that was given up has no result");
}

#[test]
fn who_comes_back_has_time_for_the_decision_once_more() {
    let mut table = Table::<Level8>::running_with(&[ANN, BEN], 0, clock(30));
    let (person, seat) = owes(&table);
    for again in [true, false] {
        table.wait(60_000);
        assert_eq!(table.tick(), Some(seat));
        table.does(person, Command::Return);
        assert_eq!(table.tick().is_none(), again, "once for each decision");
    }
}

#[test]
fn going_and_coming_does_not_stop_the_clock() {
    let mut table = Table::<Level8>::running_with(&[ANN, BEN], 0, clock(30));
    let (person, seat) = owes(&table);
    let replaced = (0..20).find_map(|_| {
        table.wait(10_000);
        if let Some(seat) = table.tick() {
            return Some(seat);
        }
        table.does(person, Command::Leave);
        table.does(person, Command::Return);
        None
    });
    assert_eq!(replaced, Some(seat));
}

#[test]
fn nobody_owes_anything_in_a_game_that_was_given_up() {
    let mut table = Table::<Level8>::running_with(&[ANN], 1, clock(30));
    table.does(ANN, Command::Vote(true));
    let shown = table.shown(Some(ANN));
    assert_eq!((&shown["state"], &shown["legal"]), (&json!("given_up"), &json!([])));
    assert_eq!((shown.get("owed"), shown.get("clock")), (None, None));
}

#[test]
fn a_table_does_not_wait_for_ever() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Open], Settings::default());
    table.wait(PATIENCE - 1);
    assert_eq!(table.tick(), None);
    table.does(BEN, Command::Sit(None));
    assert_eq!(
        table.room.now.due(),
        Some(later(table.now.ticks, PATIENCE)),
        "whoever comes is awaited"
    );
    table.wait(PATIENCE);
    assert_eq!(table.tick(), None, "nobody is replaced");
    assert_eq!((table.state(), table.room.now.due()), (TableState::Finished, None));
    assert_eq!(table.shown(None)["state"], "given_up");
    for command in [Command::Sit(None), Command::Start, Command::Leave, Command::Remove(on(1))] {
        table.denies(
            if matches!(command, Command::Sit(_)) { CLEO } else { ANN },
            command,
            "is-over",
        );
    }
    let secrets = (Secret::from_bytes([8; 32]), Salt::from_bytes([9; 32]));
    let denied = table.room.now.judge_rematch(ANN, secrets, &Names::new()).unwrap_err();
    assert_eq!(denied.id(), "not-over");
}
