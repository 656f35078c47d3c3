//! What a game that is over could have been, in words.

use std::collections::BTreeMap;

use sobremesa_bots::analysis::{Advice, Figures, Turning};
use sobremesa_table::{Course, Move, Seat, Viewer};
use sobremesa_words::{Tells, Words, arg};

/// The analysis of a game, for readers.
pub struct Insight<'a, G: Tells> {
    /// The words of the game and the house.
    pub words: &'a Words,
    /// What the players are called, seat 0 first.
    pub names: &'a [String],
    /// The options that it was played by.
    pub rules: &'a G::Rules,
    /// Its moves.
    pub moves: &'a [Move<G>],
    /// What was found out.
    pub figures: &'a Figures,
}

/// A move that is worth a word.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Its number, from 1: the position after as many moves.
    pub number: usize,
    /// Whether the chance rose by it.
    pub is_up: bool,
    /// What happened.
    pub deed: String,
    /// How the chance changed; none where that is told by the advice.
    pub change: Option<String>,
    /// What the bot would have done; none where there was nothing to choose.
    pub advice: Option<String>,
}

impl<G: Tells> Insight<'_, G> {
    /// Whose chance a line of the curve is.
    pub fn name(&self, line: usize) -> String {
        match self.figures.together {
            true => self.words.text("analyze-team"),
            false => self.names.get(line).cloned().unwrap_or_default(),
        }
    }

    /// The moves after which a line of the curve changed most, in the order of the game.
    pub fn turnings(&self, line: usize, most: usize) -> Vec<Told> {
        let found = self.figures.turnings(line, most);
        self.tell(found.into_iter().map(|turning| (line, turning)).collect())
    }

    /// The same for whoever's chance changed most by a move.
    pub fn all_turnings(&self, most: usize) -> Vec<Told> {
        let lines = self.figures.curve.first().map_or(0, |point| point.chances.len());
        let mut largest: BTreeMap<usize, (usize, Turning)> = BTreeMap::new();
        for line in 0..lines {
            for turning in self.figures.turnings(line, usize::MAX) {
                let known = largest.entry(turning.number).or_insert((line, turning));
                if known.1.change().abs() < turning.change().abs() {
                    *known = (line, turning);
                }
            }
        }
        let mut found: Vec<(usize, Turning)> = largest.into_values().collect();
        found.sort_by(|(_, a), (_, b)| b.change().abs().total_cmp(&a.change().abs()));
        found.truncate(most);
        found.sort_by_key(|(_, turning)| turning.number);
        self.tell(found)
    }

    fn tell(&self, found: Vec<(usize, Turning)>) -> Vec<Told> {
        let deeds = self.deeds(found.iter().map(|(_, turning)| turning.number));
        let told = |(line, turning): (usize, Turning)| {
            let percent = |chance| self.words.percent(chance, 0);
            let values = [
                arg("name", self.name(line)),
                arg("from", percent(turning.from)),
                arg("to", percent(turning.to)),
            ];
            Told {
                number: turning.number,
                is_up: turning.change() > 0.0,
                deed: deeds[&turning.number].clone(),
                change: Some(self.words.message("insight-change", values)),
                advice: self.figures.advice_to(turning.number).map(|it| self.advice(it)),
            }
        };
        found.into_iter().map(told).collect()
    }

    /// The decisions that gave most away, the worst first.
    pub fn slips(&self, most: usize) -> Vec<Told> {
        let slips = self.figures.slips(most);
        let deeds = self.deeds(slips.iter().map(|slip| slip.number));
        let told = |slip: &Advice| Told {
            number: slip.number,
            is_up: false,
            deed: deeds[&slip.number].clone(),
            change: None,
            advice: Some(self.advice(Some(slip))),
        };
        slips.into_iter().map(told).collect()
    }

    /// What the bot says to a decision.
    fn advice(&self, advice: Option<&Advice>) -> String {
        let Some(advice) = advice else { return self.words.text("insight-same") };
        let percent = |chance| self.words.percent(chance, 0);
        let (deed, why) = match advice.preferred.parse::<G::Action>() {
            Ok(action) => (
                G::deed(self.words, self.names, &action),
                self.why(advice.number, advice.seat, &action),
            ),
            Err(_) => (advice.preferred.clone(), Vec::new()),
        };
        let told = if advice.is_slip() {
            let values = [
                arg("deed", deed),
                arg("better", percent(advice.better)),
                arg("chance", percent(advice.chance)),
            ];
            self.words.message("insight-other", values)
        } else {
            self.words.message("insight-alike", [arg("deed", deed)])
        };
        [told].into_iter().chain(why).collect::<Vec<String>>().join(" ")
    }

    /// Why an action was a good one instead of this move, for whoever made it, as far as they could know.
    fn why(&self, number: usize, seat: Option<Seat>, action: &G::Action) -> Vec<String> {
        let mut course = Course::<G>::new(self.rules);
        for made in self.moves.iter().take(number.saturating_sub(1)) {
            course.follow(made).expect("the game was played like this");
        }
        let first = || Seat::all(1).next().expect("somebody plays");
        let view = course.view(Viewer::Seat(seat.unwrap_or_else(first)));
        G::why(self.words, self.names, &view, action)
    }

    /// What a move did to a line of the curve, and what the bot says to it.
    pub fn verdict(&self, line: usize, number: usize) -> Vec<String> {
        let point = |number: usize| self.figures.curve.get(number.checked_sub(1)?);
        let (before, Some(after)) = (point(number.wrapping_sub(1)), point(number)) else {
            return Vec::new();
        };
        let percent = |chance| self.words.percent(chance, 0);
        let (name, to) = (arg("name", self.name(line)), percent(after.chances[line]));
        let change = match before {
            Some(before) => {
                let from = arg("from", percent(before.chances[line]));
                self.words.message("insight-change", [name, from, arg("to", to)])
            }
            None => self.words.message("insight-chance", [name, arg("chance", to)]),
        };
        let advice = self.figures.advice_to(number).map(|advice| self.advice(advice));
        [Some(change), advice].into_iter().flatten().collect()
    }

    /// Until when players who see all cards could have won, and what would have; none where nobody can
    /// tell, and of a game that was won.
    pub fn open(&self) -> Option<(String, Vec<String>)> {
        let open = self.figures.open.as_ref()?;
        let deed = |text: &String| match text.parse::<G::Action>() {
            Ok(action) => G::deed(self.words, self.names, &action),
            Err(_) => text.clone(),
        };
        let text = match open.last {
            None if open.unknown == 0 => self.words.text("analyze-never"),
            None => self.words.text("analyze-not-found"),
            Some(_) if open.line.is_empty() => return None,
            Some(last) if last == self.moves.len() => self.words.text("insight-still"),
            Some(last) => {
                let values = [arg("number", last + 1), arg("count", open.unknown)];
                self.words.message("insight-last", values)
            }
        };
        Some((text, open.line.iter().map(deed).collect()))
    }

    /// How sure all of this is.
    pub fn noise(&self) -> String {
        let noise = self.words.percent(self.figures.noise(), 1);
        self.words.message("insight-noise", [arg("noise", noise)])
    }

    /// What happened at these moves.
    fn deeds(&self, numbers: impl IntoIterator<Item = usize>) -> BTreeMap<usize, String> {
        let mut deeds: BTreeMap<usize, String> =
            numbers.into_iter().map(|number| (number, String::new())).collect();
        let mut course = Course::<G>::new(self.rules);
        for (number, made) in (1..).zip(self.moves) {
            let Some(deed) = deeds.get_mut(&number) else {
                course.follow(made).expect("the game was played like this");
                continue;
            };
            let step = course.make(made.clone()).expect("the game was played like this");
            let text = G::step(self.words, &course, &step, self.names);
            text.lines().next().unwrap_or_default().clone_into(deed);
        }
        deeds
    }
}
