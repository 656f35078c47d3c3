//! The frame around every page.

use maud::{DOCTYPE, Markup, html};

use crate::icon::{Icon, icon};
use crate::table::{Region, Scene, Shows};
use crate::{CardSize, House, Theme};

/// A page.
pub struct Page<'a> {
    /// The title, without the name of the house.
    pub title: &'a str,
    /// The class of the body.
    pub class: &'a str,
    /// What the skip link leads to, and what it says.
    pub skip: (&'a str, &'a str),
    /// The drawings that the page uses.
    pub sprite: Markup,
    /// Everything else.
    pub content: Markup,
}

/// A whole page.
pub fn document(house: &House, page: Page<'_>) -> Markup {
    let theme = match house.looks.theme {
        Theme::System => None,
        Theme::Light => Some("light"),
        Theme::Dark => Some("dark"),
    };
    let size = match house.looks.cards {
        CardSize::Small => "small",
        CardSize::Medium => "medium",
        CardSize::Large => "large",
    };
    html! {
        (DOCTYPE)
        html lang=(house.language.code()) data-theme=[theme] data-cards=(size) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (page.title) " · Sobremesa" }
                link rel="stylesheet" href="/assets/style.css";
                link rel="icon" href="/assets/icon.svg" type="image/svg+xml";
                script type="module" src="/assets/page.js" {}
            }
            body class=(page.class) {
                (page.sprite)
                a.to-main href={ "#" (page.skip.0) } { (page.skip.1) }
                (page.content)
            }
        }
    }
}

/// The page of a table where a game is or was played.
pub fn table<G: Shows>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.house.words();
    let game = G::NAME.parse().expect("every game that is shown has a name");
    let [bar, rest @ ..] = &regions(scene)[..] else { unreachable!("the bar comes first") };
    let path = format!("/t/{}", scene.table.id);
    let content = html! {
        (bar.html)
        form #act method="post" action=(path) {
            input type="hidden" name="decision" value=(scene.table.decision);
        }
        form #pick method="get" action=(path) {}
        main #main data-table=(scene.table.id) data-version=(scene.table.version) {
            @for region in rest { (region.html) }
        }
        p #offline.offline-note role="status" hidden { (words.text("page-offline")) }
    };
    let title = words.text("page-title-table");
    let skip = words.text("page-skip-to-dock");
    document(
        scene.house,
        Page {
            title: &title,
            class: G::CLASS,
            skip: ("dock", &skip),
            sprite: crate::sprite::of(game),
            content,
        },
    )
}

/// All regions of a table's page: the bar, then those of the game.
pub fn regions<G: Shows>(scene: &Scene<'_, G>) -> Vec<Region> {
    let mut regions = vec![bar(scene)];
    regions.extend(G::regions(scene));
    regions
}

/// The table's wooden edge: where one is, and the tools.
fn bar<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let words = scene.house.words();
    let tool = |sign: Icon, label: &str| {
        html! { (icon(sign)) span.only-wide { (words.text(label)) } }
    };
    let html = html! {
        header #bar.bar {
            div.title {
                a.brand.only-wide href="/" { "Sobremesa" }
                h1 { (words.text(&format!("{}-name", G::NAME))) }
                p.where { (G::status(scene)) }
            }
            nav.tools aria-label=(words.text("page-tools")) {
                @if !scene.legal.is_empty() {
                    button form="pick" name="hint" value="1" aria-label=(words.text("page-hint")) {
                        (tool(Icon::Hint, "page-hint"))
                    }
                }
                @if scene.table.can_undo {
                    button form="act" name="undo" value="1" aria-label=(words.text("page-undo")) {
                        (tool(Icon::Undo, "page-undo"))
                    }
                }
                a.only-wide href={ "/rules/" (G::NAME) } aria-label=(words.text("page-rules")) {
                    (tool(Icon::Rules, "page-rules"))
                }
                a.only-wide href={ "/options?back=" (scene.house.path) } aria-label=(words.text("page-options")) {
                    (tool(Icon::Options, "page-options"))
                }
                a.only-phone href={ "/t/" (scene.table.id) "/menu" } aria-label=(words.text("page-menu")) {
                    (tool(Icon::Menu, "page-menu"))
                }
            }
        }
    };
    Region { id: "bar", html }
}
