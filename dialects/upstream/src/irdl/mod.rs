//! The irdl dialect: directives of named values, and verifiers of names.

mod asm;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::RULES],
    directives: &[asm::add_directives],
    ..DialectHooks::of("irdl")
};
