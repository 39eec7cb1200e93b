//! Properties of all pictures: well-formed, small, reproducible, and turned the right way.

use std::collections::{BTreeMap, BTreeSet};

use crate::sample;
use paisho::{Board, Garden, Kind, Point, Position, Ruleset, Seat, Tile};
use paisho_view::svg::{
    Diagram, ReachMark, Theme, TileSet, place_of, tile_defs, tile_id, tile_svg,
};
use roxmltree::Document;

/// The sample diagrams, each in four combinations of theme, tile set and seat.
fn every_picture() -> impl Iterator<Item = String> {
    let ring = sample::position(sample::RING);
    let diagrams = [
        sample::readme(),
        sample::in_play(&ring),
        sample::everything(),
    ];
    diagrams.into_iter().flat_map(|diagram| {
        let sets = TileSet::ALL.into_iter().cycle().zip(Seat::ALL);
        let sets = sets.zip(Theme::ALL);
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

/// The picture coordinates of all tiles on the board, by id.
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

/// The red garden covers the two quadrants in which its points lie, whichever way the board is
/// turned.
#[test]
fn gardens_turn_with_the_board() {
    let inside = sample::point(2, 3);
    assert!(inside.is_in(Garden::Red) && !inside.is_in(Garden::White));
    for bottom in Seat::ALL {
        let svg = Diagram::new(Board::empty()).seen_from(bottom);
        let svg = svg.to_svg(&Theme::GARDEN_LIGHT);
        let (x, y) = place_of(inside, bottom);
        let corner = if x * y < 0 { "700" } else { "-700" };
        let red = Theme::GARDEN_LIGHT.board.red;
        let path = format!("fill=\"{red}\" d=\"M0 0V-700L{corner} 0H");
        assert!(svg.contains(&path), "{bottom:?}");
    }
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

/// The marks of the points that a flower of the player to move may go to.
fn reach(position: &Position, from: Point) -> Vec<(Point, ReachMark)> {
    Diagram::of(position).with_reach_of(position, from).reach
}

#[test]
fn reach_marks_steps_captures_and_bonuses() {
    let position = sample::position(sample::MIDDLE);
    let marks = reach(&position, sample::point(4, -3));
    let has = |mark| marks.iter().any(|(_, m)| *m == mark);
    assert!(has(ReachMark::Step) && has(ReachMark::Bonus) && has(ReachMark::Capture));
    for (point, mark) in &marks {
        let is_taken = position.board().get(*point).is_some();
        match mark {
            ReachMark::Step => assert!(!is_taken, "{point}"),
            ReachMark::Capture => assert!(is_taken, "{point}"),
            ReachMark::Bonus | ReachMark::Ring => {}
        }
    }
}

#[test]
fn reach_marks_the_closing_of_a_ring() {
    let position = sample::position(sample::BEFORE_RING);
    let [from, to] = sample::CLOSING.map(|(x, y)| sample::point(x, y));
    assert!(reach(&position, from).contains(&(to, ReachMark::Ring)));
}

#[test]
fn tiles_of_others_reach_nothing() {
    let position = sample::position(sample::MIDDLE);
    let of_host = sample::point(7, 0);
    assert!(position.board().get(of_host).is_some());
    assert!(reach(&position, of_host).is_empty());
}

#[test]
fn setups_show_their_clashes() {
    let mut setup = sample::crowd();
    setup.clear();
    let places = [sample::point(-2, 5), sample::point(3, 5)];
    setup.set(places[0], Some(Tile::new(Seat::South, Kind::Rose)));
    setup.set(places[1], Some(Tile::new(Seat::East, Kind::Jasmine)));
    let diagram = Diagram::of_setup(&setup).with_clashes();
    assert_eq!(diagram.clashes, [places]);
    let svg = diagram.to_svg(&Theme::GARDEN_LIGHT);
    assert!(svg.contains(Theme::GARDEN_LIGHT.marks.alarm));
}
