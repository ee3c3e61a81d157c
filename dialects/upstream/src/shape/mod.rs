//! Rust part of the shape dialect: custom assembly, verifiers, inference of result types.

mod asm;
mod infer;
mod libraries;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    allows_unknown_ops: true,
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    inference: infer::INFERENCE,
    result_names: asm::RESULT_NAMES,
    verify_op_attr: Some(libraries::verify),
    inlining: Some(&InlinesAll),
    ..DialectHooks::new("shape")
};
