//! The amdgpu dialect: verifiers of accesses to buffers and of packed conversions.

mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: &[verify::RULES], ..DialectHooks::of("amdgpu") };
