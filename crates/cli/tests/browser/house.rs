//! A server with its browsers.

use std::path::PathBuf;

use tempfile::TempDir;

use crate::binary::str;
use crate::driver::{Driver, Motion};
use crate::running::{Running, sobremesa};
use crate::visitor::Visitor;

/// So fast as tests press buttons, nobody plays.
const RATES: [&str; 4] = ["--address-rate", "10000", "--person-rate", "10000"];

/// A server, and what drives the browsers of its visitors.
pub(crate) struct House {
    driver: Driver,
    server: Running,
    data: TempDir,
}

impl House {
    /// Opens a house with nobody in it.
    pub(crate) fn open() -> House {
        let data = TempDir::new().expect("a folder");
        let server = Running::start(data.path(), &RATES);
        House { driver: Driver::start(), server, data }
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
        let listen = ["serve", "--listen", address, "--data", str(self.data.path())];
        self.server = Running::spawn(sobremesa().args(listen).args(RATES));
    }
}
