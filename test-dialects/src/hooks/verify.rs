//! Verifiers: numbers that must be even, symbols that must be there, signatures that must fit.

use std::sync::Arc;

use legalize_ir::symbols::lookup_nearest_symbol;
use legalize_ir::{Context, Ir, OpId, TypeData, attr_to_string};
use legalize_source::Diagnostic;
use legalize_typed::OpView;

use crate::ops::{EvenOp, FuncOp, UseSymbolOp};

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
        None => fail(format!("{} names no symbol", attr_to_string(ctx, callee))),
    }
}

/// The entry block's arguments are the inputs of the function type.
fn verify_func(ctx: &Context, ir: &Ir, op: OpId) -> Result<(), Diagnostic> {
    let ty = FuncOp::of(op).function_type(&(ctx, ir));
    let TypeData::Function { inputs, .. } = ctx.type_data(ty) else { return Ok(()) };
    let Some(entry) = ir.op(op).regions().first().and_then(|&body| ir.region(body).first()) else {
        return Ok(());
    };
    let args = ir.block(entry).args().iter().map(|&arg| ir.value_type(arg));
    if args.eq(inputs.iter().copied()) {
        return Ok(());
    }
    fail("entry block arguments must be the inputs of the function type")
}

/// Attaches the verifiers.
pub(super) fn attach(ctx: &mut Context) {
    type Verifier = fn(&Context, &Ir, OpId) -> Result<(), Diagnostic>;
    let verifiers: [(&str, Verifier); 3] =
        [(EvenOp::NAME, verify_even), (UseSymbolOp::NAME, verify_use), (FuncOp::NAME, verify_func)];
    for (name, verifier) in verifiers {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.verify = Some(Arc::new(verifier)));
    }
}
