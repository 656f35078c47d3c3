//! The games, as the program itself lists them.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::run::root;

/// A game as `sobremesa games --json` tells it.
pub(crate) struct Game {
    /// Its name in commands and paths.
    pub(crate) name: String,
    /// The fewest and the most players.
    pub(crate) players: (u64, u64),
    /// What can be chosen: each option's flag with every value.
    pub(crate) options: Vec<(String, Vec<String>)>,
    /// Its bots, the weakest first.
    pub(crate) bots: Vec<String>,
    /// Those of them that take no budget, and decide at once.
    quick: Vec<String>,
}

/// All games of a program.
pub(crate) fn all(sobremesa: &Path) -> anyhow::Result<Vec<Game>> {
    let output = Command::new(sobremesa).args(["games", "--json"]).output();
    let output = output.context("cannot run sobremesa")?;
    ensure!(output.status.success(), "the games cannot be listed: {}", output.status);
    let listed: Value = serde_json::from_slice(&output.stdout)?;
    let games = listed["games"].as_array().context("a list of games")?;
    games.iter().map(|game| read(game).context("a game is told in another way")).collect()
}

fn read(game: &Value) -> Option<Game> {
    let text = |value: &Value| value.as_str().map(str::to_owned);
    let option = |option: &Value| {
        let values = option["values"].as_array()?.iter().filter_map(text).collect();
        Some((text(&option["name"])?, values))
    };
    let bots = game["bots"].as_array()?.iter();
    let takes_budget = |bot: &&Value| bot["takes_budget"] == true;
    Some(Game {
        name: text(&game["name"])?,
        players: (game["players"][0].as_u64()?, game["players"][1].as_u64()?),
        options: game["options"].as_array()?.iter().filter_map(option).collect(),
        bots: bots.clone().filter_map(|bot| text(&bot["name"])).collect(),
        quick: bots.filter(|bot| !takes_budget(bot)).filter_map(|bot| text(&bot["name"])).collect(),
    })
}

impl Game {
    /// The arguments of `sim` for every combination of players and options.
    pub(crate) fn all_options(&self) -> Vec<String> {
        let (least, most) = self.players;
        let mut all: Vec<String> =
            (least..=most).map(|players| format!("{} --players {players}", self.name)).collect();
        for (name, values) in self.options.iter().filter(|(_, values)| !values.is_empty()) {
            let with = |start: &String| -> Vec<String> {
                values.iter().map(|value| format!("{start} --{name} {value}")).collect()
            };
            all = all.iter().flat_map(with).collect();
        }
        all
    }

    /// Whether a bot takes no budget, and decides at once.
    pub(crate) fn is_quick(&self, bot: &str) -> bool {
        self.quick.iter().any(|quick| quick == bot)
    }

    /// A bot that plays well and decides at once: the strongest that does not search, or else a search.
    pub(crate) fn usual_bot(&self) -> &str {
        let quick = self.quick.iter().rev().find(|bot| *bot != "random");
        quick.or(self.bots.last()).map_or("random", String::as_str)
    }

    /// The weakest bot that gets through a game in reasonable time.
    pub(crate) fn quick_bot(&self) -> &str {
        let simple = self.bots.iter().find(|bot| *bot == "simple");
        simple.or(self.bots.first()).map_or("random", String::as_str)
    }
}

/// The folders of the games, by name.
pub(crate) fn folders() -> anyhow::Result<Vec<String>> {
    let entries = fs::read_dir(root().join("games")).context("the folder of the games")?;
    let mut names = Vec::new();
    for entry in entries {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}
