//! Rust part of the ml_program dialect: custom assembly, directives and verifiers.

mod asm;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    result_names: asm::RESULT_NAMES,
    directives: &[asm::add_directives],
    attr_alias: Some(asm::alias),
    ..DialectHooks::new("ml_program")
};
