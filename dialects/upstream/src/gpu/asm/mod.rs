//! Custom assembly, directives and names of gpu.

mod directives;
mod launch;
mod names;
mod objects;
mod warp;

use legalize_dialects_hooks::table::{Assembly, ResultNames};
use legalize_ods::CustomDirectives;

pub(super) const ASSEMBLY: &[&[Assembly]] = &[launch::ASSEMBLY, warp::ASSEMBLY];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = names::RESULT_NAMES;

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    directives::add_directives(all);
    launch::add_directives(all);
    objects::add_directives(all);
}
