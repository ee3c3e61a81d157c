//! The bufferization dialect: the text of allocations, inference, and verifiers of buffers that stand for tensors.

mod asm;
mod infer;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    forms: &[asm::FORMS],
    verifiers: &[verify::OWN_RULES, verify::RULES, verify::EARLY_RULES],
    inference: infer::INFERENCE,
    classes: &[types::add_classes],
    ..DialectHooks::of("bufferization")
};
