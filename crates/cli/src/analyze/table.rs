//! A review as tables and sentences.

use std::io::Write;

use anyhow::Result;
use paisho::notation::NumberedTurn;
use paisho::{Seat, SeatCount};
use paisho_engine::{Assessment, Mark, ReviewedPly, Verdict};

use super::game::Reviewing;
use super::words;
use crate::colour::{Palette, heading};
use crate::describe;

/// The width of an evaluation bar, in characters.
const BAR: usize = 20;

impl Reviewing<'_> {
    /// Prints the review for people.
    pub(crate) fn print(&self, palette: Palette, out: &mut dyn Write) -> Result<()> {
        self.print_players(palette, out)?;
        self.print_plies(palette, out)?;
        self.print_turning_points(palette, out)?;
        self.print_accuracy(palette, out)?;
        if !self.complete {
            writeln!(out, "\nStopped early: the first turns were not analysed.")?;
        }
        Ok(())
    }

    fn seats(&self) -> SeatCount {
        self.record.ruleset().seats
    }

    fn print_players(&self, palette: Palette, out: &mut dyn Write) -> Result<()> {
        let seats = self.seats();
        let named = seats.seats().iter().filter_map(|seat| {
            let name = self.record.player(seat)?;
            Some(format!("{name} ({})", seat.word(seats)))
        });
        let named = named.collect::<Vec<_>>().join(" and ");
        if !named.is_empty() {
            writeln!(out, "{}", palette.paint(&named, heading()))?;
        }
        if let Some(result) = self.record.result() {
            writeln!(out, "{}", describe::outcome(result, seats))?;
        }
        Ok(())
    }

    fn print_plies(&self, palette: Palette, out: &mut dyn Write) -> Result<()> {
        let texts: Vec<String> = self.found.plies.iter().map(|p| self.turn_text(p)).collect();
        let width = texts.iter().map(String::len).max().unwrap_or(0);
        let guest = Seat::GUEST.word(self.seats());
        let title = match self.seats() {
            SeatCount::Two => format!("{:<width$}  {guest}'s chance before the turn", "turn"),
            _ => format!(
                "{:<width$}  chance of the player to move before the turn",
                "turn"
            ),
        };
        writeln!(out, "{}", palette.paint(&title, heading()))?;
        for (ply, text) in self.found.plies.iter().zip(&texts) {
            let worth = ply.before.as_ref().map(|a| self.worth(a));
            let mark = ply.mark.map(words::mark).unwrap_or_default();
            let worth = worth.unwrap_or_default();
            let line = format!("{text:<width$}  {worth:<36} {mark}");
            writeln!(out, "{}", line.trim_end())?;
        }
        if let Some(end) = &self.found.end {
            writeln!(out, "{:<width$}  {}", "end", self.worth(end))?;
        }
        Ok(())
    }

    fn turn_text(&self, ply: &ReviewedPly) -> String {
        let numbered = NumberedTurn {
            label: ply.label,
            turn: ply.turn,
        };
        numbered.display(self.seats()).to_string()
    }

    /// The player whose point of view the table shows: with two players always Guest.
    fn view(&self, assessment: &Assessment) -> Seat {
        match self.seats() {
            SeatCount::Two => Seat::GUEST,
            _ => assessment.seat,
        }
    }

    /// A bar and the score: `##########----------  50 %`.
    fn worth(&self, assessment: &Assessment) -> String {
        let seat = self.view(assessment);
        let chance = assessment.chance_of(seat).unwrap_or_default();
        let filled = (chance as usize * BAR + 500) / 1000;
        let bar = "#".repeat(filled) + &"-".repeat(BAR - filled.min(BAR));
        let ring = if assessment.ends_with_ring() {
            "ring"
        } else {
            "win"
        };
        let word = |s: Seat| s.word(self.seats());
        let text = match assessment.verdict_of(seat) {
            Some(Verdict::WinsIn(1..)) if self.seats() == SeatCount::Two => {
                let turns = proved_turns(assessment);
                format!("{}: {ring} in {turns}", word(seat))
            }
            Some(Verdict::LosesIn(1..)) if self.seats() == SeatCount::Two => {
                let turns = proved_turns(assessment);
                format!("{}: {ring} in {turns}", word(Seat::HOST))
            }
            _ => words::percent(chance),
        };
        format!("{bar}  {text}")
    }

    fn print_turning_points(&self, palette: Palette, out: &mut dyn Write) -> Result<()> {
        let mut points = self.found.turning_points().peekable();
        if points.peek().is_some() {
            writeln!(out, "\n{}", palette.paint("Turning points", heading()))?;
        }
        for (_, ply) in points {
            let (text, mark) = (self.turn_text(ply), ply.mark.map_or("", words::mark));
            let better = ply.better.map(|b| format!(", better: {b}"));
            let loss = ply.loss.filter(|l| *l > 0);
            let loss = loss.map(|l| format!(", {} of winning chance lost", words::percent(l)));
            writeln!(
                out,
                "{text}: {mark}{}{}",
                loss.unwrap_or_default(),
                better.unwrap_or_default()
            )?;
            for sentence in self.sentences(ply) {
                writeln!(out, "  {sentence}")?;
            }
        }
        Ok(())
    }

    fn sentences(&self, ply: &ReviewedPly) -> Vec<String> {
        match (ply.mark, ply.reasons.as_slice()) {
            (Some(Mark::OnlyTurn), _) => vec![words::ONLY.to_owned()],
            (_, []) => vec![words::NO_REASON.to_owned()],
            (_, reasons) => reasons
                .iter()
                .map(|r| words::reason(*r, ply.label.seat, self.seats()))
                .collect(),
        }
    }

    fn print_accuracy(&self, palette: Palette, out: &mut dyn Write) -> Result<()> {
        let players = self.found.accuracy();
        if !players.is_empty() {
            writeln!(out, "\n{}", palette.paint("Players", heading()))?;
        }
        for player in players {
            writeln!(out, "{}", words::accuracy(&player, self.seats()))?;
        }
        Ok(())
    }
}

/// The number of turns the winner needs, if a win is proved.
const fn proved_turns(assessment: &Assessment) -> u32 {
    match assessment.score.verdict() {
        Verdict::WinsIn(turns) | Verdict::LosesIn(turns) => turns,
        Verdict::Advantage(_) => 0,
    }
}
