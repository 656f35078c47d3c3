//! Games that are played until they come to what is to be shown.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use super::album::Album;
use super::house::{Guest, attribute, in_a_form};
use crate::games::Game;

/// A game that never comes to everything is given up after this many tries.
const TRIES: usize = 6;

/// This many different states of a game are shown.
const STATES: usize = 8;

/// A tip is looked for this often.
const TIP_TRIES: usize = 12;

/// From this version on a game has something to show.
const LATE: u64 = 28;

/// What the viewer sees at a table: the kinds of actions that may be decided on, `others` while others
/// decide, `end` when it is over; none for what is not worth a picture.
fn state(shown: &Value) -> Option<String> {
    if shown["state"] != "running" {
        return Some("end".into());
    }
    let legal = shown["legal"].as_array().map_or(&[][..], Vec::as_slice);
    if legal.is_empty() {
        return is_late(shown).then(|| "others".into());
    }
    let kinds: BTreeSet<&str> = legal.iter().filter_map(|action| action["type"].as_str()).collect();
    Some(kinds.into_iter().collect::<Vec<_>>().join("-"))
}

fn is_late(shown: &Value) -> bool {
    shown["version"].as_u64() > Some(LATE)
}

/// Whether it is the viewer's turn in the middle of a game.
fn is_turn(shown: &Value) -> bool {
    is_late(shown) && shown["legal"].as_array().is_some_and(|legal| legal.len() > 1)
}

/// A table, with people on its first seats.
struct Sitting<'a> {
    table: String,
    people: Vec<&'a Guest>,
}

impl<'a> Sitting<'a> {
    /// People sit down, with bots on the other seats, and begin.
    fn begin(game: &Game, people: Vec<&'a Guest>, bots: &[&str]) -> anyhow::Result<Sitting<'a>> {
        let mut seats = vec![json!("open"); people.len()];
        seats.extend(bots.iter().map(|bot| json!({ "bot": bot })));
        let table = people[0].make_table(&game.name, &json!(seats), &json!({}))?;
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

/// Plays until the game has shown its states, a turn and its end.
pub(crate) fn show(album: &mut Album, nina: &Guest, game: &Game) -> anyhow::Result<()> {
    let ada = album.house.guest("Ada")?;
    album.read_as(nina)?;
    let mut shown_states: BTreeSet<String> = BTreeSet::new();
    let mut turn = false;
    for _ in 0..TRIES {
        let bots = vec![game.usual_bot(); 2.min(game.players.1.saturating_sub(2)) as usize];
        let sitting = Sitting::begin(game, vec![nina, &ada], &bots)?;
        loop {
            let shown = sitting.look()?;
            let path = format!("/t/{}", sitting.table);
            let state = state(&shown);
            if let Some(state) = state.as_ref().filter(|_| shown_states.len() < STATES)
                && shown_states.insert(state.clone())
            {
                let name = format!("{}-{state}", game.name);
                album.take_all(&name, &path)?;
                album.take_languages(&name, &path)?;
            }
            if !turn && is_turn(&shown) {
                turn = true;
                // Games in which nobody may talk refuse it.
                let _ =
                    ada.command(&sitting.table, &json!({ "type": "say", "phrase": "thinking" }));
                picture_turn(album, nina, &game.name, &path)?;
            }
            if state.as_deref() == Some("end") {
                break;
            }
            sitting.go_on(&shown)?;
        }
        if turn && shown_states.contains("others") {
            return Ok(());
        }
    }
    println!("{} never came to everything", game.name);
    Ok(())
}

/// Pictures of a turn: with something picked, with a hint, its menu, and under strain.
fn picture_turn(album: &mut Album, nina: &Guest, game: &str, path: &str) -> anyhow::Result<()> {
    if let Some(path) = with_pick(nina, path)? {
        album.take_all(&format!("{game}-picked"), &path)?;
        album.take_languages(&format!("{game}-picked"), &path)?;
    }
    album.take_strained(&format!("{game}-turn"), path)?;
    album.take_both(&format!("{game}-menu"), &format!("{path}/menu"))?;
    for (name, link) in [
        ("menu", r#"#bar a[href$="/menu"]"#),
        ("rules", r#"#bar a[href^="/rules/"]"#),
        ("options", r#"#bar a[href^="/options"]"#),
        ("log", ".all-of-it"),
    ] {
        album.take_drawer(&format!("{game}-drawer-{name}"), path, link)?;
    }
    Ok(())
}

/// Somebody's first game, alone with as many bots as can sit there: with tips, with a hint in the middle of the
/// game, and its end.
pub(crate) fn show_alone(album: &mut Album, game: &Game) -> anyhow::Result<()> {
    let carmen = album.house.guest("Carmen")?;
    album.read_as(&carmen)?;
    let bots: Vec<&str> = vec![game.usual_bot(); game.players.1 as usize - 1];
    let sitting = Sitting::begin(game, vec![&carmen], &bots)?;
    carmen.command(&sitting.table, &json!({ "type": "tips", "tips": true }))?;
    let path = format!("/t/{}", sitting.table);
    let mut wanted = vec![("tip", ""), ("alone", "?hint=no"), ("hint", "?hint=1")];
    loop {
        let shown = sitting.look()?;
        if shown["state"] != "running" {
            break;
        }
        // A tip comes when the bot has thought about it.
        let has_tip = || {
            (0..TIP_TRIES).any(|_| {
                std::thread::sleep(Duration::from_millis(250));
                carmen.get(&path).is_ok_and(|page| page.contains("class=\"hinted"))
            })
        };
        while let Some((name, query)) = wanted.first()
            && if *name == "tip" { has_tip() } else { is_turn(&shown) }
        {
            if *name == "hint" {
                carmen.ask_for_hint(&sitting.table, &shown);
            }
            let (name, path) = (format!("{}-{name}", game.name), format!("{path}{query}"));
            album.take_all(&name, &path)?;
            album.take_languages(&name, &path)?;
            wanted.remove(0);
        }
        sitting.go_on(&shown)?;
    }
    let name = format!("{}-alone-end", game.name);
    album.take_all(&name, &path)?;
    album.take_languages(&name, &path)?;
    album.take_both(&format!("{}-story", game.name), &format!("{path}/story"))
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
pub(crate) fn show_crowd(album: &mut Album, game: &Game) -> anyhow::Result<()> {
    let names = ["Wilhelmina Featherstonehaugh-Xu", "Maximiliana von und zu Hohenste"];
    let guests = (0..game.players.1 as usize)
        .map(|index| album.house.guest(&format!("{}{index}", names[index % 2])));
    let guests: Vec<Guest> = guests.collect::<anyhow::Result<_>>()?;
    album.read_as(&guests[0])?;
    for _ in 0..TRIES {
        let sitting = Sitting::begin(game, guests.iter().collect(), &[])?;
        loop {
            let shown = sitting.look()?;
            if shown["state"] != "running" {
                break;
            }
            if is_turn(&shown) {
                let (path, name) =
                    (format!("/t/{}", sitting.table), format!("{}-crowd", game.name));
                album.take_all(&name, &path)?;
                album.take_languages(&name, &path)?;
                return album.take_strained(&name, &path);
            }
            sitting.go_on(&shown)?;
        }
    }
    Ok(())
}
