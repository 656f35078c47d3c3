//! Bots as the command line names them: ours by their names, and programs and nets that people bring.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail, ensure};
use sobremesa_arena::Contestant;
use sobremesa_bots::net::Net;
use sobremesa_bots::program::{CommandLine, ConductFigures, Limits, Notice, Program, ProgramName};
use sobremesa_bots::{BotName, Budget, NotABudget};

use crate::arguments::list;
use crate::nets::{EXAMPLES, NetFile};

/// What a command begins with where bots are named.
const EXEC: &str = "exec:";

/// How a program is written, for somebody who wrote something else.
const PROGRAM: &str = "'exec:COMMAND', such as 'exec:python3 my_bot.py'";

/// A bot that is named.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Named {
    /// By its name.
    Bot(BotName),
    /// By the command that starts it.
    Command(CommandLine),
    /// By the file of its net.
    Net(NetFile),
}

/// Bots with commas between them. A comma inside quotes belongs to a command.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Names(pub(crate) Vec<Named>);

impl FromStr for Names {
    type Err = String;

    fn from_str(text: &str) -> Result<Names, String> {
        split(text).into_iter().map(str::parse).collect::<Result<_, _>>().map(Names)
    }
}

impl FromStr for Named {
    type Err = String;

    fn from_str(text: &str) -> Result<Named, String> {
        let text = text.trim();
        if let Some(command) = text.strip_prefix(EXEC) {
            return match command.trim() {
                "" => Err(format!("{text:?} names no command: a program is {PROGRAM}")),
                command => command.parse().map(Named::Command).map_err(|bad| format!("{bad}")),
            };
        }
        if let Some(net) = NetFile::named(text)? {
            return Ok(Named::Net(net));
        }
        if text.is_empty() {
            return Err("a bot without a name: there is one on each side of a comma".to_owned());
        }
        text.parse().map(Named::Bot).map_err(|bad: NotABudget| {
            format!("{text:?} is no bot: {bad}; a program is {PROGRAM}, and a net is {EXAMPLES}")
        })
    }
}

/// Splits at commas that are not in quotes.
fn split(text: &str) -> Vec<&str> {
    let (mut quote, mut is_escaped) = (None, false);
    let parts = text.split(move |sign| {
        let was_escaped = std::mem::take(&mut is_escaped);
        match (quote, sign) {
            _ if was_escaped => {}
            (None | Some('"'), '\\') => is_escaped = true,
            (None, '\'' | '"') => quote = Some(sign),
            (Some(open), _) if open == sign => quote = None,
            (None, ',') => return true,
            _ => {}
        }
        false
    });
    parts.collect()
}

/// A program or a net that plays under a name: `NAME=COMMAND` or `NAME=net:FILE`.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Brought {
    pub(crate) name: ProgramName,
    pub(crate) mind: Mind,
}

/// What decides.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mind {
    Command(CommandLine),
    Net(NetFile),
}

impl FromStr for Brought {
    type Err = String;

    fn from_str(text: &str) -> Result<Brought, String> {
        let brought = "a bot is brought as NAME=COMMAND or NAME=net:FILE";
        let (name, mind) = text.split_once('=').ok_or(brought)?;
        let mind = match mind.trim() {
            "" => return Err(format!("{text:?} has nothing behind its name: {brought}")),
            mind if mind.starts_with(EXEC) => {
                return Err(format!("{text:?} needs no {EXEC}: {brought}"));
            }
            mind => match NetFile::named(mind)? {
                Some(net) => Mind::Net(net),
                None => mind.parse().map(Mind::Command).map_err(|bad| format!("{bad}"))?,
            },
        };
        Ok(Brought { name: name.trim().parse()?, mind })
    }
}

/// How programs are brought to `sim` and `arena`.
#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Arguments {
    /// Bring a program as a bot of this name, also several times; docs/bot-protocol.md says what it must do.
    /// NAME=net:FILE brings a net.
    #[arg(long, value_name = "NAME=COMMAND")]
    bot: Vec<Brought>,
    /// How many seconds such a program has for a decision.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u16).range(1..))]
    bot_seconds: u16,
}

/// What help says about programs where bots are named.
pub(crate) const HELP: &str = "or a program, such as 'exec:python3 my_bot.py' (quotes inside keep spaces and \
     commas together), the NAME of a --bot, or a net, such as net:my-net.onnx, or search:400+net:my-net.onnx, \
     where it proposes what the search tries";

/// The programs and nets of a run.
pub(crate) struct Roster<'a> {
    arguments: &'a Arguments,
    ours: Vec<String>,
    nets: Vec<(NetFile, Arc<Net>)>,
    /// Those that were started, with the commands of those that have no name.
    started: Vec<(Option<CommandLine>, Arc<Program>)>,
}

impl<'a> Roster<'a> {
    /// No program is started before it is seated.
    pub(crate) fn new(arguments: &'a Arguments, ours: &[&str]) -> anyhow::Result<Roster<'a>> {
        check_names(&arguments.bot, ours)?;
        let ours = ours.iter().map(ToString::to_string).collect();
        Ok(Roster { arguments, ours, nets: Vec::new(), started: Vec::new() })
    }

    /// Whoever was named; `ours` says who it is if it is no program.
    pub(crate) fn seat(
        &mut self,
        named: &Named,
        ours: fn(BotName) -> Contestant,
    ) -> anyhow::Result<Contestant> {
        match named {
            Named::Bot(bot) => {
                let mut brought = self.arguments.bot.iter();
                let found = brought.find(|brought| brought.name.as_str() == bot.kind);
                let Some(Brought { name, mind }) = found else { return Ok(ours(bot.clone())) };
                match mind {
                    Mind::Command(command) => {
                        let program = self.program(name, command, None)?;
                        Ok(Contestant::Program(program, bot.budget))
                    }
                    Mind::Net(net) => {
                        ensure!(
                            bot.budget == Budget::Default,
                            "the net {:?} has its budget where it is brought: \
                             --bot NAME=search:400+net:FILE",
                            name.as_str()
                        );
                        Ok(Contestant::Net(self.net(name.clone(), net)?))
                    }
                }
            }
            Named::Net(net) => {
                let name = net.name()?;
                let others = self.nets.iter().filter(|(known, _)| known != net);
                let brought = self.arguments.bot.iter().map(|brought| brought.name.as_str());
                let mut taken = self.ours.iter().map(String::as_str).chain(brought);
                let is_taken = taken.any(|other| other == name.as_str())
                    || others.map(|(_, net)| net.name()).any(|other| other == name.as_str());
                ensure!(
                    !is_taken,
                    "another bot is called {:?}; give this one a NAME by --bot NAME=net:FILE",
                    name.as_str()
                );
                Ok(Contestant::Net(self.net(name, net)?))
            }
            Named::Command(command) => {
                let known = self.started.iter().find(|(own, _)| own.as_ref() == Some(command));
                if let Some((_, program)) = known {
                    return Ok(Contestant::Program(Arc::clone(program), Budget::Default));
                }
                let unnamed = self.started.iter().filter(|(own, _)| own.is_some()).count();
                let name = ProgramName::of_unnamed(unnamed + 1);
                let program = self.program(&name, command, Some(command))?;
                Ok(Contestant::Program(program, Budget::Default))
            }
        }
    }

    /// The net of this name, which is read once.
    fn net(&mut self, name: ProgramName, file: &NetFile) -> anyhow::Result<Arc<Net>> {
        if let Some((_, net)) = self.nets.iter().find(|(_, net)| net.name() == name.as_str()) {
            return Ok(Arc::clone(net));
        }
        let net = Arc::new(file.load(name, complain_of_net)?);
        self.nets.push((file.clone(), Arc::clone(&net)));
        Ok(net)
    }

    /// The program of this name, which is started once.
    fn program(
        &mut self,
        name: &ProgramName,
        command: &CommandLine,
        unnamed: Option<&CommandLine>,
    ) -> anyhow::Result<Arc<Program>> {
        let known = self.started.iter().find(|(_, program)| program.name() == name.as_str());
        if let Some((_, program)) = known {
            return Ok(Arc::clone(program));
        }
        let answer = Duration::from_secs(self.arguments.bot_seconds.into());
        let limits = Limits { answer, ..Limits::default() };
        let program = Program::start(name, command, limits, complain);
        let program = Arc::new(program.with_context(|| format!("bot {}", name.as_str()))?);
        self.started.push((unnamed.cloned(), Arc::clone(&program)));
        Ok(program)
    }

    /// Tells of those that were brought, once all are seated, and have no seat.
    pub(crate) fn tell_of_idle(&self) {
        for Brought { name, .. } in &self.arguments.bot {
            let is_program = |(_, program): &(_, Arc<Program>)| program.name() == name.as_str();
            let is_net = |(_, net): &(_, Arc<Net>)| net.name() == name.as_str();
            if !self.started.iter().any(is_program) && !self.nets.iter().any(is_net) {
                let name = name.as_str();
                eprintln!("bot {name} plays nowhere: no seat was given its name");
            }
        }
    }

    /// How the programs behaved.
    pub(crate) fn conduct(&self) -> Vec<ConductFigures> {
        self.started.iter().map(|(_, program)| program.conduct()).collect()
    }
}

/// Nobody is left behind when the run is over.
impl Drop for Roster<'_> {
    fn drop(&mut self) {
        self.started.iter().for_each(|(_, program)| program.end());
    }
}

/// Tells whoever runs a program what is wrong with it.
fn complain(name: &str, notice: Notice<'_>) {
    match notice {
        Notice::Fault(fault) => eprintln!("bot {name}: {fault}"),
        Notice::GivenUp => eprintln!("bot {name}: it is not started again"),
        Notice::Error(line) => eprintln!("bot {name} says: {line}"),
    }
}

/// Tells whoever brought a net what is wrong with it.
fn complain_of_net(name: &str, reason: &str) {
    eprintln!("bot {name}: {reason}");
}

/// No two programs have one name, and none has that of another bot.
pub(crate) fn check_names(brought: &[Brought], ours: &[&str]) -> anyhow::Result<()> {
    for (index, Brought { name, .. }) in brought.iter().enumerate() {
        let name = name.as_str();
        if ours.contains(&name) {
            bail!("{name:?} is a bot of ours; choose another name for yours");
        }
        if brought[..index].iter().any(|other| other.name.as_str() == name) {
            bail!("two bots are called {name:?}");
        }
    }
    Ok(())
}

/// How a program behaved, in a line.
pub(crate) fn told(conduct: &ConductFigures, stand_in: &str) -> String {
    let ConductFigures { bot, asked, stood_in, restarts, .. } = conduct;
    let faults = conduct.faults().into_iter().filter(|(_, count)| *count > 0);
    let faults: Vec<String> =
        faults.map(|(fault, count)| format!("{count} {}", fault.replace('_', " "))).collect();
    let faults = match faults.is_empty() {
        true => String::new(),
        false => format!(" ({})", list(&faults, "and")),
    };
    let restarts = match restarts {
        0 => String::new(),
        _ => format!("; starts after the first: {restarts}"),
    };
    format!("{bot}: asked {asked}, {stand_in} stood in {stood_in}{faults}{restarts}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bot(name: &str) -> Named {
        Named::Bot(name.parse().unwrap())
    }

    fn command(text: &str) -> Named {
        Named::Command(text.parse().unwrap())
    }

    fn net(text: &str) -> Named {
        Named::Net(NetFile::named(text).unwrap().unwrap())
    }

    #[test]
    fn commas_in_quotes_do_not_part_bots() {
        for (text, names) in [
            ("random", vec![bot("random")]),
            ("search:200ms,mine:40", vec![bot("search:200ms"), bot("mine:40")]),
            ("random,exec:python3 my_bot.py", vec![bot("random"), command("python3 my_bot.py")]),
            ("exec:sh 'a,b.sh' x,random", vec![command("sh 'a,b.sh' x"), bot("random")]),
            (r#"exec:sh "a\",b" c,random"#, vec![command(r#"sh "a\",b" c"#), bot("random")]),
            (r"exec:sh a\,b", vec![command(r"sh 'a,b'")]),
            ("net:nets/mine.onnx,random", vec![net("net:nets/mine.onnx"), bot("random")]),
            ("search:40+net:mine.onnx", vec![net("search:40+net:mine.onnx")]),
            (" random , exec: sh a , net: b ", vec![bot("random"), command("sh a"), net("net:b")]),
        ] {
            assert_eq!(text.parse(), Ok(Names(names)), "{text}");
        }
        for (text, said) in [
            ("search:soon", "a budget is"),
            ("search:soon+net:mine.onnx", "a budget is"),
            ("random:2+net:x", "a net is net:FILE"),
            ("exce:python3 my_bot.py", "a program is 'exec:COMMAND'"),
            ("file:my_bot.py", "a program is 'exec:COMMAND'"),
            ("exec:", "names no command"),
            ("exec: ", "names no command"),
            ("random,exec:sh 'open", "with quotes"),
            ("net:", "names no file"),
            ("search:40+net: ", "names no file"),
            ("random,,heuristic", "without a name"),
            ("", "without a name"),
        ] {
            let refused = text.parse::<Names>().unwrap_err();
            assert!(refused.contains(said), "{text}: {refused}");
        }
    }

    #[test]
    fn programs_have_names_of_their_own() {
        let brought = |text: &str| text.parse::<Brought>();
        let mine = brought("mine=python3 bot.py --level=3").unwrap();
        assert_eq!(mine.mind, Mind::Command("python3 bot.py --level=3".parse().unwrap()));
        assert!(matches!(brought("mine=search+net:mine.onnx").unwrap().mind, Mind::Net(_)));
        let told = brought("mine=python3 bot.py a+net:b").unwrap().mind;
        assert!(matches!(told, Mind::Command(_)));
        assert_eq!(brought(" mine = python3 bot.py --level=3 ").as_ref(), Ok(&mine));
        for (text, said) in [
            ("python3 bot.py", "NAME=COMMAND"),
            ("Mine=python3", "a small letter"),
            ("mine=", "nothing behind its name"),
            ("mine= ", "nothing behind its name"),
            ("mine=net:", "names no file"),
            ("mine=search:soon+net:mine.onnx", "a budget is"),
            ("mine=random+net:mine.onnx", "lets no search decide"),
            ("mine=exec:python3 bot.py", "needs no exec:"),
        ] {
            let refused = brought(text).unwrap_err();
            assert!(refused.contains(said), "{text}: {refused}");
        }
        assert!(check_names(&[mine.clone(), brought("other=sh").unwrap()], &["random"]).is_ok());
        assert!(check_names(&[mine.clone(), mine.clone()], &[]).is_err());
        assert!(check_names(&[mine], &["random", "mine"]).is_err());
    }
}
