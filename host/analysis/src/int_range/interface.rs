//! Interfaces of operations for ranges.

use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId, ValueId};
use smallvec::SmallVec;

use super::range::IntRange;

/// The ranges of an operation's results; `None` where nothing has reached an operand that matters.
type Ranges = SmallVec<[Option<IntRange>; 1]>;

type InferHook = dyn Fn(&Context, &Ir, OpId, &[Option<IntRange>]) -> Ranges + Send + Sync;
type LoopBoundsHook = dyn Fn(&Context, &Ir, OpId) -> Option<Vec<LoopBounds>> + Send + Sync;
type RangeFoldHook =
    dyn Fn(&Context, &Ir, OpId, &dyn Fn(ValueId) -> Option<IntRange>) -> Option<ValueId> + Send + Sync;

/// The inference of the ranges of an operation's results, as its extension.
#[derive(Clone)]
pub struct InferIntRangesInterface(Arc<InferHook>);

impl InferIntRangesInterface {
    /// Creates the extension from a function of the operation and the ranges of its operands.
    pub fn new(
        infer: impl Fn(&Context, &Ir, OpId, &[Option<IntRange>]) -> Ranges + Send + Sync + 'static,
    ) -> Self {
        InferIntRangesInterface(Arc::new(infer))
    }
}

/// Returns the ranges of an operation's results; `None` if it does not infer any.
pub fn infer_int_ranges(ctx: &Context, ir: &Ir, op: OpId, operands: &[Option<IntRange>]) -> Option<Ranges> {
    let InferIntRangesInterface(infer) = ir.info(ctx, op)?.extensions.get()?;
    Some(infer(ctx, ir, op, operands))
}

/// A bound or the step of a loop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopBound {
    /// A constant.
    Constant(i128),
    /// A value.
    Value(ValueId),
}

/// An induction variable of a loop with its bounds; the upper one is excluded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoopBounds {
    /// The variable.
    pub variable: ValueId,
    /// The first value.
    pub lower: LoopBound,
    /// The value that is not reached.
    pub upper: LoopBound,
    /// The difference between values.
    pub step: LoopBound,
}

impl LoopBounds {
    /// Creates the description of a variable.
    pub fn new(variable: ValueId, lower: LoopBound, upper: LoopBound, step: LoopBound) -> Self {
        LoopBounds { variable, lower, upper, step }
    }
}

/// The induction variables of a loop, as its extension.
#[derive(Clone)]
pub struct LoopBoundsInterface(Arc<LoopBoundsHook>);

impl LoopBoundsInterface {
    /// Creates the extension from a function.
    pub fn new(
        bounds: impl Fn(&Context, &Ir, OpId) -> Option<Vec<LoopBounds>> + Send + Sync + 'static,
    ) -> Self {
        LoopBoundsInterface(Arc::new(bounds))
    }
}

/// Returns the induction variables of a loop; `None` if it has none, or they are not known.
pub(super) fn loop_bounds(ctx: &Context, ir: &Ir, op: OpId) -> Option<Vec<LoopBounds>> {
    let LoopBoundsInterface(bounds) = ir.info(ctx, op)?.extensions.get()?;
    bounds(ctx, ir, op)
}

/// The value that an operation's only result equals, given the ranges of its operands, as its extension: a
/// remainder of a number that is smaller than the divisor is the number.
#[derive(Clone)]
pub struct RangeFoldInterface(Arc<RangeFoldHook>);

impl RangeFoldInterface {
    /// Creates the extension from a function of the operation and the known ranges.
    pub fn new(
        fold: impl Fn(&Context, &Ir, OpId, &dyn Fn(ValueId) -> Option<IntRange>) -> Option<ValueId>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        RangeFoldInterface(Arc::new(fold))
    }
}

/// Returns the value that an operation's result equals, by the known ranges.
pub fn range_fold(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    known: &dyn Fn(ValueId) -> Option<IntRange>,
) -> Option<ValueId> {
    let RangeFoldInterface(fold) = ir.info(ctx, op)?.extensions.get()?;
    fold(ctx, ir, op, known)
}
