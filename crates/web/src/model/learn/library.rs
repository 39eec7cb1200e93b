//! The server's library: files that are downloaded only when a user wants to read them.
//! `paisho-bundle` writes them.

use serde::Deserialize;

/// The contents of the library in one language.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Contents {
    /// The address of the words of the lessons.
    pub lessons: String,
    /// The title of the rulebook.
    pub title: String,
    /// Its chapters in order.
    pub chapters: Vec<ChapterEntry>,
}

/// A chapter of the rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct ChapterEntry {
    /// Its name in addresses, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
    /// The address of its text.
    pub file: String,
    /// Its sections in order.
    pub sections: Vec<SectionEntry>,
}

/// A section of a chapter.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct SectionEntry {
    /// Its name in addresses, the same in every language.
    pub id: String,
    /// Its title.
    pub title: String,
}

impl Contents {
    /// The index of the chapter with a name, or of the one that has a section with that name; the
    /// first chapter if the name is empty.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<usize> {
        if name.is_empty() {
            return Some(0);
        }
        let holds = |c: &ChapterEntry| c.id == name || c.sections.iter().any(|s| s.id == name);
        self.chapters.iter().position(holds)
    }
}

/// The address for a language, from a list in the page: `en=/…/a.json de=/…/b.json`.
#[must_use]
pub fn address_of<'a>(list: &'a str, tag: &str) -> Option<&'a str> {
    let mut entries = list.split_whitespace().filter_map(|e| e.split_once('='));
    entries
        .find(|(known, _)| *known == tag)
        .map(|(_, address)| address)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CONTENTS: &str = r#"{"lessons":"/l.ftl","title":"Rules","chapters":[
        {"id":"welcome","title":"Welcome","file":"/w.html","sections":[{"id":"goal","title":"Goal"}]},
        {"id":"clash","title":"Clash","file":"/c.html","sections":[]}]}"#;

    #[test]
    fn chapters_are_found_by_their_names_and_their_sections() {
        let contents: Contents = serde_json::from_str(CONTENTS).unwrap();
        assert_eq!(contents.find(""), Some(0));
        assert_eq!(contents.find("clash"), Some(1));
        assert_eq!(contents.find("goal"), Some(0));
        assert_eq!(contents.find("tea"), None);
    }

    #[test]
    fn every_language_has_its_address() {
        let list = "en=/assets/a.json he=/assets/b.json";
        assert_eq!(address_of(list, "he"), Some("/assets/b.json"));
        assert_eq!(address_of(list, "de"), None);
        assert_eq!(address_of("", "en"), None);
    }
}
