//! The web app as files, embedded. The program hands them to the server, which this crate does not
//! know.
//!
//! The build script compiles `paisho-web` and `paisho-worker` for browsers, gives the files names
//! with hashes and compresses them. With `PAISHO_WEB=skip` there are no files.
#![forbid(unsafe_code)]

/// A file of the app.
#[derive(Clone, Copy, Debug)]
pub struct BundledFile {
    /// The path at which browsers ask for it.
    pub path: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Whether the path contains a hash of the content, so that browsers may keep the file for ever.
    pub is_hashed: bool,
    /// The content.
    pub plain: &'static [u8],
    /// The content, compressed by brotli.
    pub brotli: &'static [u8],
}

/// All files of the app; none if it was left out.
pub static FILES: &[BundledFile] = &include!(concat!(env!("OUT_DIR"), "/files.rs"));
