//! Tests of the rulebook: its diagrams agree with the rules, its languages with English, and its
//! pages are well-formed.

use std::collections::BTreeSet;
use std::path::PathBuf;

use paisho_view::rulebook::{self, Block, Chapter, Diagram, EDITIONS, Rulebook, Subject, plain};
use paisho_view::words::Direction;

/// The paragraphs of the rules for players, sections 1 to 10: each section with the number of its
/// last paragraph.
const PARAGRAPHS: [(usize, usize); 10] = [
    (1, 5),
    (2, 4),
    (3, 3),
    (4, 3),
    (5, 5),
    (6, 6),
    (7, 6),
    (8, 4),
    (9, 4),
    (10, 6),
];

fn book(tag: &str) -> Rulebook {
    Rulebook::load(tag).unwrap_or_else(|error| panic!("{tag}: {error}"))
}

fn books() -> impl Iterator<Item = Rulebook> {
    EDITIONS.iter().map(|edition| book(edition.tag))
}

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("rulebook")
        .join(name)
}

/// The names of the files in a folder with this extension, without the extension.
fn names(name: &str, ending: &str) -> BTreeSet<String> {
    std::fs::read_dir(folder(name))
        .expect("the folder should exist")
        .filter_map(|entry| {
            let entry = entry.expect("the folder can be read");
            let file = entry.file_name().into_string().expect("names are plain");
            file.strip_suffix(ending).map(str::to_owned)
        })
        .collect()
}

#[test]
fn every_claim_of_every_diagram_holds() {
    let mut wrong = Vec::new();
    for id in Diagram::ids() {
        let diagram = Diagram::named(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        if let Err(failures) = diagram.check() {
            wrong.push(format!("{id}: {failures:?}"));
        }
        assert!(diagram.claim_count() > 0, "{id} makes no claim");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn there_are_many_diagrams_and_all_are_used() {
    let english = book("en");
    let used: BTreeSet<&str> = english
        .chapters()
        .iter()
        .flat_map(Chapter::figures)
        .filter(|(subject, _)| matches!(subject, Subject::Position(_)))
        .map(|(subject, _)| subject.name())
        .collect();
    assert!(used.len() >= 90, "only {} diagrams", used.len());
    assert_eq!(used, Diagram::ids().collect());
}

#[test]
fn every_file_is_built_in() {
    let ids: BTreeSet<String> = Diagram::ids().map(str::to_owned).collect();
    assert_eq!(ids, names("diagrams", ".txt"));
    for book in books() {
        let chapters = book.chapters().iter().map(|c| c.name.to_owned());
        let tag = book.edition().tag;
        assert_eq!(
            chapters.collect::<BTreeSet<_>>(),
            names(tag, ".md"),
            "{tag}"
        );
    }
}

#[test]
fn every_language_with_a_folder_has_its_line_in_the_table() {
    let folders: BTreeSet<String> = std::fs::read_dir(folder(""))
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .filter(|name| name != "diagrams")
        .collect();
    let tags = EDITIONS.iter().map(|e| e.tag.to_owned());
    assert_eq!(tags.collect::<BTreeSet<_>>(), folders);
}

/// What must be the same in all languages: anchors, links, diagrams, the order of the kinds of
/// blocks, the cited paragraphs.
fn skeleton(chapter: &Chapter) -> Vec<String> {
    let mut bones: Vec<String> = chapter.ids().map(|id| format!("#{id}")).collect();
    bones.extend(chapter.all_blocks().into_iter().map(|block| match block {
        Block::Paragraph(_) => "paragraph".to_owned(),
        Block::List { items, .. } => format!("list of {}", items.len()),
        Block::Table { head, rows } => format!("table of {} × {}", head.len(), rows.len()),
        Block::Quote(_) => "quote".to_owned(),
        Block::Note(note) => format!("note {} {:?}", note.names(), note.switch),
        Block::Code(code) => format!("code {code:?}"),
        Block::Figure { subject, .. } => format!("picture {}", subject.name()),
    }));
    let mut links = chapter.links();
    links.sort_unstable();
    bones.extend(links.into_iter().map(|to| format!("link {to}")));
    bones.extend(cited(chapter));
    bones
}

/// The paragraphs that a chapter cites, such as `§5.2`, sorted.
fn cited(chapter: &Chapter) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for text in chapter.texts() {
        let words = plain(text);
        for after in words.split('§').skip(1) {
            let number: String = after
                .chars()
                .take_while(|c| c.is_ascii_digit() || *c == '.')
                .collect();
            found.insert(format!("§{}", number.trim_end_matches('.')));
        }
    }
    found
}

#[test]
fn every_language_has_the_same_chapters_anchors_links_and_diagrams() {
    let english = book("en");
    for other in books() {
        for (ours, theirs) in english.chapters().iter().zip(other.chapters()) {
            let place = format!("{}/{}", other.edition().tag, ours.name);
            let (ours, theirs) = (skeleton(ours), skeleton(theirs));
            for (expected, found) in ours.iter().zip(&theirs) {
                assert_eq!(expected, found, "{place}");
            }
            assert_eq!(ours.len(), theirs.len(), "{place}");
        }
        assert_eq!(english.chapters().len(), other.chapters().len());
    }
}

#[test]
fn translations_are_translated() {
    let english = book("en");
    for other in books().filter(|b| b.edition().tag != "en") {
        let same = english
            .chapters()
            .iter()
            .zip(other.chapters())
            .flat_map(|(a, b)| a.figures().zip(b.figures()))
            .filter(|((_, ours), (_, theirs))| ours == theirs)
            .count();
        assert_eq!(same, 0, "{}: English captions", other.edition().tag);
    }
}

#[test]
fn every_paragraph_of_the_rules_is_cited() {
    for book in books() {
        let cited: BTreeSet<String> = book.chapters().iter().flat_map(cited).collect();
        for (section, last) in PARAGRAPHS {
            for paragraph in 1..=last {
                let sign = format!("§{section}.{paragraph}");
                assert!(cited.contains(&sign), "{} lacks {sign}", book.edition().tag);
            }
        }
    }
}

#[test]
fn no_cited_paragraph_is_invented() {
    let real: BTreeSet<String> = PARAGRAPHS
        .iter()
        .flat_map(|(section, last)| (1..=*last).map(move |p| format!("§{section}.{p}")))
        .collect();
    for book in books() {
        let cited: BTreeSet<String> = book.chapters().iter().flat_map(cited).collect();
        let invented: Vec<_> = cited.difference(&real).collect();
        assert!(invented.is_empty(), "{invented:?}");
    }
}

#[test]
fn an_unknown_language_is_quoted() {
    let error = Rulebook::load("tlh").unwrap_err();
    assert_eq!(error.to_string(), "there is no rulebook in \"tlh\"");
}

#[test]
fn pages_are_well_formed_and_know_their_language() {
    for book in books() {
        let edition = *book.edition();
        let html = book.to_html(&|figure| {
            assert!(!figure.caption.is_empty());
            rulebook::picture(figure)
        });
        let options = roxmltree::ParsingOptions {
            allow_dtd: true,
            ..Default::default()
        };
        let page = roxmltree::Document::parse_with_options(&html, options)
            .unwrap_or_else(|error| panic!("{}: {error}", edition.tag));
        let root = page.root_element();
        assert_eq!(root.attribute("lang"), Some(edition.tag));
        let rtl = edition.direction == Direction::RightToLeft;
        assert_eq!(root.attribute("dir"), Some(if rtl { "rtl" } else { "ltr" }));
        check_links(&page);
        let drawn = page.descendants().filter(|n| n.has_tag_name("figure"));
        let figures: usize = book.chapters().iter().map(|c| c.figures().count()).sum();
        assert_eq!(drawn.count(), figures);
    }
}

/// Checks that every link of a page leads to an anchor on it and that no anchor occurs twice.
fn check_links(page: &roxmltree::Document<'_>) {
    let ids: Vec<&str> = page
        .descendants()
        .filter_map(|n| n.attribute("id"))
        .collect();
    let unique: BTreeSet<&str> = ids.iter().copied().collect();
    assert_eq!(ids.len(), unique.len());
    for link in page.descendants().filter(|n| n.has_tag_name("a")) {
        let to = link.attribute("href").expect("a link leads somewhere");
        assert!(unique.contains(&to[1..]), "the link {to} has no target");
    }
}

#[test]
fn the_circle_of_flowers_is_in_the_chapter_on_harmony_and_in_the_summary() {
    for book in books() {
        let shows = |chapter: &&Chapter| chapter.figures().any(|(s, _)| s.name() == "circle");
        let chapters = book.chapters().iter().filter(shows);
        let ids: Vec<&str> = chapters.map(|c| c.id.as_str()).collect();
        assert_eq!(ids, ["harmony", "summary"], "{}", book.edition().tag);
    }
}

#[test]
fn the_circle_has_the_names_of_the_readers_language() {
    let hebrew = book("he");
    let number = hebrew.chapter_number("circle").unwrap();
    let html = hebrew.chapter_to_html(number, &rulebook::picture).unwrap();
    assert!(html.contains(">יסמין</text>") && !html.contains(">Jasmine</text>"));
    let lines = hebrew.chapter_to_terminal(number, 40).unwrap();
    assert!(lines.contains("   R3 --- R4\n") && lines.contains("R3 ורד x W3 יסמין\n"));
    let narrow = hebrew.chapter_to_terminal(number, 10).unwrap();
    assert!(!narrow.contains("R3 ---") && narrow.contains("W3"));
}

#[test]
fn editions_speak_their_own_language() {
    for edition in EDITIONS {
        assert_eq!(edition.language.tag(), edition.tag);
    }
}

#[test]
fn only_hebrew_is_written_from_right_to_left() {
    for edition in EDITIONS {
        let rtl = edition.direction == Direction::RightToLeft;
        assert_eq!(rtl, edition.tag == "he", "{}", edition.tag);
    }
}

#[test]
fn no_line_of_the_terminal_is_wider_than_asked() {
    use unicode_width::UnicodeWidthStr;
    for book in books() {
        for width in [20, 40, 60, 80, 120] {
            let text = book.to_terminal(width);
            let widest = text.lines().max_by_key(|l| l.width()).unwrap();
            assert!(widest.width() <= width, "{width}: {widest:?}");
            assert!(text.lines().count() > 1000);
        }
    }
}

#[test]
fn a_chapter_can_be_read_alone() {
    let english = book("en");
    let clash = english.chapter_number("clash-uncovered").unwrap();
    let text = english.chapter_to_terminal(clash, 72).unwrap();
    assert!(text.starts_with(&format!("{clash}. Clash\n")));
    // The Lily between Rose and Jasmine, drawn with letters.
    assert!(text.contains(" W4") && text.contains(" w3") && text.contains(" R3"));
    let html = english.chapter_to_html(clash, &|_| String::new());
    assert!(html.unwrap().contains("<bdi dir=\"ltr\">§5.2</bdi>"));
    assert_eq!(english.chapter_to_terminal(0, 72), None);
    assert_eq!(english.chapter_to_terminal(99, 72), None);
}
