//! Rust part of the memref dialect: custom assembly, verifiers and names of results.

mod asm;
mod infer;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    inference: infer::INFERENCE,
    result_names: asm::RESULT_NAMES,
    ..DialectHooks::new("memref")
};
