//! Verifiers of the llvm dialect.

mod calls;
mod casts;
mod constants;
mod globals;
mod memory;
mod symbols;
mod values;

use legalize_dialects_hooks::rules::Rules;
use legalize_dialects_hooks::table::VerifyUse;
use legalize_typed::OpView;

use crate::ops::llvm::CallOp;

pub(super) const RULES: &[Rules] = &[
    calls::OWN_RULES,
    casts::RULES,
    constants::RULES,
    globals::RULES,
    globals::REGION_RULES,
    memory::RULES,
    symbols::RULES,
    symbols::REGION_RULES,
    values::RULES,
];

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] = &[
    (CallOp::NAME, calls::verify_call),
    ("llvm.dso_local_equivalent", symbols::verify_equivalent),
    ("llvm.mlir.addressof", globals::verify_address),
    ("llvm.mlir.global_ctors", globals::verify_structor_names),
    ("llvm.mlir.global_dtors", globals::verify_structor_names),
    ("llvm.mlir.ifunc", symbols::verify_resolver),
];
