//! Intervals as two floats, truths as two bits.

use std::sync::Arc;

use legalize::conversion::ConvertedPatterns;
use legalize::dialects::ops::arith;
use legalize::dialects::populate_structural_conversions;
use legalize::prelude::*;
use legalize::typed::{AddTypedConversions, BuildOp, Many, OpView, TypeView};

use crate::{iv, moves};

/// Converts what is below an operation. On an error it is unchanged.
pub fn lower(ctx: &Context, ir: &mut Ir, root: OpId) -> Result<(), Diagnostics> {
    let converter = Arc::new(converter());
    let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
    populate_structural_conversions(ctx, &mut patterns, &mut target, &converter);
    populate(ctx, &mut patterns, &converter);
    target.add_legal_dialect("arith").add_illegal_dialect("iv");
    let patterns = patterns.freeze(ctx, &Natives::new())?;
    apply_partial_conversion(ctx, ir, root, &target, &patterns, &ConversionConfig::default())?;
    Ok(())
}

/// The types of the lowered program. Intervals that other dialects use are built and taken apart by `iv`.
pub fn converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_identity();
    converter.add_conversion(|ctx, ty| {
        let element = iv::IntervalType::cast(ctx, ty)?.element(ctx);
        let supported = [ctx.common().f32, ctx.common().f64].contains(&element);
        Some(if supported { ConversionAnswer::to_many([element, element]) } else { ConversionAnswer::Fail })
    });
    converter.add_conversion(|ctx, ty| {
        let i1 = ctx.int_type(1);
        iv::TruthType::isa(ctx, ty).then(|| ConversionAnswer::to_many([i1, i1]))
    });
    converter.add_cast_materializations();
    converter.add_source_materialization(|rewriter, input| {
        let &[lower, upper] = input.inputs else { return None };
        iv::IntervalType::cast(rewriter.ctx(), *input.types.first()?)?;
        let made = iv::MakeOp::builder(lower, upper).create(rewriter, input.loc).ok()?;
        Some(std::iter::once(made.result(rewriter)).collect())
    });
    converter.add_target_materialization(|rewriter, input| {
        let &[interval] = input.inputs else { return None };
        iv::IntervalType::cast(rewriter.ctx(), rewriter.ir().value_type(interval))?;
        let parts = iv::BoundsOp::builder(interval).create(rewriter, input.loc).ok()?;
        Some([parts.lower(rewriter), parts.upper(rewriter)].into_iter().collect())
    });
    converter
}

/// Adds the patterns of `iv`.
pub fn populate(ctx: &Context, patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let mut patterns = patterns.with_converter(converter);
    let options = patterns.options(DeclarativeOptions::plain());
    moves::populate(ctx, patterns.set(), options);
    patterns.add_op_conversion_fn::<iv::ConstantOp, Many>(
        iv::ConstantOp::pattern_info("lower-constant").with_generated_ops([arith::ConstantOp::NAME]),
        |op, _, rewriter| {
            let range = op.value(rewriter);
            let loc = op.loc(rewriter);
            let (lower, upper) = (range.lower(rewriter.ctx()), range.upper(rewriter.ctx()));
            let lower = constant(rewriter, loc, lower)?;
            let upper = constant(rewriter, loc, upper)?;
            rewriter.replace_op_with_multiple(op.op(), &[&[lower, upper]]);
            Ok(())
        },
    );
    add_arithmetic(&mut patterns);
    add_truths(&mut patterns);
}

/// Adds the patterns of sums, products and the like.
fn add_arithmetic(patterns: &mut ConvertedPatterns<'_>) {
    patterns.add_op_conversion_fn::<iv::AddOp, Many>(
        iv::AddOp::pattern_info("lower-add").with_generated_ops([arith::AddFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let (a, b) = (pair(adaptor.lhs())?, pair(adaptor.rhs())?);
            let lower = arith::AddFOp::builder(a[0], b[0]).create(rewriter, loc)?.result(rewriter);
            let upper = arith::AddFOp::builder(a[1], b[1]).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [lower, upper])
        },
    );
    patterns.add_op_conversion_fn::<iv::SubOp, Many>(
        iv::SubOp::pattern_info("lower-sub").with_generated_ops([arith::SubFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let (a, b) = (pair(adaptor.lhs())?, pair(adaptor.rhs())?);
            let lower = arith::SubFOp::builder(a[0], b[1]).create(rewriter, loc)?.result(rewriter);
            let upper = arith::SubFOp::builder(a[1], b[0]).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [lower, upper])
        },
    );
    patterns.add_op_conversion_fn::<iv::NegOp, Many>(
        iv::NegOp::pattern_info("lower-neg").with_generated_ops([arith::NegFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let [lower, upper] = pair(adaptor.interval())?;
            let first = arith::NegFOp::builder(upper).create(rewriter, loc)?.result(rewriter);
            let second = arith::NegFOp::builder(lower).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [first, second])
        },
    );
    patterns.add_op_conversion_fn::<iv::MulOp, Many>(
        iv::MulOp::pattern_info("lower-mul").with_generated_ops([
            arith::MulFOp::NAME,
            arith::MinimumFOp::NAME,
            arith::MaximumFOp::NAME,
        ]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let (a, b) = (pair(adaptor.lhs())?, pair(adaptor.rhs())?);
            let mut products = Vec::with_capacity(4);
            for (x, y) in [(a[0], b[0]), (a[0], b[1]), (a[1], b[0]), (a[1], b[1])] {
                products.push(arith::MulFOp::builder(x, y).create(rewriter, loc)?.result(rewriter));
            }
            let (mut lower, mut upper) = (products[0], products[0]);
            for &product in &products[1..] {
                lower = arith::MinimumFOp::builder(lower, product).create(rewriter, loc)?.result(rewriter);
                upper = arith::MaximumFOp::builder(upper, product).create(rewriter, loc)?.result(rewriter);
            }
            replace(op, rewriter, [lower, upper])
        },
    );
    patterns.add_op_conversion_fn::<iv::HullOp, Many>(
        iv::HullOp::pattern_info("lower-hull")
            .with_generated_ops([arith::MinimumFOp::NAME, arith::MaximumFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let (a, b) = (pair(adaptor.lhs())?, pair(adaptor.rhs())?);
            let lower = arith::MinimumFOp::builder(a[0], b[0]).create(rewriter, loc)?.result(rewriter);
            let upper = arith::MaximumFOp::builder(a[1], b[1]).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [lower, upper])
        },
    );
    patterns.add_op_conversion_fn::<iv::ScaleOp, Many>(
        iv::ScaleOp::pattern_info("lower-scale")
            .with_generated_ops([arith::ConstantOp::NAME, arith::MulFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let [lower, upper] = pair(adaptor.interval())?;
            let factor = op.factor(rewriter);
            let factor = number(rewriter, loc, lower, factor)?;
            let lower = arith::MulFOp::builder(lower, factor).create(rewriter, loc)?.result(rewriter);
            let upper = arith::MulFOp::builder(upper, factor).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [lower, upper])
        },
    );
    patterns.add_op_conversion_fn::<iv::InverseOp, Many>(
        iv::InverseOp::pattern_info("lower-inverse")
            .with_generated_ops([arith::ConstantOp::NAME, arith::DivFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let [lower, upper] = pair(adaptor.interval())?;
            let one = number(rewriter, loc, lower, 1.0)?;
            let first = arith::DivFOp::builder(one, upper).create(rewriter, loc)?.result(rewriter);
            let second = arith::DivFOp::builder(one, lower).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [first, second])
        },
    );
}

/// Adds the patterns of comparisons: a truth is whether it is certain, and whether it is possible.
fn add_truths(patterns: &mut ConvertedPatterns<'_>) {
    patterns.add_op_conversion_fn::<iv::LessOp, Many>(
        iv::LessOp::pattern_info("lower-less").with_generated_ops([arith::CmpFOp::NAME]),
        |op, adaptor, rewriter| {
            let loc = op.loc(rewriter);
            let (a, b) = (pair(adaptor.lhs())?, pair(adaptor.rhs())?);
            let less = arith::CmpFPredicate::OLT;
            let certain = arith::CmpFOp::builder(a[1], b[0], less).create(rewriter, loc)?.result(rewriter);
            let possible = arith::CmpFOp::builder(a[0], b[1], less).create(rewriter, loc)?.result(rewriter);
            replace(op, rewriter, [certain, possible])
        },
    );
    // Either part of a truth; the two patterns differ in nothing else.
    for (name, op, part) in
        [("lower-certainly", iv::CertainlyOp::NAME, 0), ("lower-possibly", iv::PossiblyOp::NAME, 1)]
    {
        patterns.add_conversion_many_fn(PatternInfo::on(name, op), move |op, operands, rewriter| {
            let parts = pair(operands.many(0))?;
            rewriter.replace_op(op, &[parts[part]]);
            Ok(())
        });
    }
}

fn pair(values: &[ValueId]) -> Result<[ValueId; 2], MatchFailure> {
    values.try_into().map_err(|_| "an interval is two values".into())
}

fn replace(op: impl OpView, rewriter: &mut dyn ConversionRewriter<'_>, parts: [ValueId; 2]) -> MatchResult {
    rewriter.replace_op_with_multiple(op.op(), &[&parts]);
    Ok(())
}

fn constant(
    rewriter: &mut dyn ConversionRewriter<'_>,
    loc: Location,
    value: Attribute,
) -> Result<ValueId, MatchFailure> {
    Ok(arith::ConstantOp::builder(value).create(rewriter, loc)?.result(rewriter))
}

/// A number as a constant of the type of a value.
fn number(
    rewriter: &mut dyn ConversionRewriter<'_>,
    loc: Location,
    like: ValueId,
    number: f64,
) -> Result<ValueId, MatchFailure> {
    let (ctx, ty) = (rewriter.ctx(), rewriter.ir().value_type(like));
    let number = ctx.float_attr(ty, number).ok_or("no float type")?;
    constant(rewriter, loc, number)
}
