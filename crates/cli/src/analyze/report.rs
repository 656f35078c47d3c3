//! An analysis as text.

use std::io::{self, Write};

use sobremesa_bots::LastChance;
use sobremesa_table::{Actor, Course, Game, Move, Record};
use sobremesa_words::{Tells, Words, arg};

use super::differences::{Differences, Estimate};

/// Prints which game it was, and until when it could be won.
pub(super) fn head<G: Tells>(
    words: &Words,
    record: &Record<G>,
    names: &[String],
    last_chance: Option<&LastChance<G>>,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{}", G::title(words, &record.rules))?;
    writeln!(out, "{}", words.message("show-players", [arg("names", names.join(", "))]))?;
    let Some(chance) = last_chance else { return Ok(()) };
    writeln!(out)?;
    Report { words, record, names }.last_chance(chance, out)
}

/// Prints what a bot would have done otherwise.
pub(super) fn differences<G: Tells>(
    words: &Words,
    record: &Record<G>,
    names: &[String],
    differences: &Differences<G>,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out)?;
    Report { words, record, names }.differences(differences, out)
}

struct Report<'a, G: Game> {
    words: &'a Words,
    record: &'a Record<G>,
    names: &'a [String],
}

impl<G: Tells> Report<'_, G> {
    fn last_chance(&self, chance: &LastChance<G>, out: &mut impl Write) -> io::Result<()> {
        let words = self.words;
        let Some((moves, line)) = &chance.winnable else {
            let id = if chance.unknown == 0 { "analyze-never" } else { "analyze-not-found" };
            return writeln!(out, "{}", words.text(id));
        };
        if line.is_empty() {
            return writeln!(out, "{}", words.text("analyze-won"));
        }
        let is_action = |made: &Move<G>| matches!(made, Move::Action { .. });
        let said = self.record.moves[*moves..].iter().take_while(|made| !is_action(made)).count();
        let index = moves + said;
        match self.record.moves.get(index) {
            None => writeln!(out, "{}", words.text("analyze-winnable"))?,
            Some(made) => {
                let number = arg("number", index + 1);
                let heading = if chance.unknown == 0 {
                    words.message("analyze-last-chance", [number])
                } else {
                    let values = [number, arg("count", chance.unknown)];
                    words.message("analyze-last-known", values)
                };
                writeln!(out, "{heading}")?;
                self.tell(index + 1, &mut self.course_after(index), made.clone(), out)?;
            }
        }
        writeln!(out, "\n{}", words.text("analyze-line"))?;
        let mut course = self.course_after(index);
        for (number, action) in (index + 1..).zip(line) {
            let by = course.owed().actor().expect("the line goes on");
            let made = Move::Action { by, action: action.clone() };
            self.tell(number, &mut course, made, out)?;
        }
        Ok(())
    }

    fn course_after(&self, moves: usize) -> Course<G> {
        let mut course = Course::new(&self.record.rules);
        for made in &self.record.moves[..moves] {
            course.make(made.clone()).expect("the record was replayed");
        }
        course
    }

    /// Makes a move and tells it as `show` does.
    fn tell(
        &self,
        number: usize,
        course: &mut Course<G>,
        made: Move<G>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let step = course.make(made).expect("a legal move");
        let text = G::step(self.words, course, &step, self.names).replace('\n', "\n      ");
        writeln!(out, "{number:>4}. {text}")
    }

    fn differences(&self, differences: &Differences<G>, out: &mut impl Write) -> io::Result<()> {
        let words = self.words;
        let bot = || arg("bot", differences.bot.to_string());
        let heading =
            [bot(), arg("count", differences.list.len()), arg("decisions", differences.decisions)];
        writeln!(out, "{}", words.message("analyze-differences", heading))?;
        for difference in &differences.list {
            let deed = |action| G::deed(words, self.names, action);
            let values = [
                arg("name", self.name(difference.by)),
                arg("played", deed(&difference.played)),
                bot(),
                arg("preferred", deed(&difference.preferred)),
            ];
            let text = words.message("analyze-difference", values);
            let estimate = difference.estimate.map(|estimate| self.estimate(estimate));
            let parts = [text].into_iter().chain(estimate).chain(difference.why.iter().cloned());
            let told = parts.collect::<Vec<String>>().join(" ");
            writeln!(out, "{:>4}. {told}", difference.number)?;
        }
        Ok(())
    }

    /// How likely the bot thinks to win.
    fn estimate(&self, estimate: Estimate) -> String {
        let percent = |chance: f64| self.words.percent(chance, 0);
        let preferred = arg("preferred", percent(estimate.preferred));
        match estimate.played {
            None => self.words.message("analyze-estimate", [preferred]),
            Some(played) => {
                let values = [arg("played", percent(played)), preferred];
                self.words.message("analyze-estimates", values)
            }
        }
    }

    fn name(&self, actor: Actor) -> String {
        match actor {
            Actor::Seat(seat) => self.names[seat.index()].clone(),
            Actor::Team => self.words.text("analyze-team"),
        }
    }
}
