//! Rust part of the vector dialect: custom assembly, verifiers, inference of result types.

mod asm;
mod infer;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    inference: infer::INFERENCE,
    result_names: asm::RESULT_NAMES,
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("vector")
};
