//! Intervals that hold at all times at once, so that one may stop as soon as one is sure.
//!
//! A fixed-sample interval is wrong 5% of the time at each look; whoever looks after every block and
//! stops when it excludes par will sooner or later be wrong for certain. Here a gambler bets on
//! every observation before it is seen, at odds that are fair if the mean is what is claimed. By
//! Ville's inequality a fortune from fair bets ever grows to 1/ε with a chance of at most ε; so a
//! claim that makes the gambler that rich is refuted, with an error of at most ε, whenever one stops.
//! It needs observations between 0 and 1 with the same mean, and nothing of their distribution.
//! (Waudby-Smith and Ramdas, *Estimating means of bounded random variables by betting*, 2023: the
//! hedged capital process with predictable plug-in bets.)

/// No bet risks more than this part of the fortune.
const BOLDNESS: f64 = 0.75;

/// 2 ln(2/0.05): how much the bets aim to prove.
const AIM: f64 = 7.377_758_908_227_871;

/// The error of the intervals.
const ERROR: f64 = 0.05;

/// Observations between 0 and 1, each with the bet that was made before it was seen.
#[derive(Clone, Debug, Default)]
pub struct Sequence {
    bets: Vec<Bet>,
    total: f64,
    squares: f64,
    /// 1 + 1/2 + 1/3 + …, which grows like a logarithm and is the same on every machine.
    harmonic: f64,
}

#[derive(Clone, Copy, Debug)]
struct Bet {
    stake: f64,
    observed: f64,
}

/// What two gamblers have won who bet against one mean, on more and on less.
#[derive(Clone, Copy, Debug)]
pub struct Fortune {
    mean: f64,
    on_more: f64,
    on_less: f64,
}

/// What is proven of a mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Nothing yet.
    Open,
    /// It is more than claimed.
    More,
    /// It is less than claimed.
    Less,
}

impl Sequence {
    /// Adds an observation; the fortunes that are given bet on it.
    pub fn add(&mut self, observed: f64, fortune: Option<&mut Fortune>) {
        let count = self.bets.len() as f64;
        // The mean and variance so far, with half an observation of 1 as a start.
        let variance = (0.25 + self.squares) / (count + 1.0);
        self.harmonic += 1.0 / (count + 1.0);
        let stake = (AIM / (variance * (count + 1.0) * self.harmonic)).sqrt();
        let bet = Bet { stake, observed };
        if let Some(fortune) = fortune {
            fortune.bet(bet);
        }
        self.bets.push(bet);
        self.total += observed;
        let mean = (0.5 + self.total) / (count + 2.0);
        self.squares += (observed - mean) * (observed - mean);
    }

    /// The interval that holds with 95 % at all times at once: the means that no gambler refutes.
    pub fn interval(&self) -> (f64, f64) {
        let refuted = |mean: f64, verdict: Verdict| {
            let mut fortune = Fortune::against(mean);
            self.bets.iter().for_each(|bet| fortune.bet(*bet));
            fortune.verdict(ERROR) == verdict
        };
        let middle = self.total / self.bets.len().max(1) as f64;
        let low = edge(middle, 0.0, |mean| refuted(mean, Verdict::More));
        let high = edge(middle, 1.0, |mean| refuted(mean, Verdict::Less));
        (low, high)
    }
}

/// The last mean on the way from `inside` to `outside` that is not refuted.
fn edge(mut inside: f64, mut outside: f64, refuted: impl Fn(f64) -> bool) -> f64 {
    if !refuted(outside) {
        return outside;
    }
    for _ in 0..40 {
        let middle = 0.5 * (inside + outside);
        if refuted(middle) {
            outside = middle;
        } else {
            inside = middle;
        }
    }
    outside
}

impl Fortune {
    /// Gamblers against this mean; each starts with half a coin.
    pub fn against(mean: f64) -> Fortune {
        Fortune { mean, on_more: 0.5, on_less: 0.5 }
    }

    fn bet(&mut self, Bet { stake, observed }: Bet) {
        // A fortune can never be lost as a whole, whatever is observed.
        let up = stake.min(BOLDNESS / self.mean);
        let down = stake.min(BOLDNESS / (1.0 - self.mean));
        self.on_more *= 1.0 + up * (observed - self.mean);
        self.on_less *= 1.0 - down * (observed - self.mean);
    }

    /// What is proven with at most this error.
    pub fn verdict(&self, error: f64) -> Verdict {
        if self.on_more >= 1.0 / error {
            Verdict::More
        } else if self.on_less >= 1.0 / error {
            Verdict::Less
        } else {
            Verdict::Open
        }
    }
}
