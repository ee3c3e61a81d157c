//! Custom assembly and directives of omp.

mod canonical;
mod clauses;
mod depend;
mod loops;
mod regions;

use legalize_dialects_hooks::table::{Assembly, NameArguments, ResultNames};
use legalize_ods::CustomDirectives;

pub(super) const ASSEMBLY: &[Assembly] = loops::ASSEMBLY;

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = loops::RESULT_NAMES;

pub(super) const BLOCK_ARG_NAMES: &[(&str, NameArguments)] = loops::BLOCK_ARG_NAMES;

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    clauses::add(all);
    depend::add(all);
    loops::add(all);
    regions::add(all);
}
