//! Games as lines of JSON that anyone can check. `docs/records.md` describes the format.

mod line;

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;

use crate::{
    Actor, Course, FairDeal, Game, Move, Options, Owed, REC, Refusal, RuleId, SHUFFLE, Seed, Step,
};
use line::{Read, Written, object};

pub use line::{Head, canonical, present};

use crate::fair::BOUND;

/// The name of the record format.
pub const FORMAT: &str = "sobremesa/1";

/// A game whose records can be written and read. Nobody implements it by hand: it is every game whose
/// types can be JSON.
pub trait Recorded:
    Game<
        Rules: Serialize + Options<Wire: DeserializeOwned>,
        View: Serialize,
        Event: Serialize,
        Outcome: Serialize + DeserializeOwned,
        Wire: Serialize + DeserializeOwned,
    >
{
}

impl<G> Recorded for G where
    G: Game<
            Rules: Serialize + Options<Wire: DeserializeOwned>,
            View: Serialize,
            Event: Serialize,
            Outcome: Serialize + DeserializeOwned,
            Wire: Serialize + DeserializeOwned,
        >
{
}

/// One game, with everything that happened in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// The options.
    pub rules: G::Rules,
    /// The players' names, seat 0 first.
    pub players: Vec<String>,
    /// What all shuffles followed from, if it is known.
    pub seed: Option<Seed>,
    /// What the seed followed from, if the deal was a fair one; then the seed is known, too.
    pub fair: Option<FairDeal>,
    /// Whether moves were taken back or hints were used.
    pub practice: bool,
    /// When the game began, if it is known: in UTC, as `2026-11-15T08:30:00Z`.
    pub started: Option<String>,
    /// When it ended, written alike.
    pub ended: Option<String>,
    /// What happened, in order.
    pub moves: Vec<Move<G>>,
    /// The result; none while the game runs, or when it was given up.
    pub outcome: Option<G::Outcome>,
}

/// The first thing that is wrong with a record.
#[derive(Clone, PartialEq, Debug)]
pub struct Fault<R> {
    /// The number of the move, from 1; 0 for what stands before the first.
    pub at_move: usize,
    /// What is wrong there.
    pub cause: Cause<R>,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Debug)]
pub enum Cause<R> {
    /// It is not a record, or not one of a whole game.
    Format(String),
    /// The rules refuse a move or the result.
    Rules(R),
}

impl<R: Refusal> Fault<R> {
    /// The rule that is broken, or [`REC`].
    pub fn rule(&self) -> RuleId {
        match &self.cause {
            Cause::Format(_) => REC,
            Cause::Rules(refusal) => refusal.rule(),
        }
    }

    fn format(at_move: usize, reason: impl Into<String>) -> Self {
        let cause = Cause::Format(reason.into());
        Fault { at_move, cause }
    }

    fn rules(at_move: usize, refusal: R) -> Self {
        let cause = Cause::Rules(refusal);
        Fault { at_move, cause }
    }
}

impl<R: Refusal> fmt::Display for Fault<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}: ", self.at_move, self.rule())?;
        match &self.cause {
            Cause::Format(reason) => f.write_str(reason),
            Cause::Rules(refusal) => write!(f, "{refusal}"),
        }
    }
}

impl<R: Refusal> std::error::Error for Fault<R> {}

impl<G: Recorded> Record<G> {
    /// The record as one line of JSON, without the line's end.
    pub fn to_json(&self) -> String {
        let fair = self.fair.as_ref();
        let bound = fair.and_then(|deal| deal.bound.as_ref());
        let written = Written::<G> {
            format: FORMAT,
            game: G::NAME,
            rules: &self.rules,
            players: &self.players,
            seed: self.seed,
            shuffle: self.seed.map(|_| SHUFFLE),
            fair: bound.map(|_| BOUND),
            table: bound.map(|bound| bound.table.as_str()),
            commitment: fair.map(FairDeal::commitment),
            salt: fair.map(|deal| deal.salt),
            secret: fair.map(|deal| deal.secret),
            nonces: fair.map(|deal| deal.nonces.as_slice()),
            practice: self.practice.then_some(true),
            program: concat!("sobremesa ", env!("CARGO_PKG_VERSION")),
            started: self.started.as_deref(),
            ended: self.ended.as_deref(),
            moves: self.moves.iter().map(G::to_wire).collect(),
            result: self.outcome.as_ref(),
        };
        serde_json::to_string(&written).expect("records have string keys and no failing parts")
    }

    /// Reads a record and replays it from its own deal; `each` sees every move as it is made.
    ///
    /// # Errors
    /// The first fault, in the order of the moves.
    pub fn replay(
        line: &str,
        mut each: impl FnMut(&Course<G>, &Step<G>),
    ) -> Result<Self, Fault<G::Refusal>> {
        let (read, rules, players) = Self::read_options(line)?;
        let fair = read.fair(G::NAME, &rules).map_err(|reason| Fault::format(0, reason))?;
        read.check_times().map_err(|reason| Fault::format(0, reason))?;
        // What only leads to shuffles that we cannot derive is not kept.
        let known = read.shuffle.as_deref() == Some(SHUFFLE);
        let (seed, fair) = (read.seed.filter(|_| known), fair.filter(|_| known));
        let mut course = Course::<G>::new(&rules);
        let mut moves = Vec::with_capacity(read.moves.len());
        for (index, raw) in read.moves.iter().enumerate() {
            let number = index + 1;
            let wire = object(raw.get()).map_err(|reason| Fault::format(number, reason))?;
            let made = G::from_wire(wire).map_err(|refusal| Fault::rules(number, refusal))?;
            check_seat(&made, raw).map_err(|reason| Fault::format(number, reason))?;
            let step =
                course.make(made.clone()).map_err(|refusal| Fault::rules(number, refusal))?;
            check_derivation(&step, seed.as_ref())
                .map_err(|reason| Fault::format(number, reason))?;
            each(&course, &step);
            moves.push(made);
        }
        let outcome = check_result(&course, read.result, moves.len())?;
        let Read { practice, started, ended, .. } = read;
        let practice = practice.unwrap_or(false);
        Ok(Record { rules, players, seed, fair, practice, started, ended, moves, outcome })
    }

    #[expect(clippy::type_complexity, reason = "the parts of a record before its moves")]
    fn read_options(line: &str) -> Result<(Read<'_>, G::Rules, Vec<String>), Fault<G::Refusal>> {
        let fault = |reason: String| Fault::format(0, reason);
        let Head { game, players, .. } = Head::read(line).map_err(fault)?;
        if game != G::NAME {
            return Err(fault(format!("the game is {game:?}, not {:?}", G::NAME)));
        }
        let read: Read<'_> = object(line).map_err(fault)?;
        let wire = object(read.rules.get()).map_err(|reason| fault(format!("rules: {reason}")))?;
        let rules = G::Rules::from_wire(wire).map_err(|refusal| Fault::rules(0, refusal))?;
        if let Some(name) = players.iter().find(|name| is_command(name)) {
            return Err(fault(format!("players: {name:?} is a command, and not a name")));
        }
        if players.len() != rules.players() {
            let (names, players) = (players.len(), rules.players());
            return Err(fault(format!("{names} names for {players} players")));
        }
        Ok((read, rules, players))
    }
}

/// Characters that nobody sees, or that change how the text around them is shown.
pub fn is_hidden(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}' | '\u{13441}' | '\u{13442}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a name would be a command or a file where bots are named on the command line. Nobody is called so: records,
/// tables and pages know who plays, and not how somebody's machine starts them.
pub fn is_command(name: &str) -> bool {
    ["exec:", "net:"].iter().any(|command| name.starts_with(command)) || name.contains("+net:")
}

/// What chance or the team does has no seat.
fn check_seat<G: Game>(made: &Move<G>, raw: &RawValue) -> Result<(), String> {
    #[derive(serde::Deserialize)]
    struct Seated {
        #[serde(default, deserialize_with = "present")]
        seat: Option<serde::de::IgnoredAny>,
    }
    if let Move::Action { by: Actor::Seat(_), .. } | Move::Statement { .. } = made {
        return Ok(());
    }
    match object::<Seated>(raw.get())?.seat {
        None => Ok(()),
        Some(_) => Err("no player makes this move, and it names a seat".into()),
    }
}

/// A shuffle must be the one that the record's seed gives.
fn check_derivation<G: Game>(step: &Step<G>, seed: Option<&Seed>) -> Result<(), String> {
    let owed = G::owed(step.before());
    let (Move::Chance(chance), Owed::Chance(name), Some(seed)) = (step.made(), owed, seed) else {
        return Ok(());
    };
    if G::draw_chance(step.before(), &mut seed.stream(name)) == *chance {
        return Ok(());
    }
    Err(format!("the {} does not follow from the seed", name.purpose))
}

fn check_result<G: Recorded>(
    course: &Course<G>,
    raw: Option<&RawValue>,
    last: usize,
) -> Result<Option<G::Outcome>, Fault<G::Refusal>> {
    let over = course.owed() == Owed::Nobody;
    let Some(raw) = raw else {
        if over {
            return Err(Fault::format(last, "the game is over, and no result is given"));
        }
        return Ok(None);
    };
    if !over {
        return Err(Fault::format(last, "a result is given, and the game is not over"));
    }
    let claimed: G::Outcome =
        object(raw.get()).map_err(|reason| Fault::format(last, format!("result: {reason}")))?;
    G::check_outcome(course.state(), &claimed).map_err(|refusal| Fault::rules(last, refusal))?;
    if G::outcome(course.state()).as_ref() != Some(&claimed) {
        return Err(Fault::format(last, "the result is not the game's"));
    }
    Ok(Some(claimed))
}
