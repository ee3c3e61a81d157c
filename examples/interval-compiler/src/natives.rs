//! Natives of `rules.td` and `scaling.pdll`.

use legalize::conversion::{ConstraintCall, RewriteCall};
use legalize::prelude::*;

use crate::bounds::Bounds;
use crate::iv;

/// Natives of both files.
#[derive(Clone, Copy, Debug, Default)]
pub struct IvNatives;

impl crate::rules::RulesNatives for IvNatives {
    fn sum_of_ranges(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        arg0: iv::RangeAttr,
        arg1: iv::RangeAttr,
    ) -> Result<iv::RangeAttr, MatchFailure> {
        let ctx = rewriter.ctx();
        let sum = Bounds::of(ctx, arg0).zip(Bounds::of(ctx, arg1)).map(|(a, b)| a + b);
        let element = ctx.attr_type(arg0.lower(ctx)).ok_or("bounds without a type")?;
        sum.and_then(|sum| sum.to_attr(ctx, element)).ok_or("no bounds".into())
    }
}

impl crate::scaling::ScalingNatives for IvNatives {
    fn is_one(&self, call: &ConstraintCall<'_>, factor: Attribute) -> Result<(), MatchFailure> {
        match call.ctx.as_f64(factor) == Some(1.0) {
            true => Ok(()),
            false => Err("the factor is not 1".into()),
        }
    }

    fn product(
        &self,
        rewriter: &mut dyn Rewriter<'_>,
        _: &RewriteCall<'_>,
        a: Attribute,
        b: Attribute,
    ) -> Result<Attribute, MatchFailure> {
        let ctx = rewriter.ctx();
        let (x, y) = ctx.as_f64(a).zip(ctx.as_f64(b)).ok_or("no numbers")?;
        let ty = ctx.attr_type(a).ok_or("a number without a type")?;
        ctx.float_attr(ty, x * y).ok_or("no float type".into())
    }
}
