//! The omp dialect: clauses, clauses whose values are arguments of a region, loops, and verifiers of
//! constructs.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/OpenMPDialect/>.

mod asm;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    trait_rules: verify::TRAIT_RULES,
    symbol_uses: verify::SYMBOL_USES,
    result_names: asm::RESULT_NAMES,
    block_arg_names: asm::BLOCK_ARG_NAMES,
    directives: &[asm::add_directives],
    classes: &[types::add_classes],
    ..DialectHooks::new("omp")
};
