//! What a game has to say, in sentences.

use sobremesa_table::{Actor, Course, Move, Recorded, Step, Viewer};

use crate::{Language, People, Words};

/// A game that people can read about.
///
/// Everything has a default, so that a game can be played before anyone has found words for it.
pub trait Tells: Recorded {
    /// The words of the game and the house in a language, from the game's
    /// [`Dictionary`](crate::Dictionary).
    fn words(language: Language) -> &'static Words {
        Words::of(language)
    }

    /// What the game is called: its message `…-name`.
    fn name(words: &Words) -> String {
        let id = format!("{}-name", Self::NAME);
        if words.has(&id) { words.text(&id) } else { Self::NAME.to_owned() }
    }

    /// The game and its options in one line.
    fn title(words: &Words, _rules: &Self::Rules) -> String {
        Self::name(words)
    }

    /// Why something is not allowed: for the player who tried it, with the `names` of everyone at the
    /// table; or, without any names, for whoever reads a record, where seats have numbers.
    fn refusal(_words: &Words, _names: &[String], refusal: &Self::Refusal) -> String {
        refusal.to_string()
    }

    /// Why something in a record was not allowed, for whoever looks at it and knows the players by these `names`.
    fn fault(words: &Words, _names: &[String], refusal: &Self::Refusal) -> String {
        Self::refusal(words, &[], refusal)
    }

    /// What a move did, with all cards open, so that a reader can follow the whole game. `course`
    /// stands after the move.
    fn step(words: &Words, course: &Course<Self>, step: &Step<Self>, names: &[String]) -> String {
        let viewer = match step.made() {
            Move::Action { by: Actor::Seat(seat), .. } => Viewer::Seat(*seat),
            _ => Viewer::Spectator,
        };
        let people = People::of(names);
        let events = course.events(step, viewer).into_iter();
        let lines = events.filter_map(|event| Self::line(words, people, &event));
        lines.collect::<Vec<String>>().join("\n")
    }

    /// What happened, for a viewer who may know of it what `event` says, and who is spoken to if it is
    /// one of the `people`; none for what is seen and need not be told.
    fn line(_words: &Words, _people: People<'_>, event: &Self::Event) -> Option<String> {
        Some(format!("{event:?}"))
    }

    /// What an action does, as one would say it on a button: the deed, in a few words.
    fn deed(_words: &Words, _names: &[String], action: &Self::Action) -> String {
        action.to_string()
    }

    /// Why an action is a good one for the player who looks: a sentence or two, from nothing but what that player
    /// may know. No sentence speaks to anybody, so that hints and readers of a game get the same.
    fn why(
        _words: &Words,
        _names: &[String],
        _view: &Self::View,
        _action: &Self::Action,
    ) -> Vec<String> {
        Vec::new()
    }

    /// What a viewer sees of the table, as lines of text: without words of its own, a line for each field
    /// of the view.
    fn board(_words: &Words, _names: &[String], view: &Self::View) -> String {
        let view = serde_json::to_value(view).expect("views are JSON");
        let Some(fields) = view.as_object() else { return view.to_string() };
        let lines = fields.iter().map(|(name, value)| format!("{name}: {value}"));
        lines.collect::<Vec<String>>().join("\n")
    }
}

/// Whom a refusal with these names is told to: the `player` who tried something, or the reader of a
/// `record`, who knows only seats.
pub fn reader_of(names: &[String]) -> &'static str {
    if names.is_empty() { RECORD } else { "player" }
}

/// Whom it is told to that something else must be decided: to the player who did not, or of that player to the
/// `reader` of a record.
pub fn doer(names: &[String], reader: &'static str) -> &'static str {
    if reader == RECORD { reader_of(names) } else { "you" }
}

/// The reader of a record, in messages that speak to players, too.
pub const RECORD: &str = "record";
