//! The amdgpu dialect: verifiers of accesses to buffers and of packed values.

mod verify;

use crate::common::hooks::DialectHooks;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { verifiers: &[verify::RULES], ..DialectHooks::of("amdgpu") };
