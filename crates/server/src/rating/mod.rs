//! Ratings after a game, by Glicko-2, separately for each rating class (speed, with or without
//! bots). Pure arithmetic.

use paisho_wire::{PersonKind, RatingShown, Seat, Speed, TableSetup, UnixMillis};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

/// A rating with a larger deviation than this is shown as provisional.
pub const PROVISIONAL: f64 = 110.0;
/// The rating period: a rating becomes less certain for each such time without a game.
const PERIOD: UnixMillis = 30 * 24 * 60 * 60 * 1000;
/// The limit of periods: any rating is as uncertain as a new one after this many, and never becomes
/// more so.
const MOST_PERIODS: u64 = 120;

/// A player's rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// The rating deviation: how uncertain it is.
    pub deviation: f64,
    /// The volatility: how erratic the player's results are.
    pub volatility: f64,
    /// When it was computed.
    pub at: UnixMillis,
}

impl Rating {
    /// The rating of a new player.
    #[must_use]
    pub fn new(at: UnixMillis) -> Self {
        Self::from_glicko(Glicko2Rating::new(), at)
    }

    /// The rating as others see it.
    #[must_use]
    pub fn shown(&self) -> RatingShown {
        #[expect(
            clippy::cast_possible_truncation,
            reason = "ratings are far from the ends of an i32, and a cast saturates"
        )]
        RatingShown {
            rating: self.rating.round() as i32,
            provisional: self.deviation > PROVISIONAL,
        }
    }

    const fn from_glicko(rating: Glicko2Rating, at: UnixMillis) -> Self {
        Self {
            rating: rating.rating,
            deviation: rating.deviation,
            volatility: rating.volatility,
            at,
        }
    }

    /// The rating at a later time: less certain the longer the player has not played.
    fn aged(&self, now: UnixMillis) -> Glicko2Rating {
        let rating = Glicko2Rating {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
        };
        let periods = (now.saturating_sub(self.at) / PERIOD).min(MOST_PERIODS);
        (0..periods).fold(rating, |rating, _| decay_deviation(&rating))
    }
}

/// The result of a game for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fared {
    /// Won, perhaps together with others.
    Won,
    /// Drew: there was no winner.
    Drew,
    /// Lost.
    Lost,
}

impl Fared {
    /// The result for the player on a seat, given the winners.
    #[must_use]
    pub fn of(seat: Seat, winners: &[Seat]) -> Self {
        match winners {
            [] => Self::Drew,
            _ if winners.contains(&seat) => Self::Won,
            _ => Self::Lost,
        }
    }

    /// The result of one player against another: in games of more than two, winners beat losers,
    /// and players with the same result drew with each other.
    const fn against(self, other: Self) -> Outcomes {
        match (self, other) {
            (Self::Won, Self::Lost) => Outcomes::WIN,
            (Self::Lost, Self::Won) => Outcomes::LOSS,
            _ => Outcomes::DRAW,
        }
    }
}

/// The ratings after a game, in the order of the players.
#[must_use]
pub fn rate(players: &[(Rating, Fared)], now: UnixMillis) -> Vec<Rating> {
    let aged: Vec<(Glicko2Rating, Fared)> = players
        .iter()
        .map(|(rating, fared)| (rating.aged(now), *fared))
        .collect();
    let config = Glicko2Config::new();
    let after = |(i, (own, fared)): (usize, &(Glicko2Rating, Fared))| {
        let others = aged.iter().enumerate().filter(|(j, _)| *j != i);
        let results: Vec<_> = others
            .map(|(_, (rating, other))| (*rating, fared.against(*other)))
            .collect();
        Rating::from_glicko(glicko2_rating_period(own, &results, &config), now)
    };
    aged.iter().enumerate().map(after).collect()
}

/// The rating class of a game: its speed, counted separately if a bot plays. `None` for unrated
/// games.
#[must_use]
pub fn class(setup: &TableSetup) -> Option<String> {
    let kinds = || setup.players.iter().map(|p| p.person.kind);
    let counts = |kind| matches!(kind, PersonKind::Member | PersonKind::Bot);
    (setup.rated && kinds().all(counts)).then(|| {
        let bots = kinds().any(|kind| kind == PersonKind::Bot);
        class_name(setup.time.speed(), bots.then_some(PersonKind::Bot))
    })
}

/// The name of a rating class: a speed, among people or with bots.
#[must_use]
pub fn class_name(speed: Speed, with: Option<PersonKind>) -> String {
    match with {
        Some(PersonKind::Bot) => format!("{}_bots", speed.word()),
        _ => speed.word().to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            volatility: 0.06,
            at: 0,
        }
    }

    /// The example of Glickman's paper: one win and two losses in one period.
    #[test]
    fn the_published_example_comes_out() {
        let config = Glicko2Config {
            tau: 0.5,
            ..Glicko2Config::new()
        };
        let results = [
            (rating(1400.0, 30.0).aged(0), Outcomes::WIN),
            (rating(1550.0, 100.0).aged(0), Outcomes::LOSS),
            (rating(1700.0, 300.0).aged(0), Outcomes::LOSS),
        ];
        let after = glicko2_rating_period(&rating(1500.0, 200.0).aged(0), &results, &config);
        assert!((after.rating - 1464.06).abs() < 0.1, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.1, "{after:?}");
    }

    #[test]
    fn winning_gains_losing_costs_and_both_become_more_certain() {
        let new = Rating::new(0);
        let after = rate(&[(new, Fared::Won), (new, Fared::Lost)], 1000);
        assert!(after[0].rating > 1500.0 && after[1].rating < 1500.0);
        let gained = after[0].rating - 1500.0;
        assert!((gained - (1500.0 - after[1].rating)).abs() < 1e-6);
        assert!(after.iter().all(|r| r.deviation < 350.0 && r.at == 1000));
        assert!(after[0].shown().provisional);
    }

    #[test]
    fn a_draw_between_equals_changes_no_rating() {
        let new = Rating::new(0);
        let after = rate(&[(new, Fared::Drew), (new, Fared::Drew)], 0);
        assert!((after[0].rating - 1500.0).abs() < 1e-9);
    }

    #[test]
    fn at_larger_tables_everybody_meets_everybody() {
        let new = Rating::new(0);
        let fared = [Fared::Won, Fared::Lost, Fared::Won, Fared::Lost];
        let after = rate(&fared.map(|f| (new, f)), 0);
        assert!((after[0].rating - after[2].rating).abs() < 1e-9);
        assert!(after[0].rating > after[1].rating);
    }

    #[test]
    fn ratings_grow_uncertain_with_time() {
        let known = rating(1700.0, 60.0);
        let year = 12 * PERIOD;
        assert!(known.aged(year).deviation > 60.0);
        assert!(known.aged(u64::MAX).deviation <= 350.0);
        assert!((known.aged(year).rating - 1700.0).abs() < 1e-9);
    }

    #[test]
    fn seats_fare_by_the_list_of_winners() {
        assert_eq!(Fared::of(Seat::South, &[]), Fared::Drew);
        assert_eq!(Fared::of(Seat::South, &[Seat::South]), Fared::Won);
        assert_eq!(Fared::of(Seat::South, &[Seat::North]), Fared::Lost);
    }
}
