//! Committed files that are generated from others.

use std::path::Path;

/// Asserts that a file has this content; writes it if `BLESS` is set.
#[track_caller]
pub(crate) fn assert_current(path: &Path, bytes: &[u8]) {
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, bytes).expect("the file can be written");
    }
    let kept = std::fs::read(path).unwrap_or_default();
    assert!(kept == bytes, "{} is out of date; BLESS=1 writes it", path.display());
}
