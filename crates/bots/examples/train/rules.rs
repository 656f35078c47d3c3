//! What is played to learn from.

use sobremesa_table::{Options, Seed, StreamName};

/// Both sides of the level card; every sixth game has levels of its own, mixed from both.
pub(crate) fn level8() -> Vec<sobremesa_level8::Rules> {
    use sobremesa_level8::{Level, Levels, Rules, Stars};
    let mut stream = Seed::from_text("levels").stream(StreamName { purpose: "levels", round: 0 });
    let mut mixed = |stars| {
        let sides = [Levels::of(Stars::One), Levels::of(Stars::Two)];
        let mut all: Vec<&Level> =
            sides.iter().flat_map(|side| (1..=8).map(|number| side.level(number))).collect();
        stream.shuffle(&mut all);
        let text: Vec<String> = all[..8].iter().map(|level| named(level)).collect();
        Rules::new(4, stars).with_levels(text.join(",").parse().expect("levels are written so"))
    };
    let sides = [Stars::One, Stars::Two];
    let mut rules = Vec::new();
    for round in 0..12 {
        for players in [4, 3, 2, 4, 5, 6] {
            let stars = sides[round % 2];
            let levels =
                if round == 5 || round == 10 { mixed(stars) } else { Rules::new(4, stars) };
            rules.push(Rules { players, ..levels });
        }
    }
    rules
}

fn named(level: &sobremesa_level8::Level) -> String {
    let parts: Vec<String> = level.combinations().iter().map(ToString::to_string).collect();
    parts.join(" ")
}

pub(crate) fn level10(players: &[usize]) -> Vec<sobremesa_level10::Rules> {
    rules(players, |players, round| {
        format!(
            r#"{{"players":{players},"pauses":{},"scoring":"victory"}}"#,
            [0, 2, 0, 1, 0, 3][round % 6]
        )
    })
}

pub(crate) fn linko() -> Vec<sobremesa_linko::Rules> {
    rules(&[4, 2, 4, 3, 5, 2, 4, 3], |players, round| {
        format!(
            r#"{{"players":{players},"variant":"{}"}}"#,
            ["base", "advanced", "base", "expert", "base", "advanced"][round % 6]
        )
    })
}

fn rules<R: Options>(players: &[usize], text: impl Fn(usize, usize) -> String) -> Vec<R> {
    let all = (0..6).flat_map(|round| players.iter().map(move |players| (*players, round)));
    all.map(|(players, round)| {
        let wire = serde_json::from_str(&text(players, round)).expect("rules are written so");
        R::from_wire(wire).expect("rules that can be played")
    })
    .collect()
}
