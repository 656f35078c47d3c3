//! The house on a home screen: what it is called there, its icon, and what it shows without a line.

use maud::{Markup, html};
use serde_json::{Value, json};

use crate::House;
use crate::assets::{AROUND, Assets};
use crate::card::{Face, silent};
use crate::layout::{Page, document, house_bar};

/// Where the page is that is shown without a line.
pub const OFFLINE: &str = "/offline";

/// The sizes of the icon, in pixels.
pub const ICONS: [u32; 3] = [180, 192, 512];

/// The color of the bar, around which phones draw theirs.
pub(crate) const BAR: &str = "#63402a";

/// What a browser needs to know to put the house on a home screen.
pub fn manifest(house: &House) -> Value {
    let words = house.words();
    let icon = |size: &u32| {
        let purpose = if *size == 512 { "any maskable" } else { "any" };
        json!({
            "src": format!("/icon/{size}"), "sizes": format!("{size}x{size}"), "type": "image/png",
            "purpose": purpose,
        })
    };
    json!({
        "id": "/", "start_url": "/", "scope": "/", "name": "Sobremesa", "short_name": "Sobremesa",
        "description": words.text("home-sentence"), "lang": house.language.code(),
        "display": "standalone", "background_color": "#f6ecdc", "theme_color": BAR,
        "icons": ICONS.iter().map(icon).collect::<Vec<_>>(),
    })
}

/// The icon: our card on the table, with room around it for phones that cut it round.
pub fn icon(size: u32) -> String {
    let card = include_str!("../assets/icon.svg");
    let inner = card.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
    let inner = inner.map_or("", |(inner, _)| inner);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\" width=\"{size}\" height=\"{size}\">\
         <rect width=\"32\" height=\"32\" fill=\"#e9d9bd\"/>\
         <g transform=\"translate(16 16) rotate(-6) scale(.62) translate(-16 -16)\">{inner}</g></svg>"
    )
}

/// The script that works without a page, with the files that it keeps. It is another one for other looks, so that
/// the page that it keeps has them.
pub fn worker(assets: &Assets, house: &House) -> String {
    let fonts = assets.first_fonts(house.language);
    let files = ["house.css", "around.css", "icon.svg"].map(|name| assets.path(name));
    let shell: Vec<String> = [OFFLINE.to_owned()].into_iter().chain(files).chain(fonts).collect();
    let (language, theme) = (house.language.code(), house.looks.theme.code());
    let version = json!(format!("{} {language} {theme}", assets.version));
    let shell = json!(shell);
    let script = include_str!("../assets/worker.js");
    format!("const VERSION = {version}, SHELL = {shell}\n{script}")
}

/// What is shown without a line.
pub fn offline(house: &House) -> Markup {
    let words = house.words();
    let title = words.text("offline-title");
    let content = html! {
        (house_bar(house))
        main #main.column {
            section.plate.problem.missing role="alert" {
                (silent(&Face::BACK))
                h2 { (title) }
                p { (words.text("offline-sentence")) }
                // The address is still that of the page that could not be reached.
                p { a.btn.primary href="" { (words.text("offline-again")) } }
            }
        }
    };
    let (skip, sprite) = (words.text("page-skip"), crate::sprite::with(""));
    let sheets = &[AROUND];
    document(
        house,
        &Page { title: &title, class: "form", skip: ("main", &skip), sprite, sheets, content },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_holds_the_card() {
        assert!(icon(192).contains("#9c3f1d"), "{}", icon(192));
    }

    #[test]
    fn the_script_without_a_page_keeps_no_table() {
        let assets = Assets::default();
        let script = worker(&assets, &House::default());
        let (_, shell) = script.split_once("SHELL = ").expect("a list");
        let shell: Vec<String> =
            serde_json::from_str(shell.lines().next().expect("a line")).expect("JSON");
        assert_eq!(shell[0], OFFLINE);
        let is_file = |path: &String| path.starts_with(&format!("/assets/{}/", assets.version));
        assert!(shell[1..].iter().all(is_file), "{shell:?}");
        for path in &shell[1..] {
            let name = path.rsplit_once(&format!("{}/", assets.version)).expect("a file").1;
            assert!(assets.file(name).is_some(), "{path}");
        }
    }
}
