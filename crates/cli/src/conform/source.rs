//! Sources of conformance lines: a file or standard input, compressed or not.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::PathBuf;

use flate2::bufread::MultiGzDecoder;

/// The bytes that every gzip stream begins with.
const GZIP_MAGIC: [u8; 2] = [0x1f, 0x8b];

/// A file, or standard input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// Written `-` on the command line.
    Stdin,
    /// A file by its path.
    File(PathBuf),
}

impl Source {
    /// Opens the source for reading, and returns its size in bytes if that is known.
    pub(crate) fn open(&self) -> io::Result<(Box<dyn Read + Send>, Option<u64>)> {
        match self {
            Self::Stdin => Ok((Box::new(io::stdin()), None)),
            Self::File(path) => {
                let file = File::open(path)?;
                let size = file.metadata().ok().map(|m| m.len());
                Ok((Box::new(file), size))
            }
        }
    }
}

impl From<&str> for Source {
    fn from(argument: &str) -> Self {
        match argument {
            "-" => Self::Stdin,
            path => Self::File(path.into()),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stdin => f.write_str("standard input"),
            Self::File(path) => path.display().fmt(f),
        }
    }
}

/// A line with its number, counted from 1.
pub(crate) type Line = (u64, io::Result<Vec<u8>>);

/// The lines of a stream that may be compressed. Empty lines are skipped. If there is an error, it
/// is the last item.
pub(crate) fn lines(
    bytes: impl Read + Send + 'static,
) -> io::Result<impl Iterator<Item = Line> + Send> {
    let mut plain = BufReader::new(bytes);
    let reader: Box<dyn BufRead + Send> = if plain.fill_buf()?.starts_with(&GZIP_MAGIC) {
        Box::new(BufReader::new(MultiGzDecoder::new(plain)))
    } else {
        Box::new(plain)
    };
    Ok(Lines {
        reader,
        number: 0,
        failed: false,
    })
}

struct Lines {
    reader: Box<dyn BufRead + Send>,
    number: u64,
    failed: bool,
}

impl Iterator for Lines {
    type Item = Line;

    fn next(&mut self) -> Option<Line> {
        while !self.failed {
            let mut line = Vec::new();
            self.number += 1;
            match self.reader.read_until(b'\n', &mut line) {
                Ok(0) => return None,
                Ok(_) if line.trim_ascii().is_empty() => {}
                Ok(_) => return Some((self.number, Ok(line))),
                Err(error) => {
                    self.failed = true;
                    return Some((self.number, Err(error)));
                }
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::{Compression, write::GzEncoder};
    use std::io::{Cursor, Write};

    fn texts(bytes: Vec<u8>) -> Vec<(u64, String)> {
        lines(Cursor::new(bytes))
            .unwrap()
            .map(|(n, line)| (n, String::from_utf8(line.unwrap()).unwrap().trim().into()))
            .collect()
    }

    fn compress(text: &str) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    }

    #[test]
    fn plain_and_compressed_lines_are_the_same() {
        let expected = [(1, "one".to_owned()), (3, "three".to_owned())];
        assert_eq!(texts(b"one\n\nthree".to_vec()), expected);
        assert_eq!(texts(compress("one\n\nthree")), expected);
    }

    #[test]
    fn concatenated_streams_are_read_to_the_end() {
        let both = [compress("one\n"), compress("two\n")].concat();
        assert_eq!(texts(both).len(), 2);
    }

    #[test]
    fn a_cut_stream_ends_in_an_error() {
        let mut cut = compress("one\ntwo\nthree\n");
        cut.truncate(cut.len() - 9);
        let last = lines(Cursor::new(cut)).unwrap().last().unwrap();
        assert!(last.1.is_err());
    }
}
