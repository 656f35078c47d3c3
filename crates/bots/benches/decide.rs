//! How long a decision takes.

fn main() {}
