//! Simulating Level 8.

use sobremesa_arena::level8::{Level8Figures, Level8Tally, LevelFigures};
use sobremesa_level8::Level8;
use sobremesa_words::arg;

use super::{Report, Simulated};

impl Simulated for Level8 {
    type Tally = Level8Tally;

    fn report(figures: &Level8Figures, report: &mut Report) {
        let words = report.words();
        report.row("sim-by-seat", String::new());
        for (seat, figures_of_seat) in figures.by_seat.iter().enumerate() {
            let label = words.message("sim-seat", [arg("seat", seat)]);
            let finished = figures.games - figures.cut_off;
            let text = report.rate_text(&figures_of_seat.win_rate, figures_of_seat.wins, finished);
            report.sub_row(&label, text);
        }
        report.row("level8-sim-levels", String::new());
        for (number, level) in (1..).zip(&figures.levels) {
            let label = words.message("level8-sim-level", [arg("number", number)]);
            report.sub_row(&label, level_text(level, report));
        }
        report.mean("level8-sim-rounds", &figures.rounds);
        report.mean("level8-sim-reshuffles", &figures.reshuffles);
        report.mean("level8-sim-skips", &figures.skips);
        report.length(&figures.length);
        let ends = [
            (words.text("level8-sim-end-last-level"), figures.ends.last_level),
            (words.text("level8-sim-end-went-out"), figures.ends.went_out),
        ];
        report.shares("sim-ends", &ends);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }
}

fn level_text(level: &LevelFigures, report: &Report) -> String {
    let turns = level.turns_to_lay.map(|turns| format!("{turns:.2}"));
    let values = [arg("turns", turns.unwrap_or_default()), arg("laid", level.laid)];
    report.words().message("level8-sim-level-figures", values)
}
