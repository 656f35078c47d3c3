//! Sets of the values 1 to 8.

use sobremesa_table::bits;

/// The values of some cards of one world: bit 0 for a 1, … bit 7 for an 8.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Values(u8);

impl Values {
    /// All sets, those with fewer values first.
    pub(super) fn all_sets() -> impl Iterator<Item = Values> {
        (0..=8).flat_map(|size| (0..=u8::MAX).map(Values).filter(move |set| set.len() == size))
    }

    /// The set of these bits.
    #[inline]
    pub(super) fn from_bits(bits: u8) -> Values {
        Values(bits)
    }

    /// A number of its own for every set, below 256.
    #[inline]
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    pub(super) fn contains(self, value: u8) -> bool {
        self.0 & (1 << (value - 1)) != 0
    }

    #[inline]
    pub(super) fn insert(&mut self, value: u8) {
        self.0 |= 1 << (value - 1);
    }

    #[inline]
    pub(super) fn without(self, value: u8) -> Values {
        Values(self.0 & !(1 << (value - 1)))
    }

    #[inline]
    pub(super) fn minus(self, other: Values) -> Values {
        Values(self.0 & !other.0)
    }

    #[inline]
    pub(super) fn union(self, other: Values) -> Values {
        Values(self.0 | other.0)
    }

    #[inline]
    pub(super) fn intersection(self, other: Values) -> Values {
        Values(self.0 & other.0)
    }

    /// The values that are not below `least`; 0 lets all pass.
    #[inline]
    pub(super) fn at_least(self, least: u8) -> Values {
        Values(self.0 & (0xFF_u16 << least.saturating_sub(1)) as u8)
    }

    #[inline]
    pub(super) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The values, lowest first.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = u8> {
        bits(self.0.into()).map(|value| value as u8 + 1)
    }
}
