//! The time and chance, as arguments: tests give their own.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use paisho_wire::UnixMillis;
use rand::Rng;

/// Says what time it is.
pub type Clock = Arc<dyn Fn() -> UnixMillis + Send + Sync>;

/// Fills bytes with chance that nobody can foretell.
pub type Chance = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// The clock of the machine.
#[must_use]
pub fn system_clock() -> Clock {
    Arc::new(|| {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        since.map_or(0, |d| u64::try_from(d.as_millis()).unwrap_or(u64::MAX))
    })
}

/// The machine's own source of chance.
#[must_use]
pub fn system_chance() -> Chance {
    Arc::new(|bytes| rand::rng().fill_bytes(bytes))
}

/// A random number.
#[must_use]
pub fn number(chance: &Chance) -> u64 {
    let mut bytes = [0; 8];
    chance(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// The digits of ids: small letters and digits without the look-alikes `i`, `l`, `o` and `u`.
const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Twelve random letters and digits: sixty bits, for ids.
#[must_use]
pub fn letters(chance: &Chance) -> String {
    let mut bits = number(chance);
    let digit = |_| {
        let digit = DIGITS[(bits & 31) as usize];
        bits >>= 5;
        char::from(digit)
    };
    (0..12).map(digit).collect()
}
