//! Linko in sentences.

mod lines;
mod names;
mod refusal;
mod why;

use sobremesa_table::{Actor, Course, Move, Seat, Step, Viewer};
use sobremesa_words::{
    Dictionary, Language, People, RECORD, Tells, Words, arg, dictionary, reader_of,
};

use crate::bots::reason::reasons;
use crate::{
    Action, Card, Cards, End, Event, Layer, Linko, Outcome, Phase, Refusal, Rules, State, Variant,
    View,
};

pub use names::Names;

static WORDS: Dictionary = dictionary!("../locales");

impl Tells for Linko {
    fn words(language: Language) -> &'static Words {
        WORDS.of(language)
    }

    fn title(words: &Words, rules: &Rules) -> String {
        let variant = match rules.variant {
            Variant::Base => "base",
            Variant::Advanced => "advanced",
            Variant::Expert => "expert",
        };
        words.message("linko-title", [arg("players", rules.players), arg("variant", variant)])
    }

    fn refusal(words: &Words, names: &[String], refusal: &Refusal) -> String {
        refusal::sentence(words, names, reader_of(names), refusal)
    }

    fn fault(words: &Words, names: &[String], refusal: &Refusal) -> String {
        refusal::sentence(words, names, RECORD, refusal)
    }

    fn step(words: &Words, course: &Course<Self>, step: &Step<Self>, names: &[String]) -> String {
        Narrator { words, people: People::of(names) }.step(course, step)
    }

    fn line(words: &Words, people: People<'_>, event: &Event) -> Option<String> {
        lines::line(words, people, event)
    }

    fn deed(words: &Words, names: &[String], action: &Action) -> String {
        lines::deed(words, names, action)
    }

    fn why(words: &Words, names: &[String], view: &View, action: &Action) -> Vec<String> {
        let reasons = reasons(view, action);
        reasons.iter().map(|reason| why::sentence(words, names, reason)).collect()
    }
}

fn list(items: &[impl ToString]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<String>>().join(", ")
}

/// Tells a game with all cards open.
struct Narrator<'a> {
    words: &'a Words,
    people: People<'a>,
}

impl Narrator<'_> {
    fn step(&self, course: &Course<Linko>, step: &Step<Linko>) -> String {
        let state = course.state();
        // Whoever acts sees the card that is drawn.
        let viewer = match step.made() {
            Move::Action { by: Actor::Seat(seat), .. } => Viewer::Seat(*seat),
            Move::Action { by: Actor::Team, .. } | Move::Chance(_) | Move::Statement { .. } => {
                Viewer::Spectator
            }
        };
        let mut text: Vec<String> = Vec::new();
        for event in course.events(step, viewer) {
            text.extend(self.event(&event, step, state));
        }
        let turn_ended = step.before().phase().turn() != state.phase().turn();
        if turn_ended && viewer != Viewer::Spectator {
            let at = text.len() - self.ending_lines(state);
            text.splice(at..at, self.table(state));
        }
        text.join("\n")
    }

    fn name(&self, seat: Seat) -> String {
        self.people.name(seat)
    }

    fn cards(&self, cards: Cards) -> String {
        list(&cards.iter().collect::<Vec<Card>>()).replace(',', "")
    }

    /// Slots of the reserve, groups in parentheses.
    fn slots(&self, slots: &[Cards]) -> String {
        let slot = |slot: &Cards| match slot.len() {
            1 => self.cards(*slot),
            _ => format!("({})", self.cards(*slot)),
        };
        slots.iter().map(slot).collect::<Vec<String>>().join(" ")
    }

    fn event(&self, event: &Event, step: &Step<Linko>, state: &State) -> Vec<String> {
        let (words, people) = (self.words, self.people);
        let by = |seat: &Seat| [("name", *seat)];
        let between = |thief: &Seat, victim: &Seat| [("name", *thief), ("victim", *victim)];
        let cards = |cards: &Cards| [arg("cards", self.cards(*cards))];
        let line = match event {
            Event::Dealt { .. } => return self.deal(step, state),
            Event::Played { seat, layer } => {
                people.tell(words, "linko-played", by(seat), cards(&layer.cards()))
            }
            Event::GhostRobbed { seat, cards: set } => {
                people.tell(words, "linko-ghost-robbed", by(seat), cards(set))
            }
            Event::Stolen { thief, victim, cards: layer } => {
                people.tell(words, "linko-stolen", between(thief, victim), cards(layer))
            }
            Event::Left { thief, victim, cards: layer } => {
                people.tell(words, "linko-left", between(thief, victim), cards(layer))
            }
            Event::TookBack { seat, cards: layer } => {
                people.tell(words, "linko-took-back", by(seat), cards(layer))
            }
            Event::Discarded { seat, cards: layer } => {
                people.tell(words, "linko-discarded", by(seat), cards(layer))
            }
            Event::Drew { seat, slot, cards: drawn } => {
                let id = if slot.is_some() { "linko-drew-reserve" } else { "linko-drew-pile" };
                people.tell(words, id, by(seat), cards(&drawn.unwrap_or_default()))
            }
            Event::Passed { seat } => people.tell(words, "linko-passed", by(seat), []),
            Event::Filled { reserve, pile_size, .. } => {
                let filled = words.message("linko-filled", [arg("left", *pile_size)]);
                let reserve = arg("cards", self.slots(reserve));
                return vec![filled, words.message("linko-reserve", [reserve])];
            }
            Event::Ended { end, outcome } => return self.ending(*end, outcome),
        };
        vec![line]
    }

    fn deal(&self, step: &Step<Linko>, state: &State) -> Vec<String> {
        let Move::Chance(deal) = step.made() else { return Vec::new() };
        let words = self.words;
        let text = |cards: &[Card]| list(cards).replace(',', "");
        let mut lines: Vec<String> = Seat::all(deal.hands().len())
            .zip(deal.hands())
            .map(|(seat, hand)| {
                let name = arg("name", self.name(seat));
                words.message("linko-dealt-hand", [name, arg("cards", text(hand))])
            })
            .collect();
        let board = state.board();
        let reserve = arg("cards", self.slots(board.reserve().slots()));
        lines.push(words.message("linko-reserve", [reserve]));
        if board.rules().is_duel() {
            let ghost = arg("cards", self.cards(board.ghost()));
            lines.push(words.message("linko-ghost", [ghost]));
        }
        let pile = text(&state.pile().collect::<Vec<Card>>());
        lines.push(words.message("linko-dealt-pile", [arg("cards", pile)]));
        lines.push(self.people.tell(words, "linko-first", [("name", deal.first())], []));
        lines
    }

    /// Everyone's layers, the lowest first, and hand; and what can be drawn or stolen.
    fn table(&self, state: &State) -> Vec<String> {
        let (words, board) = (self.words, state.board());
        let or_nothing =
            |text: String| if text.is_empty() { words.text("linko-empty") } else { text };
        let area = |seat: Seat| {
            let layers: Vec<String> =
                board.area(seat).layers().iter().map(Layer::to_string).collect();
            let values = [
                arg("name", self.name(seat)),
                arg("layers", or_nothing(layers.join(" | "))),
                arg("hand", or_nothing(self.cards(state.hand(seat)))),
            ];
            words.message("linko-area", values)
        };
        let mut lines: Vec<String> = Seat::all(board.players()).map(area).collect();
        let reserve = or_nothing(self.slots(board.reserve().slots()));
        lines.push(words.message("linko-reserve", [arg("cards", reserve)]));
        if board.rules().is_duel() {
            let ghost = or_nothing(self.cards(board.ghost()));
            lines.push(words.message("linko-ghost", [arg("cards", ghost)]));
        }
        lines
    }

    fn ending_lines(&self, state: &State) -> usize {
        match state.phase() {
            Phase::Over(_) => state.board().players() + 2,
            _ => 0,
        }
    }

    fn ending(&self, end: End, outcome: &Outcome) -> Vec<String> {
        let words = self.words;
        let mut lines = vec![match end {
            End::LastCard(seat) => {
                words.message("linko-ended-last-card", [arg("name", self.name(seat))])
            }
            End::Exhausted => words.text("linko-ended-exhausted"),
        }];
        lines.extend(Seat::all(outcome.scores.len()).zip(&outcome.scores).map(|(seat, score)| {
            let name = arg("name", self.name(seat));
            words.message("linko-score", [name, arg("score", *score)])
        }));
        let names: Vec<String> = outcome.winners.iter().map(|seat| self.name(*seat)).collect();
        let values = [arg("count", names.len()), arg("names", names.join(", "))];
        lines.push(words.message("linko-won", values));
        lines
    }
}
