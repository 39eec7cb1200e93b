//! The transposition table: positions already searched, shared by all threads without locks.
//!
//! Each entry is two words: the data, and the position's hash XORed with the data. If two threads
//! write at once, the words do not match and the entry is ignored.

use core::fmt;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};

use crate::code::Code;
use crate::score::LIKELY;

/// The meaning of a stored score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score is at least this.
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is exactly this.
    Exact,
}

/// The stored result for a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) code: Code,
    pub(crate) score: i32,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// The check word and the data of an entry: plain numbers, so that zeroed memory is an empty slot.
type Slot = [AtomicU64; 2];

/// The two slots that a position may be in.
type Bucket = [Slot; 2];

/// The table.
#[derive(Debug)]
pub(crate) struct Table {
    buckets: Box<[Bucket]>,
    /// The number of the search, wrapping around; 0 before the first one.
    generation: AtomicU8,
}

/// A mebibyte as a power of two.
const MEBIBYTE: u32 = 20;

/// The largest table in mebibytes. With 32-bit addresses, no allocation can be as large as half the
/// address space.
pub(crate) const LARGEST_TABLE: usize = if usize::BITS > 32 { 4096 } else { 1024 };

const _: () = assert!(LARGEST_TABLE <= isize::MAX as usize >> MEBIBYTE);

/// There is not enough memory for a table of the requested size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableError {
    mebibytes: usize,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mebibytes = self.mebibytes;
        write!(
            f,
            "there is not enough memory for a table of {mebibytes} MiB"
        )
    }
}

impl core::error::Error for TableError {}

const BOUNDS: [Bound; 3] = [Bound::Lower, Bound::Upper, Bound::Exact];
const DEPTH_OFFSET: i32 = 8;
/// Generations are packed into six bits.
const LAST_GENERATION: u8 = 63;

impl Table {
    /// A table of about this many mebibytes, at least one and at most [`LARGEST_TABLE`].
    pub(crate) fn try_new(mebibytes: usize) -> Result<Self, TableError> {
        let buckets = bytemuck::allocation::try_zeroed_slice_box(Self::buckets_in(mebibytes));
        Ok(Self {
            buckets: buckets.map_err(|()| TableError { mebibytes })?,
            generation: AtomicU8::new(0),
        })
    }

    /// Like [`Table::try_new`], but panics if there is not enough memory.
    pub(crate) fn new(mebibytes: usize) -> Self {
        Self::try_new(mebibytes).unwrap_or_else(|error| panic!("{error}"))
    }

    fn buckets_in(mebibytes: usize) -> usize {
        let wanted = (mebibytes.clamp(1, LARGEST_TABLE) << MEBIBYTE) / size_of::<Bucket>();
        // Round down to a power of two, so that a mask gives the bucket index.
        1 << wanted.ilog2()
    }

    /// Removes all entries.
    pub(crate) fn clear(&self) {
        // A table that no search has used is empty, and writing to it would make the system commit
        // its memory.
        if self.generation.swap(0, Ordering::Relaxed) == 0 {
            return;
        }
        for word in self.buckets.iter().flatten().flatten() {
            word.store(0, Ordering::Relaxed);
        }
    }

    /// Marks the start of a new search: entries of older searches are replaced first.
    pub(crate) fn age(&self) {
        let next = self.generation.load(Ordering::Relaxed) % LAST_GENERATION + 1;
        self.generation.store(next, Ordering::Relaxed);
    }

    fn bucket(&self, hash: u64) -> &Bucket {
        &self.buckets[hash as usize & (self.buckets.len() - 1)]
    }

    /// The entry of a position that is `turns` turns after the root; proved wins are converted to
    /// count from the root.
    pub(crate) fn probe(&self, hash: u64, turns: i32) -> Option<Entry> {
        self.bucket(hash).iter().find_map(|[check, data]| {
            let data = data.load(Ordering::Relaxed);
            let fits = data != 0 && check.load(Ordering::Relaxed) == hash ^ data;
            fits.then(|| unpack(data, turns))?
        })
    }

    /// Stores an entry. The first slot of a bucket prefers depth, the second is always replaced.
    pub(crate) fn store(&self, hash: u64, turns: i32, entry: Entry) {
        let generation = self.generation.load(Ordering::Relaxed);
        let data = pack(entry, turns, generation);
        let [deep, recent] = self.bucket(hash);
        let [old_check, old] = deep.each_ref().map(|word| word.load(Ordering::Relaxed));
        let same = old_check == hash ^ old;
        let [check_word, data_word] =
            if same || generation_of(old) != generation || depth_of(old) <= entry.depth {
                deep
            } else {
                recent
            };
        data_word.store(data, Ordering::Relaxed);
        check_word.store(hash ^ data, Ordering::Relaxed);
    }
}

fn pack(entry: Entry, turns: i32, generation: u8) -> u64 {
    // Proved wins are stored relative to the position itself.
    let score = match entry.score {
        s if s >= LIKELY => s + turns,
        s if s <= -LIKELY => s - turns,
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
            s if s >= LIKELY => s - turns,
            s if s <= -LIKELY => s + turns,
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
        table.age();
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

    #[test]
    fn sizes_are_powers_of_two_within_bounds() {
        let sizes = [0, 1, 3, LARGEST_TABLE, LARGEST_TABLE + 1, usize::MAX];
        let buckets = sizes.map(Table::buckets_in);
        let one = (1 << MEBIBYTE) / size_of::<Bucket>();
        let most = LARGEST_TABLE * one;
        assert_eq!(buckets, [one, one, 2 * one, most, most, most]);
    }
}
