//! Tables in use: loaded, played at, watched, swept.
