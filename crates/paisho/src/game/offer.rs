//! Offers between players: a draw, or a resignation with a gift ([§4.3](crate::text::rules#4.3)).
//!
//! There is one open offer at most. While a gift is open nobody plays on; an offered draw lasts
//! until it is answered or a player who has not agreed plays a turn.

use core::fmt;

use super::Game;
use crate::outcome::Ending;
use crate::seat::{Seat, SeatSet};

/// An open offer that others may accept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// A draw. It takes effect once all players have agreed.
    Draw {
        /// The players who have agreed so far, including the one who offered.
        agreed: SeatSet,
    },
    /// A resignation with a gift. If the opponent accepts the gift as worth the win, the giver
    /// wins; if not, the resignation stands.
    Gift {
        /// The player who resigns.
        from: Seat,
    },
}

/// Why an offer can't be made or answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OfferError {
    /// The game is over.
    GameOver,
    /// The seat is not in the game.
    NotInGame,
    /// There is an open offer already.
    AlreadyOffered,
    /// There is no such offer to answer.
    NothingOffered,
    /// A player can't answer their own offer.
    OwnOffer,
    /// The ruleset has no gifts, or the game is not for two players.
    NoGifts,
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::GameOver => "the game is over",
            Self::NotInGame => "this seat is not in the game",
            Self::AlreadyOffered => "another offer is still open",
            Self::NothingOffered => "there is no open offer",
            Self::OwnOffer => "players can't answer their own offers",
            Self::NoGifts => "the rules of this game do not allow gifts",
        })
    }
}

impl core::error::Error for OfferError {}

impl Game {
    /// The open offer.
    #[must_use]
    pub const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// Whether a player may make or answer offers: the game goes on, and the player has not left
    /// it.
    fn check_in_game(&self, seat: Seat) -> Result<(), OfferError> {
        if self.outcome().is_some() {
            Err(OfferError::GameOver)
        } else if self.position().active().contains(seat) {
            Ok(())
        } else {
            Err(OfferError::NotInGame)
        }
    }

    /// Offers a draw to all other players.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn offer_draw(&mut self, seat: Seat) -> Result<(), OfferError> {
        self.check_in_game(seat)?;
        if self.offer.is_some() {
            return Err(OfferError::AlreadyOffered);
        }
        self.offer = Some(Offer::Draw {
            agreed: seat.alone(),
        });
        Ok(())
    }

    /// Resigns with a gift, in a game of two ([§4.3](crate::text::rules#4.3)). It replaces an open
    /// offer of a draw: a player may resign at any time, so also with a gift.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn offer_gift(&mut self, seat: Seat) -> Result<(), OfferError> {
        self.check_in_game(seat)?;
        if matches!(self.offer, Some(Offer::Gift { .. })) {
            return Err(OfferError::AlreadyOffered);
        }
        // All seats are counted, not only the active ones: two left of three get no gifts.
        if !self.position().ruleset().gift || self.position().seats().len() != 2 {
            return Err(OfferError::NoGifts);
        }
        self.offer = Some(Offer::Gift { from: seat });
        Ok(())
    }

    /// Accepts the open offer.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn accept(&mut self, seat: Seat) -> Result<(), OfferError> {
        self.check_in_game(seat)?;
        match self.offer {
            None => Err(OfferError::NothingOffered),
            Some(Offer::Draw { agreed }) if agreed.contains(seat) => Err(OfferError::OwnOffer),
            Some(Offer::Gift { from }) if from == seat => Err(OfferError::OwnOffer),
            Some(Offer::Gift { from }) => {
                self.settle(from.alone(), Ending::Gift);
                Ok(())
            }
            Some(Offer::Draw { agreed }) => {
                self.agree(agreed.with(seat));
                Ok(())
            }
        }
    }

    /// Notes who has agreed. Players who left need not agree.
    fn agree(&mut self, agreed: SeatSet) {
        self.offer = Some(Offer::Draw { agreed });
        if self.position().active().minus(agreed).is_empty() {
            self.settle(SeatSet::EMPTY, Ending::Agreement);
        }
    }

    /// Declines the open offer, or withdraws the player's own offer of a draw. A declined gift
    /// leaves a plain resignation.
    ///
    /// # Errors
    /// Why that is not possible.
    pub fn decline(&mut self, seat: Seat) -> Result<(), OfferError> {
        self.check_in_game(seat)?;
        match self.offer {
            None => return Err(OfferError::NothingOffered),
            Some(Offer::Gift { from }) if from == seat => return Err(OfferError::OwnOffer),
            // The resignation stands. It also clears the offer.
            Some(Offer::Gift { from }) => self.resign(from),
            Some(Offer::Draw { .. }) => self.offer = None,
        }
        Ok(())
    }

    /// Playing a turn declines an open offer of a draw, unless the player has agreed to it.
    pub(super) fn decline_by_playing(&mut self, seat: Seat) {
        if let Some(Offer::Draw { agreed }) = self.offer
            && !agreed.contains(seat)
        {
            self.offer = None;
        }
    }
}
