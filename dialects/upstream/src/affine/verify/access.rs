//! Loads and stores: the element type of the value. The maps of their subscripts are verified in `maps.rs`.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{Context, Type, TypeData, VerifyPhase};

/// Verifies that the accessed buffer has elements of the type of the value.
fn verify_element(ctx: &Context, buffer: Type, value: Type, message: &str) -> Checked {
    let TypeData::MemRef { element, .. } = ctx.type_data(buffer) else { return Ok(()) };
    if *element == value { Ok(()) } else { wrong(message) }
}

fn verify_store(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let mut types = ir.operands(op).map(|value| ir.value_type(value));
    let (Some(value), Some(buffer)) = (types.next(), types.next()) else { return Ok(()) };
    verify_element(ctx, buffer, value, "value to store must have the same type as memref element type")
}

fn verify_load(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let (Some(buffer), Some(&result)) = (ir.operands(op).next(), ir.op(op).results().first()) else {
        return Ok(());
    };
    let (buffer, result) = (ir.value_type(buffer), ir.value_type(result));
    verify_element(ctx, buffer, result, "result type must match element type of memref")
}

pub(super) const RULES: Rules = Rules::in_phase(
    VerifyPhase::Traits,
    "types",
    &[("affine.load", verify_load), ("affine.store", verify_store)],
);
