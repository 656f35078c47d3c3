//! Trains a game's value net on games between its heuristics, and writes the weights.
//!
//!     cargo run --release -p sobremesa-bots --example train -- level10 700000 crates/bots/weights/level10.bin
//!
//! Half of the games go astray for some moves, so that the net also learns what comes after moves that
//! the heuristic would not make; what it learns from comes after that, so that it learns how the
//! heuristic's own play ends.

use std::env;
use std::fs;
use std::thread;

use sobremesa_bots::search::Searched;
use sobremesa_bots::value::{HIDDEN, Net, Sheet, Valued, squash};
use sobremesa_bots::{Budget, Player, Turn};
use sobremesa_level8::Level8;
use sobremesa_level10::Level10;
use sobremesa_linko::Linko;
use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Seat, Seed, Stream, StreamName, Viewer,
};

const BATCH: usize = 2048;
const EPOCHS: usize = 6;

/// A position and what became of it.
struct Lesson {
    sheet: Sheet,
    result: f32,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [game, games, file] = arguments.as_slice() else {
        panic!("usage: train GAME GAMES FILE");
    };
    let games: u64 = games.parse().expect("a number of games");
    match game.as_str() {
        "level10" => train::<Level10, 64>(games, file, &level10_rules()),
        "linko" => train::<Linko, 32>(games, file, &linko_rules()),
        "level8" => train::<Level8, 32>(games, file, &level8_rules()),
        _ => panic!("no such game"),
    }
}

/// Both sides of the level card; every sixth game has levels of its own, mixed from both.
fn level8_rules() -> Vec<sobremesa_level8::Rules> {
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

fn level10_rules() -> Vec<sobremesa_level10::Rules> {
    rules(&[3, 4, 5, 4, 5, 3, 2, 1], |players, round| {
        format!(
            r#"{{"players":{players},"pauses":{},"scoring":"victory"}}"#,
            [0, 2, 0, 1, 0, 3][round % 6]
        )
    })
}

fn linko_rules() -> Vec<sobremesa_linko::Rules> {
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

fn train<G: Valued + Searched, const WIDTH: usize>(games: u64, file: &str, rules: &[G::Rules]) {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let seed = Seed::from_text("train");
    let mut lessons: Vec<Lesson> = thread::scope(|scope| {
        let lanes: Vec<_> = (0..threads as u64)
            .map(|lane| {
                let games = (0..games).filter(move |game| game % threads as u64 == lane);
                let play = move |game: u64| {
                    play::<G>(&rules[game as usize % rules.len()], &seed.of_game(game))
                };
                scope.spawn(move || games.flat_map(play).collect::<Vec<_>>())
            })
            .collect();
        lanes.into_iter().flat_map(|lane| lane.join().expect("games end")).collect()
    });
    let mut stream = seed.stream(StreamName { purpose: "order", round: 0 });
    stream.shuffle(&mut lessons);
    let tests = lessons.split_off(lessons.len() * 19 / 20);
    let mean =
        lessons.iter().map(|lesson| f64::from(lesson.result)).sum::<f64>() / lessons.len() as f64;
    println!("{} lessons, {:.3} won", lessons.len(), mean);
    let mut net = fresh::<G, WIDTH>(&mut stream);
    let mut adam = Adam::new(&net);
    let steps = EPOCHS * lessons.len().div_ceil(BATCH);
    let mut step = 0;
    for epoch in 0..EPOCHS {
        for batch in lessons.chunks(BATCH) {
            let gradient = gradient::<G, WIDTH>(&net, batch, threads);
            let rate = 0.002 * (1.0 - step as f32 / steps as f32) + 0.00002;
            adam.step(&mut net, gradient, rate);
            step += 1;
        }
        let (loss, base) = loss(&net, &tests);
        println!(
            "epoch {epoch}: loss {loss:.4} on unseen positions (knowing only the mean: {base:.4})"
        );
        stream.shuffle(&mut lessons);
        fs::write(file, net.to_bytes()).expect("the weights can be written");
    }
}

fn fresh<G: Valued, const WIDTH: usize>(stream: &mut Stream) -> Net<WIDTH> {
    let mut net = Net::empty(G::FEATURES, G::POOLS);
    let mut draw = |scale: f32| scale * (stream.below(2001) as f32 / 1000.0 - 1.0);
    net.rows.iter_mut().flatten().for_each(|weight| *weight = draw(0.2));
    net.hidden.iter_mut().flatten().for_each(|weight| *weight = draw(0.15));
    net.output.iter_mut().for_each(|weight| *weight = draw(0.3));
    net
}

/// Plays a game and describes some of its positions.
fn play<G: Valued + Searched>(rules: &G::Rules, seed: &Seed) -> Vec<Lesson> {
    let mut stream = seed.stream(StreamName { purpose: "train", round: 0 });
    let mut course = Course::<G>::new(rules);
    let mut policy = G::Policy::default();
    let mut legal = Vec::new();
    let mut sheets: Vec<(Seat, Sheet)> = Vec::new();
    let mut lessons = Vec::new();
    let astray = if stream.below(2) == 0 { stream.below(G::ASTRAY) } else { 0 };
    let bound = G::action_bound(rules);
    for ply in 0..bound as u32 {
        let (by, seat) = match course.owed() {
            Owed::Nobody => break,
            Owed::Chance(name) => {
                let chance = G::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(chance)).expect("a legal chance");
                if policy.talks() {
                    Seat::all(rules.players())
                        .for_each(|seat| talk(&mut course, &mut policy, seat));
                }
                continue;
            }
            Owed::Team => (Actor::Team, Seat::all(1).next().expect("a seat")),
            Owed::Seat(seat) => (Actor::Seat(seat), seat),
        };
        if ply > astray && stream.below(7) == 0 {
            let judged = |seat: &Seat| G::is_judged(course.state(), *seat);
            let seats: Vec<Seat> = Seat::all(rules.players()).filter(judged).collect();
            if let Some(seat) = seats.get(stream.index(seats.len().max(1))) {
                let mut sheet = Sheet::default();
                G::describe(course.state(), *seat, &mut sheet);
                sheets.push((*seat, sheet));
            }
        }
        G::legal_actions(course.state(), &mut legal);
        let strays = ply == astray || ply < astray && stream.below(12) == 0;
        let action = if strays {
            legal[stream.index(legal.len())].clone()
        } else {
            let view = course.view(Viewer::Seat(seat));
            policy.decide(Turn {
                view: &view,
                legal: &legal,
                stream: &mut stream,
                budget: Budget::Default,
            })
        };
        course.make(Move::Action { by, action }).expect("a legal action");
        if policy.talks() {
            talk(&mut course, &mut policy, seat);
        }
        settle::<G>(course.state(), &mut sheets, &mut lessons);
    }
    lessons
}

/// Makes lessons of all positions whose result is known: at the game's end, or before where the game
/// knows enough.
fn settle<G: Valued>(state: &G::State, sheets: &mut Vec<(Seat, Sheet)>, lessons: &mut Vec<Lesson>) {
    let result = |seat: &Seat| G::result(state, *seat);
    if sheets.first().is_some_and(|(seat, _)| result(seat).is_some()) {
        let settled = sheets
            .drain(..)
            .filter_map(|(seat, sheet)| Some(Lesson { result: result(&seat)?, sheet }));
        lessons.extend(settled);
    }
}

fn talk<G: Game>(course: &mut Course<G>, policy: &mut impl Player<G>, seat: Seat) {
    for statement in policy.speak(&course.view(Viewer::Seat(seat))) {
        course.make(Move::Statement { seat, statement }).expect("it may be said");
    }
}

fn loss<const WIDTH: usize>(net: &Net<WIDTH>, lessons: &[Lesson]) -> (f64, f64) {
    let cost = |chance: f32, result: f32| -> f64 {
        let chance = f64::from(chance).clamp(1e-6, 1.0 - 1e-6);
        let result = f64::from(result);
        -(result * chance.ln() + (1.0 - result) * (1.0 - chance).ln())
    };
    let mean = lessons.iter().map(|lesson| lesson.result).sum::<f32>() / lessons.len() as f32;
    let sum: f64 =
        lessons.iter().map(|lesson| cost(net.chance(&lesson.sheet), lesson.result)).sum();
    let base: f64 = lessons.iter().map(|lesson| cost(mean, lesson.result)).sum();
    (sum / lessons.len() as f64, base / lessons.len() as f64)
}

/// The gradient of the mean loss.
fn gradient<G: Valued, const WIDTH: usize>(
    net: &Net<WIDTH>,
    batch: &[Lesson],
    threads: usize,
) -> Net<WIDTH> {
    let parts: Vec<Net<WIDTH>> = thread::scope(|scope| {
        let lanes: Vec<_> = batch
            .chunks(batch.len().div_ceil(threads))
            .map(|part| {
                scope.spawn(move || {
                    let mut gradient = Net::empty(G::FEATURES, G::POOLS);
                    part.iter().for_each(|lesson| learn(net, lesson, G::FEATURES, &mut gradient));
                    gradient
                })
            })
            .collect();
        lanes.into_iter().map(|lane| lane.join().expect("learning does not fail")).collect()
    });
    let mut parts = parts.into_iter();
    let mut sum = parts.next().expect("a batch has lessons");
    for mut part in parts {
        sum.numbers_mut().zip(part.numbers_mut()).for_each(|(sum, part)| *sum += *part);
    }
    sum.numbers_mut().for_each(|number| *number /= batch.len() as f32);
    sum
}

/// Adds one lesson's gradient.
fn learn<const WIDTH: usize>(
    net: &Net<WIDTH>,
    lesson: &Lesson,
    features: usize,
    gradient: &mut Net<WIDTH>,
) {
    let pools = net.hidden.len() / WIDTH;
    let mut pooled = vec![[0.0_f32; WIDTH]; pools];
    let mut sums = Vec::new();
    for (pool, group) in lesson.sheet.groups() {
        let mut sum = net.rows[features + pool];
        for feature in group {
            let row = &net.rows[usize::from(*feature)];
            sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum += weight);
        }
        pooled[pool].iter_mut().zip(sum).for_each(|(pool, sum)| *pool += sum.max(0.0));
        sums.push(sum);
    }
    let mut hidden = net.hidden_start;
    for (number, row) in pooled.iter().flatten().zip(&net.hidden) {
        hidden.iter_mut().zip(row).for_each(|(hidden, weight)| *hidden += number * weight);
    }
    let parts = hidden.iter().zip(&net.output).map(|(hidden, part)| hidden.max(0.0) * part);
    let number = net.output_start + parts.sum::<f32>();
    let error = (squash(number) - lesson.result) * 2.0 / (1.0 + 2.0 * number.abs());
    gradient.output_start += error;
    let mut back = [0.0_f32; HIDDEN];
    for index in 0..HIDDEN {
        gradient.output[index] += error * hidden[index].max(0.0);
        back[index] = if hidden[index] > 0.0 { error * net.output[index] } else { 0.0 };
        gradient.hidden_start[index] += back[index];
    }
    let mut pool_back = vec![[0.0_f32; WIDTH]; pools];
    for (place, number) in pooled.iter().flatten().enumerate() {
        let row = &net.hidden[place];
        let sum: f32 = row.iter().zip(back).map(|(weight, back)| weight * back).sum();
        pool_back[place / WIDTH][place % WIDTH] = sum;
        gradient.hidden[place].iter_mut().zip(back).for_each(|(slot, back)| *slot += number * back);
    }
    for ((pool, group), sum) in lesson.sheet.groups().zip(&sums) {
        let mut slope = pool_back[pool];
        slope.iter_mut().zip(sum).for_each(|(slope, sum)| {
            if *sum <= 0.0 {
                *slope = 0.0;
            }
        });
        let rows = group.iter().map(|feature| usize::from(*feature)).chain([features + pool]);
        for row in rows {
            gradient.rows[row].iter_mut().zip(slope).for_each(|(slot, slope)| *slot += slope);
        }
    }
}

/// Adam: steps by the gradient's mean over its spread.
struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new<const WIDTH: usize>(net: &Net<WIDTH>) -> Adam {
        let count = net.clone().numbers_mut().count();
        Adam { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    fn step<const WIDTH: usize>(
        &mut self,
        net: &mut Net<WIDTH>,
        mut gradient: Net<WIDTH>,
        rate: f32,
    ) {
        self.steps += 1;
        let (warm_mean, warm_square) =
            (1.0 - 0.9_f32.powi(self.steps), 1.0 - 0.999_f32.powi(self.steps));
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((number, slope), (mean, square)) in
            net.numbers_mut().zip(gradient.numbers_mut()).zip(moments)
        {
            *mean += 0.1 * (*slope - *mean);
            *square += 0.001 * (*slope * *slope - *square);
            *number -= rate * (*mean / warm_mean) / ((*square / warm_square).sqrt() + 1e-8);
        }
    }
}
