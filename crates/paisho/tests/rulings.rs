//! The ruling files: every paragraph of the rules as positions and claims in plain text.

#![expect(
    clippy::unwrap_used,
    clippy::disallowed_methods,
    reason = "a test may panic when its own preparation fails, and the rulings are files"
)]

use std::fs;
use std::path::PathBuf;

use paisho::Ruleset;
use paisho::case::Case;

/// The paragraphs of the rules that rulings exist for.
const PARAGRAPHS: &[&str] = &[
    "1.4", "2.1", "2.2", "2.3", "2.4", "3.1", "3.2", "3.3", "4.1", "4.2", "4.3", "5.1", "5.2",
    "5.3", "5.4", "5.5", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "7.1", "7.2", "7.3", "7.4",
    "7.5", "7.6", "8.1", "8.2", "8.3", "8.4", "9.1", "9.2", "9.3", "9.4", "10.1", "10.2", "10.3",
    "10.4", "10.5", "10.6",
];

/// The folder with a file for each edition, named after its preset.
const EDITIONS: &str = "rulings/editions";

struct Ruling {
    name: String,
    text: String,
}

/// A path of the package.
fn path(below: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(below)
}

/// All ruling files, by name: those about paragraphs, and those about editions.
fn rulings() -> Vec<Ruling> {
    let folders = [path("rulings"), path(EDITIONS)];
    let mut rulings: Vec<Ruling> = folders
        .iter()
        .flat_map(|folder| fs::read_dir(folder).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "txt"))
        .map(|path| Ruling {
            name: path.file_name().unwrap().to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).unwrap(),
        })
        .collect();
    rulings.sort_by(|a, b| a.name.cmp(&b.name));
    rulings
}

/// The claims of a text that fail, each as `file:line: what the rules say instead`.
fn failures(name: &str, text: &str) -> Vec<String> {
    let case = match Case::parse(text) {
        Ok(case) => case,
        Err(error) => return vec![format!("{name}:{}: {error}", error.line)],
    };
    let failed = case.check().err().unwrap_or_default();
    failed
        .into_iter()
        .map(|f| format!("{name}:{}: {}", f.line, f.instead))
        .collect()
}

#[test]
fn every_ruling_holds() {
    let failed: Vec<String> = rulings()
        .iter()
        .flat_map(|r| failures(&r.name, &r.text))
        .collect();
    assert!(failed.is_empty(), "\n{}", failed.join("\n"));
}

/// A file is about the paragraphs that its comments name.
#[test]
fn every_paragraph_has_a_ruling() {
    let heads: Vec<String> = rulings()
        .iter()
        .flat_map(|r| r.text.lines())
        .filter(|line| line.starts_with("# §"))
        .filter_map(|line| line.strip_prefix("# §"))
        .filter_map(|line| line.split([' ', ',', ':']).next())
        .map(str::to_owned)
        .collect();
    let missing: Vec<_> = PARAGRAPHS
        .iter()
        .filter(|p| !heads.iter().any(|h| h == *p))
        .collect();
    assert!(missing.is_empty(), "no ruling for {missing:?}");
}

#[test]
fn the_written_rules_have_every_paragraph_and_every_switch() {
    let rules = fs::read_to_string(path("docs/rules.md")).unwrap();
    for paragraph in PARAGRAPHS {
        let head = format!("\n<a id=\"{paragraph}\"></a>**§{paragraph}");
        assert!(rules.contains(&head), "no paragraph §{paragraph}");
    }
    for switch in Ruleset::switches() {
        assert!(
            rules.contains(&format!("`{switch}`")),
            "the rules do not mention {switch}"
        );
    }
    for (preset, _) in Ruleset::presets() {
        assert!(rules.contains(&format!("**`{preset}`**")), "no {preset}");
    }
}

/// Every switch is used in some ruling, except those that only a whole game can show.
#[test]
fn every_switch_has_a_ruling() {
    let presets: Vec<Ruleset> = Ruleset::presets().map(|(_, ruleset)| ruleset).collect();
    let played: Vec<Ruleset> = rulings()
        .iter()
        .flat_map(|r| r.text.lines())
        .filter_map(|line| line.strip_prefix("rules "))
        .map(|ruleset| ruleset.parse().unwrap())
        .chain(presets)
        .collect();
    for switch in Ruleset::switches().filter(|s| !s.ends_with("gift")) {
        let is_on = |ruleset: &Ruleset| {
            let turned: Ruleset = format!("{ruleset}.{switch}").parse().unwrap();
            turned == *ruleset
        };
        assert!(played.iter().any(is_on), "no ruling plays with {switch}");
    }
}

/// The presets that are editions each have a file, which plays by that edition only.
#[test]
fn every_edition_has_forty_rulings() {
    let editions = Ruleset::presets().filter(|(p, _)| !["rulebook", "garden_gate"].contains(p));
    for (edition, _) in editions {
        let file = path(EDITIONS).join(format!("{edition}.txt"));
        let text = fs::read_to_string(file).unwrap();
        let claims = text.lines().filter(|line| falsify(line).is_some()).count();
        assert!(claims >= 40, "{edition} has {claims}");
        let mut rules = text.lines().filter_map(|line| line.strip_prefix("rules "));
        assert!(rules.all(|rules| rules.split('.').next() == Some(edition)));
    }
}

#[test]
fn every_ruling_is_explained_in_words() {
    for ruling in rulings() {
        assert!(
            ruling.text.starts_with("# §"),
            "{} does not begin with its paragraph",
            ruling.name
        );
        let cases = ruling.text.split("\n\n").filter(|c| !c.trim().is_empty());
        let untold: Vec<&str> = cases.filter(|c| !c.contains('#')).collect();
        assert!(untold.is_empty(), "{}: {untold:?}", ruling.name);
    }
}

/// Turns a claim into its opposite, if that is a claim too.
fn falsify(line: &str) -> Option<String> {
    let (word, rest) = line.split_once(' ')?;
    let first = rest.split(' ').next()?;
    let none = rest.ends_with("none");
    Some(match word {
        "legal" => format!("illegal {rest} because §4.1"),
        "illegal" => format!("legal {first}"),
        "bonus" => format!("no bonus {rest}"),
        "no" => rest.to_owned(),
        "count" => format!("count 9{rest}"),
        "trapped" => format!("drained {rest}"),
        "drained" => format!("protected {rest}"),
        "protected" => format!("trapped {rest}"),
        "not" => format!("{rest} by (0,0)"),
        "outcome" if none => "outcome draw ring".to_owned(),
        "outcome" | "ring" if !none => format!("{word} none"),
        "harmonies" | "tile" | "reach" if !none => format!("{word} {first} none"),
        "reach" => format!("{word} {first} (0,0)"),
        "holds" if rest.ends_with("x0") => format!("{}1", &line[..line.len() - 1]),
        "holds" => format!("{}0", &line[..line.len() - 1]),
        "invalid" => format!("invalid not {rest}"),
        _ => return None,
    })
}

/// The check can fail: every claim that is turned into its opposite fails, on its own line.
#[test]
fn every_falsified_ruling_fails() {
    let mut falsified = 0;
    for Ruling { name, text } in rulings() {
        let lines: Vec<&str> = text.lines().collect();
        for (i, line) in lines.iter().enumerate() {
            let Some(opposite) = falsify(line) else {
                continue;
            };
            let until_here = [&lines[..i], &[opposite.as_str()]].concat().join("\n");
            let failed = failures(&name, &until_here);
            let place = format!("{name}:{}:", i + 1);
            assert!(
                failed.iter().any(|f| f.starts_with(&place)),
                "{place} {opposite:?} passes"
            );
            falsified += 1;
        }
    }
    assert!(falsified > 500, "only {falsified} claims were turned");
}
