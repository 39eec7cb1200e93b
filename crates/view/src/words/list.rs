//! Lists: "A, B and C".

use super::{Key, Words, isolate};

impl Words {
    /// Joins several texts as the language does it.
    pub(super) fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        let joined = |key| move |first, next| self.join(key, first, next);
        match items.into_iter().reduce(joined(Key::ListMiddle)) {
            Some(first) => self.join(Key::ListEnd, first, last),
            None => last,
        }
    }

    /// Joins names of people.
    #[must_use]
    pub fn list_names(&self, names: impl IntoIterator<Item = String>) -> String {
        self.list(names.into_iter().map(|name| isolate(&name)))
    }

    fn join(&self, key: Key, first: String, last: String) -> String {
        let args = self.args().words("first", first).words("last", last);
        self.say(key, &args)
    }

    /// Joins two sentences.
    pub(super) fn sentences(&self, first: String, last: String) -> String {
        self.join(Key::Sentences, first, last)
    }
}
