//! Operations that wait: the stack, and who comes onto it.

use legalize_ir::{Ir, NestedWalk, OpId, RegionId, WalkOrder};
use slotmap::SecondaryMap;
use smallvec::SmallVec;

use super::Strictness;
use super::driver::{Constants, Greedy};

/// Operations that wait, each once: a round's own in their order, and before them those that came in meanwhile, the
/// last one first.
#[derive(Default)]
pub(super) struct Worklist {
    stack: Vec<Option<OpId>>,
    queue: Vec<Option<OpId>>,
    /// Where the rest of the queue begins.
    front: usize,
    /// Where an operation waits: in the queue, or with [`STACKED`] on the stack.
    places: SecondaryMap<OpId, u32>,
    /// What was removed since the last mark.
    removed: Vec<(u32, OpId)>,
}

/// The bit of a place on the stack.
const STACKED: u32 = 1 << 31;

impl Worklist {
    /// A point to go back to if a pattern fails.
    pub(super) fn mark(&mut self) -> usize {
        self.removed.clear();
        self.stack.len()
    }

    /// Goes back to the last mark.
    pub(super) fn back_to(&mut self, mark: usize) {
        for op in self.stack.drain(mark..).flatten() {
            self.places.remove(op);
        }
        for (place, op) in self.removed.drain(..).rev() {
            // What came in behind the mark is gone.
            if let Some(slot) = slot(&mut self.stack, &mut self.queue, place) {
                *slot = Some(op);
                self.places.insert(op, place);
            }
        }
    }

    #[inline]
    fn contains(&self, op: OpId) -> bool {
        self.places.contains_key(op)
    }

    #[inline]
    fn push(&mut self, op: OpId) {
        if !self.contains(op) {
            self.places.insert(op, self.stack.len() as u32 | STACKED);
            self.stack.push(Some(op));
        }
    }

    #[inline]
    fn push_back(&mut self, op: OpId) {
        if !self.contains(op) {
            self.places.insert(op, self.queue.len() as u32);
            self.queue.push(Some(op));
        }
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<OpId> {
        loop {
            let next = match self.stack.pop() {
                Some(last) => last,
                None => {
                    self.front += 1;
                    *self.queue.get(self.front - 1)?
                }
            };
            if let Some(op) = next {
                self.places.remove(op);
                return Some(op);
            }
        }
    }

    #[inline]
    pub(super) fn remove(&mut self, op: OpId) {
        if let Some(place) = self.places.remove(op) {
            if let Some(slot) = slot(&mut self.stack, &mut self.queue, place) {
                *slot = None;
            }
            self.removed.push((place, op));
        }
    }

    /// An upper bound of the operations that wait.
    pub(super) fn len(&self) -> usize {
        self.stack.len() + (self.queue.len().saturating_sub(self.front))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    fn clear(&mut self) {
        self.stack.clear();
        self.queue.clear();
        self.front = 0;
        self.places.clear();
    }
}

fn slot<'a>(
    stack: &'a mut [Option<OpId>],
    queue: &'a mut [Option<OpId>],
    place: u32,
) -> Option<&'a mut Option<OpId>> {
    match place & STACKED {
        0 => queue.get_mut(place as usize),
        _ => stack.get_mut((place & !STACKED) as usize),
    }
}

fn has_several_blocks(ir: &Ir, region: RegionId) -> bool {
    let data = ir.region(region);
    data.first() != data.last()
}

impl<'c, 'l> Greedy<'c, 'l> {
    /// Enqueues all operations of a region. Says whether the region, or one within, has several blocks.
    pub(super) fn fill_worklist(&mut self, region: RegionId) -> bool {
        self.worklist.clear();
        let mut constants = Constants::default();
        // Bottom-up the last one is next.
        let order = if self.config.top_down { WalkOrder::PreOrder } else { WalkOrder::PostOrder };
        self.filling = self.config.top_down;
        // What is around the operations of one region needs to be looked at once, as nothing leaves meanwhile.
        let mut last = None;
        let mut branches = has_several_blocks(&self.ir, region);
        let mut walk = NestedWalk::new(&self.ir, region, order);
        while let Some(op) = walk.next(&self.ir) {
            branches |= self.ir.op(op).regions().iter().any(|&inner| has_several_blocks(&self.ir, inner));
            if self.config.cse_constants && !self.insert_known_constant(op, &mut constants) {
                continue;
            }
            let home = self.region_of(op);
            if home.is_none() || home != last {
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
        let Some(mut region) = self.region_of(op) else { return };
        if Some(region) == self.scope {
            return self.add_single(op);
        }
        let mut ops: SmallVec<[OpId; 8]> = SmallVec::from_slice(&[op]);
        loop {
            if Some(region) == self.scope {
                ops.into_iter().for_each(|op| self.add_single(op));
                return;
            }
            let Some(parent) = self.ir.region(region).parent() else { return };
            ops.push(parent);
            match self.ir.parent_region(parent) {
                Some(outer) => region = outer,
                None => {
                    if self.scope.is_none() {
                        ops.into_iter().for_each(|op| self.add_single(op));
                    }
                    return;
                }
            }
        }
    }

    #[inline]
    fn region_of(&self, op: OpId) -> Option<RegionId> {
        self.ir.parent_region(op)
    }

    #[inline]
    pub(super) fn add_single(&mut self, op: OpId) {
        if self.config.strictness == Strictness::AnyOp || self.strict.contains(&op) {
            match self.filling {
                true => self.worklist.push_back(op),
                false => self.worklist.push(op),
            }
        }
    }

    /// Enqueues what an operation that goes away reads, where at most one other reader is left.
    pub(super) fn add_operands_to_worklist(&mut self, op: OpId) {
        for index in 0..self.ir.op(op).operand_count() {
            let value = self.ir.operand(op, index);
            let Some(definer) = self.ir.defining_op(value) else { continue };
            let mut other = None;
            let many = self.ir.uses(value).any(|value_use| {
                let user = value_use.op;
                if user == op || Some(user) == other {
                    return false;
                }
                other.replace(user).is_some()
            });
            if !many {
                self.add_to_worklist(definer);
            }
        }
    }
}
