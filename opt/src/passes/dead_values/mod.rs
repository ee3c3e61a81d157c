//! `remove-dead-values`: what nobody who does something reads goes, also through blocks, regions, calls and returns.
//!
//! Mirrors upstream's `RemoveDeadValues`. Operands of operations with regions that only feed what is dead become
//! `ub.poison`; canonicalization of these operations then takes the arguments and results away.

mod liveness;

use std::sync::Arc;

use legalize_conversion::segments::operands_kept;
use legalize_conversion::{
    FrozenPatternSet, GreedyConfig, PatternFilter, StopReason, apply_op_patterns_greedily,
};
use legalize_ir::{
    AttrData, BlockId, Context, InsertPoint, Ir, OpId, OperationState, TypeData, ValueDef, ValueId, WalkOrder,
};
use legalize_source::{Diagnostic, Diagnostics};
use rustc_hash::FxHashSet;

use super::canonicalize::canonicalization_patterns;
use super::effects::has_no_effects;
use crate::{OptionType, OptionValue, Pass, PassDef, PassInput, PassKind, PassOptions, Session, pass_kind};
use liveness::{Interfaces, Kind, Liveness};

const POISON: &str = "ub.poison";
const UNREACHABLE: &str = "ub.unreachable";

/// Removes values that nobody needs.
pub fn remove_dead_values() -> Arc<dyn PassKind> {
    let definition = PassDef::new("remove-dead-values", "RemoveDeadValues", "Removes what nobody reads")
        .option(
            "canonicalize",
            "Canonicalizes operations with regions that hand values on",
            OptionType::Bool,
            OptionValue::Bool(true),
        );
    pass_kind(definition, create)
}

fn create(session: &Session, options: &PassOptions) -> Result<Arc<dyn Pass>, Diagnostics> {
    let patterns = match options.bool("canonicalize") {
        true => Some(canonicalization_patterns(session, &PatternFilter::default())?),
        false => None,
    };
    Ok(Arc::new(move |input: &mut PassInput<'_>| run(input, patterns.as_ref())))
}

fn run(input: &mut PassInput<'_>, patterns: Option<&FrozenPatternSet>) -> Diagnostics {
    let (ctx, root) = (input.ctx, input.root);
    let found = Plan::of(ctx, input.ir, root);
    Cleaner { ctx, ir: input.ir, poisons: Vec::new() }.clean(found);
    let Some(patterns) = patterns else { return Diagnostics::new() };
    let interfaces = Interfaces::new(ctx);
    let mut ops = input.ir.nested_ops(root, WalkOrder::PostOrder);
    ops.retain(|&op| interfaces.kind(ctx, input.ir, op) == Kind::Regions);
    let report = apply_op_patterns_greedily(ctx, input.ir, &ops, patterns, &GreedyConfig::default());
    match report.stop {
        StopReason::Converged => Diagnostics::new(),
        _ => Diagnostic::error("opt::remove_dead_values", "greedy pattern rewrite failed to converge")
            .with_help("`--canonicalize` names the patterns that apply again and again")
            .into(),
    }
}

/// Some of a row of operands, arguments or results.
type Flags = Vec<bool>;

struct DeadFunction {
    function: OpId,
    calls: Vec<OpId>,
    returns: Vec<OpId>,
    args: Flags,
    results: Flags,
}

/// What is dead, found before anything is changed.
#[derive(Default)]
struct Plan {
    /// Operations that go, inner ones first.
    ops: Vec<OpId>,
    functions: Vec<DeadFunction>,
    /// Operands that become poison, by operation.
    poisoned: Vec<(OpId, Flags)>,
    /// Blocks that lose arguments.
    blocks: Vec<(BlockId, Flags)>,
}

/// How the plan is found.
struct Planner<'a> {
    ctx: &'a Context,
    ir: &'a Ir,
    interfaces: Interfaces,
    liveness: Liveness,
    /// Values that are dead because what they come from goes.
    gone: FxHashSet<ValueId>,
    plan: Plan,
}

impl Plan {
    fn of(ctx: &Context, ir: &Ir, root: OpId) -> Plan {
        let mut planner = Planner {
            ctx,
            ir,
            interfaces: Interfaces::new(ctx),
            liveness: Liveness::of(ctx, ir, root),
            gone: FxHashSet::default(),
            plan: Plan::default(),
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
        self.gone.contains(&value) || !self.liveness.is_live(value)
    }

    fn dead(&self, values: &[ValueId]) -> Flags {
        values.iter().map(|&value| self.is_dead(value)).collect()
    }

    fn erase(&mut self, op: OpId) {
        self.gone.extend(self.ir.op(op).results());
        self.plan.ops.push(op);
    }

    /// Whoever reads something dead is dead, whatever else it would do: control does not get there.
    fn simple(&mut self, op: OpId) {
        let ir = self.ir;
        let reads_dead = ir.operands(op).any(|value| self.is_dead(value));
        let is_unread = || ir.op(op).results().iter().all(|&result| self.is_dead(result));
        if reads_dead || has_no_effects(self.ctx, ir, op) && is_unread() {
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
        self.gone
            .extend(ir.block(body).args().iter().zip(&args).filter(|entry| *entry.1).map(|entry| *entry.0));
        let mut dead = vec![true; results];
        for &call in &calls {
            let of_call = self.dead(ir.op(call).results());
            dead.iter_mut().zip(of_call).for_each(|(dead, of_call)| *dead &= of_call);
        }
        for &call in &calls {
            let gone = ir.op(call).results().iter().zip(&dead).filter(|entry| *entry.1).map(|entry| *entry.0);
            self.gone.extend(gone);
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
        let is_unread = ir.op(op).results().iter().all(|&result| self.is_dead(result));
        if is_unread && has_no_effects(self.ctx, ir, op) {
            self.plan.ops.push(op);
            return;
        }
        let Some(flow) = self.liveness.flow(op).cloned() else { return };
        for edge in &*flow {
            let value = ir.operand(edge.op, edge.operand);
            if !self.is_dead(value) && !edge.inputs.iter().all(|&input| self.is_dead(input)) {
                continue;
            }
            let at = match self.plan.poisoned.iter().rposition(|entry| entry.0 == edge.op) {
                Some(at) => at,
                None => {
                    self.plan.poisoned.push((edge.op, vec![false; ir.op(edge.op).operand_count()]));
                    self.plan.poisoned.len() - 1
                }
            };
            self.plan.poisoned[at].1[edge.operand] = true;
        }
    }

    fn branch(&mut self, op: OpId) {
        let (ctx, ir) = (self.ctx, self.ir);
        let Some(hook) = ir.info(ctx, op).and_then(|info| info.hooks.successor_operands.as_ref()) else {
            return;
        };
        let ranges: Vec<_> = (0..ir.op(op).successor_count()).map(|index| hook(ctx, ir, op, index)).collect();
        let is_own = |at: usize| !ranges.iter().any(|range| range.contains(&at));
        if ir.operands(op).enumerate().any(|(at, value)| is_own(at) && self.is_dead(value)) {
            self.plan.ops.push(op);
            return;
        }
        for (index, range) in ranges.into_iter().enumerate() {
            let block = ir.successor(op, index);
            let args = ir.block(block).args().to_vec();
            // Arguments that the branch makes itself come first.
            let Some(made) = args.len().checked_sub(range.len()) else { continue };
            let mut dead = vec![false; made];
            dead.extend(range.map(|at| self.is_dead(ir.operand(op, at))));
            self.gone.extend(args.iter().zip(&dead).filter(|entry| *entry.1).map(|entry| *entry.0));
            match self.plan.blocks.iter_mut().find(|entry| entry.0 == block) {
                Some((_, all)) => all.iter_mut().zip(dead).for_each(|(all, dead)| *all |= dead),
                None => self.plan.blocks.push((block, dead)),
            }
        }
    }
}

/// How many inputs and results a function's type has.
fn function_type(ctx: &Context, ir: &Ir, function: OpId) -> Option<(usize, usize)> {
    let AttrData::Type(ty) = ctx.attr_data(ir.attr_named(ctx, function, "function_type")?) else {
        return None;
    };
    match ctx.type_data(*ty) {
        TypeData::Function { inputs, results } => Some((inputs.len(), results.len())),
        _ => None,
    }
}

struct Cleaner<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    poisons: Vec<OpId>,
}

impl Cleaner<'_> {
    fn clean(mut self, plan: Plan) {
        let Plan { ops, functions, poisoned, blocks } = plan;
        // First whatever reads what goes.
        for (block, dead) in &blocks {
            self.drop_branch_operands(*block, dead);
        }
        for dead in &functions {
            for &call in &dead.calls {
                self.drop_operands(call, &dead.args);
            }
        }
        for (op, dead) in &poisoned {
            for at in (0..dead.len()).filter(|&at| dead[at]) {
                let poison = self.poison(self.ir.operand(*op, at), InsertPoint::Before(*op));
                self.ir.set_operand(*op, at, poison);
            }
        }
        for dead in &functions {
            for &end in &dead.returns {
                self.drop_operands(end, &dead.results);
            }
        }
        for &op in &ops {
            if self.ir.op(op).regions().is_empty() {
                self.ir.set_operands(op, &[]);
            }
        }
        for dead in &functions {
            for &call in &dead.calls {
                self.drop_results(call, &dead.results);
            }
        }
        for op in ops {
            if self.ir.is_live(op) {
                self.erase(op);
            }
        }
        for (block, dead) in blocks {
            if self.ir.is_live_block(block) {
                self.drop_args(block, &dead);
            }
        }
        for dead in functions {
            self.change_function(&dead);
        }
        for poison in std::mem::take(&mut self.poisons) {
            if self.ir.is_live(poison) && self.ir.results_unused(poison) {
                self.ir.erase_op(poison);
            }
        }
    }

    /// `ub.poison` in the place of a value.
    fn poison(&mut self, value: ValueId, at: InsertPoint) -> ValueId {
        let loc = match self.ir.value(value).def() {
            ValueDef::Result { op, .. } => self.ir.op(op).loc(),
            ValueDef::Argument { block, index } => self.ir.block(block).arg_locs()[index as usize],
        };
        let mut state = OperationState::new(self.ctx, self.ctx.op_name(POISON), loc);
        state.result_types.push(self.ir.value_type(value));
        state.fill_default_attrs(self.ctx);
        let op = self.ir.create_op(&state);
        self.ir.place_op(op, at);
        self.poisons.push(op);
        self.ir.op(op).results()[0]
    }

    fn drop_operands(&mut self, op: OpId, dead: &[bool]) {
        let (operands, attrs) =
            operands_kept(self.ctx, self.ir, op, |at| !dead.get(at).is_some_and(|&dead| dead));
        self.ir.set_operands(op, &operands);
        for (name, attr) in attrs {
            self.ir.set_attr(self.ctx, op, name, Some(attr));
        }
    }

    /// Drops what branches to a block feed to its dead arguments.
    fn drop_branch_operands(&mut self, block: BlockId, dead: &[bool]) {
        let branches: Vec<_> = self.ir.block_uses(block).collect();
        // An operation may go to the block in several ways: what is dropped counts down from its end.
        let mut all: Vec<(OpId, Vec<bool>)> = Vec::new();
        for branch in branches {
            let hook =
                self.ir.info(self.ctx, branch.op).and_then(|info| info.hooks.successor_operands.clone());
            let Some(hook) = hook else { continue };
            let range = hook(self.ctx, self.ir, branch.op, branch.index as usize);
            let made = dead.len().saturating_sub(range.len());
            let at = match all.iter().position(|entry| entry.0 == branch.op) {
                Some(at) => at,
                None => {
                    all.push((branch.op, vec![false; self.ir.op(branch.op).operand_count()]));
                    all.len() - 1
                }
            };
            for (operand, &dead) in range.zip(&dead[made..]) {
                all[at].1[operand] |= dead;
            }
        }
        for (op, dead) in all {
            self.drop_operands(op, &dead);
        }
    }

    /// Makes an operation anew, without some of its results.
    fn drop_results(&mut self, op: OpId, dead: &[bool]) {
        if !dead.contains(&true) {
            return;
        }
        let data = self.ir.op(op);
        let mut state = OperationState::new(self.ctx, data.name(), data.loc());
        (state.inherent, state.discardable) = (data.inherent(), data.discardable());
        let results = data.results().to_vec();
        let kept: Vec<ValueId> =
            results.iter().zip(dead).filter(|entry| !*entry.1).map(|entry| *entry.0).collect();
        state.operands.extend(self.ir.operands(op));
        state.result_types.extend(kept.iter().map(|&result| self.ir.value_type(result)));
        let new = self.ir.create_op(&state);
        self.ir.place_op(new, InsertPoint::Before(op));
        for (at, old) in kept.into_iter().enumerate() {
            let by = self.ir.op(new).results()[at];
            self.ir.replace_all_uses(old, by);
        }
        self.forget_results(op);
        self.ir.erase_op(op);
    }

    /// Lets whoever still reads an operation's results read poison.
    fn forget_results(&mut self, op: OpId) {
        for result in self.ir.op(op).results().to_vec() {
            if !self.ir.is_unused(result) {
                let poison = self.poison(result, InsertPoint::Before(op));
                self.ir.replace_all_uses(result, poison);
            }
        }
    }

    fn erase(&mut self, op: OpId) {
        self.forget_results(op);
        let is_end = self.ir.op(op).parent().is_some_and(|block| self.ir.block(block).last() == Some(op));
        if is_end && self.ir.op(op).successor_count() > 0 {
            let loc = self.ir.op(op).loc();
            let state = OperationState::new(self.ctx, self.ctx.op_name(UNREACHABLE), loc);
            let end = self.ir.create_op(&state);
            self.ir.place_op(end, InsertPoint::Before(op));
        }
        self.ir.erase_op(op);
    }

    fn drop_args(&mut self, block: BlockId, dead: &[bool]) {
        let args = self.ir.block(block).args().to_vec();
        let dead: Vec<ValueId> =
            args.into_iter().zip(dead).filter(|entry| *entry.1).map(|entry| entry.0).collect();
        for &arg in &dead {
            if !self.ir.is_unused(arg) {
                let poison = self.poison(arg, InsertPoint::Start(block));
                self.ir.replace_all_uses(arg, poison);
            }
        }
        self.ir.erase_args_if(block, |_, arg| dead.contains(&arg));
    }

    /// Takes arguments and results from a function and its type.
    fn change_function(&mut self, dead: &DeadFunction) {
        let (ctx, function) = (self.ctx, dead.function);
        let body = self.ir.op(function).regions().first().and_then(|&body| self.ir.region(body).first());
        if let Some(body) = body {
            self.drop_args(body, &dead.args);
        }
        let name = ctx.name("function_type");
        let Some(AttrData::Type(ty)) = self.ir.attr(ctx, function, name).map(|attr| ctx.attr_data(attr))
        else {
            return;
        };
        let TypeData::Function { inputs, results } = ctx.type_data(*ty) else { return };
        fn kept<T: Copy>(all: &[T], dead: &[bool]) -> Vec<T> {
            all.iter().zip(dead).filter(|entry| !*entry.1).map(|entry| *entry.0).collect()
        }
        let ty = ctx.function_type(&kept(inputs, &dead.args), &kept(results, &dead.results));
        self.ir.set_attr(ctx, function, name, Some(ctx.type_attr(ty)));
        for (name, dead) in [("arg_attrs", &dead.args), ("res_attrs", &dead.results)] {
            let name = ctx.name(name);
            if let Some(AttrData::Array(dicts)) =
                self.ir.attr(ctx, function, name).map(|attr| ctx.attr_data(attr))
            {
                let dicts = kept(dicts, dead);
                let empty = ctx.common().empty_dict.as_attribute();
                let attr = dicts.iter().any(|&dict| dict != empty).then(|| ctx.array_attr(&dicts));
                self.ir.set_attr(ctx, function, name, attr);
            }
        }
    }
}
