//! What comes of an analysis. Moves count from 1.

use serde::{Deserialize, Serialize};
use sobremesa_table::{Seat, Stakes};

use crate::Solved;
use crate::search::{Compared, Estimate};

/// How much of a chance must come or go to be worth a word.
const NOTABLE: f64 = 0.04;

/// How many standard errors are beyond luck.
const SURE: f64 = 2.0;

/// The figures of a game.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Figures {
    /// Whether all win together: then there is one chance, that of the team.
    pub together: bool,
    /// Whose advice it is.
    pub bot: String,
    /// The chances after each move.
    pub curve: Vec<Point>,
    /// The decisions that the bot would have made otherwise.
    pub advice: Vec<Advice>,
    /// The moves that the bot would have made, too, where there was something to choose.
    pub same: Vec<usize>,
    /// What players with open cards could have done; none where nobody can tell.
    pub open: Option<OpenCourse>,
}

/// How a game stands after a move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Point {
    /// Each seat's chance, from 0 to 1, together 1; or the team's.
    pub chances: Vec<f64>,
    /// Their standard errors, by the luck of the samples alone.
    pub errors: Vec<f64>,
}

/// A decision that the bot would have made otherwise.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Advice {
    /// The move.
    #[serde(rename = "move")]
    pub number: usize,
    /// Who made it; none for the team.
    pub seat: Option<Seat>,
    /// What was done, as text.
    pub played: String,
    /// What the bot would have done.
    pub preferred: String,
    /// How likely the player would win after what was done, as far as the player could know.
    pub chance: f64,
    /// And after what the bot would have done.
    pub better: f64,
    /// The standard error of the difference.
    pub error: f64,
}

/// A move after which a chance was another.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turning {
    /// The move.
    pub number: usize,
    /// The chance before it.
    pub from: f64,
    /// And after it.
    pub to: f64,
}

/// What players with open cards could have done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenCourse {
    /// After how many moves the game could be won for the last time; none where no win was found.
    pub last: Option<usize>,
    /// What wins from there, as text; nothing in a game that was won.
    pub line: Vec<String>,
    /// After how many moves it is proved that nothing wins any more.
    pub lost: Option<usize>,
    /// Of how many positions in between nothing is known.
    pub unknown: usize,
}

impl Figures {
    pub(super) fn new(together: bool, bot: &str) -> Figures {
        Figures { together, bot: bot.to_owned(), ..Figures::default() }
    }

    /// Which of the chances is a seat's.
    pub fn line(&self, seat: Seat) -> usize {
        if self.together { 0 } else { seat.index() }
    }

    /// The decisions that gave most away, as many as these, the worst first.
    pub fn slips(&self, most: usize) -> Vec<&Advice> {
        let mut slips: Vec<&Advice> = self.advice.iter().filter(|it| it.is_slip()).collect();
        slips.sort_by(|a, b| b.loss().total_cmp(&a.loss()));
        slips.truncate(most);
        slips
    }

    /// The moves after which a chance changed most, as many as these, in the order of the game.
    pub fn turnings(&self, line: usize, most: usize) -> Vec<Turning> {
        let turning = |(index, pair): (usize, &[Point])| {
            let [before, after] = pair else { return None };
            let (from, to) = (before.chances[line], after.chances[line]);
            let error = before.errors[line].hypot(after.errors[line]);
            let is_notable = (to - from).abs() >= NOTABLE.max(SURE * error);
            is_notable.then_some(Turning { number: index + 2, from, to })
        };
        let mut found: Vec<Turning> =
            self.curve.windows(2).enumerate().filter_map(turning).collect();
        found.sort_by(|a, b| b.change().abs().total_cmp(&a.change().abs()));
        found.truncate(most);
        found.sort_by_key(|turning| turning.number);
        found
    }

    /// What the bot says to a move: something else, the same, or nothing because there was no choice.
    pub fn advice_to(&self, number: usize) -> Option<Option<&Advice>> {
        let other = self.advice.iter().find(|advice| advice.number == number);
        match other {
            Some(advice) => Some(Some(advice)),
            None => self.same.contains(&number).then_some(None),
        }
    }

    /// How many decisions there were.
    pub fn decisions(&self) -> usize {
        self.advice.len() + self.same.len()
    }

    /// How far off a chance typically is by the luck of the samples: two standard errors, the mean over
    /// the game.
    pub fn noise(&self) -> f64 {
        let errors = self.curve.iter().flat_map(|point| &point.errors);
        let (count, sum) = errors.fold((0, 0.0), |(count, sum), error| (count + 1, sum + error));
        SURE * sum / f64::from(count.max(1))
    }
}

impl Point {
    /// How a game stands that is over.
    pub(super) fn certain(shares: Vec<f64>, stakes: Stakes) -> Point {
        let chances = match stakes {
            Stakes::Rivals => shares,
            Stakes::Team => shares.into_iter().take(1).collect(),
        };
        Point { errors: vec![0.0; chances.len()], chances }
    }

    /// What each seat expects: of rivals as parts of one, of a team the mean.
    pub(super) fn of(estimates: &[Estimate], stakes: Stakes) -> Point {
        let count = estimates.len().max(1) as f64;
        let sum: f64 = estimates.iter().map(|it| it.mean).sum();
        match stakes {
            Stakes::Team => {
                let squares: f64 = estimates.iter().map(|it| it.error * it.error).sum();
                let error = rounded(squares.sqrt() / count);
                Point { chances: vec![rounded(sum / count)], errors: vec![error] }
            }
            // Nobody expects anything: that is no reason to prefer anyone.
            Stakes::Rivals if sum <= 0.0 => {
                let share = rounded(1.0 / count);
                Point {
                    chances: vec![share; estimates.len()],
                    errors: vec![share; estimates.len()],
                }
            }
            Stakes::Rivals => Point {
                chances: estimates.iter().map(|it| rounded(it.mean / sum)).collect(),
                errors: estimates.iter().map(|it| rounded(it.error / sum)).collect(),
            },
        }
    }
}

impl Advice {
    pub(super) fn new(
        number: usize,
        seat: Option<Seat>,
        [played, preferred]: [String; 2],
        compared: Compared,
    ) -> Advice {
        let (chance, better) = (rounded(compared.first), rounded(compared.second));
        Advice { number, seat, played, preferred, chance, better, error: rounded(compared.error) }
    }

    /// What the decision gave away.
    pub fn loss(&self) -> f64 {
        self.better - self.chance
    }

    /// Whether that is more than luck, and worth a word.
    pub fn is_slip(&self) -> bool {
        self.loss() >= (NOTABLE / 2.0).max(SURE * self.error)
    }
}

impl Turning {
    /// By how much the chance changed.
    pub fn change(&self) -> f64 {
        self.to - self.from
    }
}

impl OpenCourse {
    /// From what is known of each position, with the number of moves before it. A position from which a
    /// win is found could be won at all times before, and one that is lost stays lost.
    pub(super) fn of<A: ToString>(positions: Vec<(usize, Solved<A>)>) -> Option<OpenCourse> {
        if positions.is_empty() {
            return None;
        }
        let mut course = OpenCourse { last: None, line: Vec::new(), lost: None, unknown: 0 };
        for (at, solved) in positions {
            match solved {
                Solved::Winnable(line) => {
                    course.last = Some(at);
                    course.line = line.iter().map(ToString::to_string).collect();
                    course.unknown = 0;
                }
                Solved::Lost => course.lost = course.lost.or(Some(at)),
                Solved::Unknown if course.lost.is_none() => course.unknown += 1,
                Solved::Unknown => {}
            }
        }
        Some(course)
    }
}

/// Four digits are more than the samples can tell.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}
