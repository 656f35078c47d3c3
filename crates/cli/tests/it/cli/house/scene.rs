//! A house: a PostgreSQL, a NATS, and servers.

use std::cell::Cell;

use serde_json::Value;
use sobremesa_services::{Nats, Postgres};
use tempfile::TempDir;

use crate::running::{Client, Running};

/// Sends a command: the status, and the answer.
pub(super) fn post(client: &Client, table: &str, command: &Value) -> (u16, Value) {
    let path = format!("/api/tables/{table}/commands");
    let answer = client.send("POST", &path, command).expect("an answer");
    (answer.status, answer.json)
}

/// The same person at one of the servers.
pub(super) fn at(house: &House, node: usize, person: &Client) -> Client {
    house.node(node).stranger_like(person)
}

impl Running {
    /// A person who is known by a cookie of another server's.
    pub(super) fn stranger_like(&self, person: &Client) -> Client {
        let mut client = self.stranger();
        client.cookie.clone_from(&person.cookie);
        client
    }
}

pub(super) struct House {
    // Fields are dropped in this order: servers end before what they need.
    nodes: Vec<Option<Running>>,
    pub(super) nats: Nats,
    pub(super) database: String,
    folder: TempDir,
    /// Every start has a seed of its own: with the same it would draw the same ids again.
    starts: Cell<u32>,
}

impl House {
    /// This many servers, with an empty database.
    pub(super) fn of(nodes: usize) -> House {
        let (nats, database) = (Nats::start(), Postgres::shared().database());
        let (folder, starts) = (TempDir::new().expect("a folder"), Cell::new(0));
        let mut house = House { nodes: Vec::new(), nats, database, folder, starts };
        for _ in 0..nodes {
            house.add(&[]);
        }
        house
    }

    /// One more server, which the house does not keep.
    pub(super) fn start_another(&self) -> Running {
        self.start(&[])
    }

    fn start(&self, arguments: &[&str]) -> Running {
        self.starts.set(self.starts.get() + 1);
        let (nats, seed) = (self.nats.url(), self.starts.get().to_string());
        let ours = ["--database", &self.database, "--nats", &nats, "--seed", &seed];
        let rates = ["--person-rate", "100000", "--address-rate", "100000"];
        Running::start(self.folder.path(), &[&ours[..], &rates, arguments].concat())
    }

    pub(super) fn add(&mut self, arguments: &[&str]) {
        self.nodes.push(Some(self.start(arguments)));
    }

    pub(super) fn node(&self, node: usize) -> &Running {
        self.nodes[node].as_ref().expect("it runs")
    }

    pub(super) fn kill(&mut self, node: usize) {
        self.nodes[node].take().expect("it runs").kill();
    }

    pub(super) fn restart(&mut self, node: usize) {
        self.restart_with(node, &[]);
    }

    pub(super) fn restart_with(&mut self, node: usize, arguments: &[&str]) {
        self.nodes[node] = Some(self.start(arguments));
    }
}
