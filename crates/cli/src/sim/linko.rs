//! Simulating Linko.

use sobremesa_arena::linko::{LinkoFigures, LinkoTally, PlaceFigures};
use sobremesa_linko::Linko;
use sobremesa_words::arg;

use super::{Report, Simulated};

impl Simulated for Linko {
    type Tally = LinkoTally;

    fn report(figures: &LinkoFigures, report: &mut Report) {
        let words = report.words();
        report.row("sim-by-seat", String::new());
        for (seat, place) in figures.by_seat.iter().enumerate() {
            let label = words.message("sim-seat", [arg("seat", seat)]);
            place_row(&label, place, report);
        }
        report.row("linko-sim-by-order", String::new());
        for (order, place) in figures.by_order.iter().enumerate() {
            let label = words.message("linko-sim-order", [arg("place", order + 1)]);
            place_row(&label, place, report);
        }
        report.row("linko-sim-shared", figures.shared_wins.to_string());
        report.mean("linko-sim-thefts", &figures.thefts);
        report.mean("linko-sim-joker-layers", &figures.joker_layers);
        report.length(&figures.length);
        let ends = [
            (words.text("linko-sim-end-last-card"), figures.ends.last_card),
            (words.text("linko-sim-end-exhausted"), figures.ends.exhausted),
        ];
        report.shares("sim-ends", &ends);
        report.row("sim-cut-off", figures.cut_off.to_string());
    }
}

fn place_row(label: &str, place: &PlaceFigures, report: &mut Report) {
    let percent = |rate: f64| format!("{:.2}", 100.0 * rate);
    let number = |number: f64| format!("{number:.2}");
    let values = [
        arg("rate", percent(place.win_rate.rate)),
        arg("low", percent(place.win_rate.low)),
        arg("high", percent(place.win_rate.high)),
        arg("mean", number(place.score.mean)),
        arg("mean_low", number(place.score.low)),
        arg("mean_high", number(place.score.high)),
    ];
    let text = report.words().message("linko-sim-seat-figures", values);
    report.sub_row(label, text);
}
