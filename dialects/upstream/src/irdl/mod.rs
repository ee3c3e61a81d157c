//! The irdl dialect: directives of named values, and verifiers of names.

mod asm;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    directives: &[asm::add_directives],
    ..DialectHooks::new("irdl")
};
