//! The frame around every page.

use maud::{DOCTYPE, Markup, html};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use sobremesa_words::{Words, arg};

use crate::app::BAR;
use crate::assets::{AROUND, ENTRY};
use crate::icon::{Icon, icon};
use crate::table::{Region, Scene, Shows, Stage};
use crate::{House, Keys, Theme, flight, lesson, picture};

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
    /// The styles that it needs beside those of every page: of games by their names, and `around`.
    pub sheets: &'a [&'a str],
    /// Everything else.
    pub content: Markup,
}

/// A whole page.
pub fn document(house: &House, page: &Page<'_>) -> Markup {
    document_with(house, page, &Markup::default())
}

/// A whole page with more in its head.
pub(crate) fn document_with(house: &House, page: &Page<'_>, head: &Markup) -> Markup {
    let theme = house.looks.theme;
    let theme = (theme != Theme::System).then_some(theme.code());
    html! {
        (DOCTYPE)
        html lang=(house.language.code()) data-theme=[theme] data-cards=(house.looks.cards.code())
            data-sounds=[house.looks.sounds.then_some("on")]
            data-keys=[(house.looks.keys == Keys::Off).then_some("off")] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (page.title) " · Sobremesa" }
                (head)
                @for sheet in ["house"].iter().chain(page.sheets) {
                    link rel="stylesheet" href=(house.assets.path(&format!("{sheet}.css")));
                }
                link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials";
                link rel="apple-touch-icon" href="/icon/180";
                meta name="theme-color" content=(BAR);
                link rel="icon" href=(house.assets.path("icon.svg")) type="image/svg+xml";
                @for font in house.assets.first_fonts(house.language) {
                    link rel="preload" href=(font) as="font" type="font/woff2" crossorigin;
                }
                @for module in house.assets.modules() { link rel="modulepreload" href=(module); }
                script type="module" src=(house.assets.path(ENTRY)) {}
            }
            body class=(page.class) {
                (page.sprite)
                a.to-main href={ "#" (page.skip.0) } { (page.skip.1) }
                (page.content)
            }
        }
    }
}

/// What chats show of the link to a table.
pub(crate) fn preview(title: &str, sentence: &str, link: &str, picture: &str) -> Markup {
    let house = house_of(link);
    let (width, height) = picture::SIZE;
    html! {
        meta property="og:site_name" content="Sobremesa";
        meta property="og:title" content=(title);
        meta property="og:description" content=(sentence);
        meta property="og:url" content=(link);
        meta property="og:image" content={ (house) (picture) };
        meta property="og:image:width" content=(width);
        meta property="og:image:height" content=(height);
    }
}

/// The address of the house in the link to a table or to a replay.
fn house_of(link: &str) -> &str {
    let split = |part: &str| link.split_once(part).map(|(house, _)| house);
    split("/t/").or_else(|| split("/r/")).unwrap_or(link)
}

/// The bar of the pages around the games.
pub fn house_bar(house: &House) -> Markup {
    let words = house.words();
    html! {
        header.bar {
            h1.brand { a href="/" { "Sobremesa" } }
            nav.tools aria-label=(words.text("page-house")) {
                @if let Some(name) = &house.name { a href="/me" { (name) } }
                a href=(options_of(&house.path)) {
                    (icon(Icon::Language)) span lang=(house.language.code()) { (house.language.name()) }
                }
                a href=(options_of(&house.path)) aria-label=(words.text("page-options")) {
                    (icon(Icon::Options)) span.only-wide { (words.text("page-options")) }
                }
            }
        }
    }
}

/// What a path keeps as it is inside of a query; the rest is written in percents.
const IN_QUERY: AsciiSet =
    NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// The way to the options, and from there back to this path with its query.
pub(crate) fn options_of(path: &str) -> String {
    format!("/options?back={}", utf8_percent_encode(path, &IN_QUERY))
}

/// The way to a game's rules, and from there back to this path.
pub(crate) fn rules_of(game: &str, path: &str) -> String {
    format!("/rules/{game}?back={}", utf8_percent_encode(path, &IN_QUERY))
}

/// The page of a table where a game is or was played.
pub fn table<G: Shows>(scene: &Scene<'_, G>) -> Markup {
    let words = scene.words();
    let regions = regions(scene);
    let is_lesson = scene.table.lesson.is_some();
    // What comes first is around the table: the bar, the form of actions, what moves, and the coach's note.
    let (around, rest) = regions.split_at(3 + usize::from(is_lesson));
    let path = scene.table.path();
    let is_live = scene.table.reel.is_none() && !is_lesson;
    let content = html! {
        @for region in around { (region.html) }
        @if is_live { (look_again(words, &path)) }
        (pick_form(scene))
        p #note.note role="alert" hidden {}
        main #main data-table=(scene.table.id) data-version=(scene.table.version)
            data-events=[is_live.then(|| format!("{path}/events"))] {
            @for region in rest { (region.html) }
        }
        p #offline.offline-note role="status" hidden { (words.text("page-offline")) }
        (drawer(words))
        (keys(words))
    };
    let title = title(scene);
    let skip = words.text("page-skip-to-dock");
    let sprite = crate::sprite::with(&G::drawings());
    let class = &class(scene);
    let sheets: &[&str] = if is_live { &[G::NAME] } else { &[G::NAME, AROUND] };
    let page = Page { title: &title, class, skip: ("dock", &skip), sprite, sheets, content };
    let sentence = crate::cover::text(words, G::NAME, "sentence");
    let is_shown =
        scene.table.stage == Stage::Finished && !scene.table.is_sealed && !scene.table.is_brought();
    let picture =
        if is_shown { format!("{path}/picture") } else { format!("/preview/{}", G::NAME) };
    let head = html! {
        @if !is_lesson { (preview(&G::name(words), &sentence, scene.link, &picture)) }
        // Who has the link may look; nobody finds it by chance.
        @if scene.table.reel.is_some() { meta name="robots" content="noindex"; }
    };
    document_with(scene.house, &page, &head)
}

/// The form by which the same page is asked for with something picked, or with another position.
fn pick_form<G: Shows>(scene: &Scene<'_, G>) -> Markup {
    let path = scene.table.path();
    html! {
        @if let Some(reel) = &scene.table.reel {
            form #pick method="get" action=(reel.page(&path)) {
                input type="hidden" name="eyes" value=(reel.eyes());
                @if let Some(code) = reel.code() { input type="hidden" name="with" value=(code); }
            }
        } @else {
            form #pick method="get" action=(path) {}
        }
    }
}

/// The way to what happened since, for readers without a script.
pub(crate) fn look_again(words: &Words, path: &str) -> Markup {
    html! {
        noscript { p.look-again { a.btn.again href=(path) { (words.text("page-look-again")) } } }
    }
}

/// The classes of the page's body.
fn class<G: Shows>(scene: &Scene<'_, G>) -> String {
    let kind = match scene.table {
        table if table.reel.is_some() => " replay",
        table if table.lesson.is_some() => " lesson",
        _ => "",
    };
    format!("table {}{kind}", G::class(scene))
}

/// What the page is called: whose turn it is comes first, because tabs show only that.
fn title<G: Shows>(scene: &Scene<'_, G>) -> String {
    let words = scene.words();
    let game = G::name(words);
    if scene.table.lesson.is_some() {
        return words.message("lesson-tab", [arg("game", game)]);
    }
    let id = if scene.table.is_my_turn() { "page-title-mine" } else { "page-title-others" };
    words.message(id, [arg("game", game)])
}

/// The form that all actions are buttons of.
fn act_form<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let table = scene.table;
    let turn = if table.is_my_turn() { "mine" } else { "others" };
    let html = html! {
        form #act method="post" action=(table.path()) data-turn=(turn)
            data-title=(title(scene)) data-class=(class(scene)) {
            input type="hidden" name="decision" value=(table.decision);
        }
    };
    Region { id: "act", html }
}

/// What slides over the table; the script fills it.
fn drawer(words: &Words) -> Markup {
    html! {
        dialog #drawer.drawer aria-labelledby="drawerh" closedby="any" {
            div.head {
                h2 #drawerh {}
                form method="dialog" { button aria-label=(words.text("keys-close")) { "✕" } }
            }
            // Its parts are no landmarks of the table.
            section.column aria-labelledby="drawerh" {}
        }
    }
}

/// The shortcuts, shown by `?`.
fn keys(words: &Words) -> Markup {
    html! {
        dialog #keys aria-labelledby="keysh" {
            h2 #keysh { (words.text("keys-title")) }
            dl {
                @for (key, text) in [
                    ("← →", "keys-arrows"), ("Enter", "keys-enter"), ("Esc", "keys-esc"),
                    ("a", "keys-act"), ("h", "keys-hint"), ("u", "keys-undo"), ("m", "keys-menu"),
                    ("d", "keys-dock"), ("?", "keys-help"),
                ] {
                    dt { kbd { (key) } }
                    dd { (words.text(text)) }
                }
            }
            form method="dialog" { button.btn.primary { (words.text("keys-close")) } }
        }
    }
}

/// All regions of a table's page: the bar, the form of actions, what moves, the coach's note if there is one, then
/// those of the game.
pub fn regions<G: Shows>(scene: &Scene<'_, G>) -> Vec<Region> {
    let lesson = scene.table.lesson.as_ref();
    let bar = if lesson.is_some() { lesson::bar(scene) } else { bar(scene) };
    let mut own = G::regions(scene);
    if let Some(coach) = lesson {
        lesson::light(&mut own, coach, scene.pick);
    }
    let mut regions = vec![bar, act_form(scene), flight::region(scene)];
    regions.extend(lesson.map(|coach| lesson::note(scene, coach)));
    regions.extend(own);
    regions
}

/// The table's wooden edge: where one is, and the tools.
fn bar<G: Shows>(scene: &Scene<'_, G>) -> Region {
    let words = scene.words();
    let path = scene.table.path();
    let label = |sign: Icon, id: &str| {
        html! { (icon(sign)) span.only-wide { (words.text(id)) } }
    };
    let button = |form: &str, (name, id, key): (&str, &str, &str), sign: Icon| {
        html! {
            button #{ "tool-" (name) } form=(form) name=(name) value="1" data-key=(key)
                aria-label=(words.text(id)) {
                (label(sign, id))
            }
        }
    };
    let greeting = scene.greeting();
    let matters: Vec<String> = scene.open_matters().into_iter().map(|matter| matter.told).collect();
    let html = html! {
        header #bar.bar {
            div.title {
                a.brand.only-wide href="/" { "Sobremesa" }
                h1 { (G::name(words)) }
                @if let Some(greeting) = &greeting { p.greeting.only-phone role="status" { (greeting) } }
                p.where {
                    @if scene.table.me.is_none() { (words.text("page-watching")) " · " }
                    @if scene.table.is_practice { (words.text("page-practice")) " · " }
                    span {
                        @if scene.table.stage == Stage::GivenUp { (words.text("home-given-up")) }
                        @else { (G::status(scene)) }
                    }
                }
            }
            nav.tools aria-label=(words.text("page-tools")) {
                @if let Some(name) = &scene.house.name { a.name.only-wide href="/me" { (name) } }
                @if greeting.is_none() && !matters.is_empty() {
                    span.only-phone role="status" {
                        button #tool-matters type="button" popovertarget="matters"
                            aria-label=(matters.join(" ")) {
                            (icon(Icon::Bell))
                        }
                    }
                }
                @if !scene.legal.is_empty() && scene.table.has_hints {
                    (button("act", ("hint", "page-hint", "h"), Icon::Hint))
                }
                @if scene.table.waits_for_bots() {
                    (button("act", ("hurry", "page-hurry", "s"), Icon::Hurry))
                }
                @if scene.table.can_undo {
                    (button("act", ("undo", "page-undo", "u"), Icon::Undo))
                }
                span.only-wide { (scene.rules(&label(Icon::Rules, "page-rules"))) }
                a.only-wide href=(options_of(&scene.table.here())) data-drawer {
                    (label(Icon::Options, "page-options"))
                }
                @if scene.table.is_brought() {
                    a href="/games#brought" { (label(Icon::Leave, "reel-leave")) }
                } @else {
                    a href={ (path) "/menu" } data-drawer data-key="m" aria-label=(words.text("page-menu")) {
                        (label(Icon::Menu, "page-menu"))
                    }
                }
            }
        }
    };
    Region { id: "bar", html }
}
