//! The amx dialect: the syntax of tiles, and verifiers of their sizes.

mod asm;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: &[verify::OWN_RULES],
    type_assembly: asm::TYPE_FORMS,
    ..DialectHooks::new("amx")
};
