//! Trains the net of Level 8, or learns how likely the rivals' hands are (docs/bots.md).
//! `cargo run --release -p sobremesa-level8 --features training --example level8-train -- GAMES FILE [TRIES]`
//! `cargo run --release -p sobremesa-level8 --features training --example level8-train -- hands GAMES FILE`

use sobremesa_bots::training;
use sobremesa_level8::bots::{Mind, learn_hands};
use sobremesa_level8::{Level, Level8, Levels, Rules, Stars};
use sobremesa_table::{Seed, StreamName};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.as_slice() {
        [what, games, file] if what == "hands" => {
            learn_hands(&rules(), games.parse().expect("a number of games"), file);
        }
        _ => training::run::<Level8, Mind, 32>(&rules(), &arguments),
    }
}

/// Both sides of the level card; every sixth game has levels of its own, mixed from both.
fn rules() -> Vec<Rules> {
    let mut stream = Seed::from_text("levels").stream(StreamName { purpose: "levels", round: 0 });
    let mut mixed = |stars| {
        let sides = [Levels::of(Stars::One), Levels::of(Stars::Two)];
        let mut all: Vec<&Level> =
            sides.iter().flat_map(|side| (1..=8).map(|number| side.level(number))).collect();
        stream.shuffle(&mut all);
        let text: Vec<String> = all[..8].iter().map(|level| named(level)).collect();
        Rules::new(4, stars)
            .with_levels(text.join(",").parse().expect("levels are written like this"))
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

fn named(level: &Level) -> String {
    let parts: Vec<String> = level.combinations().iter().map(ToString::to_string).collect();
    parts.join(" ")
}
