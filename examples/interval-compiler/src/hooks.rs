//! Hooks that the definitions leave to code.

use legalize::ir::{Fold, FoldInput, FoldResult, InferInput, Param, Reason, SmallVec};
use legalize::prelude::*;
use legalize::typed::{AttrView, BuildOp, FromParam, OpView, TypeView};

use crate::bounds::Bounds;
use crate::natives::IvNatives;
use crate::{iv, rules, scaling};

/// The hooks of `iv`.
#[derive(Clone, Copy, Debug, Default)]
pub struct IvHooks;

impl iv::DialectHooks for IvHooks {
    fn materialize_constant(
        &self,
        ctx: &Context,
        value: Attribute,
        ty: Type,
        loc: Location,
    ) -> Option<OperationState> {
        let value = iv::RangeAttr::cast(ctx, value)?;
        iv::IntervalType::cast(ctx, ty)?;
        Some(iv::ConstantOp::builder(ty, value).into_state(ctx, loc))
    }
}

impl iv::IntervalTypeHooks for IvHooks {
    fn verify(&self, ctx: &Context, params: &[Param]) -> Result<(), Reason> {
        let element = params.first().and_then(Type::from_param).ok_or("no element type")?;
        match ctx.type_data(element) {
            TypeData::Float(_) => Ok(()),
            _ => Err("the bounds of an interval are floats".into()),
        }
    }
}

impl iv::RangeAttrHooks for IvHooks {
    fn verify(&self, ctx: &Context, params: &[Param]) -> Result<(), Reason> {
        let [lower, upper] = params else { return Err("expected two bounds".into()) };
        let bound = |param| Attribute::from_param(param).ok_or("a bound is not an attribute");
        let (lower, upper) = (bound(lower)?, bound(upper)?);
        if ctx.attr_type(lower) != ctx.attr_type(upper) {
            return Err("the bounds have different types".into());
        }
        match ctx.as_f64(lower).zip(ctx.as_f64(upper)) {
            Some((lower, upper)) if lower <= upper => Ok(()),
            _ => Err("the lower bound is above the upper bound".into()),
        }
    }
}

impl iv::ConstantOpHooks for IvHooks {
    fn verify(&self, op: iv::ConstantOp, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic> {
        let at = (ctx, ir);
        let element = iv::IntervalType::cast(ctx, ir.value_type(op.result(&at))).map(|ty| ty.element(ctx));
        match element == ctx.attr_type(op.value(&at).lower(ctx)) {
            true => Ok(()),
            false => Err(Diagnostic::error("iv::bounds", "has bounds of another type than its result")),
        }
    }
}

impl iv::BoundsOpHooks for IvHooks {
    fn infer_result_types(&self, input: &InferInput<'_>) -> Result<SmallVec<[Type; 2]>, Reason> {
        let &[interval] = input.operands else { return Err("expected an interval".into()) };
        let ty =
            iv::IntervalType::cast(input.ctx, input.ir.value_type(interval)).ok_or("expected an interval")?;
        let element = ty.element(input.ctx);
        Ok([element, element].into_iter().collect())
    }
}

impl iv::AddOpHooks for IvHooks {
    fn fold(&self, _: iv::AddOp, input: &FoldInput<'_>) -> Fold {
        fold_with(input, |x, y| x + y)
    }

    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
        rules::populate(ctx, patterns, DeclarativeOptions::plain(), IvNatives);
    }
}

impl iv::MulOpHooks for IvHooks {
    /// Replaces (-x) * (-y) by x * y.
    fn canonicalize(&self, op: iv::MulOp, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let (lhs, rhs) = (op.lhs(rewriter), op.rhs(rewriter));
        let negated = |value| iv::NegOp::defining(rewriter, value).map(|neg| neg.interval(rewriter));
        let (x, y) = negated(lhs).zip(negated(rhs)).ok_or("not both are negated")?;
        let product = iv::MulOp::builder(x, y).create(rewriter, op.loc(rewriter))?;
        rewriter.replace_op(op.op(), &[product.result(rewriter)]);
        Ok(())
    }

    fn fold(&self, _: iv::MulOp, input: &FoldInput<'_>) -> Fold {
        fold_with(input, |x, y| x * y)
    }

    fn cost(&self, _: iv::MulOp, _: &Context, _: &Ir) -> i64 {
        10
    }
}

impl iv::ScaleOpHooks for IvHooks {
    fn verify(&self, op: iv::ScaleOp, ctx: &Context, ir: &Ir) -> Result<(), Diagnostic> {
        let factor = op.factor(&(ctx, ir));
        if factor > 0.0 && factor.is_finite() {
            return Ok(());
        }
        Err(Diagnostic::error("iv::factor", "is by a factor that is not positive")
            .with_help("scale by a positive number, then use `iv.neg`"))
    }

    fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
        scaling::populate(ctx, patterns, DeclarativeOptions::plain(), IvNatives);
    }
}

/// Folds an operation on two constants.
fn fold_with(input: &FoldInput<'_>, compute: fn(Bounds, Bounds) -> Bounds) -> Fold {
    let [Some(lhs), Some(rhs)] = *input.operands else { return Fold::Unchanged };
    match fold_ranges(input.ctx, lhs, rhs, compute) {
        Some(range) => Fold::Results([FoldResult::Attribute(range.into())].into_iter().collect()),
        None => Fold::Unchanged,
    }
}

fn fold_ranges(
    ctx: &Context,
    lhs: Attribute,
    rhs: Attribute,
    compute: fn(Bounds, Bounds) -> Bounds,
) -> Option<iv::RangeAttr> {
    let (lhs, rhs) = (iv::RangeAttr::cast(ctx, lhs)?, iv::RangeAttr::cast(ctx, rhs)?);
    let element = ctx.attr_type(lhs.lower(ctx))?;
    compute(Bounds::of(ctx, lhs)?, Bounds::of(ctx, rhs)?).to_attr(ctx, element)
}
