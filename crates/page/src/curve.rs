//! Chances as a curve: one line for each player, or one for the team.

use std::fmt::Write;

use sobremesa_bots::analysis::{Figures, Point};

/// How many standard errors the pale band around a line is wide, to each side.
const BAND: f64 = 2.0;

/// How lines are told apart without colors, seat by seat.
pub const DASHES: [&str; 6] = ["14 3", "7 4", "2 3", "9 3 2 3", "12 3 2 3 2 3", "4 2"];

/// A box in which a curve is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    /// Its left side.
    pub left: f64,
    /// Its top.
    pub top: f64,
    /// How wide it is.
    pub width: f64,
    /// How high it is.
    pub height: f64,
}

impl Frame {
    /// Where a point of the curve lies: `index` of `last`.
    fn x(&self, index: usize, last: usize) -> f64 {
        self.left + self.width * index as f64 / last.max(1) as f64
    }

    fn y(&self, chance: f64) -> f64 {
        self.top + self.height * (1.0 - chance.clamp(0.0, 1.0))
    }

    /// A line of the curve, as the data of a path.
    pub fn line(&self, points: &[Point], line: usize) -> String {
        self.path(points, |point| point.chances[line])
    }

    /// The band that the line lies in, as far as the luck of the samples goes.
    pub fn band(&self, points: &[Point], line: usize) -> String {
        let edge = |point: &Point, side: f64| point.chances[line] + side * point.errors[line];
        let upper = self.path(points, |point| edge(point, BAND));
        let last = points.len().saturating_sub(1);
        let mut data = upper;
        for (index, point) in points.iter().enumerate().rev() {
            let (x, y) = (self.x(index, last), self.y(edge(point, -BAND)));
            let _ = write!(data, "L{x:.2} {y:.2}");
        }
        data + "Z"
    }

    fn path(&self, points: &[Point], value: impl Fn(&Point) -> f64) -> String {
        let last = points.len().saturating_sub(1);
        let mut data = String::new();
        for (index, point) in points.iter().enumerate() {
            let (x, y) = (self.x(index, last), self.y(value(point)));
            let _ = write!(data, "{}{x:.2} {y:.2}", if index == 0 { 'M' } else { 'L' });
        }
        data
    }
}

/// The words of a curve that is a file of its own.
#[derive(Debug)]
pub struct Caption<'a> {
    /// What it shows.
    pub title: &'a str,
    /// The same in sentences, for people who cannot see it.
    pub description: &'a str,
    /// Whose lines they are.
    pub names: &'a [String],
}

const FILE: Frame = Frame { left: 60.0, top: 50.0, width: 720.0, height: 300.0 };
const INKS: [&str; 6] = ["#2d2119", "#3a7ca5", "#6b8f3f", "#7d4a86", "#b5562d", "#1d7a74"];

/// An SVG of its own.
pub fn file(figures: &Figures, caption: &Caption<'_>) -> String {
    let (points, frame) = (&figures.curve, FILE);
    let mut svg = String::new();
    let (right, bottom) = (frame.left + frame.width, frame.top + frame.height);
    let _ = write!(
        svg,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 980 390" role="img" aria-labelledby="title text" font-family="sans-serif" font-size="14">
<title id="title">{}</title>
<desc id="text">{}</desc>
<rect width="980" height="390" fill="#fdf9f0"/>
<text x="{}" y="30" font-size="18">{}</text>
"##,
        escaped(caption.title),
        escaped(caption.description),
        frame.left,
        escaped(caption.title),
    );
    for percent in [0, 50, 100] {
        let y = frame.y(f64::from(percent) / 100.0);
        let _ = writeln!(
            svg,
            r##"<path d="M{} {y}H{right}" stroke="#d8cbb6"/><text x="{}" y="{}" text-anchor="end">{percent}</text>"##,
            frame.left,
            frame.left - 8.0,
            y + 5.0,
        );
    }
    if let Some(lost) = figures.open.as_ref().and_then(|open| open.lost) {
        let x = frame.x(lost.saturating_sub(1), points.len().saturating_sub(1));
        let _ = writeln!(
            svg,
            r##"<rect x="{x:.2}" y="{}" width="{:.2}" height="{}" fill="#f9ddd2"/>"##,
            frame.top,
            right - x,
            frame.height,
        );
    }
    for (line, name) in caption.names.iter().enumerate() {
        let (ink, dash) = (INKS[line % INKS.len()], DASHES[line % DASHES.len()]);
        let y = frame.top + 10.0 + 24.0 * line as f64;
        let _ = writeln!(
            svg,
            r##"<path d="{}" fill="{ink}" fill-opacity=".12"/>
<path d="{}" fill="none" stroke="{ink}" stroke-width="2.5" stroke-linejoin="round" stroke-dasharray="{dash}"/>
<path d="M{} {y}h24" stroke="{ink}" stroke-width="2.5" stroke-dasharray="{dash}"/><text x="{}" y="{}">{}</text>"##,
            frame.band(points, line),
            frame.line(points, line),
            right + 16.0,
            right + 48.0,
            y + 5.0,
            escaped(name),
        );
    }
    let (from, to, below) = (1, points.len(), bottom + 22.0);
    let _ = writeln!(
        svg,
        r##"<text x="{}" y="{below}">{from}</text><text x="{right}" y="{below}" text-anchor="end">{to}</text>"##,
        frame.left,
    );
    svg + "</svg>\n"
}

fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|char| !char.is_control() || *char == '\n').collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures() -> Figures {
        let point = |mine: f64| Point { chances: vec![mine, 1.0 - mine], errors: vec![0.1, 0.1] };
        let curve = vec![point(0.5), point(0.25), point(1.0)];
        Figures { curve, ..Figures::default() }
    }

    #[test]
    fn a_line_goes_from_side_to_side_and_upward_for_the_winner() {
        let frame = Frame { left: 0.0, top: 0.0, width: 100.0, height: 10.0 };
        let figures = figures();
        assert_eq!(frame.line(&figures.curve, 0), "M0.00 5.00L50.00 7.50L100.00 0.00");
        let band = frame.band(&figures.curve, 0);
        assert!(band.starts_with("M0.00 3.00L50.00 5.50L100.00 0.00L100.00 2.00"), "{band}");
    }

    #[test]
    fn a_file_has_its_words_and_no_markup_of_others() {
        let names = ["<Ana>".to_owned(), "Ben & Co".to_owned()];
        let caption = Caption { title: "T", description: "a < b", names: &names };
        let svg = file(&figures(), &caption);
        assert!(svg.contains("<desc id=\"text\">a &lt; b</desc>"), "{svg}");
        assert!(svg.contains("&lt;Ana&gt;") && svg.contains("Ben &amp; Co"), "{svg}");
    }
}
