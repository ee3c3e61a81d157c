//! The worklist of the greedy driver, and the operations that are added to it.

use legalize_ir::{BlockId, Ir, NestedWalk, OpId, RegionId, WalkOrder};
use rustc_hash::FxHashSet;
use slotmap::Key;
use smallvec::SmallVec;

use super::Strictness;
use super::driver::{Constants, Greedy};
use crate::paged::Paged;

/// Worklist of operations, each once: the initial ones of a round in their order, and before them those that
/// were added meanwhile, the last one first.
#[derive(Default)]
pub(super) struct Worklist {
    stack: Vec<Option<OpId>>,
    queue: Vec<Option<OpId>>,
    /// Start of the rest of the queue.
    front: usize,
    /// Place of the operation of a slot: in the queue, or with [`STACKED`] on the stack. Valid only if that
    /// place holds this operation; earlier operations of a slot leave stale places.
    places: Paged<Place>,
    /// Entries that were removed since the last mark.
    removed: Vec<(u32, OpId)>,
    /// Number of operations in the worklist.
    waiting: usize,
}

/// The operations around a region, inner ones first; cached, since those of one region are requested
/// repeatedly.
#[derive(Default)]
pub(super) struct Around {
    region: Option<RegionId>,
    /// A block of the region: most operations are in the same one as that before.
    block: Option<BlockId>,
    /// The body's nesting count when they were collected.
    nesting: u64,
    ops: Vec<OpId>,
}

/// A place in the worklist.
#[derive(Clone, Copy, Debug)]
struct Place(u32);

impl Default for Place {
    fn default() -> Self {
        Place(NOWHERE)
    }
}

/// The bit of a place on the stack.
const STACKED: u32 = 1 << 31;
/// Place of an operation that is not in the worklist.
const NOWHERE: u32 = u32::MAX;

/// The number of an operation's slot.
#[inline]
fn slot_of(op: OpId) -> usize {
    op.data().as_ffi() as u32 as usize
}

impl Worklist {
    /// Returns a point to which the worklist is rolled back if a pattern fails.
    pub(super) fn mark(&mut self) -> usize {
        self.removed.clear();
        self.stack.len()
    }

    /// Rolls back to the last mark.
    pub(super) fn back_to(&mut self, mark: usize) {
        while self.stack.len() > mark {
            if let Some(Some(op)) = self.stack.pop() {
                self.leave(op, self.stack.len() as u32 | STACKED);
            }
        }
        while let Some((place, op)) = self.removed.pop() {
            // Operations that were added after the mark are dropped.
            if let Some(entry) = self.entry(place) {
                *entry = Some(op);
                *self.places.entry(slot_of(op)) = Place(place);
                self.waiting += 1;
            }
        }
    }

    #[inline]
    fn entry(&mut self, place: u32) -> Option<&mut Option<OpId>> {
        match place & STACKED {
            0 => self.queue.get_mut(place as usize),
            _ => self.stack.get_mut((place & !STACKED) as usize),
        }
    }

    /// Place of an operation, if it is in the worklist.
    #[inline]
    fn place(&self, op: OpId) -> Option<u32> {
        let Place(place) = *self.places.get(slot_of(op))?;
        if place == NOWHERE {
            return None;
        }
        let entry = match place & STACKED {
            0 => self.queue.get(place as usize),
            _ => self.stack.get((place & !STACKED) as usize),
        };
        (entry == Some(&Some(op))).then_some(place)
    }

    #[inline]
    fn contains(&self, op: OpId) -> bool {
        self.place(op).is_some()
    }

    /// Records that an operation is at a place of the worklist.
    #[inline]
    fn enter(&mut self, op: OpId, place: u32) {
        *self.places.entry(slot_of(op)) = Place(place);
        self.waiting += 1;
    }

    /// Records that an operation is not at a place of the worklist any more.
    #[inline]
    fn leave(&mut self, op: OpId, place: u32) {
        // A later operation of the slot may be elsewhere in the worklist.
        if let Some(Place(known)) = self.places.get_mut(slot_of(op)).filter(|known| known.0 == place) {
            *known = NOWHERE;
        }
        self.waiting -= 1;
    }

    #[inline]
    fn push(&mut self, op: OpId) {
        if !self.contains(op) {
            self.enter(op, self.stack.len() as u32 | STACKED);
            self.stack.push(Some(op));
        }
    }

    #[inline]
    fn push_back(&mut self, op: OpId) {
        if !self.contains(op) {
            self.enter(op, self.queue.len() as u32);
            self.queue.push(Some(op));
        }
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<OpId> {
        loop {
            let (next, place) = match self.stack.pop() {
                Some(last) => (last, self.stack.len() as u32 | STACKED),
                None => {
                    self.front += 1;
                    (*self.queue.get(self.front - 1)?, self.front as u32 - 1)
                }
            };
            if let Some(op) = next {
                self.leave(op, place);
                return Some(op);
            }
        }
    }

    #[inline]
    pub(super) fn remove(&mut self, op: OpId) {
        if let Some(place) = self.place(op) {
            if let Some(entry) = self.entry(place) {
                *entry = None;
            }
            self.leave(op, place);
            self.removed.push((place, op));
        }
    }

    /// Upper bound of the number of operations in the worklist.
    pub(super) fn len(&self) -> usize {
        self.stack.len() + (self.queue.len().saturating_sub(self.front))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.waiting == 0
    }

    fn clear(&mut self) {
        self.stack.clear();
        self.queue.clear();
        self.front = 0;
        self.places.clear();
        self.waiting = 0;
    }
}

fn has_several_blocks(ir: &Ir, region: RegionId) -> bool {
    let data = ir.region(region);
    data.first() != data.last()
}

impl Greedy<'_, '_, '_> {
    /// Enqueues all operations of a region. Returns true if the region, or a nested one, has several blocks.
    pub(super) fn fill_worklist(&mut self, region: RegionId) -> bool {
        self.worklist.clear();
        let mut constants = Constants::default();
        // Bottom-up the last one is next.
        let order = if self.config.top_down { WalkOrder::PreOrder } else { WalkOrder::PostOrder };
        self.filling = self.config.top_down;
        // The operations around those of one region need to be visited once, as nothing is removed meanwhile.
        let mut last = None;
        let mut branches = has_several_blocks(&self.ir, region);
        let mut walk = NestedWalk::new(&self.ir, region, order);
        while let Some(op) = walk.next(&self.ir) {
            branches |= self.ir.op(op).regions().iter().any(|&inner| has_several_blocks(&self.ir, inner));
            if self.config.cse_constants && !self.insert_known_constant(op, &mut constants) {
                continue;
            }
            let home = self.region_of(op);
            // If the parent is in the worklist, so are all further ancestors.
            let parent = home.and_then(|home| self.ir.region(home).parent());
            let is_known = home == last || parent.is_some_and(|parent| self.worklist.contains(parent));
            if home.is_none() || !is_known {
                self.add_to_worklist(op);
                last = home.filter(|_| self.worklist.contains(op));
            } else {
                self.add_single(op);
            }
        }
        self.filling = false;
        branches
    }

    /// Enqueues an operation and all operations around it, if it is in scope.
    pub(super) fn add_to_worklist(&mut self, op: OpId) {
        let block = self.ir.op(op).parent();
        let nesting = self.ir.nesting_count();
        if block.is_none() || self.around.block != block || self.around.nesting != nesting {
            let Some(region) = self.region_of(op) else { return };
            if self.around.region != Some(region) || self.around.nesting != nesting {
                self.around = Around { ops: std::mem::take(&mut self.around.ops), ..Around::default() };
                if !self.collect_ancestors(region) {
                    return;
                }
                (self.around.region, self.around.nesting) = (Some(region), nesting);
            }
            self.around.block = block;
        }
        self.add_single(op);
        for index in 0..self.around.ops.len() {
            self.add_single(self.around.ops[index]);
        }
    }

    /// Collects the operations around a region, up to the scope. Returns true if the region is within it.
    fn collect_ancestors(&mut self, mut region: RegionId) -> bool {
        self.around.ops.clear();
        while Some(region) != self.scope {
            let Some(parent) = self.ir.region(region).parent() else { return false };
            self.around.ops.push(parent);
            match self.region_of(parent) {
                Some(outer) => region = outer,
                None => return self.scope.is_none(),
            }
        }
        true
    }

    #[inline]
    fn region_of(&self, op: OpId) -> Option<RegionId> {
        self.ir.parent_region(op)
    }

    #[inline]
    pub(super) fn add_single(&mut self, op: OpId) {
        if self.config.strictness == Strictness::AnyOp || self.strict.contains(&op) {
            if self.filling { self.worklist.push_back(op) } else { self.worklist.push(op) }
        }
    }

    /// Enqueues the defining ops of the operands of an operation that is erased, if at most one other user is
    /// left.
    pub(super) fn add_operands_to_worklist(&mut self, op: OpId) {
        /// Maximum number of uses of one value by the operation itself that are skipped one by one.
        const FEW: usize = 8;
        let ir = &*self.ir;
        let operands = ir.operands(op);
        let is_long = operands.len() > FEW;
        let mut seen = FxHashSet::default();
        let mut found: SmallVec<[OpId; 4]> = SmallVec::new();
        for value in operands {
            if is_long && !seen.insert(value) {
                continue;
            }
            let Some(defining_op) = ir.defining_op(value) else { continue };
            let mut other = None;
            let many = ir.users(value).any(|user| {
                if user == op || Some(user) == other {
                    return false;
                }
                other.replace(user).is_some()
            });
            if !many {
                found.push(defining_op);
            }
        }
        for defining_op in found {
            self.add_to_worklist(defining_op);
        }
    }
}
