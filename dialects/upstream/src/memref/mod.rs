//! Rust part of the memref dialect: custom assembly, verifiers and names of results.

mod asm;
mod infer;
mod slots;
mod verify;

use legalize_analysis::InlinesAll;
use legalize_dialects_hooks::region_flow::OneRegion;
use legalize_dialects_hooks::table::DialectHooks;

use crate::common::speculation::dim_exists;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: verify::RULES,
    symbol_uses: verify::SYMBOL_USES,
    region_branches: &[("memref.alloca_scope", &OneRegion)],
    speculation: &[("memref.dim", dim_exists)],
    inlining: Some(&InlinesAll),
    slot_allocations: slots::SLOT_ALLOCATIONS,
    slot_accesses: slots::SLOT_ACCESSES,
    inference: infer::INFERENCE,
    result_names: asm::RESULT_NAMES,
    ..DialectHooks::new("memref")
};
