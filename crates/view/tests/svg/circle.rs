//! The circle of flowers: it agrees with the rules, its names fit and can be read in every language
//! and theme, and its lines can be told apart with every kind of colour vision.

use std::collections::BTreeMap;

use crate::eyes::Eyes;
use crate::golden::check;
use paisho::{Kind, Seat, Tile};
use paisho_view::svg::{Brightness, FlowerCircle, Theme, TileSet, tile_id};
use paisho_view::words::{Language, Words};
use resvg::tiny_skia::{Color, Pixmap};
use roxmltree::{Document, Node};

fn circle(language: Language) -> FlowerCircle {
    let words = Words::new(language);
    FlowerCircle::new(|kind| words.tile(kind))
}

#[test]
fn golden_pictures() {
    let english = circle(Language::English).titled("The circle of flowers");
    check("circle", &english.to_svg(&Theme::GARDEN_LIGHT));
    let hebrew = circle(Language::Hebrew)
        .with_set(TileSet::Letters)
        .with_prefix("he-");
    check("circle-hebrew", &hebrew.to_svg(&Theme::GARDEN_DARK));
}

/// The numbers in a text, such as the data of a path.
fn numbers(text: &str) -> Vec<f32> {
    let parts = text.split(|c: char| !c.is_ascii_digit() && !".-".contains(c));
    let signed = parts.flat_map(|part| {
        let cuts = part
            .match_indices('-')
            .map(|(at, _)| at)
            .filter(|at| *at > 0);
        let mut ends: Vec<usize> = std::iter::once(0).chain(cuts).collect();
        ends.push(part.len());
        ends.windows(2)
            .map(|pair| part[pair[0]..pair[1]].to_owned())
            .collect::<Vec<_>>()
    });
    signed.filter_map(|number| number.parse().ok()).collect()
}

/// The middle of each tile in the picture.
fn places(svg: &str) -> BTreeMap<Kind, (f32, f32)> {
    let document = Document::parse(svg).unwrap();
    let place = |kind: Kind| {
        let id = format!("#{}", tile_id(Tile::new(Seat::South, kind), ""));
        let is_it = |n: &Node<'_, '_>| n.attribute("href") == Some(id.as_str());
        let tile = document.descendants().find(is_it).unwrap();
        let at = numbers(tile.attribute("transform").unwrap());
        (kind, (at[0], at[1]))
    };
    Kind::BASIC.into_iter().map(place).collect()
}

#[test]
fn neighbours_are_in_harmony_and_opposites_clash() {
    let places = places(&circle(Language::English).to_svg(&Theme::GARDEN_LIGHT));
    let near = |a: f32, b: f32| (a - b).abs() < 1.0;
    for (one, a) in &places {
        for (two, b) in places.iter().filter(|(two, _)| *two != one) {
            let distance = (a.0 - b.0).hypot(a.1 - b.1);
            assert_eq!(near(distance, 340.0), one.is_circle_neighbour(*two));
            assert_eq!(near(distance, 680.0), one.clashing() == Some(*two));
        }
    }
}

#[test]
fn the_picture_needs_nothing_but_the_font_of_its_page() {
    for language in Language::ALL {
        for (theme, set) in Theme::ALL.into_iter().zip(TileSet::ALL.into_iter().cycle()) {
            let svg = circle(language).with_set(set).to_svg(theme);
            let document = Document::parse(&svg).unwrap();
            let allowed = [
                "", "svg", "title", "defs", "g", "use", "path", "circle", "text",
            ];
            for node in document.descendants() {
                assert!(allowed.contains(&node.tag_name().name()), "{node:?}");
                assert!(node.attribute("style").is_none());
                assert!(node.attribute("font-family").is_none());
            }
            assert!(svg.len() < 14_000, "{} bytes", svg.len());
        }
    }
}

/// The left, right, upper and lower end of every label, outlines included.
fn labels(svg: &str, theme: &Theme) -> Vec<[f32; 4]> {
    let document = Document::parse(svg).unwrap();
    let rim = theme.seats[Seat::South].rim;
    let is_label = |n: &Node<'_, '_>| {
        let is_outline = n.attribute("stroke") == Some(rim);
        is_outline && n.parent().is_some_and(|p| p.has_tag_name("svg"))
    };
    let found = document.descendants().filter(is_label).map(|node| {
        let half = node
            .attribute("stroke-width")
            .unwrap()
            .parse::<f32>()
            .unwrap()
            / 2.0;
        let ends = numbers(node.attribute("d").unwrap());
        [
            ends[0] - half,
            ends[2] + half,
            ends[1] - half,
            ends[1] + half,
        ]
    });
    found.collect()
}

#[test]
fn names_fit_into_the_picture_in_every_language() {
    for language in Language::ALL {
        let theme = &Theme::GARDEN_LIGHT;
        let labels = labels(&circle(language).to_svg(theme), theme);
        assert_eq!(labels.len(), 6);
        for (i, label) in labels.iter().enumerate() {
            let [left, right, top, bottom] = *label;
            assert!(left > -500.0 && right < 500.0, "{language:?} {label:?}");
            assert!(top > -471.0 && bottom < 529.0, "{language:?} {label:?}");
            for other in &labels[..i] {
                let apart = right < other[0] || left > other[1];
                assert!(apart || bottom < other[2] || top > other[3], "{language:?}");
            }
        }
    }
}

/// The luminance of a colour (0 to 1), as it looks with some kind of colour vision.
fn luminance(tint: &str, eyes: Eyes) -> f32 {
    let channel = |at: usize| u8::from_str_radix(&tint[at..at + 2], 16).unwrap();
    let mut pixel = Pixmap::new(1, 1).unwrap();
    pixel.fill(Color::from_rgba8(channel(1), channel(3), channel(5), 255));
    eyes.see(&mut pixel);
    let seen = pixel.pixels()[0];
    let linear = |channel: u8| (f32::from(channel) / 255.0).powf(2.2);
    0.2126 * linear(seen.red()) + 0.7152 * linear(seen.green()) + 0.0722 * linear(seen.blue())
}

/// The contrast of two colours, as defined by the Web Content Accessibility Guidelines.
fn contrast(one: &str, two: &str, eyes: Eyes) -> f32 {
    let (a, b) = (luminance(one, eyes), luminance(two, eyes));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn names_and_lines_have_contrast_for_all_eyes() {
    for theme in Theme::ALL {
        for eyes in Eyes::ALL {
            let seat = &theme.seats[Seat::South];
            let inks = match seat.brightness {
                Brightness::Light => theme.on_light,
                Brightness::Dark => theme.on_dark,
            };
            let named = contrast(seat.face, inks.letter, eyes);
            assert!(named >= 7.0, "{} {eyes:?}: names {named}", theme.name);
            for line in [seat.line, theme.marks.alarm] {
                let seen = contrast(line, theme.marks.casing, eyes);
                assert!(seen >= 3.0, "{} {eyes:?}: {line} {seen}", theme.name);
            }
        }
    }
}
