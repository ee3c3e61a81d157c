//! The predecessors that a visit looks at: all of them where there are few, and those that have changed
//! since the last visit where there are many.
//!
//! Lattice elements only grow, so that joining an unchanged one again has no effect. A change during a visit
//! counts at once if its predecessor comes later in the order, and in the next visit if it comes before: the
//! result is that of visits that look at all predecessors.

use std::collections::BTreeSet;
use std::sync::Arc;

use legalize_ir::{BlockId, Ir, Use};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::visits::{FEW, Visit};

/// A predecessor of a point that has many, by its position: a change of what it passes is noted for the
/// visit.
pub(super) type OneOfMany = (Visit, u32);

/// One visit's way along the predecessors of a point.
#[derive(Debug)]
pub(super) struct Walk {
    visit: Visit,
    next: u32,
    end: u32,
    is_wide: bool,
}

impl Walk {
    /// Names the predecessor at a position, if the point has many.
    pub(super) fn one_of_many(&self, at: u32) -> Option<OneOfMany> {
        self.is_wide.then_some((self.visit, at))
    }
}

/// For each visit of a point with many predecessors the positions of those that have changed since.
#[derive(Debug, Default)]
pub(super) struct Changes(FxHashMap<Visit, BTreeSet<u32>>);

impl Changes {
    /// Begins a visit of a point with `count` predecessors.
    pub(super) fn walk(&mut self, visit: Visit, count: usize) -> Walk {
        let is_wide = count > FEW;
        let end = count as u32;
        if is_wide {
            self.0.entry(visit).or_insert_with(|| (0..end).collect());
        }
        Walk { visit, next: 0, end, is_wide }
    }

    /// The position of the next predecessor that the visit looks at.
    pub(super) fn next(&mut self, walk: &mut Walk) -> Option<u32> {
        let at = if walk.is_wide {
            let changed = self.0.get_mut(&walk.visit)?;
            let at = *changed.range(walk.next..walk.end).next()?;
            changed.remove(&at);
            at
        } else {
            (walk.next < walk.end).then_some(walk.next)?
        };
        walk.next = at + 1;
        Some(at)
    }

    /// Ends a visit at a predecessor: later visits come to it again, and not further.
    pub(super) fn stay(&mut self, walk: &Walk) {
        if walk.is_wide {
            self.note((walk.visit, walk.next - 1));
        }
    }

    /// Notes that a predecessor passes more.
    pub(super) fn note(&mut self, (visit, at): OneOfMany) {
        if let Some(changed) = self.0.get_mut(&visit) {
            changed.insert(at);
        }
    }
}

/// The branches to a block, in the order of its uses.
pub(super) enum Branches {
    Few(SmallVec<[Use; FEW]>),
    Many(Arc<WideBlock>),
}

impl Branches {
    pub(super) fn list(&self) -> &[Use] {
        match self {
            Branches::Few(list) => list,
            Branches::Many(wide) => &wide.uses,
        }
    }
}

/// The branches to a block that has many.
#[derive(Debug)]
pub(super) struct WideBlock {
    uses: Vec<Use>,
    /// Positions in `uses`, by the block that a branch ends.
    by_block: FxHashMap<BlockId, SmallVec<[u32; 1]>>,
}

impl WideBlock {
    pub(super) fn new(ir: &Ir, block: BlockId) -> Self {
        let uses: Vec<Use> = ir.block_uses(block).collect();
        let mut by_block: FxHashMap<BlockId, SmallVec<[u32; 1]>> = FxHashMap::default();
        for (found, at) in uses.iter().zip(0..) {
            if let Some(from) = ir.op(found.op).parent() {
                by_block.entry(from).or_default().push(at);
            }
        }
        WideBlock { uses, by_block }
    }

    /// Positions of the branches that end a block.
    pub(super) fn ends_of(&self, block: BlockId) -> &[u32] {
        self.by_block.get(&block).map_or(&[], |positions| positions)
    }
}
