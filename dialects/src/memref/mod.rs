//! Rust part of the memref dialect: custom forms, verifiers, names of results, and descriptors for the llvm dialect.

mod asm;
mod infer;
pub(crate) mod lower;
mod verify;

use crate::common::hooks::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    forms: &[asm::FORMS],
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    inference: infer::INFERENCE,
    result_names: asm::RESULT_NAMES,
    ..DialectHooks::of("memref")
};
