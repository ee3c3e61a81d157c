//! The rewriter as native code sees it.

use legalize_conversion::{
    CalledNatives, MatchFailure, RewriteCall, Rewriter, create_or_fold, is_trivially_dead,
};
use legalize_ir::{
    Attribute, BlockId, InsertPoint, Ir, IrMapping, Location, Name, OpId, OperationState, Reason, RegionId,
    Traits, Type, ValueId,
};
use legalize_snippet::{EvalError, Host, Mapping, Val};
use smallvec::SmallVec;

use crate::calling::{answer, arguments};

/// Host by which snippets edit through a rewriter.
pub(crate) struct RewriterHost<'r, 'c> {
    pub rewriter: &'r mut dyn Rewriter<'c>,
    /// The root of the match.
    pub root: OpId,
    /// Registered functions that the snippet calls.
    pub called: &'r CalledNatives,
    /// Failure of one of them.
    pub failure: Option<MatchFailure>,
    /// The operations that the snippet began to change in place.
    pub modifying: SmallVec<[OpId; 1]>,
}

impl RewriterHost<'_, '_> {
    fn check(&self, op: OpId) -> Result<(), Reason> {
        if self.rewriter.ir().is_live(op) { Ok(()) } else { Err("the operation was erased".into()) }
    }

    /// Forgets a change in place that was begun.
    pub(crate) fn end_modification(&mut self, op: OpId) -> Result<(), Reason> {
        match self.modifying.iter().rposition(|&other| other == op) {
            Some(at) => {
                self.modifying.remove(at);
                self.check(op)
            }
            None => Err("the modification was not begun".into()),
        }
    }
}

fn sorted<K: Ord + Copy>(pairs: impl IntoIterator<Item = (K, K)>) -> Vec<(K, K)> {
    let mut pairs: Vec<(K, K)> = pairs.into_iter().collect();
    pairs.sort_unstable();
    pairs
}

impl Host for RewriterHost<'_, '_> {
    fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    fn create_op(&mut self, mut state: OperationState) -> Result<OpId, Reason> {
        let ctx = self.rewriter.ctx();
        state.fill_default_attrs(ctx);
        Ok(self.rewriter.create_op(&state))
    }

    fn create_or_fold(&mut self, mut state: OperationState) -> Result<Vec<ValueId>, Reason> {
        let ctx = self.rewriter.ctx();
        let folds = |traits: Traits| {
            !traits.contains(Traits::DECLARES_FOLDER)
                || traits.intersects(Traits::FOLDER | Traits::CONSTANT_LIKE)
        };
        if ctx.op_info(state.name).is_some_and(|info| !folds(info.traits)) {
            let name = ctx.op_str(state.name);
            return Err(format!(
                "'createOrFold' does not know how '{name}' folds: its folder is C++; attach one, or call 'create'"
            )
            .into());
        }
        state.fill_default_attrs(ctx);
        Ok(create_or_fold(self.rewriter, &state).to_vec())
    }

    fn create_region(&mut self) -> Result<RegionId, Reason> {
        Ok(self.rewriter.create_region())
    }

    fn add_block(&mut self, region: RegionId, args: &[(Type, Location)]) -> Result<BlockId, Reason> {
        let ir = self.rewriter.ir_mut();
        if ir.region(region).parent().is_some() {
            return Err("the region belongs to an operation".into());
        }
        let block = ir.create_block(args);
        ir.insert_block(block, region, None);
        Ok(block)
    }

    fn clone_op(
        &mut self,
        op: OpId,
        regions: bool,
        inserted: bool,
        mapping: &mut Mapping,
    ) -> Result<OpId, Reason> {
        self.check(op)?;
        let ir = self.rewriter.ir();
        let erased = mapping.values.iter().any(|&(_, to)| ir.try_value(to).is_none());
        if erased {
            return Err("a value of the mapping was erased".into());
        }
        let mut all = IrMapping::default();
        all.values.extend(mapping.values.iter().copied());
        all.blocks.extend(mapping.blocks.iter().copied());
        all.ops.extend(mapping.ops.iter().copied());
        let copy = match (regions, inserted) {
            (true, true) => self.rewriter.clone_op(op, &mut all),
            (true, false) => self.rewriter.ir_mut().clone_op(op, &mut all),
            (false, true) => self.rewriter.clone_without_regions(op, &mut all),
            (false, false) => return Err("a copy without regions has to be inserted".into()),
        };
        // In an order of their own: the map has none.
        mapping.values = sorted(all.values);
        mapping.blocks = sorted(all.blocks);
        mapping.ops = sorted(all.ops);
        Ok(copy)
    }

    fn insert_op(&mut self, op: OpId) -> Result<(), Reason> {
        self.check(op)?;
        if self.rewriter.ir().op(op).parent().is_some() {
            return Err("the operation is already in a block".into());
        }
        self.rewriter.insert_op(op);
        Ok(())
    }

    fn is_trivially_dead(&self, op: OpId) -> Result<bool, Reason> {
        self.check(op)?;
        Ok(is_trivially_dead(self.rewriter.ctx(), self.rewriter.ir(), op))
    }

    fn replace_op(&mut self, op: OpId, values: &[ValueId]) -> Result<(), Reason> {
        self.check(op)?;
        let wanted = self.rewriter.ir().op(op).results().len();
        if wanted != values.len() {
            return Err(format!("{wanted} results are replaced by {} values", values.len()).into());
        }
        self.rewriter.replace_op(op, values);
        Ok(())
    }

    fn erase_op(&mut self, op: OpId) -> Result<(), Reason> {
        self.check(op)?;
        if self.rewriter.as_conversion().is_none() && !self.rewriter.ir().results_unused(op) {
            return Err("the operation is still used".into());
        }
        self.rewriter.erase_op(op);
        Ok(())
    }

    fn set_attr(&mut self, op: OpId, name: Name, value: Option<Attribute>) -> Result<(), Reason> {
        self.check(op)?;
        let ctx = self.rewriter.ctx();
        match self.rewriter.as_conversion() {
            Some(_) => self.rewriter.set_attr(op, ctx.str(name), value),
            // C++ notifies no listener of changes that an operation's own methods make.
            None => self.rewriter.ir_mut().set_attr(ctx, op, name, value),
        }
        Ok(())
    }

    fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) -> Result<(), Reason> {
        self.check(op)?;
        if index >= self.rewriter.ir().op(op).operand_count() {
            return Err(format!("there is no operand {index}").into());
        }
        match self.rewriter.as_conversion() {
            Some(_) => self.rewriter.set_operand(op, index, value),
            None => self.rewriter.ir_mut().set_operand(op, index, value),
        }
        Ok(())
    }

    fn set_operands(&mut self, op: OpId, values: &[ValueId]) -> Result<(), Reason> {
        self.check(op)?;
        match self.rewriter.as_conversion() {
            Some(_) => self.rewriter.set_operands(op, values),
            None => self.rewriter.ir_mut().set_operands(op, values),
        }
        Ok(())
    }

    fn replace_uses(&mut self, from: ValueId, to: ValueId, except: Option<OpId>) -> Result<(), Reason> {
        match except {
            None => self.rewriter.replace_all_uses(from, &[to]),
            Some(op) => self
                .rewriter
                .replace_uses_except(from, to, op)
                .map_err(|_| "replacing only some uses of a value is not supported here".to_owned())?,
        }
        Ok(())
    }

    fn insert_point(&self) -> Option<InsertPoint> {
        self.rewriter.insert_point()
    }

    fn set_insert_point(&mut self, at: Option<InsertPoint>) -> Result<(), Reason> {
        let ir = self.rewriter.ir();
        let there = match at {
            None => true,
            Some(InsertPoint::Before(op) | InsertPoint::After(op)) => {
                ir.is_live(op) && ir.op(op).parent().is_some()
            }
            Some(InsertPoint::Start(block) | InsertPoint::End(block)) => ir.is_live_block(block),
        };
        if !there {
            return Err("operations cannot be inserted there".into());
        }
        self.rewriter.cursor().set(at);
        Ok(())
    }

    fn start_modification(&mut self, op: OpId) -> Result<(), Reason> {
        self.check(op)?;
        self.rewriter.start_modification(op);
        self.modifying.push(op);
        Ok(())
    }

    fn finalize_modification(&mut self, op: OpId) -> Result<(), Reason> {
        self.end_modification(op)?;
        self.rewriter.finalize_modification(op);
        Ok(())
    }

    fn cancel_modification(&mut self, op: OpId) -> Result<(), Reason> {
        self.end_modification(op)?;
        self.rewriter.cancel_modification(op);
        Ok(())
    }

    fn call_function(&mut self, name: &str, loc: Location, args: &[Val]) -> Result<Val, EvalError> {
        let Some(function) = self.called.rewrite(name) else {
            return Err(EvalError::unknown(format!("unknown function '{name}'")));
        };
        let args = arguments(args);
        match function(self.rewriter, &RewriteCall::new(self.root, loc, &args)) {
            Ok(values) => Ok(answer(&values, Val::Void)),
            Err(why) => {
                self.failure = Some(why);
                Err(EvalError::invalid(format!("function '{name}' failed")))
            }
        }
    }
}
