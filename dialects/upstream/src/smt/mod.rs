//! The smt dialect: custom assembly, verifiers of operations and types, inference of result types.

mod asm;
mod infer;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    inference: infer::INFERENCE,
    result_names: asm::RESULT_NAMES,
    attr_assembly: asm::ATTR_FORMS,
    type_verifiers: types::VERIFIERS,
    attr_verifiers: types::ATTR_VERIFIERS,
    classes: &[types::add_classes],
    ..DialectHooks::new("smt")
};
