//! The dlti dialect: the syntax and verifiers of its attributes, and the width of `index` in data layouts.

mod asm;
mod layout;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) use layout::index_bits;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    attr_assembly: asm::ATTRIBUTES,
    verify_op_attr: Some(verify::verify),
    ..DialectHooks::new("dlti")
};
