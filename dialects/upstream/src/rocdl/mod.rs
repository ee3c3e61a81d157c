//! The rocdl dialect: the text of accesses to buffers.

mod asm;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks { forms: &[asm::FORMS], ..DialectHooks::of("rocdl") };
