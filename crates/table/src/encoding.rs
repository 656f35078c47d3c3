//! Fixed codes for programs that learn: decisions as numbers, and views as rows of numbers.
//!
//! `docs/encodings.md` describes them, game by game.

use crate::{Actor, Game, Owed, Seat};

/// A game whose decisions and views are numbers, too, the same for every number of players and every option.
pub trait Encodes: Game {
    /// How many codes there are. A decision is one code, or a few of them, one after the other.
    const CODES: usize;
    /// What the numbers of an observation are, in order.
    const FIELDS: &'static [Field];
    /// How many numbers an observation has.
    const NUMBERS: usize = numbers(Self::FIELDS);

    /// The codes of an action of whoever owes a decision. Of the legal actions in a position each has codes of its
    /// own, and no action's codes are the beginning of another's. Seats are counted from the one who decides.
    fn encode(state: &Self::State, action: &Self::Action) -> Path;

    /// Writes what a view shows, and which codes its viewer has chosen of a decision that takes several. Seats are
    /// counted from the viewer.
    fn observe(view: &Self::View, begun: &Path, pen: &mut Pen<'_>);

    /// The observation of a view: each number is a whole one, and at most what its field says.
    ///
    /// # Panics
    /// If there is no room for exactly [`NUMBERS`](Self::NUMBERS).
    fn observation(view: &Self::View, begun: &Path, numbers: &mut [u8]) {
        assert_eq!(numbers.len(), Self::NUMBERS, "an observation has its fixed length");
        numbers.fill(0);
        let mut pen = Pen { numbers, at: 0 };
        Self::observe(view, begun, &mut pen);
        debug_assert_eq!(pen.at, Self::NUMBERS, "every field is written");
    }

    /// What each number of an observation is multiplied with to be a share of the most that it can be.
    fn shares() -> Vec<f32> {
        let share = |field: &Field| std::iter::repeat_n(1.0 / f32::from(field.most), field.size);
        Self::FIELDS.iter().flat_map(share).collect()
    }

    /// The way back: the fields of an observation with their numbers.
    fn read(numbers: &[u8]) -> impl Iterator<Item = (&'static Field, &[u8])> {
        let mut left = numbers;
        Self::FIELDS.iter().map_while(move |field| {
            let (own, rest) = left.split_at_checked(field.size)?;
            left = rest;
            Some((field, own))
        })
    }
}

/// A part of an observation.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// How many numbers it has.
    pub size: usize,
    /// The most that a number of it can be; as a share of it the number is a float from 0 to 1.
    pub most: u8,
    /// What its numbers mean.
    pub meaning: &'static str,
}

impl Field {
    /// A field of numbers up to `most`.
    pub const fn new(name: &'static str, size: usize, most: u8, meaning: &'static str) -> Field {
        Field { name, size, most, meaning }
    }
}

const fn numbers(fields: &[Field]) -> usize {
    let mut sum = 0;
    let mut index = 0;
    while index < fields.len() {
        sum += fields[index].size;
        index += 1;
    }
    sum
}

/// The codes of a decision, first one first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Path {
    codes: [u16; Path::MOST],
    length: u8,
}

impl Path {
    /// The most codes that a decision has.
    pub const MOST: usize = 4;

    /// A decision of one code.
    #[inline]
    pub fn of(code: usize) -> Path {
        let mut path = Path::default();
        path.push(code);
        path
    }

    /// Adds a code.
    ///
    /// # Panics
    /// If the path has all that it can have.
    #[inline]
    pub fn push(&mut self, code: usize) {
        self.codes[usize::from(self.length)] = code as u16;
        self.length += 1;
    }

    /// The codes, first one first.
    #[inline]
    pub fn codes(&self) -> &[u16] {
        &self.codes[..self.length.into()]
    }
}

impl FromIterator<usize> for Path {
    fn from_iter<I: IntoIterator<Item = usize>>(codes: I) -> Path {
        let mut path = Path::default();
        codes.into_iter().for_each(|code| path.push(code));
        path
    }
}

/// Writes an observation, number by number.
#[derive(Debug)]
pub struct Pen<'a> {
    numbers: &'a mut [u8],
    at: usize,
}

impl Pen<'_> {
    /// Writes one number.
    #[inline]
    pub fn put(&mut self, number: impl Into<u8>) {
        self.numbers[self.at] = number.into();
        self.at += 1;
    }

    /// Writes a count, or the most that its field has.
    #[inline]
    pub fn count(&mut self, count: usize, most: u8) {
        self.put(count.min(most.into()) as u8);
    }

    /// Writes counts, or of each the most that their field has.
    #[inline]
    pub fn counts(&mut self, counts: &[u8], most: u8) {
        let room = self.room(counts.len());
        room.iter_mut().zip(counts).for_each(|(number, count)| *number = *count.min(&most));
    }

    /// Leaves room for this many numbers, to be written one by one.
    #[inline]
    pub fn room(&mut self, size: usize) -> &mut [u8] {
        let from = self.at;
        self.at += size;
        &mut self.numbers[from..self.at]
    }

    /// Marks one of `size` places, or none.
    #[inline]
    pub fn mark(&mut self, size: usize, place: Option<usize>) {
        if let Some(place) = place {
            debug_assert!(place < size, "the place is one of these");
            self.numbers[self.at + place] = 1;
        }
        self.at += size;
    }
}

/// Who is asked for a decision: the seat that owes it, or the first seat for a team. None when chance is to move or
/// the game is over.
#[inline]
pub fn decider(owed: Owed) -> Option<Seat> {
    owed.actor().map(|actor| match actor {
        Actor::Team => Seat::FIRST,
        Actor::Seat(seat) => seat,
    })
}

/// The code is not one of those that may come next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} is not among the codes that may come next: ask for the mask")]
pub struct NotAChoice(pub usize);

/// A decision as it is made, code by code.
#[derive(Clone, Debug)]
pub struct Decision<G: Encodes> {
    /// The legal actions that begin as it has begun, with their codes beside them.
    actions: Vec<G::Action>,
    paths: Vec<Path>,
    begun: Path,
}

impl<G: Encodes> Default for Decision<G> {
    fn default() -> Self {
        Decision { actions: Vec::new(), paths: Vec::new(), begun: Path::default() }
    }
}

impl<G: Encodes> Decision<G> {
    /// Asks for the decision that is owed in a position, in place of the one before.
    pub fn ask(&mut self, state: &G::State) {
        G::legal_actions(state, &mut self.actions);
        self.encode(state);
    }

    /// The same among these of the legal actions.
    pub fn ask_among(&mut self, state: &G::State, legal: &[G::Action]) {
        self.actions.clear();
        self.actions.extend_from_slice(legal);
        self.encode(state);
    }

    #[inline]
    fn encode(&mut self, state: &G::State) {
        self.paths.clear();
        self.paths.extend(self.actions.iter().map(|action| G::encode(state, action)));
        self.begun = Path::default();
    }

    /// The codes that were chosen so far.
    #[inline]
    pub fn begun(&self) -> &Path {
        &self.begun
    }

    /// The codes that may come next; several actions can go on with the same.
    #[inline]
    pub fn codes(&self) -> impl Iterator<Item = usize> + '_ {
        let depth = self.begun.codes().len();
        self.paths.iter().map(move |path| path.codes[depth].into())
    }

    /// Marks the codes that may come next, and no others.
    #[inline]
    pub fn mask(&self, mask: &mut [bool]) {
        mask.fill(false);
        self.codes().for_each(|code| mask[code] = true);
    }

    /// Takes the next code: the action, once it is decided. A refused code changes nothing.
    ///
    /// # Errors
    /// If the code may not come next.
    #[inline]
    pub fn choose(&mut self, code: usize) -> Result<Option<G::Action>, NotAChoice> {
        let depth = self.begun.codes().len();
        let first = self.codes().position(|other| other == code).ok_or(NotAChoice(code))?;
        if usize::from(self.paths[first].length) == depth + 1 {
            return Ok(Some(self.actions[first].clone()));
        }
        let mut kept = first;
        for index in first..self.paths.len() {
            if usize::from(self.paths[index].codes[depth]) == code {
                self.paths.swap(kept, index);
                self.actions.swap(kept, index);
                kept += 1;
            }
        }
        self.paths.truncate(kept);
        self.actions.truncate(kept);
        self.paths.drain(..first);
        self.actions.drain(..first);
        self.begun.push(code);
        Ok(None)
    }
}
