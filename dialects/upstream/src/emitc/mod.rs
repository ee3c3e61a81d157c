//! The emitc dialect: operations that print as C and C++, with verifiers of the constructs of these
//! languages.

mod asm;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: asm::ASSEMBLY,
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    directives: &[asm::add_directives],
    type_assembly: asm::TYPES,
    type_verifiers: types::VERIFIERS,
    classes: &[types::add_classes],
    ..DialectHooks::new("emitc")
};
