//! Prints the sizes of the web app's files: `cargo run -p paisho-bundle --example sizes`. With a
//! number of bytes as argument, it fails if the first page loads more.
#![expect(clippy::print_stdout, reason = "it prints a table")]

use std::process::ExitCode;

use paisho_bundle::{BundledFile, FILES};

/// Prefixes of the files that a first visit loads, besides the translation of one language.
const FIRST: [&str; 6] = [
    "/index.html",
    "/assets/app-",
    "/assets/parts-",
    "/assets/style-",
    "/assets/boot-",
    "/assets/icon-",
];

/// Prefix of the translations.
const WORDS: &str = "/assets/words-";

fn main() -> ExitCode {
    let mut needed = FIRST.iter().chain([&WORDS]);
    if let Some(path) = needed.find(|path| !is_there(path)) {
        println!("the app was built without {path}");
        return ExitCode::FAILURE;
    }
    let first = first_page();
    let all: usize = FILES.iter().map(|f| f.brotli.len()).sum();
    for file in FILES.iter().filter(|f| !f.path.contains("/library/")) {
        println!(
            "{:>9} {:>9} {}",
            file.plain.len(),
            file.brotli.len(),
            file.path
        );
    }
    println!("{first:>19} the first page");
    println!("{all:>19} everything, with the rulebook in six languages");
    let most = std::env::args().nth(1).map(|most| most.parse());
    match most {
        Some(Ok(most)) if first <= most => ExitCode::SUCCESS,
        Some(Ok(most)) => {
            println!("the first page may load {most} bytes");
            ExitCode::FAILURE
        }
        Some(Err(_)) => {
            println!("expected the largest allowed size of the first page, as a number of bytes");
            ExitCode::FAILURE
        }
        None => ExitCode::SUCCESS,
    }
}

fn is_there(path: &str) -> bool {
    FILES.iter().any(|file| file.path.starts_with(path))
}

/// Compressed size of the first page in the language with the largest translation.
fn first_page() -> usize {
    let is_first = |file: &&BundledFile| FIRST.iter().any(|path| file.path.starts_with(path));
    let is_words = |file: &&BundledFile| file.path.starts_with(WORDS);
    let common: usize = FILES.iter().filter(is_first).map(|f| f.brotli.len()).sum();
    let words = FILES.iter().filter(is_words).map(|f| f.brotli.len()).max();
    common + words.unwrap_or(0)
}
