//! Custom assembly of emitc.

mod regions;
mod values;

use legalize_dialects_hooks::functions::asm::{parse_func, print_func};
use legalize_dialects_hooks::table::{Assembly, ParamsAssembly};
use legalize_ods::CustomDirectives;

pub(super) const ASSEMBLY: &[&[Assembly]] =
    &[regions::ASSEMBLY, values::ASSEMBLY, &[("emitc.func", parse_func, print_func)]];

pub(super) const TYPES: &[ParamsAssembly] = values::TYPES;

/// Adds the directives.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    values::add_directives(all);
}
