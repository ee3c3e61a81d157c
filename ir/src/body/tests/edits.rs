//! Random edits, one of each kind that the API has.

use smallvec::SmallVec;

use super::*;
use crate::builder::{Builder, OpBuilder};
use crate::context::DialectInfo;
use crate::symbols::{Visibility, rename_symbol, set_symbol_name, set_symbol_visibility, symbol_uses};

/// Choices in order; zero when they run out.
pub(super) struct Choices(Vec<u8>);

impl Choices {
    pub(super) fn new(bytes: &[u8]) -> Self {
        Choices(bytes.iter().rev().copied().collect())
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn below(&mut self, limit: usize) -> usize {
        self.0.pop().map_or(0, |byte| byte as usize % limit)
    }

    pub(super) fn of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        (!items.is_empty()).then(|| items[self.below(items.len())])
    }
}

macro_rules! kinds {
    ($($kind:ident)*) => {
        /// The kinds of edits.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub(super) enum Kind { $($kind),* }

        impl Kind {
            pub(super) const ALL: &[Kind] = &[$(Kind::$kind),*];
        }
    };
}

kinds! {
    CreateOp CreateBlock CreateRegion PushRegion SwapRegions
    InsertOp DetachOp InsertBlock DetachBlock MoveBlocks
    SetOperand SetOperands EraseOperands SetSuccessor
    ReplaceAllUses ReplaceUsesIf ReplaceAllUsesExcept ReplaceUsesIn ReplaceOp ReplaceBlockUses
    SetAttr SetAttrDicts SetOpName SetLoc SetValueType
    PushArg InsertArg EraseArg EraseArgsIf SetArgLoc
    EraseOp EraseBlock ClearRegion EraseInWalk
    SplitBlock MoveBlockOps InlineBlock MergeBlocks InlineRegion
    CloneOp CloneBlock CloneRegion CloneShell
    PushExternalResources AskForOrder Crowd
    SetSymbolName SetSymbolVisibility RenameSymbol Build BuildRefused
}

/// A body that is edited at random.
pub(super) struct Edits {
    pub ctx: Context,
    pub ir: Ir,
    pub choices: Choices,
}

/// Number of operations above which no more are created.
const ENOUGH: usize = 80;

impl Edits {
    pub(super) fn new(bytes: &[u8]) -> Self {
        let Build { mut ctx, ir } = Build::new();
        let mut dialect = DialectInfo::new(ctx.name("t"));
        dialect.allow_unknown_ops = true;
        ctx.register_dialect(dialect);
        let mut edits = Edits { ctx, ir, choices: Choices::new(bytes) };
        for kind in [Kind::CreateOp, Kind::CreateRegion, Kind::CreateBlock, Kind::CreateOp, Kind::CreateOp] {
            edits.make(kind);
        }
        edits
    }

    // Edits.

    /// Performs a random edit; returns true if there was an entity to edit.
    pub(super) fn make(&mut self, kind: Kind) -> bool {
        let grows = matches!(
            kind,
            Kind::CreateOp
                | Kind::CreateBlock
                | Kind::CreateRegion
                | Kind::CloneOp
                | Kind::CloneBlock
                | Kind::CloneRegion
                | Kind::CloneShell
                | Kind::SplitBlock
                | Kind::InlineRegion
                | Kind::Build
        );
        if grows && self.ir.ops.len() + self.ir.blocks.len() > ENOUGH {
            return false;
        }
        self.try_make(kind).is_some()
    }

    fn try_make(&mut self, kind: Kind) -> Option<()> {
        match kind {
            Kind::CreateOp => self.create_op(),
            Kind::CreateRegion => drop(self.ir.create_region()),
            Kind::CreateBlock => {
                let args: Vec<_> = (0..self.choices.below(3)).map(|_| (self.ty(), self.loc())).collect();
                let block = self.ir.create_block(&args);
                if let Some(region) = self.region() {
                    let before = self.place_in(region);
                    self.ir.insert_block(block, region, before);
                }
            }
            Kind::PushRegion => {
                let op = self.op()?;
                let region = self.regions().into_iter().find(|&region| {
                    let holds = |block| self.ir.ancestor_in_block(block, op).is_some();
                    self.ir.region(region).parent().is_none() && !self.ir.region_blocks(region).any(holds)
                })?;
                self.ir.push_region(op, region);
            }
            Kind::SwapRegions => {
                let several = |op: &OpId| self.ir.op(*op).regions().len() > 1;
                let op = self.ops().into_iter().find(several)?;
                self.ir.swap_regions(op, 0, 1);
            }
            Kind::InsertOp => {
                let op = self.op()?;
                let at = self.insert_point(Some(op))?;
                self.ir.insert_op(op, at);
            }
            Kind::DetachOp => {
                let op = self.op()?;
                self.ir.detach_op(op);
            }
            Kind::InsertBlock => {
                let (block, region) = (self.block()?, self.region()?);
                if self.is_in_block(region, block) {
                    return None;
                }
                let before = self.place_in(region);
                self.ir.insert_block(block, region, before);
            }
            Kind::DetachBlock => {
                let block = self.block()?;
                self.ir.detach_block(block);
            }
            Kind::MoveBlocks => {
                let (from, to) = (self.region()?, self.region()?);
                if from == to || self.ir.region_blocks(from).any(|block| self.is_in_block(to, block)) {
                    return None;
                }
                let before = self.place_in(to);
                self.ir.move_blocks(from, to, before);
            }
            Kind::AskForOrder => {
                let op = self.op()?;
                let next = self.ir.op(op).next()?;
                assert!(self.ir.is_before_in_block(op, next));
            }
            Kind::SetSymbolName | Kind::SetSymbolVisibility | Kind::RenameSymbol => {
                return self.edit_symbol(kind);
            }
            Kind::Build | Kind::BuildRefused => {
                let (at, ty, loc) = (self.insert_point(None)?, self.ty(), self.loc());
                let operands = self.some_values(3);
                let mut builder = Builder::at(&self.ctx, &mut self.ir, at);
                let op = builder.op("t.a").loc(loc).operands(operands).result(ty);
                // The dialect of this name is neither registered nor allowed.
                let op = op.body(&[(ty, loc)], |inner, args| {
                    let name = if kind == Kind::Build { "t.b" } else { "nowhere.op" };
                    inner.op(name).operands(args.iter().copied()).build().map(drop)
                });
                assert_eq!(op.and_then(OpBuilder::build).is_ok(), kind == Kind::Build);
            }
            // Moves to one place until no order number is free there.
            Kind::Crowd => {
                let block = self.block()?;
                let ops: SmallVec<[OpId; 8]> = self.ir.block_ops(block).collect();
                let &[first, second, third, ..] = &ops[..] else { return None };
                for op in [second, third].into_iter().cycle().take(12) {
                    self.ir.insert_op(op, InsertPoint::After(first));
                }
            }
            Kind::PushExternalResources => {
                self.ir.push_external_resources("tool".to_owned(), Vec::new());
            }
            Kind::SetOperand
            | Kind::SetOperands
            | Kind::EraseOperands
            | Kind::SetSuccessor
            | Kind::ReplaceAllUses
            | Kind::ReplaceUsesIf
            | Kind::ReplaceAllUsesExcept
            | Kind::ReplaceUsesIn
            | Kind::ReplaceOp
            | Kind::ReplaceBlockUses => return self.edit_uses(kind),
            Kind::SetAttr
            | Kind::SetAttrDicts
            | Kind::SetOpName
            | Kind::SetLoc
            | Kind::SetValueType
            | Kind::PushArg
            | Kind::InsertArg
            | Kind::EraseArg
            | Kind::EraseArgsIf
            | Kind::SetArgLoc => return self.edit_in_place(kind),
            Kind::EraseOp | Kind::EraseBlock | Kind::ClearRegion | Kind::EraseInWalk => {
                return self.erase(kind);
            }
            Kind::SplitBlock
            | Kind::MoveBlockOps
            | Kind::InlineBlock
            | Kind::MergeBlocks
            | Kind::InlineRegion => return self.edit_blocks(kind),
            Kind::CloneOp | Kind::CloneBlock | Kind::CloneRegion | Kind::CloneShell => {
                return self.copy(kind);
            }
        }
        Some(())
    }

    fn create_op(&mut self) {
        let name = self.name();
        let loc = self.loc();
        let mut state = OperationState::new(&self.ctx, name, loc);
        state.operands = self.some_values(4);
        state.successors = self.some_blocks(3);
        state.result_types = (0..self.choices.below(3)).map(|_| self.ty()).collect();
        state.discardable = self.dict();
        if self.choices.below(2) == 0 {
            state.regions.push(self.ir.create_region());
        }
        let at = self.insert_point(None);
        let op = self.ir.create_op(&state);
        if let Some(at) = at {
            self.ir.insert_op(op, at);
        }
    }

    fn edit_symbol(&mut self, kind: Kind) -> Option<()> {
        let op = self.op()?;
        let name = self.ctx.name(["f", "g"][self.choices.below(2)]);
        match kind {
            Kind::SetSymbolName => {
                set_symbol_name(&self.ctx, &mut self.ir, op, name);
                let user = self.op()?;
                let symbol = self.ctx.symbol_ref_attr(self.ctx.str(name));
                self.ir.set_attr(&self.ctx, user, self.ctx.name("to"), Some(symbol));
            }
            Kind::SetSymbolVisibility => {
                set_symbol_visibility(&self.ctx, &mut self.ir, op, Visibility::Private);
            }
            _ => {
                let symbols: Vec<_> = self
                    .ops()
                    .into_iter()
                    .filter(|&op| !symbol_uses(&self.ctx, &self.ir, op).is_empty())
                    .collect();
                let symbol = self.choices.of(&symbols)?;
                rename_symbol(&self.ctx, &mut self.ir, symbol, name);
            }
        }
        Some(())
    }

    fn edit_uses(&mut self, kind: Kind) -> Option<()> {
        match kind {
            Kind::SetOperand => {
                let op = self.op()?;
                let count = self.ir.op(op).operand_count();
                let (index, value) = (self.choices.below(count.max(1)), self.value()?);
                (count > 0).then(|| self.ir.set_operand(op, index, value))?;
            }
            Kind::SetOperands => {
                let (op, values) = (self.op()?, self.some_values(12));
                self.ir.set_operands(op, &values);
            }
            Kind::EraseOperands => {
                let op = self.op()?;
                let count = self.ir.op(op).operand_count();
                let start = self.choices.below(count + 1);
                let end = start + self.choices.below(count - start + 1);
                (start < end).then(|| self.ir.erase_operands(op, start..end))?;
            }
            Kind::SetSuccessor => {
                let op = self.op()?;
                let count = self.ir.op(op).successor_count();
                let (index, block) = (self.choices.below(count.max(1)), self.block()?);
                (count > 0).then(|| self.ir.set_successor(op, index, block))?;
            }
            Kind::ReplaceOp => {
                let op = self.op()?;
                if !self.ir.op(op).regions().is_empty() {
                    return None;
                }
                let results = self.ir.op(op).results().to_vec();
                let others: Vec<_> =
                    self.values().into_iter().filter(|value| !results.contains(value)).collect();
                let values: Option<Vec<_>> = results.iter().map(|_| self.choices.of(&others)).collect();
                self.ir.replace_op(op, &values?);
            }
            Kind::ReplaceBlockUses => {
                let (old, new) = (self.block()?, self.block()?);
                self.ir.block_uses(old).next()?;
                self.ir.replace_block_uses(old, new);
            }
            _ => {
                let (old, new) = (self.value()?, self.value()?);
                let user = self.ir.users(old).next()?;
                match kind {
                    Kind::ReplaceAllUses => self.ir.replace_all_uses(old, new),
                    Kind::ReplaceUsesIf => {
                        self.ir.replace_uses_if(old, new, |_, found| found.index % 2 == 0);
                    }
                    Kind::ReplaceAllUsesExcept => self.ir.replace_all_uses_except(old, new, &[user]),
                    _ => assert!(self.ir.replace_uses_in(user, old, new)),
                }
            }
        }
        Some(())
    }

    fn edit_in_place(&mut self, kind: Kind) -> Option<()> {
        match kind {
            Kind::SetAttr => {
                let op = self.op()?;
                let value = (self.choices.below(2) == 0).then_some(self.ctx.common().unit);
                self.ir.set_attr(&self.ctx, op, self.ctx.name("x"), value);
            }
            Kind::SetAttrDicts => {
                let (op, inherent, discardable) = (self.op()?, self.dict(), self.dict());
                self.ir.set_attr_dicts(op, inherent, discardable);
            }
            Kind::SetOpName => {
                let (op, name) = (self.op()?, self.name());
                self.ir.set_op_name(op, name);
            }
            Kind::SetLoc => {
                let (op, loc) = (self.op()?, self.loc());
                self.ir.set_loc(op, loc);
            }
            Kind::SetValueType => {
                let (value, ty) = (self.value()?, self.ty());
                self.ir.set_value_type(value, ty);
            }
            Kind::PushArg => {
                let (block, ty, loc) = (self.block()?, self.ty(), self.loc());
                self.ir.push_arg(block, ty, loc);
            }
            Kind::InsertArg => {
                let (block, ty, loc) = (self.block()?, self.ty(), self.loc());
                let index = self.choices.below(self.ir.block(block).args().len() + 1);
                self.ir.insert_arg(block, index, ty, loc);
            }
            Kind::EraseArg => {
                let block = self.block()?;
                let unused = |&index: &usize| self.ir.is_unused(self.ir.block(block).args()[index]);
                let index = (0..self.ir.block(block).args().len()).find(unused)?;
                self.ir.erase_arg(block, index);
            }
            Kind::EraseArgsIf => {
                let block = self.block()?;
                self.ir.block(block).args().iter().find(|&&arg| self.ir.is_unused(arg))?;
                self.ir.erase_args_if(block, |ir, arg| ir.is_unused(arg));
            }
            _ => {
                let (block, loc) = (self.block()?, self.loc());
                let count = self.ir.block(block).args().len();
                let index = self.choices.below(count.max(1));
                (count > 0).then(|| self.ir.set_arg_loc(block, index, loc))?;
            }
        }
        Some(())
    }

    fn erase(&mut self, kind: Kind) -> Option<()> {
        match kind {
            Kind::EraseOp => {
                let op = self.op()?;
                self.replace_outside_uses(&[op], &[]).then(|| self.ir.erase_op(op))
            }
            Kind::EraseBlock => {
                let block = self.block()?;
                let ops: Vec<_> = self.ir.block_ops(block).collect();
                self.replace_outside_uses(&ops, &[block]).then(|| self.ir.erase_block(block))
            }
            Kind::ClearRegion => {
                let region = self.region()?;
                let blocks: Vec<_> = self.ir.region_blocks(region).collect();
                let ops: Vec<_> = blocks.iter().flat_map(|&block| self.ir.block_ops(block)).collect();
                blocks.first()?;
                self.replace_outside_uses(&ops, &blocks).then(|| self.ir.clear_region(region))
            }
            _ => {
                let root = self.op()?;
                let mut erased = false;
                self.ir.walk_mut(root, WalkOrder::PostOrder, |ir, op| {
                    let data = ir.op(op);
                    if op != root && data.regions().is_empty() && ir.results_unused(op) {
                        ir.erase_op(op);
                        erased = true;
                    }
                    WalkResult::Advance
                });
                erased.then_some(())
            }
        }
    }

    fn edit_blocks(&mut self, kind: Kind) -> Option<()> {
        match kind {
            Kind::SplitBlock => {
                let op = self.op()?;
                self.ir.parent_region(op)?;
                self.ir.split_block(op);
            }
            Kind::InlineRegion => {
                let (region, op) = (self.region()?, self.op()?);
                let to = self.ir.parent_region(op)?;
                let holds = |block| self.is_in_block(to, block);
                if region == to || self.ir.region_blocks(region).any(holds) {
                    return None;
                }
                self.ir.inline_region(region, op);
            }
            _ => {
                let from = self.block()?;
                let at = match kind {
                    Kind::MergeBlocks => InsertPoint::End(self.block()?),
                    _ => self.insert_point(None)?,
                };
                let into = self.ir.insert_block_of(at);
                let around = self.ir.block_parent_op(into);
                if from == into || around.is_some_and(|op| self.ir.ancestor_in_block(from, op).is_some()) {
                    return None;
                }
                if kind == Kind::MoveBlockOps {
                    self.ir.block(from).first()?;
                    self.ir.move_block_ops(from, at);
                    return Some(());
                }
                // Branches are redirected, and the arguments are replaced by other values.
                let args = self.ir.block(from).args().to_vec();
                let others: Vec<_> =
                    self.values().into_iter().filter(|value| !args.contains(value)).collect();
                let values: Option<Vec<_>> = args.iter().map(|_| self.choices.of(&others)).collect();
                let values = values?;
                self.ir.replace_block_uses(from, into);
                match kind {
                    Kind::MergeBlocks => self.ir.merge_blocks(from, into, &values),
                    _ => self.ir.inline_block(from, at, &values),
                }
            }
        }
        Some(())
    }

    fn copy(&mut self, kind: Kind) -> Option<()> {
        let mut mapping = IrMapping::default();
        if let (0, Some(from), Some(to)) = (self.choices.below(2), self.value(), self.value()) {
            mapping.values.insert(from, to);
        }
        match kind {
            Kind::CloneBlock => {
                let block = self.block()?;
                self.ir.clone_block(block, &mut mapping);
            }
            Kind::CloneRegion => {
                let (from, to) = (self.region()?, self.region()?);
                self.ir.region(from).first()?;
                if self.ir.region_blocks(from).any(|block| self.is_in_block(to, block)) {
                    return None;
                }
                let before = self.place_in(to);
                self.ir.clone_region(from, to, before, &mut mapping);
            }
            _ => {
                let op = self.op()?;
                let at = self.insert_point(None);
                let copy = match kind {
                    Kind::CloneOp => self.ir.clone_op(op, &mut mapping),
                    _ => self.ir.clone_shell(op, &mut mapping),
                };
                if let Some(at) = at {
                    self.ir.insert_op(copy, at);
                }
            }
        }
        Some(())
    }
}
