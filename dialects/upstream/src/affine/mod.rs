//! The affine dialect: maps over values, the accesses that use them, loops and conditions, and verifiers of
//! dimensions and symbols.

mod asm;
mod bounds;
mod flow;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    undeclared_ops: &["affine.dma_start", "affine.dma_wait"],
    assembly: asm::ASSEMBLY,
    verifiers: verify::RULES,
    region_branches: flow::REGION_BRANCHES,
    speculation: flow::SPECULATION,
    inlining: Some(&flow::AffineInlining),
    ..DialectHooks::new("affine")
};
