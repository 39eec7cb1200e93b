//! A compact encoding of numbers and texts as bytes.

/// The bytes written so far.
#[derive(Debug, Default)]
pub(super) struct Writer(pub(super) Vec<u8>);

impl Writer {
    pub(super) fn byte(&mut self, byte: u8) {
        self.0.push(byte);
    }

    /// Seven bits per byte, the lowest first.
    pub(super) fn number(&mut self, mut number: u32) {
        while number >= 0x80 {
            self.byte(number as u8 | 0x80);
            number >>= 7;
        }
        self.byte(number as u8);
    }

    pub(super) fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        self.0.extend_from_slice(text.as_bytes());
    }
}

/// The bytes still to be read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(*first)
    }

    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0_u32;
        for shift in [0, 7, 14, 21, 28] {
            let byte = u32::from(self.byte()?);
            let bits = byte & 0x7f;
            if bits.leading_zeros() < shift {
                return None;
            }
            number |= bits << shift;
            if byte & 0x80 == 0 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn text(&mut self) -> Option<&'a str> {
        let length = self.number()? as usize;
        let (text, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        core::str::from_utf8(text).ok()
    }
}

/// Two bytes that detect a letter of a link being lost or changed.
pub(super) fn checksum(bytes: &[u8]) -> [u8; 2] {
    let mut sum = 0x811c_9dc5_u32;
    for byte in bytes {
        sum = (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    }
    ((sum >> 16) as u16 ^ sum as u16).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_texts_are_read_as_they_were_written() {
        let mut writer = Writer::default();
        for number in [0, 127, 128, 300, u32::MAX] {
            writer.number(number);
        }
        writer.text("שלום");
        let mut reader = Reader(&writer.0);
        for number in [0, 127, 128, 300, u32::MAX] {
            assert_eq!(reader.number(), Some(number));
        }
        assert_eq!(reader.text(), Some("שלום"));
        assert_eq!(reader.byte(), None);
    }

    #[test]
    fn numbers_that_are_too_large_or_cut_are_none() {
        assert_eq!(Reader(&[0xff, 0xff, 0xff, 0xff, 0x7f]).number(), None);
        assert_eq!(Reader(&[0x80]).number(), None);
        assert_eq!(Reader(&[5, b'a']).text(), None);
    }
}
