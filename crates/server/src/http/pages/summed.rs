//! What many results come to, for a person's page and for a bot's.

use sobremesa_arena::figures::Rate;
use sobremesa_page::figures::{Against, Kind, Played, Sum};
use sobremesa_page::{Character, House};
use sobremesa_store::Counted;
use sobremesa_table::Stakes;

use super::super::Shared;
use crate::game::Game;

/// What results come to, game by game, the first result first.
pub(super) fn played(shared: &Shared, house: &House, results: &[Counted]) -> Vec<Played> {
    let of = |game: &Game| {
        let own: Vec<&Counted> =
            results.iter().filter(|result| result.game == game.cover.name).collect();
        (!own.is_empty()).then(|| of_game(game, house, &own))
    };
    shared.hall.games().iter().filter_map(of).collect()
}

fn of_game(game: &Game, house: &House, results: &[&Counted]) -> Played {
    let mut kinds: Vec<(&str, Option<Against>, Vec<&Counted>)> = Vec::new();
    for result in results {
        let (kind, against) = (result.kind.as_str(), against(game, result));
        match kinds.iter_mut().find(|(of, rivals, _)| (*of, *rivals) == (kind, against)) {
            Some((.., all)) => all.push(result),
            None => kinds.push((kind, against, vec![result])),
        }
    }
    kinds.sort_by_key(|(.., all)| std::cmp::Reverse(all.len()));
    let kind = |(kind, against, all): &(&str, Option<Against>, Vec<&Counted>)| Kind {
        title: (game.titled)(kind, house.language).unwrap_or_else(|| (*kind).to_owned()),
        against: *against,
        sum: sum(game, all),
    };
    Played {
        title: game.cover.title(house.language),
        has_points: game.cover.has_points,
        all: sum(game, results),
        kinds: kinds.iter().map(kind).collect(),
        rating: None,
    }
}

/// Rivals are as hard as the strongest bot among them. A team's difficulty is in its options.
fn against(game: &Game, result: &Counted) -> Option<Against> {
    let rivals = match result.company {
        None => Against::Unknown,
        Some(company) => match company.level.and_then(Character::of_strength) {
            Some(bot) => Against::Bots(bot),
            None => Against::People,
        },
    };
    (game.stakes == Stakes::Rivals).then_some(rivals)
}

fn sum(game: &Game, results: &[&Counted]) -> Sum {
    let won: Vec<bool> = results.iter().map(|result| result.wins > 0).collect();
    let wins = won.iter().filter(|won| **won).count();
    let rate = Rate::new(wins as u64, won.len() as u64);
    let percent = |part: f64| (part * 100.0).round() as u32;
    // Where games have different numbers of players, chance gives what it does on average.
    let players = |result: &&Counted| -> Option<f64> {
        result.kind.split(' ').next().and_then(|players| players.parse().ok())
    };
    let chances: Option<Vec<f64>> =
        results.iter().map(|result| players(result).map(|players| 1.0 / players)).collect();
    let chance = chances.map(|chances| percent(chances.iter().sum::<f64>() / chances.len() as f64));
    Sum {
        share: (percent(rate.rate), percent(rate.low), percent(rate.high)),
        chance: chance.filter(|_| game.stakes == Stakes::Rivals),
        best: results.iter().map(|result| result.points).max().unwrap_or_default(),
        won,
    }
}
