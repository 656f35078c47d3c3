//! Memory and CPU of the servers: of those on this machine by their processes, of others by their figures.

use std::fs;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use super::line::Line;

/// The parts of a second in which Linux tells of CPU time, on all machines.
const TICKS: f64 = 100.0;

/// A server that is measured.
pub(super) struct Process {
    server: SocketAddr,
    /// Its process, if it is one of this machine, and of the same user.
    id: Option<u32>,
}

/// What servers have and have used; none where it is not known.
#[derive(Clone, Copy, Default)]
pub(super) struct Usage {
    /// In bytes.
    pub(super) memory: Option<f64>,
    /// In seconds.
    pub(super) cpu: Option<f64>,
}

impl Process {
    pub(super) fn of(server: SocketAddr) -> Process {
        let id = server.ip().is_loopback().then(|| listener(server.port())).flatten();
        Process { server, id }
    }

    /// The folder of its database.
    pub(super) fn folder(&self) -> Option<PathBuf> {
        let is_log = |path: &PathBuf| path.to_string_lossy().ends_with("-wal");
        let log = links(Path::new(&format!("/proc/{}/fd", self.id?))).find(is_log)?;
        Some(log.parent()?.to_owned())
    }

    async fn usage(&self) -> Usage {
        match self.id {
            Some(id) => Usage { memory: memory_of(id), cpu: cpu_of(&id.to_string()) },
            None => self.told().await.unwrap_or_default(),
        }
    }

    /// What its figures say.
    async fn told(&self) -> anyhow::Result<Usage> {
        let figures = Line::open(self.server).await?.get("/metrics").await?;
        let figures = String::from_utf8_lossy(&figures);
        let of = |name: &str| {
            let value = |line: &str| line.strip_prefix(name)?.trim().parse().ok();
            figures.lines().find_map(value)
        };
        let (memory, cpu) = ("process_resident_memory_bytes ", "process_cpu_seconds_total ");
        Ok(Usage { memory: of(memory), cpu: of(cpu) })
    }
}

impl Usage {
    /// Of all servers together.
    pub(super) async fn of_all(processes: &[Process]) -> Usage {
        let mut all = Usage { memory: Some(0.0), cpu: Some(0.0) };
        for process in processes {
            let Usage { memory, cpu } = process.usage().await;
            all.memory = all.memory.zip(memory).map(|(sum, more)| sum + more);
            all.cpu = all.cpu.zip(cpu).map(|(sum, more)| sum + more);
        }
        all
    }
}

/// What this process itself has used, in seconds.
pub(super) fn own_cpu() -> f64 {
    cpu_of("self").unwrap_or_default()
}

/// The seconds of a process.
fn cpu_of(id: &str) -> Option<f64> {
    let stat = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The name of the program is in brackets, and may hold anything.
    let fields: Vec<&str> = stat.rsplit_once(") ")?.1.split(' ').collect();
    let ticks = |index: usize| fields.get(index)?.parse::<f64>().ok();
    Some((ticks(11)? + ticks(12)?) / TICKS)
}

fn memory_of(id: u32) -> Option<f64> {
    let status = fs::read_to_string(format!("/proc/{id}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: f64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kibibytes * 1024.0)
}

/// The process that listens at a port.
fn listener(port: u16) -> Option<u32> {
    let tables = ["/proc/net/tcp", "/proc/net/tcp6"].map(fs::read_to_string);
    let inode = tables.iter().flatten().find_map(|table| listening(table, port))?;
    let socket = PathBuf::from(format!("socket:[{inode}]"));
    let ids = fs::read_dir("/proc").ok()?.flatten();
    ids.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .find(|id: &u32| links(Path::new(&format!("/proc/{id}/fd"))).any(|link| link == socket))
}

/// The socket that listens at a port, in a table as Linux writes it.
fn listening(table: &str, port: u16) -> Option<&str> {
    const LISTENS: &str = "0A";
    let (own, end) = (format!(":{port:04X}"), LISTENS);
    table.lines().map(|line| line.split_whitespace().collect::<Vec<_>>()).find_map(|fields| {
        let is_own = fields.get(1)?.ends_with(&own) && *fields.get(3)? == end;
        is_own.then(|| fields.get(9).copied()).flatten()
    })
}

/// Where the links of a folder lead; nowhere if it cannot be read.
fn links(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| fs::read_link(entry.path()).ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_port_has_its_socket() {
        let table = "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:1F90 0100007F:9000 01 00000000:00000000 00:00000000 00000000     0        0 11 1 0
   1: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 12 1 0
   2: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 13 1 0";
        assert_eq!(listening(table, 8080), Some("12"));
        assert_eq!(listening(table, 8081), Some("13"));
        assert_eq!(listening(table, 9000), None);
    }
}
