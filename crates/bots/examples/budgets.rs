//! How long a search with a time budget thinks, with one thread and with two.
//!
//! It answers the decisions of the policy's games, four players, every tenth of them; those in which the
//! policy leaves only one action in question are answered at once, and counted apart.
//!
//! ```text
//! cargo run --release -p sobremesa-bots --example budgets -- 200 60
//! ```
//! The numbers are the budget in milliseconds and how many decisions are measured.

use std::time::{Duration, Instant};

use sobremesa_arena::Match;
use sobremesa_bots::search::{Search, Searched};
use sobremesa_bots::{BotName, Budget, Level, Player, Turn};
use sobremesa_level8::{Level8, Stars};
use sobremesa_level10::{Level10, Scoring};
use sobremesa_linko::{Linko, Variant};
use sobremesa_table::{Actor, Course, Move, Seed, StreamName, Viewer};

/// A decision of a game.
struct Choice<G: Searched> {
    view: G::View,
    legal: Vec<G::Action>,
}

/// Every tenth decision between two actions or more, of as many games as it takes.
fn choices<G: Searched>(rules: &G::Rules, count: usize) -> Vec<Choice<G>> {
    let bots = vec![BotName { level: Level::Heuristic, budget: Budget::Default }; 4];
    let table: Match<G> = Match::new(rules.clone(), bots).expect("bots of the game");
    let run = Seed::from_text("budgets");
    let games = (0..).map(|game| table.play(&run.of_game(game)).record.moves);
    games.flat_map(|moves| choices_of(rules, moves)).step_by(10).take(count).collect()
}

fn choices_of<G: Searched>(rules: &G::Rules, moves: Vec<Move<G>>) -> Vec<Choice<G>> {
    let mut course = Course::<G>::new(rules);
    let mut choices = Vec::new();
    for made in moves {
        if let Move::Action { by: Actor::Seat(seat), .. } = &made {
            let mut legal = Vec::new();
            G::legal_actions(course.state(), &mut legal);
            if legal.len() > 1 {
                choices.push(Choice { view: course.view(Viewer::Seat(*seat)), legal });
            }
        }
        course.make(made).expect("it was played");
    }
    choices
}

fn measure<G: Searched>(rules: &G::Rules, time: Duration, count: usize) {
    let choices = choices::<G>(rules, count);
    for threads in [1, 2] {
        let (mut thought, mut at_once) = (Vec::new(), 0);
        for Choice { view, legal } in &choices {
            let mut stream = Seed::from_text("bot").stream(StreamName { purpose: "bot", round: 0 });
            let budget = Budget::Time(time);
            let turn = Turn { view, legal, stream: &mut stream, budget };
            let start = Instant::now();
            let opinions = Player::<G>::weigh(&mut Search { threads }, turn);
            match opinions.len() {
                1 => at_once += 1,
                _ => thought.push(start.elapsed()),
            }
        }
        thought.sort_unstable();
        let (median, max) = (thought[thought.len() / 2], thought[thought.len() - 1]);
        println!(
            "{:8} {threads} threads: median {median:.1?}, maximum {max:.1?} of {}; {at_once} at once",
            G::NAME,
            thought.len(),
        );
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse().expect("a number"));
    let time = Duration::from_millis(numbers.next().unwrap_or(200));
    let count = numbers.next().unwrap_or(60) as usize;
    let level10 = sobremesa_level10::Rules { players: 4, pauses: 0, scoring: Scoring::Victory };
    measure::<Level10>(&level10, time, count);
    let linko = sobremesa_linko::Rules { players: 4, variant: Variant::Base, first: None };
    measure::<Linko>(&linko, time, count);
    measure::<Level8>(&sobremesa_level8::Rules::new(4, Stars::One), time, count);
}
