//! Before a game begins.

use super::*;

#[test]
fn people_sit_down_on_free_seats_and_get_up() {
    let plans = [SeatPlan::Open, SeatPlan::Open, SeatPlan::Closed, bot()];
    let mut table = Table::<Linko>::new(&plans, Settings::default());
    table.denies(ANN, Command::Sit(None), "already-seated");
    table.does(BEN, Command::Sit(Some(seat(2))));
    table.denies(CLEO, Command::Sit(Some(seat(2))), "seat-taken");
    table.denies(CLEO, Command::Sit(Some(seat(3))), "seat-taken");
    table.denies(CLEO, Command::Sit(Some(seat(4))), "seat-taken");
    table.denies(CLEO, Command::Sit(Some(seat(5))), "no-such-seat");
    table.does(CLEO, Command::Sit(None));
    assert_eq!(table.room.now.seats.of(CLEO), Some(seat(1)));
    table.denies(PersonId(9), Command::Sit(None), "no-free-seat");
    table.does(CLEO, Command::Leave);
    table.denies(CLEO, Command::Leave, "not-seated");
    table.does(PersonId(9), Command::Sit(None));
}

#[test]
fn the_host_arranges_removes_mutes_and_blocks() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Open, SeatPlan::Open], Settings::default());
    table.does(BEN, Command::Sit(Some(seat(1))));
    table.denies(BEN, Command::Arrange(seat(2), bot()), "not-the-host");
    table.denies(ANN, Command::Arrange(seat(1), bot()), "seat-taken");
    table.denies(ANN, Command::Arrange(seat(5), bot()), "no-such-seat");
    let none = SeatPlan::Bot("simple".into());
    table.denies(ANN, Command::Arrange(seat(2), none), "no-such-bot");
    table.does(ANN, Command::Arrange(seat(2), bot()));
    table.denies(BEN, Command::Remove(on(0)), "not-the-host");
    table.denies(ANN, Command::Remove(on(0)), "not-to-oneself");
    table.denies(ANN, Command::Remove(on(2)), "not-a-person");
    table.does(ANN, Command::Remove(on(1)));
    table.does(BEN, Command::Sit(Some(seat(1))));
    table.does(ANN, Command::Mute(on(1), true));
    table.denies(BEN, Command::Say(super::super::Phrase::Hello), "is-muted");
    table.does(ANN, Command::Mute(on(1), false));
    table.does(BEN, Command::Say(super::super::Phrase::Hello));
    table.does(ANN, Command::Block(on(1)));
    assert_eq!(table.room.now.seats.of(BEN), None);
    table.denies(BEN, Command::Sit(None), "is-blocked");
    assert!(matches!(table.room.now.may_look(Some(BEN)), Err(Denied::IsBlocked)));
}

#[test]
fn a_game_begins_when_all_are_ready_and_the_host_says_so() {
    let mut table =
        Table::<Linko>::new(&[SeatPlan::Open, bot(), SeatPlan::Closed], Settings::default());
    table.denies(ANN, Command::Start, "not-ready");
    let nonce = |text: &str| Command::Ready(text.parse().unwrap());
    table.does(ANN, nonce("a"));
    table.denies(ANN, Command::Start, "not-ready");
    table.does(BEN, Command::Sit(None));
    table.denies(ANN, Command::Start, "not-ready");
    table.does(BEN, nonce("b"));
    table.denies(BEN, Command::Start, "not-the-host");
    assert_eq!(table.state(), TableState::Waiting);
    table.does(ANN, Command::Start);
    assert_eq!(table.state(), TableState::Running);
    assert_eq!(table.shown(None)["seats"].as_array().unwrap().len(), 3, "closed seats go");
    for command in
        [Command::Start, Command::Sit(None), nonce("c"), Command::Arrange(seat(1), bot())]
    {
        table.denies(ANN, command, "has-begun");
    }
}

/// The seed is the hash of the secret, the salt and everyone's nonce, so each of them changes the deal.
#[test]
fn every_nonce_changes_the_deal() {
    let dealt = |nonce: &str| {
        let mut table = Table::<Level10>::new(&[bot()], Settings::default());
        table.does(ANN, Command::Ready(nonce.parse().unwrap()));
        table.does(ANN, Command::Start);
        table.shown(Some(ANN))["view"]["hand"].clone()
    };
    assert_eq!(dealt("one"), dealt("one"));
    assert_ne!(dealt("one"), dealt("other"));
}

#[test]
fn too_few_or_too_many_players_cannot_begin() {
    let mut table = Table::<Linko>::new(&[SeatPlan::Closed], Settings::default());
    table.does(ANN, Command::Ready("a".parse().unwrap()));
    table.denies(ANN, Command::Start, "rules");
}

#[test]
fn strangers_look_on_only_where_they_may() {
    let closed = Settings { spectators: false, ..Settings::default() };
    let table = Table::<Level8>::running_with(&[ANN], 1, closed);
    assert!(table.room.now.may_look(Some(ANN)).is_ok());
    for stranger in [Some(BEN), None] {
        assert!(matches!(table.room.now.may_look(stranger), Err(Denied::NoSpectators)));
    }
    let open = Table::<Level8>::running(&[ANN], 1);
    assert!(open.room.now.may_look(Some(BEN)).is_ok() && open.room.now.may_look(None).is_ok());
}
