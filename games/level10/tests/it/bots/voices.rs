//! What it brings a team of bots how the one person among them speaks. The person plays the heuristic's cards.

use sobremesa_arena::{Contestant, Match};
use sobremesa_bots::{BotKind, Player, Strength};
use sobremesa_conformance::soak_factor;
use sobremesa_level10::Level10;
use sobremesa_level10::bots::{Heuristic, Person, Voice};
use sobremesa_table::Seed;

use crate::rules::table::rules;

/// Players who speak in ways of their own. All others speak by the rule.
static PEOPLE: [BotKind<Level10>; 5] = [
    BotKind::new("silent", Strength::Regular, || person("silent")),
    BotKind::new("teller", Strength::Regular, || person("teller")),
    BotKind::new("plain", Strength::Regular, || person("plain")),
    BotKind::new("rambler", Strength::Regular, || person("rambler")),
    BotKind::new("dreamer", Strength::Regular, || person("dreamer")),
];

fn person(name: &str) -> Box<dyn Player<Level10>> {
    Box::new(Person::new(voice_of(name), Box::new(Heuristic)))
}

/// How a player of this name speaks.
pub(super) fn voice_of(name: &str) -> Voice {
    match name {
        "silent" => Voice::Silent,
        "teller" => Voice::Counts,
        "plain" => Voice::Plain,
        "rambler" => Voice::Random,
        "dreamer" => Voice::CountsAndRandom,
        _ => Voice::Rule,
    }
}

/// A team of these players, who may be bots or people.
pub(super) fn team(names: &[&str], pauses: u8) -> Match<Level10> {
    let seats = names.iter().map(|name| name.parse::<Contestant>().expect("a name")).collect();
    Match::with_guests(rules(names.len() as u8, pauses), seats, &PEOPLE).expect("they play")
}

/// How many games five players win of whom this one sits on seat 0, for each of these people on the same deals.
///
/// Two pauses tell them apart best.
fn wins<const N: usize>(people: [&str; N], bot: &str, games: u64) -> [u64; N] {
    let won = people.map(|person| {
        let team = team(&[person, bot, bot, bot, bot], 2);
        let seeds = (0..games).map(|game| Seed::from_text("voices").of_game(game));
        let is_won = |seed: &Seed| team.play(seed).outcome.is_some_and(|outcome| outcome.won);
        seeds.filter(is_won).count() as u64
    });
    println!("{people:?} win {won:?} of {games} games with {bot}");
    won
}

/// By how many games two teams may differ that play alike: two standard errors, where at most two of five deals end in
/// different ways.
fn luck(games: u64) -> u64 {
    13 * games.isqrt() / 10
}

#[test]
fn the_heuristic_wins_more_with_a_good_speaker_and_no_less_with_a_bad_one() {
    let games = 1_000 * u64::from(soak_factor());
    let people = ["silent", "rambler", "teller", "dreamer", "plain", "heuristic"];
    let [silent, rambler, teller, dreamer, plain, bot] = wins(people, "heuristic", games);
    let clearly = games / 10;
    assert!(teller > silent + clearly && plain > silent + clearly, "speaking helps");
    assert!(bot > teller && bot > plain, "a bot says more than people do");
    assert!(rambler + luck(games) >= silent, "a rambler does no harm");
    assert!(dreamer + luck(games) >= teller, "nor does one who tells counts");
}

/// With `SOBREMESA_SOAK` it plays up to twenty times as many.
#[test]
fn the_search_wins_more_with_a_good_speaker_and_no_less_with_a_bad_one() {
    let games = 100 * u64::from(soak_factor()).min(20);
    let people = ["silent", "rambler", "plain", "heuristic"];
    let [silent, rambler, plain, bot] = wins(people, "search:20", games);
    let clearly = games / 10;
    assert!(plain > silent + clearly && bot > silent + clearly, "speaking helps");
    assert!(rambler + luck(games) >= silent, "a rambler does no harm");
}
