//! The text, metadata and drawing of a PDF, and the features it rejects.

mod reader;

use paisho_view::rulebook::{EDITIONS, Edition, Rulebook, plain};

use super::*;
use crate::print::{Paper, summary_page};

use reader::{streams, text};

fn edition(tag: &str) -> &'static Edition {
    EDITIONS.iter().find(|it| it.tag == tag).unwrap()
}

fn page(content: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\" width=\"10mm\" \
         height=\"10mm\">{content}</svg>"
    )
}

fn written(pages: &[&str], edition: &Edition) -> Result<Vec<u8>> {
    let mut pdf = Pdf::new(edition);
    pages.iter().try_for_each(|page| pdf.add(page))?;
    pdf.finish()
}

#[test]
fn the_summary_can_be_searched_and_is_always_the_same_file() {
    for tag in ["en", "he"] {
        let book = Rulebook::load(tag).unwrap();
        let page = summary_page(&book, Paper::A4).unwrap();
        let pdf = written(&[&page], book.edition()).unwrap();
        assert_eq!(pdf, written(&[&page], book.edition()).unwrap());
        let text = text(&pdf);
        let chapter = book
            .chapters()
            .iter()
            .find(|it| it.id == "summary")
            .unwrap();
        for word in chapter.texts().iter().flat_map(|it| words(&plain(it))) {
            // Glyphs are written from left to right, whatever the language.
            let reversed: String = word.chars().rev().collect();
            assert!(text.contains(&word) || text.contains(&reversed), "{word:?}");
        }
    }
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|it: char| !it.is_alphabetic());
    words
        .filter(|it| !it.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn brackets_within_hebrew_are_read_as_they_were_written() {
    let page = page("<text y=\"5\" font-size=\"2\">\u{202b}(א) b)\u{202c}</text>");
    let found = text(&written(&[&page], edition("he")).unwrap());
    // From left to right, so that each closing bracket comes first.
    assert_eq!(found, ")b)א(");
}

#[test]
fn a_file_says_what_it_is() {
    let (english, hebrew) = (edition("en"), edition("he"));
    let pdf = written(&[&page(""), &page("")], hebrew).unwrap();
    let about = String::from_utf8_lossy(&pdf);
    for part in [
        "/Lang(he)",
        "/Direction/R2L",
        "/Count 2",
        hebrew.title,
        "<rdf:li>he<",
    ] {
        assert!(about.contains(part), "{part}");
    }
    let pdf = written(&[&page("")], english).unwrap();
    let about = String::from_utf8_lossy(&pdf);
    assert!(
        about.contains("/Direction/L2R") && about.contains(&format!("/Title({})", english.title))
    );
}

#[test]
fn lines_and_fills_are_drawn_with_what_they_need() {
    let page = page(
        "<clipPath id=\"c\"><rect width=\"5\" height=\"5\"/></clipPath><g clip-path=\"url(#c)\">\
         <path d=\"M0 0L9 0Q9 9 0 9z\" fill=\"#f00\" fill-rule=\"evenodd\" fill-opacity=\".5\" \
         stroke=\"#00f\" stroke-linecap=\"round\" stroke-linejoin=\"bevel\" \
         stroke-dasharray=\"1 2\" stroke-dashoffset=\"3\"/></g>\
         <g opacity=\".25\"><path d=\"M1 1h1v1z\"/><path d=\"M1 1h2v2z\"/></g>",
    );
    let pdf = written(&[&page], edition("en")).unwrap();
    let drawn = streams(&pdf).join("\n");
    let parts = [
        "W\nn",
        "/G0 gs",
        "1 0 0 rg",
        "0 0 1 RG",
        "1 J",
        "2 j",
        "[1 2]3 d",
        "9 6 6 9 0 9 c",
        "f*",
        "S",
        "/G1 gs",
        "/X0 Do",
    ];
    for part in parts {
        assert!(drawn.contains(part), "{part:?} is not in {drawn}");
    }
    let objects = String::from_utf8_lossy(&pdf);
    assert!(objects.contains("/ca 0.5/CA 1>>") && objects.contains("/S/Transparency"));
}

#[test]
fn what_cannot_be_drawn_is_an_error() {
    let gradient = "<linearGradient id=\"a\"><stop/><stop offset=\"1\" stop-color=\"#fff\"/>\
                    </linearGradient><path d=\"M0 0h9v9z\" fill=\"url(#a)\"/>";
    let pattern = "<pattern id=\"a\" width=\".5\" height=\".5\"><path d=\"M0 0h9v9z\"/></pattern>\
                   <path d=\"M0 0h9v9z\" stroke=\"url(#a)\"/>";
    let mask = "<mask id=\"a\"><path d=\"M0 0h9v9z\" fill=\"#fff\"/></mask>\
                <path d=\"M0 0h9v9z\" mask=\"url(#a)\"/>";
    let filter = "<filter id=\"a\"><feGaussianBlur stdDeviation=\"1\"/></filter>\
                  <path d=\"M0 0h9v9z\" filter=\"url(#a)\"/>";
    let clip = "<clipPath id=\"a\"><path d=\"M0 0h9v9z\"/><path d=\"M0 0h5v9z\"/></clipPath>\
                <path d=\"M0 0h9v9z\" clip-path=\"url(#a)\"/>";
    let blend = "<path d=\"M0 0h9v9z\" style=\"mix-blend-mode:multiply\"/>";
    let corner = "<path d=\"M0 0h9v9z\" stroke=\"#000\" stroke-linejoin=\"miter-clip\"/>";
    let image =
        "<image width=\"9\" height=\"9\" href=\"data:image/gif;base64,R0lGODlhAQABAAAAACw=\"/>";
    let outline = "<text y=\"5\" font-size=\"2\" stroke=\"#000\">a</text>";
    let all = [
        (gradient, "a gradient"),
        (pattern, "a pattern"),
        (mask, "a mask"),
        (filter, "a filter"),
        (clip, "a clip of several shapes"),
        (blend, "a blend mode"),
        (corner, "clipped line joins"),
        (image, "an image"),
        (outline, "outlined text"),
    ];
    for (content, what) in all {
        let error = written(&[&page(content)], edition("en")).unwrap_err();
        assert!(format!("{error:#}").contains(what), "{what}: {error:#}");
    }
}
