//! The nvvm dialect: verifiers.

mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: verify::RULES, family_rules: verify::FAMILY_RULES, ..DialectHooks::of("nvvm") };
