//! Inference of result types.

use smallvec::SmallVec;

use crate::body::{Ir, OpId, OperationState, RegionId, ValueId};
use crate::context::{AttrDict, Context, Location, Type};
use crate::reason::Reason;

/// Input of type inference: an operation that is being built.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct InferInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// Operands.
    pub operands: &'a [ValueId],
    /// Inherent attributes.
    pub inherent: AttrDict,
    /// Discardable attributes.
    pub discardable: AttrDict,
    /// Regions.
    pub regions: &'a [RegionId],
    /// Location.
    pub loc: Location,
}

impl<'a> InferInput<'a> {
    /// Creates the input for an operation that exists, with these operands.
    pub fn of_op(ctx: &'a Context, ir: &'a Ir, op: OpId, operands: &'a [ValueId]) -> Self {
        let data = ir.op(op);
        InferInput {
            ctx,
            ir,
            operands,
            inherent: data.inherent(),
            discardable: data.discardable(),
            regions: data.regions(),
            loc: data.loc(),
        }
    }

    /// Creates the input for an operation state.
    pub fn of_state(ctx: &'a Context, ir: &'a Ir, state: &'a OperationState) -> Self {
        InferInput {
            ctx,
            ir,
            operands: &state.operands,
            inherent: state.inherent,
            discardable: state.discardable,
            regions: &state.regions,
            loc: state.loc,
        }
    }
}

/// Infers result types; the error says why it cannot.
pub type InferHook = dyn Fn(&InferInput<'_>) -> Result<SmallVec<[Type; 2]>, Reason> + Send + Sync;

/// Fills in the state of an operation of which only operands and attributes are given, as a builder in C++
/// does: result types among others. For operations without [`InferHook`].
pub trait BuildHook: Send + Sync {
    /// Returns the reason why no operation can be built; `None` if nothing is known to be missing.
    fn lacks(&self, ctx: &Context) -> Option<Reason>;

    /// Fills in the state.
    ///
    /// # Errors
    /// If that is not possible, with the reason.
    fn build(&self, ctx: &Context, ir: &Ir, state: &mut OperationState) -> Result<(), Reason>;
}
