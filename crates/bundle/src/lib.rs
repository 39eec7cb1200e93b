//! The web app as files, embedded.
//!
//! The build script compiles `paisho-web` and `paisho-worker` for browsers, gives the files names
//! with hashes and compresses them. Built with `PAISHO_WEB=skip` there are none.
#![forbid(unsafe_code)]

/// A file of the app.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where browsers find it: `/assets/app-….js`.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// How long it may be kept.
    pub keep: Keep,
    /// As it is.
    pub plain: &'static [u8],
    /// Compressed by brotli.
    pub brotli: &'static [u8],
}

/// How long browsers may keep a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// For ever: the name changes with the content.
    Forever,
    /// They must ask each time whether it is still the same.
    Ask,
}

/// All files of the app; none if it was left out.
pub static FILES: &[File] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));
