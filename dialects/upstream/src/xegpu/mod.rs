//! The xegpu dialect: the syntax of descriptors, and verifiers.

mod asm;
mod classes;
mod layouts;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    type_assembly: asm::TYPE_FORMS,
    type_verifiers: layouts::TYPE_VERIFIERS,
    attr_assembly: asm::ATTR_FORMS,
    attr_verifiers: layouts::ATTR_VERIFIERS,
    classes: &[classes::add_classes],
    ..DialectHooks::new("xegpu")
};
