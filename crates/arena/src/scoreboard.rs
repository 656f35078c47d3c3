//! What the blocks of a contest add up to.

use std::collections::BTreeMap;

use serde::Serialize;
use sobremesa_bots::{Bots, OpenCards};
use sobremesa_table::{Recorded, Stakes, WIN};

use crate::block::Block;
use crate::contest::{Contest, Entry, Stop};
use crate::figures::{Estimate, Rate, Sum};
use crate::ratings::{Rating, Ratings};
use crate::sequence::{Fortune, Sequence, Verdict};
use crate::times::{TimeFigures, Times};

/// What may be claimed wrongly in a run that stops when it is sure, all its questions together.
const ERROR: f64 = 0.05;

/// The results of a contest so far.
#[derive(Clone)]
pub struct Scoreboard<'a, G: Bots + Recorded> {
    contest: &'a Contest<G>,
    stop: Stop,
    rows: Vec<Row>,
    ratings: Ratings,
    times: BTreeMap<String, Times>,
}

#[derive(Clone, Debug, Default)]
struct Row {
    wins: Sum,
    scores: Sum,
    cut_off: u64,
    sequence: Sequence,
    /// The share of wins in the last block.
    last: f64,
    open_cards: BTreeMap<OpenCards, u64>,
    question: Option<Question>,
}

/// Whether the share of wins is another than something else.
#[derive(Clone, Debug)]
struct Question {
    against: Against,
    sequence: Sequence,
    fortune: Fortune,
    verdict: Verdict,
}

#[derive(Clone, Copy, Debug)]
enum Against {
    /// The share that the measured kind would have among its like.
    Par,
    /// The first team with the same rules, on the same deals.
    Entry(usize),
}

/// What came of an entry.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EntryFigures<'a, R> {
    /// The options.
    pub rules: &'a R,
    /// The field in short.
    pub field: String,
    /// The bots, seat 0 first, before they are rotated.
    pub seats: Vec<String>,
    /// The share of wins that the measured kind would have among its like; none for teams.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub par: Option<f64>,
    /// How many blocks were played.
    pub blocks: u64,
    /// How many games that makes.
    pub games: u64,
    /// How many of them were cut off at the bound on their length.
    pub cut_off: u64,
    /// The share of wins.
    pub wins: Rate,
    /// The scores.
    pub score: Estimate,
    /// What is proven, if that was asked: of rivals against par, of teams against the first one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub verdict: Option<Verdict>,
}

/// How many deals could be won with open cards.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct CeilingFigures<'a, R> {
    /// The options.
    pub rules: &'a R,
    /// How many deals there were.
    pub deals: u64,
    /// How many can be won.
    pub winnable: u64,
    /// How many cannot; the others are not known.
    pub lost: u64,
    /// The share of those that can be won.
    pub wins: Rate,
}

/// How long a bot thought.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotTimes {
    /// The bot.
    pub bot: String,
    /// Its times.
    #[serde(flatten)]
    pub times: TimeFigures,
}

impl<'a, G: Bots + Recorded> Scoreboard<'a, G> {
    pub(crate) fn new(contest: &'a Contest<G>, stop: Stop) -> Self {
        let rows = contest.entries.iter().enumerate().map(|(index, entry)| Row {
            question: question(contest, index, entry).filter(|_| stop == Stop::WhenSure),
            ..Row::default()
        });
        let (ratings, times) = (Ratings::default(), BTreeMap::new());
        Scoreboard { contest, stop, rows: rows.collect(), ratings, times }
    }

    /// Adds the next block of its entry.
    pub(crate) fn add(&mut self, block: &Block) {
        let entry = &self.contest.entries[block.entry];
        let wins = block.wins(entry.field(), G::STAKES);
        let share = f64::from(wins) / whole(entry) as f64;
        let base = |index: usize| self.rows[index].last;
        let base = match &self.rows[block.entry].question {
            Some(Question { against: Against::Entry(index), .. }) => Some(base(*index)),
            _ => None,
        };
        let row = &mut self.rows[block.entry];
        row.wins.add(wins.into());
        row.sequence.add(share, None);
        row.last = share;
        row.cut_off += block.cut_off();
        if let Some(open_cards) = block.open_cards {
            *row.open_cards.entry(open_cards).or_default() += 1;
        }
        if block.cut_off() == 0 {
            row.scores.add(block.score(entry.field()));
        }
        let error = self.error();
        if let Some(question) = &mut self.rows[block.entry].question {
            question.add(base.map_or(share, |base| 0.5 * (1.0 + share - base)), error);
        }
        for (rotation, standing) in entry.rotations().iter().zip(&block.games) {
            let seats: Vec<String> = rotation.seats().iter().map(ToString::to_string).collect();
            if let (Stakes::Rivals, Some(standing)) = (G::STAKES, standing) {
                self.ratings.add(&seats, standing);
            }
        }
        for (bot, times) in &block.times {
            self.times.entry(bot.clone()).or_default().merge(times);
        }
    }

    /// The error that each question may make, so that all together make no more than 5 %.
    fn error(&self) -> f64 {
        ERROR / self.questions().max(1) as f64
    }

    /// How many entries have a question.
    pub(crate) fn questions(&self) -> usize {
        self.rows.iter().filter(|row| row.question.is_some()).count()
    }

    /// Whether all is proven that is asked of this entry, or of those that are measured by it.
    pub(crate) fn is_settled(&self, entry: usize) -> bool {
        let concerns = |(index, row): (usize, &'_ Row)| match &row.question {
            Some(question) => {
                let measures = matches!(question.against, Against::Entry(base) if base == entry);
                (index == entry || measures).then_some(question.verdict != Verdict::Open)
            }
            None => None,
        };
        let mut answers = self.rows.iter().enumerate().filter_map(concerns).peekable();
        answers.peek().is_some() && answers.all(|proven| proven)
    }

    /// What came of each entry.
    pub fn entries(&self) -> Vec<EntryFigures<'_, G::Rules>> {
        self.contest
            .entries
            .iter()
            .zip(&self.rows)
            .map(|(entry, row)| self.figures(entry, row))
            .collect()
    }

    fn figures<'b>(&self, entry: &'b Entry<G>, row: &Row) -> EntryFigures<'b, G::Rules> {
        let mut wins = row.wins.rate(whole(entry));
        if self.stop == Stop::WhenSure {
            // Who may stop at any time needs an interval that holds at all times.
            (wins.low, wins.high) = row.sequence.interval();
        }
        let rotations = entry.rotations().len();
        let scores = rotations * entry.field().measured_seats();
        EntryFigures {
            rules: entry.rules(),
            field: entry.field().to_string(),
            seats: entry.field().seats().iter().map(ToString::to_string).collect(),
            par: (G::STAKES == Stakes::Rivals).then(|| entry.field().par()),
            blocks: row.wins.count(),
            games: row.wins.count() * rotations as u64,
            cut_off: row.cut_off,
            wins,
            score: row.scores.estimate(scores as f64),
            verdict: row.question.as_ref().map(|question| question.verdict),
        }
    }

    /// How many deals could be won with open cards, for all rules; empty if that was not asked.
    pub fn ceilings(&self) -> Vec<CeilingFigures<'_, G::Rules>> {
        let rows = self.contest.entries.iter().zip(&self.rows);
        let asked = rows.filter(|(_, row)| !row.open_cards.is_empty());
        asked
            .map(|(entry, row)| {
                let count = |kind| row.open_cards.get(&kind).copied().unwrap_or_default();
                let deals = row.open_cards.values().sum();
                let (winnable, lost) = (count(OpenCards::Winnable), count(OpenCards::Lost));
                let wins = Rate::new(winnable, deals);
                CeilingFigures { rules: entry.rules(), deals, winnable, lost, wins }
            })
            .collect()
    }

    /// The ratings, the best first; teams have none.
    pub fn ratings(&self) -> Vec<Rating> {
        self.ratings.figures()
    }

    /// How long each bot thought, by name.
    pub fn times(&self) -> Vec<BotTimes> {
        let times = self.times.iter();
        times.map(|(bot, times)| BotTimes { bot: bot.clone(), times: times.figures() }).collect()
    }
}

/// All wins of a block of this entry, in parts.
fn whole<G: Bots + Recorded>(entry: &Entry<G>) -> i64 {
    i64::from(WIN) * entry.rotations().len() as i64
}

/// What can be asked of an entry: of rivals whether they are above or below par, of teams whether
/// they are better or worse than the first one with the same rules.
fn question<G: Bots + Recorded>(
    contest: &Contest<G>,
    index: usize,
    entry: &Entry<G>,
) -> Option<Question> {
    let (against, mean) = match G::STAKES {
        Stakes::Rivals if entry.field().is_uniform() => return None,
        Stakes::Rivals => (Against::Par, entry.field().par()),
        Stakes::Team => {
            let first = contest.first_with_rules(index);
            if first == index {
                return None;
            }
            (Against::Entry(first), 0.5)
        }
    };
    let fortune = Fortune::against(mean);
    Some(Question { against, sequence: Sequence::default(), fortune, verdict: Verdict::Open })
}

impl Question {
    fn add(&mut self, observed: f64, error: f64) {
        self.sequence.add(observed, Some(&mut self.fortune));
        if self.verdict == Verdict::Open {
            self.verdict = self.fortune.verdict(error);
        }
    }
}
