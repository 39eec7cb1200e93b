//! Tests of the rulebook's notes on the five rulebooks that people learnt the game from: they agree
//! with the presets of the rules, are the same in all languages, and can be chosen.

use std::collections::BTreeMap;

use paisho::Ruleset;
use paisho_view::rulebook::{
    Block, Chapter, EDITIONS, Inline, Note, Notes, PrintedBook, Rulebook, plain,
};

/// The chapters where the rule of a switch stands.
const CHAPTERS: [(&str, &[&str]); 12] = [
    ("walk_exact", &["arranging"]),
    ("gardens_closed", &["arranging"]),
    ("borders_red_white", &["board"]),
    ("gates_closed", &["arranging"]),
    ("traps_everybody", &["orchid"]),
    ("traps_growing", &["orchid"]),
    ("lotus_spared", &["capture", "lotus"]),
    ("idle_orchid_spared", &["capture", "orchid"]),
    ("orchid_not_by_lotus", &["capture", "lotus", "orchid"]),
    ("boat_three_accents", &["boat"]),
    ("wheel_flowers", &["wheel"]),
    ("wheel_by_rock", &["rock", "wheel"]),
];

fn books() -> impl Iterator<Item = Rulebook> {
    EDITIONS
        .iter()
        .map(|e| Rulebook::load(e.tag).unwrap_or_else(|error| panic!("{}: {error}", e.tag)))
}

/// The notes of a chapter, each with its place: the section and the number of blocks before it.
fn notes(chapter: &Chapter) -> Vec<(String, &Note)> {
    let sections = chapter.sections.iter().map(|s| (s.id.as_str(), &s.blocks));
    std::iter::once((chapter.id.as_str(), &chapter.opening))
        .chain(sections)
        .flat_map(|(id, blocks)| {
            blocks
                .iter()
                .enumerate()
                .filter_map(move |(i, block)| match block {
                    Block::Note(note) => Some((format!("{id} {i}"), note)),
                    _ => None,
                })
        })
        .collect()
}

fn all_notes(book: &Rulebook) -> Vec<(String, &Note)> {
    book.chapters().iter().flat_map(notes).collect()
}

fn has(rules: Ruleset, switch: &str) -> bool {
    format!("{rules}.{switch}").parse() == Ok(rules)
}

/// The switches in which a rulebook differs from the common rules, with the rulebooks that do.
fn differences() -> BTreeMap<&'static str, Vec<PrintedBook>> {
    let mut found: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for switch in Ruleset::switches().filter(|s| !has(Ruleset::RULEBOOK, s)) {
        for book in PrintedBook::ALL {
            if has(book.ruleset(), switch) {
                found.entry(switch).or_default().push(book);
            }
        }
    }
    found
}

#[test]
fn every_difference_has_a_note_where_its_rule_stands() {
    let expected: BTreeMap<_, _> = CHAPTERS.into_iter().collect();
    let found: Vec<&str> = differences().into_keys().collect();
    assert_eq!(expected.keys().copied().collect::<Vec<_>>(), found);
    for book in books() {
        for (switch, chapters) in CHAPTERS {
            for id in chapters {
                let chapter = book.chapters().iter().find(|c| c.id == *id).unwrap();
                let is_told = notes(chapter).iter().any(|(_, n)| n.switch == Some(switch));
                assert!(is_told, "{}: {id} lacks {switch}", book.edition().tag);
            }
        }
    }
}

/// That no note names a book without the switch is checked when a chapter is read.
#[test]
fn a_note_names_every_book_that_has_its_switch() {
    let differences = differences();
    for book in books() {
        for (place, note) in all_notes(&book) {
            if let Some(switch) = note.switch {
                let place = format!("{} {place}", book.edition().tag);
                assert_eq!(Some(&note.books), differences.get(switch), "{place}");
            }
        }
    }
}

#[test]
fn every_language_has_the_same_notes_at_the_same_places() {
    let english = Rulebook::load("en").unwrap();
    let ours = all_notes(&english);
    assert!(ours.len() > 40, "only {} notes", ours.len());
    for other in books() {
        let tag = other.edition().tag;
        let theirs = all_notes(&other);
        for ((place, our), (their_place, their)) in ours.iter().zip(&theirs) {
            assert_eq!(place, their_place, "{tag}");
            assert_eq!((&our.books, our.switch), (&their.books, their.switch));
            let is_english = plain(&our.text) == plain(&their.text);
            assert_eq!(is_english, tag == "en", "{tag} {place}");
        }
        assert_eq!(ours.len(), theirs.len(), "{tag}");
    }
}

/// The first words of a note name its rulebooks, so the same rulebooks have the same first words
/// and others have different ones.
#[test]
fn the_same_rulebooks_are_named_in_the_same_words() {
    for book in books() {
        let tag = book.edition().tag;
        let mut labels: BTreeMap<String, String> = BTreeMap::new();
        for (place, note) in all_notes(&book) {
            let Some(Inline::Strong(label)) = note.text.first() else {
                panic!("{tag} {place} begins with no label")
            };
            let label = plain(label);
            assert!(label.ends_with(':'), "{tag} {place}: {label}");
            let before = labels.entry(label).or_insert_with(|| note.names());
            assert_eq!(*before, note.names(), "{tag} {place}");
        }
        let mut names: Vec<&String> = labels.values().collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), labels.len(), "{tag}: {labels:?}");
    }
}

#[test]
fn a_reader_sees_the_notes_on_the_chosen_rulebook() {
    let english = Rulebook::load("en").unwrap();
    let blocks = |book: &Rulebook| -> usize {
        let chapters = book.chapters().iter();
        chapters.map(|c| c.all_blocks().len()).sum()
    };
    let all = all_notes(&english).len();
    assert_eq!(
        all_notes(&english.clone().with_notes(Notes::All)).len(),
        all
    );
    let bare = english.clone().with_notes(Notes::Hidden);
    assert_eq!(blocks(&bare), blocks(&english) - all);
    for choice in PrintedBook::ALL {
        let read = english.clone().with_notes(Notes::On(choice));
        let kept = all_notes(&read);
        assert!(kept.iter().all(|(_, n)| n.books.contains(&choice)));
        assert!(!kept.is_empty() && kept.len() < all, "{choice:?}");
        assert_eq!(blocks(&read), blocks(&bare) + kept.len());
    }
}

#[test]
fn notes_are_set_apart_on_pages_and_in_terminals() {
    let english = Rulebook::load("en").unwrap();
    let orchid = english.chapter_number("orchid").unwrap();
    let page = english.chapter_to_html(orchid, &|_| String::new()).unwrap();
    assert!(page.contains(
        "<div role=\"note\" class=\"note\" data-books=\"polish spanish\">\n\
         <p><strong>In the Polish and Spanish rulebooks:</strong> "
    ));
    let german = english.with_notes(Notes::On(PrintedBook::German));
    let text = german.chapter_to_terminal(orchid, 72).unwrap();
    assert!(text.contains("\n| *In the German rulebook:* Nothing captures a Lotus"));
    assert!(!text.contains("Spanish"));
}
