//! Custom assembly of the spirv dialect.

mod arithmetic;
pub(super) mod composite;
mod constants;
mod control_flow;
mod entry_points;
pub(super) mod enums;
mod functions;
mod fused;
mod group;
mod image_operands;
mod memory;
mod modules;
pub(super) mod spec;
pub(super) mod structs;
mod variables;

use legalize_dialects_hooks::switches::{parse_cases, print_cases};
use legalize_dialects_hooks::table::{Assembly, ResultNames};
use legalize_ods::CustomDirectives;

pub(super) const ASSEMBLY: &[&[Assembly]] = &[
    arithmetic::ASSEMBLY,
    composite::ASSEMBLY,
    constants::ASSEMBLY,
    control_flow::ASSEMBLY,
    entry_points::ASSEMBLY,
    functions::ASSEMBLY,
    fused::ASSEMBLY,
    group::ASSEMBLY,
    memory::ASSEMBLY,
    modules::ASSEMBLY,
    spec::ASSEMBLY,
    variables::ASSEMBLY,
];

pub(super) const RESULT_NAMES: &[(&str, ResultNames)] = &[
    ("spirv.Constant", ResultNames::Computed(constants::name_constant)),
    ("spirv.mlir.addressof", ResultNames::Computed(constants::name_address)),
];

/// Adds the directives of assembly formats.
pub(super) fn add_directives(all: &mut CustomDirectives) {
    image_operands::add_directives(all);
    all.insert("SwitchOpCases", parse_cases, print_cases);
}
