//! The dlti dialect: the syntax of its attributes, and the width of `index` in data layouts.

mod asm;
mod layout;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) use layout::index_bits;

pub(crate) const HOOKS: DialectHooks =
    DialectHooks { attr_forms: asm::ATTRIBUTES, ..DialectHooks::of("dlti") };
