//! How large the files of the web app are: `cargo run -p paisho-bundle --example sizes`.
#![expect(clippy::print_stdout, reason = "it prints a table")]

use paisho_bundle::FILES;
use paisho_server::http::Asset;

/// What every first visit loads.
const FIRST: [&str; 5] = [
    "/index.html",
    "/assets/app-",
    "/assets/style-",
    "/assets/dawn-",
    "/assets/icon-",
];

fn main() {
    let is_first = |file: &&Asset| FIRST.iter().any(|path| file.path.starts_with(path));
    let first: usize = FILES.iter().filter(is_first).map(|f| f.brotli.len()).sum();
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
}
