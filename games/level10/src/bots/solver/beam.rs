//! A search in layers, one a cell: of each layer the positions that look best are kept.

use super::dead::is_dead;
use super::position::{After, Position, Table};
use super::seen::Seen;
use super::step::{Exchanges, Step, each_step};
use super::worth::{Weights, worth};

/// A position of a layer, and how it came about.
#[derive(Clone, Copy, Debug)]
struct Node {
    position: Position,
    worth: i32,
    parent: u32,
    step: Step,
}

/// How a pass ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pass {
    /// The beam's way is a win.
    Won,
    /// Nothing was left out, and there is no win.
    Lost,
    /// Positions were left out, or the work ended.
    Narrow,
    /// Only exchanges were left out.
    Likely,
}

/// How much of each layer is looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Width {
    pub(super) keep: usize,
    pub(super) exchanges: Exchanges,
}

impl Width {
    /// The width of the next pass. Few exchanges are tried while few positions are kept: most of them
    /// differ little, and would crowd out the rest.
    pub(super) fn wider(self) -> Width {
        let keep = self.keep * 3;
        let exchanges = match (self.exchanges, keep) {
            (Exchanges::All, _) | (_, 2_000..) => Exchanges::All,
            (_, 700..) => Exchanges::Likely(4),
            (_, 200..) => Exchanges::Likely(3),
            _ => Exchanges::Likely(2),
        };
        Width { keep, exchanges }
    }
}

/// The layers of a pass, kept between passes for their memory.
#[derive(Debug, Default)]
pub(super) struct Beam {
    /// The layers' positions, one layer after the other.
    kept: Vec<Node>,
    next: Vec<Node>,
    order: Vec<(i32, u32)>,
    seen: Seen,
    way: Vec<Step>,
}

impl Beam {
    /// Looks for a win from these positions within `work` positions, which is lowered by those looked at.
    pub(super) fn search(
        &mut self,
        roots: impl Iterator<Item = (Step, Position)>,
        table: &Table,
        weights: &Weights,
        width: Width,
        work: &mut u64,
    ) -> Pass {
        self.kept.clear();
        let node = |(step, position)| Node { position, worth: 0, parent: u32::MAX, step };
        self.kept.extend(roots.map(node));
        let (mut all_kept, mut all_tried) = (true, true);
        let mut layer = 0;
        while layer < self.kept.len() {
            let end = self.kept.len();
            if let Some((parent, step)) = self.expand(layer, table, weights, width, work) {
                self.trace(parent, step);
                return Pass::Won;
            }
            all_tried &= width.exchanges == Exchanges::All
                || !self.kept[layer..].iter().any(|node| node.position.may_exchange(table));
            all_kept &= self.keep_best(width.keep);
            if *work == 0 {
                return Pass::Narrow;
            }
            layer = end;
        }
        match (all_kept, all_tried) {
            (true, true) => Pass::Lost,
            (true, false) => Pass::Likely,
            (false, _) => Pass::Narrow,
        }
    }

    /// Puts everything that follows from the layer into `next`; or says what wins.
    fn expand(
        &mut self,
        layer: usize,
        table: &Table,
        weights: &Weights,
        width: Width,
        work: &mut u64,
    ) -> Option<(usize, Step)> {
        self.next.clear();
        self.seen.clear();
        let mut won = None;
        for parent in layer..self.kept.len() {
            let position = self.kept[parent].position;
            each_step(&position, table, width.exchanges, |step, position, after| {
                *work = work.saturating_sub(1);
                match after {
                    After::Won => won = Some((parent, step)),
                    After::Turn if !is_dead(&position, table) => {
                        let next = &mut self.next;
                        if self.seen.is_new(position.hash(), next.len(), |index| {
                            next[index].position == position
                        }) {
                            let worth = worth(&position, table, weights);
                            next.push(Node { position, worth, parent: parent as u32, step });
                        }
                    }
                    After::Turn | After::Lost => {}
                }
            });
            if won.is_some() {
                return won;
            }
        }
        None
    }

    /// Makes the best of `next` the new layer; whether that is all of it.
    fn keep_best(&mut self, keep: usize) -> bool {
        if self.next.len() <= keep {
            self.kept.append(&mut self.next);
            return true;
        }
        self.order.clear();
        let key = |(index, node): (usize, &Node)| (-node.worth, index as u32);
        self.order.extend(self.next.iter().enumerate().map(key));
        self.order.select_nth_unstable(keep);
        self.kept.extend(self.order[..keep].iter().map(|(_, index)| self.next[*index as usize]));
        false
    }

    fn trace(&mut self, parent: usize, last: Step) {
        self.way.clear();
        self.way.push(last);
        let mut index = parent as u32;
        while let Some(node) = self.kept.get(index as usize) {
            self.way.push(node.step);
            index = node.parent;
        }
        self.way.reverse();
    }

    /// The steps of the last win, the root's own first.
    pub(super) fn way(&self) -> &[Step] {
        &self.way
    }
}
