//! A NATS for tests.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Ends NATS as soon as whoever started it is gone, however that came about.
const KEEPER: &str = "trap '' INT TERM HUP; \
     nats-server --addr 127.0.0.1 --port \"$1\" </dev/null & server=$!; cat; kill -9 $server; wait";

/// It starts much faster.
const PATIENCE: Duration = Duration::from_secs(30);

/// A NATS of a test's own, at a free port of this machine.
#[derive(Debug)]
pub struct Nats {
    port: u16,
    /// It reads a pipe that ends with this process.
    keeper: Mutex<Option<Child>>,
}

impl Nats {
    /// Starts one.
    ///
    /// # Panics
    /// If it is not installed, or does not start.
    pub fn start() -> Nats {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = free.local_addr().expect("a bound port has an address").port();
        drop(free);
        let nats = Nats { port, keeper: Mutex::default() };
        nats.resume();
        nats
    }

    /// How to connect to it.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it without a warning. What was told and not heard is lost.
    pub fn stop(&self) {
        let keeper = self.keeper.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut keeper) = keeper {
            drop(keeper.stdin.take());
            let _ = keeper.wait();
        }
    }

    /// Starts it again, at the same port.
    ///
    /// # Panics
    /// If it does not start.
    pub fn resume(&self) {
        let keeper = Command::new("sh")
            .args(["-c", KEEPER, "sh", &self.port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("a shell starts");
        *self.keeper.lock().unwrap_or_else(PoisonError::into_inner) = Some(keeper);
        let start = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).is_err() {
            let hint = "is NATS missing? `cargo xtask setup` installs it";
            assert!(start.elapsed() < PATIENCE, "NATS does not start; {hint}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
