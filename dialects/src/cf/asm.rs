//! Custom directives of cf.

use legalize_ods::CustomDirectives;

use crate::common::switches::{parse_cases, print_cases};

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    all.insert("SwitchOpCases", parse_cases, print_cases);
}
