//! What the team decides together goes on without those who are gone.

use super::clocks::clock;
use super::*;
use crate::room::GRACE;
use crate::room::entry::written;

fn first(table: &Table<Level10>, player: usize) -> Command {
    table.act(json!({ "type": "first", "player": player }))
}

/// Time passes until bots play for all who are away or late.
fn wait_for_bots(table: &mut Table<Level10>) {
    table.wait(2 * GRACE);
    while table.tick().is_some() {}
    table.let_bots_play();
}

#[test]
fn what_all_who_are_left_want_is_done() {
    for (people, player) in
        [(&[ANN, BEN][..], 0), (&[ANN, BEN], 1), (&[ANN, BEN, CLEO], 1), (&[ANN, BEN, CLEO], 2)]
    {
        let mut table = Table::<Level10>::running(people, 0);
        let (last, others) = people.split_last().unwrap();
        for person in others {
            let command = first(&table, player);
            table.does(*person, command);
        }
        table.does(*last, Command::Leave);
        wait_for_bots(&mut table);
        let mut moves = table.room.moves().iter().map(written::<Level10>);
        let chosen = moves.find(|made| made["type"] == "first").unwrap();
        assert_eq!(chosen["player"], player, "{people:?}");
    }
}

#[test]
fn who_is_left_still_has_to_agree() {
    let mut table = Table::<Level10>::running(&[ANN, BEN, CLEO], 0);
    for (person, player) in [(ANN, 0), (BEN, 1)] {
        let command = first(&table, player);
        table.does(person, command);
    }
    table.does(CLEO, Command::Leave);
    wait_for_bots(&mut table);
    assert_eq!(table.shown(None)["owed"], "team");
    let command = first(&table, 1);
    table.does(ANN, command);
    assert_eq!(table.shown(None)["owed"], json!({ "seat": 1 }));
}

#[test]
fn a_clock_ends_every_team_decision() {
    for proposals in [&[][..], &[0], &[0, 1], &[0, 1, 2], &[2, 0, 0]] {
        let mut table = Table::<Level10>::running_with(&[ANN, BEN, CLEO], 0, clock(30));
        for (person, player) in [ANN, BEN, CLEO].into_iter().zip(proposals) {
            let command = first(&table, *player);
            table.does(person, command);
        }
        assert_eq!(table.shown(None)["owed"], "team");
        wait_for_bots(&mut table);
        assert_ne!(table.shown(None)["owed"], "team", "{proposals:?}");
    }
}

#[test]
fn the_same_proposal_again_makes_no_row() {
    let mut table = Table::<Level10>::running(&[ANN, BEN], 0);
    let command = first(&table, 1);
    table.does(ANN, command.clone());
    table.denies(ANN, command, "nothing-changes");
}

/// Two who want different things are gone, and there is no clock: the third goes along with the
/// first of them and lets a bot play for the other.
#[test]
fn who_is_gone_and_does_not_agree_can_be_removed() {
    let mut table = Table::<Level10>::running(&[ANN, BEN, CLEO], 0);
    for (person, player) in [(BEN, 1), (CLEO, 2), (ANN, 1)] {
        let command = first(&table, player);
        table.does(person, command);
    }
    table.denies(ANN, Command::Remove(on(2)), "still-plays");
    table.wait(GRACE);
    table.denies(ANN, Command::Remove(on(1)), "still-plays");
    table.does(ANN, Command::Remove(on(2)));
    table.let_bots_play();
    assert_eq!(table.shown(None)["owed"], json!({ "seat": 1 }));
}

#[test]
fn who_proposes_is_not_away() {
    let mut table = Table::<Level10>::running(&[ANN, BEN], 0);
    table.does(BEN, Command::Leave);
    let command = first(&table, 1);
    table.does(BEN, command);
    assert_eq!(table.shown(None)["seats"][1]["away"], false);
    table.wait(2 * GRACE);
    assert_eq!(table.tick(), None, "no bot plays for him");
}
