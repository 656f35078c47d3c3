//! A net as a player: what its seat sees goes in as numbers, and a wish for each code of a decision comes out.
//! It decides by itself, or proposes what a search tries.
//!
//! `docs/encodings.md` says what the numbers and codes are. Which runtime works the net out is not known here.

use std::fmt;
use std::sync::{Arc, Once};

use sobremesa_table::{Decision, Encodes, Game};

use crate::program::ProgramName;
use crate::{Bots, Budget, Player, Turn};

/// How many actions a net proposes to a search: few, so that each of them has many tries.
const PROPOSALS: usize = 5;

/// Works a net out.
pub trait Runtime: Send + Sync {
    /// A wish for each code. The numbers are shares of the most that they can be, from 0 to 1.
    ///
    /// # Errors
    /// In the runtime's words, if the net cannot be worked out with these numbers.
    fn wishes(&self, numbers: &[f32]) -> Result<Vec<f32>, String>;
}

/// What a net is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// What to do.
    Decides,
    /// What is worth trying; the game's search decides, within this budget.
    Proposes(Budget),
}

/// Is told what is wrong with the net of a name.
pub type Complain = fn(&str, &str);

/// A net that plays under a name.
pub struct Net {
    name: ProgramName,
    version: String,
    role: Role,
    runtime: Box<dyn Runtime>,
    games: Vec<&'static str>,
    complain: Complain,
    complaint: Once,
}

impl Net {
    /// A net by its name. Two that play differently have different versions. If it fails in a position of a game,
    /// `complain` is told of it once.
    pub fn new(
        name: ProgramName,
        version: String,
        role: Role,
        runtime: impl Runtime + 'static,
        complain: Complain,
    ) -> Net {
        let (runtime, complaint) = (Box::new(runtime), Once::new());
        Net { name, version, role, runtime, games: Vec::new(), complain, complaint }
    }

    /// The same at tables of these games, for which it was checked.
    pub fn for_games(self, games: Vec<&'static str>) -> Net {
        Net { games, ..self }
    }

    /// Whether it is for tables of a game.
    pub fn plays(&self, game: &str) -> bool {
        self.games.contains(&game)
    }

    /// The name that it plays under.
    pub fn name(&self) -> &str {
        self.name.as_str()
    }

    /// What tells it from other nets of that name.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// What it is asked for.
    pub fn role(&self) -> Role {
        self.role
    }

    /// A wish for each code. A net that passed its check may still fail with these numbers: then it wishes nothing.
    fn wishes(&self, numbers: &[f32], codes: usize) -> Vec<f32> {
        let wishes = self.runtime.wishes(numbers).ok().filter(|wishes| wishes.len() == codes);
        wishes.unwrap_or_else(|| {
            self.complaint.call_once(|| {
                let failing = "it cannot be worked out in some positions: it wishes nothing there";
                (self.complain)(self.name(), failing);
            });
            vec![f32::NAN; codes]
        })
    }
}

/// Two nets are the same if they play under the same name, in the same role, and are of the same version.
impl PartialEq for Net {
    fn eq(&self, other: &Net) -> bool {
        (&self.name, &self.version, self.role) == (&other.name, &other.version, other.role)
    }
}

impl Eq for Net {}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Net").field(&self.name).finish()
    }
}

/// The net was not made for this game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    /// It does not take what a seat sees.
    #[error("the net {net} does not take the {numbers} numbers of {game}: {reason}")]
    Numbers {
        /// The net's name.
        net: String,
        /// The game.
        game: &'static str,
        /// How many numbers a seat sees.
        numbers: usize,
        /// What the runtime says.
        reason: String,
    },
    /// It has wishes for other decisions.
    #[error("the net {net} has {wishes} wishes; {game} has {codes} codes")]
    Codes {
        /// The net's name.
        net: String,
        /// The game.
        game: &'static str,
        /// How many wishes it has.
        wishes: usize,
        /// How many it should have.
        codes: usize,
    },
    /// It has a wish that is no number.
    #[error("the net {net} has wishes that are no numbers: it was not trained well")]
    NoNumber {
        /// The net's name.
        net: String,
    },
}

/// How nets play a game.
pub struct Nets<G: Game> {
    /// Whether a net was made for the game.
    pub check: fn(&Net) -> Result<(), Misfit>,
    /// Seats a net that was.
    pub player: fn(&Arc<Net>) -> Box<dyn Player<G>>,
}

impl<G: Encodes + Bots> Nets<G> {
    /// As the game's numbers and codes say.
    pub const fn new() -> Nets<G> {
        Nets { check: check::<G>, player: player::<G> }
    }
}

fn player<G: Encodes + Bots>(net: &Arc<Net>) -> Box<dyn Player<G>> {
    let learned = Learned::<G>::new(Arc::clone(net));
    match net.role {
        Role::Decides => Box::new(learned),
        Role::Proposes(budget) => {
            let search = (G::strongest().player)();
            Box::new(Proposing { learned, search, budget })
        }
    }
}

impl<G: Encodes + Bots> Default for Nets<G> {
    fn default() -> Nets<G> {
        Nets::new()
    }
}

impl<G: Game> Clone for Nets<G> {
    fn clone(&self) -> Nets<G> {
        *self
    }
}

impl<G: Game> Copy for Nets<G> {}

fn check<G: Encodes>(net: &Net) -> Result<(), Misfit> {
    let (name, game) = (|| net.name().to_owned(), G::NAME);
    let numbers = G::NUMBERS;
    let asked = [0.0, 1.0].map(|number| net.runtime.wishes(&vec![number; numbers]));
    for wishes in asked {
        let wishes =
            wishes.map_err(|reason| Misfit::Numbers { net: name(), game, numbers, reason })?;
        if wishes.len() != G::CODES {
            return Err(Misfit::Codes { net: name(), game, wishes: wishes.len(), codes: G::CODES });
        }
        if wishes.iter().any(|wish| wish.is_nan()) {
            return Err(Misfit::NoNumber { net: name() });
        }
    }
    Ok(())
}

/// Always does what its net wishes most.
struct Learned<G: Encodes> {
    net: Arc<Net>,
    decision: Decision<G>,
    /// What each number is multiplied with.
    shares: Vec<f32>,
    seen: Vec<u8>,
}

impl<G: Encodes> Learned<G> {
    fn new(net: Arc<Net>) -> Learned<G> {
        Learned {
            net,
            decision: Decision::default(),
            shares: G::shares(),
            seen: vec![0; G::NUMBERS],
        }
    }

    /// The codes that may come next, the one that the net wishes most first. What is no number is not wished for,
    /// and of two that are wished alike the lower comes first.
    fn codes(&mut self, view: &G::View) -> Vec<usize> {
        G::observation(view, self.decision.begun(), &mut self.seen);
        let shares = self.seen.iter().zip(&self.shares);
        let numbers: Vec<f32> = shares.map(|(number, share)| f32::from(*number) * share).collect();
        let wishes = self.net.wishes(&numbers, G::CODES);
        let wish = |code: &usize| match wishes[*code] {
            wish if wish.is_nan() => f32::NEG_INFINITY,
            wish => wish,
        };
        let mut codes: Vec<usize> = self.decision.codes().collect();
        codes.sort_unstable();
        codes.dedup();
        codes.sort_by(|one, other| wish(other).total_cmp(&wish(one)));
        codes
    }

    /// The action that begins with this code, and goes on as the net wishes.
    fn follow(&mut self, mut code: usize, view: &G::View) -> G::Action {
        loop {
            if let Some(action) = self.decision.choose(code).expect("it is one of the codes") {
                return action;
            }
            code = self.codes(view)[0];
        }
    }

    /// What is worth trying, the best first.
    fn proposals(&mut self, turn: &Turn<'_, G>) -> Vec<G::Action> {
        self.decision.ask_among(&turn.position(), turn.legal);
        let asked = self.decision.clone();
        let codes = self.codes(turn.view()).into_iter().take(PROPOSALS);
        let proposal = |code| {
            self.decision.clone_from(&asked);
            self.follow(code, turn.view())
        };
        codes.map(proposal).collect()
    }
}

impl<G: Encodes> Player<G> for Learned<G> {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        self.decision.ask_among(&turn.position(), turn.legal);
        let first = self.codes(turn.view())[0];
        self.follow(first, turn.view())
    }
}

/// Lets a net propose, and a search decide.
struct Proposing<G: Encodes> {
    learned: Learned<G>,
    search: Box<dyn Player<G>>,
    budget: Budget,
}

impl<G: Encodes> Player<G> for Proposing<G> {
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action {
        if let [only] = turn.legal {
            return only.clone();
        }
        let proposals = self.learned.proposals(&turn);
        let budget = if turn.budget == Budget::Default { self.budget } else { turn.budget };
        self.search.decide(turn.among(&proposals, budget))
    }

    fn talks(&self) -> bool {
        self.search.talks()
    }

    fn speak(&mut self, view: &G::View) -> Vec<G::Statement> {
        self.search.speak(view)
    }
}
