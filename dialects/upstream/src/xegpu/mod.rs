//! Rust part of the xegpu dialect: the syntax of tensor descriptors, and verifiers.

mod asm;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: verify::RULES, type_forms: asm::TYPE_FORMS, ..DialectHooks::of("xegpu") };
