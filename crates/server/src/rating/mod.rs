//! Ratings after a game, by Glicko-2.
