//! Folders: constants, neutral elements, operands that cancel each other.

use std::sync::Arc;

use legalize_ir::{Context, Fold, FoldInput, FoldResult, InPlaceEdit, Traits};
use legalize_typed::OpView;
use smallvec::smallvec;

use crate::ops::{
    AddOp, ConstantOp, InPlaceFoldOp, InPlaceSelfFoldOp, NumberOp, OneRegionOp, RegionFoldOp, SubOp,
    VariadicFolderOp,
};

/// The values of the operands that are integer constants.
fn numbers(input: &FoldInput<'_>) -> [Option<i64>; 2] {
    [0, 1].map(|index| input.operands.get(index).copied().flatten().and_then(|attr| input.ctx.as_i64(attr)))
}

/// Folds to a constant of the result's type; the value wraps to its width.
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

/// Folds to the first operand.
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
    let at = (input.ctx, input.ir);
    let value = match NumberOp::cast(&at, input.op) {
        Some(op) => op.value_attr(&at),
        None => ConstantOp::cast(&at, input.op).and_then(|op| op.value_attr(&at)),
    };
    match value {
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

/// Folds to the operands, one for each result.
fn fold_to_operands(input: &FoldInput<'_>) -> Fold {
    let operands = input.ir.operands(input.op).map(FoldResult::Value);
    if input.ir.op(input.op).results().len() == operands.len() {
        Fold::Results(operands.collect())
    } else {
        Fold::Unchanged
    }
}

/// Sets `folded`, once.
fn fold_itself(input: &FoldInput<'_>) -> Fold {
    let name = input.ctx.name(InPlaceSelfFoldOp::FOLDED_ATTR);
    match input.ir.attr(input.ctx, input.op, name) {
        Some(_) => Fold::Unchanged,
        None => Fold::InPlace(vec![InPlaceEdit::SetAttr(name, Some(input.ctx.common().unit))]),
    }
}

/// Sets `attr` to the constant operand, once.
fn fold_constant_into(input: &FoldInput<'_>) -> Fold {
    let name = input.ctx.name(InPlaceFoldOp::ATTR_ATTR);
    match (input.ir.attr(input.ctx, input.op, name), input.operands.first().copied().flatten()) {
        (None, Some(value)) => Fold::InPlace(vec![InPlaceEdit::SetAttr(name, Some(value))]),
        _ => Fold::Unchanged,
    }
}

/// Attaches the folders.
pub(super) fn attach(ctx: &mut Context) {
    type Folder = fn(&FoldInput<'_>) -> Fold;
    let folders: [(&str, Folder); 8] = [
        (NumberOp::NAME, fold_constant),
        (AddOp::NAME, fold_add),
        (SubOp::NAME, fold_sub),
        (ConstantOp::NAME, fold_constant),
        (RegionFoldOp::NAME, first),
        (VariadicFolderOp::NAME, fold_to_operands),
        (InPlaceSelfFoldOp::NAME, fold_itself),
        (InPlaceFoldOp::NAME, fold_constant_into),
    ];
    for (name, folder) in folders {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().fold = Some(Arc::new(folder)));
    }
    let op = ctx.op_name(OneRegionOp::NAME);
    ctx.update_op(op, |info| info.traits |= Traits::KEEPS_CONSTANTS);
}
