//! One door to any game: here types are erased, and nowhere else.

use std::any::Any;
use std::marker::PhantomData;

use rayon::ThreadPool;
use serde_json::{Map, Value, json};
use sobremesa_arena::Tallies;
use sobremesa_bots::{BotName, Budget};
use sobremesa_page::Shows;
use sobremesa_table::{
    Encodes, Options, Owed, REC, Record, Seat, Seed, Stakes, Standing, StreamName, completed,
};

use crate::batch::{AnyBatch, Batch, Reward};
use crate::bot::{AnyBot, Bot, ours};
use crate::problem::Problem;
use crate::running::Running;
use crate::runs::{self, Ask, AskContest, Contested, Done, Progress};

/// Everything that a game must be to be played from Python.
pub(crate) trait Playable: Tallies + Shows + Encodes {}

impl<G: Tallies + Shows + Encodes> Playable for G {}

/// A game.
pub(crate) trait Door: Send + Sync {
    fn name(&self) -> &'static str;
    /// What can be chosen, who can play, and what codes and observations are, as JSON.
    fn about(&self) -> String;
    fn rules(
        &self,
        options: Map<String, Value>,
        players: u64,
    ) -> Result<Box<dyn AnyRules>, Problem>;
    /// A recorded game where it stopped.
    fn replay(&self, line: &str, begun: &[usize]) -> Result<Box<dyn AnyState>, Problem>;
}

/// The options of a game.
pub(crate) trait AnyRules: Send + Sync {
    fn door(&self) -> &'static dyn Door;
    fn to_json(&self) -> String;
    fn players(&self) -> usize;
    fn action_bound(&self) -> usize;
    fn start(&self, seed: Seed) -> Box<dyn AnyState>;
    fn bot(&self, name: &str, seed: &Seed) -> Result<Box<dyn AnyBot>, Problem>;
    fn batch(
        &self,
        size: usize,
        seed: Seed,
        observes: bool,
        reward: Reward,
        most_actions: Option<usize>,
    ) -> Box<dyn AnyBatch>;
    /// About the most bytes that each game of a batch takes.
    fn room(&self) -> usize;
    fn simulate(
        &self,
        ask: &Ask,
        pool: &ThreadPool,
        progress: Progress<'_>,
    ) -> Result<Done, Problem>;
    fn contest(
        &self,
        ask: &AskContest,
        pool: &ThreadPool,
        progress: Progress<'_>,
    ) -> Result<Contested, Problem>;
    /// Refuses a contest that cannot be played.
    fn check_contest(&self, ask: &AskContest) -> Result<(), Problem>;
}

/// A game being played.
pub(crate) trait AnyState: Any + Send + Sync {
    fn door(&self) -> &'static dyn Door;
    fn rules(&self) -> Box<dyn AnyRules>;
    fn copy(&self) -> Box<dyn AnyState>;
    fn owed(&self) -> Owed;
    fn players(&self) -> usize;
    fn legal_actions(&self) -> Vec<String>;
    fn apply(&mut self, action: &str, seat: Option<Seat>) -> Result<(), Problem>;
    /// Makes a move as a record writes it: a decision or a statement.
    fn make(&mut self, wire: &str) -> Result<(), Problem>;
    fn view(&self, seat: Option<Seat>) -> String;
    /// The table as lines of text, for a viewer.
    fn text(&self, seat: Option<Seat>) -> String;
    /// The table as a drawing, for a viewer.
    fn drawing(&self, seat: Option<Seat>) -> String;
    fn outcome(&self) -> Option<String>;
    fn standing(&self) -> Option<Standing>;
    fn actions(&self) -> usize;
    fn record(&self, names: Option<Vec<String>>) -> Result<String, Problem>;
    fn determinize(&self, seat: Seat, seed: &Seed) -> Box<dyn AnyState>;
    fn solve(&self, thorough: bool) -> Option<(&'static str, Vec<String>)>;
    fn mask(&self) -> Vec<bool>;
    fn choose(&mut self, code: usize) -> Result<(), Problem>;
    fn begun(&self) -> Vec<u16>;
    fn codes_of(&self, action: &str) -> Result<Vec<u16>, Problem>;
    fn action_of(&self, codes: &[usize]) -> Result<String, Problem>;
    fn observation(&self, seat: Seat) -> Vec<u8>;
    fn is_equal(&self, other: &dyn AnyState) -> bool;
    fn as_any(&self) -> &dyn Any;
}

/// A game's door.
pub(crate) struct Of<G>(PhantomData<G>);

impl<G> Of<G> {
    pub(crate) const fn new() -> Of<G> {
        Of(PhantomData)
    }
}

/// A game's options.
pub(crate) struct RulesOf<G: Playable>(pub(crate) G::Rules);

/// The door of a game.
pub(crate) fn door_of<G: Playable>() -> &'static dyn Door {
    const { &Of::<G>::new() }
}

/// Options that no record can have: which of them is none of the values that there are.
fn unreadable<G: Playable>(options: &Map<String, Value>, reason: &serde_json::Error) -> Problem {
    let wrong = <G::Rules as Options>::CHOICES.iter().find_map(|choice| {
        let (value, listed) = (options.get(choice.name)?, choice.listed());
        let known = listed.is_empty() || listed.iter().any(|it| choice.written(it) == *value);
        (!known).then(|| format!("{} is {}, not {value}", choice.name, listed.join(" or ")))
    });
    Problem::Value(
        wrong.unwrap_or_else(|| format!("these are no options of {}: {reason}", G::NAME)),
    )
}

impl<G: Playable> Door for Of<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn about(&self) -> String {
        let players = <G::Rules as Options>::PLAYERS;
        let choice = |choice: &sobremesa_table::Choice| {
            json!({
                "name": choice.name, "values": choice.listed(), "default": choice.default, "help": choice.help,
            })
        };
        let field = |field: &sobremesa_table::Field| {
            json!({
                "name": field.name, "size": field.size, "most": field.most, "meaning": field.meaning,
            })
        };
        let bots = G::BOTS.iter();
        json!({
            "name": G::NAME,
            "players": [players.start(), players.end()],
            "team": G::STAKES == Stakes::Team,
            "options": <G::Rules as Options>::CHOICES.iter().map(choice).collect::<Vec<_>>(),
            "bots": bots.map(|kind| json!({"name": kind.name, "takes_budget": kind.work.is_some()})).collect::<Vec<_>>(),
            "codes": G::CODES,
            "fields": G::FIELDS.iter().map(field).collect::<Vec<_>>(),
        })
        .to_string()
    }

    fn rules(
        &self,
        options: Map<String, Value>,
        players: u64,
    ) -> Result<Box<dyn AnyRules>, Problem> {
        if u8::try_from(players).is_err() {
            return Err(Problem::Refused { rule: REC, reason: format!("{players} cannot play") });
        }
        let players = usize::try_from(players).map_err(Problem::value)?;
        let written = completed::<G::Rules>(options.clone(), players);
        let wire = serde_json::from_value(Value::Object(written));
        let wire = wire.map_err(|reason| unreadable::<G>(&options, &reason))?;
        let rules = G::Rules::from_wire(wire).map_err(|refusal| Problem::refused(&refusal))?;
        // What the rules do not write down is none of their options.
        let kept = serde_json::to_value(&rules).expect("options are JSON");
        if let Some(name) = options.keys().find(|name| kept.get(name.as_str()).is_none()) {
            return Err(Problem::Type(format!("{} has no option {name:?}", G::NAME)));
        }
        Ok(Box::new(RulesOf::<G>(rules)))
    }

    fn replay(&self, line: &str, begun: &[usize]) -> Result<Box<dyn AnyState>, Problem> {
        let mut course = None;
        let record = Record::<G>::replay(line, |now, _| course = Some(now.clone()));
        let record = record.map_err(|fault| Problem::fault(&fault))?;
        let mut running = Running::<G>::resumed(record, course);
        begun.iter().try_for_each(|code| running.begin(*code))?;
        Ok(Box::new(running))
    }
}

impl<G: Playable> AnyRules for RulesOf<G> {
    fn door(&self) -> &'static dyn Door {
        door_of::<G>()
    }

    fn to_json(&self) -> String {
        serde_json::to_string(&self.0).expect("options are JSON")
    }

    fn players(&self) -> usize {
        self.0.players()
    }

    fn action_bound(&self) -> usize {
        G::action_bound(&self.0)
    }

    fn start(&self, seed: Seed) -> Box<dyn AnyState> {
        Box::new(Running::<G>::new(&self.0, seed))
    }

    fn bot(&self, name: &str, seed: &Seed) -> Result<Box<dyn AnyBot>, Problem> {
        let name: BotName = ours(name)?.parse().map_err(Problem::value)?;
        let kind = G::bot(&name).map_err(Problem::value)?;
        let stream = seed.stream(StreamName { purpose: "player", round: 0 });
        let budget: Budget = name.budget;
        Ok(Box::new(Bot::<G> { name, player: (kind.player)(), stream, budget }))
    }

    fn batch(
        &self,
        size: usize,
        seed: Seed,
        observes: bool,
        reward: Reward,
        most_actions: Option<usize>,
    ) -> Box<dyn AnyBatch> {
        Box::new(Batch::<G>::new(&self.0, size, seed, observes, reward, most_actions))
    }

    fn room(&self) -> usize {
        Batch::<G>::ROOM
    }

    fn simulate(
        &self,
        ask: &Ask,
        pool: &ThreadPool,
        progress: Progress<'_>,
    ) -> Result<Done, Problem> {
        runs::simulate::<G>(&self.0, ask, pool, progress)
    }

    fn contest(
        &self,
        ask: &AskContest,
        pool: &ThreadPool,
        progress: Progress<'_>,
    ) -> Result<Contested, Problem> {
        runs::contest::<G>(&self.0, ask, pool, progress)
    }

    fn check_contest(&self, ask: &AskContest) -> Result<(), Problem> {
        runs::contest_of::<G>(&self.0, ask).map(drop)
    }
}
