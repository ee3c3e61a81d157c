//! The nvvm dialect: verifiers.

mod attributes;
pub(crate) mod targets;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    allows_unknown_ops: true,
    verifiers: verify::RULES,
    family_rules: verify::FAMILY_RULES,
    attr_verifiers: targets::ATTR_VERIFIERS,
    verify_op_attr: Some(attributes::verify),
    ..DialectHooks::new("nvvm")
};
