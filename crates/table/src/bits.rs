//! Sets of small numbers, a bit each.

/// The numbers of the bits that are set, lowest first.
///
/// ```
/// assert!(sobremesa_table::bits(0b1001).eq([0, 3]));
/// ```
#[inline]
pub fn bits(mut left: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let bit = left.trailing_zeros();
            left &= left - 1;
            bit
        })
    })
}
