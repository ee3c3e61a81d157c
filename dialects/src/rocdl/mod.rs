//! The rocdl dialect: the text of accesses to buffers.

mod asm;

use crate::common::hooks::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks { forms: &[asm::FORMS], ..DialectHooks::of("rocdl") };
