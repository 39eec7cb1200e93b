//! Links of the best-known site, plain or compressed: parsing never panics, and a parsed game
//! survives a round trip through both forms.
#![no_main]

use libfuzzer_sys::fuzz_target;
use paisho::notation::site::SiteGame;

fuzz_target!(|text: &str| {
    match SiteGame::from_link(text) {
        Ok(site) => come_back(&site),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});

fn come_back(site: &SiteGame) {
    for warning in &site.warnings {
        assert!(!warning.to_string().is_empty());
    }
    for written in [
        site.game.to_site_query().ok(),
        site.game.to_site_link().ok(),
    ] {
        let read = written.map(|text| SiteGame::from_link(&text).map(|s| s.game));
        assert!(read.is_none_or(|game| game.as_ref() == Ok(&site.game)));
    }
}
