//! What a host may do, and who is one when the first is gone.

use super::clocks::{clock, owes};
use super::play::finish;
use super::*;
use crate::room::{GRACE, Pace, Phrase};

/// A table where Ann is to decide.
fn ann_owes(settings: Settings) -> Table<Level8> {
    owed_by(ANN, settings)
}

/// A table of Ann and Ben where this one is to decide.
fn owed_by(person: PersonId, settings: Settings) -> Table<Level8> {
    let mut table = Table::<Level8>::running_with(&[ANN, BEN], 0, settings);
    while owes(&table).0 != person {
        let (other, _) = owes(&table);
        let last = table.shown(Some(other))["legal"].as_array().unwrap().last().cloned();
        let command = table.act(last.unwrap());
        table.does(other, command);
    }
    table
}

#[test]
fn when_the_host_gets_up_the_next_person_is_the_host() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Open, bot()], Settings::default());
    table.does(BEN, Command::Sit(None));
    table.denies(BEN, Command::Arrange(seat(2), SeatPlan::Open), "not-the-host");
    table.does(ANN, Command::Leave);
    assert_eq!(table.shown(Some(BEN))["host"], true);
    assert_eq!(table.shown(Some(ANN))["host"], false);
    table.does(BEN, Command::Arrange(seat(2), SeatPlan::Open));
    table.does(ANN, Command::Sit(None));
    assert_eq!(table.room.now.host(), ANN, "whoever made the table has it back");
    table.does(ANN, Command::Leave);
    table.does(BEN, Command::Leave);
    assert_eq!(table.room.now.host(), ANN, "nobody else is there");
}

#[test]
fn others_let_a_bot_play_for_a_host_who_does_not() {
    let mut table = ann_owes(Settings::default());
    table.wait(GRACE - 1);
    table.denies(BEN, Command::Remove(on(0)), "still-plays");
    table.wait(1);
    table.denies(CLEO, Command::Remove(on(0)), "not-seated");
    table.denies(ANN, Command::Remove(on(0)), "not-to-oneself");
    table.does(BEN, Command::Remove(on(0)));
    assert_eq!(table.room.now.host(), BEN);
    assert!(table.room.now.bot_to_move().is_some());
    table.denies(BEN, Command::Block(on(0)), "not-the-host");
    table.does(ANN, Command::Return);
    assert_eq!(table.room.now.host(), ANN);
}

#[test]
fn a_slow_game_gives_everyone_the_time_of_its_clock() {
    for (host, late) in [(BEN, ANN), (ANN, BEN)] {
        let mut table = owed_by(late, clock(3600));
        let whom = Whom { seat: table.room.now.seats.of(late).unwrap(), seen: None };
        table.wait(GRACE);
        table.denies(host, Command::Remove(whom), "still-plays");
        table.wait(3_600_000 - GRACE);
        table.does(host, Command::Remove(whom));
    }
}

#[test]
fn who_is_blocked_plays_on_until_a_bot_does() {
    let mut table = ann_owes(Settings::default());
    table.does(ANN, Command::Block(on(1)));
    table.denies(ANN, Command::Block(on(1)), "nothing-changes");
    assert_eq!(table.shown(None)["seats"][1]["replaced"], false);
    assert!(table.room.now.may_look(Some(BEN)).is_ok());
    table.does(BEN, Command::Leave);
    table.does(BEN, Command::Return);
    table.does(BEN, Command::Leave);
    table.wait(GRACE);
    assert_eq!(table.tick(), Some(seat(1)));
    table.denies(BEN, Command::Return, "is-blocked");
}

#[test]
fn who_is_muted_stays_so_on_another_seat() {
    let plans = [SeatPlan::Open, SeatPlan::Open];
    let mut table = Table::<Linko>::new(&plans, Settings::default());
    table.does(BEN, Command::Sit(Some(seat(1))));
    table.does(ANN, Command::Mute(on(1), true));
    table.denies(ANN, Command::Mute(on(1), true), "nothing-changes");
    table.does(BEN, Command::Leave);
    table.does(BEN, Command::Sit(Some(seat(2))));
    table.denies(BEN, Command::Say(Phrase::Hello), "is-muted");
    assert_eq!(table.shown(None)["seats"][2]["muted"], true);
    table.does(CLEO, Command::Sit(Some(seat(1))));
    table.does(CLEO, Command::Say(Phrase::Hello));
}

#[test]
fn a_command_against_a_seat_misses_who_came_later() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Open], Settings::default());
    table.does(BEN, Command::Sit(None));
    let ben = Whom { seat: seat(1), seen: Some(table.room.now.version) };
    table.does(BEN, Command::Leave);
    table.does(CLEO, Command::Sit(None));
    for command in [Command::Remove(ben), Command::Block(ben), Command::Mute(ben, true)] {
        table.denies(ANN, command, "seat-changed");
    }
    let cleo = Whom { seat: seat(1), seen: Some(table.room.now.version) };
    table.does(ANN, Command::Ready("a".parse().unwrap()));
    table.does(ANN, Command::Block(cleo));
}

/// Ben's seat has another number once the closed seats are gone.
#[test]
fn a_command_against_a_seat_misses_who_moved_up() {
    let plans = [SeatPlan::Closed, SeatPlan::Open, SeatPlan::Open];
    let mut table = Table::<Linko>::new(&plans, Settings::default());
    for (person, seat) in [(BEN, seat(2)), (CLEO, seat(3))] {
        table.does(person, Command::Sit(Some(seat)));
    }
    for person in [ANN, BEN, CLEO] {
        table.does(person, Command::Ready("x".parse().unwrap()));
    }
    let ben = Whom { seat: seat(2), seen: Some(table.room.now.version) };
    table.does(ANN, Command::Start);
    table.denies(ANN, Command::Mute(ben, true), "seat-changed");
}

#[test]
fn phrases_belong_to_people_not_to_seats() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Open], Settings::default());
    table.does(BEN, Command::Sit(None));
    table.does(BEN, Command::Say(Phrase::Hello));
    table.does(BEN, Command::Leave);
    table.does(CLEO, Command::Sit(None));
    assert_eq!(table.shown(None)["phrases"], json!([]));
}

#[test]
fn the_host_sets_the_pace_of_bots_during_the_game() {
    let mut table = Table::<Linko>::running(&[ANN, BEN], 1);
    table.denies(BEN, Command::Pace(Pace::Instant), "not-the-host");
    table.does(ANN, Command::Pace(Pace::Instant));
    table.denies(ANN, Command::Pace(Pace::Instant), "nothing-changes");
    assert_eq!(table.shown(None)["settings"]["pace"], "instant");
    while table.room.now.bot_to_move().is_none() {
        let (person, _) = owes(&table);
        let command = table.act(table.first_legal(person).unwrap());
        table.does(person, command);
    }
    assert_eq!(table.room.now.due(), Some(table.now.ticks));
}

#[test]
fn a_rematch_keeps_who_is_blocked_and_leaves_out_who_is_gone() {
    let mut table = finish::<Linko>(&[ANN, BEN, CLEO], 0);
    table.does(ANN, Command::Mute(on(2), true));
    table.does(ANN, Command::Block(on(1)));
    let secrets = (Secret::from_bytes([8; 32]), Salt::from_bytes([9; 32]));
    let everyone = Names::from([ANN, BEN, CLEO].map(|person| (person, person.to_string())));
    let denied = table.room.now.judge_rematch(BEN, secrets, &everyone).unwrap_err();
    assert_eq!(denied.id(), "is-blocked");
    let created = table.room.now.judge_rematch(ANN, secrets, &everyone).unwrap();
    let mut again = Room::<Linko>::new(TableId::from_bytes([8; 10]), created, table.now);
    assert_eq!(again.now.seats.get(seat(1)), Some(&Occupant::Open));
    assert_eq!(again.now.seats.of(CLEO), Some(seat(2)));
    for (person, command, id) in
        [(BEN, Command::Sit(None), "is-blocked"), (CLEO, Command::Say(Phrase::Hello), "is-muted")]
    {
        assert_eq!(
            again.judge(person, &command, table.now).err().map(|denied| denied.id()),
            Some(id)
        );
    }
    let without_cleo = Names::from([(ANN, "Ann".into()), (BEN, "Ben".into())]);
    let created = table.room.now.judge_rematch(ANN, secrets, &without_cleo).unwrap();
    again = Room::new(TableId::from_bytes([8; 10]), created, table.now);
    assert_eq!(again.now.seats.of(CLEO), None, "deleted");
}

#[test]
fn the_first_rematch_counts() {
    let mut table = finish::<Linko>(&[ANN], 1);
    let [first, second] = [8, 9].map(|byte| TableId::from_bytes([byte; 10]));
    let judged = table.room.judge_rematched(first, table.now).ok().unwrap();
    table.writes(judged);
    let denied = table.room.judge_rematched(second, table.now).err().unwrap();
    assert_eq!(denied.id(), "nothing-changes");
    assert_eq!(table.room.now.rematch(), Some(&first));
}
