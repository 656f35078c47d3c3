//! A server with its browsers.

use serde_json::json;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use tempfile::TempDir;

use super::driver::{Driver, Motion};
use super::visitor::Visitor;
use crate::binary::str;
use crate::running::{Running, sobremesa};

/// What the server's randomness follows from, so that a test plays the same games every time.
/// `SOBREMESA_TEST_SEED` names another one.
const SEED: &str = "1";

/// What visitors add to the shuffle follows from the same seed, and so do the names of their commands, which
/// must not come twice.
const DRAWS: &str = r##"
    const seed = [..."SEED"].reduce((hash, char) => Math.imul(hash, 31) + char.charCodeAt(0) | 0, VISITOR)
    const next = state => {
        const mixed = Math.imul(state ^ state >>> 15, state | 1)
        const again = mixed ^ mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61)
        return (again ^ again >>> 14) >>> 0
    }
    crypto.getRandomValues = array => {
        for (const index of array.keys()) {
            const state = Number(sessionStorage.draws ?? seed) + 0x6D2B79F5 | 0
            sessionStorage.draws = state
            array[index] = next(state)
        }
        return array
    }
"##;

/// Nobody plays as fast as tests press buttons, and nobody waits as impatiently for an analysis.
const RATES: [&str; 6] =
    ["--address-rate", "10000", "--person-rate", "10000", "--analysis-effort", "3"];

/// A server, and what drives the browsers of its visitors.
pub(crate) struct House {
    driver: Driver,
    server: Running,
    data: TempDir,
    seed: String,
    /// How often the server was started.
    starts: u32,
    visitors: AtomicU32,
}

impl House {
    /// Opens a house with nobody in it.
    pub(crate) fn open() -> House {
        let data = TempDir::new().expect("a folder");
        let seed = std::env::var("SOBREMESA_TEST_SEED").unwrap_or_else(|_| SEED.to_owned());
        let server = start("127.0.0.1:0", &data, &seed);
        House {
            driver: Driver::start(),
            server,
            data,
            seed,
            starts: 1,
            visitors: AtomicU32::new(0),
        }
    }

    /// The address of the first page, without the last stroke.
    pub(crate) fn link(&self) -> String {
        self.server.link().trim_end_matches('/').to_owned()
    }

    /// Someone with a new browser in which nothing moves, at the first page.
    pub(crate) async fn visitor(&self) -> Visitor {
        self.visitor_with(Motion::Off).await
    }

    /// Someone with a new browser, at the first page.
    pub(crate) async fn visitor_with(&self, motion: Motion) -> Visitor {
        let visitor = Visitor::new(self.driver.browser(motion).await, self.link());
        let number = self.visitors.fetch_add(1, Ordering::Relaxed);
        let draws = DRAWS.replace("SEED", &self.seed).replace("VISITOR", &number.to_string());
        visitor.prepare(&draws).await;
        // A tip comes when a bot has thought of one: a test that is not about tips does without them.
        let looks = json!({ "url": self.link(), "name": "looks", "value": "notips" });
        visitor.cdp("Network.setCookie", looks).await;
        visitor.go("/").await;
        visitor
    }

    /// The database of the server.
    pub(crate) fn database(&self) -> PathBuf {
        self.data.path().join("sobremesa.db")
    }

    /// Ends the server without a warning.
    pub(crate) fn kill(&mut self) {
        self.server.kill();
    }

    /// Starts it again, where it was and with what it had.
    pub(crate) fn reopen(&mut self) {
        let link = self.link();
        let address = link.trim_start_matches("http://");
        self.starts += 1;
        // With the same seed it would draw once more what it has given away already.
        let seed = format!("{}, start {}", self.seed, self.starts);
        self.server = start(address, &self.data, &seed);
    }
}

fn start(address: &str, data: &TempDir, seed: &str) -> Running {
    let listen = ["serve", "--listen", address, "--data", str(data.path()), "--seed", seed];
    Running::spawn(sobremesa().args(listen).args(RATES))
}

impl Drop for House {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the server's seed: SOBREMESA_TEST_SEED={:?}", self.seed);
        }
    }
}
