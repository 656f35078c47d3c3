//! A table to play at in tests: stacked decks, and cards and moves as text.

use std::fmt::Display;
use std::str::FromStr;

use sobremesa_level8::{
    Action, Card, Cards, Chance, Deal, End, HAND, Level8, Levels, Phase, Place, Refusal, Rules,
    Stars, State, View,
};
use sobremesa_table::{Actor, Course, Move, Owed, RuleId, Seat, Step, Viewer};

/// Eight levels, each of three cards of a color.
pub(crate) const EASY: &str =
    "colour3, colour3, colour3, colour3, colour3, colour3, colour3, colour3";

/// Eight levels that are all alike.
#[track_caller]
pub(crate) fn levels(level: &str) -> Levels {
    read(&[level; 8].join(","))
}

/// The rules with such levels.
#[track_caller]
pub(crate) fn rules(players: u8, stars: Stars, levels: &str) -> Rules {
    Rules { levels: read(levels), custom: true, ..Rules::new(players, stars) }
}

#[track_caller]
pub(crate) fn seat(index: usize) -> Seat {
    Seat::new(index).expect("a seat from 0 to 5")
}

/// A card, an action or levels from their text.
#[track_caller]
pub(crate) fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Cards such as `R4 J X`.
#[track_caller]
pub(crate) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(read).collect()
}

/// The items as text, separated by blanks.
pub(crate) fn text<T: Display>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// A round for which the deck is stacked. What a test does not ask for is filled in from the box:
/// number cards from K15 down, then the jokers and skips that are left, at the bottom of the pile.
#[derive(Clone)]
pub(crate) struct Plan {
    rules: Rules,
    dealer: usize,
    hands: Vec<Vec<Card>>,
    top: Vec<Card>,
}

impl Plan {
    /// A round in which seat 0 begins.
    pub(crate) fn new(rules: Rules) -> Plan {
        let players = usize::from(rules.players);
        Plan { rules, dealer: players - 1, hands: vec![Vec::new(); players], top: Vec::new() }
    }

    /// A game with one star and all levels like this.
    #[track_caller]
    pub(crate) fn all(players: u8, level: &str) -> Plan {
        Plan::new(Rules { levels: levels(level), custom: true, ..Rules::new(players, Stars::One) })
    }

    pub(crate) fn dealer(mut self, index: usize) -> Plan {
        self.dealer = index;
        self
    }

    /// Cards that the player holds.
    #[track_caller]
    pub(crate) fn hand(mut self, index: usize, held: &str) -> Plan {
        self.hands[index].extend(cards(held));
        self
    }

    /// The card that is turned up, and the top of the pile below it.
    #[track_caller]
    pub(crate) fn top(mut self, top: &str) -> Plan {
        self.top = cards(top);
        self
    }

    #[track_caller]
    pub(crate) fn deal(&self) -> Deal {
        let mut left = Cards::all();
        for card in self.hands.iter().flatten().chain(&self.top) {
            assert!(left.contains(*card), "the box has no further {card}");
            left.remove(*card);
        }
        let mut spare: Vec<Card> = left.iter().collect();
        let numbers = left.numbers().len();
        spare[..numbers].reverse();
        let mut spare = spare.into_iter();
        let filled = |hand: &Vec<Card>| {
            let more = spare.by_ref().take(HAND - hand.len()).collect::<Vec<_>>();
            [hand.clone(), more].concat()
        };
        let hands = self.hands.iter().map(filled).collect();
        let pile = self.top.iter().copied().chain(spare).collect();
        Deal::new(seat(self.dealer), hands, pile)
    }

    /// The table after the deal.
    #[track_caller]
    pub(crate) fn table(&self) -> Table {
        let mut table = Table::new(&self.rules);
        table.make(Move::Chance(Chance::Deal(self.deal())));
        table
    }
}

/// A game being played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Table {
    course: Course<Level8>,
}

impl Table {
    /// A game before the deal.
    pub(crate) fn new(rules: &Rules) -> Table {
        Table { course: Course::new(rules) }
    }

    pub(crate) fn state(&self) -> &State {
        self.course.state()
    }

    pub(crate) fn course(&self) -> &Course<Level8> {
        &self.course
    }

    pub(crate) fn phase(&self) -> Phase {
        self.state().phase()
    }

    /// The decision that is owed, such as `0 draws`.
    pub(crate) fn next(&self) -> String {
        match self.phase() {
            Phase::Deal => "the deal".into(),
            Phase::Draw(seat) => format!("{seat} draws"),
            Phase::Act(seat) => format!("{seat} acts"),
            Phase::Pass(seat) => format!("{seat} passes"),
            Phase::Reshuffle(_) => "a reshuffle".into(),
            Phase::Keep(seat) => format!("{seat} keeps"),
            Phase::Over(End::LastLevel(seat)) => format!("over, {seat} laid level 8"),
            Phase::Over(End::WentOut(seat)) => format!("over, {seat} went out"),
        }
    }

    pub(crate) fn hand(&self, index: usize) -> String {
        text(self.state().hand(seat(index)).iter())
    }

    pub(crate) fn place(&self, index: usize) -> &Place {
        self.state().board().place(seat(index))
    }

    /// A discard pile, the lowest card first.
    pub(crate) fn discard(&self, index: usize) -> String {
        text(self.place(index).discard().cards())
    }

    pub(crate) fn discards(&self) -> Vec<String> {
        (0..self.state().board().players()).map(|index| self.discard(index)).collect()
    }

    /// The combinations before a player, such as `R4 J B6 | G6 J`.
    pub(crate) fn melds(&self, index: usize) -> String {
        let melds = self.place(index).melds().map(|meld| text(meld.cards()));
        melds.collect::<Vec<_>>().join(" | ")
    }

    pub(crate) fn levels(&self) -> Vec<u8> {
        self.state().board().places().iter().map(|place| place.progress.number()).collect()
    }

    /// Before whom a skip lies.
    pub(crate) fn skipped(&self) -> Vec<usize> {
        let seats = 0..self.state().board().players();
        seats.filter(|index| self.place(*index).is_skipped).collect()
    }

    pub(crate) fn pile_size(&self) -> usize {
        self.state().board().pile_size()
    }

    /// The top card of the pile.
    #[track_caller]
    pub(crate) fn top(&self) -> Card {
        self.state().pile().next().expect("the pile has a card")
    }

    /// What a player would see whose decision this were, with this hand.
    pub(crate) fn view_with(
        &self,
        phase: impl FnOnce(Seat) -> Phase,
        index: usize,
        hand: Cards,
    ) -> View {
        let seat = seat(index);
        let mut view = self.course.view(Viewer::Seat(seat));
        (view.phase, view.owed, view.hand) = (phase(seat), Owed::Seat(seat), Some(hand));
        view
    }

    /// What the rules allow whoever owes a decision.
    pub(crate) fn legal_actions(&self) -> Vec<String> {
        self.state().legal_actions().iter().map(Action::to_string).collect()
    }

    /// The legal actions that begin with this word.
    pub(crate) fn listed(&self, word: &str) -> Vec<String> {
        let begins = |action: &String| action.split(' ').next() == Some(word);
        self.legal_actions().into_iter().filter(begins).collect()
    }

    #[track_caller]
    pub(crate) fn make(&mut self, made: Move<Level8>) -> Step<Level8> {
        let shown = format!("{made:?}");
        self.course.make(made).unwrap_or_else(|refusal| panic!("{shown}: {refusal}"))
    }

    /// `draw pile` by whoever owes a decision, or `1: draw pile` by that seat.
    #[track_caller]
    pub(crate) fn action(&self, text: &str) -> Move<Level8> {
        let (by, action) = match text.split_once(": ") {
            Some((index, action)) => (Actor::Seat(seat(index.parse().expect("a seat"))), action),
            None => (self.course.owed().actor().expect("somebody owes a decision"), text),
        };
        Move::Action { by, action: read(action) }
    }

    /// Makes these moves, such as `draw pile; discard R7`. `wait` draws from the pile and discards
    /// that card; `out` does as [`out`](Table::out).
    #[track_caller]
    pub(crate) fn play(&mut self, script: &str) {
        for text in script.split("; ") {
            match text {
                "wait" => {
                    let discard = format!("discard {}", self.top());
                    self.play("draw pile");
                    self.play(&discard);
                }
                "out" => self.out(),
                _ => {
                    let made = self.action(text);
                    self.make(made);
                }
            }
        }
    }

    /// Draws, lays R1 R2 R3 as the level, adds R4 to R10, and discards the card that was drawn.
    #[track_caller]
    pub(crate) fn out(&mut self) {
        let Phase::Draw(seat) = self.phase() else { panic!("{}", self.next()) };
        let last = self.top();
        self.play("draw pile; lay colour R R1 R2 R3");
        for value in 4..=10 {
            self.play(&format!("add R{value} to {seat} 0"));
        }
        self.play(&format!("discard {last}"));
    }

    /// The table after these moves.
    #[track_caller]
    pub(crate) fn after(&self, script: &str) -> Table {
        let mut table = self.clone();
        table.play(script);
        table
    }

    /// The table after the deal of a next round.
    #[track_caller]
    pub(crate) fn dealt(&self, plan: &Plan) -> Table {
        let mut table = self.clone();
        table.make(Move::Chance(Chance::Deal(plan.deal())));
        table
    }

    /// The plan of the next round, for the dealer whose turn it is.
    pub(crate) fn plan(&self) -> Plan {
        let board = self.state().board();
        let players = board.players();
        let dealer =
            if board.rounds() == 0 { players - 1 } else { board.dealer().next(players).index() };
        Plan::new(*board.rules()).dealer(dealer)
    }

    /// Another round of [`EASY`] levels, in which `out` goes out after the others named have laid
    /// their level. Nobody keeps a card for it.
    #[track_caller]
    pub(crate) fn round(&self, out: usize, laying: &[usize]) -> Table {
        let mut table = self.clone();
        while let Phase::Keep(_) = table.phase() {
            table.play("keep");
        }
        let plan = table.plan().hand(out, "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10");
        let plan = laying.iter().zip(["Y", "G", "B"]).fold(plan, |plan, (index, color)| {
            plan.hand(*index, &format!("{color}1 {color}2 {color}3"))
        });
        table = table.dealt(&plan);
        loop {
            let Phase::Draw(seat) = table.phase() else { panic!("{}", table.next()) };
            let color = laying.iter().position(|index| *index == seat.index());
            let all_laid = laying.iter().all(|index| table.place(*index).has_laid());
            if seat.index() == out && all_laid {
                table.out();
                return table;
            }
            match color.filter(|_| !table.place(seat.index()).has_laid()) {
                Some(color) => {
                    let (color, drawn) = (["Y", "G", "B"][color], table.top());
                    table.play("draw pile");
                    table.play(&format!("lay colour {color} {color}1 {color}2 {color}3"));
                    table.play(&format!("discard {drawn}"));
                }
                None => table.play("wait"),
            }
        }
    }

    /// The table after quiet turns, until this many cards are left in the pile.
    #[track_caller]
    pub(crate) fn left(&self, left: usize) -> Table {
        let mut table = self.clone();
        while table.pile_size() > left {
            table.play("wait");
        }
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
        self.refuses_move(made, refusal, rule);
    }

    /// The deal or reshuffle is refused by this rule and changes nothing.
    #[track_caller]
    pub(crate) fn refuses_chance(&self, chance: Chance, refusal: Refusal, rule: RuleId) {
        self.refuses_move(Move::Chance(chance), refusal, rule);
    }

    #[track_caller]
    fn refuses_move(&self, made: Move<Level8>, refusal: Refusal, rule: RuleId) {
        let shown = format!("{made:?}");
        let mut course = self.course.clone();
        assert_eq!(refusal.rule(), rule, "{shown}");
        assert_eq!(course.make(made).err(), Some(refusal), "{shown}");
        assert!(course == self.course, "{shown} was refused and changed something");
    }
}
