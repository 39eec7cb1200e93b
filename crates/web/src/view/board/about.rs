//! Short descriptions of what tiles do.

use paisho::Kind;

use crate::view::context::{phrase, say, words};

/// How far a flower can move; `None` for tiles that do not move.
pub(crate) fn steps(kind: Kind) -> Option<String> {
    (kind.reach() > 0).then(|| phrase("play-steps", |p| p.count("count", kind.reach())))
}

/// A sentence that says what a tile does.
pub(crate) fn about(kind: Kind) -> String {
    say(match kind {
        Kind::Lotus => "play-tile-lotus",
        Kind::Orchid => "play-tile-orchid",
        Kind::Rock => "play-tile-rock",
        Kind::Wheel => "play-tile-wheel",
        Kind::Knotweed => "play-tile-knotweed",
        Kind::Boat => "play-tile-boat",
        Kind::Bamboo => "play-tile-bamboo",
        Kind::Pond => "play-tile-pond",
        Kind::LionTurtle => "play-tile-turtle",
        Kind::Rose
        | Kind::Chrysanthemum
        | Kind::Rhododendron
        | Kind::Jasmine
        | Kind::Lily
        | Kind::WhiteJade => return about_basic(kind),
        // `Kind` is non-exhaustive: a new kind has no sentence here yet.
        _ => return words().tile(kind),
    })
}

fn about_basic(kind: Kind) -> String {
    let mut friends = Kind::BASIC
        .into_iter()
        .filter(|other| kind.is_circle_neighbour(*other));
    let (one, two) = (
        friends.next().unwrap_or(kind),
        friends.next().unwrap_or(kind),
    );
    let other = kind.clashing().unwrap_or(kind);
    phrase("play-tile-basic", |p| {
        p.tile("one", one).tile("two", two).tile("other", other)
    })
}
