//! The affine dialect: maps over values, the accesses that use them, loops and conditions, and verifiers of
//! dimensions and symbols.

mod asm;
mod bounds;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    undeclared_ops: &["affine.dma_start", "affine.dma_wait"],
    assembly: asm::ASSEMBLY,
    verifiers: verify::RULES,
    ..DialectHooks::new("affine")
};
