//! What holds for every picture: it is well-formed, small, always the same, and turned right.

mod svg_sample;

use std::collections::{BTreeMap, BTreeSet};

use paisho::{Kind, Point, Position, Ruleset, Seat, Tile};
use paisho_view::svg::{Diagram, ReachMark, Theme, TileSet, tile_defs, tile_id, tile_svg};
use roxmltree::Document;
use svg_sample as sample;

/// Every diagram of the samples in every theme and set, seen from every seat.
fn every_picture() -> impl Iterator<Item = String> {
    let ring = sample::position(sample::RING);
    let diagrams = [
        sample::readme(),
        sample::in_play(&ring),
        sample::everything(),
    ];
    diagrams.into_iter().flat_map(|diagram| {
        let sets = TileSet::ALL.into_iter().zip(Seat::ALL).zip(Theme::ALL);
        sets.map(move |((set, seat), theme)| {
            diagram.clone().with_set(set).seen_from(seat).to_svg(theme)
        })
    })
}

#[test]
fn pictures_are_well_formed_and_refer_only_to_themselves() {
    for svg in every_picture() {
        let document = Document::parse(&svg).unwrap();
        let nodes = || document.descendants();
        let ids: Vec<&str> = nodes().filter_map(|n| n.attribute("id")).collect();
        let unique: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), unique.len(), "an id occurs twice");
        for target in nodes().filter_map(|n| n.attribute("href")) {
            assert!(unique.contains(target.trim_start_matches('#')), "{target}");
        }
    }
}

#[test]
fn pictures_need_no_font_style_or_script() {
    for svg in every_picture() {
        let document = Document::parse(&svg).unwrap();
        let allowed = ["", "svg", "title", "defs", "g", "use", "path", "circle"];
        for node in document.descendants() {
            assert!(allowed.contains(&node.tag_name().name()), "{node:?}");
            assert!(node.attribute("style").is_none());
        }
    }
}

#[test]
fn a_crowded_board_with_every_layer_stays_under_40_kilobytes() {
    let diagram = sample::everything();
    assert_eq!(diagram.board.tiles().count(), 48);
    for theme in Theme::ALL {
        for set in TileSet::ALL {
            let size = diagram.clone().with_set(set).to_svg(theme).len();
            println!("{} {}: {size} bytes", theme.name, set.name());
            assert!(size < 40_000, "{size} bytes");
        }
    }
}

#[test]
fn the_same_diagram_gives_the_same_bytes() {
    let (first, second) = (sample::everything(), sample::everything());
    assert_eq!(
        first.to_svg(&Theme::GARDEN_DARK),
        second.to_svg(&Theme::GARDEN_DARK)
    );
}

/// The places of all tiles on the board by their id.
fn places(svg: &str) -> BTreeMap<String, BTreeSet<(i32, i32)>> {
    let document = Document::parse(svg).unwrap();
    let mut places = BTreeMap::<_, BTreeSet<_>>::new();
    for node in document.descendants().filter(|n| n.has_attribute("x")) {
        let number = |name| node.attribute(name).unwrap().parse().unwrap();
        let id = node.attribute("href").unwrap().to_owned();
        places
            .entry(id)
            .or_default()
            .insert((number("x"), number("y")));
    }
    places
}

#[test]
fn every_seat_sees_its_own_gate_at_the_bottom_and_tiles_upright() {
    let diagram = sample::readme();
    let as_seen = |seat| places(&diagram.clone().seen_from(seat).to_svg(&Theme::GARDEN_LIGHT));
    let turned = |turn: fn((i32, i32)) -> (i32, i32)| {
        let places = as_seen(Seat::South).into_iter();
        places
            .map(|(id, at)| (id, at.into_iter().map(turn).collect()))
            .collect::<BTreeMap<String, BTreeSet<_>>>()
    };
    assert_eq!(as_seen(Seat::North), turned(|(x, y)| (-x, -y)));
    assert_eq!(as_seen(Seat::West), turned(|(x, y)| (y, -x)));
    assert_eq!(as_seen(Seat::East), turned(|(x, y)| (-y, x)));
    let host = diagram.clone().seen_from(Seat::HOST);
    assert!(!host.to_svg(&Theme::GARDEN_LIGHT).contains("rotate"));
}

#[test]
fn only_tiles_in_use_are_defined() {
    let count = |svg: &str| {
        Document::parse(svg)
            .unwrap()
            .descendants()
            .filter(|n| n.has_attribute("id"))
            .count()
    };
    let empty = Diagram::of(&Position::start(Ruleset::RULEBOOK));
    assert_eq!(count(&empty.to_svg(&Theme::GARDEN_LIGHT)), 0);
    let roses = [Tile::new(Seat::South, Kind::Rose); 3];
    // One ground, one rose, one tile.
    assert_eq!(
        count(&tile_defs(
            roses,
            TileSet::Flowers,
            &Theme::GARDEN_LIGHT,
            ""
        )),
        3
    );
}

#[test]
fn ids_carry_the_prefix_even_if_it_is_strange() {
    let rock = Tile::new(Seat::West, Kind::Rock);
    assert_eq!(tile_id(rock, "hand-"), "hand-W-R");
    let defs = tile_defs(
        [rock],
        TileSet::Flowers,
        &Theme::GARDEN_LIGHT,
        "\"><script>",
    );
    let document = Document::parse(&defs).unwrap();
    assert!(
        document
            .descendants()
            .all(|n| n.tag_name().name() != "script")
    );
}

#[test]
fn titles_are_escaped_and_their_absence_marks_decoration() {
    let rose = Tile::new(Seat::South, Kind::Rose);
    let svg = tile_svg(rose, TileSet::Flowers, &Theme::GARDEN_LIGHT, "R&B <\u{1}>");
    let document = Document::parse(&svg).unwrap();
    let root = document.root_element();
    assert_eq!(root.attribute("role"), Some("img"));
    let title = root.first_element_child().unwrap();
    assert_eq!(title.text(), Some("R&B < >"));
    let plain = tile_svg(rose, TileSet::Flowers, &Theme::GARDEN_LIGHT, "");
    assert!(plain.contains("aria-hidden=\"true\"") && !plain.contains("<title>"));
}

#[test]
fn reach_says_what_each_place_would_bring() {
    let position = sample::position(sample::MIDDLE);
    let from = sample::point(7, 0);
    let marks = |p: &Position, from: Point| Diagram::of(p).with_reach_of(p, from).reach;
    // It is Guest's turn: Host's tile reaches nothing.
    assert!(marks(&position, from).is_empty());
    let own = sample::point(4, -3);
    let reach = marks(&position, own);
    assert!(!reach.is_empty());
    for (point, mark) in &reach {
        let taken = position.board().get(*point).is_some();
        assert_eq!(
            *mark == ReachMark::Capture,
            taken && *mark != ReachMark::Bonus
        );
    }
    let kinds: BTreeSet<_> = reach.iter().map(|(_, m)| format!("{m:?}")).collect();
    println!("{kinds:?}");
}
