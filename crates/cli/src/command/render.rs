//! `paisho render`: a position or a game as a picture.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, bail, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use paisho::notation::Reading;
use paisho::notation::record::Record;

use super::Verdict;
use crate::render::{Look, Moment, moving_png, moving_svg, png};
use crate::{input, output};

/// The default width and height of a PNG.
const USUAL_SIZE: u32 = 800;

/// Draw a position, or a whole game, as a picture.
///
/// The file extension selects the format: .svg or .png. Of a game, the last position is drawn; with
/// --replay the picture is an animation of the whole game, as SVG or animated PNG (.png or .apng).
/// Harmonies, rings, trapped and drained flowers are shown unless --plain is given.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho render game.txt -o end.png
  paisho render game.txt -o end.svg --theme garden-dark --seat Host --last --coordinates
  paisho render position.txt -o reach.png --reach '(0,-8)' --size 1200
  paisho render game.txt -o game.apng --replay --delay 700")]
pub(crate) struct Render {
    /// A position, a game as turns, record or link, or a file with one; `-` for standard input.
    #[arg(value_name = "POSITION|GAME|-")]
    input: String,
    /// The file to write: .svg, .png or .apng.
    #[arg(short, long, value_name = "FILE")]
    output: String,
    #[command(flatten)]
    look: Look,
    /// Width and height in pixels; without it, an SVG has no fixed size, and a PNG the default size.
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(16..=8192))]
    size: Option<u32>,
    /// Show the whole game, turn by turn.
    #[arg(long)]
    replay: bool,
    /// How long each turn is shown, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 1000, requires = "replay",
          value_parser = clap::value_parser!(u16).range(20..=20_000))]
    delay: u16,
    /// The ruleset if the input is only turns, such as rulebook.oasis; other forms name their own.
    #[arg(long, default_value = "rulebook")]
    ruleset: String,
}

/// The file format to write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Svg,
    Png,
}

impl Render {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let sort = self.sort()?;
        let record = self.record()?;
        let picture = if self.replay {
            self.replay(&record, sort)?
        } else {
            self.still(&record, sort)?
        };
        output::write(&self.output, &picture, out)?;
        Ok(Verdict::Fine)
    }

    fn sort(&self) -> Result<Sort> {
        let path = Path::new(&self.output);
        let ending = path.extension().and_then(|e| e.to_str()).unwrap_or("");
        match ending.to_ascii_lowercase().as_str() {
            "svg" => Ok(Sort::Svg),
            "png" => Ok(Sort::Png),
            "apng" if self.replay => Ok(Sort::Png),
            "apng" => bail!("{:?} would be an animation: add --replay", self.output),
            "" => bail!(
                "{:?} has no file extension: use .svg, .png or .apng",
                self.output
            ),
            other => bail!("cannot write .{other} files: use .svg, .png or .apng"),
        }
    }

    fn record(&self) -> Result<Record> {
        let ruleset = input::ruleset(&self.ruleset)?;
        let mut reading = Reading::parse(&input::text(&self.input)?, None, ruleset)?;
        input::warn(&reading.warnings);
        match (reading.records.pop(), reading.records.len()) {
            (Some(record), 0) => Ok(record),
            (_, others) => bail!("expected one game, found {}", others + 1),
        }
    }

    fn still(&self, record: &Record, sort: Sort) -> Result<Vec<u8>> {
        let moment = Moment::end(record);
        let diagram = self.look.diagram(&moment);
        if let Some(from) = self.look.sides.reach() {
            ensure!(
                !diagram.reach.is_empty(),
                "no flower at {from} can be arranged now"
            );
        }
        let svg = diagram.to_svg(self.look.theme);
        match sort {
            Sort::Svg => Ok(self.sized(&svg).into_bytes()),
            Sort::Png => png(&svg, self.size.unwrap_or(USUAL_SIZE)),
        }
    }

    fn replay(&self, record: &Record, sort: Sort) -> Result<Vec<u8>> {
        let moments = Moment::all(record);
        ensure!(moments.len() > 1, "there are no turns to replay");
        let diagrams: Vec<_> = moments.iter().map(|m| self.look.diagram(m)).collect();
        if sort == Sort::Svg {
            let svg = moving_svg(&diagrams, self.look.theme, self.delay);
            return Ok(self.sized(&svg).into_bytes());
        }
        let frames: Vec<String> = diagrams.iter().map(|d| d.to_svg(self.look.theme)).collect();
        let bar = ProgressBar::new(frames.len() as u64);
        bar.set_style(ProgressStyle::with_template(
            "{bar:40} {pos}/{len} turns {eta}",
        )?);
        let size = self.size.unwrap_or(USUAL_SIZE);
        let picture = moving_png(&frames, size, self.delay, &|| bar.inc(1));
        bar.finish_and_clear();
        picture
    }

    /// The SVG with width and height, if a size was given.
    fn sized(&self, svg: &str) -> String {
        match self.size {
            Some(size) => svg.replacen(
                "<svg ",
                &format!("<svg width=\"{size}\" height=\"{size}\" "),
                1,
            ),
            None => svg.to_owned(),
        }
    }
}
