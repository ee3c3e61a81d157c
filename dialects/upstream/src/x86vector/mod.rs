//! Rust part of the x86vector dialect: verifiers.

mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: verify::RULES, ..DialectHooks::new("x86vector") };
