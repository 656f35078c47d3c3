//! Pictures of every page, taken from the real thing: the server as people run it, a browser without a
//! window, and games that are played until they come to what is to be shown.

mod album;
pub(crate) mod browser;
pub(crate) mod games;
pub(crate) mod house;
pub(crate) mod places;

use std::path::PathBuf;

use anyhow::Context;
use serde_json::json;

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
        games::show_alone(&mut album, game)?;
        games::show_crowd(&mut album, game)?;
    }
    // With tables of one's own and of others to list.
    album.read_as(&nina)?;
    album.take_both("home", "/")?;
    album.take_both("games", "/games")?;
    album.take_both("results", "/me/results")?;
    album.take_both("bots", "/bots")?;
    let index = album.write_index()?;
    println!("{} pictures; open {}", album.count(), index.display());
    Ok(())
}

/// The pages around the games.
fn around(album: &mut Album, nina: &Guest, all: &[registered::Game]) -> anyhow::Result<()> {
    album.take_both("home-new", "/")?;
    for registered::Game { name: game, .. } in all {
        album.take_both(&format!("setup-{game}"), &format!("/new/{game}"))?;
        album.take_languages(&format!("setup-{game}"), &format!("/new/{game}"))?;
        album.take_both(&format!("rules-{game}"), &format!("/rules/{game}"))?;
    }
    album.read_as(nina)?;
    album.take_both("options", "/options")?;
    album.take_both("me", "/me")?;
    album.take_both("problem", "/t/nothing-here")?;
    let most = all.iter().max_by_key(|game| game.players.1).context("there are games")?;
    let ada = album.house.guest("Ada")?;
    let bots = most.bots.iter().map(|bot| json!({ "bot": bot }));
    let few = vec![json!("open"), json!("open"), json!({ "bot": most.bots.last() })];
    // One seat for a friend, and the bots that are left.
    let seats = most.players.1 as usize;
    let all = [json!("open"), json!("open")].into_iter().chain(bots.rev()).take(seats).collect();
    for (name, seats) in [("waiting", few), ("waiting-full", all)] {
        let table = nina.make_table(&most.name, &json!(seats), &json!({}))?;
        let path = format!("/t/{table}");
        album.read_as(nina)?;
        album.take_all(name, &path)?;
        album.take_languages(name, &path)?;
        album.take_strained(name, &path)?;
        album.read_as(&ada)?;
        album.take_all(&format!("{name}-friend"), &path)?;
    }
    album.read_as(nina)
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
