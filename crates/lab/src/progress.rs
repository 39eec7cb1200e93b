//! A progress bar, shown only on terminals.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar for `total` items, of which `done` are done already.
pub(crate) fn bar(total: usize, done: usize) -> ProgressBar {
    let style = ProgressStyle::with_template("{wide_bar} {pos}/{len} {elapsed} +{eta}");
    let bar = ProgressBar::new(total as u64)
        .with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(done as u64);
    bar.reset_eta();
    bar
}
