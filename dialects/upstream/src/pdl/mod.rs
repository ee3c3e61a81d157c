//! Rust part of the pdl dialect: ranges, custom directives, verifiers.

pub(crate) mod asm;
pub(crate) mod types;
pub(crate) mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    region_dialects: asm::REGION_DIALECTS,
    directives: &[asm::add_directives],
    type_assembly: types::TYPE_FORMS,
    classes: &[types::add_classes],
    ..DialectHooks::new("pdl")
};
