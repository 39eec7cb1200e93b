//! Short names for the user agents of browsers.

/// Parts of user agents and the browsers they mean, the most specific first: most browsers also
/// claim to be others.
const BROWSERS: [(&str, &str); 7] = [
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];

/// The same for operating systems.
const SYSTEMS: [(&str, &str); 6] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// The short name of a user agent; the user agent itself if it is not known.
#[must_use]
pub fn agent(long: &str) -> String {
    let find = |names: &[(&str, &'static str)]| {
        let known = names.iter().find(|(part, _)| long.contains(part));
        known.map(|(_, name)| *name)
    };
    match (find(&BROWSERS), find(&SYSTEMS)) {
        (Some(browser), Some(system)) => format!("{browser} · {system}"),
        (Some(browser), None) => browser.to_owned(),
        (None, _) => long.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_known_by_their_short_names() {
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) \
            Chrome/140.0.0.0 Safari/537.36";
        assert_eq!(agent(chrome), "Chrome · Linux");
        let safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 \
            Version/18.0 Mobile/15E148 Safari/604.1";
        assert_eq!(agent(safari), "Safari · iPhone");
        assert_eq!(agent("paisho-cli 1.0"), "paisho-cli 1.0");
    }
}
