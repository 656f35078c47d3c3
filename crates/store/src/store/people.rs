//! The door for people.
