//! Rust part of the tosa dialect: custom assembly, verifiers, inference of result types.

mod asm;
mod infer;
mod types;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    default_assembly: asm::DEFAULT_FORMS,
    verifiers: verify::RULES,
    trait_rules: verify::TRAIT_RULES,
    symbol_uses: verify::SYMBOL_USES,
    inference: infer::INFERENCE,
    directives: &[asm::add_directives],
    type_verifiers: types::VERIFIERS,
    classes: &[types::add_classes],
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("tosa")
};
