//! Games that are played until they come to what is to be shown.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::album::Album;
use super::house::{Guest, attribute, in_a_form};

/// All games, as paths name them.
pub(crate) const ALL: [&str; 3] = ["level10", "linko", "level8"];

/// A game that never comes to everything is given up after so many tries.
const TRIES: usize = 6;

/// What a picture is taken of, for each game.
fn wanted(game: &str) -> &'static [&'static str] {
    match game {
        "level10" => &["begin", "turn", "exchange", "others", "end"],
        "linko" => &["turn", "steal", "answer", "draw", "others", "end"],
        _ => &["draw", "lay", "turn", "skipped", "others", "end"],
    }
}

/// What the viewer sees at a table: what may be decided, by whom, or that it is over.
fn state(game: &str, shown: &Value) -> &'static str {
    if shown["state"] != "running" {
        return "end";
    }
    let legal = shown["legal"].as_array().map_or(&[][..], Vec::as_slice);
    let is_late = shown["version"].as_u64() > Some(if game == "level8" { 16 } else { 28 });
    let can = |kind: &str| legal.iter().any(|action| action["type"] == kind);
    match game {
        _ if legal.is_empty() && !is_late => "",
        _ if legal.is_empty() => "others",
        "level10" if can("first") => "begin",
        "level10" if can("swap") => "exchange",
        "linko" if can("steal") => "steal",
        "linko" if can("answer") => "answer",
        "linko" if can("draw") => "draw",
        "level8" if can("draw") && is_late => "draw",
        "level8" if can("lay") => "lay",
        "level8" if can("draw") => "",
        "level8" if can("pass") => "skipped",
        _ if is_late => "turn",
        _ => "",
    }
}

/// A table, with people on its first seats.
struct Sitting<'a> {
    table: String,
    people: Vec<&'a Guest>,
}

impl<'a> Sitting<'a> {
    /// People sit down, with bots on the other seats, and begin.
    fn begin(game: &str, people: Vec<&'a Guest>, bots: usize) -> anyhow::Result<Sitting<'a>> {
        let mut seats = vec![json!("open"); people.len()];
        seats.extend(vec![json!({ "bot": "heuristic" }); bots]);
        let table = people[0].make_table(game, &json!(seats), &json!({}))?;
        for (seat, guest) in people.iter().enumerate() {
            if seat > 0 {
                guest.command(&table, &json!({ "type": "sit", "seat": seat }))?;
            }
            guest.command(&table, &json!({ "type": "ready", "nonce": "any text" }))?;
        }
        people[0].command(&table, &json!({ "type": "start" }))?;
        Ok(Sitting { table, people })
    }

    /// The table as the first of the people sees it.
    fn look(&self) -> anyhow::Result<Value> {
        self.people[0].look(&self.table, self.people.len())
    }

    /// Whoever must decide does so.
    fn go_on(&self, shown: &Value) -> anyhow::Result<()> {
        match shown["owed"]["seat"].as_u64() {
            Some(seat) => self.people[seat as usize].decide(&self.table),
            // The team decides together.
            None => {
                let (action, decision) = (&shown["legal"][0], &shown["decision"]);
                let act = json!({ "type": "act", "decision": decision, "action": action });
                self.people.iter().try_for_each(|guest| guest.command(&self.table, &act))
            }
        }
    }
}

/// Plays until everything that is wanted was seen.
pub(crate) fn show(album: &mut Album, nina: &Guest, game: &str) -> anyhow::Result<()> {
    let ada = album.house.guest("Ada")?;
    album.read_as(nina)?;
    let mut missing: BTreeSet<&str> = wanted(game).iter().copied().collect();
    for _ in 0..TRIES {
        let sitting = Sitting::begin(game, vec![nina, &ada], 2)?;
        loop {
            let shown = sitting.look()?;
            let state = state(game, &shown);
            if missing.remove(state) {
                picture(album, nina, game, state, &sitting.table)?;
            }
            if state == "end" || missing.is_empty() {
                break;
            }
            sitting.go_on(&shown)?;
        }
        if missing.is_empty() {
            return Ok(());
        }
    }
    println!("{game} never came to {missing:?}");
    Ok(())
}

/// Pictures of a table in some state; of a turn also with something picked, and with a hint; while others
/// decide also with a card that cannot be played.
fn picture(
    album: &mut Album,
    nina: &Guest,
    game: &str,
    state: &str,
    table: &str,
) -> anyhow::Result<()> {
    let path = format!("/t/{table}");
    let name = format!("{game}-{state}");
    album.take_all(&name, &path)?;
    album.take_languages(&name, &path)?;
    let picked = if state == "turn" { "picked" } else { "why-not" };
    if matches!(state, "turn" | "others")
        && let Some(path) = with_pick(nina, &path)?
    {
        album.take_all(&format!("{game}-{picked}"), &path)?;
        album.take_languages(&format!("{game}-{picked}"), &path)?;
    }
    if state == "turn" {
        album.take_strained(&name, &path)?;
        album.take_all(&format!("{game}-hint"), &format!("{path}?hint=1"))?;
        album.take_all(&format!("{game}-menu"), &format!("{path}/menu"))?;
    }
    Ok(())
}

/// The path with a card picked: one that robs someone if there is one, else one that can be played.
fn with_pick(nina: &Guest, path: &str) -> anyhow::Result<Option<String>> {
    let page = nina.get(path)?;
    let hand = page.find("class=\"hand").map_or("", |start| &page[start..]);
    let buttons = hand.split("<button").skip(1).filter(|card| card.contains("class=\"card"));
    let (playable, others): (Vec<&str>, Vec<&str>) =
        buttons.partition(|card| !card.contains("unplayable") && card.contains("playable"));
    let picks = playable.iter().chain(&others);
    let picks = picks.filter_map(|card| attribute(card, "name=\"pick\" value=\""));
    let paths: Vec<String> =
        picks.map(|pick| format!("{path}?pick={}", in_a_form(&pick))).collect();
    for path in &paths {
        if nina.get(path)?.contains("robbed") {
            return Ok(Some(path.clone()));
        }
    }
    Ok(paths.into_iter().next())
}

/// The largest table, where everyone has the longest name.
pub(crate) fn show_crowd(album: &mut Album, game: &str) -> anyhow::Result<()> {
    let count = if game == "level8" { 6 } else { 5 };
    let names = ["Wilhelmina Featherstonehaugh-Xu", "Maximiliana von und zu Hohenste"];
    let guests = (0..count).map(|index| album.house.guest(&format!("{}{index}", names[index % 2])));
    let guests: Vec<Guest> = guests.collect::<anyhow::Result<_>>()?;
    album.read_as(&guests[0])?;
    for _ in 0..TRIES {
        let sitting = Sitting::begin(game, guests.iter().collect(), 0)?;
        loop {
            let shown = sitting.look()?;
            let state = state(game, &shown);
            if state == "end" {
                break;
            }
            if state == "turn" {
                let path = format!("/t/{}", sitting.table);
                album.take_all(&format!("{game}-crowd"), &path)?;
                album.take_languages(&format!("{game}-crowd"), &path)?;
                return album.take_strained(&format!("{game}-crowd"), &path);
            }
            sitting.go_on(&shown)?;
        }
    }
    Ok(())
}
