//! `sobremesa games`, for programs.

use serde_json::json;

use crate::binary::{figures, succeed};

#[test]
fn the_games_are_listed_with_their_players_options_and_bots() {
    assert_eq!(succeed(&["games"]), "level10\nlinko\nlevel8\n");
    let listed = figures(&["games", "--json"]);
    let linko = &listed["games"][1];
    assert_eq!(linko["name"], "linko");
    assert_eq!(linko["title"], "Linko");
    assert_eq!(linko["players"], json!([2, 5]));
    assert_eq!(linko["options"][0]["name"], "variant");
    assert_eq!(linko["options"][0]["values"], json!(["base", "advanced", "expert"]));
    assert_eq!(linko["options"][0]["default"], "base");
    let bots = linko["bots"].as_array().unwrap().iter();
    let bots = bots.map(|bot| (bot["name"].as_str().unwrap(), bot["takes_budget"] == true));
    let expected = [
        ("random", false),
        ("first-timer", false),
        ("heuristic", false),
        ("casual", true),
        ("regular", true),
        ("strong", true),
        ("search", true),
    ];
    assert_eq!(bots.collect::<Vec<_>>(), expected);
}
