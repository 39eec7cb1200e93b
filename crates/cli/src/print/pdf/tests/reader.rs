//! Parses PDF files, as far as our own writer needs it.

use std::collections::BTreeMap;
use std::io::Read;

/// All compressed streams of a file, as text.
pub(super) fn streams(pdf: &[u8]) -> Vec<String> {
    let (begin, end) = (b"stream\n".as_slice(), b"\nendstream".as_slice());
    let find = |from: usize, what: &[u8]| {
        let rest = pdf[from..].windows(what.len());
        rest.enumerate()
            .find(|it| it.1 == what)
            .map(|it| from + it.0)
    };
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = find(at, begin) {
        at = find(start, end).unwrap() + end.len();
        let mut bytes = Vec::new();
        let inside = &pdf[start + begin.len()..at - end.len()];
        if flate2::read::ZlibDecoder::new(inside)
            .read_to_end(&mut bytes)
            .is_ok()
        {
            found.push(String::from_utf8_lossy(&bytes).into_owned());
        }
    }
    found
}

/// The text that the codes of a font stand for.
fn meanings(map: &str) -> BTreeMap<u16, String> {
    let lines = map.lines().filter_map(|line| line.split_once("> <"));
    let pairs = lines.filter_map(|(code, text)| {
        let code = u16::from_str_radix(code.strip_prefix('<')?, 16).ok()?;
        let text = text.strip_suffix('>')?;
        let units = text
            .as_bytes()
            .chunks(4)
            .map(|it| std::str::from_utf8(it).unwrap());
        let units: Vec<u16> = units
            .map(|it| u16::from_str_radix(it, 16).unwrap())
            .collect();
        Some((code, String::from_utf16(&units).unwrap()))
    });
    pairs.collect()
}

/// The bytes of the strings in a text array, which are literal or hexadecimal.
fn strings(array: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = array.chars();
    while let Some(sign) = rest.next() {
        if sign == '<' {
            let digits: Vec<u8> = rest
                .by_ref()
                .take_while(|it| *it != '>')
                .map(digit)
                .collect();
            bytes.extend(digits.chunks(2).map(|it| it[0] * 16 + it[1]));
        } else if sign == '(' {
            literal(&mut rest, &mut bytes);
        }
    }
    bytes
}

fn literal(rest: &mut std::str::Chars<'_>, bytes: &mut Vec<u8>) {
    let mut open = 1;
    while let Some(sign) = rest.next() {
        open += i32::from(sign == '(') - i32::from(sign == ')');
        match sign {
            _ if open == 0 => return,
            '\\' => bytes.push(escaped(rest)),
            plain => bytes.push(plain as u8),
        }
    }
}

fn escaped(rest: &mut std::str::Chars<'_>) -> u8 {
    match rest.next().unwrap() {
        'n' => b'\n',
        'r' => b'\r',
        't' => b'\t',
        'b' => 8,
        'f' => 12,
        first if first.is_digit(8) => {
            let more = rest.by_ref().take(2).map(digit);
            more.fold(digit(first), |sum, it| sum * 8 + it)
        }
        other => other as u8,
    }
}

fn digit(sign: char) -> u8 {
    sign.to_digit(16).unwrap() as u8
}

/// All text of a file in drawing order, without spaces.
pub(super) fn text(pdf: &[u8]) -> String {
    let streams = streams(pdf);
    let maps = streams.iter().filter(|it| it.contains("begincmap"));
    let fonts: Vec<_> = maps.map(|map| meanings(map)).collect();
    let mut text = String::new();
    for run in streams.iter().flat_map(|it| it.split("/F").skip(1)) {
        let (Some((number, _)), Some((array, _))) = (run.split_once(' '), run.split_once("]TJ"))
        else {
            continue;
        };
        let font = &fonts[number.parse::<usize>().unwrap()];
        for code in strings(array.split_once('[').unwrap().1).chunks(2) {
            text += &font[&u16::from_be_bytes([code[0], code[1]])];
        }
    }
    text.replace(' ', "")
}
