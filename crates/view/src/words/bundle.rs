//! Builds a Fluent bundle from files, with two functions that insert terms in the right form.
//!
//! Fluent has no reference to a term whose name is in a variable. But a sentence must be able to
//! say "this tile, whichever it is, in the accusative". So the forms of all terms are collected
//! once, and sentences contain `{ TERM($tile, form: "accusative") }`, or at their beginning
//! `{ START($tile, form: "nominative") }`, which capitalises the first letter. Without a form they
//! insert the plain name. Each language defines its own forms.

use std::collections::BTreeMap;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern, PatternElement, Term};

use super::Language;

/// A parsed file, which several bundles can share.
pub(super) type File = Arc<FluentResource>;

/// A bundle that is `Send` and `Sync`.
pub(super) type Bundle = FluentBundle<File>;

/// The forms of all terms, by term and name of the form; the plain name has an empty form name.
type Forms = BTreeMap<(String, String), String>;

/// Parses a file. The tests check that our files have no errors; if there is one, the rest of the
/// file is still used.
pub(super) fn read(file: &str) -> File {
    let parsed = FluentResource::try_new(file.to_owned());
    Arc::new(parsed.unwrap_or_else(|(sound_part, _)| sound_part))
}

/// Builds the bundle of a language.
pub(super) fn build(language: Language, files: &[File]) -> Bundle {
    let locale = language.tag().parse().unwrap_or_default();
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Values are already isolated where necessary (see `args`), so Fluent need not isolate all.
    bundle.set_use_isolating(false);
    let mut forms = Forms::new();
    for file in files {
        collect_forms(file, &mut forms);
        let added = bundle.add_resource(Arc::clone(file));
        debug_assert!(added.is_ok(), "{language:?}: {added:?}");
    }
    add_functions(&mut bundle, forms);
    bundle
}

fn collect_forms(resource: &FluentResource, forms: &mut Forms) {
    for entry in resource.entries() {
        if let Entry::Term(term) = entry {
            forms.extend(forms_of(term));
        }
    }
}

fn forms_of<'a>(term: &'a Term<&str>) -> impl Iterator<Item = ((String, String), String)> + 'a {
    let plain = (String::new(), &term.value);
    let others = term
        .attributes
        .iter()
        .map(|a| (a.id.name.to_owned(), &a.value));
    std::iter::once(plain)
        .chain(others)
        .map(|(form, value)| ((term.id.name.to_owned(), form), plain_text(value)))
}

/// The text of a pattern. Forms of terms have no placeables.
fn plain_text(pattern: &Pattern<&str>) -> String {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(text).collect()
}

fn add_functions(bundle: &mut Bundle, forms: Forms) {
    let forms = Arc::new(forms);
    let shared = Arc::clone(&forms);
    let term = bundle.add_function("TERM", move |positional, named| {
        form_of(&shared, positional, named).map_or(FluentValue::Error, FluentValue::from)
    });
    let start = bundle.add_function("START", move |positional, named| {
        form_of(&forms, positional, named)
            .map_or(FluentValue::Error, |text| capitalised(&text).into())
    });
    debug_assert!(term.is_ok() && start.is_ok(), "two different names");
}

/// The result of a call such as `TERM("rose", form: "accusative")`. A text that is not a term of
/// the language is used unchanged, as a name.
fn form_of(
    forms: &Forms,
    positional: &[FluentValue<'_>],
    named: &FluentArgs<'_>,
) -> Option<String> {
    let [FluentValue::String(term)] = positional else {
        return None;
    };
    let form = match named.get("form") {
        Some(FluentValue::String(form)) => form.as_ref(),
        _ => "",
    };
    let is_known = forms.contains_key(&(term.to_string(), String::new()));
    let own_name = (!is_known).then(|| term.to_string());
    forms
        .get(&(term.to_string(), form.to_owned()))
        .cloned()
        .or(own_name)
}

fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters.clone()).collect()
}
