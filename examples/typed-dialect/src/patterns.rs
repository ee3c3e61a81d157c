//! Patterns in Rust: the root is a view, operands are accessed by name.

use legalize::conversion::RewriteCall;
use legalize::prelude::*;
use legalize::typed::{BuildOp, FromAttr, Many, One, OpConversionPattern, OpRewritePattern, OpView};

use crate::rules::RulesNatives;
use crate::toy::Overflow;
use crate::{llvm, toy};

/// Natives that the rules of `rules.td` leave to Rust.
pub(crate) struct Powers;

impl RulesNatives for Powers {
    fn log2(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _call: &RewriteCall<'_>,
        arg0: Attribute,
    ) -> Result<Attribute, MatchFailure> {
        let ctx = rewriter.ctx();
        match i64::from_attr(ctx, arg0).filter(|&number| number > 0 && number & (number - 1) == 0) {
            Some(number) => Ok(ctx.int_attr(ctx.common().i64, i64::from(number.trailing_zeros()))),
            None => Err(MatchFailure::new("not a power of two")),
        }
    }
}

/// Replaces `x + x` by `x` shifted by one.
pub(crate) struct AddToItself;

impl OpRewritePattern<toy::AddOp> for AddToItself {
    fn match_and_rewrite(&self, op: toy::AddOp, rewriter: &mut dyn Rewriter<'_>) -> MatchResult {
        let (lhs, rhs) = (op.lhs(rewriter), op.rhs(rewriter));
        if lhs != rhs {
            return Err("the operands differ".into());
        }
        let loc = rewriter.ir().op(op.op()).loc();
        let shifted = toy::ShlOp::builder(lhs, 1).create(rewriter, loc)?;
        let result = shifted.result(rewriter);
        rewriter.replace_op(op.op(), &[result]);
        Ok(())
    }
}

pub(crate) struct ConvertConstant;

impl OpConversionPattern<toy::ConstantOp> for ConvertConstant {
    fn match_and_rewrite(
        &self,
        op: toy::ConstantOp,
        _adaptor: <toy::ConstantOp as OpView>::Adaptor<'_, One>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = rewriter.ir().op(op.op()).loc();
        let value = op.value_attr(rewriter).ok_or("no value")?;
        let i64 = rewriter.ctx().common().i64;
        let constant = llvm::ConstantOp::builder(i64, value).create(rewriter, loc)?;
        rewriter.replace_op(op.op(), &[constant.res(rewriter)]);
        Ok(())
    }
}

fn flags(overflow: Overflow) -> llvm::IntegerOverflowFlags {
    match overflow {
        Overflow::Wraps => llvm::IntegerOverflowFlags::empty(),
        Overflow::Never => llvm::IntegerOverflowFlags::NSW,
    }
}

pub(crate) struct ConvertAdd;

impl OpConversionPattern<toy::AddOp> for ConvertAdd {
    fn match_and_rewrite(
        &self,
        op: toy::AddOp,
        adaptor: toy::AddOpAdaptor<'_, One>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = rewriter.ir().op(op.op()).loc();
        let sum = llvm::AddOp::builder(adaptor.lhs(), adaptor.rhs())
            .overflow_flags(flags(op.overflow(rewriter)))
            .create(rewriter, loc)?;
        rewriter.replace_op(op.op(), &[sum.res(rewriter)]);
        Ok(())
    }
}

pub(crate) struct ConvertMul;

impl OpConversionPattern<toy::MulOp> for ConvertMul {
    fn match_and_rewrite(
        &self,
        op: toy::MulOp,
        adaptor: toy::MulOpAdaptor<'_, One>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = rewriter.ir().op(op.op()).loc();
        let product = llvm::MulOp::builder(adaptor.lhs(), adaptor.rhs())
            .overflow_flags(flags(op.overflow(rewriter)))
            .create(rewriter, loc)?;
        rewriter.replace_op(op.op(), &[product.res(rewriter)]);
        Ok(())
    }
}

pub(crate) struct ConvertShl;

impl OpConversionPattern<toy::ShlOp> for ConvertShl {
    fn match_and_rewrite(
        &self,
        op: toy::ShlOp,
        adaptor: toy::ShlOpAdaptor<'_, One>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = rewriter.ir().op(op.op()).loc();
        let amount = op.amount_attr(rewriter).ok_or("no amount")?;
        let i64 = rewriter.ctx().common().i64;
        let by = llvm::ConstantOp::builder(i64, amount).create(rewriter, loc)?.res(rewriter);
        let shifted = llvm::ShlOp::builder(adaptor.value(), by).create(rewriter, loc)?;
        rewriter.replace_op(op.op(), &[shifted.res(rewriter)]);
        Ok(())
    }
}

/// Adds all values of operands that a conversion may have split.
pub(crate) struct ConvertSum;

impl OpConversionPattern<toy::SumOp, Many> for ConvertSum {
    fn match_and_rewrite(
        &self,
        op: toy::SumOp,
        adaptor: toy::SumOpAdaptor<'_, Many>,
        rewriter: &mut dyn ConversionRewriter<'_>,
    ) -> MatchResult {
        let loc = rewriter.ir().op(op.op()).loc();
        let start = adaptor.start().into_iter().chain(adaptor.values()).flatten().copied();
        let mut values = start.collect::<Vec<_>>().into_iter();
        let mut sum = values.next().ok_or("there is nothing to add")?;
        for value in values {
            sum = llvm::AddOp::builder(sum, value).create(rewriter, loc)?.res(rewriter);
        }
        rewriter.replace_op(op.op(), &[sum]);
        Ok(())
    }
}
