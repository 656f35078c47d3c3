//! The launcher: a small process of our own between us and a program.
//!
//! It is this program again, started with [`ARGUMENT`]. It lets no descriptor go on
//! but the three pipes, sets the limits, and starts the program in a process group of its own, without an
//! environment. It hands the lines on. When its input ends, because the program is not needed any more or because we
//! are gone, however we went, it ends the program and everybody whom the program has started.

use std::path::PathBuf;
use std::sync::OnceLock;

/// The first argument of a launcher: then come the most bytes of memory, the most seconds of work, and the
/// command.
pub const ARGUMENT: &str = "bot-launcher";

static PATH: OnceLock<PathBuf> = OnceLock::new();

/// Lets programs be started, by a process that is ours: one that calls [`run`] when its first argument is
/// [`ARGUMENT`].
pub fn offer() {
    // The file may be replaced while we run; this stays what it was.
    let own = PathBuf::from("/proc/self/exe");
    let path = if own.exists() { Some(own) } else { std::env::current_exe().ok() };
    if let Some(path) = path {
        // Offered twice, it is the same.
        let _ = PATH.set(path);
    }
}

pub(super) fn path() -> Option<PathBuf> {
    PATH.get().cloned()
}

#[cfg(not(unix))]
/// There is none here.
pub fn run(_arguments: Vec<String>) -> std::process::ExitCode {
    std::process::ExitCode::FAILURE
}

#[cfg(unix)]
pub use unix::run;

#[cfg(unix)]
mod unix {
    use std::fs;
    use std::io::{self, Read, Write};
    use std::os::unix::process::CommandExt;
    use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::thread;
    use std::time::Duration;

    use rustix::process::{
        Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, WaitOptions, kill_process,
        kill_process_group, setrlimit, wait, waitid,
    };

    /// How long a program has to end after it was told to.
    const GRACE: Duration = Duration::from_secs(2);

    /// How often it is looked for processes that are left, and how long in between.
    const SWEEPS: u32 = 200;
    const PAUSE: Duration = Duration::from_millis(5);

    /// Most descriptors of a program.
    const DESCRIPTORS: u64 = 256;

    /// Something that a launcher waits for.
    #[derive(PartialEq)]
    enum Event {
        /// Nobody has anything to say to the program any more.
        InputEnded,
        /// The program has ended.
        ProgramEnded,
    }

    /// Is a launcher, with the arguments after [`super::ARGUMENT`].
    pub fn run(arguments: Vec<String>) -> ExitCode {
        let mut arguments = arguments.into_iter();
        let mut number = || arguments.next()?.parse::<u64>().ok();
        let (Some(memory), Some(cpu)) = (number(), number()) else { return ExitCode::FAILURE };
        let Some(program) = arguments.next() else { return ExitCode::FAILURE };
        // What somebody left open who started us is closed when the program starts.
        close_fds::set_fds_cloexec(3, &[]);
        if limit(memory, cpu).is_err() {
            return ExitCode::FAILURE;
        }
        #[cfg(target_os = "linux")]
        let _ = rustix::process::set_child_subreaper(Some(rustix::process::getpid()));
        let mut command = Command::new(program);
        command.args(arguments).env_clear().stdin(Stdio::piped()).process_group(0);
        let Ok(child) = command.spawn() else { return ExitCode::FAILURE };
        serve(child);
        ExitCode::SUCCESS
    }

    /// Hands lines on until one side ends; then the other does.
    fn serve(mut child: Child) {
        let Some(stdin) = child.stdin.take() else { return };
        let pid = Pid::from_child(&child);
        let (events, happened) = mpsc::channel();
        let (chunks, to_write) = mpsc::channel();
        let ended = events.clone();
        // Reading never waits for a program that does not read: the end of the input is always seen.
        thread::spawn(move || read(&chunks, &events));
        thread::spawn(move || write(stdin, &to_write));
        thread::spawn(move || {
            // It is not reaped before its group is gone, so that nobody else gets its number.
            let _ = waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT);
            let _ = ended.send(Event::ProgramEnded);
        });
        if happened.recv() == Ok(Event::InputEnded) {
            let _ = happened.recv_timeout(GRACE);
        }
        end_all(pid);
    }

    fn read(chunks: &Sender<Vec<u8>>, events: &Sender<Event>) {
        let mut buffer = [0; 16 << 10];
        loop {
            match io::stdin().lock().read(&mut buffer) {
                Ok(0) => break,
                Ok(read) => {
                    if chunks.send(buffer[..read].to_vec()).is_err() {
                        // The program takes nothing any more, but may still answer.
                        continue;
                    }
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => break,
            }
        }
        let _ = events.send(Event::InputEnded);
    }

    fn write(mut stdin: ChildStdin, chunks: &Receiver<Vec<u8>>) {
        for chunk in chunks {
            if stdin.write_all(&chunk).is_err() {
                return;
            }
        }
    }

    /// Limits ourselves, which the program inherits.
    fn limit(memory: u64, cpu: u64) -> rustix::io::Result<()> {
        let most = |limit| Rlimit { current: Some(limit), maximum: Some(limit) };
        setrlimit(Resource::Data, most(memory))?;
        setrlimit(Resource::Cpu, most(cpu))?;
        setrlimit(Resource::Nofile, most(DESCRIPTORS))?;
        setrlimit(Resource::Core, most(0))
    }

    /// Ends the program's group, and then whoever has left the group: orphans become our children.
    fn end_all(pid: Pid) {
        let _ = kill_process_group(pid, Signal::KILL);
        for _ in 0..SWEEPS {
            while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
            let children = children();
            if children.is_empty() {
                return;
            }
            for child in children {
                let _ = kill_process(child, Signal::KILL);
            }
            thread::sleep(PAUSE);
        }
    }

    /// Our children, whichever of our threads has them.
    fn children() -> Vec<Pid> {
        let tasks = fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
        let lists = tasks.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
        let numbers = lists.flat_map(|list| {
            let numbers = list.split_whitespace().filter_map(|number| number.parse().ok());
            numbers.collect::<Vec<i32>>()
        });
        numbers.filter_map(Pid::from_raw).collect()
    }
}
