//! The web app as files, embedded, in the form in which the server takes them.
//!
//! The build script compiles `paisho-web` and `paisho-worker` for browsers, gives the files names
//! with hashes and compresses them. Built with `PAISHO_WEB=skip` there are none.
#![forbid(unsafe_code)]

use paisho_server::http::Asset;

/// All files of the app; none if it was left out.
pub static FILES: &[Asset] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));
