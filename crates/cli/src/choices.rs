//! The games' options on the command line, for whoever lets bots play. They follow from what the games
//! list as their [`Choice`]s.

mod flags;
mod lists;
mod span;

use std::ffi::OsStr;

use anyhow::bail;
use clap::{ArgMatches, FromArgMatches};
use serde_json::{Map, Value};
use sobremesa_table::{Choice, Options, Values, completed};
use sobremesa_words::{Language, Tells};

use crate::Game;
use flags::Given;

pub(crate) use flags::complete;
pub(crate) use span::Span;

/// A game, and what is chosen of its options. Its arguments are not derived: [`complete`] adds them.
pub(crate) struct Asked {
    /// The game.
    pub(crate) game: Game,
    given: Vec<Given>,
}

impl FromArgMatches for Asked {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Asked, clap::Error> {
        let game = *matches.get_one(flags::GAME).expect("clap wants one");
        Ok(Asked { game, given: flags::given(matches) })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Asked::from_arg_matches(matches)?;
        Ok(())
    }
}

impl clap::Args for Asked {
    fn augment_args(command: clap::Command) -> clap::Command {
        command
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        command
    }
}

impl Asked {
    /// The options that are asked for; several where a span is given.
    ///
    /// # Errors
    /// If they cannot be played.
    pub(crate) fn rules<G: Tells>(&self, players: u8) -> anyhow::Result<Vec<G::Rules>> {
        let choices = G::Rules::CHOICES;
        let is_unknown = |given: &&Given| choices.iter().all(|choice| choice.name != given.name);
        if let Some(given) = self.given.iter().find(is_unknown) {
            bail!("{} has no option --{}", G::NAME, given.name);
        }
        let mut chosen = vec![Chosen::default()];
        for choice in choices {
            let mut given = self.given.iter().filter(|given| given.name == choice.name);
            if let Some(Given { text, .. }) = given.next() {
                let values = values(choice, text)?;
                chosen = chosen.iter().flat_map(|one| one.with(choice, text, &values)).collect();
            }
        }
        chosen.into_iter().map(|chosen| chosen.judged::<G>(players)).collect()
    }
}

/// The values that a text stands for, as records write them.
fn values(choice: &'static Choice, text: &OsStr) -> anyhow::Result<Vec<Value>> {
    match choice.values {
        Values::Lists { .. } => Ok(vec![lists::read(choice, text.as_ref())?]),
        Values::Numbers(_) => {
            let span = flags::numbers(choice, &text.to_string_lossy());
            let span = span.map_err(|reason| flags::invalid(choice, text, &reason))?;
            Ok(span.numbers().map(Value::from).collect())
        }
        Values::Words(words) => match words.iter().find(|word| text == **word) {
            Some(word) => Ok(vec![Value::from(*word)]),
            None => {
                let reason = format!("[possible values: {}]", words.join(", "));
                Err(flags::invalid(choice, text, &reason))
            }
        },
    }
}

/// Options that are not judged yet.
#[derive(Clone, Default)]
struct Chosen {
    options: Map<String, Value>,
    /// The choices that come from files, and the files.
    files: Vec<(&'static str, String)>,
}

impl Chosen {
    /// The same with each of these values.
    fn with(&self, choice: &'static Choice, text: &OsStr, values: &[Value]) -> Vec<Chosen> {
        let with = |value: &Value| {
            let mut chosen = self.clone();
            chosen.options.insert(choice.name.into(), value.clone());
            if matches!(choice.values, Values::Lists { .. }) {
                chosen.files.push((choice.name, text.display().to_string()));
            }
            chosen
        };
        values.iter().map(with).collect()
    }

    fn judged<G: Tells>(&self, players: u8) -> anyhow::Result<G::Rules> {
        let mut options = self.options.clone();
        let refused = match judge::<G>(options.clone(), players) {
            Ok(rules) => return Ok(rules),
            Err(refused) => refused,
        };
        // If all is well without a file, it is the file that is wrong.
        for (name, file) in self.files.iter().rev() {
            options.remove(*name);
            if judge::<G>(options.clone(), players).is_ok() {
                return Err(refused.context(format!("in {file}")));
            }
        }
        Err(refused)
    }
}

/// Everything else is as its default says.
fn judge<G: Tells>(options: Map<String, Value>, players: u8) -> anyhow::Result<G::Rules> {
    let options = completed::<G::Rules>(options, players.into());
    let wire = serde_json::from_value(Value::Object(options))?;
    G::Rules::from_wire(wire).map_err(|refusal| {
        anyhow::Error::msg(G::refusal(G::words(Language::English), &[], &refusal))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game looks again at what it is given, because the flag may be another game's, too.
    #[test]
    fn a_game_takes_only_its_own_values() {
        const fn choice(values: Values) -> Choice {
            Choice { name: "size", values, default: None, help: "How large it is" }
        }
        static NUMBERS: Choice = choice(Values::Numbers(&[1, 2]));
        static WORDS: Choice = choice(Values::Words(&["small"]));
        assert_eq!(values(&NUMBERS, "1-2".as_ref()).unwrap(), [Value::from(1), Value::from(2)]);
        assert_eq!(values(&WORDS, "small".as_ref()).unwrap(), [Value::from("small")]);
        let refused = |choice: &'static Choice, text: &str| {
            values(choice, text.as_ref()).unwrap_err().to_string()
        };
        let expected = "invalid value '3' for '--size <1|2>': 3 is not in 1..=2";
        assert_eq!(refused(&NUMBERS, "3"), expected);
        let expected = "invalid value 'large' for '--size <SIZE>': [possible values: small]";
        assert_eq!(refused(&WORDS, "large"), expected);
    }
}
