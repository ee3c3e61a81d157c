//! Operations of the llvm dialect that are constants without an attribute, so that equal ones are merged and
//! are found as constants.

use legalize_dialects_hooks::table::Folder;
use legalize_ir::{AttrData, Attribute, Context, Fold, FoldInput, FoldResult, Int, Type};
use legalize_typed::OpView;
use smallvec::smallvec;

use crate::arith::{float_constant, int_constant};
use crate::ops::llvm::{PoisonOp, UndefOp, ZeroOp};

/// The attribute of the dialect that consists of a name only.
fn named(ctx: &Context, name: &str) -> Attribute {
    ctx.attr(AttrData::Dialect { name: ctx.name(name), params: Box::default() })
}

/// Attributes of the dialect that are values of any type, with their operations.
pub(super) const NAMED: [(&str, &str); 3] =
    [("llvm.poison", PoisonOp::NAME), ("llvm.undef", UndefOp::NAME), ("llvm.zero", ZeroOp::NAME)];

/// Zero of a numeric type.
fn zero(ctx: &Context, ty: Type) -> Option<Attribute> {
    int_constant(ctx, ty, Int::Small(0)).or_else(|| float_constant(ctx, ty, 0))
}

fn fold_named(input: &FoldInput<'_>, attr: &str) -> Fold {
    Fold::Results(smallvec![FoldResult::Attribute(named(input.ctx, attr))])
}

fn fold_zero(input: &FoldInput<'_>) -> Fold {
    let Some(&result) = input.ir.op(input.op).results().first() else { return Fold::Unchanged };
    match zero(input.ctx, input.ir.value_type(result)) {
        Some(number) => Fold::Results(smallvec![FoldResult::Attribute(number)]),
        None => fold_named(input, "llvm.zero"),
    }
}

pub(super) const FOLDERS: &[(&str, Folder)] = &[
    (PoisonOp::NAME, |input| fold_named(input, "llvm.poison")),
    (UndefOp::NAME, |input| fold_named(input, "llvm.undef")),
    (ZeroOp::NAME, fold_zero),
];
