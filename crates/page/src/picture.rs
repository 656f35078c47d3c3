//! Pictures that stand alone, such as the one that a chat shows with a link. On a page the styles color the
//! cards; here the same styles are written out, because whatever draws a picture knows nothing of custom
//! properties.

use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;

mod lettering;

use sobremesa_bots::Bots;

use crate::card::Face;
use crate::table::{Scene, Shows};
use crate::token::Token;
use crate::{Cover, sprite};

/// The size that chats show whole.
pub const SIZE: (u32, u32) = (1200, 630);

const TOKENS: &str = include_str!("../assets/tokens.css");
const CARDS: &str = include_str!("../assets/cards.css");

/// Properties of drawings. Rules that set anything else are about the page.
const PAINT: [&str; 7] = [
    "fill",
    "opacity",
    "stroke",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-width",
];

/// A game's three cards on the table under the lamp, as an SVG.
pub fn cover(cover: &Cover) -> String {
    let faces = (cover.emblem)();
    let middle = (faces.len() as f32 - 1.0) / 2.0;
    let place = |(index, face)| {
        let turn = index as f32 - middle;
        let at = format!(
            "translate({} {}) rotate({}) scale(4.6) translate(-30 -42)",
            600.0 + turn * 250.0,
            322.0 + turn.abs() * 22.0,
            turn * 9.0
        );
        (face, at)
    };
    draw(cover, &faces.into_iter().enumerate().map(place).collect::<Vec<_>>())
}

/// What lies open on the table, as an SVG; the game's own cards if nothing does.
pub fn table<G: Shows + Bots>(view: &G::View) -> String {
    let (game, rows) = (Cover::of::<G>(), G::laid(view));
    match rows.iter().all(Vec::is_empty) {
        true => cover(&game),
        false => draw(&game, &lying(&rows, WHOLE)),
    }
}

/// The end of a game as somebody sees it who did not play, as an SVG: what came out, who played, and what lay
/// on the table.
pub fn end<G: Shows + Bots>(scene: &Scene<'_, G>) -> String {
    let placed = lying(&G::laid(scene.view), BESIDE);
    let mut svg = draw(&Cover::of::<G>(), &placed);
    let styles = Styles::new(&[TOKENS]);
    let value = |name: &str| styles.value(&HashMap::new(), &format!("var({name})"));
    let [ink, soft, accent] = ["--ink", "--ink-soft", "--accent"].map(value);
    let title = format!("Sobremesa · {}", G::name(scene.words()));
    let mut column = Column { svg: String::new(), y: 112.0 };
    column.line(&title, 34.0, &soft);
    if let Some(ending) = G::ending(scene) {
        let total = ending.sum.iter().find(|part| part.sign == "=").or(ending.sum.first());
        if let Some(part) = total {
            column.figure(&part.figure, &part.text, [&accent, &soft]);
        }
        column.wrapped(&ending.heading, 42.0, &ink);
    }
    let (table, tokens) = (scene.table, scene.table.tokens());
    let pitch = ((BOTTOM - column.y) / table.chairs.len().max(1) as f32).min(56.0);
    for (chair, token) in table.chairs.iter().zip(tokens) {
        column.player(token, &chair.name, pitch, &value, &ink);
    }
    svg.truncate(svg.len() - "</svg>".len());
    svg + &column.svg + "</svg>"
}

/// Where the column beside the table begins and ends.
const LEFT: f32 = 84.0;
const WIDTH: f32 = 400.0;
const BOTTOM: f32 = 572.0;

/// What is told beside the table, from top to bottom.
struct Column {
    svg: String,
    /// Where the next thing begins.
    y: f32,
}

impl Column {
    /// One line, smaller if it is long.
    fn line(&mut self, text: &str, size: f32, fill: &str) {
        let size = size * (WIDTH / lettering::width(text, size)).min(1.0);
        self.svg += &lettering::path(text, (LEFT, self.y), size, fill);
        self.y += size * 0.5;
    }

    /// A large figure with what it counts beside it.
    fn figure(&mut self, figure: &str, text: &str, [fill, soft]: [&str; 2]) {
        let (large, small) = (116.0, 40.0);
        self.y += 96.0;
        self.svg += &lettering::path(figure, (LEFT, self.y), large, fill);
        let beside = lettering::width(figure, large) + 16.0;
        let small = small * ((WIDTH - beside) / lettering::width(text, small)).min(1.0);
        self.svg += &lettering::path(text, (LEFT + beside, self.y), small, soft);
        self.y += 28.0;
    }

    /// A sentence on as many lines as it needs.
    fn wrapped(&mut self, text: &str, size: f32, fill: &str) {
        let mut line = String::new();
        for word in text.split(' ') {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if !line.is_empty() && lettering::width(&longer, size) > WIDTH {
                self.y += size * 0.7;
                self.line(&line, size, fill);
                line = word.to_owned();
            } else {
                line = longer;
            }
        }
        self.y += size * 0.7;
        self.line(&line, size, fill);
        self.y += 14.0;
    }

    /// A player's token and name.
    fn player(
        &mut self,
        token: Token,
        name: &str,
        pitch: f32,
        value: &impl Fn(&str) -> String,
        ink: &str,
    ) {
        let (radius, middle) = (pitch * 0.4, self.y + pitch / 2.0);
        let is_pale = matches!(token.glaze(), "honey" | "rose");
        let color = value(if is_pale { "--tk-dark" } else { "--tk-clay" });
        let figure = token.drawing().replace("currentColor", &color);
        let scale = radius * 1.24 / 24.0;
        let (x, y) = (LEFT + radius - 12.0 * scale, middle - 12.0 * scale);
        let _ = write!(
            self.svg,
            "<circle cx=\"{:.1}\" cy=\"{middle:.1}\" r=\"{radius:.1}\" fill=\"{}\"/>\
             <g transform=\"translate({x:.1} {y:.1}) scale({scale:.3})\" fill=\"{color}\">{figure}</g>",
            LEFT + radius,
            value(&format!("--tk-{}", token.glaze())),
        );
        let (left, size) = (LEFT + radius * 2.0 + 14.0, (pitch * 0.62).min(32.0));
        let size = size * ((LEFT + WIDTH - left) / lettering::width(name, size)).clamp(0.6, 1.0);
        let cut = lettering::cut(name, size, LEFT + WIDTH - left);
        self.svg += &lettering::path(&cut, (left, middle + size * 0.33), size, ink);
        self.y += pitch;
    }
}

/// Where cards lie: how wide that is, and where its middle.
#[derive(Clone, Copy)]
struct Place {
    wide: f32,
    middle: f32,
}

/// On the whole table.
const WHOLE: Place = Place { wide: 1090.0, middle: 600.0 };
/// Beside the column.
const BESIDE: Place = Place { wide: 600.0, middle: 830.0 };

/// What lies on the table, in rows: each card with where it lies.
fn lying(rows: &[Vec<Face>], Place { wide, middle }: Place) -> Vec<(Face, String)> {
    let high = 500.0;
    let longest = rows.iter().map(Vec::len).max().unwrap_or_default().max(1);
    // Cards of 60 by 84, with a gap beside and below each.
    let scale = (wide / (longest as f32 * 66.0)).min(high / (rows.len() as f32 * 90.0)).min(2.0);
    let top = 315.0 - rows.len() as f32 * 45.0 * scale;
    let mut placed = Vec::new();
    for (row, faces) in rows.iter().enumerate() {
        let left = middle - longest as f32 * 33.0 * scale;
        for (column, face) in faces.iter().enumerate() {
            let x = left + (column as f32 * 66.0 + 3.0) * scale;
            let y = top + (row as f32 * 90.0 + 3.0) * scale;
            placed.push((face.clone(), format!("translate({x:.1} {y:.1}) scale({scale:.3})")));
        }
    }
    placed
}

/// Cards on the table under the lamp, each with where it lies.
fn draw(cover: &Cover, placed: &[(Face, String)]) -> String {
    let styles = Styles::new(&[TOKENS, CARDS, cover.style]);
    let drawings = sprite::parts(&(cover.drawings)());
    let (width, height) = SIZE;
    let [cloth, lit, wood, rim] = ["--cloth", "--cloth-lit", "--wood", "--rim"].map(|name| {
        let plain = HashMap::new();
        styles.value(&plain, &format!("var({name})"))
    });
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\">\
         <defs><radialGradient id=\"light\" cx=\".5\" cy=\".3\" r=\".75\">\
         <stop offset=\"0\" stop-color=\"{lit}\"/><stop offset=\"1\" stop-color=\"{cloth}\"/></radialGradient>\
         <clipPath id=\"clip\"><rect width=\"60\" height=\"84\" rx=\"6.6\"/></clipPath>"
    );
    let glazes: BTreeSet<&str> = placed.iter().map(|(face, _)| face.glaze).collect();
    for glaze in glazes {
        svg += &styles.dyed(&drawings, glaze);
    }
    let _ = write!(
        svg,
        "</defs><rect width=\"{width}\" height=\"{height}\" fill=\"{wood}\"/>\
         <rect x=\"26\" y=\"26\" width=\"1148\" height=\"578\" rx=\"44\" fill=\"url(#light)\" stroke=\"{rim}\" stroke-width=\"12\"/>"
    );
    for (face, at) in placed {
        svg += &styles.card(face, at);
    }
    svg + "</svg>"
}

/// What the styles say of drawings: custom properties, and the rules that paint.
struct Styles<'a> {
    properties: HashMap<&'a str, &'a str>,
    /// Selectors with what they set.
    rules: Vec<(&'a str, Vec<(&'a str, &'a str)>)>,
}

impl<'a> Styles<'a> {
    fn new(sheets: &[&'a str]) -> Styles<'a> {
        let rules: Vec<_> = sheets.iter().flat_map(|sheet| rules(sheet)).collect();
        let all = rules.iter().filter(|(selector, _)| *selector == ":root");
        let properties = all.flat_map(|(_, set)| set.iter().copied()).collect();
        Styles { properties, rules }
    }

    /// The custom properties of a card with this glaze.
    fn glaze(&self, glaze: &str) -> HashMap<&'a str, &'a str> {
        let card = [".card".to_owned(), format!(".{glaze}")];
        let of_card =
            self.rules.iter().filter(|(selector, _)| card.iter().any(|one| one == selector));
        of_card.flat_map(|(_, set)| set.iter().copied()).collect()
    }

    /// A value with its custom properties written out, by daylight.
    fn value(&self, own: &HashMap<&str, &str>, value: &str) -> String {
        if let Some(inner) = value.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
            let (name, other) = inner.split_once(',').unwrap_or((inner, ""));
            let found = own.get(name.trim()).or_else(|| self.properties.get(name.trim()));
            return self.value(own, found.copied().unwrap_or(other.trim()));
        }
        let day = value.strip_prefix("light-dark(").and_then(|rest| rest.split_once(','));
        day.map_or(value, |(day, _)| day).to_owned()
    }

    /// The drawings in the colors of a glaze, under names of their own, with the rules that color them.
    fn dyed(&self, drawings: &str, glaze: &str) -> String {
        let own = self.glaze(glaze);
        let named = |text: &str, mark: &str, end: char| {
            let mut parts = text.split(mark);
            let mut whole = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                let (id, rest) = part.split_once(end).unwrap_or((part, ""));
                let _ = write!(whole, "{mark}{id}-{glaze}{end}{rest}");
            }
            whole
        };
        let drawings = named(drawings, "id=\"", '"');
        let drawings = named(&drawings, "href=\"#", '"');
        let drawings = named(&drawings, "url(#", ')');
        let mut style = String::new();
        for (selector, set) in &self.rules {
            let paint: Vec<String> = set
                .iter()
                .filter(|(property, _)| PAINT.contains(property))
                .map(|(property, value)| format!("{property}:{}", self.value(&own, value)))
                .collect();
            let is_plain = selector.starts_with('.') && !selector.contains([':', '&']);
            if is_plain && !paint.is_empty() && paint.len() == set.len() {
                let scoped = selector.split(',').map(|one| format!(".of-{glaze} {}", one.trim()));
                let _ = write!(
                    style,
                    "{}{{{}}}",
                    scoped.collect::<Vec<_>>().join(","),
                    paint.join(";")
                );
            }
        }
        format!("<style>{style}</style><g class=\"of-{glaze}\">{drawings}</g>")
    }

    /// A card that lies on the table.
    fn card(&self, face: &Face, at: &str) -> String {
        let own = self.glaze(face.glaze);
        let [clay, edge] = ["var(--face)", "var(--clay-edge)"].map(|value| self.value(&own, value));
        format!(
            "<g transform=\"{at}\"><rect x=\".6\" y=\"1.6\" width=\"60\" height=\"84\" rx=\"6.6\" fill=\"#000\" opacity=\".16\"/>\
             <rect width=\"60\" height=\"84\" rx=\"6.6\" fill=\"{clay}\"/>\
             <g clip-path=\"url(#clip)\"><use href=\"#{}-{}\"/></g>\
             <rect x=\".3\" y=\".3\" width=\"59.4\" height=\"83.4\" rx=\"6.4\" fill=\"none\" stroke=\"{edge}\" stroke-width=\".6\"/></g>",
            face.id, face.glaze
        )
    }
}

/// The plain rules of a sheet, without those that have others within.
fn rules(sheet: &str) -> Vec<(&str, Vec<(&str, &str)>)> {
    let mut rules = Vec::new();
    let mut rest = sheet;
    while let Some(open) = rest.find('{') {
        let selector = rest[..open].rsplit(['}', ';', '/']).next().unwrap_or_default().trim();
        rest = &rest[open + 1..];
        let body = &rest[..rest.find(['{', '}']).unwrap_or(rest.len())];
        let set = body.split(';').filter_map(declaration).collect();
        rules.push((selector, set));
    }
    rules
}

/// A property and its value. Comments stand before or behind.
fn declaration(text: &str) -> Option<(&str, &str)> {
    let text = text.rsplit("*/").next()?;
    let (property, value) = text.split_once(':')?;
    Some((property.trim(), value.split("/*").next()?.trim()))
}
