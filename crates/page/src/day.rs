//! The deal of the day: a sealed packet before one's own try, and what came of it for everyone after it.

use maud::{Markup, html};
use sobremesa_words::arg;

use crate::card::{Face, silent};
use crate::ending::Score;
use crate::layout::{Page, document, house_bar};
use crate::{Cover, House, cover, sprite};

/// A game's deal of a day, as one reader may see it.
pub struct Day<'a> {
    /// Who reads.
    pub house: &'a House,
    /// The games that are played here.
    pub games: &'a [Cover],
    /// The game whose deal it is.
    pub game: &'a Cover,
    /// The day, as `2026-11-15`.
    pub date: &'a str,
    /// When it ends, in milliseconds since 1970; none when it is over.
    pub ends: Option<i64>,
    /// The day before, which is over.
    pub before: &'a str,
    /// What the cards were committed to before anyone played.
    pub commitment: &'a str,
    /// What those of the next day are committed to.
    pub next: &'a str,
    /// The secret and the salt that the cards followed from, once the day is over.
    pub opened: Option<(&'a str, &'a str)>,
    /// How far the reader's own try is.
    pub own: Own<'a>,
    /// What came of it for everyone, once the reader may know.
    pub results: Option<&'a Results>,
    /// How many days in a row the reader has played, and the most that it ever were.
    pub streak: Option<(u32, u32)>,
    /// How many tries come from one address at most.
    pub tries: u32,
}

/// How far a reader's own try is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Own<'a> {
    /// It has not begun.
    Unplayed,
    /// It goes on at this table.
    Running(&'a str),
    /// It is over, at this table, and has no result that counts.
    Uncounted(&'a str),
    /// It is over, at this table, with a result.
    Counted(&'a str),
}

/// What came of a deal for everyone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Results {
    /// How often each number of points was reached, the fewest points first.
    pub points: Vec<(i64, u32)>,
    /// The best of them, the best first.
    pub best: Vec<Placed>,
    /// The reader's own.
    pub own: Option<Placed>,
}

/// A result in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The place, counted from 1; equal points share it.
    pub place: u32,
    /// Whose it is.
    pub name: String,
    /// How many points.
    pub points: i64,
    /// Whether it was a win.
    pub has_won: bool,
    /// Whether it is the reader's.
    pub is_own: bool,
}

impl Results {
    /// How many there are.
    fn count(&self) -> u32 {
        self.points.iter().map(|(_, count)| count).sum()
    }
}

impl Day<'_> {
    /// A score as the game tells it.
    fn score(&self, points: i64) -> Score {
        self.game.score(self.house.language, points)
    }
}

/// The page.
pub fn page(day: &Day<'_>) -> Markup {
    let words = day.house.words();
    let title = words.text("day-title");
    let content = html! {
        (house_bar(day.house))
        main #main {
            header {
                h2 { (title) }
                p.soft {
                    time.date datetime=(day.date) data-day { (day.date) }
                    @if let Some(ends) = day.ends {
                        " · " span.ends { (words.text("day-open-for")) " " span data-until=(ends) { "00:00 UTC" } }
                    }
                }
            }
            (tabs(day))
            @match day.results {
                Some(results) => (after(day, results)),
                None => (before(day)),
            }
        }
    };
    let skip = words.text("page-skip");
    let (sprite, sheets) = (sprite::all(day.games), &cover::sheets(day.games)[..]);
    let page = Page { title: &title, class: "day", skip: ("main", &skip), sprite, sheets, content };
    document(day.house, &page)
}

/// The other games' deals of the same day.
fn tabs(day: &Day<'_>) -> Markup {
    let words = day.house.words();
    html! {
        nav aria-label=(words.text("day-deals")) {
            ul.tabs {
                @for game in day.games {
                    li {
                        a href={ "/day/" (game.name) "?day=" (day.date) }
                            aria-current=[(game.name == day.game.name).then_some("page")] {
                            @if let Some(face) = (game.emblem)().first() { (silent(face)) }
                            b { (game.title(day.house.language)) }
                        }
                    }
                }
            }
        }
    }
}

/// The packet and what the try is about.
fn before(day: &Day<'_>) -> Markup {
    let words = day.house.words();
    let counts = if day.game.has_points { "day-counts-points" } else { "day-counts-wins" };
    let terms = [
        ("day-same", words.text("day-same-text")),
        ("day-one-try", words.text("day-one-try-text")),
        ("day-counts", words.text(counts)),
        ("day-no-contest", words.message("day-no-contest-text", [arg("count", day.tries)])),
    ];
    html! {
        section.sealed aria-label=(words.text("day-packet")) {
            div.packet aria-hidden="true" { (silent(&Face::BACK)) (silent(&Face::BACK)) (silent(&Face::BACK)) (wax()) }
            (seal(day))
        }
        section.offer {
            h2 { (day.game.title(day.house.language)) }
            dl.terms {
                @for (title, text) in &terms { div { dt { (words.text(title)) } dd { (text) } } }
            }
            div.acts { (deed(day)) (yesterday(day)) }
            p.soft { (words.text("day-hidden")) }
            (streak(day))
        }
    }
}

/// What the reader can do next.
fn deed(day: &Day<'_>) -> Markup {
    let words = day.house.words();
    html! {
        @match day.own {
            Own::Unplayed if day.ends.is_some() => {
                form method="post" action={ "/day/" (day.game.name) } {
                    input type="hidden" name="day" value=(day.date);
                    button.btn.primary { (words.text("day-play")) }
                }
            }
            Own::Unplayed => {}
            Own::Running(table) => {
                a.btn.primary href={ "/t/" (table) } { (words.text("home-go-on")) }
            }
            Own::Uncounted(table) | Own::Counted(table) => {
                a.btn href={ "/t/" (table) } { (words.text("day-own-table")) }
                @if day.ends.is_none() {
                    a.btn href={ "/t/" (table) "/replay" } { (words.text("end-look-back")) }
                }
            }
        }
    }
}

fn yesterday(day: &Day<'_>) -> Markup {
    html! {
        a.btn href={ "/day/" (day.game.name) "?day=" (day.before) } {
            (day.house.words().text("day-before"))
        }
    }
}

/// What the cards were committed to, and once the day is over what they followed from.
fn seal(day: &Day<'_>) -> Markup {
    let words = day.house.words();
    html! {
        div.seal {
            p { b { (words.text("day-seal")) } }
            p.code { (day.commitment) }
            @if let Some((secret, salt)) = day.opened {
                p.soft { (words.text("day-opened")) }
                dl {
                    dt { (words.text("day-secret")) } dd.code { (secret) }
                    dt { (words.text("day-salt")) } dd.code { (salt) }
                }
            } @else {
                details {
                    summary { (words.text("day-seal-why")) }
                    p.soft { (words.text("day-seal-text")) }
                    p.soft { (words.text("day-next")) }
                    p.code { (day.next) }
                }
            }
        }
    }
}

/// Wax that holds the packet together.
fn wax() -> Markup {
    html! {
        span.band {}
        svg.wax viewBox="0 0 96 96" {
            path d="M48 5c10 0 12 7 20 9s13 2 17 10 0 13 3 21 3 14-3 21-6 13-14 17-14 1-22 4-16 2-22-4-13-4-18-11-1-14-3-22-2-15 5-21 6-13 13-18 14-6 24-6Z" {}
            circle cx="48" cy="47" r="28" {}
        }
    }
}

/// What came of it.
fn after(day: &Day<'_>, results: &Results) -> Markup {
    let words = day.house.words();
    let count = results.count();
    html! {
        section.plate.came aria-labelledby="cameh" {
            @match &results.own {
                Some(own) => {
                    h2 #cameh { (words.text("day-mine")) }
                    p.own { b { (day.score(own.points).text) } " " span { (words.text(if own.has_won { "home-won" } else { "home-lost" })) } }
                    p.soft { (words.message("day-place", [arg("place", own.place), arg("count", count)])) }
                }
                None => {
                    h2 #cameh { (day.game.title(day.house.language)) }
                    @if let Own::Uncounted(_) = day.own { p.soft { (words.text("day-uncounted")) } }
                }
            }
            @if count == 0 { p { (words.text("day-nobody")) } } @else { (histogram(day, results)) }
            div.acts { (deed(day)) (yesterday(day)) }
        }
        div.beside {
            @if !results.best.is_empty() {
                section.plate aria-labelledby="besth" {
                    h2 #besth { (words.text("day-results")) }
                    ol.best {
                        @for placed in &results.best {
                            li.own[placed.is_own] {
                                i { (placed.place) }
                                b { @if placed.is_own { (words.text("page-you")) } @else { (placed.name) } }
                                em { (day.score(placed.points).figure) }
                            }
                        }
                    }
                }
            }
            section.plate aria-label=(words.text("day-seal")) { (seal(day)) (streak(day)) }
        }
    }
}

fn streak(day: &Day<'_>) -> Markup {
    let words = day.house.words();
    html! {
        @if let Some((days, best)) = day.streak {
            p.streak {
                b { (words.message("day-streak", [arg("days", days)])) }
                @if best > days { " · " (words.message("day-best-streak", [arg("days", best)])) }
            }
        }
    }
}

/// As many bars as fit beside each other on a phone.
const BARS: usize = 12;
const WIDTH: usize = 660;
const HEIGHT: u32 = 250;
/// Few bars are no wider, and stand further apart.
const WIDEST: usize = 96;

/// A bar: the points from and to which it counts, how many there are, and whether the reader's is one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Bar {
    from: i64,
    to: i64,
    count: u32,
    is_own: bool,
}

/// Few enough bars for the results, all as wide.
fn bars(results: &Results) -> Vec<Bar> {
    let (Some((least, _)), Some((most, _))) = (results.points.first(), results.points.last())
    else {
        return Vec::new();
    };
    let own = results.own.as_ref().map(|own| own.points);
    let is_own = |from, to| own.is_some_and(|own| (from..=to).contains(&own));
    if results.points.len() <= BARS {
        let bar =
            |&(at, count): &(i64, u32)| Bar { from: at, to: at, count, is_own: is_own(at, at) };
        return results.points.iter().map(bar).collect();
    }
    let width = (most - least) / BARS as i64 + 1;
    let bar = |index: i64| {
        let (from, to) = (least + index * width, least + index * width + width - 1);
        let within = results.points.iter().filter(|(at, _)| (from..=to).contains(at));
        Bar { from, to, count: within.map(|(_, count)| count).sum(), is_own: is_own(from, to) }
    };
    (0..=(most - least) / width).map(bar).collect()
}

/// How many reached how much. Those who do not see it read the same numbers.
fn histogram(day: &Day<'_>, results: &Results) -> Markup {
    let (words, bars) = (day.house.words(), bars(results));
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(1).max(1);
    let step = WIDTH / bars.len().max(1);
    let width = (step * 4 / 5).min(WIDEST);
    let score = |bar: &Bar| match (day.score(bar.from), day.score(bar.to)) {
        (from, to) if from == to => from,
        (Score { figure, .. }, to) => {
            let range = |end: &str| format!("{figure}–{end}");
            Score { text: range(&to.text), figure: range(&to.figure) }
        }
    };
    let told: Vec<String> = bars
        .iter()
        .map(|bar| {
            let told =
                words.message("day-bar", [arg("result", score(bar).text), arg("count", bar.count)]);
            if bar.is_own { format!("{told} ({})", words.text("page-you")) } else { told }
        })
        .collect();
    let caption = if day.game.has_points { "day-caption" } else { "day-caption-far" };
    html! {
        figure.histogram {
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT + 64) } role="img"
                aria-label={ (words.message("day-bars", [arg("count", results.count())])) " " (told.join("; ")) } {
                @for (index, bar) in bars.iter().enumerate() {
                    @let height = bar.count * HEIGHT / most;
                    @let middle = index * step + step / 2;
                    @if bar.count > 0 {
                        rect.own[bar.is_own] x=(middle - width / 2) y=(HEIGHT + 38 - height)
                            width=(width) height=(height) rx="4" {}
                        text x=(middle) y=(HEIGHT + 32 - height) { (bar.count) }
                        // The reader's own bar has a sign besides its color.
                        @if bar.is_own { text.you x=(middle) y=(HEIGHT + 12 - height) { (words.text("page-you")) " ▾" } }
                    }
                    text x=(middle) y=(HEIGHT + 58) { (score(bar).figure) }
                }
            }
            figcaption.soft { (words.text(caption)) }
        }
    }
}

#[cfg(test)]
mod tests {
    use sobremesa_words::{Language, Words};

    use super::*;

    fn results(points: &[(i64, u32)], own: Option<i64>) -> Results {
        let own = own.map(|points| Placed {
            place: 1,
            name: String::new(),
            points,
            has_won: true,
            is_own: true,
        });
        Results { points: points.to_vec(), best: Vec::new(), own }
    }

    /// Grammar counts by the number without its sign; the page must not.
    #[test]
    fn one_point_below_nothing_keeps_its_sign() {
        for language in Language::ALL {
            let told = Score::points(Words::of(language), -1).text;
            assert!(told.starts_with("−1"), "{told}");
        }
    }

    #[test]
    fn every_result_is_in_one_bar() {
        let many: Vec<(i64, u32)> =
            (-7..60_i64).map(|at| (at, 1 + at.unsigned_abs() as u32 % 3)).collect();
        for points in [&[(5, 2)][..], &[(-3, 1), (8, 4)], &many] {
            let results = results(points, Some(points[0].0));
            let bars = bars(&results);
            assert!(bars.len() <= BARS + 1, "{} bars", bars.len());
            assert_eq!(bars.iter().map(|bar| bar.count).sum::<u32>(), results.count());
            assert!(bars.windows(2).all(|pair| pair[0].to < pair[1].from));
            assert_eq!(bars.iter().filter(|bar| bar.is_own).count(), 1);
        }
    }
}
