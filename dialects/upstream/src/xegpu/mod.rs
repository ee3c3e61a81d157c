//! The xegpu dialect: the syntax of descriptors, and verifiers.

mod asm;
mod classes;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    type_forms: asm::TYPE_FORMS,
    attr_forms: asm::ATTR_FORMS,
    classes: &[classes::add_classes],
    ..DialectHooks::new("xegpu")
};
