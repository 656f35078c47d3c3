//! A table to play at in tests: cards, hands, rows and moves as text.

use std::fmt::Display;
use std::str::FromStr;

use sobremesa_level10::{
    Action, Card, Deed, Level10, Phase, Refusal, Rules, Scoring, State, Statement, World,
};
use sobremesa_table::{Actor, Course, Game, Move, Refusal as _, RuleId, Seat, Step, Viewer};

pub(crate) fn rules(players: u8, pauses: u8) -> Rules {
    Rules { players, pauses, scoring: Scoring::Victory }
}

#[track_caller]
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat from 0 to 5")
}

/// A card, a world or an action from its text.
#[track_caller]
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(read).collect()
}

/// The items as text, separated by blanks.
pub(crate) fn text<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// A statement such as `count F 2`, `play F` or `reset F 1`, which ends with the one who should.
#[track_caller]
pub(crate) fn statement(text: &str) -> Statement {
    let words: Vec<&str> = text.split(' ').collect();
    let number = |word: &str| word.parse::<u8>().expect("a number");
    let whom = || words.get(2).map(|word| seat(number(word).into()));
    let world = read(words[1]);
    match words[0] {
        "count" => Statement::Count { world, count: number(words[2]) },
        "play" => Statement::Wish { deed: Deed::Play, world, whom: whom() },
        "reset" => Statement::Wish { deed: Deed::Reset, world, whom: whom() },
        other => panic!("{other:?} cannot be said"),
    }
}

/// A game being played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    course: Course<Level10>,
    turns: Vec<Seat>,
}

impl Table {
    /// A game before the deal.
    pub(crate) fn new(rules: &Rules) -> Table {
        Table { course: Course::new(rules), turns: Vec::new() }
    }

    pub(crate) fn state(&self) -> &State {
        self.course.state()
    }

    pub(crate) fn course(&self) -> &Course<Level10> {
        &self.course
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().phase()
    }

    pub(crate) fn hand(&self, index: usize) -> String {
        text(self.state().hand(seat(index)).iter())
    }

    pub(crate) fn pile(&self) -> String {
        text(self.state().pile())
    }

    /// How many cells are filled.
    pub(crate) fn filled(&self) -> usize {
        self.state().board().filled()
    }

    /// The seats that placed a card, in order.
    pub(crate) fn turns(&self) -> String {
        text(&self.turns)
    }

    pub(crate) fn last_value(&self, world: &str) -> u8 {
        self.state().board().row(read(world)).last_value()
    }

    pub(crate) fn resets_left(&self) -> [u8; 5] {
        World::ALL.map(|world| self.state().board().row(world).resets_left())
    }

    /// What the rules allow whoever owes a decision.
    pub(crate) fn legal_actions(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Level10::legal_actions(self.state(), &mut actions);
        actions.iter().map(Action::to_string).collect()
    }

    #[track_caller]
    pub(crate) fn make(&mut self, made: Move<Level10>) -> Step<Level10> {
        if let Move::Action {
            by: Actor::Seat(seat),
            action: Action::Play(_) | Action::Pause { .. } | Action::Reset(_),
        } = made
        {
            self.turns.push(seat);
        }
        let shown = format!("{made:?}");
        self.course.make(made).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    /// `play F5` by whoever owes a decision, or `1: play F5` by that seat, or `team: first 0`.
    #[track_caller]
    pub(crate) fn action(&self, text: &str) -> Move<Level10> {
        let (by, action) = match text.split_once(": ") {
            Some(("team", action)) => (Actor::Team, action),
            Some((index, action)) => (Actor::Seat(seat(index.parse().expect("a seat"))), action),
            None => (self.course.owed().actor().expect("somebody owes a decision"), text),
        };
        Move::Action { by, action: read(action) }
    }

    /// Makes these moves, such as `first 0; 0: play F5; reset D; swap`.
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

    #[track_caller]
    pub(crate) fn say(&mut self, speaker: usize, said: &str) -> Step<Level10> {
        self.make(Move::Statement { seat: seat(speaker), statement: statement(said) })
    }

    /// Each of these actions is allowed to whoever owes a decision, and listed.
    #[track_caller]
    pub(crate) fn allows(&self, actions: &[&str]) {
        let listed = self.legal_actions();
        for action in actions {
            if let Err(refusal) = self.course.clone().make(self.action(action)) {
                panic!("{action}: {refusal}");
            }
            assert!(listed.iter().any(|legal| legal == action), "{action} is not listed");
        }
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
        self.refuses_move(made, refusal, rule);
    }

    #[track_caller]
    pub(crate) fn refuses_statement(
        &self,
        speaker: usize,
        said: &str,
        refusal: Refusal,
        rule: RuleId,
    ) {
        let said = Move::Statement { seat: seat(speaker), statement: statement(said) };
        self.refuses_move(said, refusal, rule);
    }

    #[track_caller]
    pub(crate) fn refuses_move(&self, made: Move<Level10>, refusal: Refusal, rule: RuleId) {
        let mut course = self.course.clone();
        let shown = format!("{made:?}");
        assert_eq!(course.make(made).err(), Some(refusal), "{shown}");
        assert_eq!(refusal.rule(), rule, "{shown}");
        assert!(course == self.course, "{shown} was refused and changed something");
    }

    /// For every card and row of a player's judgments: the rule that forbids it, or nothing.
    pub(crate) fn judged(&self, index: usize) -> Vec<(String, Option<RuleId>)> {
        let view = self.course.view(Viewer::Seat(seat(index)));
        let judgments = view.judgments().into_iter();
        judgments
            .map(|judgment| {
                let place = format!("{} in {}", judgment.card, judgment.row);
                (place, judgment.verdict.err().map(|refusal| refusal.rule()))
            })
            .collect()
    }
}
