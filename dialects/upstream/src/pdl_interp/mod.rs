//! Rust part of the pdl_interp dialect: custom assembly, directives, verifiers.

mod asm;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    directives: &[asm::add_directives],
    ..DialectHooks::new("pdl_interp")
};
