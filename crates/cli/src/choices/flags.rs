//! The flags that the games' choices are given by.

use std::ffi::{OsStr, OsString};

use anyhow::anyhow;
use clap::builder::{
    OsStringValueParser, PathBufValueParser, PossibleValuesParser, TypedValueParser, ValueParser,
};
use clap::{Arg, ArgMatches};
use sobremesa_table::{Choice, Values};

use super::Span;
use crate::Game;
use crate::arguments::list;
use crate::game::find;

/// The name of the argument that is the game.
pub(super) const GAME: &str = "game";

/// What is given for a choice.
#[derive(Clone)]
pub(super) struct Given {
    pub(super) name: &'static str,
    pub(super) text: OsString,
}

/// Adds the game, and a flag for each choice of any game.
pub(crate) fn complete(command: clap::Command, games: &[Game]) -> clap::Command {
    let names: Vec<&str> = games.iter().map(|game| game.name).collect();
    let known = games.to_vec();
    let game = Arg::new(GAME)
        .value_name("GAME")
        .required(true)
        .help(format!("The game: {}", list(&names, "or")))
        .value_parser(move |name: &str| find(&known, name));
    command.arg(game).args(flags(games).iter().map(Flag::arg))
}

/// What is given for choices.
pub(super) fn given(matches: &ArgMatches) -> Vec<Given> {
    let given = |id: &clap::Id| matches.try_get_one::<Given>(id.as_str()).ok().flatten().cloned();
    matches.ids().filter_map(given).collect()
}

/// A flag; games that have a choice of the same name share it.
struct Flag {
    choices: Vec<&'static Choice>,
    /// What people call the games.
    titles: Vec<String>,
}

fn flags(games: &[Game]) -> Vec<Flag> {
    let mut flags: Vec<Flag> = Vec::new();
    for game in games {
        for choice in game.choices {
            let title = (game.title)();
            match flags.iter_mut().find(|flag| flag.choices[0].name == choice.name) {
                Some(flag) => {
                    flag.choices.push(choice);
                    flag.titles.push(title);
                }
                None => flags.push(Flag { choices: vec![choice], titles: vec![title] }),
            }
        }
    }
    flags
}

impl Flag {
    fn arg(&self) -> Arg {
        let first = self.choices[0];
        Arg::new(first.name)
            .long(first.name)
            .value_name(value_name(first))
            .help(first.help)
            .help_heading(list(&self.titles, "and"))
            .value_parser(self.parser())
    }

    /// Takes what any of the games takes; each looks at it again.
    fn parser(&self) -> ValueParser {
        let name = self.choices[0].name;
        let all = |is_so: fn(&Values) -> bool| self.choices.iter().all(|one| is_so(&one.values));
        if all(|values| matches!(values, Values::Words(_))) {
            let mut words: Vec<String> = Vec::new();
            for word in self.choices.iter().flat_map(|choice| choice.listed()) {
                if !words.contains(&word) {
                    words.push(word);
                }
            }
            let given = move |word: String| Given { name, text: word.into() };
            ValueParser::new(PossibleValuesParser::new(words).map(given))
        } else if all(|values| matches!(values, Values::Numbers(_))) {
            let choices = self.choices.clone();
            ValueParser::new(move |text: &str| {
                let mut taken = choices.iter().map(|choice| numbers(choice, text));
                let first = taken.next().expect("a flag is for a choice");
                let taken = first.or_else(|refused| taken.find_map(Result::ok).ok_or(refused));
                taken.map(|_| Given { name, text: text.into() })
            })
        } else if all(|values| matches!(values, Values::Lists { .. })) {
            let given = move |path: std::path::PathBuf| Given { name, text: path.into() };
            ValueParser::new(PathBufValueParser::new().map(given))
        } else {
            ValueParser::new(OsStringValueParser::new().map(move |text| Given { name, text }))
        }
    }
}

/// What stands for a value in help texts: `1|2`, `0-3`, `WORD`, `FILE`.
fn value_name(choice: &Choice) -> String {
    match choice.values {
        Values::Words(_) => choice.name.to_uppercase(),
        Values::Lists { .. } => "FILE".to_owned(),
        Values::Numbers(_) => match long_range(choice) {
            Some((least, most)) => format!("{least}-{most}"),
            None => texts(&sorted(choice)).join("|"),
        },
    }
}

/// The numbers of a choice, the least first.
fn sorted(choice: &Choice) -> Vec<u8> {
    let Values::Numbers(numbers) = choice.values else { return Vec::new() };
    let mut numbers = numbers.to_vec();
    numbers.sort_unstable();
    numbers
}

fn texts(numbers: &[u8]) -> Vec<String> {
    numbers.iter().map(ToString::to_string).collect()
}

/// The least and the most of numbers without a gap.
fn range(choice: &Choice) -> Option<(u8, u8)> {
    match sorted(choice)[..] {
        [least, .., most] if (least..=most).eq(sorted(choice)) => Some((least, most)),
        _ => None,
    }
}

/// The same of three numbers or more.
fn long_range(choice: &Choice) -> Option<(u8, u8)> {
    range(choice).filter(|(least, most)| most - least > 1)
}

/// The numbers that a text stands for, if the choice has all of them.
pub(super) fn numbers(choice: &Choice, text: &str) -> Result<Span, String> {
    let span: Span = text.parse()?;
    let listed = sorted(choice);
    match (span.numbers().find(|number| !listed.contains(number)), range(choice)) {
        (None, _) => Ok(span),
        (Some(number), Some((least, most))) => Err(format!("{number} is not in {least}..={most}")),
        (Some(number), None) => Err(format!("{number} is not {}", list(&texts(&listed), "or"))),
    }
}

/// What this game cannot have, though another one can.
pub(super) fn invalid(choice: &Choice, text: &OsStr, reason: &str) -> anyhow::Error {
    let (text, name) = (text.display(), choice.name);
    anyhow!("invalid value '{text}' for '--{name} <{}>': {reason}", value_name(choice))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn choice(values: Values) -> Choice {
        Choice { name: "size", values, default: None, help: "How large it is" }
    }

    static WORDS: Choice = choice(Values::Words(&["small", "large"]));
    static OTHER_WORDS: Choice = choice(Values::Words(&["large", "huge"]));
    static NUMBERS: Choice = choice(Values::Numbers(&[2, 3, 1, 0]));
    static OTHER_NUMBERS: Choice = choice(Values::Numbers(&[7, 5]));
    static TWO: Choice = choice(Values::Numbers(&[1, 2]));
    static LISTS: Choice = choice(Values::Lists { example: String::new });

    /// What a flag for these choices makes of a text.
    fn take(choices: &[&'static Choice], text: &str) -> Result<String, String> {
        let flag = Flag { choices: choices.to_vec(), titles: vec!["A".into(), "B".into()] };
        let command = clap::Command::new("sim").arg(flag.arg());
        let matches = command.try_get_matches_from(["sim", "--size", text]);
        let matches = matches.map_err(|error| error.to_string())?;
        let given = given(&matches);
        assert_eq!((given.len(), given[0].name), (1, "size"));
        Ok(given[0].text.display().to_string())
    }

    #[track_caller]
    fn refused(choices: &[&'static Choice], text: &str, reason: &str) {
        let error = take(choices, text).expect_err("it is refused");
        assert!(error.contains(reason), "{error}");
    }

    #[test]
    fn values_are_named_for_people() {
        let named = [&WORDS, &NUMBERS, &OTHER_NUMBERS, &TWO, &LISTS].map(value_name);
        assert_eq!(named, ["SIZE", "0-3", "5|7", "1|2", "FILE"]);
    }

    #[test]
    fn a_flag_takes_what_its_choice_lists() {
        for text in ["0", "3", "1-3"] {
            assert_eq!(take(&[&NUMBERS], text).as_deref(), Ok(text));
        }
        refused(&[&NUMBERS], "4", "'--size <0-3>': 4 is not in 0..=3");
        refused(&[&NUMBERS], "2-5", "4 is not in 0..=3");
        refused(&[&OTHER_NUMBERS], "6", "6 is not 5 or 7");
        refused(&[&OTHER_NUMBERS], "many", "give a number");
        refused(&[&WORDS], "huge", "[possible values: small, large]");
    }

    #[test]
    fn a_flag_that_games_share_takes_what_any_of_them_lists() {
        for text in ["small", "large", "huge"] {
            assert_eq!(take(&[&WORDS, &OTHER_WORDS], text).as_deref(), Ok(text));
        }
        refused(&[&WORDS, &OTHER_WORDS], "tiny", "[possible values: small, large, huge]");
        for text in ["0-3", "7"] {
            assert_eq!(take(&[&NUMBERS, &OTHER_NUMBERS], text).as_deref(), Ok(text));
        }
        refused(&[&NUMBERS, &OTHER_NUMBERS], "6", "6 is not in 0..=3");
        assert_eq!(take(&[&NUMBERS, &WORDS], "anything").as_deref(), Ok("anything"));
    }
}
