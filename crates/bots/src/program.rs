//! Any program as a player: it reads lines of JSON and answers with lines of JSON. `docs/bot-protocol.md`
//! describes what is said.
//!
//! - [`Program`]: a program that plays under a name; [`Program::player`] seats it in a game.
//! - [`Limits`]: how long it may think, and what its process may use. [`Notice`]: what is told of it.
//! - [`Conduct`]: how often it failed, and somebody else decided.
//! - [`launcher`]: what stands between us and its process.

mod command;
mod conduct;
pub mod launcher;
mod message;
mod player;
mod process;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use sobremesa_table::{Game, Recorded, Seat, Seed};

use crate::{Bots, Player};
pub use command::{CommandLine, NotACommand, ProgramName};
pub use conduct::{Conduct, ConductFigures, Fault};
pub use message::Hello;
pub use player::{opening, told};
use process::Process;

/// Most processes that wait for their next game; when there are more, the one that has waited longest ends.
const MOST_IDLE: usize = 32;

/// A program may be started again this often, and once more for every [`MERIT`] answers.
const RESTARTS: u64 = 10;

/// This many answers in time are worth another start.
const MERIT: u64 = 500;

/// Processes beside the first, and those that are started again, may take this many times as long as the first one for
/// their hello.
const HELLO: u32 = 4;

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// How long it may think about a decision, or about what to say.
    pub answer: Duration,
    /// How long it may take to say hello for the first time. Later it has four times what that took, or as long as for
    /// an answer if that is longer, but never more than this.
    pub hello: Duration,
    /// How many bytes of memory of its own a process may have.
    pub memory: u64,
    /// How many seconds a process may compute in all; then another one takes its place.
    pub cpu: u64,
}

impl Default for Limits {
    fn default() -> Limits {
        let [answer, hello] = [10, 60].map(Duration::from_secs);
        Limits { answer, hello, memory: 1 << 30, cpu: 3600 }
    }
}

/// Something that whoever brought a program should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notice<'a> {
    /// It failed, and somebody else decided.
    Fault(Fault),
    /// It failed so often that it is not started again.
    GivenUp,
    /// It wrote this to its standard error.
    Error(&'a str),
}

/// Is told what happens with the program of a name.
pub type Listener = fn(&str, Notice<'_>);

/// A program that plays.
pub struct Program {
    name: String,
    hello: Hello,
    /// How long other processes may take for theirs.
    hello_wait: Duration,
    crew: Crew,
    idle: Mutex<Vec<Process>>,
    conduct: Conduct,
}

/// What is needed to start a process.
struct Crew {
    name: Arc<str>,
    command: Vec<String>,
    limits: Limits,
    listener: Listener,
}

/// Why a program does not play.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotStart {
    /// This process cannot start programs: it is not ours.
    #[error("only the program sobremesa itself starts bots that are programs")]
    NoLauncher,
    /// There is no such program.
    #[error("there is no program {0:?}")]
    NoSuchProgram(String),
    /// There is a file of this name, but it is not run as it stands there. This is what people wonder about most.
    #[error(
        "{file} is a file that does not run by itself: name the program that runs it, such as `python3 {file}`, or \
         make the file executable and write `{path}`"
    )]
    IsAFile {
        /// The file, with quotes where it needs them.
        file: String,
        /// The same with a slash, without which it is looked up among the system's programs.
        path: String,
    },
    /// It did not say hello.
    #[error("it did not say hello as docs/bot-protocol.md asks: {0}")]
    NoHello(Fault),
}

impl Program {
    /// Starts a program under a name, and waits for its hello.
    ///
    /// # Errors
    /// If it cannot be started, or does not say hello.
    pub fn start(
        name: &ProgramName,
        command: &CommandLine,
        limits: Limits,
        listener: Listener,
    ) -> Result<Program, CannotStart> {
        let command = command.resolve()?;
        let crew = Crew { name: name.as_str().into(), command, limits, listener };
        let start = Instant::now();
        let (process, hello) = Process::start(&crew, limits.hello)?;
        let hello_wait = limits.answer.max(HELLO * start.elapsed()).min(limits.hello);
        let name = name.as_str().to_owned();
        let conduct = Conduct::default();
        Ok(Program { name, hello, hello_wait, crew, idle: Mutex::new(vec![process]), conduct })
    }

    /// The name that it plays under.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What it said of itself.
    pub fn hello(&self) -> &Hello {
        &self.hello
    }

    /// Whether it says that it plays a game.
    pub fn plays(&self, game: &str) -> bool {
        self.hello.games.iter().any(|played| played == game)
    }

    /// Whether it wants to be asked what to say, in a game where something can be said.
    pub fn talks<G: Game>(&self) -> bool {
        // Only of what cannot be there is 'maybe one' no more than nothing.
        self.hello.talks && size_of::<Option<G::Statement>>() > 0
    }

    /// How it behaved so far.
    pub fn conduct(&self) -> ConductFigures {
        self.conduct.figures(&self.name)
    }

    /// Seats it in a game, with a seed of its own. The same three bring it back into the same game.
    pub fn player<G: Bots + Recorded>(
        self: &Arc<Program>,
        rules: &G::Rules,
        seat: Seat,
        seed: Seed,
    ) -> Box<dyn Player<G>> {
        Box::new(player::Performer::<G>::new(Arc::clone(self), rules, seat, seed))
    }

    /// Somebody else decides, because too many programs think already.
    pub fn pass_over(&self) {
        self.conduct.ask();
        self.note(Fault::Busy);
    }

    /// Ends all processes that are not in a game, and waits until they are gone.
    pub fn end(&self) {
        let idle = std::mem::take(&mut *self.idle());
        idle.into_iter().for_each(Process::end);
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Process>> {
        // A panic elsewhere leaves the list whole: every change of it is one insertion or removal.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A process for the game that opens so: the one that is in it, or one that is free, or a new one.
    fn hire(&self, opening: &str) -> Result<Process, Fault> {
        let mut idle = self.idle();
        // One that is in another game has seen another hand, perhaps of the same table.
        let same = idle.iter().position(|process| process.is_in(opening));
        if let Some(at) = same.or_else(|| idle.iter().position(Process::is_free)) {
            return Ok(idle.remove(at));
        }
        drop(idle);
        if !self.conduct.may_restart(RESTARTS, MERIT) {
            return Err(Fault::GivenUp);
        }
        let started = Process::start(&self.crew, self.hello_wait);
        started.map(|(process, _)| process).map_err(|error| match error {
            CannotStart::NoHello(fault) if fault.ends_the_process() => fault,
            _ => Fault::Died,
        })
    }

    /// The process that is in the game that opens so, if one waits.
    fn recall(&self, opening: &str) -> Option<Process> {
        let mut idle = self.idle();
        let at = idle.iter().position(|process| process.is_in(opening))?;
        Some(idle.remove(at))
    }

    /// Takes a process back that others may need.
    fn dismiss(&self, process: Process) {
        let mut idle = self.idle();
        idle.push(process);
        if idle.len() > MOST_IDLE {
            idle.remove(0);
        }
    }

    /// It failed, and somebody else decides.
    fn note(&self, fault: Fault) {
        let listener = self.crew.listener;
        match self.conduct.note(fault) {
            conduct::Told::Fault => listener(&self.name, Notice::Fault(fault)),
            conduct::Told::GivenUp => listener(&self.name, Notice::GivenUp),
            conduct::Told::Nothing => {}
        }
    }
}

/// Two are the same if they have the same name: a run has no two of one name.
impl PartialEq for Program {
    fn eq(&self, other: &Program) -> bool {
        self.name == other.name
    }
}

impl Eq for Program {}

/// A command may have secrets in it, so only the name is shown.
impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Program({})", self.name)
    }
}
