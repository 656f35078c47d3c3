//! A table to play at in tests: cards, layers and moves as text.

use std::fmt::Display;
use std::str::FromStr;

use sobremesa_linko::{
    Action, Card, Cards, End, Layer, Linko, Phase, Refusal, Rules, State, Variant,
};
use sobremesa_table::{Actor, Course, Game, Move, Refusal as _, RuleId, Seat, Step, Viewer};

pub(crate) const VARIANTS: [Variant; 3] = [Variant::Base, Variant::Advanced, Variant::Expert];

pub(crate) fn rules(players: u8, variant: Variant) -> Rules {
    Rules { players, variant, first: None }
}

#[track_caller]
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat from 0 to 5")
}

/// A card or an action from its text.
#[track_caller]
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The words of a text, in which `3*J` stands for `J J J`.
#[track_caller]
fn words(text: &str) -> Vec<&str> {
    let times = |word| -> (usize, &str) {
        let (count, word) = str::split_once(word, '*').unwrap_or(("1", word));
        (count.parse().expect("a number of cards"), word)
    };
    let counted = text.split_whitespace().map(times);
    counted.flat_map(|(count, word)| std::iter::repeat_n(word, count)).collect()
}

/// Cards such as `4 4 J` or `2*4 J`.
#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Card> {
    words(text).into_iter().map(read).collect()
}

/// The items as text, separated by blanks.
pub(crate) fn text<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// A game being played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    course: Course<Linko>,
}

impl Table {
    /// A game before the deal.
    pub(crate) fn new(rules: &Rules) -> Table {
        Table { course: Course::new(rules) }
    }

    pub(crate) fn state(&self) -> &State {
        self.course.state()
    }

    pub(crate) fn course(&self) -> &Course<Linko> {
        &self.course
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().phase()
    }

    /// The decision that is owed, such as `0 steals from 2`.
    pub(crate) fn next(&self) -> String {
        match self.phase() {
            Phase::Deal => "the deal".into(),
            Phase::Play(seat) => format!("{seat} plays"),
            Phase::Ghost(seat) => format!("{seat} robs the ghost zone"),
            Phase::Steal { thief, victim } => format!("{thief} steals from {victim}"),
            Phase::Answer { thief, victim } => format!("{victim} answers {thief}"),
            Phase::Draw { thief, victim, left } => format!("{victim} draws {left} for {thief}"),
            Phase::Extra(seat) => format!("{seat} may draw"),
            Phase::Over(End::LastCard(seat)) => format!("over, {seat} has no card"),
            Phase::Over(End::Exhausted) => "over, nothing is left".into(),
        }
    }

    pub(crate) fn hand(&self, index: usize) -> String {
        text(self.state().hand(seat(index)).iter())
    }

    /// The cards that came into a hand since.
    pub(crate) fn gain(&self, since: &Table, index: usize) -> String {
        let [now, then] = [self, since].map(|table| table.state().hand(seat(index)));
        text(now.saturating_minus(then).iter())
    }

    /// The layers, the lowest first, such as `4 4 J | 7`.
    pub(crate) fn area(&self, index: usize) -> String {
        let layers = self.state().board().area(seat(index)).layers();
        layers.iter().map(Layer::to_string).collect::<Vec<_>>().join(" | ")
    }

    /// The slots of the reserve, such as `3 2+13 9`.
    pub(crate) fn reserve(&self) -> String {
        let slot = |slot: &Cards| text(slot.iter()).replace(' ', "+");
        text(self.state().board().reserve().slots().iter().map(slot))
    }

    pub(crate) fn ghost(&self) -> String {
        text(self.state().board().ghost().iter())
    }

    pub(crate) fn discard(&self) -> String {
        text(self.state().board().discard().iter())
    }

    pub(crate) fn pile_size(&self) -> usize {
        self.state().board().pile_size()
    }

    pub(crate) fn pile(&self) -> String {
        text(self.state().pile())
    }

    pub(crate) fn scores(&self) -> Vec<i32> {
        (0..self.state().hands().len()).map(|index| self.state().score(seat(index))).collect()
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.state().hands().len())
    }

    /// What the rules allow whoever owes a decision.
    pub(crate) fn legal_actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Linko::legal_actions(self.state(), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    #[track_caller]
    pub(crate) fn make(&mut self, made: Move<Linko>) -> Step<Linko> {
        let shown = format!("{made:?}");
        self.course.make(made).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    /// `play 4 J` by whoever owes a decision, or `1: play 3*4` by that seat.
    #[track_caller]
    pub(crate) fn action(&self, text: &str) -> Move<Linko> {
        let (by, action) = match text.split_once(": ") {
            Some((index, action)) => (Actor::Seat(seat(index.parse().expect("a seat"))), action),
            None => (self.course.owed().actor().expect("somebody owes a decision"), text),
        };
        Move::Action { by, action: read(&words(action).join(" ")) }
    }

    /// Makes these moves, such as `play 4 4; 0: pass; 1: play 3*5; steal 0 take`.
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) {
        for text in script.split("; ") {
            let made = self.action(text);
            self.make(made);
        }
    }

    /// The table after these moves.
    #[track_caller]
    pub(crate) fn after(&self, script: &str) -> Table {
        let mut table = self.clone();
        table.play(script);
        table
    }

    /// The action is refused by this rule, is not listed, and changes nothing.
    #[track_caller]
    pub(crate) fn refuses(&self, action: &str, refusal: Refusal, rule: RuleId) {
        let made = self.action(action);
        if let Move::Action { by, action } = &made
            && self.course.owed().actor() == Some(*by)
        {
            assert!(!self.legal_actions().contains(&action.to_string()), "{action} is listed");
        }
        let mut course = self.course.clone();
        assert_eq!(refusal.rule(), rule, "{action}");
        assert_eq!(course.make(made).err(), Some(refusal), "{action}");
        assert!(course == self.course, "{action} was refused and changed something");
    }
}
