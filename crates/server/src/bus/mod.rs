//! Tells whoever listens that something is new; never what.
