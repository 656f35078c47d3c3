//! Games that an independent program made: both sides and levels of one's own, 2 to 6 players.

use serde_json::Value;
use sobremesa_conformance::golden;
use sobremesa_level8::{End, Level8, Levels, Phase, Rules};
use sobremesa_table::{Options, Record};

const GAMES: &str = include_str!("../golden/games.jsonl");

#[test]
fn golden_games_are_good() {
    let mut ends = [0; 2];
    for line in GAMES.lines() {
        match golden::positions::<Level8>(line)[0].state().phase() {
            Phase::Over(End::LastLevel(_)) => ends[0] += 1,
            Phase::Over(End::WentOut(_)) => ends[1] += 1,
            phase => panic!("a golden game ends in {phase:?}"),
        }
    }
    assert_eq!(ends, [9, 31], "by level 8, by going out on level 7");
}

/// An independent program counted the same.
#[test]
fn golden_games_go_on_in_so_many_ways() {
    let rows = golden::check_ways::<Level8>(GAMES, include_str!("../golden/paths.txt"));
    assert!(rows > 400, "the table has {rows} rows");
}

/// The excerpt in the documentation of the format is a good record.
#[test]
fn the_documented_excerpt_is_good() {
    let document = include_str!("../../../../docs/records.md");
    let is_level8 = |block: &&str| block.starts_with("{\"format\"") && block.contains("\"level8\"");
    let excerpt = document.split("```json\n").find(is_level8).unwrap();
    let (excerpt, _) = excerpt.split_once("```").unwrap();
    let record = Record::<Level8>::replay(excerpt, |_, _| {}).unwrap();
    assert_eq!((record.moves.len(), record.outcome), (21, None));
}

/// The options in the documentation are good, and written as they were read.
#[test]
fn the_documented_options_are_good() {
    let document = include_str!("../../../../docs/records.md");
    let (_, section) = document.split_once("## Level 8\n").unwrap();
    let blocks = section.split("```json\n").skip(1).map(|rest| rest.split_once("```").unwrap().0);
    let options: Vec<&str> = blocks.filter(|block| block.starts_with("{\"players\"")).collect();
    assert_eq!(options.len(), 2);
    for options in options {
        let rules = Rules::from_wire(serde_json::from_str(options).unwrap()).unwrap();
        let json: Value = serde_json::from_str(options).unwrap();
        assert_eq!(serde_json::to_value(rules).unwrap(), json);
    }
}

/// The levels in the rulebook's example of a file are good, and the same in both formats.
#[test]
fn the_documented_file_of_levels_is_good() {
    let document = include_str!("../../RULES.md");
    let block = |kind: &str| {
        let (_, rest) = document.split_once(&format!("```{kind}\n")).unwrap();
        rest.split_once("```").unwrap().0
    };
    let file: Value = serde_json::from_str(block("json")).unwrap();
    assert_eq!(file.as_object().unwrap().len(), 1);
    let levels: Vec<Vec<String>> = serde_json::from_value(file["levels"].clone()).unwrap();
    let levels = Levels::from_names(&levels).unwrap();
    assert_eq!(levels.level(8).cards(), 10);
    let quoted = |text: &'static str| text.split('"').skip(1).step_by(2);
    let words = quoted(block("json")).filter(|word| *word != "levels");
    assert!(words.eq(quoted(block("toml"))));
}
