//! The string literals of Rust code, for tests that read messages.

/// All string literals with the number of the line on which each begins. A backslash at the end of
/// a line is resolved, so that a message is one text; other escapes stay as they are written.
pub(crate) fn literals(code: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut rest = code;
    while let Some(start) = rest.find(['"', '\'', '/']) {
        let (before, here) = rest.split_at(start);
        let length = match &here[..1] {
            "\"" => {
                let contents = contents(before, &here[1..]);
                let line = code[..code.len() - here.len()].matches('\n').count() + 1;
                found.push((line, joined(contents)));
                contents.len() + 2
            }
            "'" => character(here),
            _ if here.starts_with("//") => here.find('\n').unwrap_or(here.len()),
            _ => 1,
        };
        rest = &here[length..];
    }
    found
}

/// The part of `text` that belongs to the literal which begins there.
fn contents<'a>(before: &str, text: &'a str) -> &'a str {
    let without_hashes = before.trim_end_matches('#');
    if without_hashes.ends_with('r') {
        let end = format!("\"{}", &before[without_hashes.len()..]);
        return &text[..text.find(&end).expect("a raw string ends")];
    }
    let mut escaped = false;
    let end = text.find(|letter| {
        let is_end = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        is_end
    });
    &text[..end.expect("a string ends")]
}

/// The length of a character literal, or of the quote of a lifetime.
fn character(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    let first = letters.next().map(|(_, letter)| letter);
    match (first, letters.next()) {
        // The escaped character may be a quote itself.
        (Some('\\'), Some(_)) => text[3..].find('\'').map_or(1, |end| end + 4),
        (_, Some((end, '\''))) => end + 1,
        _ => 1,
    }
}

/// A literal without the breaks between its lines.
fn joined(contents: &str) -> String {
    let mut lines = contents.split("\\\n");
    let first = lines.next().unwrap_or_default().to_owned();
    lines.fold(first, |text, line| text + line.trim_start())
}
