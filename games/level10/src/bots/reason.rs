//! Why an action is a good one: facts that whoever decides can see.

use sobremesa_table::Seat;

use crate::memory::Kind;
use crate::{Action, COLUMNS, Card, Hand, LevelCard, LevelCards, ROWS, Swap, View, World};

/// Something that speaks for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Nobody else can have a card that fits this row now.
    OnlyHere(World),
    /// It completes the column.
    CompletesColumn,
    /// L10-14: it is the next card of its row, so that none is skipped.
    Next,
    /// This many more cards fit after it, and the row has cells for them.
    Room(usize),
    /// No other card of the hand fits now.
    OnlyFit,
    /// No level card of the hand fits now.
    NothingFits,
    /// L10-17: a pause leaves the row as it is.
    SkipsNothing,
    /// L10-18: the tucked card would not fit any more.
    TucksDead,
    /// L10-16: no other row can give the column its reset.
    OnlyRowForReset,
    /// No card that is left fits the row.
    RowIsStuck,
    /// This many more cards can come in the row after the reset.
    Frees(usize),
    /// L10-10: what goes under the pile does not fit now.
    PutsAwayMisfits,
    /// L10-10: before each card that goes under the pile, at least this many cards of its row can come.
    PutsAwayLater(usize),
    /// L10-10: what goes under the pile is the next card of no row.
    PutsAwayOthers,
    /// L10-10: the cards that come next in this many rows stay in hand.
    KeepsNext(usize),
    /// A player has told of cards of this many worlds.
    HasWorlds(Seat, usize),
}

/// A reader remembers two reasons, and hardly a third one.
const MOST: usize = 2;

/// What speaks for an action of the player who looks, the strongest reason first; nothing for others.
pub fn reasons(view: &View, action: &Action) -> Vec<Reason> {
    let Some(hand) = view.hand else { return Vec::new() };
    let look = Look { view, hand };
    let mut reasons = match *action {
        Action::Play(card) => look.play(card),
        Action::Pause { row, tuck } => look.pause(row, tuck),
        Action::Reset(row) => look.reset(row),
        Action::Swap(swap) => look.swap(swap),
        Action::First(seat) => look.first(seat),
    };
    reasons.truncate(MOST);
    reasons
}

/// What the player who decides can see.
struct Look<'a> {
    view: &'a View,
    hand: Hand,
}

impl Look<'_> {
    fn play(&self, card: LevelCard) -> Vec<Reason> {
        let row = self.view.board.row(card.world);
        let left = self.left(card.world);
        let above = |value: u8| left.intersection(LevelCards::from_value_up(card.world, value));
        let skipped = above(row.last_value()).without(above(card.value.number())).len();
        // Each value exists once.
        let after = above(card.value.number()).len().saturating_sub(1);
        let room = after.min(self.cells(card.world).saturating_sub(1));
        let mut reasons = Vec::new();
        reasons.extend(self.is_only_here(card.world).then_some(Reason::OnlyHere(card.world)));
        reasons.extend((skipped == 0).then_some(Reason::Next));
        reasons.extend((room > 0).then_some(Reason::Room(room)));
        reasons.extend(self.completes_column().then_some(Reason::CompletesColumn));
        let fitting = self.hand.levels().intersection(self.view.board.fitting_levels());
        let is_only = fitting.len() == 1 && self.hand.pauses() == 0 && self.hand.len() > 1;
        reasons.extend(is_only.then_some(Reason::OnlyFit));
        reasons
    }

    /// The level cards of a world that are neither in the grid nor tucked.
    fn left(&self, world: World) -> LevelCards {
        let board = &self.view.board;
        LevelCards::of_world(world).without(board.levels_placed().union(board.tucked()))
    }

    /// L10-11, L10-16: how many cells of a row are left for levels; all its resets will need theirs.
    fn cells(&self, row: World) -> usize {
        let row = self.view.board.row(row);
        COLUMNS.saturating_sub(row.len() + usize::from(row.resets_left()))
    }

    /// Whether no other hand can have a card that fits a row now, by all that everyone knows.
    fn is_only_here(&self, row: World) -> bool {
        let view = self.view;
        let unseen = view.board.outlook(row).levels.without(self.hand.levels());
        let has_pause = view.unseen_pauses() > 0;
        let others = Seat::all(view.board.players()).filter(|seat| !view.viewer.is(*seat));
        let mut others = others.filter(|seat| view.hand_sizes[seat.index()] > 0);
        let count = others.clone().count();
        count > 0
            && others.all(|seat| {
                let most = &view.bounds[seat.index()].most;
                (unseen.is_empty() || most[row.index()] == 0)
                    && (!has_pause || most[Kind::Pause.index()] == 0)
            })
    }

    fn completes_column(&self) -> bool {
        self.view.board.open_rows().count() == 1
    }

    fn pause(&self, row: World, tuck: Option<LevelCard>) -> Vec<Reason> {
        let board = &self.view.board;
        let is_dead = |card: LevelCard| {
            board.row(row).resets_left() == 0 && card.value.number() < board.row(row).last_value()
        };
        let fitting = self.hand.levels().intersection(board.fitting_levels());
        let mut reasons = Vec::new();
        reasons.extend(fitting.is_empty().then_some(Reason::NothingFits));
        reasons.extend(tuck.is_some_and(is_dead).then_some(Reason::TucksDead));
        reasons.extend(board.outlook(row).is_stuck().then_some(Reason::RowIsStuck));
        reasons.push(Reason::SkipsNothing);
        reasons
    }

    fn reset(&self, row: World) -> Vec<Reason> {
        let board = &self.view.board;
        let left = self.left(row);
        let fitting = LevelCards::from_value_up(row, board.row(row).last_value());
        let freed = left.without(fitting).len().min(self.cells(row));
        let is_only = board.last_row_for_reset() == Some(row);
        let mut reasons = Vec::new();
        reasons.extend(is_only.then_some(Reason::OnlyRowForReset));
        reasons.extend(left.intersection(fitting).is_empty().then_some(Reason::RowIsStuck));
        reasons.extend((freed > 0).then_some(Reason::Frees(freed)));
        reasons.extend(self.completes_column().then_some(Reason::CompletesColumn));
        reasons
    }

    fn swap(&self, swap: Swap) -> Vec<Reason> {
        let mut reasons = Vec::new();
        reasons.extend(self.put_away(swap));
        let goes = |card: &LevelCard| swap.cards().any(|other| other == Card::Level(*card));
        let next = World::ALL.into_iter().filter_map(|row| self.next(row));
        let kept = next.filter(|card| self.hand.levels().contains(*card) && !goes(card)).count();
        reasons.extend((kept > 0).then_some(Reason::KeepsNext(kept)));
        reasons
    }

    /// What all cards have in common that go under the pile.
    fn put_away(&self, swap: Swap) -> Option<Reason> {
        let level = |card| match card {
            Card::Level(card) => Some(card),
            Card::Pause => None,
        };
        let away: Vec<LevelCard> = swap.cards().map(level).collect::<Option<_>>()?;
        // How many cards can come before a card of its row; none where it does not fit now.
        let before = |card: &LevelCard| {
            let fitting = self.view.board.outlook(card.world).levels;
            let from_here = LevelCards::from_value_up(card.world, card.value.number());
            let before = fitting.without(from_here).len().min(self.cells(card.world));
            fitting.contains(*card).then_some(before)
        };
        let before: Vec<Option<usize>> = away.iter().map(before).collect();
        if before.contains(&Some(0)) {
            return None;
        }
        match before.iter().flatten().min() {
            _ if before.is_empty() => None,
            None => Some(Reason::PutsAwayMisfits),
            Some(least) if !before.contains(&None) => Some(Reason::PutsAwayLater(*least)),
            Some(_) => Some(Reason::PutsAwayOthers),
        }
    }

    /// The lowest card that a row can take next, whoever has it.
    fn next(&self, row: World) -> Option<LevelCard> {
        self.view.board.outlook(row).levels.iter().next()
    }

    fn first(&self, seat: Seat) -> Vec<Reason> {
        let least = &self.view.bounds[seat.index()].least[..ROWS];
        let worlds = least.iter().filter(|count| **count > 0).count();
        (worlds > 0).then_some(Reason::HasWorlds(seat, worlds)).into_iter().collect()
    }
}
