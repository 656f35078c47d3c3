//! Seeds and fair deals, pinned.

#[cfg(feature = "serde")]
mod fair;
mod seed;
