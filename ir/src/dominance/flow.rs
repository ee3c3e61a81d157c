//! Trees by region, each with the control flow that it was built from.

use std::hash::Hash;

use rustc_hash::FxHashMap;

use super::successors_in;
use super::tree::Tree;
use crate::body::{BlockId, Ir, RegionId};

/// Trees by region.
#[derive(Clone, Debug)]
pub(super) struct Trees<N> {
    by_region: FxHashMap<RegionId, (Tree<N>, Flow)>,
    /// The number of the body's last edit that was looked at.
    edits: u64,
}

impl<N> Default for Trees<N> {
    fn default() -> Self {
        Trees { by_region: FxHashMap::default(), edits: 0 }
    }
}

impl<N: Copy + Eq + Hash> Trees<N> {
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.by_region.len()
    }

    pub(super) fn forget(&mut self, region: RegionId) {
        self.by_region.remove(&region);
    }

    pub(super) fn refresh(&mut self, ir: &Ir) {
        if self.edits != ir.edit_count() {
            self.edits = ir.edit_count();
            self.by_region.retain(|&region, (_, flow)| flow.is_of(ir, region));
        }
    }

    /// The tree of a region, built if there is none.
    pub(super) fn of(&mut self, ir: &Ir, region: RegionId, build: impl FnOnce(&Ir) -> Tree<N>) -> &Tree<N> {
        if self.by_region.is_empty() {
            self.edits = ir.edit_count();
        }
        &self.by_region.entry(region).or_insert_with(|| (build(ir), Flow::of(ir, region))).0
    }
}

/// The control flow of a region: its blocks in order, each with the number of its successors, and these.
#[derive(Clone, Debug, Default)]
struct Flow {
    blocks: Vec<(BlockId, u32)>,
    successors: Vec<BlockId>,
}

impl Flow {
    fn of(ir: &Ir, region: RegionId) -> Flow {
        let mut flow = Flow::default();
        for block in ir.region_blocks(region) {
            let known = flow.successors.len();
            flow.successors.extend(successors_in(ir, block, region));
            flow.blocks.push((block, (flow.successors.len() - known) as u32));
        }
        flow
    }

    /// Returns true if a region still has the control flow of this graph.
    fn is_of(&self, ir: &Ir, region: RegionId) -> bool {
        if ir.try_region(region).is_none() {
            return false;
        }
        let mut blocks = ir.region_blocks(region);
        let mut successors = self.successors.iter().copied();
        self.blocks.iter().all(|&(block, count)| {
            blocks.next() == Some(block)
                && successors_in(ir, block, region).eq(successors.by_ref().take(count as usize))
        }) && blocks.next().is_none()
    }
}
