//! Who may do what, decided in one place.
