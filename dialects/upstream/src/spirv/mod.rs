//! The spirv dialect: its types and attributes, the assembly format of modules, structured control flow and
//! constants, verifiers, and the functions that its definitions call.

mod asm;
mod attrs;
mod classes;
mod parts;
mod syntax;
mod types;
mod verify;

use legalize_dialects_hooks::successors::{all_operands, cases_after_default, group_after_condition};
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    allows_unknown_ops: true,
    assembly: asm::ASSEMBLY,
    verifiers: verify::RULES,
    result_names: asm::RESULT_NAMES,
    successor_operands: &[
        ("spirv.Branch", all_operands),
        ("spirv.BranchConditional", group_after_condition),
        ("spirv.Switch", cases_after_default),
    ],
    directives: &[asm::add_directives],
    type_syntax: Some((types::parse_unknown, |_, _| false)),
    verify_op_attr: Some(verify::verify_of_operation),
    verify_region_attr: Some(verify::verify_of_region),
    classes: &[classes::add_classes],
    others: &[attrs::register, types::register],
    ..DialectHooks::new("spirv")
};
