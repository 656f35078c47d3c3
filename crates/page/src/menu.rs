//! What else one can do at a table: the rules, phrases, the way out, and the host's tools.

use maud::{Markup, PreEscaped, html};
use sobremesa_table::Seat;
use sobremesa_words::{Words, arg};

use crate::assets::AROUND;
use crate::layout::{Page, document, house_bar, options_of, rules_of};
use crate::options::PACES;
use crate::table::{Chair, ChairKind, Stage, Table};
use crate::{Cover, House};

/// The menu of a table.
pub struct Menu<'a> {
    /// Whose page it is.
    pub house: &'a House,
    /// The table.
    pub table: &'a Table,
    /// The game.
    pub game: &'a Cover,
    /// The game with its options, in the reader's language.
    pub title: &'a str,
    /// How fast bots play, by its name in commands.
    pub pace: &'a str,
    /// The ready phrases that may be said now, each with its name in commands.
    pub phrases: &'a [(&'a str, String)],
    /// The link that lets others in.
    pub link: &'a str,
    /// The link as a picture for phones.
    pub qr: Option<&'a str>,
    /// Everything that happened, in words.
    pub log: &'a [String],
}

/// The page of a table's menu.
pub fn page(menu: &Menu<'_>) -> Markup {
    let words = menu.house.words();
    let path = menu.table.path();
    let content = html! {
        (house_bar(menu.house))
        main #main.column data-table=(menu.table.id) {
            h2.not-in-drawer { (menu.title) }
            p.not-in-drawer { a.btn.primary href=(path) { (words.text("menu-back")) } }
            form #act method="post" action=(path) {
                input type="hidden" name="decision" value=(menu.table.decision);
            }
            nav.plate.acts aria-label=(words.text("page-menu")) {
                a.btn href=(rules_of(menu.game.name, &path)) data-drawer { (words.text("page-rules")) }
                a.btn href=(options_of(&path)) data-drawer { (words.text("page-options")) }
            }
            @if menu.table.me.is_some() { (speak(words, menu)) (leave(words, menu.table)) }
            @if menu.table.is_host && menu.table.stage == Stage::Running { (host(words, menu)) }
            (others(words, menu))
            section #whole-log.plate aria-labelledby="wholeh" {
                h2 #wholeh { (words.text("page-log")) }
                ol.all { @for line in menu.log { li { (line) } } }
            }
        }
        p #note.note role="alert" hidden {}
    };
    let title = menu.game.title(menu.house.language);
    let (skip, sprite) = (words.text("page-skip"), Markup::default());
    let page = Page {
        title: &title,
        class: "form",
        skip: ("main", &skip),
        sprite,
        sheets: &[AROUND],
        content,
    };
    document(menu.house, &page)
}

fn speak(words: &Words, menu: &Menu<'_>) -> Markup {
    html! {
        @if !menu.phrases.is_empty() {
            section #say.plate aria-labelledby="sayh" {
                h2 #sayh { (words.text("menu-say")) }
                div.acts {
                    @for (phrase, text) in menu.phrases {
                        button.btn form="act" name="phrase" value=(phrase) { (text) }
                    }
                }
            }
        }
    }
}

/// Going, coming back, and giving up together.
fn leave(words: &Words, table: &Table) -> Markup {
    let mine = table.me.and_then(|me| table.chairs.get(me.index()));
    let wants_end =
        matches!(mine, Some(Chair { kind: ChairKind::Person { wants_end: true, .. }, .. }));
    html! {
        @if table.stage == Stage::Running {
            section.plate aria-labelledby="leaveh" {
                h2 #leaveh { (words.text("menu-leave")) }
                div.acts {
                    @if table.is_away {
                        button.btn.primary form="act" name="return" value="1" {
                            (words.text("menu-return"))
                        }
                    } @else {
                        button.btn form="act" name="leave" value="1" { (words.text("menu-go")) }
                        @if wants_end {
                            button.btn form="act" name="vote" value="go-on" {
                                (words.text("menu-play-on"))
                            }
                        } @else {
                            button.btn form="act" name="vote" value="end" {
                                (words.text("menu-give-up"))
                            }
                        }
                    }
                }
                p.soft { (words.text("menu-leave-sentence")) }
            }
        }
    }
}

/// The host's tools: bots' pace, and what to do about others.
fn host(words: &Words, menu: &Menu<'_>) -> Markup {
    let table = menu.table;
    let others = Seat::all(table.chairs.len()).zip(&table.chairs);
    let others = others.filter(|(seat, _)| table.me != Some(*seat));
    html! {
        section.plate aria-labelledby="hosth" {
            h2 #hosth { (words.text("menu-host")) }
            p { (words.text("setup-pace")) }
            div.pick {
                @for (pace, label) in PACES {
                    button form="act" name="pace" value=(pace) aria-pressed=(menu.pace == pace) {
                        (words.text(label))
                    }
                }
            }
            ul.rows {
                @for (seat, chair) in others {
                    @if let ChairKind::Person { is_muted, .. } = chair.kind {
                        li {
                            b { (chair.name) }
                            div.acts {
                                button.btn form="act" name="remove" value=(seat) {
                                    (words.text("menu-replace"))
                                }
                                button.btn form="act" name=(if is_muted { "unmute" } else { "mute" })
                                    value=(seat) {
                                    (words.text(if is_muted { "menu-unmute" } else { "menu-mute" }))
                                }
                                button.btn form="act" name="block" value=(seat) {
                                    (words.text("menu-block"))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The link for others, and complaints.
fn others(words: &Words, menu: &Menu<'_>) -> Markup {
    let people = Seat::all(menu.table.chairs.len()).zip(&menu.table.chairs);
    let people = people.filter(|(seat, chair)| {
        menu.table.me != Some(*seat) && matches!(chair.kind, ChairKind::Person { .. })
    });
    html! {
        section.plate aria-labelledby="inviteh" {
            h2 #inviteh { (words.text("menu-link")) }
            label.field {
                span { (words.text("waiting-link")) }
                input.link readonly value=(menu.link) data-copy;
            }
            @if let Some(qr) = menu.qr {
                div.qr role="img" aria-label=(words.text("waiting-qr")) { (PreEscaped(qr)) }
            }
        }
        @for (seat, chair) in people {
            details.plate {
                summary { (words.message("menu-report", [arg("name", chair.name.as_str())])) }
                form.fields method="post" action={ "/t/" (menu.table.id) "/report" } {
                    input type="hidden" name="seat" value=(seat);
                    label.field {
                        span { (words.text("menu-report-text")) }
                        textarea name="text" maxlength="1000" required {}
                    }
                    button.btn { (words.text("menu-report-send")) }
                }
            }
        }
    }
}
