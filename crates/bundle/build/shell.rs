//! Adds everything around the modules: the HTML page, its style, its icons, the service worker.

use std::fs;
use std::path::Path;

use crate::compile::Built;
use crate::files::{Files, hash};
use crate::{icons, library, modules, words};

pub(crate) const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const PAGE: &str = "text/html; charset=utf-8";
const MANIFEST: &str = "application/manifest+json";
const PICTURE: &str = "image/svg+xml";
const DOTS: &str = "image/png";

/// Adds all files of the app.
pub(crate) fn gather(root: &Path, built: &Built, files: &mut Files) -> Result<(), String> {
    let page = root.join("crates/web/page");
    let read = |name: &str| text(&page.join(name));
    let engine = modules::add(files, "engine", &built.engine);
    let app = modules::add_app(files, &built.app, &built.parts)?;
    let style = joined(&root.join("crates/web/style"))?;
    let style = files.hashed("style", "css", STYLE, style.into_bytes());
    let boot = files.hashed("boot", "js", SCRIPT, read("boot.js")?.into_bytes());
    let icon = files.hashed("icon", "svg", PICTURE, icons::tile().into_bytes());
    let icons = add_icons(files);
    library::check_absence(&built.app.wasm)?;
    words::check_absence(&built.app.wasm)?;
    let library = library::fill(root, files)?;
    let words = words::fill(root, files)?;
    let version = format!(
        "{:016x}",
        hash(
            format!(
                "{}{engine}{style}{boot}{library}{}{}",
                app.script, words.home, words.rest
            )
            .as_bytes()
        )
    );
    let fill = |text: String| {
        let text = icons.iter().fold(text, |text, (name, path)| {
            text.replace(&format!("{{{{{name}}}}}"), path)
        });
        text.replace("{{app}}", &app.script)
            .replace("{{wasm}}", &app.wasm)
            .replace("{{parts}}", &app.parts)
            .replace("{{lazy_pages}}", &app.lazy_pages.join(" "))
            .replace("{{engine}}", &engine)
            .replace("{{library}}", &library)
            .replace("{{words}}", &words.home)
            .replace("{{more_words}}", &words.rest)
            .replace("{{style}}", &style)
            .replace("{{boot}}", &boot)
            .replace("{{icon}}", &icon)
            .replace("{{version}}", &version)
    };
    files.named("/index.html", PAGE, fill(read("index.html")?).into_bytes());
    let manifest = fill(read("manifest.webmanifest")?);
    files.named("/manifest.webmanifest", MANIFEST, manifest.into_bytes());
    let kept = files
        .kept_forever()
        .map(|p| format!("{p:?}"))
        .collect::<Vec<_>>();
    let worker = fill(read("sw.js")?).replace("{{files}}", &kept.join(","));
    files.named("/sw.js", SCRIPT, worker.into_bytes());
    Ok(())
}

/// Adds the PNG icons, and returns the placeholder name and the path of each. The system requests
/// them, not the app, so they are not cached for offline use.
fn add_icons(files: &mut Files) -> Vec<(&'static str, String)> {
    let pictures = icons::PICTURES.iter();
    pictures
        .map(|(name, picture)| (*name, files.lent(name, "png", DOTS, picture.to_vec())))
        .collect()
}

/// All files of a folder concatenated, sorted by name.
pub(crate) fn joined(folder: &Path) -> Result<String, String> {
    let failed = |e: std::io::Error| format!("{}: {e}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    let texts: Result<Vec<_>, _> = paths.iter().map(|path| text(path)).collect();
    Ok(texts?.concat())
}

/// A file as text.
pub(crate) fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}
