//! Simulating Level 10.

use sobremesa_arena::level10::{Level10Figures, Level10Tally};
use sobremesa_level10::Level10;

use super::{Report, Simulated};

impl Simulated for Level10 {
    type Tally = Level10Tally;

    fn report(figures: &Level10Figures, report: &mut Report) {
        report.rate("sim-win-rate", &figures.win_rate, figures.wins, figures.games);
        report.mean("sim-mean-score", &figures.score);
        report.mean("sim-mean-cells", &figures.cells);
        report.length(&figures.length);
        let words = report.words();
        let losses: Vec<(String, u64)> = figures
            .losses
            .iter()
            .map(|(loss, count)| (words.level10_loss(*loss), *count))
            .collect();
        report.shares("sim-causes", &losses);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }
}
