//! What came of many games, in tables and drawings: of a person's, or of a bot's.
//!
//! Every drawing says the same in words to those who do not see it.

use maud::{Markup, html};
use sobremesa_words::{Words, arg};

use crate::Character;
use crate::ending::figure;

/// What came of somebody's games of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// What the game is called.
    pub title: String,
    /// Whether points can be compared from game to game.
    pub has_points: bool,
    /// All of them together.
    pub all: Sum,
    /// By options, number of players and rivals, the most played first.
    pub kinds: Vec<Kind>,
    /// The rating, where people have met.
    pub rating: Option<Rating>,
}

/// What games came to.
#[derive(Clone, PartialEq, Debug)]
pub struct Sum {
    /// Whether each game was won, the first one first.
    pub won: Vec<bool>,
    /// The share of wins with its interval, in percent.
    pub share: (u32, u32, u32),
    /// What chance alone would give, in percent; none where all win or lose together.
    pub chance: Option<u32>,
    /// The most points.
    pub best: i64,
}

/// Games that can be compared.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    /// The game with its options and players.
    pub title: String,
    /// Against whom; none where all play together, so that the options say how hard it is.
    pub against: Option<Against>,
    /// What they came to.
    pub sum: Sum,
}

/// The strongest rivals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Against {
    /// People alone.
    People,
    /// This bot was the strongest.
    Bots(Character),
    /// Nobody has kept it.
    Unknown,
}

/// How strong somebody is, by games in which people met.
#[derive(Clone, PartialEq, Debug)]
pub struct Rating {
    /// The rating after each game with half the width of its interval, the first one first; never empty.
    pub curve: Vec<(i32, i32)>,
}

/// With fewer games a rating is provisional.
const SETTLED: usize = 10;

impl Sum {
    fn wins(&self) -> usize {
        self.won.iter().filter(|won| **won).count()
    }

    /// How many were won in a row up to now, and at most.
    pub fn row(&self) -> (u32, u32) {
        let (mut row, mut most) = (0, 0);
        for won in &self.won {
            row = if *won { row + 1 } else { 0 };
            most = most.max(row);
        }
        (row, most)
    }

    fn told(&self, words: &Words) -> String {
        let (share, low, high) = self.share;
        words.message("profile-share", [arg("share", share), arg("low", low), arg("high", high)])
    }
}

impl Against {
    fn told(self, words: &Words) -> Markup {
        html! {
            @match self {
                Against::People => (words.text("profile-against-people")),
                Against::Unknown => span.soft { (words.text("profile-against-unknown")) },
                Against::Bots(bot) => {
                    a href={ "/bots/" (bot.code()) } {
                        (words.message("profile-against-bots", [arg("name", bot.name(words, 0))]))
                    }
                    " " (bot.beads(words))
                }
            }
        }
    }
}

/// Where drawings begin beside the games' names, and where they end.
const LEFT: usize = 96;
const RIGHT: usize = 356;
const ROW: usize = 52;

/// Won and lost games, game by game.
pub(crate) fn results(words: &Words, games: &[Played]) -> Markup {
    let most = games.iter().map(|played| played.all.won.len()).max().unwrap_or(1).max(1);
    let told: Vec<String> = games
        .iter()
        .map(|played| {
            let (won, all) = (played.all.wins(), played.all.won.len());
            let values =
                [arg("game", played.title.clone()), arg("won", won), arg("lost", all - won)];
            words.message("profile-bar", values)
        })
        .collect();
    html! {
        section.plate.chart {
            h3 { (words.text("profile-by-game")) }
            p.soft.legend aria-hidden="true" {
                span { i.won {} (words.text("profile-won")) }
                span { i {} (words.text("profile-lost")) }
            }
            svg viewBox={ "0 0 400 " (games.len() * ROW) } role="img" aria-label=(told.join(" ")) {
                @for (index, played) in games.iter().enumerate() {
                    @let (won, all) = (played.all.wins(), played.all.won.len());
                    @let (top, middle) = (index * ROW + 10, index * ROW + 31);
                    @let width = |count: usize| (RIGHT - LEFT) * count / most;
                    text.strong x="0" y=(middle) { (played.title) }
                    @if won > 0 {
                        rect.won x=(LEFT) y=(top) width=(width(won).max(4)) height="32" rx="4" {}
                        @if width(won) > 28 { text.on-won x=(LEFT + width(won) / 2) y=(middle) { (won) } }
                    }
                    @if all > won {
                        @let from = LEFT + if won > 0 { width(won).max(4) + 3 } else { 0 };
                        rect.lost x=(from) y=(top) width=(width(all - won).max(4)) height="32" rx="4" {}
                        @if width(all - won) > 28 {
                            text.middle x=(from + width(all - won) / 2) y=(middle) { (all - won) }
                        }
                    }
                    text.quiet.end x="400" y=(middle) { (all) }
                }
            }
        }
    }
}

/// The share of wins with its interval, game by game, and what chance would give.
pub(crate) fn shares(words: &Words, games: &[Played]) -> Markup {
    let x = |percent: u32| LEFT + (RIGHT - LEFT) * percent as usize / 100;
    let told: Vec<String> = games
        .iter()
        .map(|played| {
            let chance = played.all.chance.map(|chance| {
                format!("; {}", words.message("profile-chance", [arg("chance", chance)]))
            });
            format!("{}: {}{}.", played.title, played.all.told(words), chance.unwrap_or_default())
        })
        .collect();
    let bottom = games.len() * ROW;
    html! {
        section.plate.chart {
            h3 { (words.text("profile-how-often")) }
            p.soft { (words.text("profile-how-often-text")) }
            svg viewBox={ "0 0 400 " (bottom + 24) } role="img" aria-label=(told.join(" ")) {
                @for percent in [0, 25, 50, 75, 100] {
                    path.grid d={ "M" (x(percent)) " 0V" (bottom) } {}
                    text.quiet.middle x=(x(percent)) y=(bottom + 18) { (percent) }
                }
                @for (index, played) in games.iter().enumerate() {
                    @let middle = index * ROW + 26;
                    @let (share, low, high) = played.all.share;
                    text.strong x="0" y=(middle + 5) { (played.title) }
                    path.interval d={ "M" (x(low)) " " (middle) "H" (x(high)) } {}
                    @if let Some(chance) = played.all.chance {
                        path.chance d={ "M" (x(chance)) " " (middle - 9) "l7 9-7 9-7-9Z" } {}
                    }
                    circle.point cx=(x(share)) cy=(middle) r="7" {}
                    text.strong.end x="400" y=(middle + 5) { (words.percent(f64::from(share) / 100.0, 0)) }
                }
            }
        }
    }
}

const WIDE: usize = 720;
const HIGH: usize = 180;

/// How the ratings went, a line for each game.
pub(crate) fn ratings(words: &Words, games: &[Played]) -> Markup {
    let mut rated: Vec<(&str, &Rating)> = games
        .iter()
        .filter_map(|played| Some((played.title.as_str(), played.rating.as_ref()?)))
        .collect();
    // The first line is the one that is known best, and has a band around it.
    rated.sort_by_key(|(_, rating)| std::cmp::Reverse(rating.curve.len()));
    let has_lines = rated.iter().any(|(_, rating)| rating.curve.len() > 1);
    html! {
        @if !rated.is_empty() {
            section.plate.chart.wide {
                h3 { (words.text("profile-rating")) }
                p.soft { (words.text("profile-rating-text")) }
                ul.rated {
                    @for (index, (title, rating)) in rated.iter().enumerate() {
                        li {
                            svg.key viewBox="0 0 36 8" aria-hidden="true" { path.(format!("line-{index}")) d="M0 4H36" {} }
                            b { (title) } " " (rating.told(words))
                        }
                    }
                }
                @if has_lines { (lines(words, &rated)) }
            }
        }
    }
}

/// The lines on a grid of round numbers.
fn lines(words: &Words, rated: &[(&str, &Rating)]) -> Markup {
    let all = || rated.iter().flat_map(|(_, rating)| &rating.curve);
    let low = all().map(|(at, half)| at - half).min().unwrap_or_default().div_euclid(100) * 100;
    let high =
        all().map(|(at, half)| at + half + 99).max().unwrap_or_default().div_euclid(100) * 100;
    let grid = Grid { low, high };
    let told: Vec<String> =
        rated.iter().map(|(title, rating)| format!("{title}: {}.", rating.told(words))).collect();
    html! {
        svg.over viewBox={ "-52 -10 " (WIDE + 64) " " (HIGH + 20) } role="img" aria-label=(told.join(" ")) {
            @for (_, rating) in rated.iter().take(1) { polygon.band points=(grid.band(rating)) {} }
            @for at in [low, (low + high) / 2, high] {
                path.grid d={ "M0 " (grid.y(at)) "H" (WIDE) } {}
                text.quiet.end x="-8" y=(grid.y(at) + 5) { (at) }
            }
            @for (index, (_, rating)) in rated.iter().enumerate() {
                polyline.(format!("line-{index}")) points=(grid.edge(rating, 0).join(" ")) {}
            }
        }
    }
}

/// From which rating to which the drawing goes.
#[derive(Clone, Copy)]
struct Grid {
    low: i32,
    high: i32,
}

impl Grid {
    fn y(self, at: i32) -> i32 {
        HIGH as i32 - (at - self.low) * HIGH as i32 / (self.high - self.low).max(1)
    }

    /// The points of a line, or of an edge of its interval: -1 is the lower one, 1 the upper one.
    fn edge(self, rating: &Rating, side: i32) -> Vec<String> {
        let last = (rating.curve.len() - 1).max(1);
        // More points than the drawing is wide show nothing more.
        let step = rating.curve.len().div_ceil(WIDE);
        let point = |(index, (at, half)): (usize, &(i32, i32))| {
            format!("{},{}", index * WIDE / last, self.y(at + side * half))
        };
        let shown = rating.curve.iter().enumerate();
        shown.filter(|(index, _)| index % step == 0 || *index == last).map(point).collect()
    }

    fn band(self, rating: &Rating) -> String {
        let lower = self.edge(rating, -1).into_iter().rev();
        self.edge(rating, 1).into_iter().chain(lower).collect::<Vec<String>>().join(" ")
    }
}

impl Rating {
    /// The rating with its width, from how many games, and whether these are few.
    fn told(&self, words: &Words) -> String {
        let (rating, half) = self.curve.last().copied().unwrap_or_default();
        let games = self.curve.len();
        let values = [arg("rating", rating), arg("half", half), arg("games", games)];
        let told = words.message("profile-rated", values);
        match games < SETTLED {
            true => format!("{told} · {}", words.text("profile-provisional")),
            false => told,
        }
    }
}

/// One game's results, by what can be compared.
pub(crate) fn game(words: &Words, played: &Played) -> Markup {
    let is_against = played.kinds.iter().any(|kind| kind.against.is_some());
    let (now, most) = played.all.row();
    html! {
        section.plate.wide {
            h3 { (played.title) }
            @if played.all.won.len() > 1 {
                (curve(words, &played.all.won, "curve"))
                p.soft aria-hidden="true" { (curve_told(words, &played.all.won)) }
            }
            p.soft { (words.message("profile-row", [arg("now", now), arg("most", most)])) }
            div.scrolls tabindex="0" role="region" aria-label=(played.title) {
                table.figures {
                    thead {
                        tr {
                            th scope="col" { (words.text("profile-kind")) }
                            @if is_against { th scope="col" { (words.text("profile-against")) } }
                            th scope="col" { (words.text("profile-games")) }
                            th scope="col" { (words.text("profile-won")) }
                            @if played.has_points { th scope="col" { (words.text("profile-best")) } }
                            th scope="col" { (words.text("profile-most-row")) }
                            th scope="col" { (words.text("profile-course")) }
                        }
                    }
                    tbody { @for kind in &played.kinds { (kind_row(words, played, kind)) } }
                }
            }
        }
    }
}

fn kind_row(words: &Words, played: &Played, kind: &Kind) -> Markup {
    let Kind { title, against, sum } = kind;
    // On phones a cell stands in a line of its own, with the head of its column before it.
    let head = |id: &str| words.text(id);
    html! {
        tr {
            th scope="row" { (title) }
            @if let Some(against) = against { td data-head=(head("profile-against")) { p { (against.told(words)) } } }
            td data-head=(head("profile-games")) { (sum.won.len()) }
            td data-head=(head("profile-won")) {
                b { (sum.told(words)) }
                @if let Some(chance) = sum.chance {
                    " " span.soft { (words.message("profile-chance", [arg("chance", chance)])) }
                }
            }
            @if played.has_points { td data-head=(head("profile-best")) { (figure(sum.best)) } }
            td data-head=(head("profile-most-row")) { (sum.row().1) }
            td data-head=(head("profile-course")) { @if sum.won.len() > 1 { (curve(words, &sum.won, "curve small")) } @else { "–" } }
        }
    }
}

/// So many games before a point of the curve count.
const LAST: usize = 20;
const WIDTH: usize = 600;
const HEIGHT: usize = 120;

/// The share of wins in percent among the last games, after each game.
fn lately(won: &[bool]) -> Vec<usize> {
    let share = |end: usize| {
        let last = &won[(end + 1).saturating_sub(LAST)..=end];
        (last.iter().filter(|won| **won).count() * 100 + last.len() / 2) / last.len()
    };
    (0..won.len()).map(share).collect()
}

fn curve_told(words: &Words, won: &[bool]) -> String {
    let now = lately(won).last().copied().unwrap_or_default();
    words.message("profile-curve", [arg("share", now), arg("games", won.len().min(LAST))])
}

/// The share of wins among the last games, after each game.
fn curve(words: &Words, won: &[bool], class: &str) -> Markup {
    let shares = lately(won);
    let point = |(index, share): (usize, &usize)| {
        let x = index * WIDTH / (shares.len() - 1).max(1);
        format!("{x},{}", HEIGHT - share * HEIGHT / 100)
    };
    let points: Vec<String> = shares.iter().enumerate().map(point).collect();
    html! {
        svg class=(class) viewBox={ "0 -6 " (WIDTH) " " (HEIGHT + 12) } role="img" preserveAspectRatio="none"
            aria-label=(curve_told(words, won)) {
            path.half d={ "M0 " (HEIGHT / 2) "H" (WIDTH) } {}
            polyline points=(points.join(" ")) {}
        }
    }
}

#[cfg(test)]
mod tests {
    use sobremesa_words::{Language, Words};

    use super::*;

    fn sum(won: &[bool]) -> Sum {
        Sum { won: won.to_vec(), share: (50, 10, 90), chance: Some(33), best: 7 }
    }

    #[test]
    fn wins_in_a_row_are_counted() {
        assert_eq!(sum(&[]).row(), (0, 0));
        assert_eq!(sum(&[true, true, false, true]).row(), (1, 2));
        assert_eq!(sum(&[true, false]).row(), (0, 1));
    }

    #[test]
    fn drawings_say_in_words_what_they_show() {
        let words = Words::of(Language::English);
        let rating = Rating { curve: vec![(1510, 400), (1530, 380)] };
        let played = Played {
            title: "A game".into(),
            has_points: true,
            all: sum(&[true, false, true]),
            kinds: Vec::new(),
            rating: Some(rating),
        };
        let games = [played];
        assert!(results(words, &games).0.contains("A game: 2 won, 1 lost."));
        assert!(shares(words, &games).0.contains("A game: 50% (10–90); by chance 33%."));
        let rated = ratings(words, &games).0;
        assert!(
            rated.contains("1530 ± 380 after 2 games") && rated.contains("provisional"),
            "{rated}"
        );
        assert!(ratings(words, &[]).0.is_empty());
    }

    #[test]
    fn a_rating_of_one_game_needs_no_line() {
        let words = Words::of(Language::English);
        let rating = Some(Rating { curve: vec![(1510, 400)] });
        let played = Played {
            title: "A".into(),
            has_points: false,
            all: sum(&[true]),
            kinds: Vec::new(),
            rating,
        };
        assert!(!ratings(words, &[played]).0.contains("polyline"));
    }
}
