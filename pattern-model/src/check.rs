//! Static checks of a pattern file.

use legalize_source::Diagnostics;

use crate::{Origins, PatternFile, overlaps, verify};

/// Checks that patterns are well formed ([`verify`]) and, if they are, that none conflicts with another or
/// with itself ([`overlaps`]).
pub fn check(file: &PatternFile, origins: &Origins) -> Diagnostics {
    let mut diagnostics = verify(file, origins);
    if !diagnostics.has_errors() {
        diagnostics.extend(overlaps(file, origins));
    }
    diagnostics
}
