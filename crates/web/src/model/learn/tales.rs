//! The keys of the texts of lessons and tiles. They are in `lessons/`, separate from the app's own
//! texts, because they are downloaded only by learners.

use paisho::Kind;

use super::course::Lesson;

/// The key of a text of a lesson: its title for an empty part, its explanation for `text`.
#[must_use]
pub fn lesson_text(lesson: &Lesson, part: &str) -> String {
    with_part(format!("lesson-{}", lesson.name), part)
}

/// The key of a text of a task, counted from 0: the instruction for an empty part, the `hint`, or
/// the text after it is `done`.
#[must_use]
pub fn task_text(lesson: &Lesson, task: usize, part: &str) -> String {
    with_part(format!("lesson-{}-{}", lesson.name, task + 1), part)
}

/// The key of a text of a tile: its `rules` in short, or its `meaning`.
#[must_use]
pub fn tile_text(kind: Kind, part: &str) -> String {
    let name = kind.name().to_ascii_lowercase().replace(' ', "-");
    with_part(format!("tile-{name}"), part)
}

fn with_part(name: String, part: &str) -> String {
    if part.is_empty() {
        name
    } else {
        format!("{name}-{part}")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use fluent_syntax::ast::{Entry, PatternElement};
    use paisho_view::words::Language;

    use super::*;
    use crate::model::learn::LESSONS;

    /// The keys of a language; all texts are without placeholders.
    fn told(language: Language) -> BTreeSet<String> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
        let path = folder.join(format!("{}.ftl", language.tag()));
        let text = std::fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text).unwrap();
        let mut names = BTreeSet::new();
        for entry in resource.body {
            if let Entry::Message(message) = entry {
                let elements = message.value.unwrap().elements;
                let is_plain =
                    |e: &PatternElement<_>| matches!(e, PatternElement::TextElement { .. });
                assert!(elements.iter().all(is_plain), "{}", message.id.name);
                let name: String = message.id.name;
                assert!(names.insert(name.clone()), "{language:?} has {name} twice");
            }
        }
        names
    }

    fn wanted() -> BTreeSet<String> {
        let mut names = BTreeSet::new();
        for lesson in LESSONS {
            names.extend(["", "text"].map(|part| lesson_text(lesson, part)));
            for task in 0..lesson.tasks.len() {
                names.extend(["", "hint", "done"].map(|part| task_text(lesson, task, part)));
            }
        }
        for kind in Kind::ALL {
            names.extend(["rules", "meaning"].map(|part| tile_text(kind, part)));
        }
        names
    }

    #[test]
    fn every_language_has_texts_for_all_lessons_and_tiles_and_nothing_else() {
        for language in Language::ALL {
            let (told, wanted) = (told(language), wanted());
            let lacking: Vec<_> = wanted.difference(&told).collect();
            let needless: Vec<_> = told.difference(&wanted).collect();
            assert!(lacking.is_empty(), "{language:?} lacks {lacking:?}");
            assert!(
                needless.is_empty(),
                "{language:?} has needless {needless:?}"
            );
        }
    }
}
