//! Games for which the deck is stacked, so that they come to the position that a test is about.

use sobremesa_level10::{Action, Card, Deal, Phase, Rules, deck};
use sobremesa_table::{Actor, Move};

use crate::rules::table::{Table, cards, read, seat, text};

/// A course that fills the grid without a pause: after n columns each row has n cells of these.
pub(crate) const FULL: &str = "
    D 0 0 1 2 3 4 5 6 7 8
    F 1 2 0 0 3 4 5 6 7 8
    S 1 2 3 4 0 0 5 6 7 8
    V 1 2 3 4 5 6 0 0 7 8
    M 1 2 3 4 5 6 7 8 0 0";

/// The same course with all pauses of the deck in the grid, as soon as the pile is empty, each with
/// the card tucked under it that would lie there: all hands are empty before the last cell, a reset.
pub(crate) fn full_with_tucked(rules: Rules) -> String {
    let cells = if rules.players < 3 { ["F7", "S7", "V7"] } else { ["F5", "S5", "M7"] };
    let mut rows: Vec<String> = FULL.trim().lines().map(|row| row.trim().into()).collect();
    for (world, value) in cells[..rules.pauses.into()].iter().map(|cell| cell.split_at(1)) {
        let row = rows.iter_mut().find(|row| row.starts_with(world)).expect("five worlds");
        *row = row.replace(&format!(" {value}"), &format!(" P+{value}"));
    }
    rows.join("\n")
}

/// The moves that fill the rows of a picture column by column, D to M, the first `cells` of them.
///
/// `5` is a level card of the row's world, `0` a reset, `P` a pause, `P+5` a pause with a card
/// tucked under it, and `.` nothing.
#[track_caller]
pub(crate) fn moves_of(picture: &str, cells: usize) -> Vec<Action> {
    let rows: Vec<Vec<&str>> =
        picture.trim().lines().map(|line| line.split_whitespace().collect()).collect();
    let longest = rows.iter().map(Vec::len).max().unwrap_or_default();
    let columns = (1..longest).flat_map(|column| rows.iter().map(move |row| (row, column)));
    let cells_in_order = columns.filter_map(|(row, column)| Some((row[0], *row.get(column)?)));
    let placings = cells_in_order.filter(|(_, cell)| *cell != ".").map(|(row, cell)| match cell {
        "0" => read(&format!("reset {row}")),
        "P" => read(&format!("pause {row}")),
        value => match value.strip_prefix("P+") {
            Some(tucked) => read(&format!("pause {row} tuck {row}{tucked}")),
            None => read(&format!("play {row}{value}")),
        },
    });
    placings.take(cells).collect()
}

/// A game for which the deck is stacked: everyone has each card in time, exchanges none after a
/// reset, and holds in the end what the test asks for.
///
/// Whose turn it is, is counted here without the engine, so that the two check each other.
#[derive(Clone)]
pub(crate) struct Plan {
    rules: Rules,
    turn: usize,
    filled: usize,
    sizes: Vec<usize>,
    pile_size: usize,
    /// The cards that each seat plays, in order, and then those that it holds in the end.
    received: Vec<Vec<Card>>,
    /// The seats that draw, in order.
    draws: Vec<usize>,
    moves: Vec<(Actor, Action)>,
    pile: Vec<Card>,
}

impl Plan {
    pub(crate) fn new(rules: Rules) -> Plan {
        let players = usize::from(rules.players);
        let sizes = vec![rules.hand_size(); players];
        Plan {
            rules,
            turn: 0,
            filled: 0,
            pile_size: deck(&rules).count() - sizes.iter().sum::<usize>(),
            sizes,
            received: vec![Vec::new(); players],
            draws: Vec::new(),
            moves: Vec::new(),
            pile: Vec::new(),
        }
    }

    /// Goes on with these moves, such as `first 0; play F5; reset D`.
    #[track_caller]
    pub(crate) fn then(mut self, script: &str) -> Plan {
        for action in script.split("; ").filter(|action| !action.is_empty()) {
            self.add(read(action));
        }
        self
    }

    /// Goes on with the first `cells` cells of a picture; see [`moves_of`].
    #[track_caller]
    pub(crate) fn fill(mut self, picture: &str, cells: usize) -> Plan {
        moves_of(picture, cells).into_iter().for_each(|action| self.add(action));
        self
    }

    /// In the end the player holds these cards among others.
    #[track_caller]
    pub(crate) fn holds(mut self, seat: usize, held: &str) -> Plan {
        self.received[seat].extend(cards(held));
        self
    }

    /// In the end these cards lie on top of the pile.
    #[track_caller]
    pub(crate) fn pile(mut self, top: &str) -> Plan {
        self.pile = cards(top);
        self
    }

    #[track_caller]
    fn add(&mut self, action: Action) {
        let turn = self.turn;
        let by = Actor::Seat(seat(turn));
        let played = match action {
            Action::First(seat) => {
                self.turn = seat.index();
                return self.moves.push((Actor::Team, action));
            }
            Action::Swap(_) => panic!("a plan has no exchanges"),
            Action::Reset(_) => vec![],
            Action::Play(card) => vec![Card::Level(card)],
            Action::Pause { tuck, .. } => {
                [Card::Pause].into_iter().chain(tuck.map(Card::Level)).collect()
            }
        };
        self.moves.push((by, action));
        if played.is_empty() && self.pile_size > 0 {
            self.moves.push((by, read("swap")));
        }
        self.sizes[turn] -= played.len();
        if !played.is_empty() && self.pile_size > 0 {
            self.pile_size -= 1;
            self.sizes[turn] += 1;
            self.draws.push(turn);
        }
        self.received[turn].extend(played);
        self.filled += 1;
        self.pass_turn();
    }

    fn pass_turn(&mut self) {
        let players = self.sizes.len();
        let goes_on = players == 5 && self.filled.is_multiple_of(5) && self.sizes[self.turn] > 0;
        if !goes_on {
            let mut clockwise = (1..=players).map(|step| (self.turn + step) % players);
            self.turn = clockwise.find(|next| self.sizes[*next] > 0).unwrap_or(self.turn);
        }
    }

    /// The deal by which all of this comes true.
    #[track_caller]
    pub(crate) fn deal(&self) -> Deal {
        let mut spare: Vec<Card> = deck(&self.rules).collect();
        for card in self.received.iter().flatten().chain(&self.pile) {
            let index = spare.iter().position(|spare| spare == card);
            spare.remove(index.unwrap_or_else(|| panic!("{card} is asked for too often")));
        }
        // High cards are the ones that fit for long.
        spare.sort_by_key(|card| match card {
            Card::Level(card) => std::cmp::Reverse(card.value.number()),
            Card::Pause => std::cmp::Reverse(0),
        });
        let mut spare = spare.into_iter();
        let size = self.rules.hand_size();
        let (mut hands, mut later) = (Vec::new(), Vec::new());
        for (seat, received) in self.received.iter().enumerate() {
            let room = size + self.draws.iter().filter(|drawer| **drawer == seat).count();
            assert!(received.len() <= room, "seat {seat} never holds {}", text(received));
            let mut received = received.clone();
            received.extend(spare.by_ref().take(room - received.len()));
            later.push(received.split_off(size).into_iter());
            hands.push(received);
        }
        let mut pile: Vec<Card> =
            self.draws.iter().filter_map(|seat| later[*seat].next()).collect();
        pile.extend(&self.pile);
        pile.extend(spare);
        Deal::new(hands, pile)
    }

    /// Plays it.
    #[track_caller]
    pub(crate) fn table(&self) -> Table {
        self.table_after(self.filled)
    }

    /// Plays it until this many cells are filled.
    #[track_caller]
    pub(crate) fn table_after(&self, cells: usize) -> Table {
        let mut table = Table::new(&self.rules);
        table.make(Move::Chance(self.deal()));
        for (by, action) in &self.moves {
            if table.filled() == cells && !matches!(table.phase(), Phase::First | Phase::Swap(_)) {
                break;
            }
            table.make(Move::Action { by: *by, action: *action });
        }
        table
    }
}
