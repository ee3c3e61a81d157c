//! Verifiers: numbers that must be even, symbols that must exist.

use legalize_ir::{Context, Ir, OpId, attr_to_string, lookup_nearest_symbol};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::ops::{EvenOp, UseSymbolOp};

fn fail(message: impl Into<String>) -> Result<(), Diagnostic> {
    Err(Diagnostic::error("verify::op", message))
}

fn verify_even(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    match EvenOp::of(op).number_attr(&(ctx, ir)).and_then(|number| ctx.as_i64(number)) {
        Some(number) if number % 2 != 0 => fail(format!("expects an even number, got {number}")),
        _ => Ok(()),
    }
}

fn verify_use(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    let Some(callee) = UseSymbolOp::of(op).callee_attr(&(ctx, ir)) else { return Ok(()) };
    match lookup_nearest_symbol(ctx, ir, op, callee) {
        Some(_) => Ok(()),
        None => fail(format!("{} does not name a symbol", attr_to_string(ctx, callee))),
    }
}

/// Attaches the verifiers.
pub(super) fn attach(ctx: &mut Context) {
    type Verifier = fn(&Context, &Ir, OpId) -> Result<(), Diagnostic>;
    let verifiers: [(&str, Verifier); 2] = [(EvenOp::NAME, verify_even), (UseSymbolOp::NAME, verify_use)];
    for (name, verifier) in verifiers {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().set_verifier(verifier));
    }
}
