//! Patterns for the operations of `cx`: an operand is the two values that a number is mapped to.

use std::sync::Arc;

use legalize::conversion::SignatureConversion;
use legalize::dialects::ops::{arith, scf};
use legalize::prelude::*;
use legalize::typed::{AddTypedPatterns, BuildOp, Many, OpConversionPattern, OpView};

use crate::cx;

/// Adds all patterns.
pub(crate) fn populate(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    patterns.add_op_conversion(ConvertMake(converter.clone()));
    patterns.add_op_conversion(ConvertParts(converter.clone()));
    patterns.add_op_conversion(ConvertAdd(converter.clone()));
    patterns.add_op_conversion(ConvertRepeat(converter.clone()));
    add_next(patterns, converter);
}

/// Returns the two values of a number.
fn parts(values: &[ValueId]) -> Result<[ValueId; 2], MatchFailure> {
    values.try_into().map_err(|_| "a number is two values".into())
}

/// One result becomes two values, which exist.
struct ConvertMake(Arc<TypeConverter>);

impl OpConversionPattern<cx::MakeOp, Many> for ConvertMake {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.0)
    }

    fn match_and_rewrite(
        &self,
        op: cx::MakeOp,
        adaptor: cx::MakeOpAdaptor<'_, Many>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let both = [adaptor.re(), adaptor.im()].concat();
        rewriter.replace_op_with_multiple(op.op(), &[&both]);
        Ok(())
    }
}

/// Two results become the two values of one operand.
struct ConvertParts(Arc<TypeConverter>);

impl OpConversionPattern<cx::PartsOp, Many> for ConvertParts {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.0)
    }

    fn match_and_rewrite(
        &self,
        op: cx::PartsOp,
        adaptor: cx::PartsOpAdaptor<'_, Many>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        rewriter.replace_op(op.op(), &parts(adaptor.number())?);
        Ok(())
    }
}

/// One operation becomes two.
struct ConvertAdd(Arc<TypeConverter>);

impl OpConversionPattern<cx::AddOp, Many> for ConvertAdd {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.0)
    }

    fn match_and_rewrite(
        &self,
        op: cx::AddOp,
        adaptor: cx::AddOpAdaptor<'_, Many>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = op.loc(rewriter);
        let (lhs, rhs) = (parts(adaptor.lhs())?, parts(adaptor.rhs())?);
        let re = arith::AddFOp::builder(lhs[0], rhs[0]).create(rewriter, loc)?.result(rewriter);
        let im = arith::AddFOp::builder(lhs[1], rhs[1]).create(rewriter, loc)?.result(rewriter);
        rewriter.replace_op_with_multiple(op.op(), &[&[re, im]]);
        Ok(())
    }
}

/// The body of a repetition becomes that of a loop: its argument is two arguments, after the loop's counter.
struct ConvertRepeat(Arc<TypeConverter>);

impl OpConversionPattern<cx::RepeatOp, Many> for ConvertRepeat {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        Some(&self.0)
    }

    fn match_and_rewrite(
        &self,
        op: cx::RepeatOp,
        adaptor: cx::RepeatOpAdaptor<'_, Many>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let (ctx, loc) = (rewriter.ctx(), op.loc(rewriter));
        let (index, f64) = (ctx.common().index, ctx.common().f64);
        let start = parts(adaptor.start())?;
        let &[count] = adaptor.count() else { return Err("the count is one value".into()) };
        let body = op.body(rewriter);
        let entry = rewriter.ir().region(body).first().ok_or("the body is empty")?;

        let mut signature = SignatureConversion::new(1);
        signature.add_extra_inputs(&[index]);
        signature.add_inputs(0, &[f64, f64]);
        rewriter.apply_signature_conversion(entry, &signature, Some(&self.0));

        let [zero, one] = [0, 1].map(|number| arith::ConstantOp::builder(ctx.int_attr(index, number)));
        let zero = zero.create(rewriter, loc)?.result(rewriter);
        let one = one.create(rewriter, loc)?.result(rewriter);
        let region = rewriter.create_region();
        rewriter.inline_region(body, region, None);
        let new = scf::ForOp::builder(zero, count, one)
            .init_args(&start)
            .results_types(&[f64, f64])
            .region(region)
            .create(rewriter, loc)?;
        let ends = new.results(rewriter);
        rewriter.replace_op_with_multiple(op.op(), &[&ends]);
        Ok(())
    }
}

/// A terminator becomes one with more operands; a closure instead of a type.
fn add_next(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let info = PatternInfo::on("convert-next", cx::NextOp::NAME).with_generated_ops([scf::YieldOp::NAME]);
    patterns.add_conversion_many_fn(info, Some(converter.clone()), |op, operands, rewriter| {
        let loc = rewriter.ir().op(op).loc();
        scf::YieldOp::builder().results(operands.many(0)).create(rewriter, loc)?;
        rewriter.erase_op(op);
        Ok(())
    });
}
