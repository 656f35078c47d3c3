//! What it brings that players speak: wins of teams in which one player speaks as people do.
//!
//! `level10-voices PLAYERS PAUSES GAMES SEED BOT [TEAMS [FILE]]` lets teams of BOT (`heuristic`, `search:400`, …)
//! play the same deals. TEAMS is how their names begin, one or several with commas between them:
//! - `all`: all by the rule of wishing, with some of its wishes, or with counts only.
//! - `one`: somebody on seat 0 plays the heuristic's cards and speaks in a way of their own.
//! - `step`: bots that search and tell counts only, also wish, search in their tries, too, or see all hands.
//!
//! What a team brings is the difference to another one on the same deals. FILE keeps the games, and a later run
//! goes on from there.

mod deep;
mod tally;

use sobremesa_bots::search::Search;
use sobremesa_bots::{BotName, Bots, Budget, Cheat, Player, Turn};
use sobremesa_level10::bots::{Heuristic, Person, Voice};
use sobremesa_level10::{Action, Level10, Rules, Scoring, Statement};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Stream, StreamName, Viewer};

use deep::Deep;
use tally::{Journal, Tally};

/// A team that plays, and how its bots decide if they see more than their seats may.
struct Team {
    players: Vec<Person>,
    cheat: Option<Cheat<Level10>>,
    budget: Budget,
}

fn play(rules: &Rules, seed: &Seed, team: &mut Team) -> tally::Game {
    let Team { players: team, cheat, budget } = team;
    let mut played = tally::Game::default();
    let mut course = Course::<Level10>::new(rules);
    let mut streams: Vec<Stream> = (0..team.len() as u32)
        .map(|round| seed.stream(StreamName { purpose: "player", round }))
        .collect();
    let mut legal = Vec::new();
    loop {
        let by = match course.owed() {
            Owed::Nobody => break,
            Owed::Chance(name) => {
                let deal = Level10::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(deal)).expect("a whole deck");
                speak(&mut course, team);
                continue;
            }
            by => by.actor().expect("somebody is to decide"),
        };
        Level10::legal_actions(course.state(), &mut legal);
        let mut ask = |seat: Seat| {
            let turn = Turn::new(&course, seat, &legal, &mut streams[seat.index()], *budget);
            match cheat {
                Some(cheat) => cheat(&course, turn),
                None => team[seat.index()].decide(turn),
            }
        };
        let action = match by {
            Actor::Seat(seat) => ask(seat),
            Actor::Team => {
                most_proposed(&Seat::all(rules.players.into()).map(ask).collect::<Vec<_>>())
            }
        };
        course.make(Move::Action { by, action }).expect("a legal action");
        let (wishes, statements) = speak(&mut course, team);
        played.wishes.push(wishes);
        played.statements.push(statements);
    }
    played.won = course.state().board().is_full();
    played
}

/// What most propose, or else what was proposed first.
fn most_proposed(proposals: &[Action]) -> Action {
    let votes = |action: &&Action| proposals.iter().filter(|other| other == action).count();
    let most = proposals.iter().map(|action| votes(&action)).max();
    *proposals.iter().find(|action| Some(votes(action)) == most).expect("somebody proposes")
}

/// Lets everyone say what they want to; how many wishes and statements that were.
fn speak(course: &mut Course<Level10>, team: &mut [Person]) -> (usize, usize) {
    let (mut wishes, mut statements) = (0, 0);
    for (seat, person) in Seat::all(team.len()).zip(team) {
        if !person.talks() {
            continue;
        }
        for statement in person.speak(&course.view(Viewer::Seat(seat))) {
            wishes += usize::from(matches!(statement, Statement::Wish { .. }));
            statements += 1;
            course.make(Move::Statement { seat, statement }).expect("what may be said");
        }
    }
    (wishes, statements)
}

/// What bots see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sight {
    /// What their seats may see.
    Seat,
    /// The same, and everyone searches in their tries.
    Deep,
    /// All hands.
    Hands,
}

/// A kind of team, and with whom it is compared.
struct Kind {
    name: &'static str,
    sight: Sight,
    voice: Voice,
    /// How the player on seat 0 speaks who plays the heuristic's cards, if there is one.
    first: Option<Voice>,
    base: &'static str,
}

impl Kind {
    const fn all(name: &'static str, voice: Voice, base: &'static str) -> Kind {
        Kind { name, sight: Sight::Seat, voice, first: None, base }
    }

    const fn one(name: &'static str, voice: Voice, base: &'static str) -> Kind {
        Kind { name, sight: Sight::Seat, voice: Voice::Rule, first: Some(voice), base }
    }

    fn team(&self, players: u8, bot: &BotName) -> Team {
        let kind = Level10::bot(bot).expect("a bot of the game");
        let person = |seat: u8| {
            let one = self.first.filter(|_| seat == 0);
            let player: Box<dyn Player<Level10>> = match one {
                Some(_) => Box::new(Heuristic),
                None if self.sight == Sight::Deep => Box::new(Search::<Level10, Deep>::default()),
                None => (kind.player)(),
            };
            Person::new(one.unwrap_or(self.voice), player)
        };
        let cheat = kind.cheat.filter(|_| self.sight == Sight::Hands);
        Team { players: (0..players).map(person).collect(), cheat, budget: bot.budget }
    }
}

const KINDS: [Kind; 14] = [
    Kind::all("all counts only", Voice::Counts, ""),
    Kind::all("all with the next card", Voice::Next, "all counts only"),
    Kind::all("all but for resets", Voice::Plays, "all with the next card"),
    Kind::all("all by the rule", Voice::Rule, "all but for resets"),
    Kind::one("one silent", Voice::Silent, ""),
    Kind::one("one at random", Voice::Random, "one silent"),
    Kind::one("one counts only", Voice::Counts, "one silent"),
    Kind::one("one counts and at random", Voice::CountsAndRandom, "one counts only"),
    Kind::one("one by the plain meaning", Voice::Plain, "one counts only"),
    Kind::one("one by the rule", Voice::Rule, "one counts only"),
    Kind::all("step counts only", Voice::Counts, ""),
    Kind::all("step wishes", Voice::Rule, "step counts only"),
    Kind { sight: Sight::Deep, ..Kind::all("step deep tries", Voice::Rule, "step wishes") },
    Kind { sight: Sight::Hands, ..Kind::all("step open hands", Voice::Rule, "step wishes") },
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [players, pauses, games, seed, bot, rest @ ..] = &arguments[..] else {
        panic!("give PLAYERS PAUSES GAMES SEED BOT, and perhaps TEAMS and a FILE");
    };
    let (which, file) = (rest.first().map_or("", String::as_str), rest.get(1));
    let of_run = format!("{players} {pauses} {seed} {bot}");
    let players: u8 = players.parse().expect("a number of players");
    let pauses = pauses.parse().expect("a number of pauses");
    let games: u64 = games.parse().expect("a number of games");
    let rules = Rules { players, pauses, scoring: Scoring::Victory };
    let bot: BotName = bot.parse().expect("a bot's name");
    let run = Seed::from_text(seed);
    let mut journal = file.map_or_else(Journal::default, |file| Journal::open(file));
    let searches = Level10::bot(&bot).expect("a bot of the game").cheat.is_some();
    let is_asked = |kind: &&Kind| {
        which.split(',').any(|which| kind.name.starts_with(which))
            && (searches || kind.sight == Sight::Seat)
    };
    let kinds: Vec<&Kind> = KINDS.iter().filter(is_asked).collect();
    let mut tallies: Vec<Tally> = kinds.iter().map(|_| Tally::default()).collect();
    for game in 0..games {
        let seed = run.of_game(game);
        for (kind, tally) in kinds.iter().zip(&mut tallies) {
            let name = format!("{of_run} {} {game}", kind.name);
            let play = || play(&rules, &seed, &mut kind.team(players, &bot));
            tally.0.push(journal.game(&name, play));
        }
    }
    for (kind, tally) in kinds.iter().zip(&tallies) {
        let Kind { name, base, .. } = kind;
        let [share, least, most] = tally.wins();
        let other = kinds.iter().zip(&tallies).find(|(other, _)| other.name == *base);
        let gain = other.map(|(_, other)| {
            let [gain, spread] = tally.gain(other);
            format!("; {gain:+.1} (± {spread:.1}) to {base}")
        });
        let (wishes, statements, median) = tally.words();
        println!(
            "{name:26} {share:5.1}% ({least:.1} – {most:.1}){}; after an action {wishes:.2} wishes, {statements:.2} statements, {median} at the median",
            gain.unwrap_or_default(),
        );
    }
}
