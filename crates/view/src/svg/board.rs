//! The empty board: a round garden. Rim, bank with leaves, three gardens, rows and columns, the
//! gates and the centre, and coordinates on request.

use super::alphabet;
use super::orientation::{Orientation, STEP};
use super::pen::{Pen, Placement};
use super::theme::{BoardTints, Theme};

/// The outline of all points: every row and column ends on it.
const OUTLINE: &str = "M-400-800H400L800-400V400L400 800H-400L-800 400V-400Z";
/// The neutral garden reaches a little farther, so that the outermost points lie on ground.
const NEUTRAL: &str = "M-419-846H419L846-419V419L419 846H-419L-846 419V-419Z";
/// The border of the inner gardens.
const BORDER: &str = "M0-700L700 0L0 700L-700 0Z";
/// A sprig of three leaves, pointing up, with its foot at (0,0).
const SPRIG: &str = "M0 0C-14-16-14-40 0-58C14-40 14-16 0 0ZM-5 0C-26-2-44-16-50-36C-28-36-10-22-5 0Z\
                     M5 0C26-2 44-16 50-36C28-36 10-22 5 0Z";
/// Cosines and sines of the twelve places where sprigs grow: three on each diagonal side.
const SPRIGS: [(f32, f32); 12] = sprig_places();

const fn sprig_places() -> [(f32, f32); 12] {
    const FIRST: [(f32, f32); 3] = [
        (0.838_67, 0.544_64),
        (DIAGONAL, DIAGONAL),
        (0.544_64, 0.838_67),
    ];
    const DIAGONAL: f32 = 0.707_11;
    let mut places = [(0.0, 0.0); 12];
    let mut i = 0;
    while i < 3 {
        let (cos, sin) = FIRST[i];
        places[i] = (cos, sin);
        places[i + 3] = (-sin, cos);
        places[i + 6] = (-cos, -sin);
        places[i + 9] = (sin, -cos);
        i += 1;
    }
    places
}

/// Writes the board without coordinates.
pub(super) fn write(pen: &mut Pen, theme: &Theme, orientation: Orientation) {
    let tints = &theme.board;
    write_rim(pen, tints);
    write_gardens(pen, tints, orientation);
    write_lines(pen, tints);
    write_gates(pen, tints);
}

fn write_rim(pen: &mut Pen, tints: &BoardTints) {
    pen.raws(&[
        "<circle r=\"1000\" fill=\"",
        tints.rim,
        "\"/><circle r=\"972\" fill=\"",
    ]);
    pen.raws(&[
        tints.bank,
        "\" stroke=\"",
        tints.rim_line,
        "\" stroke-width=\"5\"/>",
    ]);
    pen.raws(&["<path fill=\"", tints.bank_leaf, "\" d=\""]);
    for (cos, sin) in SPRIGS {
        pen.path(
            SPRIG,
            Placement {
                at: (sin * 893.0, -cos * 893.0),
                turn: (cos, sin),
            },
        );
    }
    pen.raw("\"/>");
}

/// Red lies in the first quadrant of the board and opposite, white in the others; a quarter turn
/// of the board swaps them in the picture.
fn write_gardens(pen: &mut Pen, tints: &BoardTints, orientation: Orientation) {
    pen.raws(&[
        "<path fill=\"",
        tints.neutral,
        "\" stroke=\"",
        tints.neutral,
    ]);
    pen.raws(&[
        "\" stroke-width=\"4\" stroke-linejoin=\"round\" d=\"",
        NEUTRAL,
        "\"/>",
    ]);
    let (x, y) = orientation.turn(1, 1);
    let (upper_right, upper_left) = if x * y > 0 {
        (tints.red, tints.white)
    } else {
        (tints.white, tints.red)
    };
    pen.raws(&[
        "<path fill=\"",
        upper_right,
        "\" d=\"M0 0V-700L700 0H-700L0 700Z\"/>",
    ]);
    pen.raws(&[
        "<path fill=\"",
        upper_left,
        "\" d=\"M0 0V-700L-700 0H700L0 700Z\"/>",
    ]);
}

fn write_lines(pen: &mut Pen, tints: &BoardTints) {
    pen.raws(&[
        "<path fill=\"none\" stroke=\"",
        tints.line,
        "\" stroke-width=\"4\" d=\"",
    ]);
    for at in (-7..=7).filter(|at| *at != 0) {
        let end = line_end(at) * STEP;
        pen.raw("M").int(-end).int(at * STEP).raw("H").int(end);
        pen.raw("M").int(at * STEP).int(-end).raw("V").int(end);
    }
    pen.raws(&[OUTLINE, "\"/>"]);
    pen.raws(&[
        "<g fill=\"none\" stroke=\"",
        tints.midline,
        "\"><path stroke-width=\"6\" d=\"",
    ]);
    pen.raw("M0-800V800M-800 0H800\"/><circle r=\"36\" stroke-width=\"5\"/></g>");
    pen.raws(&["<path fill=\"none\" stroke=\"", tints.border]);
    pen.raws(&[
        "\" stroke-width=\"8\" stroke-linejoin=\"round\" d=\"",
        BORDER,
        "\"/>",
    ]);
}

/// The last point of the row or column at a distance from the centre.
const fn line_end(at: i32) -> i32 {
    let rest = 12 - at.abs();
    if rest < 8 { rest } else { 8 }
}

fn write_gates(pen: &mut Pen, tints: &BoardTints) {
    pen.raws(&["<g fill=\"", tints.gate_ground, "\" stroke=\"", tints.gate]);
    pen.raw("\" stroke-width=\"12\">");
    for (x, y) in [("0", "-800"), ("800", "0"), ("0", "800"), ("-800", "0")] {
        pen.raws(&["<circle cx=\"", x, "\" cy=\"", y, "\" r=\"58\"/>"]);
    }
    pen.raw("</g>");
}

/// Writes coordinates beyond the lower and the left end of every line.
pub(super) fn write_coordinates(pen: &mut Pen, theme: &Theme, orientation: Orientation) {
    const SCALE: f32 = 1.3;
    pen.raws(&["<path fill=\"none\" stroke=\"", theme.board.coordinate]);
    pen.raw("\" stroke-width=\"5\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"");
    for at in -8..=8_i8 {
        let end = (line_end(i32::from(at)) * STEP) as f32;
        // Gates are wider than other points; on the slopes the two sorts of labels must not meet.
        let (below, left) = if at == 0 { (86.0, 86.0) } else { (64.0, 68.0) };
        let place = f32::from(at) * STEP as f32;
        let column = line_number(orientation.turn_back(i32::from(at), -9));
        alphabet::write_centred(pen, column, (place, end + below), SCALE);
        let row = line_number(orientation.turn_back(-9, i32::from(at)));
        alphabet::write_centred(pen, row, (-end - left, -place), SCALE);
    }
    pen.raw("\"/>");
}

/// The coordinate that names the line on which a place beyond the edge (9 steps away) lies.
fn line_number((x, y): (i32, i32)) -> &'static str {
    alphabet::coordinate(if x.abs() == 9 { y as i8 } else { x as i8 })
}
