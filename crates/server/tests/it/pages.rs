//! The pages over HTTP: what they answer, what their forms do, and what they refuse.

mod accounts;
mod answers;
mod deeds;
mod doors;
mod lessons;
mod setup;
mod streams;
