//! Hexadecimal digests, for values that are compared later without being stored.

use std::fmt::Write;

use sha2::{Digest, Sha256};

/// The SHA-256 of the bytes, in hexadecimal.
pub(crate) fn digest(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Bytes in hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for byte in bytes {
        // Writing to a `String` never fails.
        let _ = write!(text, "{byte:02x}");
    }
    text
}
