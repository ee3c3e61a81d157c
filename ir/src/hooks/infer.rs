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
