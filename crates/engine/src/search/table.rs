//! The table of positions already searched, shared by all threads without locks.
//!
//! Each entry is two words: the data, and the position's hash combined with the data. If two
//! threads write at once, the words do not fit together and the entry is ignored.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::code::Code;
use crate::score::PROVED;

/// What a stored score means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is exactly this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) code: Code,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

#[derive(Debug, Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// The table.
#[derive(Debug)]
pub(crate) struct Table {
    slots: Vec<[Slot; 2]>,
    generation: AtomicU8,
}

const BOUNDS: [Bound; 3] = [Bound::Lower, Bound::Upper, Bound::Exact];
const DEPTH_OFFSET: i32 = 8;

impl Table {
    /// A table of about so many mebibytes, at least one.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let wanted = mebibytes.max(1) * (1 << 20) / size_of::<[Slot; 2]>();
        // Round down to a power of two, so that a mask finds the bucket.
        let buckets = 1 << wanted.ilog2();
        let mut slots = Vec::new();
        slots.resize_with(buckets, Default::default);
        Self {
            slots,
            generation: AtomicU8::new(0),
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for slot in self.slots.iter().flatten() {
            slot.check.store(0, Ordering::Relaxed);
            slot.data.store(0, Ordering::Relaxed);
        }
        self.generation.store(0, Ordering::Relaxed);
    }

    /// A new search begins: entries of older ones are replaced first.
    pub(crate) fn age(&self) {
        let next = self.generation.load(Ordering::Relaxed).wrapping_add(1) & 63;
        self.generation.store(next, Ordering::Relaxed);
    }

    fn bucket(&self, hash: u64) -> &[Slot; 2] {
        &self.slots[hash as usize & (self.slots.len() - 1)]
    }

    /// What is known of a position, with proved wins counted from `turns` after the root.
    pub(crate) fn probe(&self, hash: u64, turns: i32) -> Option<Entry> {
        self.bucket(hash).iter().find_map(|slot| {
            let data = slot.data.load(Ordering::Relaxed);
            let fits = data != 0 && slot.check.load(Ordering::Relaxed) == hash ^ data;
            fits.then(|| unpack(data, turns))?
        })
    }

    /// Remembers what was found out. The first slot of a bucket prefers depth, the second takes
    /// everything.
    pub(crate) fn store(&self, hash: u64, turns: i32, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let data = pack(entry, turns, generation);
        let [deep, recent] = self.bucket(hash);
        let old = deep.data.load(Ordering::Relaxed);
        let same = deep.check.load(Ordering::Relaxed) == hash ^ old;
        let slot = if same || generation_of(old) != generation || depth_of(old) <= entry.depth {
            deep
        } else {
            recent
        };
        slot.data.store(data, Ordering::Relaxed);
        slot.check.store(hash ^ data, Ordering::Relaxed);
    }
}

fn pack(entry: Entry, turns: i32, generation: u8) -> u64 {
    // Proved wins are stored as counted from the position itself.
    let score = match entry.score {
        s if s >= PROVED => s + turns,
        s if s <= -PROVED => s - turns,
        s => s,
    };
    let depth = (entry.depth + DEPTH_OFFSET).clamp(0, 255) as u64;
    u64::from(entry.code.word() & 0xff_ffff)
        | u64::from(score as i16 as u16) << 24
        | depth << 40
        | (entry.bound as u64 + 1) << 48
        | u64::from(generation) << 50
}

fn unpack(data: u64, turns: i32) -> Option<Entry> {
    let score = i32::from((data >> 24) as u16 as i16);
    Some(Entry {
        code: Code::from_word(data as u32 & 0xff_ffff),
        score: match score {
            s if s >= PROVED => s - turns,
            s if s <= -PROVED => s + turns,
            s => s,
        },
        depth: depth_of(data),
        bound: *BOUNDS.get((data >> 48 & 3) as usize - 1)?,
    })
}

const fn depth_of(data: u64) -> i32 {
    (data >> 40 & 255) as i32 - DEPTH_OFFSET
}

const fn generation_of(data: u64) -> u8 {
    (data >> 50 & 63) as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;

    #[test]
    fn entries_come_back_and_wins_are_counted_from_where_they_are_asked() {
        let table = Table::new(1);
        let entry = Entry {
            code: Code::from_word(0x12_3456),
            score: WIN - 5,
            depth: -2,
            bound: Bound::Exact,
        };
        table.store(99, 2, entry);
        assert_eq!(table.probe(99, 2), Some(entry));
        assert_eq!(table.probe(99, 4).map(|e| e.score), Some(WIN - 7));
        assert_eq!(table.probe(98, 2), None);
        table.clear();
        assert_eq!(table.probe(99, 2), None);
    }
}
