//! Every language has the same messages, attributes and variables as English, and the same terms.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use paisho_view::words::Language;

/// What one message or attribute refers to.
#[derive(Default, PartialEq, Eq, Debug)]
struct Mentions {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    /// Calls of `TERM` and `START`: the variable and the form.
    forms: BTreeSet<(String, String)>,
    functions: BTreeSet<String>,
}

/// The parsed files of a language.
#[derive(Default)]
struct Locale {
    /// Messages and, as `message.attribute`, their attributes.
    messages: BTreeMap<String, Mentions>,
    /// Terms with the names of their forms.
    terms: BTreeMap<String, BTreeSet<String>>,
}

fn folder(language: Language) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("locales")
        .join(language.tag())
}

fn read(language: Language) -> Locale {
    let mut locale = Locale::default();
    for file in fs::read_dir(folder(language)).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in &resource.body {
            locale.add(entry);
        }
    }
    locale
}

impl Locale {
    fn add(&mut self, entry: &Entry<&str>) {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let value = message.value.as_ref().map(|v| (id.to_owned(), v));
                let attributes = message
                    .attributes
                    .iter()
                    .map(|a| (format!("{id}.{}", a.id.name), &a.value));
                for (id, pattern) in value.into_iter().chain(attributes) {
                    let before = self.messages.insert(id.clone(), Mentions::of(pattern));
                    assert_eq!(before, None, "{id} appears twice");
                }
            }
            Entry::Term(term) => {
                let forms = term.attributes.iter().map(|a| a.id.name.to_owned());
                self.terms.insert(term.id.name.to_owned(), forms.collect());
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Junk { content } => panic!("{content}"),
        }
    }

    /// The variables of a message, including those of the messages it refers to.
    fn variables(&self, id: &str) -> BTreeSet<String> {
        let mentions = &self.messages[id];
        let inner = mentions.messages.iter().flat_map(|m| self.variables(m));
        mentions.variables.iter().cloned().chain(inner).collect()
    }
}

impl Mentions {
    fn of(pattern: &Pattern<&str>) -> Self {
        let mut mentions = Self::default();
        mentions.pattern(pattern);
        mentions
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. } => {}
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|v| self.pattern(&v.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.messages.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                arguments.positional.iter().for_each(|p| self.inline(p));
                for argument in &arguments.named {
                    assert_eq!(argument.name.name, "form");
                    if let (
                        [InlineExpression::VariableReference { id }],
                        InlineExpression::StringLiteral { value },
                    ) = (arguments.positional.as_slice(), &argument.value)
                    {
                        self.forms.insert((id.name.to_owned(), (*value).to_owned()));
                    }
                }
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::TermReference { id, .. } => {
                panic!("-{}: terms are reached by TERM and START only", id.name)
            }
        }
    }
}

#[test]
fn all_languages_have_the_same_messages_attributes_and_variables() {
    let english = read(Language::English);
    for language in Language::ALL {
        let locale = read(language);
        let ids = |l: &Locale| l.messages.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(ids(&locale), ids(&english), "{language:?}");
        for id in locale.messages.keys() {
            assert_eq!(
                locale.variables(id),
                english.variables(id),
                "{language:?} {id}"
            );
        }
    }
}

#[test]
fn all_languages_have_the_same_terms() {
    let terms = |language| read(language).terms.into_keys().collect::<Vec<_>>();
    let english = terms(Language::English);
    assert_eq!(english.len(), 15 + 6 + 4);
    for language in Language::ALL {
        assert_eq!(terms(language), english, "{language:?}");
    }
}

#[test]
fn every_form_is_used_and_every_used_form_exists() {
    for language in Language::ALL {
        let locale = read(language);
        let used = locale.messages.values().flat_map(|m| &m.forms);
        let used: BTreeSet<&String> = used.map(|(_, form)| form).collect();
        let there: BTreeSet<&String> = locale.terms.values().flatten().collect();
        assert_eq!(used, there, "{language:?}");
    }
}

#[test]
fn only_known_functions_are_called() {
    for language in Language::ALL {
        for (id, mentions) in read(language).messages {
            for function in mentions.functions {
                let known = ["TERM", "START"].contains(&function.as_str());
                assert!(known, "{language:?} {id}: {function}");
            }
        }
    }
}
