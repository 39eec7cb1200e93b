//! Keys of the incremental position hash.
//!
//! The keys are computed, not stored: one per owner, kind and point would be a
//! table of more than 100 kB, larger than a first-level cache and a burden for
//! the browser, while mixing a number costs two multiplications.

use crate::point::Point;
use crate::reserve::Reserve;
use crate::seat::Seat;
use crate::tile::Tile;

/// A bijective mixer of 64-bit words (the finaliser of SplitMix64).
#[inline]
pub(crate) const fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}

/// The key of a tile on a point. Both bytes together are a number below 2^16, and `mix` is
/// bijective, so no two of these keys are equal.
///
/// This is Zobrist hashing: every tile on its point has a key, and the keys of all of them are
/// combined by XOR, so that a step changes only a few.
#[inline]
pub(crate) const fn tile_key(point: Point, tile: Tile) -> u64 {
    mix((tile.byte() as u64) << 8 | point.byte() as u64)
}

/// The key of a whole hand. A hand is one word, so it needs no key per tile.
#[inline]
pub(crate) const fn reserve_key(seat: Seat, hand: Reserve) -> u64 {
    // Salted by the seat, far away from the small numbers that tiles are mixed from.
    mix(hand.word() ^ mix(1 << 40 | seat as u64))
}

/// The key of everything else that distinguishes two positions, packed into one number.
#[inline]
pub(crate) const fn state_key(state: u32) -> u64 {
    // The bit keeps these numbers apart from those that tiles are mixed from.
    mix(1 << 41 | state as u64)
}
