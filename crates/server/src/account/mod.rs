//! Accounts, guests, sessions and tokens.
