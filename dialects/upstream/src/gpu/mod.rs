//! The gpu dialect: kernels and their launches, types that no definition declares, targets, and verifiers.

mod asm;
mod targets;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: asm::ASSEMBLY,
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    verify_op_attr: Some(verify::verify_attribute),
    result_names: asm::RESULT_NAMES,
    directives: &[asm::add_directives],
    undeclared_types: types::UNDECLARED,
    attr_verifiers: targets::VERIFIERS,
    classes: &[types::add_classes, targets::add_classes],
    ..DialectHooks::new("gpu")
};
