//! Rust part of the ptr dialect: inference of result types.

mod infer;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { inference: infer::INFERENCE, ..DialectHooks::of("ptr") };
