//! The allowed dependencies between the crates of the workspace, and a check that no manifest has
//! another one.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Every crate of the workspace with the workspace crates it may depend on. A new crate or a new
/// dependency is a decision about the architecture: document it in `ARCHITECTURE.md` first, then
/// add it here.
const ALLOWED: &[(&str, &[&str])] = &[
    ("paisho", &[]),
    ("paisho-engine", &["paisho"]),
    ("paisho-view", &["paisho"]),
    ("paisho-wire", &["paisho"]),
    ("paisho-table", &["paisho", "paisho-wire"]),
    (
        "paisho-server",
        &[
            "paisho",
            "paisho-engine",
            "paisho-view",
            "paisho-wire",
            "paisho-table",
        ],
    ),
    (
        "paisho-web",
        &[
            "paisho",
            "paisho-engine",
            "paisho-view",
            "paisho-wire",
            "paisho-table",
        ],
    ),
    ("paisho-worker", &["paisho-engine"]),
    ("paisho-bundle", &["paisho", "paisho-view"]),
    (
        "paisho-cli",
        &[
            "paisho",
            "paisho-engine",
            "paisho-view",
            "paisho-wire",
            "paisho-table",
            "paisho-server",
            "paisho-bundle",
            // Its tests only: they complete the lessons in a browser.
            "paisho-web",
        ],
    ),
    ("paisho-lab", &["paisho", "paisho-engine", "paisho-wire"]),
];

/// The dependencies of each crate, of all kinds and for all targets.
type Crates = BTreeMap<String, Vec<String>>;

/// The forbidden dependencies among some crates.
fn complaints(crates: &Crates) -> Vec<String> {
    let mut found = Vec::new();
    for (name, dependencies) in crates {
        let Some((_, allowed)) = ALLOWED.iter().find(|(known, _)| known == name) else {
            found.push(format!(
                "`{name}` is not in the table of allowed dependencies"
            ));
            continue;
        };
        let inner = dependencies.iter().filter(|d| is_ours(d, crates));
        for dependency in inner.filter(|d| !allowed.contains(&d.as_str())) {
            found.push(format!("`{name}` may not depend on `{dependency}`"));
        }
    }
    found
}

/// Whether a dependency is one of this workspace's crates.
fn is_ours(name: &str, crates: &Crates) -> bool {
    crates.contains_key(name) || ALLOWED.iter().any(|(known, _)| *known == name)
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn manifest(folder: &Path) -> toml::Table {
    let path = folder.join("Cargo.toml");
    let text = fs::read_to_string(&path).unwrap();
    text.parse().unwrap_or_else(|e| panic!("{path:?}: {e}"))
}

/// All members of the workspace.
fn workspace() -> Crates {
    let manifest_of_root = manifest(&root());
    let members = manifest_of_root["workspace"]["members"].as_array().unwrap();
    members
        .iter()
        .flat_map(|member| folders(member.as_str().unwrap()))
        .map(|folder| {
            let manifest = manifest(&folder);
            let name = manifest["package"]["name"].as_str().unwrap().to_owned();
            (name, dependencies(&manifest))
        })
        .collect()
}

/// The folders that an entry of `members` refers to; it may end in `/*`.
fn folders(member: &str) -> Vec<PathBuf> {
    let Some(parent) = member.strip_suffix("/*") else {
        return vec![root().join(member)];
    };
    let entries = fs::read_dir(root().join(parent)).unwrap();
    entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.join("Cargo.toml").exists())
        .collect()
}

/// The dependencies in all tables of a manifest whose name ends in `dependencies`, including those
/// of single targets, by their real names.
fn dependencies(manifest: &toml::Table) -> Vec<String> {
    let mut found = Vec::new();
    for (key, value) in manifest {
        let Some(table) = value.as_table() else {
            continue;
        };
        if key.ends_with("dependencies") {
            found.extend(table.iter().map(|(name, entry)| {
                let renamed = entry.get("package").and_then(|p| p.as_str());
                renamed.unwrap_or(name).to_owned()
            }));
        } else if key == "target" {
            let targets = table.values().filter_map(|target| target.as_table());
            found.extend(targets.flat_map(dependencies));
        }
    }
    found
}

#[test]
fn every_edge_between_crates_is_allowed() {
    let crates = workspace();
    assert!(crates.contains_key("paisho") && crates.contains_key("paisho-cli"));
    assert_eq!(complaints(&crates), Vec::<String>::new());
}

fn crates(list: &[(&str, &str)]) -> Crates {
    list.iter()
        .map(|(name, manifest)| ((*name).to_owned(), dependencies(&manifest.parse().unwrap())))
        .collect()
}

#[test]
fn a_new_edge_is_reported() {
    let crates = crates(&[
        ("paisho", ""),
        (
            "paisho-engine",
            "[dependencies]\npaisho-view.workspace = true\n",
        ),
        (
            "paisho-view",
            "[dependencies]\npaisho.workspace = true\nserde = \"1\"\n",
        ),
    ]);
    assert_eq!(
        complaints(&crates),
        ["`paisho-engine` may not depend on `paisho-view`"]
    );
}

#[test]
fn edges_of_tests_targets_and_other_names_are_seen() {
    let crates = crates(&[
        ("paisho", "[dev-dependencies]\npaisho-lab = \"1\"\n"),
        (
            "paisho-wire",
            "[target.'cfg(unix)'.dependencies]\npaisho-engine = \"1\"\n",
        ),
        (
            "paisho-view",
            "[build-dependencies]\nwords = { package = \"paisho-wire\", version = \"1\" }\n",
        ),
    ]);
    assert_eq!(
        complaints(&crates),
        [
            "`paisho` may not depend on `paisho-lab`",
            "`paisho-view` may not depend on `paisho-wire`",
            "`paisho-wire` may not depend on `paisho-engine`",
        ]
    );
}

#[test]
fn a_crate_outside_the_table_is_reported() {
    let crates = crates(&[("paisho-teapot", "")]);
    assert_eq!(
        complaints(&crates),
        ["`paisho-teapot` is not in the table of allowed dependencies"]
    );
}
