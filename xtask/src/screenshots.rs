//! Pictures of every page, taken from the real thing: the server as people run it, a browser without a
//! window, and games that are played until they come to what is to be shown.

mod album;
pub(crate) mod browser;
pub(crate) mod games;
pub(crate) mod house;
pub(crate) mod places;

use std::path::PathBuf;

use anyhow::Context;

use crate::run::{cargo, root, target};
use crate::{games as registered, setup};
use album::Album;
use browser::Browser;
use house::{Guest, HOST, House};

/// Takes all pictures and writes them into a folder, with a page that shows them.
pub(crate) fn run(folder: Option<&str>) -> anyhow::Result<()> {
    setup::for_screenshots()?;
    cargo(&["build", "--package", "sobremesa"])?;
    let folder = folder.map_or_else(|| target().join("screenshots"), |folder| root().join(folder));
    std::fs::create_dir_all(&folder)?;
    let data = Scratch::new()?;
    let sobremesa = target().join("debug").join("sobremesa");
    let all = registered::all(&sobremesa)?;
    let house = House::open(&sobremesa, &data.0)?;
    let mut album = Album::new(Browser::start(HOST)?, house, folder);
    let nina = album.house.guest("Nina")?;
    around(&mut album, &nina, &all)?;
    for game in &all {
        games::show(&mut album, &nina, game)?;
        games::show_crowd(&mut album, game)?;
    }
    // With tables of one's own and of others to list.
    album.read_as(&nina)?;
    album.take_all("home", "/")?;
    album.take_all("games", "/games")?;
    album.take_all("results", "/me/results")?;
    album.take_all("bots", "/bots")?;
    let index = album.write_index()?;
    println!("{} pictures; open {}", album.count(), index.display());
    Ok(())
}

/// The pages around the games.
fn around(album: &mut Album, nina: &Guest, all: &[registered::Game]) -> anyhow::Result<()> {
    album.take_all("home-new", "/")?;
    for registered::Game { name: game, .. } in all {
        album.take_all(&format!("setup-{game}"), &format!("/new/{game}"))?;
        album.take_all(&format!("rules-{game}"), &format!("/rules/{game}"))?;
    }
    album.read_as(nina)?;
    album.take_all("options", "/options")?;
    album.take_all("me", "/me")?;
    album.take_all("problem", "/t/nothing-here")?;
    let most = all.iter().max_by_key(|game| game.players.1).context("there are games")?;
    let bot = serde_json::json!({ "bot": most.bots.last() });
    let seats = serde_json::json!(["open", "open", bot]);
    let table = nina.make_table(&most.name, &seats, &serde_json::json!({}))?;
    album.take_all("waiting", &format!("/t/{table}"))?;
    album.take_strained("waiting", &format!("/t/{table}"))
}

/// A folder that goes away with this value.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new() -> anyhow::Result<Scratch> {
        let folder = target().join(format!("screenshots-data-{}", std::process::id()));
        std::fs::create_dir_all(&folder).context("the build folder can be written")?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What stays is found in the build folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
