//! Custom directives of cf.

use legalize_dialects_hooks::switches::{parse_cases, print_cases};
use legalize_ods::CustomDirectives;

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("SwitchOpCases", parse_cases, print_cases);
}
