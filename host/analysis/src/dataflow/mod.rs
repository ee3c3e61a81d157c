//! Data-flow analysis: what is known about values wherever control may get, up to a fixpoint.
//!
//! [`DataFlowSolver`] runs two analyses that depend on each other, and on request a third one: which blocks
//! control can reach; which values are constants there; and facts of any other [`SparseAnalysis`]. What is
//! known about a value is an element of a [`Lattice`]; elements only grow, by joining, until nothing changes.
//! Values flow through operations, branches, operations with regions, calls and returns, by the interfaces of
//! [this crate](crate); where these say nothing, nothing is known.
//!
//! The work list is a queue, filled in the order of the body, as in upstream: analyses that widen depend on
//! it. Mirrors <https://mlir.llvm.org/docs/Tutorials/DataFlowAnalysis/>.

mod constants;
mod control;
mod flow;
mod solver;
mod sources;
mod sparse;
mod visits;

use legalize_ir::{Context, Ir, OpId, ValueId};
use smallvec::SmallVec;

pub use constants::{Constant, ConstantPropagation};
pub use solver::{DataFlowSolver, NoAnalysis, Nothing, OpPredecessors};

/// An element of a lattice: what is known about a value. The bottom element, for values that nothing has
/// reached yet, is the absence of an element.
pub trait Lattice: Clone + PartialEq {
    /// Joins two elements: the least element that covers both. Repeated joins must come to an end.
    #[must_use]
    fn join(&self, other: &Self) -> Self;
}

/// An analysis that follows values from their definitions to their uses.
pub trait SparseAnalysis {
    /// Knowledge about a value.
    type Value: Lattice;

    /// Returns what holds for a value of which nothing can be known; `None` if the analysis does not apply to
    /// values of its type.
    fn entry(&self, ctx: &Context, ir: &Ir, value: ValueId) -> Option<Self::Value>;

    /// Returns what an operation adds to what is known about each of its results; `None` where that is
    /// nothing. Operations whose results come from their regions or from a callee are not asked.
    fn transfer(&self, input: &Transfer<'_, Self::Value>) -> SmallVec<[Option<Self::Value>; 1]>;

    /// Returns the same for arguments of an operation's regions, or for its results, that control flow brings
    /// nothing to, such as the induction variable of a loop.
    fn internal_inputs(
        &self,
        input: &Transfer<'_, Self::Value>,
        values: &[ValueId],
    ) -> SmallVec<[Option<Self::Value>; 1]> {
        values.iter().map(|&value| self.entry(input.ctx, input.ir, value)).collect()
    }
}

/// The input of a transfer function.
#[non_exhaustive]
pub struct Transfer<'a, V> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The operation.
    pub op: OpId,
    known: &'a dyn Fn(ValueId) -> Option<V>,
}

impl<'a, V> Transfer<'a, V> {
    /// Returns what is known about a value so far.
    pub fn known(&self, value: ValueId) -> Option<V> {
        (self.known)(value)
    }

    /// Returns what is known about each operand.
    pub fn operands(&self) -> SmallVec<[Option<V>; 4]> {
        self.ir.operands(self.op).map(|value| self.known(value)).collect()
    }
}
