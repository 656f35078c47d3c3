//! What may be taken back, and what stands then.

use sobremesa_bots::Bots;
use sobremesa_store::Version;
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, StreamName, Viewer};

use super::super::BadRow;
use super::Play;

/// How often a move is tried on states that could have been, to see whether it revealed something.
const GUESSES: u32 = 16;

/// What is left when a decision is taken back.
pub(crate) struct Standing<G: Game> {
    /// The first so many moves stand.
    pub(crate) stands: usize,
    /// Statements that were made since, and are still true.
    pub(crate) kept: Vec<Move<G>>,
}

impl<G: Bots> Play<G> {
    /// Whether the moves of the last decision showed their player something that he or she could not
    /// have known: whether they lead to another view from other states that could have been.
    fn reveals(&self, seat: Seat, before: usize, moves: &[Move<G>]) -> bool {
        if moves.iter().any(|made| matches!(made, Move::Chance(_))) {
            return true;
        }
        let viewer = Viewer::Seat(seat);
        let view_after = |mut course: Course<G>| {
            moves.iter().try_for_each(|made| course.make(made.clone()).map(drop)).ok()?;
            Some(course.view(viewer))
        };
        let Some(truth) = view_after(self.before_last.clone()) else { return true };
        let view = self.before_last.view(viewer);
        let name = StreamName { purpose: "guess", round: before as u32 };
        let mut stream = self.seed.stream(name);
        (0..GUESSES).any(|_| {
            let state = G::determinize(&view, &mut stream);
            view_after(Course::resume(state, self.before_last.memory().clone())).as_ref()
                != Some(&truth)
        })
    }

    /// What stands if a player takes the last decision back within his or her own turn: nobody else
    /// has decided anything since, and nothing hidden was revealed. What was said since stays said,
    /// unless it was true only after the decision.
    pub(crate) fn undo_own(&self, seat: Seat) -> Option<Standing<G>> {
        if self.owed() != Owed::Seat(seat) {
            return None;
        }
        let last = self.rows.iter().rposition(|row| row.decides)?;
        let before = self.rows[last].before;
        let end = self.rows.get(last + 1).map_or(self.moves.len(), |next| next.before);
        let (made, said) = (&self.moves[before..end], &self.moves[end..]);
        // What the team decided is not one player's to take back.
        let own = Actor::Seat(seat);
        let is_own = matches!(made.first(), Some(Move::Action { by, .. }) if *by == own);
        if !is_own || self.reveals(seat, before, made) {
            return None;
        }
        let mut course = self.before_last.clone();
        let kept = said.iter().filter(|&made| course.make(made.clone()).is_ok());
        Some(Standing { stands: before, kept: kept.cloned().collect() })
    }

    /// What stands if the only person at a table takes the last decision back, with all that was
    /// done and said since.
    pub(crate) fn undo_alone(&self, seat: Seat) -> Option<Standing<G>> {
        let last = self.rows.iter().rfind(|row| row.decides && row.seat == Some(seat))?;
        Some(Standing { stands: last.before, kept: Vec::new() })
    }

    /// Takes moves back: the first so many stand, and what is kept of the statements after them.
    pub(crate) fn take_back(
        &mut self,
        version: Version,
        standing: Standing<G>,
    ) -> Result<(), BadRow> {
        self.moves.truncate(standing.stands);
        self.rows.retain(|row| row.before < standing.stands);
        self.recent.clear();
        self.known_from = version;
        self.proposals.clear();
        self.ended = None;
        self.course = Course::new(&self.rules);
        let last = self.rows.iter().rfind(|row| row.decides).map(|row| row.before);
        for (index, made) in self.moves.iter().enumerate() {
            if Some(index) == last {
                self.before_last = self.course.clone();
            }
            self.course.make(made.clone()).map_err(|_| BadRow)?;
        }
        for made in standing.kept {
            self.make(version, None, vec![made])?;
        }
        Ok(())
    }
}
