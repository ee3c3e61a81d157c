//! The wasmssa dialect: custom assembly, verifiers, inference of result types.

mod asm;
mod infer;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    inference: infer::INFERENCE,
    ..DialectHooks::new("wasmssa")
};
