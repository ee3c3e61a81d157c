//! Folders: their inputs and results.

use smallvec::SmallVec;

use crate::body::{Ir, OpId, ValueId};
use crate::context::{Attribute, Context, Name};

/// Input of an operation's folder.
#[derive(Clone, Copy)]
#[non_exhaustive]
pub struct FoldInput<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The operation.
    pub op: OpId,
    /// Per operand the constant that defines it, if one does.
    pub operands: &'a [Option<Attribute>],
}

impl<'a> FoldInput<'a> {
    /// Creates the input for a call of a folder.
    pub fn new(ctx: &'a Context, ir: &'a Ir, op: OpId, operands: &'a [Option<Attribute>]) -> Self {
        FoldInput { ctx, ir, op, operands }
    }
}

/// Replacement of one result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FoldResult {
    /// A constant; the dialect materialises it.
    Attribute(Attribute),
    /// An existing value.
    Value(ValueId),
}

/// A change that a folder makes to the operation itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlaceEdit {
    /// Sets an operand.
    SetOperand(usize, ValueId),
    /// Removes an operand; later operands move up.
    RemoveOperand(usize),
    /// Sets or removes an attribute (inherent if the operation declares it).
    SetAttr(Name, Option<Attribute>),
    /// Swaps two regions.
    SwapRegions(usize, usize),
}

/// Result of a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// The operation does not fold.
    Unchanged,
    /// The operation is changed in place.
    InPlace(Vec<InPlaceEdit>),
    /// A replacement for each result.
    Results(SmallVec<[FoldResult; 1]>),
}

/// Folds an operation. A folder may look at the operation and at the definitions of its operands, but not at
/// the users of its results: a conversion folds operations that it creates before they have users, and
/// tentative ones while others still use the results.
pub type FoldHook = dyn Fn(&FoldInput<'_>) -> Fold + Send + Sync;
