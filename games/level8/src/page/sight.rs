//! What the parts of the page ask.

use maud::{Markup, html};
use sobremesa_page::table::{Scene, Stage};
use sobremesa_table::{REC, Seat};
use sobremesa_words::{Tells, Words, arg};

use super::pick::{Chosen, Pick};
use crate::{Action, Board, Card, Cards, Event, Level, Level8, Phase, Refusal, View};

/// A scene, with what is picked.
pub(super) struct Sight<'a> {
    pub(super) scene: &'a Scene<'a, Level8>,
    pub(super) words: &'static Words,
    pub(super) pick: Pick,
    /// The last move that is seen on the table.
    pub(super) last: Option<&'a Event>,
    /// How the last round went, until the viewer acts in the new one.
    pub(super) round: Option<Round<'a>>,
}

/// How a round went.
pub(super) struct Round<'a> {
    pub(super) number: u32,
    out: Seat,
    before: &'a [u8],
    after: &'a [u8],
}

impl Round<'_> {
    /// The level that a player was on.
    pub(super) fn from(&self, seat: Seat) -> u8 {
        self.before[seat.index()]
    }

    /// The message that says what a player did.
    pub(super) fn how(&self, seat: Seat) -> &'static str {
        match self.after[seat.index()] > self.before[seat.index()] {
            _ if seat == self.out => "level8-page-went-out",
            true => "level8-page-laid-it",
            false => "level8-page-stays",
        }
    }
}

impl<'a> Sight<'a> {
    pub(super) fn new(scene: &'a Scene<'a, Level8>) -> Sight<'a> {
        let mut pick = Pick::read(scene.pick);
        pick.keep_held(&scene.view.hand.unwrap_or_default());
        Sight {
            scene,
            words: scene.words(),
            pick,
            last: last_move(scene),
            round: last_round(scene),
        }
    }

    pub(super) fn view(&self) -> &'a View {
        self.scene.view
    }

    pub(super) fn board(&self) -> &'a Board {
        &self.scene.view.board
    }

    pub(super) fn me(&self) -> Option<Seat> {
        self.scene.table.me
    }

    pub(super) fn is_me(&self, seat: Seat) -> bool {
        self.me() == Some(seat)
    }

    pub(super) fn hand(&self) -> Cards {
        self.view().hand.unwrap_or_default()
    }

    pub(super) fn name(&self, seat: Seat) -> &'a str {
        self.scene.table.name(seat)
    }

    pub(super) fn text(&self, id: &str) -> String {
        self.words.text(id)
    }

    /// A message with a name in it.
    pub(super) fn of_name(&self, id: &str, seat: Seat) -> String {
        self.words.message(id, [arg("name", self.name(seat))])
    }

    pub(super) fn is_running(&self) -> bool {
        self.scene.table.stage == Stage::Running
    }

    /// Whether nothing more is played.
    pub(super) fn is_over(&self) -> bool {
        let is_over = matches!(self.view().phase, Phase::Over(_));
        is_over || self.scene.table.stage == Stage::GivenUp
    }

    /// Whether the viewer decides now.
    pub(super) fn decides(&self) -> bool {
        self.is_running() && !self.scene.legal.is_empty()
    }

    pub(super) fn can(&self, action: &Action) -> bool {
        self.is_running() && self.scene.legal.contains(action)
    }

    /// The number of the level that the viewer is on, and what it asks for.
    pub(super) fn my_level(&self) -> Option<(u8, &'a Level)> {
        let me = self.me()?;
        Some((self.board().place(me).progress.level(), self.board().level(me)))
    }

    /// The card that is picked.
    pub(super) fn picked(&self) -> Option<Card> {
        match self.pick.chosen {
            Chosen::Card(card) => Some(card),
            _ => None,
        }
    }

    /// What a bot would do, if the viewer asked or gets a tip, and has picked nothing.
    pub(super) fn hint(&self) -> Option<&'a Action> {
        self.scene.hint.filter(|_| self.decides() && self.pick.chosen == Chosen::Nothing)
    }

    /// Where the picked card can be added.
    pub(super) fn additions(&self, card: Card) -> impl Iterator<Item = &'a Action> {
        let legal = if self.is_running() { self.scene.legal } else { &[] };
        legal.iter().filter(
            move |action| matches!(action, Action::Add { card: added, .. } if *added == card),
        )
    }

    /// A button that picks something else.
    pub(super) fn choose(&self, class: &str, chosen: Chosen, label: &str) -> Markup {
        let pick = self.pick.with(chosen).to_string();
        self.scene.pick(class, &pick, &html! { (label) })
    }

    /// A button that does something.
    pub(super) fn act(&self, class: &str, action: &Action, label: &str) -> Markup {
        self.scene.act(class, action, &html! { (label) })
    }

    /// Why something is not allowed, with the way to the rule.
    pub(super) fn why(&self, refusal: &Refusal) -> Markup {
        self.ruled(&self.reason(refusal), refusal.rule())
    }

    /// A sentence with the way to its rule.
    pub(super) fn ruled(&self, sentence: &str, rule: &str) -> Markup {
        html! {
            p.reason {
                (sentence)
                // What is not of the rules but of the order of things has no place in them.
                @if rule != REC {
                    " "
                    (self.scene.rule(rule))
                }
            }
        }
    }

    fn reason(&self, refusal: &Refusal) -> String {
        let (Refusal::NotYourDecision { owed } | Refusal::SomethingElseIsDue { owed }) = refusal
        else {
            return Level8::refusal(self.words, &self.scene.table.names(), refusal);
        };
        let id = match owed {
            Phase::Draw(seat) if self.is_me(*seat) => "level8-page-why-draw",
            Phase::Pass(seat) if self.is_me(*seat) => "level8-page-why-pass",
            Phase::Keep(seat) if self.is_me(*seat) => "level8-page-why-keep",
            Phase::Draw(seat) | Phase::Act(seat) | Phase::Pass(seat) | Phase::Keep(seat) => {
                return self.of_name("level8-page-why-other", *seat);
            }
            Phase::Deal | Phase::Reshuffle(_) => "level8-page-why-deal",
            Phase::Over(_) => {
                return Level8::refusal(self.words, &self.scene.table.names(), refusal);
            }
        };
        self.text(id)
    }
}

/// The last move of this round that is seen on the table.
fn last_move<'a>(scene: &'a Scene<'a, Level8>) -> Option<&'a Event> {
    let events = scene.lines.iter().flat_map(|line| &line.events).rev();
    let mut of_round = events.take_while(|event| !matches!(event, Event::Dealt { .. }));
    of_round.find(|event| {
        use Event::{Added, Discarded, Laid, Skipped};
        matches!(event, Discarded { .. } | Skipped { .. } | Laid { .. } | Added { .. })
    })
}

/// How the last round went; a spectator reads it until anyone acts.
fn last_round<'a>(scene: &'a Scene<'a, Level8>) -> Option<Round<'a>> {
    let acts_on = |seat: &Seat| scene.table.me.is_none_or(|me| me == *seat);
    let mut since = scene.lines.iter().flat_map(|line| &line.events).rev();
    let mut is_new = false;
    let (out, before, after) = since.find_map(|event| match event {
        Event::RoundEnded { out, before, levels } => Some(Some((*out, before, levels))),
        Event::Drew { seat, .. } | Event::Passed { seat } if acts_on(seat) => Some(None),
        Event::Dealt { .. } => {
            is_new = true;
            None
        }
        _ => None,
    })??;
    let number = scene.view.board.rounds() - u32::from(is_new);
    scene.view.open.is_none().then_some(Round { number, out, before, after })
}
