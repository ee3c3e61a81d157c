//! Cursor of a rewriter: its insertion point and the open modifications.

use legalize_ir::{AttrDict, BlockId, InsertPoint, Location, OpId, OpName, ValueId};
use smallvec::SmallVec;

/// Insertion point of a rewriter, and the open in-place modifications.
#[derive(Debug, Default)]
pub struct Cursor {
    at: Option<InsertPoint>,
    pub(super) modifying: Vec<Snapshot>,
}

/// An operation before it was modified in place: location, attributes, operands and successors.
#[derive(Debug)]
pub(super) struct Snapshot {
    pub op: OpId,
    pub name: OpName,
    pub loc: Location,
    pub inherent: AttrDict,
    pub discardable: AttrDict,
    pub operands: SmallVec<[ValueId; 4]>,
    pub successors: SmallVec<[BlockId; 2]>,
}

impl Cursor {
    /// The insertion point.
    pub fn insert_point(&self) -> Option<InsertPoint> {
        self.at
    }

    /// Sets the insertion point.
    pub fn set(&mut self, at: Option<InsertPoint>) {
        self.at = at;
    }

    /// Forgets modifications that a failed pattern left open.
    pub(crate) fn reset(&mut self) {
        self.at = None;
        self.modifying.clear();
    }

    pub(crate) fn open_modifications(&self) -> usize {
        self.modifying.len()
    }
}
