//! What is wrong with a text that was imported.

use paisho::notation::record::{RecordError, RecordProblem};
use paisho::notation::site::{LinkError, SiteError, SiteProblem, Warning, WarningKind};
use paisho::notation::{
    Expected, GameTextError, ParsePositionError, ReadingError, SyntaxError, TurnError,
};
use paisho_view::words::{Words, isolate};

use crate::model::analysis::open::OpenError;
use crate::model::analysis::share::ShareError;

/// Why a text can't be imported: one sentence, or several if several things are wrong.
#[must_use]
pub fn trouble(words: &Words, error: &OpenError) -> Vec<String> {
    match error {
        OpenError::Share(ShareError::Unknown) => vec![words.phrase("analysis-link-unknown").say()],
        OpenError::Share(ShareError::Damaged) => vec![words.phrase("analysis-link-damaged").say()],
        OpenError::Share(ShareError::Position(error)) => position(words, error),
        OpenError::Reading(error) => reading(words, error),
        OpenError::NotFound => vec![words.phrase("analysis-not-found").say()],
        OpenError::File => vec![words.phrase("analysis-file-unreadable").say()],
    }
}

fn reading(words: &Words, error: &ReadingError) -> Vec<String> {
    match error {
        ReadingError::Empty => vec![words.phrase("analysis-nothing-to-read").say()],
        ReadingError::Turns(error) => vec![game(words, error)],
        ReadingError::Record(error) => vec![record(words, error)],
        ReadingError::Link(error) => vec![link(words, error)],
        ReadingError::Name(_) => vec![words.phrase("analysis-link-damaged").say()],
        ReadingError::Position(error) => position(words, error),
        // Errors without a translation yet use the English text of the rules crate.
        other => vec![other.to_string()],
    }
}

fn position(words: &Words, error: &ParsePositionError) -> Vec<String> {
    match error {
        ParsePositionError::Syntax(error) => vec![syntax(words, error)],
        ParsePositionError::Invalid(problems) => {
            let seats = problems.setup.ruleset.seats;
            let found = problems.found.iter();
            found.map(|p| words.explain_problem(*p, seats)).collect()
        }
        other => vec![other.to_string()],
    }
}

/// `Turn no. 4, 1H.R3(0: …`
fn game(words: &Words, error: &GameTextError) -> String {
    words
        .phrase("analysis-wrong-turn")
        .count("number", error.index + 1)
        .notation("text", &error.text)
        .words("trouble", turn(words, &error.error))
        .say()
}

fn turn(words: &Words, error: &TurnError) -> String {
    match error {
        TurnError::Syntax(error) => syntax(words, error),
        TurnError::Label { expected, found } => words
            .phrase("analysis-wrong-label")
            .notation("expected", expected)
            .notation("found", found)
            .say(),
        TurnError::Illegal { refusal, seats } => words.explain(refusal, *seats),
        other => other.to_string(),
    }
}

fn record(words: &Words, error: &RecordError) -> String {
    let trouble = match &error.problem {
        RecordProblem::Expected(what) => expected(words, *what, &error.found),
        RecordProblem::Turn(error) => turn(words, error),
        RecordProblem::Ruleset(error) => syntax(words, error),
        RecordProblem::Position(error) => position(words, error).join(" "),
        other => of_record(words, other, &error.found),
    };
    words
        .phrase("analysis-wrong-place")
        .count("line", error.line)
        .count("column", error.column)
        .words("trouble", trouble)
        .say()
}

/// Errors that only records can have, in a few groups.
fn of_record(words: &Words, problem: &RecordProblem, found: &str) -> String {
    let group = match problem {
        RecordProblem::Tag(_)
        | RecordProblem::SecondTag
        | RecordProblem::RulesVersion
        | RecordProblem::RulesetDiffers
        | RecordProblem::FirstTurn => "tag",
        RecordProblem::Result(_) | RecordProblem::ResultDiffers => "result",
        RecordProblem::OpenQuotes | RecordProblem::OpenComment | RecordProblem::OpenVariation => {
            "open"
        }
        RecordProblem::Escape => "escape",
        RecordProblem::NothingToVary
        | RecordProblem::EmptyVariation
        | RecordProblem::SameTurn
        | RecordProblem::TooDeep
        | RecordProblem::UnopenedVariation => "variation",
        RecordProblem::CannotLeave => "leave",
        RecordProblem::NoRecord | RecordProblem::SecondRecord => "record",
        _ => "note",
    };
    words
        .phrase("analysis-wrong-record")
        .choice("what", group)
        .words("found", quoted(found))
        .say()
}

fn link(words: &Words, error: &LinkError) -> String {
    match error {
        LinkError::TooLong { .. } | LinkError::UnpacksTooLong { .. } => {
            words.phrase("analysis-link-long").say()
        }
        LinkError::Character { .. } | LinkError::Damaged { .. } => {
            words.phrase("analysis-link-damaged").say()
        }
        LinkError::Game(error) => site(words, error),
        other => other.to_string(),
    }
}

fn site(words: &Words, error: &SiteError) -> String {
    match &error.problem {
        SiteProblem::NoGame => words.phrase("analysis-link-empty").say(),
        SiteProblem::OtherGame => words.phrase("analysis-link-other").say(),
        SiteProblem::OtherRules => {
            let phrase = words.phrase("analysis-link-rules");
            phrase.words("option", quoted(&error.found)).say()
        }
        SiteProblem::SecondField | SiteProblem::Encoding => {
            words.phrase("analysis-link-damaged").say()
        }
        SiteProblem::Turn(error) => game(words, error),
        _ => error.to_string(),
    }
}

fn syntax(words: &Words, error: &SyntaxError) -> String {
    expected(words, error.expected, &error.found)
}

/// What was expected, and what was found instead.
fn expected(words: &Words, expected: Expected, found: &str) -> String {
    let (name, sign) = match expected {
        Expected::Char(sign) => ("sign", sign.to_string()),
        other => (name_of(other), String::new()),
    };
    let what = words.phrase("analysis-expected");
    let what = what.choice("what", name).notation("sign", sign).say();
    let id = match found {
        "" => return words.phrase("analysis-found-end").words("what", what).say(),
        _ => "analysis-found",
    };
    let phrase = words.phrase(id).words("what", what);
    phrase.words("found", quoted(found)).say()
}

const fn name_of(expected: Expected) -> &'static str {
    match expected {
        Expected::End => "end",
        Expected::Number => "number",
        Expected::SmallerNumber | Expected::FewerAccents => "fewer",
        Expected::Seat => "seat",
        Expected::Point => "point",
        Expected::PointOnBoard => "board",
        Expected::Tile => "tile",
        Expected::Accent => "accent",
        Expected::Turn => "turn",
        Expected::Preset | Expected::Switch => "rules",
        Expected::Version => "version",
        Expected::RowEnd | Expected::Rows => "rows",
        Expected::EmptyPoint => "empty",
        _ => "stage",
    }
}

/// Text of the user within a sentence; isolated, because its direction may differ.
fn quoted(found: &str) -> String {
    isolate(found.trim())
}

/// A difference between the text and what was read.
#[must_use]
pub fn warning(words: &Words, warning: &Warning) -> String {
    let (what, text) = match &warning.kind {
        WarningKind::UnknownOption(name) | WarningKind::UnknownField(name) => {
            ("option", name.clone())
        }
        WarningKind::BonusNotDue(bonus) => ("bonus", bonus.to_string()),
        WarningKind::AfterTheEnd(text) => ("late", text.clone()),
        _ => ("option", warning.to_string()),
    };
    words
        .phrase("analysis-warning")
        .choice("what", what)
        .words("text", quoted(&text))
        .say()
}
