//! Operations of the llvm dialect that are constants without saying so in an attribute, so that equal ones become
//! one and stand where constants do.

use std::sync::Arc;

use legalize_ir::{AttrData, Attribute, Context, Fold, FoldInput, FoldResult, Int, Type};
use legalize_typed::OpView;
use smallvec::smallvec;

use crate::arith::{float_constant, int_constant};
use crate::ops::llvm::{PoisonOp, UndefOp, ZeroOp};

/// The attribute of the dialect that has no more than a name.
fn named(ctx: &Context, name: &str) -> Attribute {
    ctx.attr(AttrData::Dialect { name: ctx.name(name), params: Box::default() })
}

/// Zero of a type: the number where it has numbers.
fn zero(ctx: &Context, ty: Type) -> Attribute {
    let number = int_constant(ctx, ty, Int::Small(0)).or_else(|| float_constant(ctx, ty, 0));
    number.unwrap_or_else(|| named(ctx, "llvm.zero"))
}

/// Attaches the folders to the operations that are registered.
pub(super) fn attach(ctx: &mut Context) {
    type Value = fn(&Context, Type) -> Attribute;
    let constants: [(&str, Value); 3] = [
        (PoisonOp::NAME, |ctx, _| named(ctx, "llvm.poison")),
        (UndefOp::NAME, |ctx, _| named(ctx, "llvm.undef")),
        (ZeroOp::NAME, zero),
    ];
    for (name, value) in constants {
        let op = ctx.op_name(name);
        let fold = move |input: &FoldInput<'_>| {
            let Some(&result) = input.ir.op(input.op).results().first() else { return Fold::Unchanged };
            let value = value(input.ctx, input.ir.value_type(result));
            Fold::Results(smallvec![FoldResult::Attribute(value)])
        };
        ctx.update_op(op, |info| info.hooks.fold = Some(Arc::new(fold)));
    }
}
