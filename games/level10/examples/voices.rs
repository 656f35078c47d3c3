//! What it brings that players speak: wins of teams in which one player speaks as people do.
//!
//! `level10-voices PLAYERS PAUSES GAMES SEED BOT [all | one]` lets teams of BOT (`heuristic`, `search:400`, …) play the
//! same deals: all by the rule of wishing, all with some of its wishes or with counts only, and with somebody on
//! seat 0 who plays the heuristic's cards and speaks in a way of their own. What a way of speaking brings is
//! the difference to another one on the same deals.

use sobremesa_bots::{BotName, Bots, Budget, Player, Turn};
use sobremesa_level10::bots::Heuristic;
use sobremesa_level10::{
    Action, Deed, Level10, Phase, Rules, Scoring, State, Statement, View, World,
};
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, Seed, Stream, StreamName, Viewer};

/// How somebody speaks who plays the heuristic's cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Voice {
    /// Says nothing.
    Silent,
    /// Tells counts.
    Counts,
    /// Also says, after their own turn, where they would like to play: where they have the next card.
    Plain,
    /// Wishes for anything after their own turn.
    Random,
    /// Tells counts, too.
    CountsAndRandom,
    /// Speaks as the bots do, but only where they have the next card.
    Next,
    /// Speaks as the bots do, but never of resets.
    Plays,
    /// Speaks as the bots do.
    Rule,
}

/// A player who speaks in a way of their own.
struct Person {
    player: Box<dyn Player<Level10>>,
    voice: Voice,
    stream: Stream,
    /// How many cells were filled when they spoke last.
    spoke: usize,
}

impl Player<Level10> for Person {
    fn decide(&mut self, turn: Turn<'_, Level10>) -> Action {
        self.player.decide(turn)
    }

    fn talks(&self) -> bool {
        self.voice != Voice::Silent
    }

    fn speak(&mut self, view: &View) -> Vec<Statement> {
        let mut said = match self.voice {
            Voice::Silent => return Vec::new(),
            Voice::Rule => return self.player.speak(view),
            Voice::Random => Vec::new(),
            Voice::Next | Voice::Plays => return self.some_wishes(view),
            Voice::Counts | Voice::Plain | Voice::CountsAndRandom => view.untold_counts(),
        };
        let filled = view.board.filled();
        if self.spoke == filled || matches!(view.phase, Phase::Over(_)) || !was_own_turn(view) {
            return said;
        }
        self.spoke = filled;
        match self.voice {
            Voice::Plain => said.extend(view.untold_wishes().into_iter().filter(is_for_next_card)),
            Voice::Random | Voice::CountsAndRandom => said.push(self.any_wish(view)),
            _ => {}
        }
        said
    }
}

impl Person {
    /// Counts, and some of the wishes by the rule.
    fn some_wishes(&self, view: &View) -> Vec<Statement> {
        let is_said = |said: &Statement| match self.voice {
            Voice::Next => is_for_next_card(said),
            _ => !matches!(said, Statement::Wish { deed: Deed::Reset, .. }),
        };
        let wishes = view.untold_wishes().into_iter().filter(is_said);
        view.untold_counts().into_iter().chain(wishes).collect()
    }

    fn any_wish(&mut self, view: &View) -> Statement {
        let players = view.board.players();
        let me = view.viewer.seat().expect("somebody who plays");
        let whom = Seat::all(players).nth(self.stream.index(players)).filter(|seat| *seat != me);
        let deed = [Deed::Play, Deed::Reset][self.stream.index(2)];
        Statement::Wish { deed, world: World::ALL[self.stream.index(5)], whom }
    }
}

fn is_for_next_card(said: &Statement) -> bool {
    matches!(said, Statement::Wish { deed: Deed::Play, whom: None, .. })
}

/// Whether the viewer's turn is over, or the game begins.
fn was_own_turn(view: &View) -> bool {
    let me = view.viewer.seat();
    match view.phase {
        Phase::First => true,
        Phase::Turn(seat) => me.is_some_and(|me| me.next(view.board.players()) == seat),
        Phase::Deal | Phase::Swap(_) | Phase::Over(_) => false,
    }
}

/// What was counted in some games.
#[derive(Default)]
struct Tally {
    /// Whether each game was won.
    won: Vec<bool>,
    /// How many statements followed each action.
    wishes: Vec<usize>,
    statements: Vec<usize>,
}

fn play(rules: &Rules, seed: &Seed, team: &mut [Person], budget: Budget, tally: &mut Tally) {
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
            let turn = Turn::new(&course, seat, &legal, &mut streams[seat.index()], budget);
            team[seat.index()].decide(turn)
        };
        let action = match by {
            Actor::Seat(seat) => ask(seat),
            Actor::Team => {
                most_proposed(&Seat::all(rules.players.into()).map(ask).collect::<Vec<_>>())
            }
        };
        course.make(Move::Action { by, action }).expect("a legal action");
        let (wishes, statements) = speak(&mut course, team);
        tally.wishes.push(wishes);
        tally.statements.push(statements);
    }
    let state: &State = course.state();
    tally.won.push(state.board().is_full());
}

/// What most propose, or else what was proposed first.
fn most_proposed(proposals: &[Action]) -> Action {
    let votes = |action: &&Action| proposals.iter().filter(|other| other == action).count();
    let most = proposals.iter().map(|action| votes(&action)).max();
    *proposals.iter().find(|action| Some(votes(action)) == most).expect("somebody proposes")
}

/// Half the width of an interval of 95%, in standard errors.
const NORMAL: f64 = 1.959_964;

/// The share in percent, and its Wilson interval of 95%.
fn wins(won: &[bool]) -> [f64; 3] {
    let (games, z) = (won.len() as f64, NORMAL);
    let won = won.iter().filter(|won| **won).count() as f64;
    let share = won / games;
    let middle = (won + z * z / 2.0) / (games + z * z);
    let spread = z / (games + z * z) * (games * share * (1.0 - share) + z * z / 4.0).sqrt();
    [share, middle - spread, middle + spread].map(|share| 100.0 * share)
}

/// By how many points the first wins more than the second on the same deals, and half the interval of 95%.
fn gain(won: &[bool], other: &[bool]) -> [f64; 2] {
    let games = won.len() as f64;
    let gains = || won.iter().zip(other).map(|(one, other)| f64::from(*one) - f64::from(*other));
    let mean = gains().sum::<f64>() / games;
    let variance = gains().map(|gain| (gain - mean).powi(2)).sum::<f64>() / (games - 1.0);
    [100.0 * mean, 100.0 * NORMAL * (variance / games).sqrt()]
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

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [players, pauses, games, seed, bot, which @ ..] = &arguments[..] else {
        panic!("give PLAYERS PAUSES GAMES SEED BOT, and perhaps `all` or `one`");
    };
    let players: usize = players.parse().expect("a number of players");
    let pauses = pauses.parse().expect("a number of pauses");
    let games: u64 = games.parse().expect("a number of games");
    let rules = Rules { players: players as u8, pauses, scoring: Scoring::Victory };
    let bot: BotName = bot.parse().expect("a bot's name");
    let kind = Level10::bot(&bot).expect("a bot of the game");
    let run = Seed::from_text(seed);
    // Each with whom it is compared.
    let teams = [
        ("all counts only", Voice::Counts, None, ""),
        ("all with the next card", Voice::Next, None, "all counts only"),
        ("all but for resets", Voice::Plays, None, "all with the next card"),
        ("all by the rule", Voice::Rule, None, "all but for resets"),
        ("one silent", Voice::Rule, Some(Voice::Silent), ""),
        ("one at random", Voice::Rule, Some(Voice::Random), "one silent"),
        ("one counts only", Voice::Rule, Some(Voice::Counts), "one silent"),
        ("one counts and at random", Voice::Rule, Some(Voice::CountsAndRandom), "one counts only"),
        ("one by the plain meaning", Voice::Rule, Some(Voice::Plain), "one counts only"),
        ("one by the rule", Voice::Rule, Some(Voice::Rule), "one counts only"),
    ];
    let is_asked = |name: &str| which.iter().all(|which| name.starts_with(which.as_str()));
    let mut played: Vec<(&str, Vec<bool>)> = Vec::new();
    for (name, others, first, base) in teams.into_iter().filter(|(name, ..)| is_asked(name)) {
        let mut tally = Tally::default();
        for game in 0..games {
            let seed = run.of_game(game);
            let person = |seat: usize| {
                let one = first.filter(|_| seat == 0);
                let stream = seed.stream(StreamName { purpose: "voice", round: seat as u32 });
                let player: Box<dyn Player<Level10>> = match one {
                    Some(_) => Box::new(Heuristic),
                    None => (kind.player)(),
                };
                Person { player, voice: one.unwrap_or(others), stream, spoke: usize::MAX }
            };
            let mut team: Vec<Person> = (0..players).map(person).collect();
            play(&rules, &seed, &mut team, bot.budget, &mut tally);
        }
        let [share, least, most] = wins(&tally.won);
        let mean = |counts: &[usize]| counts.iter().sum::<usize>() as f64 / counts.len() as f64;
        tally.statements.sort_unstable();
        let median = tally.statements[tally.statements.len() / 2];
        let gain = played.iter().find(|(name, _)| *name == base).map(|(base, won)| {
            let [gain, spread] = gain(&tally.won, won);
            format!("; {gain:+.1} (± {spread:.1}) to {base}")
        });
        println!(
            "{name:26} {share:5.1}% ({least:.1} – {most:.1}){}; after an action {:.2} wishes, {:.2} statements, {median} at the median",
            gain.unwrap_or_default(),
            mean(&tally.wishes),
            mean(&tally.statements),
        );
        played.push((name, tally.won));
    }
}
