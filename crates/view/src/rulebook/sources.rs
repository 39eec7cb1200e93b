//! The texts of the rulebook, built into the program: nothing is read from disk at run time.
//!
//! **A new language is one line in [`EDITIONS`].** All editions have the same
//! chapter files; the tests compare them with English, anchor by anchor and
//! diagram by diagram.

/// In which direction a language is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WritingDirection {
    /// From left to right.
    LeftToRight,
    /// From right to left.
    RightToLeft,
}

impl WritingDirection {
    /// The value of HTML's `dir`.
    #[must_use]
    pub const fn attribute(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

/// The rulebook in one language, unread.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// The language's tag, such as `en`.
    pub tag: &'static str,
    /// The direction of its writing.
    pub direction: WritingDirection,
    /// The title of the book.
    pub title: &'static str,
    /// The word above the list of chapters.
    pub contents: &'static str,
    /// Name and text of each chapter, in order.
    pub(super) chapters: &'static [(&'static str, &'static str)],
}

/// An edition from its line in the table.
macro_rules! edition {
    ($tag:literal, $direction:ident, $title:literal, $contents:literal) => {
        Edition {
            tag: $tag,
            direction: WritingDirection::$direction,
            title: $title,
            contents: $contents,
            chapters: chapters!($tag;
                "01-welcome"
                "02-board"
                "03-tiles"
                "04-beginning"
                "05-turn"
                "06-arranging"
                "07-harmony"
                "08-clash"
                "09-capture"
                "10-bonus"
                "11-rose-jasmine"
                "12-chrysanthemum-lily"
                "13-rhododendron-jade"
                "14-lotus"
                "15-orchid"
                "16-rock"
                "17-wheel"
                "18-knotweed"
                "19-boat"
                "20-oasis"
                "21-bamboo"
                "22-pond"
                "23-lion-turtle"
                "24-ring"
                "25-endings"
                "26-more-players"
                "27-real-board"
                "28-symbolism"
                "29-summary"
                "30-notation"
                "31-cases"
                "32-glossary"
            ),
        }
    };
}

/// The chapter files of a language.
macro_rules! chapters {
    ($tag:literal; $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../rulebook/", $tag, "/", $name, ".md")))),*]
    };
}

/// The diagram files, which all languages share.
macro_rules! diagrams {
    ($($id:literal)*) => {
        &[$(($id, include_str!(concat!("../../rulebook/diagrams/", $id, ".txt")))),*]
    };
}

/// Every language there is: tag, direction, title of the book, heading of the table of contents.
pub const EDITIONS: &[Edition] = &[edition!(
    "en",
    LeftToRight,
    "The Rules of Skud Pai Sho",
    "Contents"
)];

/// Name and text of each diagram.
pub(super) const DIAGRAMS: &[(&str, &str)] = diagrams! {
    "arrange-closed-gate"
    "arrange-corner"
    "arrange-onto-accent"
    "arrange-open-gate"
    "arrange-own-tile"
    "arrange-pass-garden"
    "arrange-reach"
    "arrange-too-far"
    "bamboo-alone-gate"
    "bamboo-clash"
    "bamboo-growing-gate"
    "bamboo-growing-rulebook"
    "bamboo-own-gate"
    "bamboo-protects"
    "bamboo-returns"
    "board-empty"
    "board-gates"
    "boat-accent"
    "boat-diagonal"
    "boat-ferries"
    "boat-growing"
    "boat-refused"
    "boat-rescue"
    "boat-uncovers"
    "bonus-growing"
    "bonus-new"
    "bonus-none-from-bonus"
    "bonus-opponent"
    "bonus-plant-basic"
    "bonus-same-pair"
    "bonus-uncovered"
    "capture-basic"
    "capture-garden"
    "capture-growing"
    "capture-then-clash"
    "capture-wrong"
    "case-trap-own"
    "case-up-to"
    "chrysanthemum-captures"
    "chrysanthemum-partners"
    "clash-covered"
    "clash-gate"
    "clash-own"
    "clash-pairs"
    "clash-rock"
    "clash-seen"
    "clash-uncovered"
    "first-look"
    "first-ring"
    "four-bonus-growing"
    "four-clash"
    "four-left"
    "four-lotus"
    "four-one-growing"
    "four-opening"
    "four-orchid"
    "four-shared-win"
    "four-table"
    "garden-border"
    "garden-red"
    "garden-white"
    "growing-blooming"
    "harmony-blocked"
    "harmony-circle"
    "harmony-closing-pair"
    "harmony-corner"
    "harmony-diagonal"
    "harmony-gate"
    "harmony-pair"
    "harmony-two-owners"
    "jade-captures"
    "jade-partners"
    "jasmine-captures"
    "jasmine-partners"
    "knotweed-both"
    "knotweed-captures"
    "knotweed-clash"
    "knotweed-drains"
    "knotweed-orchid"
    "knotweed-placing"
    "last-flower-accents"
    "last-flower-draw"
    "last-flower-harmonies"
    "last-flower-midlines"
    "lily-partners"
    "lily-reach"
    "lotus-drained"
    "lotus-friends"
    "lotus-gentle"
    "lotus-lotus"
    "lotus-planted"
    "lotus-safe"
    "lotus-steps"
    "notation-points"
    "notation-turns"
    "oasis-choice"
    "orchid-both-trapped"
    "orchid-captures"
    "orchid-exposed"
    "orchid-gate"
    "orchid-lotus-takes"
    "orchid-needs-lotus"
    "orchid-reach"
    "orchid-safe"
    "orchid-takes-lotus"
    "orchid-traps"
    "plant-empty-hand"
    "plant-many"
    "plant-no-clash"
    "plant-refused"
    "pond-blooms"
    "pond-clash"
    "pond-no-bonus"
    "pond-planting"
    "pond-special"
    "real-late-clash"
    "rhododendron-leap"
    "rhododendron-partners"
    "ring-both"
    "ring-by-bonus"
    "ring-closing"
    "ring-crossing"
    "ring-gap"
    "ring-lotus"
    "ring-off-centre"
    "ring-opponent-opens"
    "ring-own-rock"
    "ring-six"
    "ring-square"
    "ring-through-centre"
    "ring-two-owners"
    "rock-column"
    "rock-own-bonus"
    "rock-placing"
    "rock-row"
    "rock-stops-ring"
    "rose-partners"
    "rose-reach"
    "setup-accents"
    "setup-first-turn"
    "setup-informal"
    "setup-quick"
    "setup-same"
    "specials-return"
    "stuck"
    "summary-turn"
    "surrounding-points"
    "three-open-gate"
    "tiles-basic"
    "turn-choices"
    "turn-not-yours"
    "turn-pass"
    "turtle-clash"
    "turtle-friend"
    "turtle-lotus-gate"
    "turtle-lotus-rulebook"
    "turtle-natural"
    "turtle-orchid"
    "turtle-same-gate"
    "turtle-same-rulebook"
    "turtle-two"
    "wheel-accent"
    "wheel-clash"
    "wheel-edge"
    "wheel-garden"
    "wheel-gate"
    "wheel-into-gate"
    "wheel-rock"
    "wheel-turns"
};
