//! Rust part of the x86vector dialect: verifiers.

mod verify;

use crate::common::hooks::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: verify::RULES, ..DialectHooks::of("x86vector") };
