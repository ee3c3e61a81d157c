//! Rust part of the transform dialect and its extensions: custom assembly, directives, verifiers.

mod asm;
mod pass_options;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    trait_rules: verify::TRAIT_RULES,
    symbol_uses: verify::SYMBOL_USES,
    verify_op_attr: Some(verify::verify_attribute),
    result_names: asm::RESULT_NAMES,
    directives: &[asm::add_directives, pass_options::add_directives],
    type_interfaces: &[("pdl.operation", "TransformHandleTypeInterface")],
    type_verifiers: types::VERIFIERS,
    ..DialectHooks::new("transform")
};
