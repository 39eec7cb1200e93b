//! What surrounds the programs: the page, its style, its icons, the service worker.

use std::fs;
use std::path::Path;

use crate::compile::{Built, Module};
use crate::files::{Files, hash};
use crate::{icons, library};

const SCRIPT: &str = "text/javascript; charset=utf-8";
const WASM: &str = "application/wasm";
const STYLE: &str = "text/css; charset=utf-8";
const PAGE: &str = "text/html; charset=utf-8";
const MANIFEST: &str = "application/manifest+json";
const PICTURE: &str = "image/svg+xml";
const DOTS: &str = "image/png";

/// Gathers all files of the app.
pub(crate) fn gather(root: &Path, built: &Built, files: &mut Files) -> Result<(), String> {
    let page = root.join("crates/web/page");
    let read = |name: &str| text(&page.join(name));
    let engine = add_module(files, "engine", &built.engine);
    let app = add_module(files, "app", &built.app);
    let style = styles(&root.join("crates/web/style"))?;
    let style = files.hashed("style", "css", STYLE, style.into_bytes());
    let dawn = files.hashed("dawn", "js", SCRIPT, read("dawn.js")?.into_bytes());
    let icon = files.hashed("icon", "svg", PICTURE, icons::tile().into_bytes());
    let icons = add_icons(files)?;
    library::check_absence(&built.app.wasm)?;
    let library = library::fill(root, files)?;
    let version = format!(
        "{:016x}",
        hash(format!("{app}{engine}{style}{dawn}{library}").as_bytes())
    );
    let fill = |text: String| {
        let text = icons.iter().fold(text, |text, (name, path)| {
            text.replace(&format!("{{{{{name}}}}}"), path)
        });
        text.replace("{{app}}", &app)
            .replace("{{engine}}", &engine)
            .replace("{{library}}", &library)
            .replace("{{style}}", &style)
            .replace("{{dawn}}", &dawn)
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

/// Icons in dots, each with the name by which page and manifest ask for it. They are asked for by the
/// system and not by the app, so they are not kept for times without a network.
fn add_icons(files: &mut Files) -> Result<Vec<(&'static str, String)>, String> {
    let on_ground = icons::tile_on_ground(9);
    let pictures = [
        ("icon-192", icons::tile(), 192),
        ("icon-512", icons::tile(), 512),
        // What may be cut off on every side, and a little more.
        ("icon-maskable", icons::tile_on_ground(18), 512),
        ("icon-apple", on_ground, 180),
    ];
    let mut added = Vec::new();
    for (name, svg, pixels) in pictures {
        let picture = icons::png(&svg, pixels)?;
        added.push((name, files.lent(name, "png", DOTS, picture)));
    }
    Ok(added)
}

/// A program and the script that loads and starts it. A program that can't be loaded is an error of the
/// page or the worker, which is heard of; a promise that breaks in a worker is not.
fn add_module(files: &mut Files, name: &str, module: &Module) -> String {
    let wasm = files.hashed(name, "wasm", WASM, module.wasm.clone());
    let file = wasm.rsplit('/').next().unwrap_or_default();
    let script = format!(
        "{}\n__wbg_init({{module_or_path: new URL({file:?}, import.meta.url)}})\
         .catch((error) => setTimeout(() => {{ throw error; }}));\n",
        module.script
    );
    files.hashed(name, "js", SCRIPT, script.into_bytes())
}

/// All style sheets as one, in the order of their names.
fn styles(folder: &Path) -> Result<String, String> {
    let failed = |e: std::io::Error| format!("{}: {e}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    let sheets: Result<Vec<_>, _> = paths.iter().map(|path| text(path)).collect();
    Ok(sheets?.concat())
}

fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}
