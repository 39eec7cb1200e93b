"""Puts many mutants into one copy of a source file, each behind a number.

The body of a function with mutants becomes a chain of conditions: one copy of the body for each mutant,
with that mutant in it, and the original at the end. Which copy runs is chosen when the program starts,
so that the crate is compiled once instead of once for each mutant.
"""

import re
from dataclasses import dataclass, field

SWITCH = '''
/// Chooses among the mutants of this crate.
#[doc(hidden)]
pub mod mutation_switch {
    extern crate std;
    use std::io::Write as _;
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicBool, Ordering};

    static CHOSEN: OnceLock<usize> = OnceLock::new();
    static TRACE: OnceLock<Option<std::ffi::OsString>> = OnceLock::new();
    static SEEN: [AtomicBool; COUNT] = [const { AtomicBool::new(false) }; COUNT];

    /// Whether this is the mutant that runs. With a trace, notes that its function was entered.
    pub fn on(id: usize) -> bool {
        let trace = TRACE.get_or_init(|| std::env::var_os("MUTANT_TRACE"));
        if let Some(path) = trace {
            if !SEEN[id].swap(true, Ordering::Relaxed) {
                let mut file = std::fs::OpenOptions::new()
                    .append(true).create(true).open(path).expect("the trace");
                file.write_all(std::format!("{id}\\n").as_bytes()).expect("the trace");
            }
        }
        let chosen = CHOSEN.get_or_init(|| {
            let text = std::env::var("MUTANT").unwrap_or_default();
            text.parse().unwrap_or(0)
        });
        *chosen == id
    }
}
'''


@dataclass(eq=False)
class Mutant:
    """One change: in `file`, the text from `start` to `end` becomes `replacement`."""

    id: int
    name: str
    file: str
    start: int
    end: int
    replacement: str
    function: tuple[int, int] | None


@dataclass(eq=False)
class Woven:
    """A file with its mutants in it."""

    text: str
    # (start, end, mutant) of each mutated copy, in bytes.
    regions: list = field(default_factory=list)


def offset_of(lines, place):
    """The offset of a line and column, both counted from 1."""
    return lines[place["line"] - 1] + place["column"] - 1


def line_starts(text):
    starts = [0]
    starts.extend(match.end() for match in re.finditer("\n", text))
    return starts


TOKEN = re.compile(
    r"""
      //[^\n]*
    | (?P<comment>/\*)
    | [bc]?r(?P<hashes>\#*)"
    | [bc]?"(?:\\.|[^"\\])*"
    | b?'(?:\\(?:x[0-9a-fA-F]{2}|u\{[0-9a-fA-F_]+\}|.)|[^'\\])'
    | '[A-Za-z_]\w*
    | (?P<bracket>[(){}\[\]])
    | [A-Za-z_]\w*
    | .
    """,
    re.VERBOSE | re.DOTALL,
)


def brackets(text, start, end):
    """The brackets of a source text, without those in comments, strings and characters."""
    at = start
    while at < end:
        found = TOKEN.match(text, at)
        at = found.end()
        if found["comment"]:
            depth = 1
            while depth:
                edge = re.compile(r"/\*|\*/").search(text, at)
                depth += 1 if edge[0] == "/*" else -1
                at = edge.end()
        elif found["hashes"] is not None:
            at = text.index('"' + found["hashes"], at) + 1 + len(found["hashes"])
        elif found["bracket"]:
            yield found.start(), found["bracket"]


def body_of(text, function):
    """Where the body of a function begins and ends, without its braces."""
    start, end = function
    depth, begin = 0, None
    for at, bracket in brackets(text, start, end):
        if bracket == "{" and depth == 0 and begin is None:
            begin = at
        depth += 1 if bracket in "({[" else -1
        if begin is not None and depth == 0:
            return (begin + 1, at) if at == end - 1 else None
    return None


def outermost(function, functions):
    """The outermost of the functions around a function."""
    around = [f for f in functions if f[0] <= function[0] and function[1] <= f[1]]
    return min(around, key=lambda f: f[0] - f[1])


def weave(text, mutants, plain):
    """The text with all mutants in it. `plain` says which functions have to stay as they are; returns
    the woven file and the mutants that could not be put into it."""
    functions = {mutant.function for mutant in mutants if mutant.function}
    by_function, left = {}, []
    for mutant in mutants:
        if mutant.function:
            by_function.setdefault(outermost(mutant.function, functions), []).append(mutant)
        else:
            left.append(mutant)
    parts, regions, at, size = [], [], 0, 0

    def put(piece):
        nonlocal size
        parts.append(piece)
        size += len(piece.encode())

    for function in sorted(by_function):
        chosen = by_function[function]
        body = body_of(text, function)
        head = text[function[0] : body[0]] if body else ""
        fits = body and all(body[0] <= m.start and m.end <= body[1] for m in chosen)
        if not fits or plain(head):
            left.extend(chosen)
            continue
        put(text[at : function[0]])
        put(re.sub(r"\bconst (?=(async |unsafe )*fn\b)", "", head))
        for mutant in chosen:
            put(f" if crate::mutation_switch::on({mutant.id}) {{")
            begin = size
            put(text[body[0] : mutant.start] + mutant.replacement + text[mutant.end : body[1]])
            regions.append((begin, size, mutant))
            put("} else")
        put(" {" + text[body[0] : body[1]] + "} ")
        at = body[1]
    put(text[at:])
    return Woven("".join(parts), regions), left
