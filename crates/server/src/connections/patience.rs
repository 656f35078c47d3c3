//! A connection to a client who does not read is given up after a while.

use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use super::events::Handover;
use crate::metrics;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

/// A stream on which an answer must have gone out within a time.
pub(super) struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// When it is over; none while nothing waits to be written.
    over: Option<Pin<Box<Sleep>>>,
    handover: Handover,
}

impl Patient {
    pub(super) fn new(stream: TcpStream, patience: Duration, handover: Handover) -> Patient {
        Patient { stream, patience, over: None, handover }
    }

    pub(super) fn stream(&self) -> &TcpStream {
        &self.stream
    }

    /// What came of a write. One that must wait starts the time, or finds that it is over.
    fn written(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        let written = match written {
            Poll::Ready(written) => written,
            Poll::Pending => {
                let over = self.over.get_or_insert_with(|| Box::pin(sleep(self.patience)));
                ready!(over.as_mut().poll(cx));
                // A write that is tried again does not wait again.
                over.as_mut().reset(Instant::now());
                Err(ErrorKind::TimedOut.into())
            }
        };
        // The system may have had less patience.
        if written.as_ref().is_err_and(|error| error.kind() == ErrorKind::TimedOut) {
            metrics::count_unread();
        }
        Poll::Ready(written)
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        self.written(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, parts);
        self.written(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Everything that was to be written has gone out: the client reads.
    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.over = None;
        self.handover.note_flushed();
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
