//! What came of games, in a file that a later run goes on from, and the figures that follow.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;

/// What is known of one game.
#[derive(Clone, Default)]
pub(crate) struct Game {
    pub(crate) won: bool,
    /// How many of them followed each action.
    pub(crate) wishes: Vec<usize>,
    pub(crate) statements: Vec<usize>,
}

/// Games that were played before, and a file for those to come.
#[derive(Default)]
pub(crate) struct Journal {
    known: BTreeMap<String, Game>,
    file: Option<File>,
}

impl Journal {
    pub(crate) fn open(path: &str) -> Journal {
        let text = fs::read_to_string(path).unwrap_or_default();
        let known = text.lines().filter_map(read).collect();
        let file = OpenOptions::new().create(true).append(true).open(path);
        Journal { known, file: Some(file.expect("a file that can be written")) }
    }

    /// The game of this name, played if it is not known.
    pub(crate) fn game(&mut self, name: &str, play: impl FnOnce() -> Game) -> Game {
        if let Some(game) = self.known.get(name) {
            return game.clone();
        }
        let game = play();
        if let Some(file) = &mut self.file {
            let Game { won, wishes, statements } = &game;
            let list = |counts: &[usize]| {
                counts.iter().map(usize::to_string).collect::<Vec<_>>().join(",")
            };
            let line = format!("{name}\t{won}\t{}\t{}\n", list(wishes), list(statements));
            file.write_all(line.as_bytes()).expect("room for a line");
        }
        game
    }
}

/// A line of the file; none for one that was not written to its end.
fn read(line: &str) -> Option<(String, Game)> {
    let [name, won, wishes, statements] = line.split('\t').collect::<Vec<_>>().try_into().ok()?;
    let counts = |text: &str| text.split(',').map(str::parse).collect::<Result<Vec<usize>, _>>();
    let (wishes, statements) = (counts(wishes).ok()?, counts(statements).ok()?);
    let is_whole = wishes.len() == statements.len();
    let game = Game { won: won.parse().ok()?, wishes, statements };
    is_whole.then(|| (name.to_owned(), game))
}

/// What came of a team's games.
#[derive(Default)]
pub(crate) struct Tally(pub(crate) Vec<Game>);

/// Half the width of an interval of 95%, in standard errors.
const NORMAL: f64 = 1.959_964;

impl Tally {
    /// The share won in percent, and its Wilson interval of 95%.
    pub(crate) fn wins(&self) -> [f64; 3] {
        let (games, z) = (self.0.len() as f64, NORMAL);
        let won = self.0.iter().filter(|game| game.won).count() as f64;
        let share = won / games;
        let middle = (won + z * z / 2.0) / (games + z * z);
        let spread = z / (games + z * z) * (games * share * (1.0 - share) + z * z / 4.0).sqrt();
        [share, middle - spread, middle + spread].map(|share| 100.0 * share)
    }

    /// By how many points this team wins more than the other on the same deals, and half the interval of
    /// 95%.
    pub(crate) fn gain(&self, other: &Tally) -> [f64; 2] {
        let games = self.0.len() as f64;
        let pairs = || self.0.iter().zip(&other.0);
        let gains = || pairs().map(|(one, other)| f64::from(one.won) - f64::from(other.won));
        let mean = gains().sum::<f64>() / games;
        let variance = gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (games - 1.0);
        [100.0 * mean, 100.0 * NORMAL * (variance / games).sqrt()]
    }

    /// How many wishes and statements follow an action, and how many statements at the median.
    pub(crate) fn words(&self) -> (f64, f64, usize) {
        let mean = |counts: &[usize]| counts.iter().sum::<usize>() as f64 / counts.len() as f64;
        let wishes: Vec<usize> = self.0.iter().flat_map(|game| &game.wishes).copied().collect();
        let mut statements: Vec<usize> =
            self.0.iter().flat_map(|game| &game.statements).copied().collect();
        statements.sort_unstable();
        (mean(&wishes), mean(&statements), statements[statements.len() / 2])
    }
}
