//! The launcher: a small process of our own between us and a program.
//!
//! It is this program again, started with [`ARGUMENT`], and it has two steps. The first one hands lines on to the
//! second and watches over it. When its input ends, because the program is not needed any more or because we are
//! gone, however we went, it ends the program and everybody whom the program has started. The second one takes from
//! itself what a program need not have, and becomes the program.

use std::path::PathBuf;
use std::sync::OnceLock;

/// The first argument of a launcher: then come the most bytes of memory, the most seconds of work, and the
/// command.
pub const ARGUMENT: &str = "launch-bot";

static PATH: OnceLock<PathBuf> = OnceLock::new();

/// Lets programs be started, by a process that is ours: one that calls [`run`] when its first argument is
/// [`ARGUMENT`].
pub fn offer() {
    if let Some(path) = own_path() {
        // Offered twice, it is the same.
        let _ = PATH.set(path);
    }
}

pub(super) fn path() -> Option<PathBuf> {
    PATH.get().cloned()
}

/// Where our own program lies.
fn own_path() -> Option<PathBuf> {
    // The file may be replaced while we run; this stays what it was.
    let own = PathBuf::from("/proc/self/exe");
    if own.exists() { Some(own) } else { std::env::current_exe().ok() }
}

#[cfg(not(unix))]
/// There is none here.
pub fn run(_arguments: &[String]) -> std::process::ExitCode {
    std::process::ExitCode::FAILURE
}

#[cfg(unix)]
pub use unix::run;

#[cfg(unix)]
mod unix {
    use std::fs::{self, File};
    use std::io::{self, Read, Write};
    use std::os::unix::process::CommandExt;
    use std::process::{Child, ChildStdin, Command, ExitCode, Stdio};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{self, Receiver, Sender};
    use std::thread;
    use std::time::Duration;

    use rustix::process::{
        Pid, Resource, Rlimit, Signal, WaitId, WaitIdOptions, WaitOptions, getpid, getppid,
        getrlimit, kill_process, kill_process_group, setrlimit, wait, waitid,
    };
    use rustix::stdio::{dup2_stderr, dup2_stdout};

    use super::{ARGUMENT, own_path};

    /// The first argument of the second step, after [`ARGUMENT`]: then come the number of the first one, and the
    /// same arguments again.
    const BECOME: &str = "become";

    /// How long a program has to end after it was told to.
    const GRACE: Duration = Duration::from_secs(2);

    /// How often it is looked for processes that are left, and how long in between.
    const SWEEPS: u32 = 200;
    const PAUSE: Duration = Duration::from_millis(5);

    /// Most bytes that wait until a program reads them; one that lets more come has stopped reading.
    const MOST_WAITING: usize = 64 << 20;

    /// How many bytes wait.
    static WAITING: AtomicUsize = AtomicUsize::new(0);

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

    /// Is a launcher, with the arguments after [`ARGUMENT`].
    pub fn run(arguments: &[String]) -> ExitCode {
        match arguments.split_first() {
            Some((step, rest)) if step == BECOME => become_program(rest),
            _ => watch_over(arguments).map_or(ExitCode::FAILURE, |()| ExitCode::SUCCESS),
        }
    }

    /// The first step.
    fn watch_over(arguments: &[String]) -> Option<()> {
        // Whoever is orphaned by a program becomes our child.
        #[cfg(target_os = "linux")]
        rustix::process::set_child_subreaper(Some(getpid())).ok()?;
        let mut command = Command::new(own_path()?);
        command.args([ARGUMENT, BECOME, &getpid().to_string()]).args(arguments);
        let child = command.env_clear().stdin(Stdio::piped()).process_group(0).spawn().ok()?;
        // Only the program writes, so that we see when it does not write any more.
        let nowhere = File::options().write(true).open("/dev/null").ok()?;
        dup2_stdout(&nowhere).and_then(|()| dup2_stderr(&nowhere)).ok()?;
        serve(child);
        Some(())
    }

    /// The second step: returns only if the program cannot be started.
    fn become_program(arguments: &[String]) -> ExitCode {
        let [watcher, memory, cpu, program, arguments @ ..] = arguments else {
            return ExitCode::FAILURE;
        };
        let (Ok(memory), Ok(cpu)) = (memory.parse(), cpu.parse()) else { return ExitCode::FAILURE };
        #[cfg(target_os = "linux")]
        if rustix::process::set_parent_process_death_signal(Some(Signal::KILL)).is_err() {
            return ExitCode::FAILURE;
        }
        // Whoever watched over us may have ended before we asked to end with it.
        if getppid().is_none_or(|parent| parent.to_string() != *watcher) {
            return ExitCode::FAILURE;
        }
        // What somebody left open who started us is closed when the program starts.
        close_fds::set_fds_cloexec(3, &[]);
        if let Err(error) = limit(memory, cpu) {
            eprintln!("cannot limit {program}: {error}");
            return ExitCode::FAILURE;
        }
        let error = Command::new(program).args(arguments).env_clear().exec();
        eprintln!("cannot start {program}: {error}");
        ExitCode::FAILURE
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
                // A program that takes nothing any more may still answer.
                Ok(read) => {
                    if WAITING.fetch_add(read, Ordering::Relaxed) > MOST_WAITING {
                        break;
                    }
                    drop(chunks.send(buffer[..read].to_vec()));
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
            WAITING.fetch_sub(chunk.len(), Ordering::Relaxed);
        }
    }

    /// Limits ourselves, which the program inherits. What we have less of already stays so: only root may raise it.
    fn limit(memory: u64, cpu: u64) -> rustix::io::Result<()> {
        let limit = |resource, most: u64| {
            let most = getrlimit(resource).maximum.map_or(most, |ours| ours.min(most));
            setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })
        };
        limit(Resource::Data, memory)?;
        limit(Resource::Cpu, cpu)?;
        limit(Resource::Nofile, DESCRIPTORS)?;
        limit(Resource::Core, 0)
    }

    /// Ends the program's group, and then whoever has left the group.
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
