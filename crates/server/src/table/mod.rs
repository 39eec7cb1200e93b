//! A table as a pure machine: a command at a given time becomes events or a refusal.
