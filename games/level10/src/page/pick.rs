//! What a viewer has picked, as it stands in the page's query.
//!
//! `D4` is a card of the hand; `D4 F3` two of them, for the exchange; `P in F` a pause with its row,
//! `P in F tuck F3` with a card under it; `reset F` a reset. Behind it stands what is to be told, if
//! it is not a count: `tell play`, `tell reset`, and `tell play 2` for what seat 2 should do.
//! Nonsense, or what the viewer does not hold, is as if nothing were picked.

use std::fmt;

use super::tell::Topic;
use crate::{Action, Card, LevelCard, Phase, Swap, View, World};

/// What a viewer has picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pick {
    /// What to do.
    pub choice: Choice,
    /// What to tell.
    pub topic: Topic,
}

/// What a viewer would like to do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    /// Nothing is picked.
    #[default]
    Nothing,
    /// Cards of the hand: one to play, or up to two to exchange, the first one first.
    Cards(Vec<Card>),
    /// A pause, and the row that it goes to.
    Pause {
        /// Where it goes.
        row: World,
        /// The card under it.
        tuck: Option<LevelCard>,
    },
    /// A reset for a row.
    Reset(World),
}

impl Choice {
    /// What picks an action.
    pub fn of(action: Action) -> Choice {
        match action {
            Action::Play(card) => Choice::Cards(vec![Card::Level(card)]),
            Action::Pause { row, tuck } => Choice::Pause { row, tuck },
            Action::Reset(row) => Choice::Reset(row),
            Action::Swap(swap) => Choice::Cards(swap.cards().collect()),
            Action::First(_) => Choice::Nothing,
        }
    }
}

impl Pick {
    /// Reads what the query says.
    pub fn read(text: &str, view: &View) -> Pick {
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = words.iter().position(|word| *word == "tell").unwrap_or(words.len());
        let (choice, topic) = words.split_at(at);
        Pick {
            choice: read_choice(choice, view).unwrap_or_default(),
            topic: Topic::read(topic.get(1..).unwrap_or_default(), view),
        }
    }

    /// The same with another choice.
    #[must_use]
    pub fn with(&self, choice: Choice) -> Pick {
        Pick { choice, topic: self.topic }
    }

    /// The same with something else to tell.
    #[must_use]
    pub fn telling(&self, topic: Topic) -> Pick {
        Pick { choice: self.choice.clone(), topic }
    }

    /// The picked cards of the hand.
    pub fn cards(&self) -> &[Card] {
        match &self.choice {
            Choice::Cards(cards) => cards,
            Choice::Pause { .. } => &[Card::Pause],
            Choice::Nothing | Choice::Reset(_) => &[],
        }
    }

    /// What it comes to, if that is an action already; the rules have not judged it.
    pub fn action(&self, phase: Phase) -> Option<Action> {
        match (phase, &self.choice) {
            (Phase::Swap(_), Choice::Cards(cards)) => Swap::new(cards).map(Action::Swap),
            (Phase::Swap(_), _) => Some(Action::Swap(Swap::NONE)),
            (_, Choice::Pause { row, tuck }) => Some(Action::Pause { row: *row, tuck: *tuck }),
            (_, Choice::Reset(row)) => Some(Action::Reset(*row)),
            (_, Choice::Cards(cards)) => match cards[..] {
                [Card::Level(card)] => Some(Action::Play(card)),
                _ => None,
            },
            (_, Choice::Nothing) => None,
        }
    }

    /// What is picked after one more press on a card that is to be exchanged: a picked one is put
    /// back, and a third one takes the place of the first.
    pub fn exchanging(&self, card: Card, is_picked: bool) -> Pick {
        let mut cards = self.cards().to_vec();
        if is_picked {
            let place = cards.iter().rposition(|picked| *picked == card);
            place.map(|place| cards.remove(place));
        } else {
            cards.push(card);
            let extra = cards.len().saturating_sub(2);
            cards.drain(..extra);
        }
        self.with(if cards.is_empty() { Choice::Nothing } else { Choice::Cards(cards) })
    }
}

fn read_choice(words: &[&str], view: &View) -> Option<Choice> {
    let hand = view.hand?;
    let held = |card: &Card| hand.contains(*card);
    let choice = match *words {
        ["reset", row] => Choice::Reset(row.parse().ok()?),
        ["P", "in", row] if held(&Card::Pause) => {
            Choice::Pause { row: row.parse().ok()?, tuck: None }
        }
        ["P", "in", row, "tuck", card] if held(&Card::Pause) => {
            let card: LevelCard = card.parse().ok()?;
            let tuck = Some(card).filter(|card| held(&Card::Level(*card)));
            Choice::Pause { row: row.parse().ok()?, tuck }
        }
        ref cards => {
            let most = if matches!(view.phase, Phase::Swap(_)) { 2 } else { 1 };
            let mut left = hand;
            let mut picked = Vec::new();
            for card in cards.iter().filter_map(|card| card.parse::<Card>().ok()) {
                if picked.len() < most && left.contains(card) {
                    left.remove(card);
                    picked.push(card);
                }
            }
            (!picked.is_empty()).then_some(Choice::Cards(picked))?
        }
    };
    Some(choice)
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let choice = match &self.choice {
            Choice::Nothing => String::new(),
            Choice::Cards(cards) => {
                cards.iter().map(Card::to_string).collect::<Vec<String>>().join(" ")
            }
            Choice::Pause { row, tuck: None } => format!("P in {row}"),
            Choice::Pause { row, tuck: Some(card) } => format!("P in {row} tuck {card}"),
            Choice::Reset(row) => format!("reset {row}"),
        };
        let topic = self.topic.to_string();
        let blank = if choice.is_empty() || topic.is_empty() { "" } else { " " };
        write!(f, "{choice}{blank}{topic}")
    }
}
