//! The games' bots, as help texts list them.

use serde::Serialize;
use sobremesa_arena::Seer;
use sobremesa_bots::Bots;
use sobremesa_table::Stakes;

use crate::Game;
use crate::arguments::list;

/// A kind of bot.
#[derive(Serialize)]
pub(crate) struct Bot {
    name: &'static str,
    takes_budget: bool,
    #[serde(skip)]
    can_cheat: bool,
    #[serde(skip)]
    stands_in: bool,
}

impl Bot {
    /// All kinds of a game, the weakest first.
    pub(crate) fn all<G: Bots>() -> Vec<Bot> {
        let bots = G::BOTS.iter().map(|kind| Bot {
            name: kind.name,
            takes_budget: kind.work.is_some(),
            can_cheat: kind.cheat.is_some(),
            stands_in: kind.name == G::stand_in().name,
        });
        bots.collect()
    }
}

/// The names of a game's bots.
pub(crate) fn of<G: Bots>() -> Vec<&'static str> {
    G::BOTS.iter().map(|kind| kind.name).collect()
}

/// The names of all games' bots, each game's in its order: `random`, `simple (one-game only)`, …, and
/// examples of budgets at the end.
pub(crate) fn names(games: &[Game]) -> Vec<String> {
    let mut names: Vec<&str> = Vec::new();
    let mut thinkers: Vec<&str> = Vec::new();
    for game in games {
        let mut next = 0;
        for bot in (game.bots)() {
            match names.iter().position(|name| *name == bot.name) {
                Some(place) => next = place + 1,
                None => {
                    names.insert(next, bot.name);
                    next += 1;
                }
            }
        }
        // One example of a budget is enough.
        let thinker = (game.bots)().iter().rfind(|bot| bot.takes_budget).map(|bot| bot.name);
        thinkers.extend(thinker.filter(|name| !thinkers.contains(name)));
    }
    let named = names.iter().map(|name| format!("{name}{}", only(games, name)));
    let budgets =
        thinkers.iter().flat_map(|name| [format!("{name}:5000 (tries)"), format!("{name}:200ms")]);
    named.chain(budgets).collect()
}

/// ` (one-game only)` of a bot that other games have not.
fn only(games: &[Game], bot: &str) -> String {
    let has = |game: &&Game| (game.bots)().iter().any(|other| other.name == bot);
    let owners: Vec<&str> = games.iter().filter(has).map(|game| game.name).collect();
    match owners.len() == games.len() {
        true => String::new(),
        false => format!(" ({} only)", list(&owners, "and")),
    }
}

/// Those who see what is hidden, and only sit in the arena, each with the games that seat it.
pub(crate) fn seers(games: &[Game]) -> Vec<String> {
    let seer = |(stakes, sees): (Stakes, &str)| {
        let seats_one =
            |game: &&Game| game.stakes == stakes && (game.bots)().iter().any(|bot| bot.can_cheat);
        let owners: Vec<&str> = games.iter().filter(seats_one).map(|game| game.name).collect();
        let only = match owners.len() == games.len() {
            true => String::new(),
            false => format!(" ({} only)", list(&owners, "and")),
        };
        let name = Seer::of(stakes).name();
        (!owners.is_empty()).then(|| format!("{name}, a search that sees all {sees}{only}"))
    };
    [(Stakes::Rivals, "cards"), (Stakes::Team, "hands")].into_iter().filter_map(seer).collect()
}

/// The bot that decides at once and plays best so, if it has the same name in all games.
pub(crate) fn stand_in(games: &[Game]) -> Option<&'static str> {
    let stand_in =
        |game: &Game| (game.bots)().into_iter().find(|bot| bot.stands_in).map(|bot| bot.name);
    let first = games.first().and_then(stand_in);
    first.filter(|_| games.iter().all(|game| stand_in(game) == first))
}
