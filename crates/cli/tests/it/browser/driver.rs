//! The program that drives browsers, and the browsers that it starts.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tempfile::TempDir;
use thirtyfour::{Capabilities, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};

use crate::binary::str;

/// What every browser is started with: no window, nothing from outside, no traces of others.
const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    // A name of this machine that browsers do not trust as they trust the machine itself.
    "--host-resolver-rules=MAP sobremesa.test 127.0.0.1",
];

/// Whether cards travel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Motion {
    /// They do, as the page has it.
    On,
    /// They do not, so that what is pressed lies still.
    Off,
}

/// A driver on a free port, with all browsers that it started; they end with it.
pub(crate) struct Driver {
    child: Child,
    /// Read no further, but kept open, so that the driver can write.
    _stdout: BufReader<ChildStdout>,
    address: String,
    /// What browsers leave behind lies here.
    scratch: TempDir,
}

impl Driver {
    /// Starts a driver, and waits until it listens. The port that it finds free may be taken before it
    /// listens there; then it ends, and another one is started.
    pub(crate) fn start() -> Driver {
        (0..5)
            .find_map(|_| Driver::try_start())
            .expect("chromedriver ends as soon as it is started")
    }

    fn try_start() -> Option<Driver> {
        let scratch = TempDir::new().expect("a folder");
        let mut command = Command::new("chromedriver");
        // A group of its own, so that no browser outlives it.
        let command = command.arg("--port=0").env("TMPDIR", scratch.path()).process_group(0);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = child.spawn().unwrap_or_else(|error| {
            panic!("chromedriver does not start ({error}); `cargo xtask test` installs it")
        });
        let mut stdout = BufReader::new(child.stdout.take().expect("a pipe"));
        let mut line = String::new();
        while stdout.read_line(&mut line).expect("text") > 0 {
            if let Some((_, port)) = line.split_once("successfully on port ") {
                let port = port.trim().trim_end_matches('.');
                let address = format!("http://127.0.0.1:{port}");
                return Some(Driver { child, _stdout: stdout, address, scratch });
            }
            line.clear();
        }
        let _ = child.wait();
        None
    }

    /// A browser with an empty profile.
    pub(crate) async fn browser(&self, motion: Motion) -> WebDriver {
        let mut wanted = DesiredCapabilities::chrome();
        wanted.set_binary(str(&chromium())).expect("a path");
        let profile = TempDir::new_in(self.scratch.path()).expect("a folder").keep();
        let profile = format!("--user-data-dir={}", str(&profile));
        let still = (motion == Motion::Off).then_some("--force-prefers-reduced-motion");
        let flags = FLAGS.into_iter().chain([profile.as_str(), "--window-size=1280,720"]);
        for flag in flags.chain(still) {
            wanted.add_arg(flag).expect("a flag");
        }
        let mut wanted = Capabilities::from(wanted);
        wanted.set("goog:loggingPrefs", json!({ "browser": "ALL" })).expect("a setting");
        let driver = WebDriver::builder(&self.address, wanted);
        let driver = driver.request_timeout(Duration::from_secs(180)).await;
        driver.unwrap_or_else(|error| {
            panic!("Chromium does not start ({error}); `cargo xtask test` installs it")
        })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The folder can be removed only when nobody writes into it any more.
        let group = self.child.id();
        let end = format!("kill -KILL -{group}; while kill -0 -{group}; do sleep 0.01; done");
        let mut shell = Command::new("sh");
        let killing = shell.args(["-c", &end]).stderr(Stdio::null()).spawn();
        let _ = self.child.wait();
        let _ = killing.map(|mut killing| killing.wait());
    }
}

/// Where Chromium is.
fn chromium() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut places = std::env::split_paths(&path).map(|folder| folder.join("chromium"));
    places
        .find(|place| place.is_file())
        .expect("chromium is missing; `cargo xtask test` installs it")
}
