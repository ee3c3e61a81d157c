//! Operations that wait: the stack, and who comes onto it.

use legalize_ir::{NestedWalk, OpId, RegionId, WalkOrder};
use slotmap::SecondaryMap;
use smallvec::SmallVec;

use super::Strictness;
use super::driver::{Constants, Greedy};

/// Operations that wait, each once; the last one is next.
#[derive(Default)]
pub(super) struct Worklist {
    pub(super) list: Vec<Option<OpId>>,
    places: SecondaryMap<OpId, u32>,
    /// What was removed since the last mark.
    removed: Vec<(u32, OpId)>,
}

impl Worklist {
    /// A point to go back to if a pattern fails.
    pub(super) fn mark(&mut self) -> usize {
        self.removed.clear();
        self.list.len()
    }

    /// Goes back to the last mark.
    pub(super) fn back_to(&mut self, mark: usize) {
        for op in self.list.drain(mark..).flatten() {
            self.places.remove(op);
        }
        for (place, op) in self.removed.drain(..).rev() {
            if (place as usize) < mark {
                self.list[place as usize] = Some(op);
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
        if self.places.contains_key(op) {
            return;
        }
        self.places.insert(op, self.list.len() as u32);
        self.list.push(Some(op));
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<OpId> {
        while let Some(last) = self.list.pop() {
            if let Some(op) = last {
                self.places.remove(op);
                return Some(op);
            }
        }
        None
    }

    #[inline]
    pub(super) fn remove(&mut self, op: OpId) {
        if let Some(place) = self.places.remove(op) {
            self.list[place as usize] = None;
            self.removed.push((place, op));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    fn clear(&mut self) {
        self.list.clear();
        self.places.clear();
    }

    fn reverse(&mut self) {
        self.list.reverse();
        for (place, op) in self.list.iter().enumerate() {
            if let Some(op) = op {
                self.places.insert(*op, place as u32);
            }
        }
    }
}

impl<'c, 'l> Greedy<'c, 'l> {
    pub(super) fn fill_worklist(&mut self, region: RegionId) {
        self.worklist.clear();
        let mut constants = Constants::default();
        let order = if self.config.top_down { WalkOrder::PreOrder } else { WalkOrder::PostOrder };
        // What is around the operations of one region needs to be looked at once, as nothing leaves meanwhile.
        let mut last = None;
        let mut walk = NestedWalk::new(&self.ir, region, order);
        while let Some(op) = walk.next(&self.ir) {
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
        if self.config.top_down {
            self.worklist.reverse();
        }
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
            self.worklist.push(op);
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
