//! `cse`: replaces operations by equal ones that dominate them.
//!
//! Applies to operations without effects, and to those that only read memory if no operation between two of
//! them in one block may write. Operations without effects whose results are unused are erased. Mirrors
//! upstream's `CSE`.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use legalize_analysis::{does_not_write, is_memory_effect_free, only_reads};
use legalize_conversion::is_trivially_dead;
use legalize_ir::{
    BlockId, Context, DominanceInfo, Equivalence, Ir, Location, OpId, RegionId, Traits, Use, ValueId,
    has_ssa_dominance,
};
use legalize_source::Diagnostics;
use rustc_hash::{FxHashMap, FxHasher};
use smallvec::SmallVec;

use crate::{PassDef, PassInput, PassKind, plain_pass};

/// Merges operations that compute the same.
pub fn cse() -> Arc<dyn PassKind> {
    let definition = PassDef::new("cse", "CSE", "Merges operations that compute the same").stays_inside();
    plain_pass(definition, |input: &mut PassInput<'_>| {
        let mut cse = Cse {
            ctx: input.ctx,
            ir: input.ir,
            dominance: DominanceInfo::new(),
            known: FxHashMap::default(),
            log: Vec::new(),
            marks: Vec::new(),
            dead: Vec::new(),
            writers: FxHashMap::default(),
        };
        cse.run(input.root);
        let dead = std::mem::take(&mut cse.dead);
        for op in dead {
            input.ir.erase_op(op);
        }
        Diagnostics::new()
    })
}

type Known = FxHashMap<u64, SmallVec<[OpId; 1]>>;

/// A pending step; nothing recurses.
enum Task {
    Enter(BlockId),
    Ops(VecDeque<OpId>),
    /// An operation whose regions are finished, so that regions that became equal compare equal.
    Simplify(OpId),
    Leave,
    Restore(Known, Vec<u64>),
}

struct Cse<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    dominance: DominanceInfo,
    /// The operations of the dominating scopes, by hash.
    known: Known,
    /// The hashes under which operations were recorded, in order.
    log: Vec<u64>,
    /// The length of the log at the entry of each enclosing block.
    marks: Vec<usize>,
    /// Operations that are erased at the end.
    dead: Vec<OpId>,
    /// The operations of a block that may write, in order, computed on demand.
    writers: FxHashMap<BlockId, Vec<OpId>>,
}

impl Cse<'_> {
    /// Pushes the steps for an operation's regions: down the dominator tree of each.
    fn push_regions(&mut self, op: OpId, pending: &mut Vec<Task>) {
        for &region in self.ir.op(op).regions().to_vec().iter().rev() {
            let blocks: Vec<BlockId> = self.ir.region_blocks(region).collect();
            let [entry, others @ ..] = &blocks[..] else { continue };
            let mut children: FxHashMap<BlockId, Vec<BlockId>> = FxHashMap::default();
            for &block in others {
                if let Some(above) = self.dominance.immediate_dominator(self.ir, block) {
                    children.entry(above).or_default().push(block);
                }
            }
            let mut way = Vec::new();
            let mut open = vec![Task::Enter(*entry)];
            while let Some(step) = open.pop() {
                if let Task::Enter(block) = step {
                    open.push(Task::Leave);
                    let below = children.remove(&block).unwrap_or_default();
                    open.extend(below.into_iter().rev().map(Task::Enter));
                }
                way.push(step);
            }
            pending.extend(way.into_iter().rev());
        }
    }

    fn run(&mut self, root: OpId) {
        let mut pending = Vec::new();
        self.push_regions(root, &mut pending);
        while let Some(step) = pending.pop() {
            match step {
                Task::Enter(block) => {
                    self.marks.push(self.log.len());
                    pending.push(Task::Ops(self.ir.block_ops(block).collect()));
                }
                Task::Ops(ops) => self.ops(ops, &mut pending),
                Task::Simplify(op) => self.simplify(op),
                Task::Leave => {
                    let mark = self.marks.pop().unwrap_or(0);
                    self.forget(mark);
                }
                Task::Restore(known, log) => (self.known, self.log) = (known, log),
            }
        }
    }

    /// Continues with the operations of a block, up to the first that has regions to enter.
    fn ops(&mut self, mut ops: VecDeque<OpId>, pending: &mut Vec<Task>) {
        while let Some(op) = ops.pop_front() {
            if self.ir.op(op).regions().is_empty() {
                self.simplify(op);
                continue;
            }
            pending.extend([Task::Ops(ops), Task::Simplify(op)]);
            let info = self.ir.info(self.ctx, op);
            if info.is_none_or(|info| info.traits.contains(Traits::ISOLATED_FROM_ABOVE)) {
                // Nothing from outside may be used inside, or the operation is not registered.
                let known = std::mem::take(&mut self.known);
                pending.push(Task::Restore(known, std::mem::take(&mut self.log)));
            }
            self.push_regions(op, pending);
            return;
        }
    }

    /// Removes the operations that were recorded since a mark.
    fn forget(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some(ops) = self.log.pop().and_then(|hash| self.known.get_mut(&hash)) {
                ops.pop();
            }
        }
    }

    fn has_trait(&self, op: OpId, wanted: Traits) -> bool {
        self.ir.info(self.ctx, op).is_some_and(|info| info.traits.contains(wanted))
    }

    /// Replaces the uses of an operation by an equal one that dominates it, if there is one.
    fn simplify(&mut self, op: OpId) {
        if self.has_trait(op, Traits::TERMINATOR) {
            return;
        }
        if is_trivially_dead(self.ctx, self.ir, op) {
            self.dead.push(op);
            return;
        }
        let one_block = |&region: &RegionId| self.ir.region_blocks(region).nth(1).is_none();
        if !self.ir.op(op).regions().iter().all(one_block) {
            return;
        }
        let reads = !is_memory_effect_free(self.ctx, self.ir, op);
        if reads && !only_reads(self.ctx, self.ir, op) {
            return;
        }
        let hash = self.hash(op);
        let same = self
            .known
            .get(&hash)
            .and_then(|ops| ops.iter().rev().copied().find(|&known| self.computes_the_same(known, op)));
        let same = same.filter(|&same| !reads || self.reads_the_same(same, op));
        let Some(same) = same else {
            self.known.entry(hash).or_default().push(op);
            self.log.push(hash);
            return;
        };
        self.replace_uses(op, same);
        if self.ir.op(same).loc() == Location::UNKNOWN {
            let loc = self.ir.op(op).loc();
            self.ir.set_loc(same, loc);
        }
        if self.ir.results_unused(op) {
            self.dead.push(op);
        }
    }

    /// Replaces the uses of an operation's results by those of an equal one. In regions without SSA
    /// dominance, users that were already visited keep their operands: as upstream, these are the users that
    /// are equal to a known operation.
    fn replace_uses(&mut self, op: OpId, same: OpId) {
        let region = self.ir.op(op).parent().and_then(|block| self.ir.block(block).parent());
        let ordered = region.is_none_or(|region| has_ssa_dominance(self.ctx, self.ir, region));
        let results: SmallVec<[ValueId; 2]> = self.ir.op(op).results().into();
        let by: SmallVec<[ValueId; 2]> = self.ir.op(same).results().into();
        for (from, to) in results.into_iter().zip(by) {
            if ordered {
                self.ir.replace_all_uses(from, to);
                continue;
            }
            let uses: Vec<Use> = self.ir.uses(from).collect();
            for value_use in uses {
                let known = self.known.get(&self.hash(value_use.op));
                let seen = |ops: &SmallVec<[OpId; 1]>| {
                    ops.iter().any(|&known| self.computes_the_same(known, value_use.op))
                };
                if !known.is_some_and(seen) {
                    self.ir.set_operand(value_use.op, value_use.index as usize, to);
                }
            }
        }
    }

    /// True if no operation between `first` and the later `second` in one block may write.
    fn reads_the_same(&mut self, first: OpId, second: OpId) -> bool {
        let (ctx, ir) = (self.ctx, &*self.ir);
        let Some(block) = ir.op(first).parent().filter(|_| ir.op(first).parent() == ir.op(second).parent())
        else {
            return false;
        };
        let writers = self
            .writers
            .entry(block)
            .or_insert_with(|| ir.block_ops(block).filter(|&op| !does_not_write(ctx, ir, op)).collect());
        let next = writers.partition_point(|&writer| ir.is_before_in_block(writer, first));
        writers.get(next).is_none_or(|&writer| !ir.is_before_in_block(writer, second))
    }

    /// The operands, sorted if the operation is commutative.
    fn operands(&self, op: OpId) -> SmallVec<[ValueId; 4]> {
        let mut operands: SmallVec<[ValueId; 4]> = self.ir.operands(op).collect();
        if operands.len() > 1 && self.has_trait(op, Traits::COMMUTATIVE) {
            operands.sort_unstable();
        }
        operands
    }

    fn hash(&self, op: OpId) -> u64 {
        let data = self.ir.op(op);
        let mut hasher = FxHasher::default();
        data.name().hash(&mut hasher);
        (data.inherent(), data.discardable()).hash(&mut hasher);
        self.operands(op).hash(&mut hasher);
        for &result in data.results() {
            self.ir.value_type(result).hash(&mut hasher);
        }
        hasher.finish()
    }

    fn computes_the_same(&self, a: OpId, b: OpId) -> bool {
        let (first, second) = (self.ir.op(a), self.ir.op(b));
        if !first.regions().is_empty() || !second.regions().is_empty() {
            return Equivalence::STRUCTURE.ops(self.ir, a, b);
        }
        let types = |op: OpId| self.ir.op(op).results().iter().map(|&result| self.ir.value_type(result));
        first.name() == second.name()
            && first.inherent() == second.inherent()
            && first.discardable() == second.discardable()
            && self.operands(a) == self.operands(b)
            && types(a).eq(types(b))
    }
}
