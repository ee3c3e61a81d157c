//! Folders: what they look at and what they answer.

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
    /// A value that is there already.
    Value(ValueId),
}

/// A change that a folder makes to the operation itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InPlaceEdit {
    /// Sets an operand.
    SetOperand(usize, ValueId),
    /// Takes an operand out; those behind it move up.
    RemoveOperand(usize),
    /// Sets or removes an attribute (inherent if the operation declares it).
    SetAttr(Name, Option<Attribute>),
    /// Lets two regions change places.
    SwapRegions(usize, usize),
}

/// A folder's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fold {
    /// Nothing to fold.
    Unchanged,
    /// The operation is changed in place.
    InPlace(Vec<InPlaceEdit>),
    /// One entry per result.
    Results(SmallVec<[FoldResult; 1]>),
}

/// Folds an operation. It may look at the operation and at what leads to its operands, not at who reads its results: a
/// conversion asks about what it makes before anything reads it, and about what it may make while others still read it.
pub type FoldHook = dyn Fn(&FoldInput<'_>) -> Fold + Send + Sync;
