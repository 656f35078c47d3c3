//! Random games, with statements strewn in.

use sobremesa_table::{
    Course, FairDeal, Game, Move, Options, Owed, Record, Seat, Seed, Step, Stream, StreamName,
};

use crate::Subject;

/// How many of the last moves are taken back at most to get further.
const MOST_TAKEN_BACK: usize = 30;

/// How many random actions a game that is to get far chooses from.
const CHOICES: usize = 6;

/// A random game as it unfolds.
#[derive(Debug)]
pub struct Walk<G: Game> {
    /// How it stands.
    pub course: Course<G>,
    /// What happened so far.
    pub moves: Vec<Move<G>>,
    /// How many of the moves were actions.
    pub actions: usize,
    rules: G::Rules,
    seed: Seed,
    fair: Option<FairDeal>,
    stream: Stream,
    /// How many random actions there are to choose from; with one, play is uniform.
    choices: usize,
}

impl<G: Game> Walk<G> {
    /// The game before its first move.
    pub fn new(rules: &G::Rules, seed: Seed) -> Self {
        Walk {
            course: Course::new(rules),
            moves: Vec::new(),
            actions: 0,
            rules: rules.clone(),
            seed,
            fair: None,
            stream: seed.stream(StreamName { purpose: "walk", round: 0 }),
            choices: 1,
        }
    }

    /// The game of a fair deal before its first move.
    pub fn fair(rules: &G::Rules, deal: FairDeal) -> Self {
        let walk = Walk::new(rules, deal.seed());
        Walk { fair: Some(deal), ..walk }
    }

    /// A random game to its end, or to the game's bound. Every second one is to get far: it takes the
    /// least bad of a few actions, and where it ended, some moves are taken back and others tried,
    /// as often as the subject says.
    fn to_the_end<S: Subject<Game = G>>(rules: &G::Rules, seed: Seed, number: u32) -> Self {
        let gets_far = number % 2 == 1;
        let mut furthest = Walk::new(rules, seed);
        furthest.choices = if gets_far { CHOICES } else { 1 };
        furthest.finish::<S>();
        let retries = if gets_far { S::RETRIES } else { 0 };
        for retry in 1..=retries {
            let mut other = Walk::new(rules, seed);
            other.choices = CHOICES;
            other.stream = seed.stream(StreamName { purpose: "walk", round: retry });
            let taken_back = 1 + other.stream.index(MOST_TAKEN_BACK);
            let kept = furthest.moves.len().saturating_sub(taken_back);
            furthest.moves[..kept].iter().for_each(|made| drop(other.make(made)));
            other.finish::<S>();
            if other.actions >= furthest.actions {
                furthest = other;
            }
        }
        furthest
    }

    fn finish<S: Subject<Game = G>>(&mut self) {
        let longest = G::action_bound(&self.rules).min(S::LONGEST);
        while self.actions < longest && self.step::<S>().is_some() {}
    }

    fn make(&mut self, made: &Move<G>) -> Step<G> {
        let step = self.course.make(made.clone()).expect("a legal move");
        self.actions += usize::from(matches!(made, Move::Action { .. }));
        self.moves.push(made.clone());
        step
    }

    /// Makes a move: the shuffle that is owed, or a random legal action, or now and then a
    /// statement; none when the game is over.
    pub fn step<S: Subject<Game = G>>(&mut self) -> Option<Step<G>> {
        let made = self.choose::<S>()?;
        Some(self.make(&made))
    }

    fn choose<S: Subject<Game = G>>(&mut self) -> Option<Move<G>> {
        let state = self.course.state();
        if let Owed::Chance(name) = self.course.owed() {
            return Some(Move::Chance(G::draw_chance(state, &mut self.seed.stream(name))));
        }
        let by = self.course.owed().actor()?;
        let seat = Seat::new(self.stream.index(self.rules.players())).expect("a player's seat");
        if self.stream.below(3) == 0
            && let Some(statement) = S::statement(state, seat, &mut self.stream)
        {
            return Some(Move::Statement { seat, statement });
        }
        let mut actions = Vec::new();
        G::legal_actions(state, &mut actions);
        let chosen = (0..self.choices).map(|_| self.stream.index(actions.len()));
        let chosen = chosen.min_by_key(|index| S::badness(state, &actions[*index]));
        let action = actions[chosen.expect("there is at least one choice")].clone();
        Some(Move::Action { by, action })
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record<G> {
        let outcome = G::outcome(self.course.state());
        Record {
            rules: self.rules.clone(),
            players: (0..self.rules.players()).map(|seat| format!("player {seat}")).collect(),
            seed: Some(self.seed),
            fair: self.fair.clone(),
            practice: false,
            started: None,
            ended: None,
            moves: self.moves.clone(),
            outcome,
        }
    }
}

/// Walks through random games of every option, `games` of each, and shows `each` every position.
/// Returns the games as they ended, or were cut off at the game's bound.
pub fn walk<S: Subject>(
    games: u32,
    purpose: &str,
    mut each: impl FnMut(&Walk<S::Game>, Option<&Step<S::Game>>),
) -> Vec<Walk<S::Game>> {
    let mut ended = Vec::new();
    for (number, rules) in S::rules().iter().enumerate() {
        for game in 0..games {
            let seed = Seed::from_text(&format!("{purpose} {number} {game}"));
            let whole = Walk::<S::Game>::to_the_end::<S>(rules, seed, game);
            let mut walk = Walk::new(rules, seed);
            each(&walk, None);
            for made in &whole.moves {
                let step = walk.make(made);
                each(&walk, Some(&step));
            }
            ended.push(walk);
        }
    }
    ended
}
