//! Programs that fail lose nothing for the others.

use serde_json::Value;
use tempfile::TempDir;

use super::{asked_of_a_liar, naughty};
use crate::binary::{fail, sobremesa, str, text};

/// How a program behaved in games against ours that all came to their ends, and what was said of it.
#[track_caller]
fn behavior(game: &str, how: &str) -> (Value, String) {
    behavior_within("60", game, how)
}

/// The same with this many seconds for an answer.
#[track_caller]
fn behavior_within(seconds: &str, game: &str, how: &str) -> (Value, String) {
    let bots = format!("exec:{},heuristic", naughty(how));
    let sim = ["sim", game, "--players", "2", "--games", "3", "--seed", "1", "--json"];
    let limits = ["--bot-seconds", seconds, "--threads", "1", "--bots", &bots];
    let output = sobremesa(&[&sim[..], &limits].concat());
    let told = text(&output.stderr);
    assert!(output.status.success(), "{how}: {told}");
    let printed = text(&output.stdout);
    let figures: Value =
        serde_json::from_str(printed.lines().last().expect("figures")).expect("JSON");
    assert_eq!(figures["games"], 3, "{how}");
    let conduct = figures["programs"][0].clone();
    let said = format!("heuristic stood in {}", conduct["stood_in"]);
    assert!(printed.contains(&said), "{printed}");
    (conduct, told)
}

#[test]
fn what_is_illegal_or_unreadable_is_decided_by_another_bot() {
    for (how, fault) in [("cheats", "illegal"), ("raves", "unreadable"), ("mumbles", "unreadable")]
    {
        let (conduct, told) = behavior("linko", how);
        assert_eq!(conduct[fault], conduct["asked"], "{conduct}");
        assert_eq!(conduct["stood_in"], conduct["asked"], "{conduct}");
        assert_eq!(conduct["restarts"], 0, "its process can go on: {conduct}");
        assert!(told.contains("bot exec: "), "{told}");
        assert!(told.lines().count() <= 20, "not every fault is told");
    }
}

/// Two counts that are not true, after every move: they are not said, and the rest is played. Each question has an
/// answer or a stand-in, however much of the answer is refused.
#[test]
fn what_may_not_be_said_is_not_said() {
    let folder = TempDir::new().unwrap();
    let notes = folder.path().join("notes");
    let (conduct, _) = behavior("level10", &format!("lies '{}'", str(&notes)));
    let [decided, spoke] = asked_of_a_liar(&notes);
    assert!(decided > 0 && spoke > 0, "{conduct}");
    assert_eq!(conduct["asked"], decided + spoke, "{conduct}");
    for count in ["illegal", "stood_in"] {
        assert_eq!(conduct[count], spoke, "{conduct}");
    }
}

/// It says hello once, and then something else whenever it is started again.
#[test]
fn one_that_forgets_its_hello_is_not_started_forever() {
    let folder = TempDir::new().unwrap();
    let first = folder.path().join("first");
    let (conduct, _) = behavior("linko", &format!("forgets '{}'", str(&first)));
    assert_eq!(conduct["restarts"], 10, "{conduct}");
    assert_eq!(conduct["stood_in"], conduct["asked"], "{conduct}");
}

/// It answers nothing, or with a line that never ends, or twice, or another question, or before it is asked, or closes
/// its output.
#[test]
fn one_that_answers_too_late_or_too_much_is_started_again() {
    for (how, seconds, fault) in [
        ("late", "15", "late"),
        ("floods", "60", "flooded"),
        ("spams", "60", "flooded"),
        ("stale", "60", "flooded"),
        ("hasty", "60", "flooded"),
        ("closes", "60", "died"),
    ] {
        let folder = TempDir::new().unwrap();
        let once = folder.path().join("once");
        let (conduct, told) = behavior_within(seconds, "linko", &format!("{how} '{}'", str(&once)));
        for count in [fault, "restarts", "stood_in"] {
            assert_eq!(conduct[count], 1, "{how}: {conduct}");
        }
        assert_eq!(told.matches("bot exec: it ").count(), 1, "{how}: {told}");
    }
}

#[test]
fn one_that_always_dies_is_started_again_ten_times() {
    let (conduct, told) = behavior("linko", "dies");
    assert_eq!(conduct["died"], 11, "{conduct}");
    assert_eq!(conduct["restarts"], 10, "{conduct}");
    assert_eq!(conduct["stood_in"], conduct["asked"], "{conduct}");
    assert!(told.contains("it is not started again"), "{told}");
}

/// It ends the process of ours that watches over it, and is gone with it.
#[test]
fn one_that_ends_its_launcher_ends_itself() {
    let (conduct, _) = behavior("linko", "rebels");
    assert_eq!(conduct["died"], 11, "{conduct}");
    assert_eq!(conduct["stood_in"], conduct["asked"], "{conduct}");
}

/// People read its name, so nothing in it may turn the writing around.
#[test]
fn one_that_hides_signs_in_its_name_is_refused() {
    let bots = format!("exec:{},heuristic", naughty("bidi"));
    let sim = ["sim", "linko", "--players", "2", "--games", "1", "--bots", &bots];
    fail(&sim, 2, "it did not say hello");
}

#[test]
fn one_that_wants_too_much_memory_dies_alone() {
    let (conduct, told) = behavior("linko", "hogs");
    assert_eq!(conduct["died"], 11, "{conduct}");
    assert!(told.contains("MemoryError"), "{told}");
}

#[test]
fn what_it_complains_about_is_told_in_part() {
    let (conduct, told) = behavior("linko", "shouts");
    assert_eq!(conduct["stood_in"], 0, "{conduct}");
    assert!(told.contains("bot exec says: shout!"), "{told}");
    assert!(told.len() < 60_000, "{} bytes", told.len());
}
