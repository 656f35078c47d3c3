//! A line to PostgreSQL that can be cut.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// How often a line that is silent looks whether it is cut.
const LOOK: Duration = Duration::from_millis(20);

/// Passes everything on to a socket, unless it is cut: then nothing comes through, and nobody is told so.
pub(super) struct Proxy {
    port: u16,
    is_cut: Arc<AtomicBool>,
}

impl Proxy {
    pub(super) fn to(socket: PathBuf) -> Proxy {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let port = listener.local_addr().expect("a bound port has an address").port();
        let is_cut = Arc::new(AtomicBool::new(false));
        let cut = Arc::clone(&is_cut);
        // It ends with the process.
        std::thread::spawn(move || {
            for client in listener.incoming().map_while(Result::ok) {
                let (socket, cut) = (socket.clone(), Arc::clone(&cut));
                std::thread::spawn(move || connect(&client, &socket, &cut));
            }
        });
        Proxy { port, is_cut }
    }

    /// A database there, by the URL of the one behind the socket.
    pub(super) fn database(&self, url: &str) -> String {
        let (path, _) = url.split_once('?').expect("the socket is in the query");
        let (_, name) = path.rsplit_once('/').expect("a name");
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }

    pub(super) fn cut(&self) {
        self.is_cut.store(true, Ordering::SeqCst);
    }

    /// Whoever comes from now on is let through; lines that were cut break.
    pub(super) fn mend(&self) {
        self.is_cut.store(false, Ordering::SeqCst);
    }
}

/// Waits while the line is cut; whether it was.
fn was_cut(is_cut: &AtomicBool) -> bool {
    let was = is_cut.load(Ordering::SeqCst);
    while is_cut.load(Ordering::SeqCst) {
        std::thread::sleep(LOOK);
    }
    was
}

fn connect(client: &TcpStream, socket: &Path, is_cut: &AtomicBool) {
    if was_cut(is_cut) {
        return;
    }
    let Ok(server) = UnixStream::connect(socket) else { return };
    let _ = client.set_nodelay(true);
    let _ = (client.set_read_timeout(Some(LOOK)), server.set_read_timeout(Some(LOOK)));
    let server = &server;
    let end = || {
        let _ = (client.shutdown(Shutdown::Both), server.shutdown(Shutdown::Both));
    };
    std::thread::scope(|scope| {
        scope.spawn(|| {
            pass(client, server, is_cut);
            end();
        });
        pass(server, client, is_cut);
        end();
    });
}

/// Passes on what comes until the line breaks.
fn pass(mut from: impl Read, mut to: impl Write, is_cut: &AtomicBool) {
    let mut bytes = [0; 16 * 1024];
    loop {
        let read = from.read(&mut bytes);
        if was_cut(is_cut) {
            return;
        }
        match read {
            Ok(0) => return,
            Ok(count) if to.write_all(&bytes[..count]).is_err() => return,
            Ok(_) => {}
            Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
            Err(_) => return,
        }
    }
}
