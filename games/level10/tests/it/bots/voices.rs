//! What it brings a team of bots how the one person among them speaks. The person plays the heuristic's cards.

use sobremesa_arena::Match;
use sobremesa_bots::{BotKind, Player, Strength, Turn};
use sobremesa_conformance::soak_factor;
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{Action, Deed, Level10, Statement, View, World};
use sobremesa_table::{Move, Seat, Seed, StreamName};

use crate::rules::table::rules;

/// Says nothing.
struct Silent;

impl Player<Level10> for Silent {
    fn decide(&mut self, turn: Turn<'_, Level10>) -> Action {
        Heuristic.decide(turn)
    }
}

/// Tells no counts, and wishes for anything whenever the next player's turn begins.
#[derive(Default)]
struct Rambler {
    /// How many cells were filled when they spoke last.
    spoke: Option<usize>,
}

impl Player<Level10> for Rambler {
    fn decide(&mut self, turn: Turn<'_, Level10>) -> Action {
        Heuristic.decide(turn)
    }

    fn talks(&self) -> bool {
        true
    }

    fn speak(&mut self, view: &View) -> Vec<Statement> {
        let (me, players) = (view.viewer.seat().expect("somebody who plays"), view.board.players());
        let filled = view.board.filled();
        if view.turn() != Some(me.next(players)) || self.spoke == Some(filled) {
            return Vec::new();
        }
        self.spoke = Some(filled);
        let seed = Seed::from_text(&format!("{:?}", view.board));
        let mut stream = seed.stream(StreamName { purpose: "voice", round: 0 });
        let deed = [Deed::Play, Deed::Reset][stream.index(2)];
        let whom = Seat::all(players).nth(stream.index(players)).filter(|seat| *seat != me);
        vec![Statement::Wish { deed, world: World::ALL[stream.index(World::ALL.len())], whom }]
    }
}

static PEOPLE: [BotKind<Level10>; 2] = [
    BotKind::new("silent", Strength::Regular, || Box::new(Silent)),
    BotKind::new("rambler", Strength::Regular, || Box::new(Rambler::default())),
];

/// How many of these games a team wins in which this player sits on seat 0, and how often the player speaks.
fn wins(person: &str, games: u64) -> (u64, usize) {
    let mut seats = vec!["heuristic".parse().expect("a bot"); 5];
    seats[0] = person.parse().expect("a name");
    let team = Match::<Level10>::with_guests(rules(5, 2), seats, &PEOPLE).expect("they play");
    let (mut won, mut said) = (0, 0);
    for game in 0..games {
        let played = team.play(&Seed::from_text("voices").of_game(game));
        won += u64::from(played.outcome.is_some_and(|outcome| outcome.won));
        let is_own = |made: &&Move<Level10>| matches!(made, Move::Statement { seat, .. } if seat.index() == 0);
        said += played.moves.iter().filter(is_own).count();
    }
    (won, said)
}

/// Nobody loses by it that somebody at the table wishes for anything, but for luck: 4% of the games.
#[test]
fn a_good_speaker_helps_and_a_bad_one_does_no_harm() {
    let games = 300 * u64::from(soak_factor());
    let [(good, _), (silent, silence), (rambler, words)] =
        ["heuristic", "silent", "rambler"].map(|who| wins(who, games));
    println!("{good}, {silent} and {rambler} of {games} games; the rambler spoke {words} times");
    assert!(silence == 0 && words as u64 > 5 * games, "{words} in {games} games");
    assert!(good > silent, "{good} with a good speaker, {silent} with a silent one");
    assert!(rambler + games / 25 >= silent, "{rambler} with a rambler, {silent} with a silent one");
}
