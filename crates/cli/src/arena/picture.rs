//! The results as a picture: bars with their intervals, or heat maps where there is a grid.

use std::fmt::Write;

use sobremesa_arena::EntryFigures;
use sobremesa_words::{Language, Tells, Words};

use super::Results;
use super::grid::{self, Grid, grids};

const LINE: u32 = 26;
const LABELS: u32 = 300;
const BARS: u32 = 400;
const FIGURES: u32 = 190;
const CELL: u32 = 84;
const MARGIN: u32 = 20;

/// What is drawn so far, from the top down.
#[derive(Default)]
struct Canvas {
    body: String,
    width: u32,
    height: u32,
}

/// An SVG of all results.
pub(super) fn draw<G: Tells>(results: &Results<'_, G::Rules>) -> String {
    let mut canvas = Canvas { height: MARGIN, ..Canvas::default() };
    let grids = grids::<G>(results);
    if grids.is_empty() {
        for entries in results.entries.chunk_by(|one, other| one.rules == other.rules) {
            canvas.bars::<G>(entries);
        }
    }
    grids.iter().for_each(|grid| canvas.heat_map(grid));
    canvas.finish()
}

impl Canvas {
    /// A line of text; `anchor` says which end of it is at `x`.
    fn text(&mut self, x: u32, y: u32, anchor: &str, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;");
        let _ =
            writeln!(self.body, r#"<text x="{x}" y="{y}" text-anchor="{anchor}">{text}</text>"#);
    }

    fn heading(&mut self, text: &str) {
        self.text(MARGIN, self.height + 16, "start", text);
        self.height += LINE;
    }

    /// The fields that play by the same rules.
    fn bars<G: Tells>(&mut self, entries: &[EntryFigures<'_, G::Rules>]) {
        self.width = self.width.max(LABELS + BARS + FIGURES);
        self.heading(&G::title(G::words(Language::English), entries[0].rules));
        entries.iter().for_each(|entry| self.bar(entry));
        self.height += LINE;
    }

    fn bar<R>(&mut self, entry: &EntryFigures<'_, R>) {
        let (top, wins) = (self.height, &entry.wins);
        let (middle, text) = (top + 10, top + 15);
        let at = |share: f64| f64::from(LABELS) + share * f64::from(BARS);
        self.text(LABELS - 10, text, "end", &entry.field);
        let (long, low, high) = (wins.rate * f64::from(BARS), at(wins.low), at(wins.high));
        let _ = writeln!(
            self.body,
            r##"<rect x="{LABELS}" y="{top}" width="{BARS}" height="20" fill="#f1ece2"/>
<rect x="{LABELS}" y="{top}" width="{long:.1}" height="20" fill="#5b8c6e"/>
<path d="M{low:.1} {middle}H{high:.1}M{low:.1} {}v8M{high:.1} {}v8" stroke="#222" fill="none"/>"##,
            middle - 4,
            middle - 4,
        );
        if let Some(par) = entry.par {
            let x = at(par);
            let _ = writeln!(
                self.body,
                r##"<path d="M{x:.1} {top}v20" stroke="#b3402a" stroke-dasharray="3 2"/>"##
            );
        }
        self.text(LABELS + BARS + 10, text, "start", &grid::text(wins));
        self.height += LINE;
    }

    /// Shares of wins: the darker, the more.
    fn heat_map(&mut self, grid: &Grid) {
        let columns = grid.columns.len() as u32;
        self.width = self.width.max(2 * MARGIN + CELL * (columns + 1));
        self.heading(&grid.title);
        for (column, label) in (1..).zip(&grid.columns) {
            self.text(MARGIN + CELL * column + CELL / 2, self.height + 15, "middle", label);
        }
        self.height += LINE;
        for (label, cells) in grid.rows.iter().zip(&grid.cells) {
            self.text(MARGIN + CELL - 10, self.height + 24, "end", label);
            for (column, cell) in (1..).zip(cells) {
                let x = MARGIN + CELL * column;
                if let Some(rate) = cell {
                    self.cell(x, rate.rate);
                }
            }
            self.height += 40;
        }
        self.height += LINE;
    }

    fn cell(&mut self, x: u32, share: f64) {
        // From the paper's color to a deep green; the text is white where that reads better.
        let mix = |pale: f64, deep: f64| (pale + (deep - pale) * share).round() as u8;
        let (red, green, blue) = (mix(241.0, 32.0), mix(236.0, 84.0), mix(226.0, 58.0));
        let ink = if share > 0.65 { "#fff" } else { "#222" };
        let (y, text_x, text_y) = (self.height, x + CELL / 2, self.height + 24);
        let _ = writeln!(
            self.body,
            r##"<rect x="{x}" y="{y}" width="{}" height="38" fill="#{red:02x}{green:02x}{blue:02x}"/>
<text x="{text_x}" y="{text_y}" text-anchor="middle" fill="{ink}">{}</text>"##,
            CELL - 2,
            Words::english().percent(share, 1),
        );
    }

    fn finish(self) -> String {
        let Canvas { body, width, height } = self;
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" font-family="sans-serif" font-size="14" fill="#222">
<rect width="{width}" height="{height}" fill="#fffdf8"/>
{body}</svg>
"##
        )
    }
}
