//! Everything that can be said about a pattern file without running it.

use legalize_source::Diagnostics;

use crate::{Origins, PatternFile, overlaps, verify};

/// Checks that patterns are well formed ([`verify`]) and, if they are, that none stands in another's or its
/// own way ([`overlaps`]).
pub fn check(file: &PatternFile, origins: &Origins) -> Diagnostics {
    let mut diagnostics = verify(file, origins);
    if !diagnostics.has_errors() {
        diagnostics.extend(overlaps(file, origins));
    }
    diagnostics
}
