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

/// Attributes of the dialect that stand for a value of any type, with the operation that has it.
pub(super) const NAMED: [(&str, &str); 3] =
    [("llvm.poison", PoisonOp::NAME), ("llvm.undef", UndefOp::NAME), ("llvm.zero", ZeroOp::NAME)];

/// Zero of a type that has numbers.
fn zero(ctx: &Context, ty: Type) -> Option<Attribute> {
    int_constant(ctx, ty, Int::Small(0)).or_else(|| float_constant(ctx, ty, 0))
}

/// Attaches the folders to the operations that are registered.
pub(super) fn attach(ctx: &mut Context) {
    for (attr, name) in NAMED {
        let op = ctx.op_name(name);
        let fold = move |input: &FoldInput<'_>| {
            let Some(&result) = input.ir.op(input.op).results().first() else { return Fold::Unchanged };
            let number = match name {
                ZeroOp::NAME => zero(input.ctx, input.ir.value_type(result)),
                _ => None,
            };
            let value = number.unwrap_or_else(|| named(input.ctx, attr));
            Fold::Results(smallvec![FoldResult::Attribute(value)])
        };
        ctx.update_op(op, |info| info.attached_mut().fold = Some(Arc::new(fold)));
    }
}
