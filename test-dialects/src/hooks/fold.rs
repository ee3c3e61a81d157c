//! Folders: constants, neutral elements, operands that cancel out.

use std::sync::Arc;

use legalize_ir::{Context, Fold, FoldInput, FoldResult};
use smallvec::smallvec;

/// The integer constants that an operation's operands are, where they are.
fn numbers(input: &FoldInput<'_>) -> [Option<i64>; 2] {
    [0, 1].map(|index| input.operands.get(index).copied().flatten().and_then(|attr| input.ctx.as_i64(attr)))
}

/// A constant of the result's type; the value wraps to its width.
fn number(input: &FoldInput<'_>, value: i64) -> Fold {
    let ir = input.ir;
    match ir.op(input.op).results() {
        &[result] => {
            let attr = input.ctx.int_attr(ir.value_type(result), value);
            Fold::Results(smallvec![FoldResult::Attribute(attr)])
        }
        _ => Fold::Unchanged,
    }
}

/// The first operand.
fn first(input: &FoldInput<'_>) -> Fold {
    match input.ir.operands(input.op).next() {
        Some(operand) => Fold::Results(smallvec![FoldResult::Value(operand)]),
        None => Fold::Unchanged,
    }
}

fn is_scalar(input: &FoldInput<'_>) -> bool {
    let ir = input.ir;
    let is_integer = |ty| matches!(input.ctx.type_data(ty), legalize_ir::TypeData::Integer { .. });
    ir.op(input.op).results().iter().all(|&result| is_integer(ir.value_type(result)))
}

fn fold_constant(input: &FoldInput<'_>) -> Fold {
    match input.ir.attr_named(input.ctx, input.op, "value") {
        Some(value) => Fold::Results(smallvec![FoldResult::Attribute(value)]),
        None => Fold::Unchanged,
    }
}

fn fold_add(input: &FoldInput<'_>) -> Fold {
    match numbers(input) {
        [Some(a), Some(b)] => number(input, a.wrapping_add(b)),
        [_, Some(0)] => first(input),
        _ => Fold::Unchanged,
    }
}

fn fold_sub(input: &FoldInput<'_>) -> Fold {
    let mut operands = input.ir.operands(input.op);
    let same = operands.next() == operands.next();
    match numbers(input) {
        _ if same && is_scalar(input) => number(input, 0),
        [Some(a), Some(b)] => number(input, a.wrapping_sub(b)),
        [_, Some(0)] => first(input),
        _ => Fold::Unchanged,
    }
}

/// Attaches the folders.
pub(super) fn attach(ctx: &mut Context) {
    type Folder = fn(&FoldInput<'_>) -> Fold;
    let folders: [(&str, Folder); 3] =
        [("test.constant", fold_constant), ("test.add", fold_add), ("test.sub", fold_sub)];
    for (name, folder) in folders {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.fold = Some(Arc::new(folder)));
    }
}
