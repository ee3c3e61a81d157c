//! The plan of a removal, completed before anything is changed.
//!
//! Operations are visited from the inside out, as upstream does: removing operations makes more operations
//! around them dead.

use legalize_analysis::is_memory_effect_free;
use legalize_ir::{AttrData, BlockId, Context, Ir, OpId, TypeData, ValueId, WalkOrder};
use rustc_hash::{FxHashMap, FxHashSet};

use super::liveness::{Interfaces, Kind, Liveness};

/// Flags of operands, arguments or results.
pub(super) type Flags = Vec<bool>;

/// A function that loses arguments or results.
pub(super) struct DeadFunction {
    pub function: OpId,
    pub calls: Vec<OpId>,
    pub returns: Vec<OpId>,
    pub args: Flags,
    pub results: Flags,
}

/// The operations, functions, operands and block arguments to remove.
#[derive(Default)]
pub(super) struct Plan {
    /// Operations to be erased, inner ones first.
    pub ops: Vec<OpId>,
    pub functions: Vec<DeadFunction>,
    /// Operands to be replaced by poison, by operation.
    pub poisoned: Vec<(OpId, Flags)>,
    /// Blocks that lose arguments.
    pub blocks: Vec<(BlockId, Flags)>,
}

/// Builds a plan.
struct Planner<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    interfaces: Interfaces,
    liveness: Liveness,
    /// Values that are dead because their defining operation is erased.
    removed: FxHashSet<ValueId>,
    plan: Plan,
    /// Index in the plan of an operation's operands.
    poisoned: FxHashMap<OpId, usize>,
    /// Index in the plan of a block's arguments.
    blocks: FxHashMap<BlockId, usize>,
}

impl Plan {
    /// Plans the removal for an operation and its contents.
    pub(super) fn of(ctx: &Context, ir: &Ir, root: OpId) -> Plan {
        let mut planner = Planner {
            ctx,
            ir,
            interfaces: Interfaces::new(ctx),
            liveness: Liveness::of(ctx, ir, root),
            removed: FxHashSet::default(),
            plan: Plan::default(),
            poisoned: FxHashMap::default(),
            blocks: FxHashMap::default(),
        };
        for op in ir.nested_ops(root, WalkOrder::PostOrder) {
            match planner.interfaces.kind(ctx, ir, op) {
                Kind::Function => planner.function(op),
                Kind::Regions => planner.regions(op),
                Kind::Branch => planner.branch(op),
                Kind::Simple if op != root => planner.simple(op),
                Kind::Simple | Kind::Terminator | Kind::Call => {}
            }
        }
        planner.plan
    }
}

impl Planner<'_> {
    fn is_dead(&self, value: ValueId) -> bool {
        self.removed.contains(&value) || !self.liveness.is_live(value)
    }

    fn dead(&self, values: &[ValueId]) -> Flags {
        values.iter().map(|&value| self.is_dead(value)).collect()
    }

    fn erase(&mut self, op: OpId) {
        self.removed.extend(self.ir.op(op).results());
        self.plan.ops.push(op);
    }

    /// An operation that uses something dead is dead, in spite of its effects: control does not get there.
    fn simple(&mut self, op: OpId) {
        let ir = self.ir;
        let uses_dead = ir.operands(op).any(|value| self.is_dead(value));
        let is_unused = || ir.op(op).results().iter().all(|&result| self.is_dead(result));
        if uses_dead || is_memory_effect_free(self.ctx, ir, op) && is_unused() {
            self.erase(op);
        }
    }

    fn function(&mut self, function: OpId) {
        let (ctx, ir) = (self.ctx, self.ir);
        let Some((inputs, results)) = function_type(ctx, ir, function) else { return };
        let body = ir.op(function).regions().first().and_then(|&body| ir.region(body).first());
        let (Some(body), Some(calls)) = (body, self.liveness.calls(function)) else { return };
        let calls = calls.to_vec();
        let fits =
            |call: &OpId| ir.op(*call).operand_count() == inputs && ir.op(*call).results().len() == results;
        if ir.block(body).args().len() != inputs || !calls.iter().all(fits) {
            return;
        }
        let args = self.dead(ir.block(body).args());
        self.removed
            .extend(ir.block(body).args().iter().zip(&args).filter(|entry| *entry.1).map(|entry| *entry.0));
        let mut dead = vec![true; results];
        for &call in &calls {
            let of_call = self.dead(ir.op(call).results());
            dead.iter_mut().zip(of_call).for_each(|(dead, of_call)| *dead &= of_call);
        }
        for &call in &calls {
            let removed =
                ir.op(call).results().iter().zip(&dead).filter(|entry| *entry.1).map(|entry| *entry.0);
            self.removed.extend(removed);
        }
        let blocks = ir.op(function).regions().iter().flat_map(|&region| ir.region_blocks(region));
        let returns = blocks
            .filter_map(|block| ir.block(block).last())
            .filter(|&end| self.interfaces.returns(ctx, ir, end) && ir.op(end).operand_count() == results);
        let returns = returns.collect();
        self.plan.functions.push(DeadFunction { function, calls, returns, args, results: dead });
    }

    fn regions(&mut self, op: OpId) {
        let ir = self.ir;
        let is_unused = ir.op(op).results().iter().all(|&result| self.is_dead(result));
        if is_unused && is_memory_effect_free(self.ctx, ir, op) {
            self.plan.ops.push(op);
            return;
        }
        let Some(flow) = self.liveness.flow(op).cloned() else { return };
        for edge in &*flow {
            let value = ir.operand(edge.op, edge.operand);
            if !self.is_dead(value) && !edge.inputs.iter().all(|&input| self.is_dead(input)) {
                continue;
            }
            let at = *self.poisoned.entry(edge.op).or_insert_with(|| {
                self.plan.poisoned.push((edge.op, vec![false; ir.op(edge.op).operand_count()]));
                self.plan.poisoned.len() - 1
            });
            self.plan.poisoned[at].1[edge.operand] = true;
        }
    }

    fn branch(&mut self, op: OpId) {
        let (ctx, ir) = (self.ctx, self.ir);
        let Some(hook) = ir.info(ctx, op).and_then(|info| info.hooks().successor_operands.as_ref()) else {
            return;
        };
        let ranges: Vec<_> = (0..ir.op(op).successor_count()).map(|index| hook(ctx, ir, op, index)).collect();
        let mut own = vec![true; ir.op(op).operand_count()];
        for range in &ranges {
            own[range.clone()].fill(false);
        }
        if ir.operands(op).zip(own).any(|(value, own)| own && self.is_dead(value)) {
            self.plan.ops.push(op);
            return;
        }
        for (index, range) in ranges.into_iter().enumerate() {
            let block = ir.successor(op, index);
            let args = ir.block(block).args().to_vec();
            // Arguments that the branch produces come first.
            let Some(produced) = args.len().checked_sub(range.len()) else { continue };
            let mut dead = vec![false; produced];
            dead.extend(range.map(|at| self.is_dead(ir.operand(op, at))));
            self.removed.extend(args.iter().zip(&dead).filter(|entry| *entry.1).map(|entry| *entry.0));
            let at = *self.blocks.entry(block).or_insert_with(|| {
                self.plan.blocks.push((block, vec![false; args.len()]));
                self.plan.blocks.len() - 1
            });
            self.plan.blocks[at].1.iter_mut().zip(dead).for_each(|(all, dead)| *all |= dead);
        }
    }
}

/// Numbers of inputs and results of a function's type.
fn function_type(ctx: &Context, ir: &Ir, function: OpId) -> Option<(usize, usize)> {
    let AttrData::Type(ty) = ctx.attr_data(ir.attr_named(ctx, function, "function_type")?) else {
        return None;
    };
    match ctx.type_data(*ty) {
        TypeData::Function { inputs, results } => Some((inputs.len(), results.len())),
        _ => None,
    }
}
