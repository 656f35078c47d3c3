//! Many games between bots.

use std::num::NonZeroU32;
use std::sync::Mutex;
use std::sync::atomic::AtomicBool;

use pyo3::prelude::*;
use rayon::ThreadPool;
use serde_json::{Value, json};
use sobremesa_arena::figures::{Rate, Sum};
use sobremesa_arena::{
    Blocks, Ceiling, Contest, Contestant, Entry, Field, Keep, Limit, Match, Stop, blocks_of,
    heading, in_order,
};
use sobremesa_bots::BotName;
use sobremesa_table::{Options, Seed, Stakes, Standing, WIN};

use crate::bot::ours;
use crate::door::Playable;
use crate::problem::Problem;
use crate::signals;
use crate::whole::{List, Whole};

/// The share of the win that was won, and its 95 % interval, as the arena counts them: from what each block won of its
/// games.
#[pyfunction]
pub(crate) fn win_rate(
    won: List<f64>,
    games: Whole<NonZeroU32>,
) -> Result<(f64, f64, f64), Problem> {
    let (mut sum, games) = (Sum::default(), games.0.get());
    let is_share = |won: &f64| (0.0..=f64::from(games)).contains(won);
    if let Some(wrong) = won.0.iter().find(|won| !is_share(won)) {
        return Err(Problem::Value(format!("of {games} games nobody wins {wrong}")));
    }
    won.0.iter().for_each(|won| sum.add((won * f64::from(WIN)).round() as i64));
    let Rate { rate, low, high } = sum.rate(i64::from(WIN) * i64::from(games));
    Ok((rate, low, high))
}

/// Is told how many games or blocks of how many are done.
pub(crate) type Progress<'a> = &'a mut dyn FnMut(u64, u64) -> Result<(), Problem>;

/// Which games are asked for.
pub(crate) struct Ask {
    pub(crate) bots: Vec<String>,
    pub(crate) games: u64,
    pub(crate) seed: Seed,
    pub(crate) records: bool,
}

/// Which contest is asked for.
pub(crate) struct AskContest {
    pub(crate) bots: Vec<String>,
    pub(crate) blocks: Blocks,
    pub(crate) seed: Seed,
    pub(crate) stop: Stop,
    pub(crate) ceiling: Ceiling,
    /// Journals of blocks that were played elsewhere, line by line.
    pub(crate) known: Vec<String>,
}

/// What came of games.
#[derive(Default)]
pub(crate) struct Done {
    /// What the games add up to, as JSON.
    pub(crate) figures: String,
    /// The seats' shares of the win, game by game.
    pub(crate) wins: Vec<f32>,
    pub(crate) scores: Vec<i64>,
    pub(crate) actions: Vec<i64>,
    /// Whether a game ended before it was cut off.
    pub(crate) finished: Vec<bool>,
    pub(crate) records: Vec<String>,
}

/// What came of a contest, and its journal: a heading, and what came of each block, as JSON.
pub(crate) struct Contested {
    pub(crate) results: String,
    pub(crate) journal: Vec<String>,
}

/// Progress is told after this many games, and after the last one.
const BLOCK: u64 = 16;

/// Plays games on the pool; what is told of them is told on the thread that asked.
pub(crate) fn simulate<G: Playable>(
    rules: &G::Rules,
    ask: &Ask,
    pool: &ThreadPool,
    progress: Progress<'_>,
) -> Result<Done, Problem> {
    let table = Match::<G>::new(rules.clone(), seats::<G>(&ask.bots, rules.players())?);
    let table = table.map_err(Problem::value)?;
    let tally = Mutex::new(G::tally());
    let digest = |game: u64, given_up: &AtomicBool| {
        let played = table.play_unless(&ask.seed.of_game(game), given_up);
        tally.lock().expect("nobody panics while adding").add(&played);
        let outcome = played.outcome.as_ref();
        let standing = outcome.map(|outcome| G::standing(rules, outcome));
        (standing, played.actions, ask.records.then(|| table.record(&played).to_json()))
    };
    let mut done = Done::default();
    let (mut games, ahead) = (0..ask.games, 2 * pool.current_num_threads());
    let next = || games.next();
    in_order(pool, ahead, next, digest, signals::heard, |(standing, actions, record)| {
        done.add(standing, rules.players());
        done.actions.push(actions as i64);
        done.records.extend(record);
        let count = done.actions.len() as u64;
        if count.is_multiple_of(BLOCK) || count == ask.games {
            progress(count, ask.games)
        } else {
            Ok(())
        }
    })?;
    let tally = tally.into_inner().expect("nobody panics while adding");
    done.figures = serde_json::to_string(&tally.figures()).expect("figures are JSON");
    Ok(done)
}

impl Done {
    /// Adds what a game was worth to each seat; nothing if it was cut off.
    fn add(&mut self, standing: Option<Standing>, players: usize) {
        self.finished.push(standing.is_some());
        let standing = standing
            .unwrap_or_else(|| Standing { wins: vec![0; players], scores: vec![0; players] });
        self.wins.extend(standing.wins.iter().map(|parts| *parts as f32 / WIN as f32));
        self.scores.extend(&standing.scores);
    }
}

fn seats<G: Playable>(bots: &[String], players: usize) -> Result<Vec<Contestant>, Problem> {
    let named = bots.iter().map(|bot| {
        let name: BotName = ours(bot)?.parse().map_err(Problem::value)?;
        G::bot(&name).map_err(Problem::value)?;
        Ok(Contestant::from(name))
    });
    let named: Vec<Contestant> = named.collect::<Result<_, Problem>>()?;
    match named.as_slice() {
        [bot] => Ok(vec![bot.clone(); players]),
        bots if bots.len() == players => Ok(named),
        bots => Err(Problem::value(format!(
            "{} bots for {players} players: name one for all, or one for each",
            bots.len()
        ))),
    }
}

/// Lets bots meet on the same deals.
pub(crate) fn contest<G: Playable>(
    rules: &G::Rules,
    ask: &AskContest,
    pool: &ThreadPool,
    progress: Progress<'_>,
) -> Result<Contested, Problem> {
    let contest = contest_of::<G>(rules, ask)?;
    let known = blocks_of(&ask.known, &contest).map_err(Problem::value)?;
    let limit = Limit { blocks: ask.blocks, stop: ask.stop };
    let total = ask.blocks.count().saturating_mul(contest.entries.len() as u64);
    let mut journal = vec![heading(&contest)];
    let scoreboard =
        contest.run_while(pool, limit, Keep::Results, known, signals::heard, |finished| {
            progress(journal.len() as u64, total)?;
            journal.push(serde_json::to_string(&finished.block).expect("blocks are JSON"));
            Ok::<(), Problem>(())
        })?;
    let value = |value: serde_json::Result<Value>| value.expect("figures are JSON");
    let results = json!({
        "game": G::NAME,
        "entries": value(serde_json::to_value(scoreboard.entries())),
        "ceilings": value(serde_json::to_value(scoreboard.ceilings())),
        "ratings": value(serde_json::to_value(scoreboard.ratings())),
        "times": value(serde_json::to_value(scoreboard.times())),
    });
    Ok(Contested { results: results.to_string(), journal })
}

/// The contest, unless it cannot be played.
pub(crate) fn contest_of<G: Playable>(
    rules: &G::Rules,
    ask: &AskContest,
) -> Result<Contest<G>, Problem> {
    if ask.ceiling == Ceiling::Solved && G::STAKES == Stakes::Rivals {
        return Err(Problem::value(format!("{} has no ceiling: rivals cannot all win", G::NAME)));
    }
    let bots = ask.bots.iter().map(|bot| ours(bot)?.parse().map_err(Problem::value));
    let bots: Vec<Contestant> = bots.collect::<Result<_, Problem>>()?;
    if let Some(twice) = (1..bots.len()).find(|index| bots[..*index].contains(&bots[*index])) {
        return Err(Problem::value(format!("{} is named twice", bots[twice])));
    }
    let fields = Field::among(&bots, rules.players(), G::STAKES).into_iter();
    let entries = fields.map(|field| Entry::<G>::new(rules.clone(), field).map_err(Problem::value));
    let entries: Vec<Entry<G>> = entries.collect::<Result<_, _>>()?;
    if entries.is_empty() {
        let reason = "one player alone needs no second bot: there is nothing to play";
        return Err(Problem::value(reason));
    }
    let contest = Contest::<G> { entries, run: ask.seed, ceiling: ask.ceiling };
    if ask.stop == Stop::WhenSure && contest.questions() == 0 {
        return Err(Problem::value("until_sure needs bots to compare: name two or more"));
    }
    if ask.stop == Stop::WhenSure && ask.blocks.numbers().start > 0 {
        return Err(Problem::value("until_sure needs the blocks from the first one on"));
    }
    Ok(contest)
}
