//! The data-flow analysis of ranges.

use legalize_ir::{Context, Ir, Traits, ValueId};
use smallvec::{SmallVec, smallvec};

use super::interface::{LoopBound, infer_int_ranges, loop_bounds};
use super::range::IntRange;
use crate::dataflow::{Lattice, SparseAnalysis, Transfer};
use crate::interfaces::is_loop_like;

/// The analysis of the ranges of integers.
///
/// Values of which a terminator passes on a range that grows are taken to be anything, so that loops come to
/// an end.
#[derive(Clone, Copy, Debug, Default)]
pub struct IntRangeAnalysis;

impl SparseAnalysis for IntRangeAnalysis {
    type Value = IntRange;

    fn entry(&self, ctx: &Context, ir: &Ir, value: ValueId) -> Option<IntRange> {
        IntRange::width_of(ctx, ir.value_type(value)).map(IntRange::all)
    }

    fn transfer(&self, input: &Transfer<'_, IntRange>) -> SmallVec<[Option<IntRange>; 1]> {
        let (ctx, ir, op) = (input.ctx, input.ir, input.op);
        let results = ir.op(op).results();
        let Some(found) = infer_int_ranges(ctx, ir, op, &input.operands()) else {
            return results.iter().map(|&result| self.entry(ctx, ir, result)).collect();
        };
        let widened = results.iter().zip(found).map(|(&result, found)| {
            let (found, known) = (found?, input.known(result));
            let grows = known.is_some_and(|known| known.join(&found) != known);
            let is_passed_on = || {
                let ends =
                    |user| ir.info(ctx, user).is_some_and(|info| info.traits.contains(Traits::TERMINATOR));
                ir.users(result).any(ends)
            };
            if grows && is_passed_on() { self.entry(ctx, ir, result) } else { Some(found) }
        });
        widened.collect()
    }

    fn internal_inputs(
        &self,
        input: &Transfer<'_, IntRange>,
        values: &[ValueId],
    ) -> SmallVec<[Option<IntRange>; 1]> {
        let (ctx, ir, op) = (input.ctx, input.ir, input.op);
        let variables = is_loop_like(ctx, ir, op).then(|| loop_bounds(ctx, ir, op)).flatten();
        let Some(variables) = variables else {
            return values.iter().map(|&value| self.entry(ctx, ir, value)).collect();
        };
        let mut found = smallvec![None; values.len()];
        for variable in variables {
            let Some(at) = values.iter().position(|&value| value == variable.variable) else { continue };
            let Some(width) = IntRange::width_of(ctx, ir.value_type(variable.variable)) else { continue };
            let bound = |bound: LoopBound, of: fn(&IntRange) -> i128| match bound {
                LoopBound::Constant(value) => value,
                LoopBound::Value(value) => of(&input.known(value).unwrap_or_else(|| IntRange::all(width))),
            };
            let min = bound(variable.lower, |range| range.smin);
            let max = bound(variable.upper, |range| range.smax);
            // A step that is not known is taken to be positive.
            let step = bound(variable.step, |range| range.smax);
            let (min, max) = if step < 0 { (max, min) } else { (min, max - 1) };
            if min <= max {
                found[at] = Some(IntRange::from_signed(width, min, max));
            }
        }
        found
    }
}
