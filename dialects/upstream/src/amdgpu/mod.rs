//! The amdgpu dialect: verifiers of accesses to memory, of matrix products and of packed conversions.

mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    type_verifiers: verify::TYPE_VERIFIERS,
    ..DialectHooks::new("amdgpu")
};
