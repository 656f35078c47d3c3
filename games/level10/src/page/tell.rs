//! L10-6: what a player may tell, in two presses: what it is about, then the world.
//!
//! The field `say` of the form `act` is a [`Telling`] as text: `count D`, `play D`, `reset D`, or
//! `play D 2` for what seat 2 should do. A count has no number: the true one is filled in.

use std::fmt;
use std::str::FromStr;

use maud::{Markup, html};
use sobremesa_page::icon::shape;
use sobremesa_table::{Options, Seat};
use sobremesa_words::arg;

use super::{Sight, tile};
use crate::words::Names;
use crate::{Deed, Statement, View, World};

/// What a statement is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Topic {
    /// How many cards of a world one holds.
    #[default]
    Count,
    /// What one would like to do, or someone else to do.
    Wish {
        /// To do what.
        deed: Deed,
        /// Who should do it, if not the speaker.
        whom: Option<Seat>,
    },
}

/// Something to tell: a topic and a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Telling {
    /// What it is about.
    pub topic: Topic,
    /// The world.
    pub world: World,
}

/// The text tells nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotATelling;

impl Telling {
    /// The statement, with the true count; none for a viewer without a hand.
    pub fn statement(&self, view: &View) -> Option<Statement> {
        let world = self.world;
        match self.topic {
            Topic::Count => {
                let count = view.hand?.count(world);
                Some(Statement::Count { world, count })
            }
            Topic::Wish { deed, whom } => Some(Statement::Wish { deed, world, whom }),
        }
    }
}

impl FromStr for Telling {
    type Err = NotATelling;

    fn from_str(text: &str) -> Result<Telling, NotATelling> {
        let words: Vec<&str> = text.split(' ').collect();
        let world = |word: &str| word.parse().map_err(|_| NotATelling);
        let seat = |word: &str| word.parse().ok().and_then(Seat::new).ok_or(NotATelling);
        let (topic, world) = match words[..] {
            ["count", of] => (Topic::Count, world(of)?),
            [deed, of] => (Topic::Wish { deed: read_deed(deed)?, whom: None }, world(of)?),
            [deed, of, whom] => {
                (Topic::Wish { deed: read_deed(deed)?, whom: Some(seat(whom)?) }, world(of)?)
            }
            _ => return Err(NotATelling),
        };
        Ok(Telling { topic, world })
    }
}

fn read_deed(word: &str) -> Result<Deed, NotATelling> {
    match word {
        "play" => Ok(Deed::Play),
        "reset" => Ok(Deed::Reset),
        _ => Err(NotATelling),
    }
}

fn write_deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Play => "play",
        Deed::Reset => "reset",
    }
}

impl fmt::Display for Telling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let world = self.world;
        match self.topic {
            Topic::Count => write!(f, "count {world}"),
            Topic::Wish { deed, whom: None } => write!(f, "{} {world}", write_deed(deed)),
            Topic::Wish { deed, whom: Some(whom) } => {
                write!(f, "{} {world} {whom}", write_deed(deed))
            }
        }
    }
}

impl Topic {
    /// Reads what follows `tell`; a count if it is nonsense.
    pub(super) fn read(words: &[&str], view: &View) -> Topic {
        let Some(deed) = words.first().and_then(|word| read_deed(word).ok()) else {
            return Topic::Count;
        };
        let whom = words.get(1).and_then(|word| word.parse().ok()).and_then(Seat::new);
        let players = view.rules().players();
        let whom = whom.filter(|whom| whom.index() < players && !view.viewer.is(*whom));
        Topic::Wish { deed, whom }
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Topic::Count => Ok(()),
            Topic::Wish { deed, whom: None } => write!(f, "tell {}", write_deed(*deed)),
            Topic::Wish { deed, whom: Some(whom) } => {
                write!(f, "tell {} {whom}", write_deed(*deed))
            }
        }
    }
}

/// The statements that the viewer can make.
pub(super) fn panel(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let topics = [
        ("level10-page-tell-count", Topic::Count),
        ("level10-page-tell-play", Topic::Wish { deed: Deed::Play, whom: None }),
        ("level10-page-tell-reset", Topic::Wish { deed: Deed::Reset, whom: None }),
    ];
    let now = topics.into_iter().find(|(_, topic)| is_same(*topic, sight.pick.topic));
    let now = now.map(|(id, _)| words.text(id)).unwrap_or_default();
    html! {
        section.tell aria-labelledby="tellh" {
            h2 #tellh { (words.text("level10-page-tell")) }
            // On phones the topics open over the dock.
            button.topic type="button" popovertarget="topics"
                aria-label={ (words.text("level10-page-tell-what")) ": " (now) } {
                (shape("i-say")) span { (now) }
            }
            div #topics.topics popover {
                div.pick role="group" aria-label=(words.text("level10-page-tell-what")) {
                    @for (id, topic) in topics {
                        button form="pick" name="pick" value=(sight.pick.telling(topic))
                            aria-pressed=(is_same(topic, sight.pick.topic)) { (words.text(id)) }
                    }
                }
                @match sight.pick.topic {
                    // In a lesson there is nobody to tell it to for long.
                    Topic::Count if sight.scene.table.lesson.is_some() => {}
                    Topic::Count => (always(sight)),
                    Topic::Wish { deed, whom } => (next_whom(sight, deed, whom)),
                }
            }
            div.worlds role="group" aria-label=(words.text("level10-page-tell-which")) {
                @for world in World::ALL { (world_button(sight, world)) }
            }
        }
    }
}

fn is_same(one: Topic, other: Topic) -> bool {
    let deed = |topic| match topic {
        Topic::Count => None,
        Topic::Wish { deed, .. } => Some(deed),
    };
    deed(one) == deed(other)
}

fn world_button(sight: &Sight<'_>, world: World) -> Markup {
    let words = sight.words;
    let of = arg("world", words.world(world));
    let label = match sight.pick.topic {
        Topic::Count => words.message("level10-page-tell-count-of", [of]),
        Topic::Wish { deed, whom: None } => words.message(
            match deed {
                Deed::Play => "level10-page-tell-play-in",
                Deed::Reset => "level10-page-tell-reset-in",
            },
            [of],
        ),
        Topic::Wish { deed, whom: Some(whom) } => words.message(
            match deed {
                Deed::Play => "level10-page-tell-play-whom",
                Deed::Reset => "level10-page-tell-reset-whom",
            },
            [of, arg("whom", sight.scene.table.name(whom))],
        ),
    };
    let telling = Telling { topic: sight.pick.topic, world };
    html! {
        button form="act" name="say" value=(telling) aria-label=(label) {
            (tile(world))
        }
    }
}

/// Whether the table tells the viewer's counts whenever they change.
fn always(sight: &Sight<'_>) -> Markup {
    let words = sight.words;
    let is_on = sight.scene.table.has_order;
    html! {
        button.extra form="act" name="tell_counts" value=(if is_on { "off" } else { "on" })
            aria-pressed=(is_on) { (words.text("level10-page-tell-always")) }
    }
}

/// Who should do what one wishes: each press names the next player.
fn next_whom(sight: &Sight<'_>, deed: Deed, whom: Option<Seat>) -> Markup {
    let (words, table) = (sight.words, sight.scene.table);
    let others = table.others();
    let next = match whom {
        None => others.first(),
        Some(whom) => others.iter().skip_while(|seat| **seat != whom).nth(1),
    };
    let topic = Topic::Wish { deed, whom: next.copied() };
    let name = |id| words.message(id, [arg("name", whom.map_or("", |whom| table.name(whom)))]);
    let (label, shown) = match whom {
        None => (words.text("level10-page-tell-next-self"), words.text("level10-page-tell-self")),
        Some(_) => (name("level10-page-tell-next-whom"), name("level10-page-tell-whom")),
    };
    html! {
        button.extra form="pick" name="pick" value=(sight.pick.telling(topic)) aria-label=(label) title=(shown) { (shown) }
    }
}
