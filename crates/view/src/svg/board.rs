//! The empty board: rim, leaves, three gardens, rows and columns, the gates, the centre, and
//! optionally coordinates.

use super::alphabet;
use super::orientation::{Orientation, STEP};
use super::pen::{Pen, Placement};
use super::theme::{BoardTints, GateShape, Theme};

/// The outline around all points. Every row and column ends on it.
const OUTLINE: &str = "M-400-800H400L800-400V400L400 800H-400L-800 400V-400Z";
/// The border of the inner gardens.
const BORDER: &str = "M0-700L700 0L0 700L-700 0Z";
/// A sprig of three leaves, pointing up, with its base at (0,0).
const SPRIG: &str = "M0 0Q-14-22 0-44Q14-22 0 0ZM-5 0Q-30-4-42-27Q-14-26-5 0Z\
                     M5 0Q30-4 42-27Q14-26 5 0Z";
/// The distance from the centre of the board to the base of a sprig.
const SPRIG_FOOT: f32 = 926.0;
/// Cosines and sines of the angles of the sprigs: two outside each diagonal side of the outline.
const SPRIGS: [(f32, f32); 8] = [
    (0.7772, 0.6293),
    (0.6293, 0.7772),
    (-0.6293, 0.7772),
    (-0.7772, 0.6293),
    (-0.7772, -0.6293),
    (-0.6293, -0.7772),
    (0.6293, -0.7772),
    (0.7772, -0.6293),
];

/// Writes the board without coordinates.
pub(super) fn write(pen: &mut Pen, theme: &Theme, orientation: Orientation) {
    let tints = &theme.board;
    write_rim(pen, tints);
    write_gardens(pen, tints, orientation);
    write_lines(pen, tints);
    match theme.gates {
        GateShape::Round => write_round_gates(pen, tints),
        GateShape::Triangle => write_triangular_gates(pen, tints),
    }
}

fn write_rim(pen: &mut Pen, tints: &BoardTints) {
    pen.open("circle")
        .attr("r", "1020")
        .attr("fill", tints.rim)
        .end();
    pen.open("circle")
        .attr("r", "988")
        .attr("fill", tints.neutral);
    pen.attr("stroke", tints.rim_line)
        .attr("stroke-width", "6")
        .end();
    pen.open("path").attr("fill", tints.leaf).data();
    for (cos, sin) in SPRIGS {
        let at = (sin * SPRIG_FOOT, -cos * SPRIG_FOOT);
        let turn = (cos, sin);
        pen.path_on_board(SPRIG, Placement { at, turn });
    }
    pen.end_data();
}

/// Red lies in the first quadrant of the board and the opposite one, white in the others. A quarter
/// turn of the board swaps them in the picture.
fn write_gardens(pen: &mut Pen, tints: &BoardTints, orientation: Orientation) {
    let (x, y) = orientation.turn(1, 1);
    let (upper_right, upper_left) = if x * y > 0 {
        (tints.red, tints.white)
    } else {
        (tints.white, tints.red)
    };
    pen.open("path").attr("fill", upper_right);
    pen.attr("d", "M0 0V-700L700 0H-700L0 700Z").end();
    pen.open("path").attr("fill", upper_left);
    pen.attr("d", "M0 0V-700L-700 0H700L0 700Z").end();
}

/// Opens a path that is drawn as a line.
fn open_line(pen: &mut Pen, tint: &str, width: i32) {
    pen.open("path").attr("stroke", tint);
    pen.attr_int("stroke-width", width);
}

fn write_lines(pen: &mut Pen, tints: &BoardTints) {
    open_line(pen, tints.line, 4);
    pen.data();
    for at in (-7..=7).filter(|at| *at != 0) {
        let end = line_end(at) * STEP;
        pen.raw("M").int(-end).int(at * STEP).raw("H").int(end);
        pen.raw("M").int(at * STEP).int(-end).raw("V").int(end);
    }
    pen.raw(OUTLINE).end_data();
    open_line(pen, tints.midline, 6);
    pen.attr("d", "M0-800V800M-800 0H800").end();
    open_line(pen, tints.border, 8);
    pen.attr("d", BORDER).end();
    write_centre(pen, tints);
}

/// A rosette at the centre, the point that a Harmony Ring must surround.
fn write_centre(pen: &mut Pen, tints: &BoardTints) {
    const PETAL: &str = "M0 0C-14-14-14-30 0-44C14-30 14-14 0 0Z";
    const QUARTERS: [(f32, f32); 4] = [
        (0.707, 0.707),
        (-0.707, 0.707),
        (-0.707, -0.707),
        (0.707, -0.707),
    ];
    pen.open("path").attr("fill", tints.midline).data();
    for (cos, sin) in QUARTERS {
        pen.path(PETAL, Placement::turned(cos, sin));
    }
    pen.end_data();
}

/// The largest coordinate on the row or column at this distance from the centre.
const fn line_end(at: i32) -> i32 {
    let rest = 12 - at.abs();
    if rest < 8 { rest } else { 8 }
}

/// Gates are round openings, wide enough to frame a tile.
fn write_round_gates(pen: &mut Pen, tints: &BoardTints) {
    pen.open("g")
        .attr("fill", tints.gate_ground)
        .attr("stroke", tints.gate);
    pen.attr("stroke-width", "12").body();
    for (x, y) in [(0, -8), (8, 0), (0, 8), (-8, 0)] {
        pen.open("circle").attr_int("cx", x * STEP);
        pen.attr_int("cy", y * STEP).attr("r", "58").end();
    }
    pen.raw("</g>");
}

/// Gates are triangles outside the tips of the inner gardens, just large enough for a tile.
fn write_triangular_gates(pen: &mut Pen, tints: &BoardTints) {
    const UPPER: &str = "M0-700L138-866L-138-866Z";
    const AROUND: [(f32, f32); 4] = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)];
    pen.open("path").attr("fill", tints.gate_ground);
    pen.attr("stroke", tints.gate).attr("stroke-width", "8");
    pen.data();
    for (cos, sin) in AROUND {
        pen.path_on_board(UPPER, Placement::turned(cos, sin));
    }
    pen.end_data();
}

/// Writes a coordinate beyond one end of every line. Columns are labelled below the board, but the
/// leftmost ones above it; rows on the left, but the uppermost ones on the right. So each diagonal
/// side of the board has either rows or columns, not both.
pub(super) fn write_coordinates(pen: &mut Pen, theme: &Theme, orientation: Orientation) {
    const SCALE: f32 = 1.3;
    // Gates are wider than other points, and triangles than round ones.
    let (gate_reach, gate_room) = match theme.gates {
        GateShape::Round => (0, 86.0),
        GateShape::Triangle => (1, 96.0),
    };
    open_line(pen, theme.board.coordinate, 5);
    pen.data();
    for at in -8..=8_i8 {
        let end = (line_end(i32::from(at)) * STEP) as f32;
        let place = f32::from(at) * STEP as f32;
        let beyond = end
            + if at.abs() <= gate_reach {
                gate_room
            } else {
                64.0
            };
        let (below, left) = (
            if at < -4 { -beyond } else { beyond },
            if at > 4 { beyond } else { -beyond },
        );
        let column = line_number(orientation.turn_back(i32::from(at), -9));
        alphabet::write_centred(pen, column, (place, below), SCALE);
        let row = line_number(orientation.turn_back(-9, i32::from(at)));
        alphabet::write_centred(pen, row, (left, -place), SCALE);
    }
    pen.end_data();
}

/// The coordinate of the row or column that leads to a place just off the board (9 steps away).
fn line_number((x, y): (i32, i32)) -> &'static str {
    alphabet::coordinate(if x.abs() == 9 { y as i8 } else { x as i8 })
}
