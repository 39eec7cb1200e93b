//! Collects the files of the app and writes them, plain and compressed, together with Rust source
//! that embeds them.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::Care;

/// How long browsers may cache a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keep {
    /// The name contains a hash of the content: browsers may cache the file forever.
    Forever,
    /// Browsers must revalidate.
    Ask,
}

/// The path of files that are fetched on demand; the service worker has the same constant.
const LIBRARY: &str = "/assets/library/";

struct File {
    path: String,
    kind: &'static str,
    keep: Keep,
    content: Vec<u8>,
}

/// All files of the app.
#[derive(Default)]
pub(crate) struct Files(Vec<File>);

impl Files {
    /// Adds a file under a name with a hash of its content, and returns its path.
    pub(crate) fn hashed(
        &mut self,
        name: &str,
        ending: &str,
        kind: &'static str,
        content: Vec<u8>,
    ) -> String {
        let path = format!("/assets/{name}-{:016x}.{ending}", hash(&content));
        self.forever(&path, kind, content);
        path
    }

    /// Adds a file whose path changes whenever its content does.
    pub(crate) fn forever(&mut self, path: &str, kind: &'static str, content: Vec<u8>) {
        self.0.push(File {
            path: path.to_owned(),
            kind,
            keep: Keep::Forever,
            content,
        });
    }

    /// Like [`hashed`](Self::hashed), for a file that is fetched only on demand.
    pub(crate) fn lent(
        &mut self,
        name: &str,
        ending: &str,
        kind: &'static str,
        content: Vec<u8>,
    ) -> String {
        self.hashed(&format!("library/{name}"), ending, kind, content)
    }

    /// Adds a file whose path is fixed.
    pub(crate) fn named(&mut self, path: &str, kind: &'static str, content: Vec<u8>) {
        self.0.push(File {
            path: path.to_owned(),
            kind,
            keep: Keep::Ask,
            content,
        });
    }

    /// The files that never change under their name and are needed offline. Files of the library
    /// are cached when they are first read.
    pub(crate) fn kept_forever(&self) -> impl Iterator<Item = &str> {
        let kept = self.0.iter().filter(|file| file.keep == Keep::Forever);
        let paths = kept.map(|file| file.path.as_str());
        paths.filter(|path| !path.starts_with(LIBRARY))
    }

    /// Writes the files and the Rust source that lists them.
    pub(crate) fn write(&self, out: &Path, care: Care) -> Result<(), String> {
        let failed = |e: std::io::Error| format!("{}: {e}", out.display());
        let mut list = String::from("[\n");
        for (number, file) in self.0.iter().enumerate() {
            let (plain, small) = (format!("{number}.plain"), format!("{number}.br"));
            fs::write(out.join(&plain), &file.content).map_err(failed)?;
            fs::write(out.join(&small), compressed(&file.content, care)?).map_err(failed)?;
            let is_hashed = file.keep == Keep::Forever;
            let _ = writeln!(
                list,
                "BundledFile {{ path: {:?}, kind: {:?}, is_hashed: {is_hashed}, \
                 plain: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{plain}\")), \
                 brotli: include_bytes!(concat!(env!(\"OUT_DIR\"), \"/{small}\")) }},",
                file.path, file.kind
            );
        }
        list.push(']');
        fs::write(out.join("files.rs"), list).map_err(failed)
    }
}

fn compressed(content: &[u8], care: Care) -> Result<Vec<u8>, String> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: if care == Care::Full { 11 } else { 1 },
        lgwin: 22,
        ..Default::default()
    };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut small, &params)
        .map_err(|e| format!("compressing failed: {e}"))?;
    Ok(small)
}

/// FNV-1a, which is enough: names only have to differ when the content does.
pub(crate) fn hash(content: &[u8]) -> u64 {
    content.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
