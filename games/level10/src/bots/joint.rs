//! How several rows stand together for the next column.

/// How likely several rows can be completed, told apart by who takes the next column's reset.
///
/// Rows judged one by one would look fine although two of them need the same reset. A full column
/// has exactly one (L10-16), so what counts is the chance that all rows but one go on with a level:
/// `pressed` or `free`.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Joint {
    /// All go on with a level.
    steady: f32,
    /// One of them has no level at hand, and takes the reset.
    pressed: f32,
    /// All have a level at hand, and the one that it suits best takes the reset.
    free: f32,
}

/// How much it counts that the rows could go on with levels alone, while it is open whether another
/// row can take the reset. It only breaks ties, most of all where none of these rows has one left.
const STEADY_RANK: f32 = 0.01;

impl Joint {
    /// No rows.
    pub(super) const NONE: Joint = Joint { steady: 1.0, pressed: 0.0, free: 0.0 };

    /// No hope.
    pub(super) const LOST: Joint = Joint { steady: 0.0, pressed: 0.0, free: 0.0 };

    /// A row that is full: it wants nothing of the next column.
    pub(super) const FULL: Joint = Joint { steady: 1.0, pressed: 0.0, free: 1.0 };

    /// A row that goes on with a level with the chance `steady`, has no level at hand with the
    /// chance `bare`, and whose chance is `reset` if it takes the reset.
    pub(super) fn of_row(steady: f32, bare: f32, reset: f32) -> Joint {
        Joint { steady, pressed: bare * reset, free: (1.0 - bare) * reset }
    }

    /// The rows of both.
    #[inline]
    pub(super) fn with(self, other: Joint) -> Joint {
        Joint {
            steady: self.steady * other.steady,
            pressed: self.steady * other.pressed + self.pressed * other.steady,
            free: (self.steady * other.free).max(self.free * other.steady),
        }
    }

    /// These rows, if that happens with a chance only.
    #[inline]
    pub(super) fn scaled(self, chance: f32) -> Joint {
        Joint {
            steady: self.steady * chance,
            pressed: self.pressed * chance,
            free: self.free * chance,
        }
    }

    /// One of two cases, each already scaled by its chance.
    #[inline]
    pub(super) fn or(self, other: Joint) -> Joint {
        Joint {
            steady: self.steady + other.steady,
            pressed: self.pressed + other.pressed,
            free: self.free + other.free,
        }
    }

    /// How likely all rows of the grid can be completed, if these are all.
    #[inline]
    pub(super) fn chance(self) -> f32 {
        self.pressed + self.free
    }

    /// By what to choose among cases while some row is not decided yet.
    #[inline]
    pub(super) fn rank(self) -> f32 {
        self.chance() + STEADY_RANK * self.steady
    }
}
