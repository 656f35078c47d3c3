//! Bots by name.

use std::time::Duration;

use sobremesa_bots::{BotName, Bots, Budget, NoSuchBot};
use sobremesa_linko::Linko;

fn name(text: &str) -> BotName {
    text.parse().expect("a name")
}

#[test]
fn names_carry_their_budget() {
    for (text, budget) in [
        ("search", Budget::Default),
        ("search:5000", Budget::Work(5000)),
        ("search:200ms", Budget::Time(Duration::from_millis(200))),
    ] {
        assert_eq!(name(text), BotName { kind: "search".into(), budget });
        assert_eq!(name(text).to_string(), text);
    }
    for text in ["search:", "search:0", "search:0ms", "search:-1", "search:2s"] {
        assert!(text.parse::<BotName>().is_err(), "{text}");
    }
}

#[test]
fn an_unknown_bot_is_an_error_that_names_the_others() {
    let refusal = |text: &str| Linko::bot(&name(text)).err().map(|none| none.to_string());
    assert_eq!(refusal("search:40"), None);
    let unknown = "linko has no bot `clever`; its bots are `random`, `heuristic`, `search`";
    assert_eq!(refusal("clever").as_deref(), Some(unknown));
    assert!(matches!(Linko::bot(&name(":5")), Err(NoSuchBot::Name { .. })));
    let greedy = "`heuristic` takes no budget; `search` does, such as `search:200ms`";
    assert_eq!(refusal("heuristic:5").as_deref(), Some(greedy));
}

#[test]
fn the_strongest_gives_hints_and_the_quickest_stands_in() {
    assert_eq!(Linko::strongest().name, "search");
    assert_eq!(Linko::stand_in().name, "heuristic");
}
