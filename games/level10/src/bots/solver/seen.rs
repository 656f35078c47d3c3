//! Which positions of a layer were met.

/// A table of positions' numbers, found by hash. Clearing it costs nothing.
#[derive(Debug)]
pub(super) struct Seen {
    /// As many as a power of two.
    slots: Vec<Slot>,
    stamp: u64,
    count: usize,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    hash: u64,
    /// The slot is free unless this is the table's own.
    stamp: u64,
    number: usize,
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { slots: vec![Slot::default(); 1 << 8], stamp: 1, count: 0 }
    }
}

impl Seen {
    pub(super) fn clear(&mut self) {
        self.stamp += 1;
        self.count = 0;
    }

    /// Whether no position with this hash is the same; then it gets this number.
    #[inline]
    pub(super) fn is_new(
        &mut self,
        hash: u64,
        number: usize,
        is_same: impl Fn(usize) -> bool,
    ) -> bool {
        if self.count * 2 >= self.slots.len() {
            self.grow();
        }
        let mut index = self.start(hash);
        while self.slots[index].stamp == self.stamp {
            if self.slots[index].hash == hash && is_same(self.slots[index].number) {
                return false;
            }
            index = (index + 1) & (self.slots.len() - 1);
        }
        self.slots[index] = Slot { hash, stamp: self.stamp, number };
        self.count += 1;
        true
    }

    /// A hash's highest bits are its best.
    #[inline]
    fn start(&self, hash: u64) -> usize {
        (hash >> (64 - self.slots.len().trailing_zeros())) as usize
    }

    fn grow(&mut self) {
        let bigger = vec![Slot::default(); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, bigger);
        self.count = 0;
        let stamp = self.stamp;
        for slot in old.into_iter().filter(|slot| slot.stamp == stamp) {
            self.is_new(slot.hash, slot.number, |_| false);
        }
    }
}
