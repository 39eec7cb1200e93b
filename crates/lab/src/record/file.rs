//! Files of games: a header line, then one line per game. Files are only appended to.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::str::FromStr;

use anyhow::{Context, bail};
use paisho::Ruleset;

use super::{Record, number_of};

/// The settings shared by all games of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Header {
    /// The seed of the file; combined with the number of a game it gives the seed of that game.
    pub(crate) seed: u64,
    /// The number of nodes per turn.
    pub(crate) nodes: u64,
    /// The rulesets, which the games use in rotation.
    pub(crate) rulesets: Vec<Ruleset>,
}

/// The first word of every file, including the version of the format.
const MAGIC: &str = "paisho-selfplay-1";

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rulesets: Vec<String> = self.rulesets.iter().map(Ruleset::to_string).collect();
        let Self { seed, nodes, .. } = self;
        write!(f, "{MAGIC}\t{seed}\t{nodes}\t{}", rulesets.join(","))
    }
}

impl FromStr for Header {
    type Err = anyhow::Error;

    fn from_str(line: &str) -> anyhow::Result<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [MAGIC, seed, nodes, rulesets] = fields[..] else {
            bail!("expected a first line that begins with {MAGIC}, found {line:?}");
        };
        let rulesets = rulesets.split(',').map(str::parse);
        Ok(Self {
            seed: seed
                .parse()
                .with_context(|| format!("cannot read the seed {seed:?}"))?,
            nodes: nodes
                .parse()
                .with_context(|| format!("cannot read the number of nodes {nodes:?}"))?,
            rulesets: rulesets
                .collect::<Result<_, _>>()
                .context("cannot read the rulesets")?,
        })
    }
}

/// A file that games are appended to.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    /// The numbers of the games that the file already contained.
    pub(crate) present: Vec<usize>,
}

impl Journal {
    /// Opens a file to continue it, or creates one. An incomplete last line, left by a crash or a
    /// full disk, is cut off.
    pub(crate) fn open(path: &Path, header: &Header) -> anyhow::Result<Self> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path).context("cannot open the file")?;
        let mut text = String::new();
        file.read_to_string(&mut text)
            .context("cannot read the file")?;
        let whole = whole_lines(&text);
        file.set_len(whole.len() as u64)?;
        file.seek(SeekFrom::End(0))?;
        let mut lines = whole.lines();
        match lines.next() {
            None => writeln!(file, "{header}")?,
            Some(first) => {
                let found: Header = first.parse()?;
                if found != *header {
                    bail!("the file was started with other settings: {found}");
                }
            }
        }
        let first_field = |line: &str| number_of(line.split('\t').next().unwrap_or(line));
        let present = lines.map(first_field).collect::<Result<_, _>>()?;
        Ok(Self { file, present })
    }

    /// Appends a game. It is written at once, so that a crash loses at most this one.
    pub(crate) fn append(&mut self, record: &Record) -> anyhow::Result<()> {
        self.file.write_all(format!("{record}\n").as_bytes())?;
        Ok(())
    }
}

/// The text up to its last line break.
fn whole_lines(text: &str) -> &str {
    &text[..text.rfind('\n').map_or(0, |end| end + 1)]
}

/// Reads a whole file, except for an incomplete last line. The games are sorted by number, since
/// they may have finished in any order.
pub(crate) fn read_journal(path: &Path) -> anyhow::Result<(Header, Vec<Record>)> {
    let text = std::fs::read_to_string(path)?;
    let mut lines = whole_lines(&text).lines();
    let header = lines.next().unwrap_or_default().parse()?;
    let record = |(i, line): (usize, &str)| {
        let parsed: anyhow::Result<Record> = line.parse();
        parsed.with_context(|| format!("line {}", i + 2))
    };
    let mut records: Vec<Record> = lines.enumerate().map(record).collect::<Result<_, _>>()?;
    records.sort_by_key(|record| record.number);
    Ok((header, records))
}

#[cfg(test)]
mod tests {
    use super::super::tests::LINE;
    use super::*;

    fn header() -> Header {
        Header {
            seed: 7,
            nodes: 300,
            rulesets: vec![Ruleset::RULEBOOK, Ruleset::GARDEN_GATE],
        }
    }

    /// A fresh path that no other test uses.
    fn path(name: &str) -> std::path::PathBuf {
        let path = std::env::temp_dir().join(format!("paisho-lab-{}-{name}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        path
    }

    #[test]
    fn a_header_is_written_as_it_is_read() {
        let text = header().to_string();
        assert_eq!(text, "paisho-selfplay-1\t7\t300\trulebook,garden_gate");
        assert_eq!(text.parse::<Header>().unwrap(), header());
        assert!(
            "paisho-selfplay-2\t7\t300\trulebook"
                .parse::<Header>()
                .is_err()
        );
    }

    #[test]
    fn a_torn_last_line_is_dropped_and_the_file_goes_on() {
        let path = path("torn");
        let record: Record = LINE.parse().unwrap();
        let mut journal = Journal::open(&path, &header()).unwrap();
        assert!(journal.present.is_empty());
        journal.append(&record).unwrap();
        let whole = std::fs::read(&path).unwrap();
        for torn in [1, 10, LINE.len()] {
            let mut bytes = whole.clone();
            bytes.extend(&LINE.replace("12", "13").as_bytes()[..torn]);
            std::fs::write(&path, bytes).unwrap();
            assert_eq!(
                read_journal(&path).unwrap().1,
                std::slice::from_ref(&record)
            );
            assert_eq!(Journal::open(&path, &header()).unwrap().present, [12]);
            assert_eq!(std::fs::read(&path).unwrap(), whole);
        }
        // Even the header may be incomplete.
        std::fs::write(&path, "paisho-self").unwrap();
        let mut journal = Journal::open(&path, &header()).unwrap();
        journal.append(&record).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), whole);
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn a_file_of_other_settings_is_left_alone() {
        let path = path("other");
        Journal::open(&path, &header()).unwrap();
        let other = Header {
            nodes: 301,
            ..header()
        };
        let error = Journal::open(&path, &other).unwrap_err().to_string();
        assert!(error.contains("\t300\t"), "{error}");
        std::fs::remove_file(path).unwrap();
    }

    #[test]
    fn games_are_read_in_the_order_of_their_numbers() {
        let path = path("order");
        let mut journal = Journal::open(&path, &header()).unwrap();
        for number in ["12\t", "3\t", "7\t"] {
            let line = LINE.replace("12\t", number);
            journal.append(&line.parse().unwrap()).unwrap();
        }
        let (found, records) = read_journal(&path).unwrap();
        let numbers: Vec<usize> = records.iter().map(|r| r.number).collect();
        assert_eq!((found, numbers), (header(), vec![3, 7, 12]));
        std::fs::remove_file(path).unwrap();
    }
}
