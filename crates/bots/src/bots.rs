//! Which players a game has.

use serde::{Deserialize, Serialize};
use sobremesa_table::{Course, Game, Move, Seed, Stakes};

use crate::net::Nets;
use crate::random::Random;
use crate::search::{Playout, Reckoner, Search, Tactics, cheat};
use crate::{BotName, Player, Turn};

/// A kind of player: one line of a game's list.
pub struct BotKind<G: Game> {
    /// Its name in commands, records and paths.
    pub name: &'static str,
    /// How well it plays, which is what pages show of it.
    pub strength: Strength,
    /// How much work it does without a budget; none for one that takes no budget.
    pub work: Option<u64>,
    /// Makes one.
    pub player: fn() -> Box<dyn Player<G>>,
    /// The same mind with all cards open, where it has one. Only the arena seats it.
    pub cheat: Option<Cheat<G>>,
    /// How it reckons chances, where it does.
    pub reckoner: Option<Reckoner<G>>,
    /// Who it is for.
    pub audience: Audience,
}

/// Who plays with a kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// People: pages offer it.
    People,
    /// Programs: pages do not offer it, but whoever knows its name can seat it.
    Programs,
}

/// Decides with all cards open.
pub type Cheat<G> = fn(&Course<G>, Turn<'_, G>) -> <G as Game>::Action;

/// How well a bot plays, on a scale of five.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Strength {
    /// Like somebody who plays for the first time.
    FirstTimer,
    /// Like somebody who plays now and then.
    Casual,
    /// Like somebody who plays every week.
    Regular,
    /// Hard to beat.
    Strong,
    /// The best that we have.
    Expert,
}

impl<G: Game> BotKind<G> {
    /// A kind that takes no budget.
    pub const fn new(
        name: &'static str,
        strength: Strength,
        player: fn() -> Box<dyn Player<G>>,
    ) -> BotKind<G> {
        let audience = Audience::People;
        BotKind { name, strength, work: None, player, cheat: None, reckoner: None, audience }
    }

    /// The same for programs alone.
    pub const fn for_programs(self) -> BotKind<G> {
        BotKind { audience: Audience::Programs, ..self }
    }

    /// The same with this much work, if nobody gives it a budget.
    pub const fn with_work(self, work: u64) -> BotKind<G> {
        BotKind { work: Some(work), ..self }
    }

    /// Uniform over the legal actions.
    pub const fn random() -> BotKind<G> {
        BotKind::new("random", Strength::FirstTimer, || Box::new(Random))
    }

    /// Tries its actions over many ways in which the hidden cards may lie.
    pub const fn search<T: Tactics<G>>() -> BotKind<G> {
        BotKind {
            name: "search",
            strength: Strength::Expert,
            work: Some(T::WORK),
            player: || Box::new(Search::<G, T>::default()),
            cheat: Some(cheat::<G, T>),
            reckoner: Some(Reckoner::of::<T>()),
            audience: Audience::People,
        }
    }
}

/// The players of a game.
///
/// Without a word of its own a game has two: one that knows the rules, and a search that plays its
/// tries to the end at random.
pub trait Bots: Game {
    /// The kinds, the weakest first.
    const BOTS: &'static [BotKind<Self>] = &[BotKind::random(), BotKind::search::<Playout>()];

    /// How nets play the game; none where its decisions and views have no numbers.
    const NETS: Option<Nets<Self>> = None;

    /// A kind by name.
    ///
    /// # Errors
    /// If the game has none of this name, or it takes no budget and is given one.
    fn bot(name: &BotName) -> Result<&'static BotKind<Self>, NoSuchBot> {
        let found = Self::BOTS.iter().find(|kind| kind.name == name.kind);
        let names = |kinds: &mut dyn Iterator<Item = &'static BotKind<Self>>| -> String {
            kinds.map(|kind| format!("`{}`", kind.name)).collect::<Vec<_>>().join(", ")
        };
        let kind = found.ok_or_else(|| NoSuchBot::Name {
            game: Self::NAME,
            kind: name.kind.clone(),
            bots: names(&mut Self::BOTS.iter()),
        })?;
        if kind.work.is_none() && name.budget != Default::default() {
            let thinkers = || Self::BOTS.iter().filter(|kind| kind.work.is_some());
            let verb = if thinkers().count() == 1 { "does" } else { "do" };
            let thinkers = format!("{} {verb}", names(&mut thinkers()));
            return Err(NoSuchBot::NoBudget { kind: kind.name, thinkers });
        }
        Ok(kind)
    }

    /// The strongest kind: the one that gives hints.
    fn strongest() -> &'static BotKind<Self> {
        Self::BOTS.last().expect("a game has bots")
    }

    /// The strongest kind that decides at once: it plays on for somebody who left.
    fn stand_in() -> &'static BotKind<Self> {
        let mut quick = Self::BOTS.iter().rev().filter(|kind| kind.work.is_none());
        quick.next().unwrap_or_else(Self::strongest)
    }

    /// The kinds that pages offer, the weakest first.
    fn offered() -> impl DoubleEndedIterator<Item = &'static BotKind<Self>> + Clone {
        Self::BOTS.iter().filter(|kind| kind.audience == Audience::People)
    }

    /// The kind that people play with if they do not choose: a regular, or else the stand-in.
    fn companion() -> &'static BotKind<Self> {
        let mut regulars = Self::offered().filter(|kind| kind.strength == Strength::Regular);
        regulars.next().unwrap_or_else(Self::stand_in)
    }

    /// The kind that newcomers play with: a rival of their own strength, or a partner who does not spoil the game.
    fn gentle() -> &'static BotKind<Self> {
        match Self::STAKES {
            Stakes::Rivals => Self::offered().next().unwrap_or_else(Self::strongest),
            Stakes::Team => Self::stand_in(),
        }
    }

    /// What the deal of this seed allows to players who see all cards; none where nobody can tell.
    fn open_cards(_rules: &Self::Rules, _seed: &Seed) -> Option<OpenCards> {
        None
    }

    /// Whether players who see all cards can win this position together, and how; none where nobody
    /// can tell.
    fn solve(_state: &Self::State, _care: Care) -> Option<Solved<Self::Action>> {
        None
    }

    /// Until when a game that players win or lose together could have been won; none where nobody
    /// can tell.
    ///
    /// # Panics
    /// If the moves are not a game by these rules.
    fn last_chance(
        _rules: &Self::Rules,
        _moves: &[Move<Self>],
        _care: Care,
    ) -> Option<LastChance<Self>> {
        None
    }
}

/// What a deal allows to players who see all cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpenCards {
    /// There is a way to win it.
    Winnable,
    /// Proved: there is none.
    Lost,
    /// The effort ended before an answer was found.
    Unknown,
}

/// What a position allows to players who see all cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solved<A> {
    /// These actions win it; none where it is won.
    Winnable(Vec<A>),
    /// Proved: nothing wins it.
    Lost,
    /// The effort ended before an answer was found.
    Unknown,
}

/// How much effort goes into a question about a game that is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Care {
    /// A second or two, for people who wait for a page.
    Brief,
    /// As much as it takes to be nearly always sure.
    Thorough,
    /// This much of that, in percent; never less than for a page.
    Percent(u32),
}

/// The last position from which players could have won together.
#[derive(Clone, PartialEq, Debug)]
pub struct LastChance<G: Game> {
    /// How many moves were made before it, and what wins from there; none where no win was found.
    pub winnable: Option<(usize, Vec<G::Action>)>,
    /// How many later positions are neither known to be winnable nor proved lost.
    pub unknown: usize,
}

/// The game has no such player.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuchBot {
    /// There is none of this name.
    #[error("{game} has no bot `{kind}`; its bots are {bots}")]
    Name {
        /// The game.
        game: &'static str,
        /// The name.
        kind: String,
        /// The names that there are.
        bots: String,
    },
    /// There is one, but it takes no budget.
    #[error("`{kind}` takes no budget; {thinkers}, such as `search:200ms`")]
    NoBudget {
        /// The name.
        kind: &'static str,
        /// The names of those that do, with the verb.
        thinkers: String,
    },
}
