//! State that all analyses of a solver share: which blocks and edges are executable, who leads to a point,
//! and the queue of visits.

use std::collections::VecDeque;
use std::sync::Arc;

use legalize_ir::{BlockId, Context, Ir, OpId};
use rustc_hash::FxHashMap;

use super::sources::{Branches, Changes, Walk, WideBlock};
use super::visits::{Dependents, FEW, Point, Slot, Slots, Visit};
use crate::interfaces::RegionSuccessor;

/// A block or an edge: may control get there, and which analyses want to know?
#[derive(Debug, Default)]
struct Executable {
    is_live: bool,
    subscribers: Slots,
}

/// An operation from which control gets to a point, and how.
pub(super) type Predecessor = (OpId, Option<RegionSuccessor>);

/// The operations from which control gets to a point.
#[derive(Debug, Default)]
pub(super) struct Predecessors {
    /// True if there are others than the known ones.
    pub has_unknown: bool,
    pub known: Vec<Predecessor>,
    index: FxHashMap<OpId, usize>,
    dependents: Dependents,
}

pub(super) struct Flow<'a> {
    pub ctx: &'a Context,
    pub ir: &'a Ir,
    pub queue: VecDeque<Visit>,
    blocks: FxHashMap<BlockId, Executable>,
    edges: FxHashMap<(BlockId, BlockId), Executable>,
    predecessors: FxHashMap<Point, Predecessors>,
    wide_blocks: FxHashMap<BlockId, Arc<WideBlock>>,
    /// The predecessors that visits are to look at.
    pub changes: Changes,
}

impl<'a> Flow<'a> {
    pub(super) fn new(ctx: &'a Context, ir: &'a Ir) -> Self {
        Flow {
            ctx,
            ir,
            queue: VecDeque::new(),
            blocks: FxHashMap::default(),
            edges: FxHashMap::default(),
            predecessors: FxHashMap::default(),
            wide_blocks: FxHashMap::default(),
            changes: Changes::default(),
        }
    }

    pub(super) fn is_live(&self, block: BlockId) -> bool {
        self.blocks.get(&block).is_some_and(|state| state.is_live)
    }

    /// Returns true if the block of an operation is live, or if it has none.
    pub(super) fn is_reached(&self, op: OpId) -> bool {
        self.ir.op(op).parent().is_none_or(|block| self.is_live(block))
    }

    pub(super) fn is_live_edge(&self, from: BlockId, to: BlockId) -> bool {
        self.edges.get(&(from, to)).is_some_and(|state| state.is_live)
    }

    pub(super) fn subscribe(&mut self, block: BlockId, slot: Slot) {
        self.blocks.entry(block).or_default().subscribers.insert(slot);
    }

    pub(super) fn subscribe_to_edge(&mut self, from: BlockId, to: BlockId, slot: Slot) {
        self.edges.entry((from, to)).or_default().subscribers.insert(slot);
    }

    pub(super) fn mark_live(&mut self, block: BlockId) {
        let state = self.blocks.entry(block).or_default();
        if std::mem::replace(&mut state.is_live, true) {
            return;
        }
        let subscribers = state.subscribers;
        self.queue.extend(subscribers.iter().map(|slot| (Point::Start(block), slot)));
        for slot in subscribers.iter() {
            self.queue.extend(self.ir.block_ops(block).map(|op| (Point::After(op), slot)));
        }
    }

    pub(super) fn mark_edge_live(&mut self, from: BlockId, to: BlockId) {
        self.mark_live(to);
        let state = self.edges.entry((from, to)).or_default();
        if !std::mem::replace(&mut state.is_live, true) {
            let subscribers = state.subscribers;
            self.queue.extend(subscribers.iter().map(|slot| (Point::Start(to), slot)));
            if let Some(wide) = self.wide_blocks.get(&to) {
                for slot in subscribers.iter() {
                    wide.ends_of(from)
                        .iter()
                        .for_each(|&at| self.changes.note(((Point::Start(to), slot), at)));
                }
            }
        }
    }

    /// The branches to a block.
    pub(super) fn branches(&mut self, block: BlockId) -> Branches {
        let ir = self.ir;
        if ir.block_uses(block).nth(FEW).is_none() {
            return Branches::Few(ir.block_uses(block).collect());
        }
        let wide = self.wide_blocks.entry(block).or_insert_with(|| Arc::new(WideBlock::new(ir, block)));
        Branches::Many(wide.clone())
    }

    /// The operations that lead to a point; `visit` is repeated when there are more.
    pub(super) fn predecessors_for(&mut self, point: Point, visit: Visit) -> &Predecessors {
        let found = self.predecessors.entry(point).or_default();
        found.dependents.add(visit);
        found
    }

    pub(super) fn known_predecessors(&self, point: Point) -> Option<&Predecessors> {
        self.predecessors.get(&point)
    }

    /// Begins a visit that looks at the operations that lead to a point; it is repeated when there are more.
    pub(super) fn walk_predecessors(&mut self, point: Point, visit: Visit) -> Walk {
        let count = self.predecessors_for(point, visit).known.len();
        self.changes.walk(visit, count)
    }

    /// One of the operations that lead to a point.
    pub(super) fn predecessor(&self, point: Point, at: u32) -> Option<&Predecessor> {
        self.predecessors.get(&point)?.known.get(at as usize)
    }

    pub(super) fn add_predecessor(&mut self, point: Point, op: OpId, way: Option<RegionSuccessor>) {
        let state = self.predecessors.entry(point).or_default();
        let at = match state.index.get(&op) {
            Some(&at) if state.known[at].1 == way => return,
            Some(&at) => {
                state.known[at].1 = way;
                at
            }
            None => {
                state.index.insert(op, state.known.len());
                state.known.push((op, way));
                state.known.len() - 1
            }
        };
        self.queue.extend(state.dependents.iter());
        state.dependents.iter().for_each(|visit| self.changes.note((visit, at as u32)));
    }

    pub(super) fn add_unknown_predecessors(&mut self, point: Point) {
        let state = self.predecessors.entry(point).or_default();
        if !std::mem::replace(&mut state.has_unknown, true) {
            self.queue.extend(state.dependents.iter());
        }
    }
}
