//! Rust part of the index dialect: names, folders, and what the rules of `patterns/index.td` ask.

mod fold;
pub(crate) mod lower;

use std::sync::Arc;

use legalize_conversion::{ConstraintCall, MatchFailure, NativeValue, Natives, PatternSet, RewriteCall};
use legalize_ir::{
    AttrData, Attribute, Context, Fold, FoldInput, FoldResult, Ir, Location, OpId, OperationState, Type,
    ValueId,
};
use legalize_source::Diagnostics;
use legalize_typed::OpView;
use smallvec::smallvec;

use crate::common::declarative;
use crate::ops::index::{BoolConstantOp, ConstantOp};

/// What a constant of either kind holds.
pub(crate) fn value(ctx: &Context, ir: &Ir, op: OpId) -> Option<Attribute> {
    let at = (ctx, ir);
    match BoolConstantOp::cast(&at, op) {
        Some(op) => op.value_attr(&at),
        None => ConstantOp::cast(&at, op)?.value_attr(&at),
    }
}

fn constant_name(ctx: &Context, ir: &Ir, op: OpId, name: &mut dyn FnMut(ValueId, &str)) {
    let (Some(&result), Some(value)) = (ir.op(op).results().first(), value(ctx, ir, op)) else {
        return;
    };
    if let AttrData::Integer { value, ty } = ctx.attr_data(value) {
        if *ty == ctx.common().i1 {
            name(result, if value.is_zero() { "false" } else { "true" });
        } else {
            name(result, &format!("idx{value}"));
        }
    }
}

fn fold_constant(input: &FoldInput<'_>) -> Fold {
    match value(input.ctx, input.ir, input.op) {
        Some(value) => Fold::Results(smallvec![FoldResult::Attribute(value)]),
        None => Fold::Unchanged,
    }
}

/// Makes a constant if the dialect has one for the attribute.
fn materialize(ctx: &Context, value: Attribute, ty: Type, loc: Location) -> Option<OperationState> {
    let common = ctx.common();
    let name = match ctx.attr_data(value) {
        AttrData::Integer { ty: value_type, .. } if *value_type == ty && ty == common.index => {
            ConstantOp::NAME
        }
        AttrData::Integer { ty: value_type, .. } if *value_type == ty && ty == common.i1 => {
            BoolConstantOp::NAME
        }
        _ => return None,
    };
    let mut state = OperationState::new(ctx, ctx.op_name(name), loc);
    state.set_attr(ctx, ConstantOp::VALUE_ATTR, value);
    state.result_types.push(ty);
    Some(state)
}

/// Attaches the hooks to what is registered.
pub(crate) fn attach(ctx: &mut Context) {
    fold::attach(ctx);
    for name in [ConstantOp::NAME, BoolConstantOp::NAME] {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().fold = Some(Arc::new(fold_constant));
            info.attached_mut().set_result_names(constant_name);
        });
    }
    let dialect = ctx.name(crate::ops::index::DIALECT);
    ctx.update_dialect(dialect, |info| info.hooks_mut().materialize_constant = Some(Arc::new(materialize)));
}

/// Registers what the rules ask.
pub(crate) fn add_natives(natives: &mut Natives) {
    let number = |call: &ConstraintCall<'_>| {
        fold::constant_number(call.ctx, call.ir, call.args.get(1).and_then(NativeValue::value)?)
    };
    natives.add_check("(::legalize::index::isConstant($0))", move |call| number(call).is_some());
    natives.add_check("(::legalize::index::isZero($0))", move |call| {
        number(call).is_some_and(|number| number.is_zero())
    });
    // An operation and two of its kind's operands.
    let met = |ctx: &Context, ir: &Ir, args: &[NativeValue]| match args {
        [.., like, a, b] => {
            let like = like.op().or_else(|| ir.defining_op(like.value()?))?;
            fold::meet(ctx, ir, like, a.value()?, b.value()?)
        }
        _ => None,
    };
    natives.add_check("(::legalize::index::meet($0, $1, $2))", move |call| {
        met(call.ctx, call.ir, call.args).is_some()
    });
    natives.add_rewrite("::legalize::index::met($0, $1, $2)", move |rewriter, call: &RewriteCall<'_>| {
        let made = met(rewriter.ctx(), rewriter.ir(), call.args);
        let made = made.ok_or(MatchFailure::new("what comes out depends on how wide an index is"))?;
        Ok(std::iter::once(NativeValue::Attr(made)).collect())
    });
}

/// Adds the canonicalization patterns.
pub(crate) fn add_patterns(ctx: &Context, patterns: &mut PatternSet) -> Diagnostics {
    declarative::add(ctx, "index.ron", include_str!("../../patterns/index.ron"), patterns)
}
