//! The bufferization dialect: assembly format of allocations, inference of result types, and verifiers of
//! conversions between tensors and buffers.

mod asm;
mod attributes;
mod infer;
mod types;
mod verify;

use legalize_dialects_hooks::table::DialectHooks;

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    assembly: &[asm::ASSEMBLY],
    verifiers: &[verify::OWN_RULES, verify::RULES, verify::EARLY_RULES],
    inference: infer::INFERENCE,
    verify_op_attr: Some(attributes::verify_of_operation),
    verify_region_attr: Some(attributes::verify_of_region),
    classes: &[types::add_classes],
    ..DialectHooks::new("bufferization")
};
