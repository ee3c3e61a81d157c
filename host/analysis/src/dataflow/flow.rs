//! State that all analyses of a solver share: which blocks and edges are executable, who leads to a point,
//! and the queue of visits.

use std::collections::VecDeque;
use std::collections::hash_map::Entry;
use std::hash::Hash;

use legalize_ir::{BlockId, Context, Ir, OpId, Use};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

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

/// Dependents of a state, each once, in the order in which they asked: visits to repeat when it changes.
#[derive(Debug)]
pub(super) struct Dependents<T = Visit> {
    list: Vec<T>,
    /// The same as a set, once there are many.
    many: FxHashSet<T>,
}

impl<T> Default for Dependents<T> {
    fn default() -> Self {
        Dependents { list: Vec::new(), many: FxHashSet::default() }
    }
}

/// Number of visits up to which a list is searched, and of predecessors up to which a visit looks at all.
const FEW: usize = 8;

impl<T: Copy + Eq + Hash> Dependents<T> {
    pub(super) fn add(&mut self, dependent: T) {
        if self.list.len() == FEW && self.many.is_empty() {
            self.many.extend(&self.list);
        }
        let is_new =
            if self.list.len() < FEW { !self.list.contains(&dependent) } else { self.many.insert(dependent) };
        if is_new {
            self.list.push(dependent);
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = T> + '_ {
        self.list.iter().copied()
    }
}

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

/// The operations that a visit looks at to learn what reaches a point.
pub(super) struct Sources<T> {
    pub list: Vec<T>,
    /// True if there are many, of which later visits look at those alone that have changed: changes of what
    /// they pass are to be [noted](Flow::note_changed).
    pub is_wide: bool,
}

/// The branches to a block that has many.
struct WideBlock {
    uses: Vec<Use>,
    /// Positions in `uses`, by the block that a branch ends.
    by_block: FxHashMap<BlockId, SmallVec<[u32; 1]>>,
}

impl WideBlock {
    fn new(ir: &Ir, block: BlockId) -> Self {
        let uses: Vec<Use> = ir.block_uses(block).collect();
        let mut by_block: FxHashMap<BlockId, SmallVec<[u32; 1]>> = FxHashMap::default();
        for (found, at) in uses.iter().zip(0..) {
            if let Some(from) = ir.op(found.op).parent() {
                by_block.entry(from).or_default().push(at);
            }
        }
        WideBlock { uses, by_block }
    }
}

pub(super) struct Flow<'a> {
    pub ctx: &'a Context,
    pub ir: &'a Ir,
    pub queue: VecDeque<Visit>,
    blocks: FxHashMap<BlockId, Executable>,
    edges: FxHashMap<(BlockId, BlockId), Executable>,
    predecessors: FxHashMap<Point, Predecessors>,
    wide_blocks: FxHashMap<BlockId, WideBlock>,
    /// For each visit of a point with many predecessors those of which more is known since: the lattices only
    /// grow, so that a visit that looks at the others again adds nothing.
    changed: FxHashMap<Visit, Vec<OpId>>,
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
            changed: FxHashMap::default(),
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

    /// Marks the edge of a branch that ends `from`.
    pub(super) fn mark_edge_live(&mut self, branch: OpId, from: BlockId, to: BlockId) {
        self.mark_live(to);
        let state = self.edges.entry((from, to)).or_default();
        if !std::mem::replace(&mut state.is_live, true) {
            for slot in state.subscribers.iter() {
                let visit = (Point::Start(to), slot);
                self.queue.push_back(visit);
                self.note_changed(visit, branch);
            }
        }
    }

    /// Notes that a predecessor passes more to a point, if visits look at such ones alone.
    pub(super) fn note_changed(&mut self, visit: Visit, predecessor: OpId) {
        if let Some(changed) = self.changed.get_mut(&visit) {
            changed.push(predecessor);
        }
    }

    /// The predecessors that have changed since the last visit; none if there was none before.
    fn take_changed(&mut self, visit: Visit) -> Option<Vec<OpId>> {
        match self.changed.entry(visit) {
            Entry::Occupied(mut found) => Some(std::mem::take(found.get_mut())),
            Entry::Vacant(free) => {
                free.insert(Vec::new());
                None
            }
        }
    }

    /// The branches to a block that a visit looks at, in the order of its uses.
    pub(super) fn branches_for(&mut self, block: BlockId, visit: Visit) -> Sources<Use> {
        let ir = self.ir;
        if ir.block_uses(block).nth(FEW).is_none() {
            return Sources { list: ir.block_uses(block).collect(), is_wide: false };
        }
        let changed = self.take_changed(visit);
        let wide = self.wide_blocks.entry(block).or_insert_with(|| WideBlock::new(ir, block));
        let list = match changed {
            None => wide.uses.clone(),
            Some(changed) => {
                let ends = changed.into_iter().filter_map(|op| wide.by_block.get(&ir.op(op).parent()?));
                let mut positions: Vec<u32> = ends.flatten().copied().collect();
                positions.sort_unstable();
                positions.dedup();
                positions.into_iter().map(|at| wide.uses[at as usize]).collect()
            }
        };
        Sources { list, is_wide: true }
    }

    /// The operations that lead to a point, as far as a visit looks at them, in the order in which they were
    /// found; it is repeated when there are more.
    pub(super) fn sources_for(&mut self, point: Point, visit: Visit) -> Sources<Predecessor> {
        if self.predecessors_for(point, visit).known.len() <= FEW {
            let list = self.predecessors_for(point, visit).known.clone();
            return Sources { list, is_wide: false };
        }
        let changed = self.take_changed(visit);
        let found = self.predecessors_for(point, visit);
        let list = match changed {
            None => found.known.clone(),
            Some(changed) => {
                let mut positions: Vec<usize> =
                    changed.iter().filter_map(|op| found.index.get(op).copied()).collect();
                positions.sort_unstable();
                positions.dedup();
                positions.into_iter().map(|at| found.known[at].clone()).collect()
            }
        };
        Sources { list, is_wide: true }
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
        for visit in state.dependents.iter() {
            if let Some(changed) = self.changed.get_mut(&visit) {
                changed.push(op);
            }
        }
    }

    pub(super) fn add_unknown_predecessors(&mut self, point: Point) {
        let state = self.predecessors.entry(point).or_default();
        if !std::mem::replace(&mut state.has_unknown, true) {
            self.queue.extend(state.dependents.iter());
        }
    }
}
