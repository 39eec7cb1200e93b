//! Tests of the commands that create pictures, pages and books, which run the real program: the
//! content of the files, and the errors about wrong input.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod support;

use std::fs;
use std::path::PathBuf;

use support::{assert_unreadable, finished, program, run, run_with_input};

/// Guest closes a ring with the last turn.
const GAME: &str = "0H.R,W,K,B;0G.R,W,K,B;1G.R4(0,-8);1H.R4(0,8);2G.(0,-8)-(3,-7);2H.(0,8)-(1,5);\
                    3G.R5(0,-8);3H.R3(8,0);4G.(0,-8)-(-3,-7)+R4(0,8);4H.(8,0)-(7,2);\
                    5G.(0,8)-(-3,7)+R5(0,8);5H.(7,2)-(7,5)+R(3,0);6G.(0,8)-(3,7)+B(3,0)";
/// The number of different boards in the game: the empty one, and one after each of the eleven
/// turns that are not a choice of accents.
const MOMENTS: usize = 12;

/// An empty folder for the files of one test.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// Runs a command that writes a file, and reads the file.
#[track_caller]
fn written(test: &str, file: &str, arguments: &[&str]) -> Vec<u8> {
    let path = folder(test).join(file);
    let run = run(&[arguments, &["-o", path.to_str().unwrap()]].concat());
    assert_eq!((run.code, run.err.as_str(), run.out.as_str()), (0, "", ""));
    fs::read(path).unwrap()
}

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// The number of elements with a given name in well-formed XML.
#[track_caller]
fn count(xml: &str, name: &str) -> usize {
    let document = roxmltree::Document::parse(xml).unwrap();
    let elements = document.descendants();
    elements.filter(|n| n.tag_name().name() == name).count()
}

#[test]
fn a_position_becomes_svg_and_every_choice_changes_it() {
    let plain = text(written("svg", "a.svg", &["render", GAME, "--plain"]));
    // The tiles of the last position; background and symbol of each are defined once.
    assert!(plain.starts_with("<svg ") && count(&plain, "use") >= 6);
    let choices: [&[&str]; 8] = [
        &["--harmonies"],
        &["--ring"],
        &["--coordinates"],
        &["--last"],
        &["--seat", "Host"],
        &["--theme", "high-contrast"],
        &["--tiles", "letters"],
        &["--title", "Garden & ring"],
    ];
    for choice in choices {
        let arguments = [&["render", GAME, "--plain"], choice].concat();
        let other = text(written("svg-choice", "b.svg", &arguments));
        assert_ne!(plain, other, "{choice:?}");
        assert_eq!(count(&other, "svg"), 1);
    }
    let usual = text(written("svg-usual", "c.svg", &["render", GAME]));
    let asked = [
        "render",
        GAME,
        "--plain",
        "--harmonies",
        "--ring",
        "--effects",
    ];
    assert_eq!(usual, text(written("svg-asked", "d.svg", &asked)));
}

#[test]
fn the_reach_of_a_flower_is_shown_only_if_it_has_one() {
    let beginning = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)";
    let without = written("reach", "a.svg", &["render", beginning]);
    let with = written(
        "reach",
        "b.svg",
        &["render", beginning, "--reach", "(0,-8)"],
    );
    assert!(with.len() > without.len());
    let arguments = ["render", beginning, "-o", "x.svg", "--reach"];
    let nobody = run(&[&arguments[..], &["(0,0)"]].concat());
    assert_unreadable(&nobody, "no flower at (0,0)");
    assert_unreadable(
        &run(&[&arguments[..], &["(9,9)"]].concat()),
        "no such point",
    );
}

#[test]
fn png_has_the_size_that_is_asked_for() {
    let bytes = written("png", "a.png", &["render", GAME, "--size", "96"]);
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes))
        .read_info()
        .unwrap();
    assert_eq!((reader.info().width, reader.info().height), (96, 96));
    assert!(reader.info().animation_control.is_none());
    let mut dots = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut dots).unwrap();
    // Nothing outside of the round board, and the centre is covered.
    assert_eq!(dots[3], 0);
    assert_eq!(dots[(48 * 96 + 48) * 4 + 3], 255);
}

#[test]
fn a_replay_shows_every_turn() {
    let arguments = ["render", GAME, "--replay", "--delay", "500"];
    let svg = text(written("replay", "a.svg", &arguments));
    assert_eq!(count(&svg, "animate"), MOMENTS);
    assert_eq!(svg.matches("display=\"none\"").count(), MOMENTS - 1);
    assert!(svg.len() < 40_000, "{}", svg.len());
    let small = [&arguments[..], &["--size", "64"]].concat();
    for name in ["b.png", "b.apng"] {
        let bytes = written("replay-png", name, &small);
        let reader = png::Decoder::new(std::io::Cursor::new(bytes))
            .read_info()
            .unwrap();
        let frames = reader.info().animation_control.unwrap().num_frames;
        assert_eq!(frames as usize, MOMENTS);
    }
}

/// The last frame of a replay, assembled from the changed parts, is the last position.
#[test]
fn a_replay_ends_with_the_last_position() {
    let moving = written(
        "end",
        "a.png",
        &["render", GAME, "--replay", "--size", "64"],
    );
    let mut reader = png::Decoder::new(std::io::Cursor::new(moving))
        .read_info()
        .unwrap();
    let mut shown = vec![0; 64 * 64 * 4];
    for _ in 0..MOMENTS {
        let mut part = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut part).unwrap();
        let control = *reader.info().frame_control().unwrap();
        let row = control.width as usize * 4;
        for y in 0..control.height as usize {
            let at = ((control.y_offset as usize + y) * 64 + control.x_offset as usize) * 4;
            shown[at..at + row].copy_from_slice(&part[y * row..(y + 1) * row]);
        }
    }
    let still = written("end", "b.png", &["render", GAME, "--size", "64"]);
    let mut reader = png::Decoder::new(std::io::Cursor::new(still))
        .read_info()
        .unwrap();
    let mut dots = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut dots).unwrap();
    assert!(shown == dots);
}

#[test]
fn pictures_that_cannot_be_made_are_explained() {
    let to = |file: &str| run(&["render", GAME, "-o", file]);
    assert_unreadable(&to("game.gif"), "cannot write .gif files");
    assert_unreadable(&to("game"), "has no file extension");
    assert_unreadable(&to("game.apng"), "--replay");
    assert_unreadable(
        &to("no/such/folder/a.svg"),
        "cannot write no/such/folder/a.svg",
    );
    let with = |option: &str, value: &str| run(&["render", GAME, "-o", "a.svg", option, value]);
    assert_unreadable(&with("--theme", "swamp"), "garden-dark");
    assert_unreadable(&with("--tiles", "runes"), "flowers-with-codes");
    assert_unreadable(&with("--seat", "Nobody"), "Guest");
    assert_unreadable(&with("--size", "99999999"), "99999999");
    assert_unreadable(&with("--delay", "500"), "--replay");
    assert_unreadable(
        &run_with_input(&["render", "-", "-o", "a.svg"], b""),
        "the input is empty",
    );
    let start = run_with_input(
        &["render", "-", "-o", "a.svg", "--replay"],
        b"1~rulebook~Ha~----------------~G333333LO-H333333LO",
    );
    assert_unreadable(&start, "no turns to replay");
}

/// The pages of a PDF: their width and height in whole points.
fn pages(pdf: &[u8]) -> Vec<(u32, u32)> {
    assert!(pdf.starts_with(b"%PDF-") && pdf.trim_ascii_end().ends_with(b"%%EOF"));
    let text = String::from_utf8_lossy(pdf);
    let boxes = text.split("/MediaBox").skip(1).map(|rest| {
        let (inside, _) = rest.split_once('[').unwrap().1.split_once(']').unwrap();
        let sides: Vec<f32> = inside
            .split_whitespace()
            .map(|n| n.parse().unwrap())
            .collect();
        (sides[2].round() as u32, sides[3].round() as u32)
    });
    boxes.collect()
}

#[test]
fn everything_can_be_printed() {
    let a4 = (595, 842);
    let all = written("print", "all.pdf", &["print"]);
    // Six sheets of board, one of tiles, one of rules.
    assert_eq!(pages(&all), [a4; 8]);
    let letter = [
        "print",
        "--what",
        "board",
        "--paper",
        "letter",
        "--diameter-cm",
        "18",
    ];
    assert_eq!(pages(&written("print", "board.pdf", &letter)), [(612, 792)]);
    let four = ["print", "--what", "tiles", "--seats", "4"];
    assert_eq!(pages(&written("print", "tiles.pdf", &four)).len(), 2);
}

#[test]
fn the_summary_fits_on_one_page_in_every_language() {
    for edition in paisho_view::rulebook::EDITIONS {
        for paper in ["a4", "letter"] {
            let what = [
                "print",
                "--what",
                "summary",
                "--lang",
                edition.tag,
                "--paper",
                paper,
            ];
            assert_eq!(pages(&written("summary", "a.pdf", &what)).len(), 1);
        }
    }
}

#[test]
fn what_cannot_be_printed_is_explained() {
    let with = |option: &str, value: &str| run(&["print", "-o", "a.pdf", option, value]);
    assert_unreadable(&with("--lang", "tlh"), "\"tlh\"");
    assert_unreadable(&with("--what", "money"), "'money'");
    assert_unreadable(&with("--paper", "papyrus"), "'papyrus'");
    assert_unreadable(&with("--diameter-cm", "5"), "5 cm");
    assert_unreadable(&with("--diameter-cm", "NaN"), "NaN cm");
    assert_unreadable(&with("--seats", "7"), "7");
    let nowhere = run(&["print", "--what", "tiles", "-o", "no/such/folder/a.pdf"]);
    assert_unreadable(&nowhere, "cannot write no/such/folder/a.pdf");
}

#[test]
fn the_rulebook_is_printed_whole_or_by_chapter() {
    let list = run(&["rules", "--list", "--lang", "en"]);
    assert_eq!(list.out.lines().count(), 34);
    let chapter = run(&[
        "rules",
        "--chapter",
        "clash",
        "--width",
        "60",
        "--lang",
        "en",
    ]);
    assert!(chapter.out.starts_with("8. Clash\n"));
    assert!(chapter.out.lines().all(|line| line.chars().count() <= 60));
    for name in ["8", "08-clash"] {
        let same = run(&["rules", "--chapter", name, "--width", "60", "--lang", "en"]);
        assert_eq!(same.out, chapter.out);
    }
    let whole = run(&["rules", "--lang", "en"]);
    assert!(whole.out.contains("8. Clash\n") && whole.out.contains("33. "));
    assert_eq!((whole.code, whole.err.as_str()), (0, ""));
}

#[test]
fn notes_on_other_rulebooks_can_be_chosen() {
    let notes = |more: &[&str]| {
        let rules = ["rules", "--chapter", "orchid", "--lang", "en"];
        let text = run(&[&rules[..], more].concat()).out;
        let labels = text.lines().filter(|line| line.starts_with("| *In "));
        labels.map(str::to_owned).collect::<Vec<_>>()
    };
    let all = notes(&[]);
    let german = notes(&["--notes", "german"]);
    assert_eq!((all.len(), german.len()), (6, 3), "{all:?}");
    assert!(german.iter().all(|line| line.contains("German rulebook")));
    assert_eq!(notes(&["--notes", "none"]), Vec::<String>::new());
    assert_eq!(notes(&["--notes", "all"]), all);
}

#[test]
fn the_environment_chooses_the_language_unless_one_is_asked_for() {
    let hebrew = run(&["rules", "--list", "--lang", "he-IL"]);
    let chosen = program()
        .args(["rules", "--list"])
        .env("LC_ALL", "he_IL.UTF-8")
        .output();
    assert_eq!(finished(chosen.unwrap()).out, hebrew.out);
    let unknown = program()
        .args(["rules", "--list"])
        .env("LC_ALL", "tlh")
        .output();
    let english = run(&["rules", "--list", "--lang", "en"]);
    assert_eq!(finished(unknown.unwrap()).out, english.out);
    assert_ne!(english.out, hebrew.out);
}

#[test]
fn the_page_of_the_rulebook_is_well_formed_and_needs_nothing_else() {
    for (tag, dir) in [("en", "ltr"), ("he", "rtl")] {
        let page = run(&["rules", "--lang", tag, "--html", "-"]).out;
        assert!(page.contains(&format!("<html lang=\"{tag}\" dir=\"{dir}\">")));
        assert!(page.len() < 6_000_000, "{}", page.len());
        let options = roxmltree::ParsingOptions {
            allow_dtd: true,
            ..Default::default()
        };
        let document = roxmltree::Document::parse_with_options(&page, options).unwrap();
        let all = |name| {
            document
                .descendants()
                .filter(move |n| n.tag_name().name() == name)
        };
        assert_eq!(all("figure").count(), all("svg").count());
        assert!(all("figure").count() >= 80);
        for name in ["script", "link", "img", "iframe"] {
            assert_eq!(all(name).count(), 0, "{name}");
        }
        let foreign = document.descendants().flat_map(|n| n.attributes());
        assert!(foreign.into_iter().all(|a| !a.value().contains("://")));
        assert!(!page.contains("url(http") && !page.contains("@import"));
    }
}

#[test]
fn rules_that_cannot_be_read_are_explained() {
    assert_unreadable(&run(&["rules", "--lang", "tlh"]), "no rulebook in \"tlh\"");
    assert_unreadable(
        &run(&["rules", "--chapter", "cooking"]),
        "no chapter \"cooking\"",
    );
    assert_unreadable(&run(&["rules", "--chapter", "99"]), "no chapter \"99\"");
    assert_unreadable(&run(&["rules", "--width", "wide"]), "'wide'");
    assert_unreadable(&run(&["rules", "--notes", "elvish"]), "\"elvish\"");
    let nowhere = run(&["rules", "--html", "no/such/folder/a.html"]);
    assert_unreadable(&nowhere, "cannot write no/such/folder/a.html");
}

/// Runs the commands of `docs/pictures.md`, word for word.
#[test]
fn the_documented_commands_work() {
    let folder = folder("docs");
    let game = "docs/pictures/first-game.txt";
    fs::create_dir_all(folder.join("docs/pictures")).unwrap();
    let root = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    fs::copy(root.join(game), folder.join(game)).unwrap();
    let docs = fs::read_to_string(root.join("docs/pictures.md")).unwrap();
    let mut files = 0;
    for command in docs.lines().filter_map(|line| line.strip_prefix("paisho ")) {
        let words: Vec<&str> = command.split_whitespace().collect();
        let output = program().args(&words).current_dir(&folder).output();
        let run = finished(output.unwrap());
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{command}");
        if let Some(at) = words.iter().position(|w| ["-o", "--html"].contains(w)) {
            assert!(fs::metadata(folder.join(words[at + 1])).unwrap().len() > 1000);
            files += 1;
        }
    }
    assert_eq!(files, 9);
}
