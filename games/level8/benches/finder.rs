//! How long the finder of Level 8 takes for one hand, over the hands of games between simple players.

use std::hint::black_box;
use std::time::Instant;

use sobremesa_arena::{Contestant, Match};
use sobremesa_level8::finder::Finder;
use sobremesa_level8::{Cards, Level, Level8, Phase, Rules, Stars};
use sobremesa_table::{Course, Seed};

/// How many games the hands come from.
const GAMES: u64 = 200;

/// How often a question is asked in a row, because one answer is too short for the clock.
const REPEATS: u32 = 50;

type Question = fn(&Finder);

fn main() {
    let questions: [(&str, Question); 4] = [
        ("can the level be laid", |finder| _ = black_box(finder.can_lay())),
        ("how many cards are missing", |finder| _ = black_box(finder.missing())),
        ("which cards would help", |finder| _ = black_box(finder.look())),
        ("all canonical ways", |finder| _ = black_box(finder.laydowns())),
    ];
    for stars in [Stars::One, Stars::Two] {
        let hands = hands(stars);
        println!("{} hands, stars: {}", hands.len(), u8::from(stars));
        for (name, ask) in questions {
            let mut times: Vec<f64> =
                hands.iter().map(|(hand, level)| time(hand, level, ask)).collect();
            times.sort_unstable_by(f64::total_cmp);
            let part = |percent: usize| times[(times.len() - 1) * percent / 100];
            let (median, most) = (part(50), part(100));
            println!(
                "  {name:26} {median:7.0} ns median {:7.0} ns 99 % {most:7.0} ns most",
                part(99)
            );
        }
    }
}

/// The hands with which players could have laid their level, had the cards been right.
fn hands(stars: Stars) -> Vec<(Cards, Level)> {
    let bots: Vec<Contestant> = vec!["simple".parse().expect("a bot"); 4];
    let table = Match::<Level8>::new(Rules::new(4, stars), bots).expect("a bot of the game");
    let mut hands = Vec::new();
    for game in 0..GAMES {
        let played = table.play(&Seed::from_text("finder").of_game(game));
        let mut course = Course::<Level8>::new(table.rules());
        for made in played.moves {
            if let Phase::Act(seat) = course.state().phase() {
                let (state, board) = (course.state(), course.state().board());
                if !board.place(seat).has_laid() {
                    hands.push((*state.hand(seat), *board.level(seat)));
                }
            }
            course.make(made).expect("a legal game");
        }
    }
    hands
}

/// The nanoseconds of one answer, the finder's making included.
#[expect(clippy::disallowed_methods, reason = "a bench takes times")]
fn time(hand: &Cards, level: &Level, ask: Question) -> f64 {
    let start = Instant::now();
    for _ in 0..REPEATS {
        ask(&Finder::new(black_box(hand), black_box(level)));
    }
    start.elapsed().as_nanos() as f64 / f64::from(REPEATS)
}
