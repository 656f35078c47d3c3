//! Commands and names, as people write them.

use std::borrow::Cow;
use std::env;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::CannotStart;

/// A program with its arguments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CommandLine(Vec<String>);

/// The text is not a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a command is a program and its arguments, with quotes as a shell has them")]
pub struct NotACommand;

/// Splits words as a shell does: at spaces that are not in quotes. No shell is started.
impl FromStr for CommandLine {
    type Err = NotACommand;

    fn from_str(text: &str) -> Result<CommandLine, NotACommand> {
        let words = shlex::split(text).filter(|words| !words.is_empty());
        words.map(CommandLine).ok_or(NotACommand)
    }
}

impl CommandLine {
    /// The command with the path of its program: a process without an environment cannot look it up.
    pub(super) fn resolve(&self) -> Result<Vec<String>, CannotStart> {
        let program = &self.0[0];
        let path = find(program).and_then(|path| path.into_os_string().into_string().ok());
        let mut command = self.0.clone();
        command[0] = path.ok_or_else(|| unknown(program))?;
        Ok(command)
    }
}

/// Why nothing is found under a name.
fn unknown(program: &str) -> CannotStart {
    if !Path::new(program).is_file() {
        return CannotStart::NoSuchProgram(program.to_owned());
    }
    let path = if program.contains('/') { program.to_owned() } else { format!("./{program}") };
    let quoted = |text: &str| shlex::try_quote(text).map_or(text.to_owned(), Cow::into_owned);
    CannotStart::IsAFile { file: quoted(program), path: quoted(&path) }
}

/// Where a program lies: a path from here, or a name that is looked up where shells look.
fn find(program: &str) -> Option<PathBuf> {
    if program.contains('/') {
        return std::path::absolute(program).ok().filter(|path| is_program(path));
    }
    let folders = env::var_os("PATH")?;
    let mut paths = env::split_paths(&folders).map(|folder| folder.join(program));
    paths.find(|path| is_program(path)).and_then(|path| std::path::absolute(path).ok())
}

#[cfg(unix)]
fn is_program(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;

    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_program(path: &Path) -> bool {
    path.is_file()
}

/// The name that a program plays under: what records, tables and figures know of it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct ProgramName(String);

impl ProgramName {
    /// The longest name.
    pub const MOST: usize = 24;

    /// The name of the command of this number, counted from 1, that was given without one.
    pub fn of_unnamed(number: usize) -> ProgramName {
        ProgramName(if number == 1 { "exec".to_owned() } else { format!("exec-{number}") })
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A letter, and then letters, digits and hyphens; nothing that means something else.
impl FromStr for ProgramName {
    type Err = String;

    fn from_str(text: &str) -> Result<ProgramName, String> {
        let is_good = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let starts = text.starts_with(|first: char| first.is_ascii_lowercase());
        if !starts || text.len() > ProgramName::MOST || !text.bytes().all(is_good) {
            let most = ProgramName::MOST;
            return Err(format!(
                "a bot's name is a small letter, then small letters, digits and hyphens, {most} at most"
            ));
        }
        let is_taken = ["open", "closed", "cheater", "open-hands", "net"].contains(&text);
        if is_taken || text == "exec" || text.starts_with("exec-") {
            return Err(format!("{text:?} means something else; choose another name for the bot"));
        }
        Ok(ProgramName(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_split_as_shells_do_it() {
        let command: CommandLine = "python3 'my bot.py' --depth=3,4".parse().unwrap();
        assert_eq!(command.0, ["python3", "my bot.py", "--depth=3,4"]);
        for bad in ["", "  ", "python3 'open"] {
            assert_eq!(bad.parse::<CommandLine>(), Err(NotACommand), "{bad:?}");
        }
    }

    #[test]
    fn programs_are_looked_up_before_they_start() {
        let resolved = "sh -c true".parse::<CommandLine>().unwrap().resolve().unwrap();
        assert!(resolved[0].starts_with('/') && resolved[0].ends_with("/sh"), "{resolved:?}");
        let missing = "no-such-program-here".parse::<CommandLine>().unwrap().resolve();
        assert_eq!(missing, Err(CannotStart::NoSuchProgram("no-such-program-here".into())));
    }

    /// A file that nobody may run is no program, and neither is one that is looked up elsewhere.
    #[test]
    fn what_is_said_of_a_file_can_be_typed() {
        let folder = env::temp_dir().join(format!("it's a test {}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("bot.py");
        std::fs::write(&file, "").unwrap();
        let file = file.to_str().unwrap();
        let quoted = format!("\"{file}\"");
        let refused = quoted.parse::<CommandLine>().unwrap().resolve().unwrap_err();
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(
            refused.to_string(),
            format!(
                "{quoted} is a file that does not run by itself: name the program that runs it, such as `python3 \
                 {quoted}`, or make the file executable and write `{quoted}`"
            )
        );
        // Tests run in the folder of the package.
        let refused = "Cargo.toml".parse::<CommandLine>().unwrap().resolve().unwrap_err();
        assert_eq!(
            refused.to_string(),
            "Cargo.toml is a file that does not run by itself: name the program that runs it, such as `python3 \
             Cargo.toml`, or make the file executable and write `./Cargo.toml`"
        );
    }

    #[test]
    fn names_are_short_and_mean_nothing_else() {
        for good in ["mine", "my-bot-2", "b"] {
            assert_eq!(good.parse::<ProgramName>().unwrap().as_str(), good);
        }
        let long = "a".repeat(25);
        for bad in ["", "Mine", "2b", "a b", "a:b", "a=b", "exec", "exec-2", "open", "net", &long] {
            assert!(bad.parse::<ProgramName>().is_err(), "{bad:?}");
        }
        assert_eq!(ProgramName::of_unnamed(1).as_str(), "exec");
        assert_eq!(ProgramName::of_unnamed(3).as_str(), "exec-3");
    }
}
