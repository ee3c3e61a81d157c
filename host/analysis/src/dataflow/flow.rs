//! State that all analyses of a solver share: which blocks and edges are executable, who leads to a point,
//! and the queue of visits.

use std::collections::VecDeque;

use legalize_ir::{BlockId, Context, Ir, OpId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::interfaces::RegionSuccessor;

/// A place in a body that an analysis visits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Point {
    Start(BlockId),
    After(OpId),
}

/// An analysis of a solver. The order is that in which they are started.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub(super) enum Slot {
    Control,
    Constants,
    Values,
}

pub(super) const SLOTS: [Slot; 3] = [Slot::Control, Slot::Constants, Slot::Values];

/// A set of analyses.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slots(u8);

impl Slots {
    pub(super) fn insert(&mut self, slot: Slot) {
        self.0 |= 1 << slot as u8;
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Slot> {
        SLOTS.into_iter().filter(move |&slot| self.0 & (1 << slot as u8) != 0)
    }
}

pub(super) type Visit = (Point, Slot);

/// Visits to repeat when a state changes, each once, in the order in which they asked.
#[derive(Debug, Default)]
pub(super) struct Dependents {
    list: Vec<Visit>,
    /// The same as a set, once there are many.
    many: FxHashSet<Visit>,
}

/// Number of visits up to which a list is searched.
const FEW: usize = 8;

impl Dependents {
    pub(super) fn add(&mut self, visit: Visit) {
        if self.list.len() == FEW && self.many.is_empty() {
            self.many.extend(&self.list);
        }
        let is_new =
            if self.list.len() < FEW { !self.list.contains(&visit) } else { self.many.insert(visit) };
        if is_new {
            self.list.push(visit);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = Visit> + '_ {
        self.list.iter().copied()
    }
}

/// A block or an edge: may control get there, and which analyses want to know?
#[derive(Debug, Default)]
struct Executable {
    is_live: bool,
    subscribers: Slots,
}

/// The operations from which control gets to a point.
#[derive(Debug, Default)]
pub(super) struct Predecessors {
    /// True if there are others than the known ones.
    pub has_unknown: bool,
    pub known: Vec<(OpId, Option<RegionSuccessor>)>,
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
        }
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

    pub(super) fn add_predecessor(&mut self, point: Point, op: OpId, way: Option<RegionSuccessor>) {
        let state = self.predecessors.entry(point).or_default();
        match state.index.get(&op) {
            Some(&at) if state.known[at].1 == way => return,
            Some(&at) => state.known[at].1 = way,
            None => {
                state.index.insert(op, state.known.len());
                state.known.push((op, way));
            }
        }
        self.queue.extend(state.dependents.iter());
    }

    pub(super) fn add_unknown_predecessors(&mut self, point: Point) {
        let state = self.predecessors.entry(point).or_default();
        if !std::mem::replace(&mut state.has_unknown, true) {
            self.queue.extend(state.dependents.iter());
        }
    }
}
