//! How much a browser loads: the first page of a table, and what a move changes.
//! `cargo run -p sobremesa-page --example sizes`

mod whole_game;

use std::collections::HashMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use sobremesa_bots::Bots;
use sobremesa_games::{Level8, Level10, Linko};
use sobremesa_page::{Shows, assets, layout};

/// So many games are played.
const GAMES: usize = 5;

fn main() {
    let files = [assets::STYLE, assets::SCRIPT, assets::ICON, assets::TURN_ICON];
    let files: usize = files.iter().map(|file| packed(file)).sum();
    println!("styles, script and icons: {:.1} KB compressed", kilobytes(files));
    show::<Level10>(&whole_game::level10(), files);
    show::<Linko>(&whole_game::linko(), files);
    show::<Level8>(&whole_game::level8(), files);
}

/// Bytes as servers send them by default.
fn packed(text: &str) -> usize {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text.as_bytes()).expect("memory can be written");
    encoder.finish().expect("memory can be written").len()
}

fn kilobytes(bytes: usize) -> f64 {
    bytes as f64 / 1000.0
}

fn show<G: Shows + Bots>(rules: &G::Rules, files: usize)
where
    G::Event: Clone,
{
    let (mut pages, mut fragments) = (Vec::new(), Vec::new());
    for game in 0..GAMES {
        let mut shown = HashMap::new();
        for position in whole_game::positions::<G>(rules, &game.to_string()) {
            pages.push(packed(&position.with_scene(layout::table).into_string()));
            let mut fragment = 0;
            for region in position.with_scene(layout::regions) {
                let html = region.html.into_string();
                if shown.get(region.id) != Some(&html) {
                    fragment += html.len();
                    shown.insert(region.id, html);
                }
            }
            fragments.push(fragment);
        }
    }
    pages.sort_unstable();
    fragments.sort_unstable();
    let (page, fragment) = (pages[pages.len() - 1], fragments[fragments.len() / 2]);
    println!(
        "{}: first load {:.1} KB compressed at most (page {:.1} KB); a move {:.1} KB at the median of \
         {} moves, {:.1} KB at most, not compressed",
        G::NAME,
        kilobytes(files + page),
        kilobytes(page),
        kilobytes(fragment),
        fragments.len(),
        kilobytes(fragments[fragments.len() - 1]),
    );
}
