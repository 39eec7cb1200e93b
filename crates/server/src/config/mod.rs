//! Settings of a server: flags, environment, file; all validated at the start.
