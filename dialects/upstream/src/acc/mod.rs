//! The acc dialect: custom directives of clauses, and verifiers of constructs, data operations and their
//! clauses.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/OpenACCDialect/>.

mod asm;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    directives: &[asm::add_directives],
    classes: &[types::add_classes],
    ..DialectHooks::new("acc")
};
