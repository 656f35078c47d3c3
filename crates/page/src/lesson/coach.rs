//! The coach: a note beside the thing that it speaks of, and the lamp over that thing.

use maud::{Markup, PreEscaped, html};
use sobremesa_table::{REC, RuleId};
use sobremesa_words::arg;

use crate::icon::{Icon, icon};
use crate::layout::{options_of, rules_of};
use crate::table::{Region, Scene, Shows};

/// What the coach says at a step of a lesson.
#[derive(Clone, Debug)]
pub struct Coach {
    /// The game's name in paths.
    pub game: &'static str,
    /// Which step it is, counted from 1.
    pub step: usize,
    /// The last one.
    pub last: usize,
    /// The heading of the note.
    pub title: String,
    /// Its text.
    pub text: String,
    /// The attribute of the element that it speaks of.
    pub about: &'static str,
    /// What is to be done, in a few words.
    pub deed: Option<String>,
    /// The values of the buttons that do what is asked; none if one only reads.
    pub values: Vec<String>,
    /// What is said of what was tried.
    pub answer: Option<Answer>,
}

/// What is said of something that was tried.
#[derive(Clone, Debug)]
pub struct Answer {
    /// A sentence.
    pub sentence: String,
    /// The rule that forbids it.
    pub rule: Option<RuleId>,
}

impl Coach {
    /// The address of a step.
    fn to(&self, step: usize) -> String {
        format!("/learn/{}/{step}", self.game)
    }

    /// The address of this step.
    pub(crate) fn path(&self) -> String {
        self.to(self.step)
    }

    fn is_last(&self) -> bool {
        self.step == self.last
    }
}

/// The note.
pub(crate) fn note<G: Shows>(scene: &Scene<'_, G>, coach: &Coach) -> Region {
    let words = scene.words();
    let progress = words.message("lesson-step", [arg("step", coach.step), arg("last", coach.last)]);
    let html = html! {
        section #coach.coach aria-labelledby="coachh" {
            div.said aria-live="polite" {
                div.head {
                    h2 #coachh { (coach.title) }
                    p.far { span aria-hidden="true" { (coach.step) "/" (coach.last) } span.sr { (progress) } }
                }
                p { (coach.text) }
                @if let Some(Answer { sentence, rule }) = &coach.answer {
                    p.answer {
                        (sentence)
                        @if let Some(rule) = rule.filter(|rule| *rule != REC) { " " (scene.rule(rule)) }
                    }
                }
            }
            div.go {
                @if let Some(deed) = &coach.deed {
                    p.deed { (words.text("lesson-do")) " " b { (deed) } }
                }
                (ways(scene, coach))
            }
        }
    };
    Region { id: "coach", html }
}

/// Back and on, and at the end the real game.
fn ways<G: Shows>(scene: &Scene<'_, G>, coach: &Coach) -> Markup {
    let words = scene.words();
    let way = |class: &str, id: &str, to: usize| {
        html! { a #(id) class=(class) href=(coach.to(to)) data-way { (words.text(id)) } }
    };
    html! {
        div.ways {
            @if coach.step > 1 { (way("way", "lesson-back", coach.step - 1)) }
            @if coach.is_last() {
                form method="post" action={ "/play/" (coach.game) "/gentle" } {
                    button.btn.primary { (words.text("lesson-play")) }
                }
            } @else {
                (way("way", "lesson-skip", coach.last))
                @if coach.values.is_empty() { (way("btn primary", "lesson-next", coach.step + 1)) }
            }
        }
    }
}

/// The bar of a lesson.
pub(crate) fn bar<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let words = scene.words();
    let label = |sign: Icon, id: &str| html! { (icon(sign)) span.only-wide { (words.text(id)) } };
    let html = html! {
        header #bar.bar {
            div.title {
                a.brand.only-wide href="/" { "Sobremesa" }
                h1 { (G::name(words)) }
                p.where { b { (words.text("lesson-title")) } }
            }
            nav.tools aria-label=(words.text("page-tools")) {
                a href=(rules_of(G::NAME, &scene.table.path())) data-drawer aria-label=(words.text("page-rules")) {
                    (label(Icon::Rules, "page-rules"))
                }
                a.only-wide href=(options_of(&scene.table.path())) data-drawer {
                    (label(Icon::Options, "page-options"))
                }
                a href="/" aria-label=(words.text("lesson-leave")) { (label(Icon::Leave, "lesson-leave")) }
            }
        }
    };
    Region { id: "bar", html }
}

/// Marks the element that the note speaks of. Once something is picked, that is the button that does what is asked, if
/// there is one by now.
pub(crate) fn light(regions: &mut [Region], coach: &Coach, pick: &str) {
    let does = coach.values.iter();
    let does = does.map(|value| format!(" value=\"{}\"", html! { (value) }.into_string()));
    let mut wanted: Vec<String> = [format!(" {}", coach.about)].into_iter().chain(does).collect();
    if !pick.is_empty() {
        wanted.rotate_left(1);
    }
    for attribute in wanted {
        for region in regions.iter_mut() {
            let html = &region.html.0;
            if let Some(at) = html.find(&attribute) {
                let (before, after) = html.split_at(at);
                region.html = PreEscaped(format!("{before} data-lit{after}"));
                return;
            }
        }
    }
}
