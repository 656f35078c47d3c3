//! A PostgreSQL for tests.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Where Debian puts the programs of each version.
const VERSIONS: &str = "/usr/lib/postgresql";

/// What it is started with: no network, and no waiting for the disk. That a machine loses its power cannot be tested
/// here; a process that is killed leaves everything with the system.
const SETTINGS: &str = "-c listen_addresses= -c fsync=off -c max_connections=300 \
     -c shared_buffers=32MB -c log_min_messages=fatal";

/// Ends PostgreSQL and removes its folder as soon as whoever started it is gone, however that came about.
const KEEPER: &str =
    "trap '' INT TERM HUP; cat; \"$1/pg_ctl\" -D \"$2/data\" -m immediate -w stop; rm -rf \"$2\"";

/// A PostgreSQL of a test's own, on a socket in a temporary folder.
#[derive(Debug)]
pub struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
    /// It reads a pipe that ends with this process.
    keeper: Child,
}

impl Postgres {
    /// The one that all tests of a program share, each with databases of its own.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Postgres::start)
    }

    /// Starts one that may be ended in the middle of a test.
    ///
    /// # Panics
    /// If it is not installed, or does not start.
    pub fn start() -> Postgres {
        let programs = programs();
        let made = run(as_nobody("mktemp").args(["--directory", "--tmpdir", "sobremesa-XXXXXXXX"]));
        let folder = PathBuf::from(made.trim_end());
        let keeper = as_nobody("sh")
            .args(["-c", KEEPER, "sh"])
            .args([&programs, &folder])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        let databases = AtomicU32::new(0);
        let postgres = Postgres { programs, folder, databases, keeper };
        let options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale"];
        let mut init = postgres.program("initdb");
        run(init.args(options).args(["--no-sync", "--pgdata"]).arg(postgres.data()));
        postgres.resume();
        postgres
    }

    /// Makes an empty database. How to connect to it.
    ///
    /// # Panics
    /// If PostgreSQL does not run.
    pub fn database(&self) -> String {
        let name = format!("house{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let mut create = self.program("createdb");
        run(create.arg("--host").arg(&self.folder).args(["--username=postgres", &name]));
        format!("postgres://postgres@localhost/{name}?host={}", self.folder.display())
    }

    /// The socket at which it listens.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Ends it as an operator would: whoever is connected is thrown out, and everything is on the disk.
    ///
    /// # Panics
    /// If it does not run.
    pub fn stop(&self) {
        self.end("fast");
    }

    /// Ends it without a warning, as a crash does.
    ///
    /// # Panics
    /// If it does not run.
    pub fn crash(&self) {
        self.end("immediate");
    }

    fn end(&self, mode: &str) {
        let mut stop = self.program("pg_ctl");
        run(stop.args(["-w", "-m", mode, "stop", "-D"]).arg(self.data()));
    }

    /// Starts it again after it was ended.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&self) {
        let folder = self.folder.display();
        let mut start = self.program("pg_ctl");
        start.args(["-w", "-o", &format!("{SETTINGS} -k {folder}"), "-l"]);
        run(start.arg(self.folder.join("log")).args(["start", "-D"]).arg(self.data()));
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    fn program(&self, name: &str) -> Command {
        as_nobody(&self.programs.join(name).to_string_lossy())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The folder of the newest version's programs.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir(VERSIONS).into_iter().flatten().flatten();
    let folders = versions.map(|version| version.path().join("bin"));
    let newest = folders.filter(|folder| folder.join("initdb").exists()).max_by_key(|folder| {
        let version = folder.parent().and_then(Path::file_name).map(|name| name.to_string_lossy());
        version.and_then(|version| version.parse::<u32>().ok())
    });
    newest.expect("PostgreSQL is missing: `cargo xtask setup` installs it")
}

/// A command that root does not run as root, because PostgreSQL refuses that.
fn as_nobody(program: &str) -> Command {
    let is_root = run(Command::new("id").arg("-u")).trim() == "0";
    let mut command = match is_root {
        true => {
            let mut command = Command::new("setpriv");
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", program]);
            command
        }
        false => Command::new(program),
    };
    command.current_dir("/").stdin(Stdio::null());
    command
}

/// What a command prints.
fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {said}");
    String::from_utf8(output.stdout).expect("it prints text")
}
