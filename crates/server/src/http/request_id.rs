//! A name for every request, by which an answer is found in the log.

use std::fmt;

use axum::http::{HeaderName, HeaderValue};

use crate::hash::hex;

/// The header in which an answer tells it.
pub(super) const HEADER: HeaderName = HeaderName::from_static("x-request-id");

/// The name of a request. It is random: a number would tell strangers how much is asked here.
pub(super) struct RequestId(String);

impl RequestId {
    pub(super) fn new() -> RequestId {
        let mut bytes = [0; 8];
        getrandom::fill(&mut bytes).expect("the system has randomness");
        RequestId(hex(&bytes))
    }

    /// As a header.
    pub(super) fn value(&self) -> HeaderValue {
        HeaderValue::from_str(&self.0).expect("hex digits can be a header")
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
