//! What may be taken back, and what stands then.

use sobremesa_bots::Bots;
use sobremesa_page::Shows;
use sobremesa_store::PersonId;
use sobremesa_table::{Actor, Course, Game, Move, Owed, Seat, StreamName, Viewer};

use super::{Allowed, BadRow, Denied, Entry, Made, Play, Room};

/// How often a move is tried on states that could have been, to see whether it revealed something.
const GUESSES: u32 = 16;

/// What is left when a decision is taken back.
struct Rest<G: Game> {
    /// The first this many moves stand.
    stands: usize,
    /// Statements that were made since, and are still true.
    kept: Vec<Move<G>>,
}

impl<G: Shows + Bots> Room<G> {
    /// Whether a person may take a decision back.
    pub(super) fn can_undo(&self, person: PersonId) -> bool {
        self.rest(person).is_ok()
    }

    pub(super) fn judge_undo(&self, person: PersonId) -> Result<Allowed<G>, Denied> {
        let (seat, Rest { stands, kept }) = self.rest(person)?;
        let made = self.taken_back(stands, &kept).map_err(|BadRow| Denied::NothingToUndo)?;
        Ok(Allowed { entry: Entry::Undone { seat, stands, kept }, made: Some(made) })
    }

    /// What stands if a person takes the last decision back.
    fn rest(&self, person: PersonId) -> Result<(Seat, Rest<G>), Denied> {
        let (seat, _) = self.now.playing(person)?;
        let play = self.now.play.as_ref().ok_or(Denied::NotBegun)?;
        if self.now.is_given_up || play.settled.is_some() {
            return Err(Denied::IsOver);
        }
        if self.now.day().is_some() {
            return Err(Denied::OfTheDay);
        }
        let rest =
            if self.now.is_alone() { self.undo_alone(seat) } else { self.undo_own(play, seat) };
        Ok((seat, rest.ok_or(Denied::NothingToUndo)?))
    }

    /// What stands if a player takes the last decision back within their own turn: nobody else has
    /// decided anything since, and nothing hidden was revealed. What people said since stays said,
    /// unless it was true only after the decision. What a bot says follows from its cards and from
    /// what lies there; so once it has answered to the decision, it has shown something of them.
    fn undo_own(&self, play: &Play<G>, seat: Seat) -> Option<Rest<G>> {
        if play.owed() != Owed::Seat(seat) {
            return None;
        }
        let (rows, moves) = (&self.past.rows, &self.past.moves);
        let last = rows.iter().rposition(|row| row.decides)?;
        let before = rows[last].before;
        let end = rows.get(last + 1).map_or(moves.len(), |next| next.before);
        let (made, said) = (&moves[before..end], &moves[end..]);
        // What the team decided is not one player's to take back.
        let own = Actor::Seat(seat);
        let is_own = matches!(made.first(), Some(Move::Action { by, .. }) if *by == own);
        let is_of_bot = |said: &Move<G>| match said {
            Move::Statement { seat, .. } => self.now.bot_on(*seat).is_some(),
            _ => false,
        };
        if !is_own || said.iter().any(is_of_bot) || reveals(play, seat, before, made) {
            return None;
        }
        let mut course = play.before_last.clone();
        let kept = said.iter().filter(|&made| course.make(made.clone()).is_ok());
        Some(Rest { stands: before, kept: kept.cloned().collect() })
    }

    /// What stands if the only person at a table takes the last decision back, with all that was
    /// done and said since.
    fn undo_alone(&self, seat: Seat) -> Option<Rest<G>> {
        let mut rows = self.past.rows.iter();
        let last = rows.rfind(|row| row.decides && row.seat == Some(seat))?;
        Some(Rest { stands: last.before, kept: Vec::new() })
    }

    /// The game in which the first this many moves stand, and the row of the statements that are kept.
    pub(super) fn taken_back(&self, stands: usize, kept: &[Move<G>]) -> Result<Made<G>, BadRow> {
        let play = self.now.play.as_ref().ok_or(BadRow)?;
        let mut rows = self.past.rows.iter();
        let last = rows.rfind(|row| row.decides && row.before < stands).map(|row| row.before);
        let mut course = Course::new(play.rules());
        let mut before_last = course.clone();
        for (index, made) in self.past.moves.iter().take(stands).enumerate() {
            if Some(index) == last {
                before_last = course.clone();
            }
            course.make(made.clone()).map_err(|_| BadRow)?;
        }
        let (proposals, ended) = (Vec::new(), None);
        let play =
            Play { course, before_last, proposals, is_practice: true, ended, ..play.clone() };
        let mut row = play.row();
        kept.iter().try_for_each(|made| row.make(made.clone())).map_err(|_| BadRow)?;
        Ok(row)
    }
}

/// Whether the moves of the last decision showed their player something that they could not have
/// known: whether they lead to another view from other states that could have been.
fn reveals<G: Game>(play: &Play<G>, seat: Seat, before: usize, moves: &[Move<G>]) -> bool {
    if moves.iter().any(|made| matches!(made, Move::Chance(_))) {
        return true;
    }
    if let [Move::Action { action, .. }] = moves
        && !G::may_reveal(action)
    {
        return false;
    }
    let viewer = Viewer::Seat(seat);
    let view_after = |mut course: Course<G>| {
        moves.iter().try_for_each(|made| course.make(made.clone()).map(drop)).ok()?;
        Some(course.view(viewer))
    };
    let Some(truth) = view_after(play.before_last.clone()) else { return true };
    let view = play.before_last.view(viewer);
    let mut stream = play.seed().stream(StreamName { purpose: "guess", round: before as u32 });
    (0..GUESSES).any(|_| {
        let state = G::determinize(&view, &mut stream);
        let course = Course::resume(state, play.before_last.memory().clone());
        view_after(course).as_ref() != Some(&truth)
    })
}
