//! A game being played.

use std::any::Any;

use sobremesa_bots::{Care, Solved};
use sobremesa_page::picture;
use sobremesa_table::{
    Actor, Course, Decision, Game, Move, Options, Owed, Record, Seat, Seed, Standing, StreamName,
    Viewer, decider, is_command,
};
use sobremesa_words::Language;

use crate::door::{AnyRules, AnyState, Door, Playable, RulesOf, door_of};
use crate::problem::Problem;

/// A game being played. Shuffles make themselves, from the seed.
pub(crate) struct Running<G: Playable> {
    course: Course<G>,
    /// What shuffles to come follow from.
    seed: Seed,
    past: Past<G>,
    decision: Decision<G>,
    actions: usize,
}

/// How the game came to be.
#[derive(Clone)]
enum Past<G: Game> {
    /// It was played. The seed is the record's, if all its shuffles follow from one.
    /// Names and practice are the record's, if it has one.
    Played { moves: Vec<Move<G>>, seed: Option<Seed>, names: Option<Vec<String>>, practice: bool },
    /// It was guessed from a view.
    Guessed,
}

/// A record with nothing in it but what must be.
fn plain<G: Game>(rules: &G::Rules, players: Vec<String>, moves: Vec<Move<G>>) -> Record<G> {
    Record {
        rules: rules.clone(),
        players,
        seed: None,
        fair: None,
        practice: false,
        started: None,
        ended: None,
        moves,
        outcome: None,
    }
}

impl<G: Playable> Clone for Running<G> {
    fn clone(&self) -> Running<G> {
        Running {
            course: self.course.clone(),
            seed: self.seed,
            past: self.past.clone(),
            decision: self.decision.clone(),
            actions: self.actions,
        }
    }
}

impl<G: Playable> Running<G> {
    /// A game after its first shuffles.
    pub(crate) fn new(rules: &G::Rules, seed: Seed) -> Running<G> {
        let past =
            Past::Played { moves: Vec::new(), seed: Some(seed), names: None, practice: false };
        Running::settled(Course::new(rules), seed, past, 0)
    }

    /// A recorded game where it stopped. Shuffles to come follow from the record's seed, or if it has none, from
    /// its first shuffle, which stays as it is however the game goes on.
    pub(crate) fn resumed(record: Record<G>, course: Option<Course<G>>) -> Running<G> {
        let course = course.unwrap_or_else(|| Course::new(&record.rules));
        let seed = record.seed.unwrap_or_else(|| {
            let first = record.moves.iter().take(1).cloned().collect();
            Seed::from_text(&plain::<G>(&record.rules, Vec::new(), first).to_json())
        });
        let is_action = |made: &&Move<G>| matches!(made, Move::Action { .. });
        let actions = record.moves.iter().filter(is_action).count();
        let Record { moves, seed: written, players, practice, .. } = record;
        let past = Past::Played { moves, seed: written, names: Some(players), practice };
        Running::settled(course, seed, past, actions)
    }

    fn settled(course: Course<G>, seed: Seed, past: Past<G>, actions: usize) -> Running<G> {
        let mut running = Running { course, seed, past, decision: Decision::default(), actions };
        running.settle();
        running
    }

    pub(crate) fn course(&self) -> &Course<G> {
        &self.course
    }

    /// Makes the shuffles that are owed, and asks for the decision that comes then.
    fn settle(&mut self) {
        while let Owed::Chance(name) = self.course.owed() {
            let chance = G::draw_chance(self.course.state(), &mut self.seed.stream(name));
            let made = Move::Chance(chance);
            self.course.follow(&made).expect("a drawn shuffle is legal");
            self.keep(made);
        }
        self.decision.ask(self.course.state());
    }

    fn keep(&mut self, made: Move<G>) {
        if let Past::Played { moves, .. } = &mut self.past {
            moves.push(made);
        }
    }

    fn follow(&mut self, made: Move<G>) -> Result<(), Problem> {
        self.course.follow(&made).map_err(|refusal| Problem::refused(&refusal))?;
        let is_action = matches!(made, Move::Action { .. });
        self.keep(made);
        // What somebody says does not disturb a decision that has begun.
        if is_action {
            self.actions += 1;
            self.settle();
        }
        Ok(())
    }

    /// Takes a code of the decision that is owed.
    pub(crate) fn choose(&mut self, code: usize) -> Result<(), Problem> {
        let Some(by) = self.course.owed().actor() else {
            return Err(Problem::value("the game is over"));
        };
        match self.decision.choose(code).map_err(Problem::value)? {
            Some(action) => self.follow(Move::Action { by, action }),
            None => Ok(()),
        }
    }

    /// Takes a code of a decision that goes on after it.
    pub(crate) fn begin(&mut self, code: usize) -> Result<(), Problem> {
        match self.decision.choose(code).map_err(Problem::value)? {
            Some(action) => {
                Err(Problem::value(format!("{action} has not only begun: it is decided")))
            }
            None => Ok(()),
        }
    }

    fn viewed(&self, seat: Option<Seat>) -> G::View {
        self.course.view(seat.map_or(Viewer::Spectator, Viewer::Seat))
    }

    fn names(&self) -> Vec<String> {
        (0..self.players()).map(|seat| format!("player {seat}")).collect()
    }
}

fn parsed<G: Game>(action: &str) -> Result<G::Action, Problem> {
    action.parse::<G::Action>().map_err(Problem::value)
}

impl<G: Playable> AnyState for Running<G> {
    fn door(&self) -> &'static dyn Door {
        door_of::<G>()
    }

    fn rules(&self) -> Box<dyn AnyRules> {
        Box::new(RulesOf::<G>(G::rules(self.course.state()).clone()))
    }

    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn owed(&self) -> Owed {
        self.course.owed()
    }

    fn players(&self) -> usize {
        G::rules(self.course.state()).players()
    }

    fn legal_actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        G::legal_actions(self.course.state(), &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn apply(&mut self, action: &str, seat: Option<Seat>) -> Result<(), Problem> {
        let action = parsed::<G>(action)?;
        let owed = self.course.owed().actor();
        let by = seat.map(Actor::Seat).or(owed).unwrap_or(Actor::Seat(Seat::FIRST));
        self.follow(Move::Action { by, action })
    }

    fn make(&mut self, wire: &str) -> Result<(), Problem> {
        let wire = serde_json::from_str(wire);
        let wire = wire.map_err(|reason| Problem::Value(format!("this is no move: {reason}")))?;
        match G::from_wire(wire).map_err(|refusal| Problem::refused(&refusal))? {
            Move::Chance(_) => Err(Problem::value("shuffles make themselves, from the seed")),
            made => self.follow(made),
        }
    }

    fn view(&self, seat: Option<Seat>) -> String {
        serde_json::to_string(&self.viewed(seat)).expect("views are JSON")
    }

    fn text(&self, seat: Option<Seat>) -> String {
        let words = G::words(Language::English);
        G::board(words, &self.names(), &self.viewed(seat))
    }

    fn drawing(&self, seat: Option<Seat>) -> String {
        picture::table::<G>(&self.viewed(seat))
    }

    fn outcome(&self) -> Option<String> {
        let outcome = G::outcome(self.course.state())?;
        Some(serde_json::to_string(&outcome).expect("results are JSON"))
    }

    fn standing(&self) -> Option<Standing> {
        let state = self.course.state();
        G::outcome(state).map(|outcome| G::standing(G::rules(state), &outcome))
    }

    fn actions(&self) -> usize {
        self.actions
    }

    fn record(&self, names: Option<Vec<String>>) -> Result<String, Problem> {
        let Past::Played { moves, seed, names: known, practice } = &self.past else {
            return Err(Problem::value("a game that was guessed from a view has no record"));
        };
        let players = names.or_else(|| known.clone()).unwrap_or_else(|| self.names());
        if players.len() != self.players() {
            let (names, players) = (players.len(), self.players());
            return Err(Problem::value(format!("{names} names for {players} players")));
        }
        if let Some(name) = players.iter().find(|name| is_command(name)) {
            return Err(Problem::value(format!("{name:?} is a command, and not a name")));
        }
        let state = self.course.state();
        let record = Record {
            seed: *seed,
            practice: *practice,
            outcome: G::outcome(state),
            ..plain::<G>(G::rules(state), players, moves.clone())
        };
        Ok(record.to_json())
    }

    fn determinize(&self, seat: Seat, seed: &Seed) -> Box<dyn AnyState> {
        let view = self.viewed(Some(seat));
        let mut stream = seed.stream(StreamName { purpose: "guess", round: 0 });
        let state = G::determinize(&view, &mut stream);
        let course = Course::resume(state, G::recall(&view));
        Box::new(Running::<G>::settled(course, stream.seed(), Past::Guessed, self.actions))
    }

    fn solve(&self, thorough: bool) -> Option<(&'static str, Vec<String>)> {
        let care = if thorough { Care::Thorough } else { Care::Brief };
        Some(match G::solve(self.course.state(), care)? {
            Solved::Winnable(line) => ("winnable", line.iter().map(ToString::to_string).collect()),
            Solved::Lost => ("lost", Vec::new()),
            Solved::Unknown => ("unknown", Vec::new()),
        })
    }

    fn mask(&self) -> Vec<bool> {
        let mut mask = vec![false; G::CODES];
        self.decision.mask(&mut mask);
        mask
    }

    fn choose(&mut self, code: usize) -> Result<(), Problem> {
        Running::choose(self, code)
    }

    fn begun(&self) -> Vec<u16> {
        self.decision.begun().codes().to_vec()
    }

    fn codes_of(&self, action: &str) -> Result<Vec<u16>, Problem> {
        let (state, action) = (self.course.state(), parsed::<G>(action)?);
        let mut legal = Vec::new();
        G::legal_actions(state, &mut legal);
        if legal.binary_search(&action).is_err() {
            return Err(Problem::value(format!("{action} is not among the legal actions")));
        }
        Ok(G::encode(state, &action).codes().to_vec())
    }

    fn action_of(&self, codes: &[usize]) -> Result<String, Problem> {
        let mut decision = Decision::<G>::default();
        decision.ask(self.course.state());
        let mut action = None;
        for code in codes {
            if action.is_some() {
                return Err(Problem::value(format!("it is decided before code {code}")));
            }
            action = decision.choose(*code).map_err(Problem::value)?;
        }
        let action = action.ok_or_else(|| Problem::value("more codes must follow"))?;
        Ok(action.to_string())
    }

    fn observation(&self, seat: Seat) -> Vec<u8> {
        let mut numbers = vec![0; G::NUMBERS];
        // What somebody has chosen of a decision is theirs alone to know.
        let is_own = decider(self.course.owed()) == Some(seat);
        let begun = if is_own { *self.decision.begun() } else { Default::default() };
        G::observation(&self.viewed(Some(seat)), &begun, &mut numbers);
        numbers
    }

    fn is_equal(&self, other: &dyn AnyState) -> bool {
        other.as_any().downcast_ref::<Running<G>>().is_some_and(|other| {
            self.course == other.course && self.decision.begun() == other.decision.begun()
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
