//! What a viewer has picked, as the page's query writes it.
//!
//! First how the hand is sorted (`color` or `own`; nothing for by value), then one of:
//! - a card: `R7`;
//! - one of the finder's proposals, from 0: `lay 2`;
//! - an arrangement of one's own: `arrange`, the combination that is filled next, and the cards of
//!   each with `+` between them: `arrange 1 R4 J B6 ~1 + G6`; `~1` chooses what jokers stand for, of
//!   the ways that there are;
//! - cards to keep: `keep J R7`.
//!
//! Whatever else is written picks nothing.

use std::fmt;

use crate::{Card, Cards, Keep, Level};

/// What a viewer has picked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Pick {
    /// How the hand is sorted.
    pub sort: Sort,
    /// What is chosen.
    pub chosen: Chosen,
}

/// How the hand is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Sort {
    /// By value.
    #[default]
    Value,
    /// By color.
    Color,
    /// As the viewer moves the cards; the script does that.
    Own,
}

/// What is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Chosen {
    /// Nothing.
    #[default]
    Nothing,
    /// A card of the hand.
    Card(Card),
    /// One of the finder's proposals.
    Proposal(usize),
    /// The level, arranged by the viewer.
    Arrangement(Arrangement),
    /// Cards to keep for the next round.
    Keep(Vec<Card>),
}

/// A level, arranged by the viewer.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement {
    /// Which combination takes the next card.
    pub active: usize,
    /// The combinations, in the level's order.
    pub drafts: Vec<Draft>,
}

/// The cards for one combination.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Draft {
    /// The cards, as they were picked.
    pub cards: Vec<Card>,
    /// Which of the ways to read them was chosen.
    pub reading: Option<usize>,
}

impl Pick {
    /// Reads what [`Display`](fmt::Display) writes; anything else picks nothing.
    pub fn read(text: &str) -> Pick {
        let mut words = text.split_whitespace().peekable();
        let sort = match words.peek() {
            Some(&"color") => Sort::Color,
            Some(&"own") => Sort::Own,
            _ => Sort::Value,
        };
        let words: Vec<&str> = words.skip(usize::from(sort != Sort::Value)).take(40).collect();
        Pick { sort, chosen: read_chosen(&words).unwrap_or_default() }
    }

    /// The same order of the hand with something else chosen.
    #[must_use]
    pub fn with(&self, chosen: Chosen) -> Pick {
        Pick { sort: self.sort, chosen }
    }

    /// Leaves out what the hand does not have.
    pub(super) fn keep_held(&mut self, hand: &Cards) {
        let mut left = *hand;
        let mut take = |card: &Card| {
            let held = left.contains(*card);
            left.forget(*card);
            held
        };
        match &mut self.chosen {
            Chosen::Card(card) if !hand.contains(*card) => self.chosen = Chosen::Nothing,
            Chosen::Keep(cards) => cards.retain(take),
            Chosen::Arrangement(arrangement) => {
                arrangement.drafts.iter_mut().for_each(|draft| draft.cards.retain(&mut take));
            }
            Chosen::Nothing | Chosen::Card(_) | Chosen::Proposal(_) => {}
        }
    }
}

fn read_chosen(words: &[&str]) -> Option<Chosen> {
    let cards = |words: &[&str]| -> Option<Vec<Card>> {
        words.iter().map(|word| word.parse().ok()).collect()
    };
    Some(match *words {
        ["lay", number] => Chosen::Proposal(number.parse().ok()?),
        ["keep", ref kept @ ..] if kept.len() <= Keep::MOST + 1 => Chosen::Keep(cards(kept)?),
        ["arrange", active, ref drafts @ ..] => {
            let drafts: Option<Vec<Draft>> =
                drafts.split(|word| *word == "+").map(read_draft).collect();
            let drafts = drafts.filter(|drafts| drafts.len() <= Level::MOST)?;
            Chosen::Arrangement(Arrangement { active: active.parse().ok()?, drafts })
        }
        [card] => Chosen::Card(card.parse().ok()?),
        _ => return None,
    })
}

fn read_draft(words: &[&str]) -> Option<Draft> {
    let mut draft = Draft::default();
    for word in words {
        match word.strip_prefix('~') {
            Some(reading) => draft.reading = Some(reading.parse().ok()?),
            None => draft.cards.push(word.parse().ok()?),
        }
    }
    Some(draft)
}

impl fmt::Display for Pick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sort = match self.sort {
            Sort::Value => "",
            Sort::Color => "color",
            Sort::Own => "own",
        };
        f.write_str(sort)?;
        if !sort.is_empty() && self.chosen != Chosen::Nothing {
            f.write_str(" ")?;
        }
        match &self.chosen {
            Chosen::Nothing => Ok(()),
            Chosen::Card(card) => write!(f, "{card}"),
            Chosen::Proposal(number) => write!(f, "lay {number}"),
            Chosen::Keep(cards) => {
                f.write_str("keep")?;
                cards.iter().try_for_each(|card| write!(f, " {card}"))
            }
            Chosen::Arrangement(arrangement) => {
                write!(f, "arrange {}", arrangement.active)?;
                for (index, draft) in arrangement.drafts.iter().enumerate() {
                    f.write_str(if index > 0 { " +" } else { "" })?;
                    draft.cards.iter().try_for_each(|card| write!(f, " {card}"))?;
                    draft.reading.iter().try_for_each(|reading| write!(f, " ~{reading}"))?;
                }
                Ok(())
            }
        }
    }
}
