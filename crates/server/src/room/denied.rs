//! Why a command is not done.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use sobremesa_table::{Refusal, RuleId, Seat};
use sobremesa_words::{Language, Tells, Words, arg};

/// Why a command is not done; it has changed nothing.
#[derive(Clone, Debug)]
pub(crate) enum Denied {
    /// The rules of the game refuse it.
    Rules(Refused),
    /// It answers a decision that is over.
    Stale {
        /// The decision that is due.
        decision: u64,
    },
    /// The text is not an action.
    NotAnAction {
        /// What is wrong with it.
        reason: String,
    },
    /// The options are not of this game.
    BadOptions {
        /// What is wrong with them.
        reason: String,
    },
    /// The game has no such bot.
    NoSuchBot {
        /// What is wrong.
        reason: String,
    },
    /// A bot would think for too long.
    BadBudget {
        /// How often it may try for a decision.
        tries: u64,
        /// How long it may think.
        longest: Duration,
    },
    /// There is no such seat.
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Someone has to do something first.
    NotReady {
        /// Who.
        seats: Vec<Seat>,
    },
    /// It is only for people at the table.
    NotSeated,
    /// It is only for the host.
    NotTheHost,
    /// The person sits here already.
    AlreadySeated,
    /// The seat is not free.
    SeatTaken,
    /// No seat is free.
    NoFreeSeat,
    /// The host does not let this person in.
    IsBlocked,
    /// It is only for people, and a bot plays here.
    NotAPerson,
    /// A host cannot do this to themselves.
    NotToOneself,
    /// The game has begun.
    HasBegun,
    /// The game has not begun.
    NotBegun,
    /// The game is over.
    IsOver,
    /// The game is not over.
    NotOver,
    /// Nobody may look on here.
    NoSpectators,
    /// Nothing can be taken back.
    NothingToUndo,
    /// Others play here, and no hints were agreed on.
    NoHints,
    /// The person has not asked for a hint, or none was found.
    NotHinted,
    /// Somebody else must decide.
    NotYourTurn,
    /// It is only for somebody alone with bots.
    NotAlone,
    /// At this game people say only what its rules know.
    NoPhrases,
    /// This game has no standing order.
    NoStandingOrder,
    /// The person's phrases are hidden.
    IsMuted,
    /// The person is not away.
    NotAway,
    /// The person is away already.
    IsAway,
    /// The person plays, and has time left.
    StillPlays,
    /// A bot plays for the person.
    IsReplaced,
    /// Someone else may be on the seat by now.
    SeatChanged,
    /// It is so already.
    NothingChanges,
    /// The person has done too much at this table that was no move.
    TooMuch,
    /// The clock is too long.
    BadClock,
    /// A day's deal is played alike by everyone, and without help.
    OfTheDay,
    /// A day's cards are not told before it is over.
    Sealed,
    /// As many play as when the same cards were dealt before.
    SameCards,
    /// Today's rules do not follow the game.
    OtherRules,
}

/// A refusal of a game's rules, which is put into words when somebody reads it.
#[derive(Clone)]
pub(crate) struct Refused {
    rule: RuleId,
    tell: Arc<Told>,
    /// Who sits at the table, as readers of a language call them.
    names: Arc<Named>,
}

/// The sentence in a language, with the names at the table.
type Told = dyn Fn(Language, &[String]) -> String + Send + Sync;
/// The names in a language.
type Named = dyn Fn(Language) -> Vec<String> + Send + Sync;

impl fmt::Debug for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule)
    }
}

impl Denied {
    /// The rules refuse it.
    pub(crate) fn refused<G: Tells>(refusal: G::Refusal) -> Denied {
        let rule = refusal.rule();
        let tell = Arc::new(move |language, names: &[String]| {
            G::refusal(G::words(language), names, &refusal)
        });
        Denied::Rules(Refused { rule, tell, names: Arc::new(|_| Vec::new()) })
    }

    /// Calls the people whom a refusal speaks of by their names.
    pub(crate) fn naming(
        self,
        names: impl Fn(Language) -> Vec<String> + Send + Sync + 'static,
    ) -> Denied {
        match self {
            Denied::Rules(refused) => Denied::Rules(Refused { names: Arc::new(names), ..refused }),
            denied => denied,
        }
    }

    /// A short name for programs.
    pub(crate) fn id(&self) -> &'static str {
        self.message().trim_start_matches("denied-")
    }

    /// The id of the sentence that people read.
    fn message(&self) -> &'static str {
        match self {
            Denied::Rules(_) => "rules",
            Denied::Stale { .. } => "denied-stale",
            Denied::NotAnAction { .. } => "denied-not-an-action",
            Denied::BadOptions { .. } => "denied-bad-options",
            Denied::NoSuchBot { .. } => "denied-no-such-bot",
            Denied::BadBudget { .. } => "denied-bad-budget",
            Denied::NoSuchSeat { .. } => "denied-no-such-seat",
            Denied::NotReady { .. } => "denied-not-ready",
            Denied::NotSeated => "denied-not-seated",
            Denied::NotTheHost => "denied-not-the-host",
            Denied::AlreadySeated => "denied-already-seated",
            Denied::SeatTaken => "denied-seat-taken",
            Denied::NoFreeSeat => "denied-no-free-seat",
            Denied::IsBlocked => "denied-is-blocked",
            Denied::NotAPerson => "denied-not-a-person",
            Denied::NotToOneself => "denied-not-to-oneself",
            Denied::HasBegun => "denied-has-begun",
            Denied::NotBegun => "denied-not-begun",
            Denied::IsOver => "denied-is-over",
            Denied::NotOver => "denied-not-over",
            Denied::NoSpectators => "denied-no-spectators",
            Denied::NothingToUndo => "denied-nothing-to-undo",
            Denied::NoHints => "denied-no-hints",
            Denied::NotHinted => "denied-not-hinted",
            Denied::NotYourTurn => "denied-not-your-turn",
            Denied::NotAlone => "denied-not-alone",
            Denied::NoPhrases => "denied-no-phrases",
            Denied::NoStandingOrder => "denied-no-counts",
            Denied::IsMuted => "denied-is-muted",
            Denied::NotAway => "denied-not-away",
            Denied::IsAway => "denied-is-away",
            Denied::StillPlays => "denied-still-plays",
            Denied::IsReplaced => "denied-is-replaced",
            Denied::SeatChanged => "denied-seat-changed",
            Denied::NothingChanges => "denied-nothing-changes",
            Denied::TooMuch => "denied-too-much",
            Denied::BadClock => "denied-bad-clock",
            Denied::OfTheDay => "denied-of-the-day",
            Denied::Sealed => "denied-sealed",
            Denied::SameCards => "denied-same-cards",
            Denied::OtherRules => "denied-other-rules",
        }
    }

    /// The rule that is broken, if it is one of the game's.
    pub(crate) fn rule(&self) -> Option<RuleId> {
        match self {
            Denied::Rules(refused) => Some(refused.rule),
            _ => None,
        }
    }

    /// What exactly is wrong, in English for those who write programs.
    pub(crate) fn detail(&self) -> Option<&str> {
        match self {
            Denied::NotAnAction { reason }
            | Denied::BadOptions { reason }
            | Denied::NoSuchBot { reason } => Some(reason),
            _ => None,
        }
    }

    /// The sentence that people read.
    pub(crate) fn sentence(&self, language: Language) -> String {
        let words = Words::of(language);
        match self {
            Denied::Rules(refused) => (refused.tell)(language, &(refused.names)(language)),
            Denied::BadBudget { tries, longest } => {
                let time = longest.as_millis() as u64;
                words.message(self.message(), [arg("time", time), arg("tries", *tries)])
            }
            Denied::NoSuchSeat { seat } => {
                words.message(self.message(), [arg("seat", seat.index())])
            }
            Denied::NotReady { seats } => {
                words.message(self.message(), [arg("count", seats.len())])
            }
            _ => words.text(self.message()),
        }
    }
}
