//! Grounds: the tile under the flower. Its outline shows the owner without colour: South is
//! round, West scalloped, North eight-sided, East square.

use paisho::Seat;

use crate::svg::pen::Pen;
use crate::svg::theme::{SeatTints, Theme};

/// The outline and the inner trim of a seat's tiles.
struct Form {
    outline: &'static str,
    trim: &'static str,
}

const ROUND: Form = Form {
    outline: "M0-45A45 45 0 1 1 0 45A45 45 0 1 1 0-45Z",
    trim: "M0-40.5A40.5 40.5 0 1 1 0 40.5A40.5 40.5 0 1 1 0-40.5Z",
};

const SCALLOPED: Form = Form {
    outline: "M-14.9-36A17 17 0 0 1 14.9-36A17 17 0 0 1 36-14.9A17 17 0 0 1 36 14.9\
              A17 17 0 0 1 14.9 36A17 17 0 0 1-14.9 36A17 17 0 0 1-36 14.9\
              A17 17 0 0 1-36-14.9A17 17 0 0 1-14.9-36Z",
    trim: "M0-38A38 38 0 1 1 0 38A38 38 0 1 1 0-38Z",
};

const EIGHT_SIDED: Form = Form {
    outline: "M-18.6-45H18.6L45-18.6V18.6L18.6 45H-18.6L-45 18.6V-18.6Z",
    trim: "M-16.8-40.5H16.8L40.5-16.8V16.8L16.8 40.5H-16.8L-40.5 16.8V-16.8Z",
};

const SQUARE: Form = Form {
    outline: "M-33-42H33A9 9 0 0 1 42-33V33A9 9 0 0 1 33 42H-33A9 9 0 0 1-42 33V-33A9 9 0 0 1-33-42Z",
    trim: "M-33-38H33A5 5 0 0 1 38-33V33A5 5 0 0 1 33 38H-33A5 5 0 0 1-38 33V-33A5 5 0 0 1-33-38Z",
};

const fn form(seat: Seat) -> &'static Form {
    match seat {
        Seat::South => &ROUND,
        Seat::West => &SCALLOPED,
        Seat::North => &EIGHT_SIDED,
        Seat::East => &SQUARE,
    }
}

/// Writes the ground of a seat's tiles: the shade at the bottom, the face with its rim, the trim.
pub(super) fn write(pen: &mut Pen, seat: Seat, theme: &Theme) {
    let Form { outline, trim } = form(seat);
    let SeatTints {
        face,
        rim,
        trim: trim_tint,
        shade,
        ..
    } = theme.seats[seat];
    pen.open("path").attr("transform", "translate(0 3)");
    pen.attr("fill", shade).attr("stroke", shade);
    pen.attr("stroke-width", "4").attr("d", outline).end();
    pen.open("path").attr("fill", face).attr("stroke", rim);
    pen.attr("stroke-width", "4").attr("d", outline).end();
    pen.open("path").attr("stroke", trim_tint);
    pen.attr("stroke-width", "2").attr("d", trim).end();
}
