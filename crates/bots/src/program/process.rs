//! A program's process: lines go in, lines come out, and nothing else.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use super::message::{Answer, Hello, Message};
use super::{CannotStart, Crew, Fault, Notice, launcher};

/// Most bytes of an answer.
const MOST_BYTES: u64 = 64 << 10;

/// Most lines that wait for a program that does not read.
const MOST_LINES: usize = 256;

/// This many lines of a process's standard error are told, and this many bytes of each; the rest is dropped.
const MOST_ERRORS: usize = 50;
const MOST_ERROR_BYTES: u64 = 500;

/// A launcher needs less to end a program; one that was stopped by somebody is not waited for.
const FAREWELL: Duration = Duration::from_secs(10);

/// A process that plays.
pub(super) struct Process {
    /// None once it was told to quit.
    lines: Option<SyncSender<String>>,
    /// Hears of it when everything of it has ended.
    ended: Receiver<()>,
    /// How many questions it was asked, but for hello.
    asked: u64,
    answers: Receiver<Result<String, Fault>>,
    /// The game that it is in.
    session: Option<Session>,
}

/// A game as a process knows it.
struct Session {
    opening: String,
    /// What it was told, event by event.
    told: usize,
    /// A sum over it, so that a game that went back is noticed.
    sum: u64,
}

impl Process {
    /// Starts a process, and waits this long for its hello.
    pub(super) fn start(crew: &Crew, time: Duration) -> Result<(Process, Hello), CannotStart> {
        let mut child = launch(crew)?;
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(stdin), Some(stdout), Some(stderr)) = pipes else {
            return Err(CannotStart::NoHello(Fault::Died));
        };
        let (lines, written) = mpsc::sync_channel(MOST_LINES);
        let (heard, answers) = mpsc::sync_channel(1);
        let (end, ended) = mpsc::sync_channel(1);
        let (name, listener) = (crew.name.clone(), crew.listener);
        thread::spawn(move || write(stdin, &written));
        thread::spawn(move || read(stdout, &heard));
        thread::spawn(move || tell_errors(stderr, |line| listener(&name, Notice::Error(line))));
        thread::spawn(move || {
            // The launcher ends when its input does, and leaves nobody behind.
            let _ = child.wait();
            let _ = end.send(());
        });
        let mut process = Process { lines: Some(lines), ended, asked: 0, answers, session: None };
        let hello = process.hear(Message::hello().line(), time);
        let hello = hello.and_then(|line| Hello::read(&line)).map_err(CannotStart::NoHello)?;
        Ok((process, hello))
    }

    /// Whether it is in the game that opens so.
    pub(super) fn is_in(&self, opening: &str) -> bool {
        self.session.as_ref().is_some_and(|session| session.opening == opening)
    }

    /// Whether it is in no game.
    pub(super) fn is_free(&self) -> bool {
        self.session.is_none()
    }

    /// Brings it into a game, and tells it what it has not seen yet.
    pub(super) fn bring_up_to_date(
        &mut self,
        opening: &str,
        told: &Chronicle,
    ) -> Result<(), Fault> {
        let known = self.session.as_ref().filter(|session| {
            session.opening == opening && told.sum_of(session.told) == Some(session.sum)
        });
        let from = known.map_or(0, |session| session.told);
        if known.is_none() {
            self.say(opening.to_owned())?;
        }
        if let Some(line) = told.since(from) {
            self.say(line)?;
        }
        let (opening, sum) = (opening.to_owned(), told.sum());
        self.session = Some(Session { opening, told: told.len(), sum });
        Ok(())
    }

    /// Its game is over.
    pub(super) fn leave(&mut self) {
        self.session = None;
    }

    /// Tells it something that it does not answer.
    pub(super) fn say(&mut self, line: String) -> Result<(), Fault> {
        let lines = self.lines.as_ref().ok_or(Fault::Died)?;
        lines.try_send(line).map_err(|_| Fault::Died)
    }

    /// Asks it something, and waits for the answer. A question has an id, so that no line is taken for the answer to
    /// another one.
    pub(super) fn ask(
        &mut self,
        question: impl FnOnce(u64) -> String,
        time: Duration,
    ) -> Result<Answer, Fault> {
        self.asked += 1;
        let answer = Answer::read(&self.hear(question(self.asked), time)?)?;
        if answer.id() == Some(self.asked) { Ok(answer) } else { Err(Fault::Flooded) }
    }

    /// Says a line, and waits for the next one.
    fn hear(&mut self, line: String, time: Duration) -> Result<String, Fault> {
        match self.answers.try_recv() {
            Ok(Ok(_)) => return Err(Fault::Flooded),
            Ok(Err(fault)) => return Err(fault),
            Err(mpsc::TryRecvError::Disconnected) => return Err(Fault::Died),
            Err(mpsc::TryRecvError::Empty) => {}
        }
        self.say(line)?;
        self.answers.recv_timeout(time).unwrap_or_else(|error| {
            Err(match error {
                RecvTimeoutError::Timeout => Fault::Late,
                RecvTimeoutError::Disconnected => Fault::Died,
            })
        })
    }
}

impl Process {
    /// Tells it to quit. When the pipe is closed, the launcher ends what does not end by itself.
    fn quit(&mut self) {
        let _ = self.say(Message::Quit.line());
        self.lines = None;
    }

    /// Waits until it has ended, after it was told to quit.
    pub(super) fn end(mut self) {
        self.quit();
        let _ = self.ended.recv_timeout(FAREWELL);
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.quit();
    }
}

/// The launcher, which starts the program with nothing but what it may have.
fn launch(crew: &Crew) -> Result<Child, CannotStart> {
    let mut command = Command::new(launcher::path().ok_or(CannotStart::NoLauncher)?);
    let limits = [crew.limits.memory, crew.limits.cpu].map(|limit| limit.to_string());
    command.arg(launcher::ARGUMENT).args(limits).args(&crew.command).env_clear();
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command.spawn().map_err(|_| CannotStart::NoHello(Fault::Died))
}

/// Writes lines until nobody has any more, or nobody reads them.
fn write(mut stdin: ChildStdin, lines: &Receiver<String>) {
    for line in lines {
        if stdin.write_all(line.as_bytes()).and_then(|()| stdin.flush()).is_err() {
            return;
        }
    }
}

/// Hands on what a program says, line by line, until it ends or says too much.
fn read(stdout: ChildStdout, heard: &SyncSender<Result<String, Fault>>) {
    let mut stdout = BufReader::new(stdout);
    loop {
        let mut line = Vec::new();
        let read = stdout.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line);
        if read.is_err() || line.is_empty() {
            return;
        }
        let answer = match line.pop() {
            Some(b'\n') => String::from_utf8(line).map_err(|_| Fault::Unreadable),
            // An end in the middle of a line is an end.
            _ if (line.len() as u64) < MOST_BYTES - 1 => return,
            _ => Err(Fault::Flooded),
        };
        let is_lost = answer == Err(Fault::Flooded);
        if heard.send(answer).is_err() || is_lost {
            return;
        }
    }
}

/// Tells the first lines of what a program complains about, and reads over the rest.
fn tell_errors(stderr: ChildStderr, tell: impl Fn(&str)) {
    let mut stderr = BufReader::new(stderr);
    for _ in 0..MOST_ERRORS {
        let mut line = Vec::new();
        match stderr.by_ref().take(MOST_ERROR_BYTES).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => tell(&printable(&line)),
        }
    }
    let _ = std::io::copy(&mut stderr, &mut std::io::sink());
}

/// A line without anything that a terminal would obey.
fn printable(line: &[u8]) -> String {
    let text = String::from_utf8_lossy(line);
    text.trim_end().chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect()
}

/// What has happened in a game for one seat, as JSON.
#[derive(Default)]
pub(super) struct Chronicle {
    events: Vec<Box<serde_json::value::RawValue>>,
    /// A sum over the first events, for each number of them from 1.
    sums: Vec<u64>,
}

impl Chronicle {
    pub(super) fn add(&mut self, event: Box<serde_json::value::RawValue>) {
        // FNV-1a: two games that part are told apart by all that came since.
        let sum = event
            .get()
            .bytes()
            .fold(self.sum(), |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        self.sums.push(sum);
        self.events.push(event);
    }

    fn len(&self) -> usize {
        self.events.len()
    }

    fn sum(&self) -> u64 {
        self.sums.last().copied().unwrap_or(0xcbf2_9ce4_8422_2325)
    }

    /// The sum over the first this many events; none if there are fewer.
    fn sum_of(&self, count: usize) -> Option<u64> {
        match count.checked_sub(1) {
            None => Some(Chronicle::default().sum()),
            Some(last) => self.sums.get(last).copied(),
        }
    }

    /// What has happened after the first this many events, as a line; none if nothing has.
    pub(super) fn since(&self, from: usize) -> Option<String> {
        let events: Vec<_> = self.events[from..].iter().map(AsRef::as_ref).collect();
        (!events.is_empty()).then(|| Message::Seen { events }.line())
    }
}
