//! Level 8 in sentences.

mod names;
mod refusal;
mod told;
mod why;

use sobremesa_table::{Actor, Course, Move, Options, Seat, Step, Viewer};
use sobremesa_words::{
    Dictionary, Language, People, RECORD, Tells, Words, arg, dictionary, reader_of,
};

use crate::bots::reason::reasons;
use crate::{
    Action, Card, Chance, End, Event, LAST_LEVEL, Level8, Phase, Place, Refusal, Rules, State, View,
};
pub use names::Names;
pub(crate) use names::letter;

static WORDS: Dictionary = dictionary!("../locales");

impl Tells for Level8 {
    fn words(language: Language) -> &'static Words {
        WORDS.of(language)
    }

    fn title(words: &Words, rules: &Rules) -> String {
        let side = arg("side", words.side(rules));
        words.message("level8-title", [arg("players", rules.players()), side])
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
        Some(told::line(words, people, event))
    }

    fn deed(words: &Words, names: &[String], action: &Action) -> String {
        told::deed(words, names, action)
    }

    fn why(words: &Words, names: &[String], view: &View, action: &Action) -> Vec<String> {
        let reasons = reasons(view, action);
        reasons.iter().map(|reason| why::sentence(words, names, reason)).collect()
    }
}

/// What stands between the combinations of a level. A plus would add their numbers up.
const BETWEEN: &str = " · ";

fn list(items: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<String>>().join(between)
}

/// Tells a game with all cards open.
struct Narrator<'a> {
    words: &'a Words,
    people: People<'a>,
}

impl Narrator<'_> {
    fn step(&self, course: &Course<Level8>, step: &Step<Level8>) -> String {
        let state = course.state();
        // Whoever acts sees the cards that are drawn and kept.
        let viewer = match step.made() {
            Move::Action { by: Actor::Seat(seat), .. } => Viewer::Seat(*seat),
            Move::Action { by: Actor::Team, .. } | Move::Chance(_) | Move::Statement { .. } => {
                Viewer::Spectator
            }
        };
        let mut text: Vec<String> = Vec::new();
        let mut table = if ends_a_turn(step, state) { self.table(state) } else { Vec::new() };
        for event in course.events(step, viewer) {
            // The table stands as the round or the game left it, before that is said.
            if matches!(event, Event::RoundEnded { .. } | Event::Ended { .. }) {
                text.append(&mut table);
            }
            text.extend(self.event(&event, step, state));
        }
        text.append(&mut table);
        text.join("\n")
    }

    fn name(&self, seat: Seat) -> String {
        self.people.name(seat)
    }

    fn event(&self, event: &Event, step: &Step<Level8>, state: &State) -> Vec<String> {
        let words = self.words;
        let name = |seat: &Seat| arg("name", self.name(*seat));
        let card = |card: &Card| arg("card", words.card(*card));
        let line = match event {
            Event::Dealt { .. } => return self.deal(step, state),
            Event::Reshuffled { .. } => return self.reshuffle(step, state),
            Event::Laid { seat, .. } => {
                let level = arg("level", step.before().board().place(*seat).progress.level());
                let melds = arg("melds", self.melds(state.board().place(*seat)));
                words.message("level8-laid", [name(seat), level, melds])
            }
            Event::Added { seat, to, group, card: added, .. } => {
                let meld = state.board().place(*to).meld(*group);
                let meld = meld.map(|meld| words.meld(meld)).unwrap_or_default();
                let meld = arg("meld", meld);
                if to == seat {
                    words.message("level8-added-own", [name(seat), card(added), meld])
                } else {
                    let owner = arg("owner", self.name(*to));
                    words.message("level8-added", [name(seat), card(added), owner, meld])
                }
            }
            Event::Kept { seat, cards: Some(cards), count: 1.. } => {
                let cards = arg("cards", list(cards, " "));
                words.message("level8-kept", [name(seat), cards])
            }
            Event::RoundEnded { levels, .. } => {
                let mut lines = vec![told::line(words, self.people, event)];
                lines.extend(self.levels(step.before(), levels));
                return lines;
            }
            Event::Ended { end, outcome } => {
                let mut lines = vec![told::line(words, self.people, event)];
                // With a round that has ended, too, the levels are told already.
                if let End::LastLevel(_) = end {
                    lines.extend(self.levels(step.before(), &outcome.levels));
                }
                let round = arg("round", outcome.rounds);
                lines.push(words.message("level8-won", [name(&outcome.winner), round]));
                return lines;
            }
            Event::Drew { .. }
            | Event::Discarded { .. }
            | Event::Skipped { .. }
            | Event::Passed { .. }
            | Event::Kept { .. } => told::line(words, self.people, event),
        };
        vec![line]
    }

    /// A round's start: who deals, everyone's level and hand, the card turned up, and the pile.
    fn deal(&self, step: &Step<Level8>, state: &State) -> Vec<String> {
        let Move::Chance(Chance::Deal(deal)) = step.made() else { return Vec::new() };
        let (words, board) = (self.words, state.board());
        let dealer = || arg("name", self.name(deal.dealer()));
        let side = arg("side", words.side(board.rules()));
        let round = arg("round", board.rounds());
        let mut lines = vec![words.message("level8-round", [round, side, dealer()])];
        lines.extend(Seat::all(board.players()).map(|seat| self.dealt_hand(seat, step, state)));
        if let Some(card) = board.place(deal.dealer()).discard().top() {
            let card = arg("card", words.card(card));
            lines.push(words.message("level8-turned-up", [dealer(), card]));
        }
        lines.push(self.pile(state));
        let first = self.name(deal.dealer().next(board.players()));
        lines.push(words.message("level8-first", [arg("name", first)]));
        lines
    }

    fn dealt_hand(&self, seat: Seat, step: &Step<Level8>, state: &State) -> String {
        let board = state.board();
        let name = arg("name", self.name(seat));
        let level = arg("level", board.place(seat).progress.level());
        let combinations = arg("combinations", self.words.level(board.level(seat)));
        let kept = step.before().kept()[seat.index()];
        let mut dealt = *state.hand(seat);
        kept.iter().for_each(|card| dealt.remove(card));
        let cards = arg("cards", list(dealt.iter(), " "));
        if kept.is_empty() {
            return self.words.message("level8-dealt-hand", [name, level, combinations, cards]);
        }
        let kept = arg("kept", list(kept.iter(), " "));
        let values = [name, level, combinations, kept, cards];
        self.words.message("level8-dealt-hand-beside-kept", values)
    }

    fn reshuffle(&self, step: &Step<Level8>, state: &State) -> Vec<String> {
        let skips = arg("skips", step.before().board().pile_skips());
        vec![self.words.message("level8-reshuffled", [skips]), self.pile(state)]
    }

    fn pile(&self, state: &State) -> String {
        self.words.message("level8-pile", [arg("cards", list(state.pile(), " "))])
    }

    fn melds(&self, place: &Place) -> String {
        list(place.melds().map(|meld| self.words.meld(meld)), BETWEEN)
    }

    /// Everyone's combinations, hand, and top card of the discard pile.
    fn table(&self, state: &State) -> Vec<String> {
        let (words, board) = (self.words, state.board());
        let or_nothing =
            |text: String| if text.is_empty() { words.text("level8-empty") } else { text };
        let area = |seat: Seat| {
            let place = board.place(seat);
            let values = [
                arg("name", self.name(seat)),
                arg("skipped", if place.is_skipped { "yes" } else { "no" }),
                arg("melds", or_nothing(self.melds(place))),
                arg("hand", or_nothing(list(state.hand(seat).iter(), " "))),
                arg("discard", or_nothing(list(place.discard().top(), " "))),
            ];
            words.message("level8-area", values)
        };
        Seat::all(board.players()).map(area).collect()
    }

    /// Who moves up, and who stays.
    fn levels(&self, before: &State, levels: &[u8]) -> Vec<String> {
        let line = |(seat, to): (Seat, &u8)| {
            let name = arg("name", self.name(seat));
            let from = before.board().place(seat).progress.level();
            match *to {
                to if to == from => self.words.message("level8-stayed", [name, arg("level", to)]),
                to if to > LAST_LEVEL => {
                    self.words.message("level8-through", [name, arg("from", from)])
                }
                to => {
                    let values = [name, arg("from", from), arg("to", to)];
                    self.words.message("level8-moved-up", values)
                }
            }
        };
        Seat::all(levels.len()).zip(levels).map(line).collect()
    }
}

/// Whether a turn with something new on the table is over.
fn ends_a_turn(step: &Step<Level8>, state: &State) -> bool {
    let ends = |action: &Action| matches!(action, Action::Discard(_) | Action::Skip(_));
    let is_over = matches!(state.phase(), Phase::Over(_));
    is_over || matches!(step.made(), Move::Action { action, .. } if ends(action))
}
