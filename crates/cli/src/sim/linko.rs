//! Simulating Linko.

use clap::ValueEnum;
use sobremesa_arena::linko::{LinkoFigures, LinkoTally, PlaceFigures};
use sobremesa_linko::{Linko, Rules, Variant};
use sobremesa_words::arg;

use super::{Report, Simulated};

/// Options of Linko.
#[derive(clap::Args)]
#[group(skip)]
#[command(next_help_heading = "Linko")]
pub(crate) struct Arguments {
    /// The variant; base if none is given.
    #[arg(long, value_enum)]
    pub(crate) variant: Option<VariantName>,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum VariantName {
    Base,
    Advanced,
    Expert,
}

impl Simulated for Linko {
    type Tally = LinkoTally;

    const OPTIONS: &'static [&'static str] = &["variant"];

    fn options(arguments: &super::Arguments) -> anyhow::Result<Rules> {
        let variant = match arguments.linko.variant.unwrap_or(VariantName::Base) {
            VariantName::Base => Variant::Base,
            VariantName::Advanced => Variant::Advanced,
            VariantName::Expert => Variant::Expert,
        };
        Ok(Rules { players: arguments.players, variant, first: None })
    }

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
