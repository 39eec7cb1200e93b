//! Imports the site's text as a game, lenient exactly where the site is.

use alloc::vec::Vec;

use super::error::{SiteError, SiteProblem};
use super::options::Meaning;
use super::query::{Query, error, query_of};
use super::{SiteGame, Warning, WarningKind, options};
use crate::notation::game::{GameText, GameTextError, TurnError, pieces, quote};
use crate::notation::turn::{NumberedTurn, TurnLabel};
use crate::position::{Position, Stage};
use crate::refusal::Refusal;
use crate::rules::Ruleset;
use crate::seat::Seat;
use crate::turn::Turn;

impl SiteGame {
    /// Reads a plain query, or a URL with one: `gameType=1&game=…&gameOptions=…`. The game type
    /// may be missing, as in older links.
    ///
    /// # Errors
    /// Quotes the part that is no query of a Skud Pai Sho game, or the turn that can't be played.
    pub fn parse(text: &str) -> Result<Self, SiteError> {
        let query = query_of(text);
        let fields = Query::parse(query)?;
        if let Some(other) = fields.game_type.as_deref().filter(|t| *t != "1") {
            return Err(error(other, SiteProblem::OtherGame));
        }
        let Some(turns) = &fields.game else {
            return Err(error(query, SiteProblem::NoGame));
        };
        let mut warnings = Vec::new();
        let ruleset = ruleset(&fields, &mut warnings)?;
        let mut import = Import {
            game: GameText::new(&Position::start(ruleset), 1),
            host_reply_added: false,
            warnings,
        };
        import.turns(turns)?;
        Ok(Self {
            game: import.game,
            host: fields.host,
            guest: fields.guest,
            host_reply_added: import.host_reply_added,
            warnings: import.warnings,
        })
    }
}

/// The site's rules with its options; unknown options and fields become warnings. Options that are
/// known to change the rules in a way that this crate does not support are refused.
fn ruleset(fields: &Query, warnings: &mut Vec<Warning>) -> Result<Ruleset, SiteError> {
    let mut warn = |kind| warnings.push(Warning { turn: None, kind });
    let unknown = fields.unknown.iter().cloned();
    unknown.map(WarningKind::UnknownField).for_each(&mut warn);
    // The site's own rules; its options are switches on top of them.
    let mut ruleset = Ruleset::GARDEN_GATE;
    for name in options::names(fields.options.as_deref().unwrap_or("")) {
        match options::meaning(name) {
            Meaning::Switch(turn) => turn(&mut ruleset),
            Meaning::OtherRules => return Err(error(name, SiteProblem::OtherRules)),
            Meaning::Display => {}
            Meaning::Unknown => warn(WarningKind::UnknownOption(quote(name))),
        }
    }
    Ok(ruleset)
}

/// Line breaks as the site's mails and pages write them between turns.
const BREAKS: [&str; 4] = ["[BR]", "<br />", "<br/>", "<br>"];

/// The turns of the site's text, each with its place in bytes, counted in the decoded field. They
/// are separated as in any game text, or by line breaks.
fn turns_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    pieces(text).flat_map(|(begin, piece)| {
        let (mut at, mut rest) = (begin, Some(piece));
        let lines = core::iter::from_fn(move || {
            let text = rest.take()?;
            // The break that comes first in the text.
            let found = BREAKS
                .iter()
                .filter_map(|mark| Some((text.find(mark)?, mark.len())));
            let (end, length) = found.min().unwrap_or((text.len(), 0));
            let (line, tail) = text.split_at(end);
            let leading = line.len() - line.trim_start().len();
            let turn = (at + leading, line.trim());
            at += end + length;
            rest = tail.get(length..).filter(|tail| !tail.is_empty());
            Some(turn)
        });
        lines.filter(|(_, line)| !line.is_empty())
    })
}

/// A game while its turns are read.
struct Import {
    /// The turns so far, all legal.
    game: GameText,
    /// Whether Host's opening flower was filled in.
    host_reply_added: bool,
    /// What was ignored so far, in the order of the text.
    warnings: Vec<Warning>,
}

impl Import {
    /// Plays all turns. What follows the end of the game is not even parsed, only reported.
    fn turns(&mut self, text: &str) -> Result<(), SiteError> {
        for (index, (at, piece)) in turns_of(text).enumerate() {
            if self.game.end().outcome().is_some() {
                self.warn(index, WarningKind::AfterTheEnd(quote(piece)));
                continue;
            }
            self.turn(index, piece).map_err(|error| SiteError {
                found: quote(piece),
                problem: SiteProblem::Turn(GameTextError {
                    index,
                    at,
                    text: quote(piece),
                    error,
                }),
            })?;
        }
        // The text may end where Host's reply is due.
        self.add_host_reply(None);
        Ok(())
    }

    fn warn(&mut self, turn: usize, kind: WarningKind) {
        let turn = Some(turn);
        self.warnings.push(Warning { turn, kind });
    }

    /// Plays one turn, with the two liberties that the site takes.
    fn turn(&mut self, index: usize, piece: &str) -> Result<(), TurnError> {
        let seats = self.game.ruleset().seats;
        let found = NumberedTurn::parse(piece, seats).map_err(TurnError::Syntax)?;
        self.add_host_reply(Some(found.label));
        self.game.expect_label(found.label)?;
        let turn = self.without_undue_bonus(index, found.turn);
        let played = self.game.push(turn);
        played.map_err(|refusal| TurnError::Illegal { refusal, seats })?;
        Ok(())
    }

    /// The site plants Host's opening flower by itself ([§3.2](crate::text::rules#3.2)), so some
    /// texts leave it out. It is added only where the label shows that it is missing, and where the
    /// rules leave a single choice.
    fn add_host_reply(&mut self, next: Option<TurnLabel>) {
        let is_due = self.game.next_label() == HOST_REPLY
            && self.game.end().stage() == Stage::Opening
            && next != Some(HOST_REPLY);
        if is_due && let [reply] = self.game.end().legal_turns().as_slice() {
            self.host_reply_added = self.game.push(*reply).is_ok();
        }
    }

    /// The site ignores a bonus that is not due; here it is dropped with a warning. Any other
    /// mistake in the turn is reported as such, since only this refusal is looked for.
    fn without_undue_bonus(&mut self, index: usize, turn: Turn) -> Turn {
        let explained = self.game.end().explain(turn);
        match (turn, explained) {
            (
                Turn::Arrange {
                    from,
                    to,
                    bonus: Some(bonus),
                },
                Err(Refusal::BonusNotDue { .. }),
            ) => {
                self.warn(index, WarningKind::BonusNotDue(bonus));
                let bonus = None;
                Turn::Arrange { from, to, bonus }
            }
            _ => turn,
        }
    }
}

/// The label of Host's opening flower.
const HOST_REPLY: TurnLabel = TurnLabel {
    number: 1,
    seat: Seat::HOST,
};

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::{String, ToString};

    const OPENING: &str = "0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);1H.R3(0,8)";

    /// Reads turns that must be readable.
    fn import(turns: &str) -> SiteGame {
        SiteGame::parse(&format!("gameType=1&game={turns}")).unwrap()
    }

    #[test]
    fn options_become_switches_and_unknown_ones_warnings() {
        let url = "https://x.org/?host=Ann&game=&gameOptions=%5B%22NoWheels%22,%22Rain%22%5D&a=b";
        let site = SiteGame::parse(url).unwrap();
        assert_eq!(site.game.ruleset().to_string(), "garden_gate.no_wheels");
        assert_eq!(site.host.as_deref(), Some("Ann"));
        let said: Vec<String> = site.warnings.iter().map(ToString::to_string).collect();
        assert_eq!(said, ["unknown field \"a\"", "unknown option \"Rain\""]);
    }

    #[test]
    fn options_that_change_the_rules_are_refused() {
        for name in [
            "DiagonalMovement",
            "EverythingCapture",
            "IgnoreClashing",
            "VariableAccentTiles",
            "All Accent Tiles",
        ] {
            let query = format!("game={OPENING}&gameOptions=[\"NoWheels\",\"{name}\"]");
            let refused = SiteGame::parse(&query).unwrap_err();
            assert_eq!(refused.problem, SiteProblem::OtherRules, "{name}");
            assert_eq!(
                refused.to_string(),
                format!(
                    "the option {name:?} changes the rules in a way that is not supported, so \
                     the game can't be replayed here"
                )
            );
        }
    }

    #[test]
    fn old_names_of_options_are_read() {
        let query = "game=&gameOptions=[\"Ancient Oasis Expansion\",\"Informal Start\",\
                     \"Double (8) Accent Tiles\",\"No Harmony Visual Aids\"]";
        let site = SiteGame::parse(query).unwrap();
        assert_eq!(site.warnings, []);
        let new = "game=&gameOptions=AncientOasisExpansion,InformalStart,DoubleAccentTiles";
        let new = SiteGame::parse(new).unwrap();
        assert_eq!(site.game.ruleset(), new.game.ruleset());
    }

    #[test]
    fn line_breaks_of_mails_and_pages_separate_turns() {
        for mark in ["[BR]", "<br />", "<br>", " [BR] ", ";[BR]", "%3Cbr%20/%3E"] {
            let text = format!("{}{mark}", OPENING.replace(';', mark));
            let site = import(&text);
            assert_eq!(site.game.to_string(), OPENING, "{mark}");
            assert_eq!(site.warnings, [], "{mark}");
        }
        let refused = SiteGame::parse("game=0H.R,W,K,B[BR] 0G.R,R,K,X").unwrap_err();
        let said = refused.to_string();
        assert!(
            said.starts_with("turn no. 2, \"0G.R,R,K,X\" at byte 15:"),
            "{said}"
        );
    }

    #[test]
    fn the_reply_of_host_is_filled_in() {
        let short = OPENING.strip_suffix(";1H.R3(0,8)").unwrap();
        // At the end of the text, and before the next turn.
        for rest in ["", ";2G.(0,-8)-(0,-7)"] {
            let site = import(&format!("{short}{rest}"));
            assert!(site.host_reply_added && site.warnings.is_empty());
            assert_eq!(site.game.to_string(), format!("{OPENING}{rest}"));
        }
        assert!(!import(OPENING).host_reply_added);
    }

    #[test]
    fn a_bonus_that_is_not_due_is_reported() {
        let site = import(&format!("{OPENING};2G.(0,-8)-(0,-7)_R(1,1)"));
        assert_eq!(site.game.to_string(), format!("{OPENING};2G.(0,-8)-(0,-7)"));
        let said: Vec<String> = site.warnings.iter().map(ToString::to_string).collect();
        assert_eq!(
            said,
            ["turn no. 5: the bonus R(1,1) was ignored: no new harmony was formed"]
        );
    }

    #[test]
    fn what_is_no_game_is_refused() {
        let said = |text: &str| SiteGame::parse(text).unwrap_err().to_string();
        assert_eq!(said("hello"), "expected a field game=…, found \"hello\"");
        assert_eq!(
            said("gameType=2&game="),
            "expected game type 1 (Skud Pai Sho), found \"2\""
        );
        assert_eq!(said("game=&game="), "the field \"game\" appears twice");
        assert_eq!(
            said("game=0H.R,W,K,B;0G.R,R,K,K;1G.R3(0,-8);2G.(0,-8)-(9,9)"),
            "turn no. 4, \"2G.(0,-8)-(9,9)\" at byte 34: \
             expected a point on the board at byte 10, found \"(9,9)\""
        );
    }
}
