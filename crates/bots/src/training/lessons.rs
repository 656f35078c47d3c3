//! Games, and what is learned from them.

use std::thread;

use sobremesa_table::{
    Actor, Course, Game, Move, Options, Owed, Seat, Seed, Stakes, Stream, StreamName, Viewer,
};

use crate::search::{Search, Tactics};
use crate::value::{Sheet, Valued};
use crate::{Budget, Player, Turn};

/// How much of what a position was worth in the end the position before it learns, and not of what a
/// search thought of it.
const TRUST_IN_THE_END: f32 = 0.9;

/// A position and what became of it.
pub(super) struct Lesson {
    pub(super) sheet: Sheet,
    pub(super) result: f32,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Teacher {
    Policy,
    /// Searches with this many tries. Among rivals every other seat or so is a policy's, so that the net
    /// learns what a searcher makes of a position, whoever the others are.
    Search(u64),
}

impl Teacher {
    /// Which seats search.
    fn searchers<G: Game>(self, players: usize, stream: &mut Stream) -> Vec<bool> {
        match (self, G::STAKES) {
            (Teacher::Policy, _) => vec![false; players],
            (Teacher::Search(_), Stakes::Team) => vec![true; players],
            (Teacher::Search(_), Stakes::Rivals) => {
                let always = stream.index(players);
                (0..players).map(|seat| seat == always || stream.below(2) == 0).collect()
            }
        }
    }

    /// Of which seat's chance something is learned here. A policy's games are many, so a few of
    /// their positions are enough; a search has an opinion of its own seat.
    fn describes<G: Valued>(
        self,
        state: &G::State,
        mover: Seat,
        searchers: &[bool],
        stream: &mut Stream,
    ) -> Option<Seat> {
        let players = searchers.len();
        let judged = |seat: &Seat| G::is_judged(state, *seat);
        match self {
            Teacher::Search(_) => Some(mover).filter(judged).filter(|seat| searchers[seat.index()]),
            Teacher::Policy if stream.below(7) > 0 => None,
            Teacher::Policy => {
                let seats: Vec<Seat> = Seat::all(players).filter(judged).collect();
                seats.get(stream.index(seats.len().max(1))).copied()
            }
        }
    }
}

/// A position that something will be learned of.
struct Thought {
    seat: Seat,
    sheet: Sheet,
    /// What a search thought of it.
    chance: Option<f32>,
}

/// Plays this many games, and tells what is learned, in the order of the games.
pub(super) fn lessons<G: Valued, T: Tactics<G>>(
    games: u64,
    rules: &[G::Rules],
    seed: &Seed,
    teacher: Teacher,
) -> Vec<Lesson> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let lane = games.div_ceil(threads);
    thread::scope(|scope| {
        let play = |game: u64| {
            play::<G, T>(&rules[game as usize % rules.len()], &seed.of_game(game), teacher)
        };
        let lanes: Vec<_> = (0..threads)
            .map(|number| number * lane..games.min((number + 1) * lane))
            .map(|games| scope.spawn(move || games.flat_map(play).collect::<Vec<_>>()))
            .collect();
        lanes.into_iter().flat_map(|lane| lane.join().expect("games end")).collect()
    })
}

/// Plays a game and describes some of its positions.
fn play<G: Valued, T: Tactics<G>>(rules: &G::Rules, seed: &Seed, teacher: Teacher) -> Vec<Lesson> {
    let mut stream = seed.stream(StreamName { purpose: "train", round: 0 });
    let mut course = Course::<G>::new(rules);
    let mut policy = T::Policy::default();
    let (mut legal, mut thoughts, mut lessons) = (Vec::new(), Vec::new(), Vec::new());
    let searchers = teacher.searchers::<G>(rules.players(), &mut stream);
    let astray = if stream.below(2) == 0 { stream.below(G::ASTRAY) } else { 0 };
    for ply in 0..G::action_bound(rules) as u32 {
        let (by, seat) = match course.owed() {
            Owed::Nobody => break,
            Owed::Chance(name) => {
                let chance = G::draw_chance(course.state(), &mut seed.stream(name));
                course.make(Move::Chance(chance)).expect("a legal chance");
                talk(&mut course, &mut policy, rules.players());
                continue;
            }
            Owed::Team => (Actor::Team, Seat::all(1).next().expect("a seat")),
            Owed::Seat(seat) => (Actor::Seat(seat), seat),
        };
        G::legal_actions(course.state(), &mut legal);
        let strays = ply == astray || ply < astray && stream.below(12) == 0;
        let (action, chance) = if strays {
            (legal[stream.index(legal.len())].clone(), None)
        } else {
            let teacher = if searchers[seat.index()] { teacher } else { Teacher::Policy };
            choose::<G, T>(&course, seat, &legal, &mut stream, &mut policy, teacher)
        };
        if ply > astray {
            let state = course.state();
            let seat = teacher.describes::<G>(state, seat, &searchers, &mut stream);
            thoughts.extend(seat.map(|seat| {
                let mut sheet = Sheet::default();
                G::describe(state, seat, &mut sheet);
                Thought { seat, sheet, chance }
            }));
        }
        course.make(Move::Action { by, action }).expect("a legal action");
        talk(&mut course, &mut policy, rules.players());
        settle::<G>(course.state(), &mut thoughts, &mut lessons);
    }
    lessons
}

/// What the teacher does, and what a search thinks of it.
fn choose<G: Game, T: Tactics<G>>(
    course: &Course<G>,
    seat: Seat,
    legal: &[G::Action],
    stream: &mut Stream,
    policy: &mut T::Policy,
    teacher: Teacher,
) -> (G::Action, Option<f32>) {
    match teacher {
        _ if legal.len() == 1 => (legal[0].clone(), None),
        Teacher::Policy => {
            (policy.decide(Turn::new(course, seat, legal, stream, Budget::Default)), None)
        }
        Teacher::Search(tries) => {
            let turn = Turn::new(course, seat, legal, stream, Budget::Work(tries));
            let best = Search::<G, T>::default().weigh(turn).swap_remove(0);
            (best.action, best.chance.map(|chance| chance as f32))
        }
    }
}

/// Makes lessons of all positions whose result is known: at the game's end, or before where the game
/// knows enough. What a search thought of the positions that followed counts, too.
fn settle<G: Valued>(state: &G::State, thoughts: &mut Vec<Thought>, lessons: &mut Vec<Lesson>) {
    if thoughts.first().is_none_or(|thought| G::result(state, thought.seat).is_none()) {
        return;
    }
    let mut worths = [None; Seat::MOST];
    for Thought { seat, sheet, chance } in thoughts.drain(..).rev() {
        let worth = &mut worths[seat.index()];
        let Some(result) = worth.or_else(|| G::result(state, seat)) else { continue };
        lessons.push(Lesson { sheet, result });
        let chance = chance.unwrap_or(result);
        *worth = Some(TRUST_IN_THE_END * result + (1.0 - TRUST_IN_THE_END) * chance);
    }
}

/// Lets everyone say what they would: a move of one player can give others something to say.
fn talk<G: Game>(course: &mut Course<G>, policy: &mut impl Player<G>, players: usize) {
    if !policy.talks() {
        return;
    }
    for seat in Seat::all(players) {
        for statement in policy.speak(&course.view(Viewer::Seat(seat))) {
            course.make(Move::Statement { seat, statement }).expect("it may be said");
        }
    }
}
