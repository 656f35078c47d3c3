//! The program `sobremesa` for any games; `main.rs` names those that it has.
//!
//! - [`Game`], [`games!`]: a game as the program takes it.
//! - [`run`]: the program. [`run_from`]: the same inside another program, such as a test.
//! - `arguments`: the command line; `choices`: the games' options as flags; `bots`: their bots in help texts;
//!   `programs`: bots that are programs.
//! - `sim`, `arena`, `verify`, `show`, `analyze`: what bots and records are for. `serve`, `admin`: what
//!   people are for; `settings`: how a server is set up. `load`: what a server can bear. `games`: what there is, for
//!   programs.
//! - `lines`, `record`, `record_file`: records are read and written line by line.

mod admin;
mod analyze;
mod arena;
mod arguments;
mod bots;
mod choices;
mod game;
mod games;
mod lines;
mod load;
mod nets;
mod programs;
mod record;
mod record_file;
mod serve;
mod settings;
mod show;
mod sim;
mod verify;

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use arguments::Command;
use sobremesa_bots::program::launcher;

pub use game::Game;

/// Games as the program takes them: `games![One, Other]` of types that implement the traits that
/// [`Game::of`] asks for.
#[macro_export]
macro_rules! games {
    ($($game:ty),* $(,)?) => { &[$($crate::Game::of::<$game>()),*] };
}

/// Runs the program with these games, and with the arguments that it was started with.
pub fn run(games: &[Game]) -> ExitCode {
    if std::env::args_os().nth(1).is_some_and(|first| first == launcher::ARGUMENT) {
        return launcher::run(&std::env::args().skip(2).collect::<Vec<_>>());
    }
    launcher::offer();
    match arguments::read(games, std::env::args_os()) {
        Ok(command) => perform(games, command, &mut io::stdout(), &mut io::stderr()),
        // In color, where the terminal has it.
        Err(mistake) => mistake.exit(),
    }
}

/// Runs the program with these games and arguments, the program's own name left out. What it would
/// print goes into `out`, what it would complain about into `err`. A server prints where it always
/// does.
///
/// ```
/// use std::process::ExitCode;
///
/// let (mut out, mut err) = (Vec::new(), Vec::new());
/// let code = sobremesa::run_from(sobremesa::games![], ["--version"], &mut out, &mut err);
/// assert_eq!(code, ExitCode::SUCCESS);
/// assert!(out.starts_with(b"sobremesa "));
/// ```
pub fn run_from(
    games: &[Game],
    arguments: impl IntoIterator<Item: Into<OsString>>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> ExitCode {
    let arguments = arguments.into_iter().map(Into::into);
    match arguments::read(games, [OsString::from("sobremesa")].into_iter().chain(arguments)) {
        Ok(command) => perform(games, command, out, err),
        Err(mistake) => {
            let told = mistake.render();
            // If it cannot be written, there is nobody to tell.
            let _ = match mistake.use_stderr() {
                true => write!(err, "{told}"),
                false => write!(out, "{told}"),
            };
            u8::try_from(mistake.exit_code()).map_or(ExitCode::FAILURE, ExitCode::from)
        }
    }
}

fn perform(games: &[Game], command: Command, out: &mut dyn Write, err: &mut dyn Write) -> ExitCode {
    let done = match command {
        Command::Serve(arguments) => serve::run(games, *arguments),
        Command::Admin(arguments) => admin::run(arguments, out),
        Command::Sim(arguments) => sim::run(&arguments, out),
        Command::Arena(arguments) => arena::run(games, &arguments, out),
        Command::Verify(arguments) => verify::run(games, &arguments, out, err),
        Command::Show(arguments) => show::run(games, &arguments, out),
        Command::Analyze(arguments) => analyze::run(games, &arguments, out),
        Command::Load(arguments) => load::run(games, &arguments, out),
        Command::Games(arguments) => games::run(games, &arguments, out),
    };
    done.unwrap_or_else(|error| {
        // Whoever reads the output may stop reading, as `head` does.
        let broken_pipe = |error: &io::Error| error.kind() == ErrorKind::BrokenPipe;
        let of_a_file = error.chain().count() > 1;
        if !of_a_file && error.downcast_ref().is_some_and(broken_pipe) {
            return ExitCode::SUCCESS;
        }
        // If it cannot be written, there is nobody to tell.
        let _ = writeln!(err, "error: {error:#}");
        ExitCode::from(2)
    })
}
