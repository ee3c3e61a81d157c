//! The ptr dialect: the type of metadata, verifiers, and inference of result types.

mod asm;
mod infer;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    verifiers: verify::RULES,
    inference: infer::INFERENCE,
    type_assembly: asm::TYPE_FORMS,
    type_verifiers: verify::TYPE_VERIFIERS,
    attr_verifiers: verify::ATTR_VERIFIERS,
    ..DialectHooks::new("ptr")
};
