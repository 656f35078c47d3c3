//! Stopping when one is sure: how often that is wrong, and how soon it comes.

use sobremesa_arena::{Fortune, Sequence, Verdict};
use sobremesa_table::{Seed, Stream, StreamName};

/// A distribution of shares of wins in blocks of four games: thousandths of 0, 1/4, 1/2, 3/4 and 1.
struct Shares([u32; 5]);

impl Shares {
    fn draw(&self, stream: &mut Stream) -> f64 {
        let mut number = stream.below(1000);
        let mut quarters = 0;
        while number >= self.0[quarters] {
            number -= self.0[quarters];
            quarters += 1;
        }
        quarters as f64 / 4.0
    }
}

/// After how many observations out of this many it was sure, and of what.
fn stopped(shares: &Shares, against: f64, most: usize, error: f64, run: u32) -> (usize, Verdict) {
    let mut stream =
        Seed::from_text("sequences").stream(StreamName { purpose: "test", round: run });
    let (mut sequence, mut fortune) = (Sequence::default(), Fortune::against(against));
    for count in 1..=most {
        sequence.add(shares.draw(&mut stream), Some(&mut fortune));
        let verdict = fortune.verdict(error);
        if verdict != Verdict::Open {
            return (count, verdict);
        }
    }
    (most, Verdict::Open)
}

/// With looks after every one of 2,000 blocks; a fixed 95 % interval would be wrong in most runs.
#[test]
fn what_is_not_so_is_rarely_proven() {
    // Each has a mean of 1/4: rare whole wins, ordinary shares, and almost always one of four.
    for shares in [[750, 0, 0, 0, 250], [316, 422, 211, 47, 4], [50, 900, 50, 0, 0]] {
        let mean: u32 = shares.iter().zip(0..).map(|(part, quarters)| part * quarters).sum();
        assert!((mean as f64 / 4000.0 - 0.25).abs() < 0.0005, "{shares:?}");
        let shares = Shares(shares);
        let runs = 1000;
        let wrong = (0..runs)
            .filter(|run| {
                stopped(&shares, mean as f64 / 4000.0, 2000, 0.05, *run).1 != Verdict::Open
            })
            .count();
        assert!(wrong <= 50, "{wrong} of {runs} runs are wrong");
    }
}

#[test]
fn what_is_so_is_proven_soon() {
    // 38 % where par is 25 %, as binomial as four games of a block are.
    let shares = Shares([148, 362, 333, 136, 21]);
    let mut counts: Vec<usize> = (0..200)
        .map(|run| {
            let (count, verdict) = stopped(&shares, 0.25, 5000, 0.05, run);
            assert_eq!(verdict, Verdict::More);
            count
        })
        .collect();
    counts.sort_unstable();
    assert!((10..60).contains(&counts[100]), "the median is {}", counts[100]);
}

/// A claim far off is refuted on the right side.
#[test]
fn verdicts_say_which_side() {
    let shares = Shares([148, 362, 333, 136, 21]);
    assert_eq!(stopped(&shares, 0.6, 5000, 0.05, 0).1, Verdict::Less);
    assert_eq!(stopped(&shares, 0.1, 5000, 0.05, 0).1, Verdict::More);
}

/// The interval is what is not refuted, shrinks, and holds all the time in 95 of 100 runs.
#[test]
fn intervals_hold_at_all_times() {
    let shares = Shares([316, 422, 211, 47, 4]);
    let mean = 1001.0 / 4000.0;
    let mut left = 0;
    for run in 0..100 {
        let mut stream =
            Seed::from_text("intervals").stream(StreamName { purpose: "test", round: run });
        let mut sequence = Sequence::default();
        let mut widths = Vec::new();
        let mut holds = true;
        for _ in 0..6 {
            (0..50).for_each(|_| sequence.add(shares.draw(&mut stream), None));
            let (low, high) = sequence.interval();
            assert!(0.0 <= low && low < high && high <= 1.0);
            widths.push(high - low);
            holds &= (low..=high).contains(&mean);
        }
        left += u32::from(!holds);
        assert!(widths[5] < 0.12 && widths[5] < widths[0], "{widths:?}");
    }
    assert!(left <= 5, "{left} of 100 intervals left the mean");
}

#[test]
fn no_observation_says_nothing() {
    assert_eq!(Sequence::default().interval(), (0.0, 1.0));
}
