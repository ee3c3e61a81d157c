//! Rust part of the wasmssa dialect: custom forms, verifiers, inference of result types.

mod asm;
mod infer;
mod verify;

use crate::common::hooks::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    forms: &[asm::FORMS],
    verifiers: verify::RULES,
    inference: infer::INFERENCE,
    ..DialectHooks::of("wasmssa")
};
