//! The end of a game: what came out, what decided it, how it adds up, who stands where, and what comes next.

use maud::{Markup, html};
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use crate::icon::{Icon, icon};
use crate::table::{Scene, Shows};

/// What came out, as the page tells it under the lamp.
pub struct Ending {
    /// Who has won, or how it went.
    pub heading: String,
    /// What decided it.
    pub how: String,
    /// How the result adds up, part by part, the result last; empty if there is nothing to add up.
    pub sum: Vec<Part>,
    /// What else one should know of the result.
    pub note: Option<String>,
}

/// A part of a sum.
pub struct Part {
    /// What stands between it and the part before.
    pub sign: &'static str,
    /// How much it is.
    pub figure: String,
    /// What it counts.
    pub text: String,
}

/// What the viewer's games like this one came to before it, and this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    /// How many there were.
    pub games: u32,
    /// How many of them were won.
    pub won: u32,
    /// The most points, if there were any games.
    pub best: Option<i64>,
    /// The points of this one.
    pub points: i64,
    /// Whether this one was won.
    pub has_won: bool,
}

/// A player in the final standings.
pub struct Rank {
    /// The place, counted from 1; players who are equal share it.
    pub place: usize,
    /// Who.
    pub seat: Seat,
    /// How the player got there.
    pub detail: Markup,
    /// What the place was given for.
    pub figure: String,
}

/// The seats with their places, the best first, by what makes a place better.
pub fn places<K: Ord>(players: usize, worth: impl Fn(Seat) -> K) -> Vec<(usize, Seat)> {
    let better = |seat| Seat::all(players).filter(|other| worth(*other) > worth(seat)).count();
    let mut places: Vec<(usize, Seat)> =
        Seat::all(players).map(|seat| (better(seat) + 1, seat)).collect();
    places.sort_unstable();
    places
}

impl Ending {
    /// The result under the lamp.
    pub fn show<G: Shows>(&self, scene: &Scene<'_, G>) -> Markup {
        let words = scene.words();
        html! {
            div.result aria-live="polite" {
                (lamp())
                h2 #askh { (self.heading) }
                p.how { (self.how) }
                @if !self.sum.is_empty() {
                    ol.sum aria-label=(words.text("end-sum")) { @for part in &self.sum { (part.show()) } }
                }
                @if let Some(note) = &self.note { p.soft { (note) } }
                @if let Some(past) = scene.table.past { p.past { (past.line(words, G::HAS_POINTS)) } }
                @if !scene.table.others.is_empty() { p.past { (others::<G>(words, &scene.table.others)) } }
            }
        }
    }
}

impl Past {
    /// The best so far, or how many games were won where only that counts.
    fn line(self, words: &Words, has_points: bool) -> String {
        match self.best {
            None => words.text("end-first"),
            Some(best) if has_points => {
                let id = if self.points > best { "end-new-best" } else { "end-best" };
                words.message(id, [arg("points", figure(best))])
            }
            Some(_) => {
                let won = self.won + u32::from(self.has_won);
                words.message("end-won-of", [arg("won", won), arg("games", self.games + 1)])
            }
        }
    }
}

/// What other tables reached with the same cards.
fn others<G: Shows>(words: &Words, points: &[i64]) -> String {
    let figures: Vec<String> =
        points.iter().map(|points| G::score(words, *points).figure).collect();
    words.message("end-others", [arg("count", points.len()), arg("points", figures.join(", "))])
}

impl Part {
    fn show(&self) -> Markup {
        html! {
            @if !self.sign.is_empty() { li.sign aria-hidden="true" { (self.sign) } }
            li.total[self.sign == "="] { b { (self.figure) } " " span { (self.text) } }
        }
    }
}

/// How far somebody came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// The number alone.
    pub figure: String,
    /// The number with what it counts.
    pub text: String,
}

impl Score {
    /// This many points.
    pub fn points(words: &Words, points: i64) -> Score {
        let figure = figure(points);
        let values = [arg("points", points), arg("figure", figure.as_str())];
        Score { text: words.message("games-points", values), figure }
    }
}

/// A number of points with a true minus.
pub(crate) fn figure(points: i64) -> String {
    points.to_string().replace('-', "\u{2212}")
}

/// The lamp over the table: lit after a win, turned down after a loss.
fn lamp() -> Markup {
    html! {
        svg.lamp viewBox="0 0 200 120" aria-hidden="true" {
            path.cord d="M100 0v44" {}
            path.shade d="M78 42h44c4 0 6 2 8 6l22 38c2 4 0 7-5 7H53c-5 0-7-3-5-7l22-38c2-4 4-6 8-6Z" {}
            ellipse.bulb cx="100" cy="95" rx="26" ry="8" {}
        }
    }
}

impl<G: Shows> Scene<'_, G> {
    /// Who stands where.
    pub fn standing(&self, ranks: &[Rank]) -> Markup {
        let (table, words) = (self.table, self.words());
        let tokens = table.tokens();
        html! {
            ol.standing.plate aria-label=(words.text("end-standing")) {
                @for Rank { place, seat, detail, figure } in ranks {
                    li.first[*place == 1] {
                        i { (place) }
                        @if let Some(token) = tokens.get(seat.index()) { (token.show("")) }
                        @if table.me == Some(*seat) {
                            b { (words.text("page-you")) }
                        } @else {
                            b title=(table.name(*seat)) { (table.name(*seat)) }
                        }
                        span.detail { (detail) }
                        em { (figure) }
                    }
                }
            }
        }
    }

    /// What comes next: another game, this one once more in words, and its result for others.
    pub fn afterwards(&self, result: Option<&str>) -> Markup {
        let (table, words) = (self.table, self.words());
        // After a lesson, the coach says what comes next.
        if table.lesson.is_some() {
            return html! {};
        }
        if let Some(reel) = self.reel() {
            return html! { div.foot { (reel) } };
        }
        html! {
            div.foot.acts {
                @if let Some(day) = &table.day {
                    a.btn.primary href={ "/day/" (G::NAME) "?day=" (day) } { (words.text("end-to-day")) }
                } @else if let Some(rematch) = &table.rematch {
                    a.btn.primary href={ "/t/" (rematch) } { (words.text("end-to-rematch")) }
                } @else if table.me.is_some() {
                    button.btn.primary form="act" name="rematch" value="1" { (words.text("end-again")) }
                }
                @if !table.is_sealed {
                    a.btn href={ "/t/" (table.id) "/replay" } { (icon(Icon::Story)) span { (words.text("end-look-back")) } }
                }
                @if let Some(result) = result { (self.share(result)) }
            }
        }
    }

    /// The result in words with the link to the table, for others: the script passes it on, and without one
    /// it can be copied.
    fn share(&self, result: &str) -> Markup {
        let words = self.words();
        let told = words.message("end-told", [arg("game", G::name(words)), arg("result", result)]);
        // Of a day's deal nothing is passed on that could help others, and not the table.
        let (text, link) = match &self.table.day {
            Some(day) => {
                let date = words.message("day-told", [arg("date", day.as_str())]);
                let tiles =
                    G::tiles(self.view).map(|tiles| format!("\n{tiles}")).unwrap_or_default();
                let house = self.link.split_once("/t/").map_or("", |(house, _)| house);
                (format!("{told}\n{date}{tiles}"), format!("{house}/day/{}?day={day}", G::NAME))
            }
            None => (told, self.link.to_owned()),
        };
        html! {
            button.btn type="button" popovertarget="share" data-share=(text) data-url=(link)
                data-done=(words.text("end-shared")) {
                (icon(Icon::Share)) span.t { (words.text("end-share")) }
            }
            div #share.slip popover aria-labelledby="shareh" {
                h2 #shareh { (words.text("end-share")) }
                label.field {
                    span { (words.text("end-share-text")) }
                    textarea readonly autofocus data-copy { (text) " " (link) }
                }
                button.btn type="button" popovertarget="share" popovertargetaction="hide" {
                    (words.text("keys-close"))
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::places;

    #[test]
    fn equal_players_share_a_place() {
        let worth = [3, 7, 3, 9];
        let places = places(4, |seat| worth[seat.index()]);
        let places: Vec<(usize, usize)> =
            places.into_iter().map(|(place, seat)| (place, seat.index())).collect();
        assert_eq!(places, [(1, 3), (2, 1), (3, 0), (3, 2)]);
    }
}
