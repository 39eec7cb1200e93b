//! Digests as text: what is compared later without being kept.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The SHA-256 of something, in hexadecimal digits.
pub(crate) fn digest(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // Writing to a text never fails.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
