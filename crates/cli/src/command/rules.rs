//! `paisho rules`: the rulebook in the terminal, or as an HTML page.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::Args;
use paisho_view::rulebook::{self, Chapter, NoSuchNotes, Notes, Rulebook, plain};

use super::Verdict;
use crate::{language, output};

/// The widest lines that are still easy to read.
const WIDEST: usize = 100;
/// The width if there is no terminal.
const USUAL: usize = 80;

/// Read the rulebook.
///
/// Prints all chapters, or one of them, as wide as the terminal but at most 100 columns. With
/// --html, writes the whole rulebook as one self-contained page with pictures, for a browser or a
/// printer.
///
/// Notes tell where the German, the Polish, the Portuguese, the Spanish and the Hebrew rulebook say
/// something else. With --notes you read it as one of them has it, or without notes.
///
/// The language is the one given by --lang, or by LC_ALL, LC_MESSAGES or LANG, or else English.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  paisho rules --list
  paisho rules --chapter clash
  paisho rules --chapter orchid --notes german
  paisho rules --lang he --html rules-he.html
  paisho rules | less")]
pub(crate) struct Rules {
    /// The language, such as en or he.
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Print only this chapter, given by its number or name.
    #[arg(long, value_name = "NUMBER|NAME")]
    chapter: Option<String>,
    /// List the chapters with their numbers and names.
    #[arg(long, conflicts_with = "chapter")]
    list: bool,
    /// Write the whole rulebook as HTML to this file; `-` for standard output.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["chapter", "list", "width"])]
    html: Option<String>,
    /// Which notes to show: all, none, german, polish, portuguese, spanish or hebrew.
    #[arg(long, value_name = "RULEBOOK", default_value = "all", value_parser = notes)]
    notes: Notes,
    /// Number of columns to use.
    #[arg(long, value_name = "COLUMNS")]
    width: Option<usize>,
}

impl Rules {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<Verdict> {
        let book = language::rulebook(self.lang.as_deref())?.with_notes(self.notes);
        if let Some(path) = &self.html {
            let page = book.to_html(&rulebook::picture);
            output::write(path, page.as_bytes(), out)?;
        } else if self.list {
            print_list(&book, out)?;
        } else {
            out.write_all(self.text(&book)?.as_bytes())?;
        }
        Ok(Verdict::Fine)
    }

    fn text(&self, book: &Rulebook) -> Result<String> {
        let width = self.width.unwrap_or_else(terminal_width);
        let Some(name) = &self.chapter else {
            return Ok(book.to_terminal(width));
        };
        chapter_number(book, name)
            .and_then(|number| book.chapter_to_terminal(number, width))
            .ok_or_else(|| anyhow!("there is no chapter {name:?} (--list shows all)"))
    }
}

fn notes(name: &str) -> Result<Notes, NoSuchNotes> {
    name.parse()
}

fn print_list(book: &Rulebook, out: &mut dyn Write) -> Result<()> {
    let longest = book.chapters().iter().map(|c| c.id.len()).max();
    let width = longest.unwrap_or(0);
    for (chapter, number) in book.chapters().iter().zip(1..) {
        writeln!(
            out,
            "{number:>2}  {:<width$}  {}",
            chapter.id,
            plain(&chapter.title)
        )?;
    }
    Ok(())
}

/// The number of a chapter, given as that number, as its anchor or as its file name.
fn chapter_number(book: &Rulebook, text: &str) -> Option<usize> {
    if let Ok(number) = text.parse() {
        return Some(number);
    }
    let is_meant = |chapter: &Chapter| {
        let bare = chapter.name.split_once('-').map(|(_, name)| name);
        chapter.id == text || chapter.name == text || bare == Some(text)
    };
    book.chapters().iter().position(is_meant).map(|i| i + 1)
}

fn terminal_width() -> usize {
    terminal_size::terminal_size().map_or(USUAL, |(width, _)| usize::from(width.0).min(WIDEST))
}
