//! What can be chosen before a game, and what follows from it.

use serde_json::{Map, Value, json};
use sobremesa_level8::{Levels, Rules, Stars};
use sobremesa_table::{Options, Values, completed};

/// The options of what was chosen, for three.
#[track_caller]
fn rules(chosen: &Value) -> Rules {
    let chosen: Map<String, Value> = chosen.as_object().expect("an object").clone();
    let wire = Value::Object(completed::<Rules>(chosen, 3));
    Rules::from_wire(serde_json::from_value(wire).expect("options")).expect("good options")
}

#[test]
fn the_levels_are_those_of_the_stars_unless_others_are_chosen() {
    assert_eq!(rules(&json!({})), Rules::new(3, Stars::One));
    for stars in [Stars::One, Stars::Two] {
        assert_eq!(rules(&json!({ "stars": stars })), Rules::new(3, stars));
        let printed = json!({ "stars": stars, "levels": Levels::of(stars) });
        assert_eq!(rules(&printed), Rules::new(3, stars));
        let pairs: Levels = ["set2"; 8].join(",").parse().expect("good levels");
        let own = json!({ "stars": stars, "levels": pairs });
        assert_eq!(rules(&own), Rules::new(3, stars).with_levels(pairs));
    }
}

#[test]
fn the_example_is_the_list_of_one_star() {
    let choice = Rules::CHOICES.iter().find(|choice| choice.name == "levels").expect("a choice");
    let Values::Lists { example } = choice.values else { panic!("levels are lists") };
    assert!(example().starts_with("run3+run3, set2+set2+set2+set2, run3+colour4, "));
    assert_eq!(choice.written(&example()), json!(Levels::of(Stars::One)));
}
