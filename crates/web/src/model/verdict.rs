//! The result of a game, told to one person: "You closed the ring!", and why the game ended.

use core::fmt;

use paisho::{Decider, Ending, Outcome, Seat, SeatCount, SeatSet};
use paisho_view::words::Words;

/// The result in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// Whether the reader has won or lost. `None` for a draw, for spectators, and where several
    /// people share a device.
    pub heading: Option<String>,
    /// Why the game ended, and who won if the heading does not say so.
    pub reason: String,
}

/// Who reads the result, and how the players are called.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The seat of the reader, if there is exactly one.
    pub you: Option<Seat>,
    /// The number of players.
    pub seats: SeatCount,
    /// The name of a player; one without a name is called by the seat.
    pub name: &'a dyn Fn(Seat) -> Option<String>,
}

impl fmt::Debug for Reader<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut shown = f.debug_struct("Reader");
        shown.field("you", &self.you).field("seats", &self.seats);
        shown.finish_non_exhaustive()
    }
}

impl Reader<'_> {
    /// Tells an outcome.
    #[must_use]
    pub fn told(&self, outcome: Outcome, words: &Words) -> Told {
        let is_ring = outcome.ending == Ending::Ring;
        let reason = match self.won(outcome.winners) {
            Some(true) => self.victory(outcome, words),
            Some(false) => self.defeat(outcome.ending, words),
            None => None,
        };
        let named = || words.announce_by_name(outcome, self.seats, self.name);
        Told {
            heading: self.heading(outcome.winners, is_ring, words),
            reason: reason.unwrap_or_else(named),
        }
    }

    /// Tells that a player left the game for good.
    #[must_use]
    pub fn told_left(&self, winners: SeatSet, words: &Words) -> Told {
        let named = |winner: Seat| {
            let name = (self.name)(winner).unwrap_or_else(|| words.seat(winner, self.seats));
            words
                .phrase("online-end-abandoned")
                .name("name", &name)
                .say()
        };
        let reason = match (self.won(winners), winners.only()) {
            (Some(true), Some(_)) => self.ended_by("left", words),
            (Some(false), Some(_)) if self.is_duel() => Some(lost_by("left", words)),
            (_, Some(winner)) => Some(named(winner)),
            (_, None) => None,
        };
        Told {
            heading: self.heading(winners, false, words),
            reason: reason.unwrap_or_else(|| words.phrase("online-end-abandoned-draw").say()),
        }
    }

    /// Whether the reader has won; `None` if there is no winner or the reader does not play.
    fn won(&self, winners: SeatSet) -> Option<bool> {
        let you = self.you.filter(|_| !winners.is_empty())?;
        Some(winners.contains(you))
    }

    fn heading(&self, winners: SeatSet, is_ring: bool, words: &Words) -> Option<String> {
        let id = match self.won(winners)? {
            true if is_ring => "play-you-closed-ring",
            true => "play-you-won",
            false => "play-you-lost",
        };
        Some(words.phrase(id).say())
    }

    const fn is_duel(&self) -> bool {
        matches!(self.seats, SeatCount::Two)
    }

    /// Why the reader has won.
    fn victory(&self, outcome: Outcome, words: &Words) -> Option<String> {
        if outcome.winners.only().is_none() {
            let others = outcome
                .winners
                .iter()
                .filter(|seat| Some(*seat) != self.you);
            let name = |seat| (self.name)(seat).unwrap_or_else(|| words.seat(seat, self.seats));
            let names = words.list_names(others.map(name));
            return Some(words.phrase("play-won-shared").words("names", names).say());
        }
        let ending = match outcome.ending {
            Ending::Ring => "ring",
            Ending::Resignation => "resignation",
            Ending::Time => "time",
            Ending::Gift => "gift",
            Ending::LastFlower(decider) | Ending::Stuck(decider) => match decider {
                Decider::Accents => "accents",
                Decider::Harmonies => "harmonies",
                Decider::Midlines => "midlines",
                Decider::Nothing => return None,
            },
            _ => return None,
        };
        self.ended_by(ending, words)
    }

    /// A sentence about the victory of the reader. With more than two players nobody in particular
    /// is named who resigned, ran out of time or left.
    fn ended_by(&self, ending: &'static str, words: &Words) -> Option<String> {
        let is_leaving = matches!(ending, "resignation" | "time" | "left");
        let seats = self.seats.seats();
        let other = self.you.and_then(|you| seats.without(you).only());
        let phrase = words.phrase("play-won");
        Some(match other {
            Some(other) => {
                let name = (self.name)(other).unwrap_or_else(|| words.seat(other, self.seats));
                phrase.choice("ending", ending).name("name", &name).say()
            }
            None if is_leaving => phrase.choice("ending", "last").name("name", "").say(),
            None => phrase.choice("ending", ending).name("name", "").say(),
        })
    }

    /// Why the reader has lost, if it was the reader's own doing; otherwise the winner is named.
    fn defeat(&self, ending: Ending, words: &Words) -> Option<String> {
        let ending = match ending {
            Ending::Resignation => "resignation",
            Ending::Time => "time",
            Ending::Gift => "gift",
            _ => return None,
        };
        self.is_duel().then(|| lost_by(ending, words))
    }
}

fn lost_by(ending: &'static str, words: &Words) -> String {
    words.phrase("play-lost").choice("ending", ending).say()
}

#[cfg(test)]
mod tests {
    use paisho_view::words::Language;

    use super::*;

    fn told(winners: SeatSet, ending: Ending, you: Option<Seat>, language: Language) -> Told {
        let name = |seat| (seat == Seat::HOST).then(|| "Ana".to_owned());
        let reader = Reader {
            you,
            seats: SeatCount::Two,
            name: &name,
        };
        let words = crate::model::speech::words(language);
        reader.told(Outcome { winners, ending }, &words)
    }

    fn english(winner: Seat, ending: Ending, you: Option<Seat>) -> (Option<String>, String) {
        let told = told(winner.alone(), ending, you, Language::English);
        let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
        (told.heading, plain(told.reason))
    }

    fn both(heading: &str, reason: &str) -> (Option<String>, String) {
        (Some(heading.to_owned()), reason.to_owned())
    }

    #[test]
    fn a_player_reads_you_and_a_name() {
        let (guest, host) = (Seat::GUEST, Seat::HOST);
        let ring = english(guest, Ending::Ring, Some(guest));
        assert_eq!(
            ring,
            both("You closed the ring!", "You win with a Harmony Ring.")
        );
        let resigned = english(guest, Ending::Resignation, Some(guest));
        assert_eq!(resigned, both("You won!", "Ana resigned."));
        let lost = english(host, Ending::Ring, Some(guest));
        assert_eq!(
            lost,
            both("Not this time.", "Ana wins with a Harmony Ring.")
        );
        let gave_up = english(host, Ending::Resignation, Some(guest));
        assert_eq!(gave_up, both("Not this time.", "You resigned."));
    }

    #[test]
    fn spectators_read_names_and_people_without_a_name_are_seats() {
        let watched = english(Seat::HOST, Ending::Time, None);
        assert_eq!(watched, (None, "Ana wins on time.".to_owned()));
        let unnamed = english(Seat::GUEST, Ending::Time, None);
        assert_eq!(unnamed, (None, "Guest wins on time.".to_owned()));
    }

    #[test]
    fn a_draw_has_no_heading() {
        let drawn = told(
            SeatSet::EMPTY,
            Ending::Agreement,
            Some(Seat::GUEST),
            Language::English,
        );
        assert_eq!(drawn.heading, None);
        assert_eq!(drawn.reason, "The players agree to a draw.");
    }

    #[test]
    fn no_language_names_the_seat_of_the_reader() {
        for language in Language::ALL {
            let seat = paisho_view::words::Words::new(language).seat(Seat::GUEST, SeatCount::Two);
            for ending in Ending::ALL {
                for winner in [Seat::GUEST, Seat::HOST] {
                    let told = told(winner.alone(), *ending, Some(Seat::GUEST), language);
                    let is_counted = matches!(
                        ending,
                        Ending::LastFlower(Decider::Nothing) | Ending::Stuck(Decider::Nothing)
                    );
                    let is_possible =
                        !is_counted && !matches!(ending, Ending::Repetition | Ending::Agreement);
                    assert!(!is_possible || !told.reason.contains(&seat), "{told:?}");
                }
            }
        }
    }
}
