//! The files of the web app, embedded, in the form that the server expects.
//!
//! The build script compiles `paisho-web` and `paisho-worker` for browsers, gives the files names
//! with hashes and compresses them. With `PAISHO_WEB=skip` there are no files.
#![forbid(unsafe_code)]

use paisho_server::http::Asset;

/// All files of the app; empty if it was left out.
pub static FILES: &[Asset] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));
