//! The linalg dialect: the assembly format of structured operations, the bodies that named ones leave out,
//! and verifiers.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Linalg/>.

mod asm;
mod builders;
mod maps;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: asm::ASSEMBLY,
    verifiers: verify::RULES,
    trait_rules: verify::TRAIT_RULES,
    result_names: asm::RESULT_NAMES,
    block_arg_names: asm::ARGUMENT_NAMES,
    classes: &[asm::named::add_classes, builders::add_classes],
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("linalg")
};
