//! Bots by name.

use std::time::Duration;

use sobremesa_bots::{BotName, Bots, Budget, NoSuchBot, Strength};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
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
    let unknown = "linko has no bot `clever`; its bots are `random`, `first-timer`, `heuristic`, \
                   `casual`, `regular`, `strong`, `search`";
    assert_eq!(refusal("clever").as_deref(), Some(unknown));
    assert!(matches!(Linko::bot(&name(":5")), Err(NoSuchBot::Name { .. })));
    let greedy = "`heuristic` takes no budget; `casual`, `regular`, `strong`, `search` do, such as `search:200ms`";
    assert_eq!(refusal("heuristic:5").as_deref(), Some(greedy));
}

#[test]
fn the_strongest_gives_hints_and_the_quickest_stands_in() {
    assert_eq!(Linko::strongest().name, "search");
    assert_eq!(Linko::stand_in().name, "heuristic");
}

/// People choose among five, and meet a regular if they do not choose.
#[test]
fn every_game_offers_five_strengths() {
    fn offers<G: Bots>() {
        let offered: Vec<(&str, Strength)> =
            G::offered().map(|kind| (kind.name, kind.strength)).collect();
        let expected = [
            ("first-timer", Strength::FirstTimer),
            ("casual", Strength::Casual),
            ("regular", Strength::Regular),
            ("strong", Strength::Strong),
            ("search", Strength::Expert),
        ];
        assert_eq!(offered, expected, "{}", G::NAME);
        assert_eq!(G::companion().name, "regular");
        assert_eq!(G::stand_in().name, "heuristic");
        assert_eq!(G::strongest().name, "search");
        for name in ["random", "heuristic", "search:40"] {
            assert!(G::bot(&name.parse().expect("a name")).is_ok(), "{} {name}", G::NAME);
        }
    }
    offers::<Level10>();
    offers::<Linko>();
    offers::<Level8>();
    assert!(Level8::bot(&name("simple")).is_ok());
    let gentle = [Linko::gentle().name, Level8::gentle().name, Level10::gentle().name];
    assert_eq!(gentle, ["first-timer", "first-timer", "heuristic"]);
}
