//! Rust part of the tensor dialect: verifiers and names of results.

mod asm;
mod verify;

use crate::common::hooks::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: verify::RULES, result_names: asm::RESULT_NAMES, ..DialectHooks::of("tensor") };
