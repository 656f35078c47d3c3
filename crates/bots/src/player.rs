//! What a player is.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use sobremesa_table::{Actor, Course, Game, Owed, Seat, Stream, Viewer};

/// How much a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Budget {
    /// As much as the player's own default says.
    #[default]
    Default,
    /// This many units of work, whatever they are for the player: the same on every machine.
    Work(u64),
    /// This much time.
    Time(Duration),
}

/// The text is not a budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a budget is a number of tries such as `5000`, or a time such as `200ms`")]
pub struct NotABudget;

impl FromStr for Budget {
    type Err = NotABudget;

    fn from_str(text: &str) -> Result<Budget, NotABudget> {
        let number = |digits: &str| digits.parse().ok().filter(|number| *number > 0);
        let budget = match text.strip_suffix("ms") {
            Some(digits) => number(digits).map(Duration::from_millis).map(Budget::Time),
            None => number(text).map(Budget::Work),
        };
        budget.ok_or(NotABudget)
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Default => f.write_str("default"),
            Budget::Work(tries) => tries.fmt(f),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

/// A decision that is asked for.
pub struct Turn<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// What the player may do; never empty.
    pub legal: &'a [G::Action],
    /// The player's own randomness.
    pub stream: &'a mut Stream,
    /// How much thinking is allowed.
    pub budget: Budget,
    sight: Sight<'a, G>,
    wanted: Option<Wanted<'a>>,
}

/// Whether somebody still waits for a decision.
pub type Wanted<'a> = &'a dyn Fn() -> bool;

/// Where the player's view comes from.
enum Sight<'a, G: Game> {
    /// It is there.
    Made(&'a G::View),
    /// It is made when the player looks.
    Course(&'a Course<G>, OnceCell<G::View>),
}

impl<'a, G: Game> Turn<'a, G> {
    /// The decision that `seat` owes in a game. The player sees of it what [`Turn::view`] shows, and
    /// nothing is made for players who do not look.
    pub fn new(
        course: &'a Course<G>,
        seat: Seat,
        legal: &'a [G::Action],
        stream: &'a mut Stream,
        budget: Budget,
    ) -> Turn<'a, G> {
        let sight = Sight::Course(course, OnceCell::new());
        Turn { seat, legal, stream, budget, sight, wanted: None }
    }

    /// The same for a view that is there already.
    pub fn with_view(
        view: &'a G::View,
        seat: Seat,
        legal: &'a [G::Action],
        stream: &'a mut Stream,
        budget: Budget,
    ) -> Turn<'a, G> {
        Turn { seat, legal, stream, budget, sight: Sight::Made(view), wanted: None }
    }

    /// The same decision for somebody who may give up waiting for it. Players that think for long ask now and then,
    /// and decide at once when nobody waits; what they decide then does not count.
    pub fn while_wanted(self, wanted: Wanted<'a>) -> Turn<'a, G> {
        Turn { wanted: Some(wanted), ..self }
    }

    /// Whether somebody still waits for the decision.
    pub fn is_wanted(&self) -> bool {
        self.wanted.is_none_or(|wanted| wanted())
    }

    /// The same decision for somebody who sees only this.
    pub(crate) fn seeing<'b>(
        self,
        view: &'b G::View,
        legal: &'b [G::Action],
        budget: Budget,
    ) -> Turn<'b, G>
    where
        'a: 'b,
    {
        Turn { legal, budget, sight: Sight::Made(view), ..self }
    }

    /// The same decision for somebody who thinks of these actions alone, with this budget.
    pub(crate) fn among<'b>(self, legal: &'b [G::Action], budget: Budget) -> Turn<'b, G>
    where
        'a: 'b,
    {
        Turn { legal, budget, ..self }
    }

    /// Who acts: the player, or the team that it speaks for.
    pub(crate) fn actor(&self) -> Actor {
        if G::owed(&self.position()) == Owed::Team { Actor::Team } else { Actor::Seat(self.seat) }
    }

    /// A position that looks to the player as theirs does. What they can do has the same codes in it.
    pub(crate) fn position(&self) -> Cow<'_, G::State> {
        match &self.sight {
            Sight::Made(view) => Cow::Owned(G::determinize(view, &mut self.stream.clone())),
            Sight::Course(course, _) => Cow::Borrowed(course.state()),
        }
    }

    /// Whether the rules allow an action. Where they allow very many, not all of them are listed.
    pub(crate) fn allows(&self, action: &G::Action) -> bool {
        match &self.sight {
            Sight::Made(_) => self.legal.contains(action),
            Sight::Course(course, _) => G::check(course.state(), self.actor(), action).is_ok(),
        }
    }

    /// What the player may know.
    pub fn view(&self) -> &G::View {
        match &self.sight {
            Sight::Made(view) => view,
            Sight::Course(course, view) => {
                view.get_or_init(|| course.view(Viewer::Seat(self.seat)))
            }
        }
    }
}

/// What a player thinks of an action.
#[derive(Clone, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// How likely the player thinks to win after it, from 0 to 1; `None` if the bot gives no estimate.
    pub chance: Option<f64>,
}

/// Someone who plays a game. It never sees the state, only its seat's view.
pub trait Player<G: Game>: Send {
    /// One of the legal actions. When the team is to decide, this is the player's proposal.
    fn decide(&mut self, turn: Turn<'_, G>) -> G::Action;

    /// What the player thinks of the actions that it looked into, the best first.
    fn weigh(&mut self, turn: Turn<'_, G>) -> Vec<Opinion<G::Action>> {
        vec![Opinion { action: self.decide(turn), chance: None }]
    }

    /// Whether the player reads in views what was shown and said before. A game between players who do
    /// not needs no memory; their views show the hand and what lies open, and nothing that is past.
    fn remembers(&self) -> bool {
        true
    }

    /// Whether the player ever says anything.
    fn talks(&self) -> bool {
        false
    }

    /// What the player wants to say now; one who talks is asked after every move.
    fn speak(&mut self, _view: &G::View) -> Vec<G::Statement> {
        Vec::new()
    }

    /// The rules did not let the player say all of it. The player is told once for each time it was asked.
    fn refused(&mut self) {}

    /// Whether the player wants to be told of everything that happens, event by event.
    fn watches(&self) -> bool {
        false
    }

    /// What has happened, as the player may know it; one who watches is told after every move.
    fn watch(&mut self, _events: Vec<G::Event>) {}

    /// The game is over; without a result it was cut off. One who watches is told.
    fn end(&mut self, _outcome: Option<&G::Outcome>) {}
}
