//! Games that were played on a real board, where a clash may go unnoticed for some turns
//! ([§9.4](crate::text::rules#9.4)).
//!
//! No legal turn leads from a clash to the position after its repair, so such a game becomes several
//! records. What was played with a clash on the board is kept in a comment.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Reader;
use crate::notation::record::error::{RecordError, RecordProblem};
use crate::notation::record::{NodeId, Place, Record, TimeLeft};
use crate::position::Position;
use crate::rules::Ruleset;
use crate::setup::Returned;

/// The text of a game that was played on a real board, as turns or as a record, and when its clashes
/// were noticed.
#[derive(Clone, Copy, Debug)]
pub struct PlayedGame<'a> {
    /// The text. Only the rule against clashes may be broken in it.
    pub text: &'a str,
    /// The rules, if the text does not name them.
    pub ruleset: Ruleset,
    /// The turns after which a clash was noticed and repaired, by their labels: `7H`.
    pub noticed: &'a [String],
    /// What to do with a clash that is still there at the end.
    pub last: LastClash,
}

/// What to do with a clash that is still on the board at the end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastClash {
    /// Nobody has noticed it yet.
    Stays,
    /// It is noticed now, and repaired.
    Repaired,
}

/// A game from a real board as legal records.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RepairedGame {
    /// The game; every repair begins a new record.
    pub records: Vec<Record>,
    /// The repairs, in order.
    pub repairs: Vec<Repair>,
}

/// How a clash was repaired.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The label of the turn after which it was noticed: `7H`.
    pub after: String,
    /// The tiles that returned to their owners' hands; none if the clash was gone by then.
    pub returned: Vec<Returned>,
}

impl PlayedGame<'_> {
    /// Reads the game and repairs its clashes.
    ///
    /// # Errors
    /// The first thing that is wrong, with line and column; also a second record.
    pub fn repair(&self) -> Result<RepairedGame, RecordError> {
        let mut reader = Reader::new(self.text);
        if reader.is_at_end() {
            return Err(reader.error(RecordProblem::NoRecord));
        }
        let mut header = reader.header()?;
        header.assume_rules(self.ruleset);
        let mut record = header.record();
        let (mut records, mut repairs) = (Vec::new(), Vec::new());
        while let Some(place) = reader.turns_before_clash(&mut record)? {
            let node = place.node;
            let mut clash = Clash::new(place);
            let is_noticed = self.read_clash(&mut reader, &mut clash)?;
            let (next, returned) = clash.place.position.repaired();
            if !is_noticed {
                clash.note(&mut record, node, &[]);
                break;
            }
            clash.note(&mut record, node, &returned);
            let label = clash.place.numbering.label(&next);
            let mut chapter = Record::new(&next, label.number);
            chapter.tags = record.tags.clone();
            records.push(core::mem::replace(&mut record, chapter));
            let after = clash.last;
            repairs.push(Repair { after, returned });
        }
        reader.settle_result(&mut record, &header)?;
        records.push(record);
        if reader.is_at_end() {
            Ok(RepairedGame { records, repairs })
        } else {
            Err(reader.error(RecordProblem::SecondRecord))
        }
    }

    /// Reads turns with a clash on the board, up to its repair or to the end; whether it is
    /// repaired.
    fn read_clash(&self, reader: &mut Reader<'_>, clash: &mut Clash) -> Result<bool, RecordError> {
        while reader.is_at_item() {
            // Comments on the last turn before the repair still belong to it.
            if self.noticed.contains(&clash.last) && reader.cursor.peek() != Some('{') {
                return Ok(true);
            }
            reader.item_with_clash(clash)?;
        }
        if self.noticed.contains(&clash.last) {
            return Ok(true);
        }
        Ok(self.last == LastClash::Repaired)
    }
}

/// The part of a game that is played with a clash on the board.
struct Clash {
    /// The position, which has a clash, and the numbers so far. The node is that of the last legal
    /// turn.
    place: Place,
    /// The label of the last turn.
    last: String,
    /// The turns and annotations, as they are written.
    played: Vec<String>,
    /// The comments on them.
    comments: Vec<String>,
}

impl Clash {
    const fn new(place: Place) -> Self {
        Self {
            place,
            last: String::new(),
            played: Vec::new(),
            comments: Vec::new(),
        }
    }

    /// Adds what no legal turn can show to the comment of the last legal turn.
    fn note(&self, record: &mut Record, node: NodeId, returned: &[Returned]) {
        let mut note = String::from("Played with a clash: ");
        note.push_str(&self.played.join(" "));
        for (point, tile) in returned {
            note.push_str(&alloc::format!("; {} {point} returned", tile.kind().code()));
        }
        if let Some(node) = record.node_mut(node) {
            let comments = core::iter::once(&note).chain(&self.comments);
            for comment in comments {
                if !node.comment.is_empty() {
                    node.comment.push('\n');
                }
                node.comment.push_str(comment);
            }
        }
    }
}

impl Reader<'_> {
    /// Reads a turn, a comment, a clock or a departure while there is a clash on the board.
    fn item_with_clash(&mut self, clash: &mut Clash) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        match self.cursor.peek() {
            Some('{') => {
                clash.comments.push(self.braced()?);
                return Ok(());
            }
            Some('[') => self.annotation_with_clash(&mut clash.place.position)?,
            Some('(') => return Err(self.error(RecordProblem::NothingToVary)),
            Some(')') => return Err(self.error(RecordProblem::UnopenedVariation)),
            _ => self.turn_with_clash(clash)?,
        }
        let written = self.text.get(at..self.cursor.offset()).unwrap_or_default();
        clash.played.push(written.to_owned());
        Ok(())
    }

    fn turn_with_clash(&mut self, clash: &mut Clash) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        let place = &mut clash.place;
        let seats = place.position.ruleset().seats;
        let due = place.numbering.label(&place.position);
        let found = self.labelled(due, seats)?;
        let after = place.position.play_on_real_board(found.turn);
        let after = after.map_err(|refusal| self.illegal(at, refusal, seats))?;
        place.numbering.next_label(&place.position);
        place.position = after;
        clash.last = due.display(seats).to_string();
        Ok(())
    }

    /// A clock, which is only checked, or a departure.
    fn annotation_with_clash(&mut self, position: &mut Position) -> Result<(), RecordError> {
        let at = self.cursor.offset();
        if self.cursor.eat_word("[%clk ") {
            TimeLeft::read(&mut self.cursor).map_err(|e| self.syntax(&e))?;
        } else if self.cursor.eat_word("[%out ") {
            let left = self.leaver(position.ruleset().seats)?;
            if !position.active().contains(left.seat) {
                return Err(self.error_at(at, RecordProblem::CannotLeave));
            }
            position.leave(left.seat, left.reason);
        } else {
            return Err(self.error(RecordProblem::Annotation));
        }
        self.expect(']')
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Host's third turn clashes with Guest's Rose, and Guest goes on.
    const CLASHING: &str = "0H.R,W,K,B 0G.R,R,K,K 1G.R3(0,-8) 1H.R3(0,8) 2G.(0,-8)-(1,-6) \
        2H.W3(0,-8) {Soon.} (2H.W4(0,-8)) 3G.R4(8,0) {Here.} 3H.(0,-8)-(1,-7) [%clk 0:01:00] \
        4G.R5(0,-8)";

    fn repair(text: &str, noticed: &[&str], last: LastClash) -> Result<RepairedGame, RecordError> {
        let noticed: Vec<String> = noticed.iter().map(|label| (*label).into()).collect();
        let game = PlayedGame {
            text,
            ruleset: Ruleset::RULEBOOK,
            noticed: &noticed,
            last,
        };
        game.repair()
    }

    #[test]
    fn a_clash_ends_a_record_and_its_repair_begins_another() {
        let game = repair(CLASHING, &[], LastClash::Repaired).unwrap();
        let [first, second]: &[Record; 2] = game.records.as_slice().try_into().unwrap();
        let end = first.last_of_main_line();
        assert_eq!(
            first.comment(end),
            "Here.\nPlayed with a clash: 3H.(0,-8)-(1,-7) [%clk 0:01:00] 4G.R5(0,-8); \
             W3 (1,-7) returned; R3 (1,-6) returned"
        );
        let written = first.to_string();
        assert!(written.contains("{Soon.} (2H.W4(0,-8))"), "{written}");
        assert_eq!(second.first_number(), 4);
        assert_eq!(second.start().board().clashes().count(), 0);
        let repairs = game
            .repairs
            .iter()
            .map(|r| (r.after.as_str(), r.returned.len()));
        assert_eq!(repairs.collect::<Vec<_>>(), [("4G", 2)]);
        let all = Record::print_all(&game.records);
        assert_eq!(Record::parse_all(&all), Ok(game.records));
    }

    #[test]
    fn play_goes_on_after_a_repair() {
        let text = alloc::format!("{CLASHING} {{Oh!}} 4H.W3(-8,0) {{Again.}}");
        let game = repair(&text, &["4G"], LastClash::Stays).unwrap();
        let [first, second]: &[Record; 2] = game.records.as_slice().try_into().unwrap();
        assert!(
            first
                .comment(first.last_of_main_line())
                .ends_with("returned\nOh!")
        );
        assert_eq!(second.main_line().to_string(), "4H.W3(-8,0)");
        assert_eq!(second.comment(second.last_of_main_line()), "Again.");
        // Without the repair, the Jasmine that is planted now would still be on the board.
        let unnoticed = repair(&text, &[], LastClash::Stays).unwrap();
        assert_eq!((unnoticed.records.len(), unnoticed.repairs.len()), (1, 0));
    }

    #[test]
    fn a_legal_game_stays_as_it_is() {
        let text =
            "[Host \"Anna\"]\n[Result \"Host wins by resignation\"]\n\n0H.R,W,K,B 0G.R,R,K,K";
        let game = repair(text, &["0G"], LastClash::Repaired).unwrap();
        assert_eq!(game.records, [Record::parse(text).unwrap()]);
        assert_eq!(game.repairs, []);
    }

    #[test]
    fn everything_else_is_refused() {
        let problem = |more: &str| {
            let text = alloc::format!("{CLASHING} {more}");
            repair(&text, &[], LastClash::Repaired)
                .unwrap_err()
                .to_string()
        };
        assert!(problem("4H.(0,8)-(0,1)").contains("§6.1"));
        assert!(problem("5H.R3(-8,0)").contains("expected the label 4H"));
        assert!(problem("(4G.R4(0,-8))").contains("variation"));
        assert!(problem("4H.jump").contains("expected a turn"));
        assert!(problem("{open").contains("never closed"));
        assert!(problem("[%out X time]").contains("letter of a seat"));
        assert!(problem("\n\n[Host \"B\"]\n\n0H.R,W,K,B").contains("another one begins"));
        assert!(repair(" ", &[], LastClash::Stays).is_err());
    }
}
