//! Pictures compared byte for byte with those in `tests/golden`.
//!
//! After an intended change of the art, review the contact sheets, then update the files with
//! `UPDATE_GOLDEN=1 cargo test -p paisho-view --test svg`.

use std::fs;
use std::path::Path;

use crate::sample;
use paisho::{Board, Kind, Seat, Tile};
use paisho_view::svg::{Diagram, Theme, TileSet, tile_defs, tile_svg};

pub(crate) fn check(name: &str, svg: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let file = folder.join(name).with_extension("svg");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, svg).unwrap();
    }
    let golden = fs::read_to_string(&file).unwrap();
    assert!(
        golden == svg,
        "{name} has changed; the comment at the top of this file says how to update it"
    );
}

#[test]
fn empty_board() {
    let diagram = Diagram::new(Board::empty()).with_coordinates();
    check("empty-board", &diagram.to_svg(&Theme::GARDEN_LIGHT));
}

#[test]
fn classic_board() {
    let ring = sample::position(sample::RING);
    let diagram = sample::in_play(&ring).with_coordinates();
    check("classic", &diagram.to_svg(&Theme::CLASSIC));
}

#[test]
fn middle_of_a_game() {
    check("middle", &sample::readme().to_svg(&Theme::GARDEN_LIGHT));
}

#[test]
fn ring_seen_by_host_at_night() {
    let ring = sample::position(sample::RING);
    let diagram = sample::in_play(&ring).seen_from(Seat::HOST);
    check("ring", &diagram.to_svg(&Theme::GARDEN_DARK));
}

#[test]
fn oasis_in_letters_seen_from_the_west() {
    let oasis = sample::position(sample::OASIS);
    let diagram = sample::in_play(&oasis)
        .with_set(TileSet::Letters)
        .seen_from(Seat::West);
    check("oasis", &diagram.to_svg(&Theme::HIGH_CONTRAST));
}

#[test]
fn every_layer() {
    check(
        "everything",
        &sample::everything().to_svg(&Theme::GARDEN_LIGHT),
    );
}

#[test]
fn one_tile() {
    let orchid = Tile::new(Seat::East, Kind::Orchid);
    let svg = tile_svg(
        orchid,
        TileSet::FlowersWithCodes,
        &Theme::GARDEN_LIGHT,
        "Orchid",
    );
    check("orchid", &svg);
}

#[test]
fn definitions() {
    let tiles = [Kind::Rose, Kind::Rose, Kind::Lotus].map(|k| Tile::new(Seat::North, k));
    let defs = tile_defs(tiles, TileSet::Flowers, &Theme::GARDEN_LIGHT, "hand-");
    check("definitions", &defs);
}
