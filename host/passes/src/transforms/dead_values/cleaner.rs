//! Removal of dead values: first their uses, then the operations, arguments and results themselves.

use legalize_ir::{
    AttrData, BlockId, Context, InsertPoint, Ir, OpId, OperationState, TypeData, ValueDef, ValueId,
    operands_kept,
};
use rustc_hash::FxHashMap;

use super::plan::{DeadFunction, Flags, Plan};

const POISON: &str = "ub.poison";
const UNREACHABLE: &str = "ub.unreachable";

/// Applies a plan.
pub(super) struct Cleaner<'a> {
    pub ctx: &'a Context,
    pub ir: &'a mut Ir,
    /// Created poison operations.
    pub poisons: Vec<OpId>,
}

impl Cleaner<'_> {
    pub(super) fn clean(mut self, plan: Plan) {
        let Plan { ops, functions, poisoned, blocks } = plan;
        // The uses of removed values go first.
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

    /// Creates a `ub.poison` that replaces a value.
    fn poison(&mut self, value: ValueId, at: InsertPoint) -> ValueId {
        let loc = match self.ir.value(value).def() {
            ValueDef::Result { op, .. } => self.ir.op(op).loc(),
            ValueDef::Argument { block, index } => self.ir.block(block).arg_locs()[index as usize],
        };
        let mut state = OperationState::new(self.ctx, self.ctx.op_name(POISON), loc);
        state.result_types.push(self.ir.value_type(value));
        state.fill_default_attrs(self.ctx);
        let op = self.ir.create_op(&state);
        self.ir.insert_op(op, at);
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

    /// Drops the operands that branches to a block forward to its dead arguments.
    fn drop_branch_operands(&mut self, block: BlockId, dead: &[bool]) {
        let branches: Vec<_> = self.ir.block_uses(block).collect();
        // An operation may have the block as several successors; all of its operands are dropped at once.
        let mut all: Vec<(OpId, Flags)> = Vec::new();
        let mut places: FxHashMap<OpId, usize> = FxHashMap::default();
        for branch in branches {
            let hook =
                self.ir.info(self.ctx, branch.op).and_then(|info| info.hooks().successor_operands.clone());
            let Some(hook) = hook else { continue };
            let range = hook(self.ctx, self.ir, branch.op, branch.index as usize);
            let produced = dead.len().saturating_sub(range.len());
            let at = *places.entry(branch.op).or_insert_with(|| {
                all.push((branch.op, vec![false; self.ir.op(branch.op).operand_count()]));
                all.len() - 1
            });
            for (operand, &dead) in range.zip(&dead[produced..]) {
                all[at].1[operand] |= dead;
            }
        }
        for (op, dead) in all {
            self.drop_operands(op, &dead);
        }
    }

    /// Recreates an operation without some of its results.
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
        self.ir.insert_op(new, InsertPoint::Before(op));
        for (at, old) in kept.into_iter().enumerate() {
            let by = self.ir.op(new).results()[at];
            self.ir.replace_all_uses(old, by);
        }
        self.forget_results(op);
        self.ir.erase_op(op);
    }

    /// Replaces the remaining uses of an operation's results by poison.
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
            self.ir.insert_op(end, InsertPoint::Before(op));
        }
        self.ir.erase_op(op);
    }

    fn drop_args(&mut self, block: BlockId, dead: &[bool]) {
        let args = self.ir.block(block).args().to_vec();
        for (&arg, _) in args.iter().zip(dead).filter(|entry| *entry.1) {
            if !self.ir.is_unused(arg) {
                let poison = self.poison(arg, InsertPoint::Start(block));
                self.ir.replace_all_uses(arg, poison);
            }
        }
        let mut dead = dead.iter();
        self.ir.erase_args_if(block, |_, _| dead.next() == Some(&true));
    }

    /// Removes arguments and results from a function and its type.
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
