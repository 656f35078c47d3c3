//! What a game has to say, in sentences.

use sobremesa_table::{Course, Game, Step};

use crate::Words;

/// A game that people can read about.
pub trait Tells: Game {
    /// The game and its options in one line.
    fn title(words: &Words, rules: &Self::Rules) -> String;

    /// Why something is not allowed, for the player who tried it.
    fn refusal(words: &Words, refusal: &Self::Refusal) -> String;

    /// What a move did, with all cards open, so that a reader can follow the whole game. `course`
    /// stands after the move.
    fn step(words: &Words, course: &Course<Self>, step: &Step<Self>, names: &[String]) -> String;

    /// What happened, for a viewer who may know of it what `event` says; none for what is seen and
    /// need not be told.
    fn line(words: &Words, names: &[String], event: &Self::Event) -> Option<String>;

    /// What an action does, as one would say it on a button: the deed, in a few words.
    fn deed(words: &Words, names: &[String], action: &Self::Action) -> String;
}
