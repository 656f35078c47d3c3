//! The program as a library: the command line follows from the games that it is given.

use std::process::ExitCode;

use sobremesa::{Game, games, run_from};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;

/// How it ended, what it printed, and what it complained about.
fn run(games: &[Game], line: &str) -> (ExitCode, String, String) {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = run_from(games, line.split(' '), &mut out, &mut err);
    let text = |bytes| String::from_utf8(bytes).expect("it prints UTF-8");
    (code, text(out), text(err))
}

#[track_caller]
fn prints(games: &[Game], line: &str, expected: &[&str]) {
    let (code, out, err) = run(games, line);
    assert_eq!((code, err.as_str()), (ExitCode::SUCCESS, ""), "{line}");
    for text in expected {
        assert!(unwrapped(&out).contains(&unwrapped(text)), "{text:?} is not in {out}");
    }
}

/// Lines are broken to fit the terminal, so a text is looked for with single spaces.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn refuses(games: &[Game], line: &str, expected: &str) {
    let (code, out, err) = run(games, line);
    assert_eq!((code, out.as_str()), (ExitCode::from(2), ""), "{line}");
    assert!(err.contains(expected), "{expected:?} is not in {err}");
}

#[test]
fn the_help_names_the_games_that_there_are() {
    prints(
        games![Level10, Linko, Level8],
        "--help",
        &["A card table for Level 10, Linko and Level 8"],
    );
    prints(games![Linko], "--help", &["A card table for Linko Usage:"]);
    prints(games![Linko, Level8], "sim --help", &["The game: linko or level8 Options:"]);
}

#[test]
fn the_flags_are_the_games_choices() {
    let all = [
        "Level 10: --pauses <0-3>",
        "--scoring <SCORING>",
        "[possible values: victory, strict]",
        "Level 8: --stars <1|2>",
        "--levels <FILE>",
    ];
    prints(games![Level10, Linko, Level8], "sim --help", &all);
    refuses(
        games![Linko],
        "sim linko --players 2 --games 1 --pauses 1",
        "unexpected argument '--pauses'",
    );
}

#[test]
fn the_help_names_the_bots_that_there_are() {
    let bots = ": random, simple (level8 only), first-timer, casual, regular, strong, heuristic, search, \
                search:5000 (tries) or search:200ms";
    prints(games![Level10, Linko, Level8], "analyze --help", &[bots]);
    let programs = ", or a program, such as 'exec:python3 my_bot.py' (quotes inside keep spaces and commas together), \
                    the NAME of a --bot, or a net, such as net:my-net.onnx, or \
                    search:400+net:my-net.onnx, where it proposes what the search tries";
    let bots = bots.replace(" or search:200ms", &format!(", search:200ms{programs}"));
    prints(games![Level10, Linko, Level8], "sim --help", &[&bots]);
    let bots = ": random, simple, first-timer, casual, regular, heuristic, strong, search, search:5000 (tries), search:200ms, cheater, a \
                search that sees all cards";
    prints(games![Level8], "arena --help", &[&format!("{bots}{programs}; one alone")]);
    let bots = ": random, first-timer, casual, regular, strong, heuristic, search, search:5000 (tries), search:200ms, open-hands, a search \
                that sees all hands";
    prints(games![Level10], "arena --help", &[&format!("{bots}{programs}; one alone")]);
    let bots = ": random, first-timer, casual, regular, strong, heuristic, search, search:5000 (tries), search:200ms, cheater, a search \
                that sees all cards (linko only), open-hands, a search that sees all hands (level10 \
                only)";
    prints(games![Level10, Linko], "arena --help", &[&format!("{bots}{programs}; one alone")]);
}

#[test]
fn what_holds_for_teams_is_told_only_where_there_are_some() {
    let told = "of Level 10 also until when it could be won";
    prints(games![Linko, Level10], "--help", &[told]);
    assert!(!run(games![Linko], "--help").1.contains("also until when"));
    prints(
        games![Linko, Level10],
        "arena --help",
        &["(in Level 10: better or worse than the first team)"],
    );
}

#[test]
fn an_unknown_game_is_refused_with_those_that_there_are() {
    let line = "sim level10 --players 2 --games 1";
    refuses(
        games![Linko, Level8],
        line,
        "there is no game \"level10\"; the games are: linko, level8",
    );
}
