//! Folding one operation, as every driver does it: the operation's own folder, then the folds of its traits
//! (constants of commutative operations move to the end, involutions and idempotences vanish).
//!
//! Mirrors <https://mlir.llvm.org/docs/Canonicalization/#canonicalizing-with-the-fold-method>.

use legalize_ir::{
    Attribute, Context, FOLDING_TRAITS, Fold, FoldHook, FoldResult, InPlaceEdit, InsertPoint, Ir, OpId,
    OpInfo, OpName, OperationState, PerName, Traits, ValueId, constant_operand, effect_traits, fold_by,
};
use smallvec::SmallVec;

use crate::listener::Event;
use crate::rewriter::Rewriter;

/// Result of folding an operation.
#[derive(Debug)]
pub enum FoldOutcome {
    /// Not folded.
    Unchanged,
    /// Changed in place; listeners have not been notified yet.
    InPlace,
    /// Values that can replace the results, and the operations that were created for them.
    Values(SmallVec<[ValueId; 2]>, SmallVec<[OpId; 2]>),
}

/// Returns true if an operation has any folder that is worth calling.
#[inline]
pub fn can_fold(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    info_to_fold(ctx, ir, op).is_some()
}

/// Registered info of an operation that has any folder that is worth calling.
#[inline]
pub(crate) fn info_to_fold<'c>(ctx: &'c Context, ir: &Ir, op: OpId) -> Option<&'c OpInfo> {
    ir.info(ctx, op).filter(|info| may_fold(info))
}

#[inline]
fn may_fold(info: &OpInfo) -> bool {
    let folds = FOLDING_TRAITS.union(Traits::FOLDER);
    !info.traits.contains(Traits::CONSTANT_LIKE) && info.traits.intersects(folds)
}

/// Creates an operation and folds it at once; returns its replacements, or its results. In-place folds are
/// repeated as long as they change something, up to a limit. Listeners see the operation only if it stays,
/// after the constants that were created for folds.
///
/// Mirrors `OpBuilder::createOrFold`.
///
/// # Panics
/// If an operand, region or the insertion point is erased or belongs to another body.
#[track_caller]
pub fn create_or_fold<'c>(rewriter: &mut dyn Rewriter<'c>, state: &OperationState) -> SmallVec<[ValueId; 2]> {
    let (ctx, at) = (rewriter.ctx(), rewriter.insert_point());
    let ir = rewriter.ir_mut();
    let op = ir.create_op(state);
    if let Some(at) = at {
        ir.insert_op(op, at);
        rewriter.set_insert_point(InsertPoint::Before(op));
    }
    for _ in 0..MAX_IN_PLACE {
        if !can_fold(ctx, rewriter.ir(), op) {
            break;
        }
        match fold_op(rewriter, op) {
            FoldOutcome::Unchanged => break,
            FoldOutcome::InPlace => {}
            FoldOutcome::Values(by, _) => {
                if at.is_some() {
                    let data = rewriter.ir().op(op);
                    let after = data.next().map(InsertPoint::Before).or(data.parent().map(InsertPoint::End));
                    after.into_iter().for_each(|at| rewriter.set_insert_point(at));
                }
                rewriter.ir_mut().erase_op(op);
                return by;
            }
        }
    }
    if at.is_some() {
        rewriter.set_insert_point(InsertPoint::After(op));
        rewriter.notify(&Event::OpInserted { op, previous: None });
    }
    SmallVec::from_slice(rewriter.ir().op(op).results())
}

/// Maximum number of times that a new operation is folded in place.
const MAX_IN_PLACE: usize = 64;

/// Fold of an operation that is not a constant; nothing is edited.
#[inline]
pub(crate) fn look_for_fold(ctx: &Context, ir: &Ir, op: OpId) -> Fold {
    ir.info(ctx, op).map_or(Fold::Unchanged, |info| look_for_fold_of(ctx, ir, op, info))
}

/// Fold of an operation that is not a constant, given its registered info.
#[inline]
pub(crate) fn look_for_fold_of(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> Fold {
    look_for_fold_by(ctx, ir, op, (info, info.folder().map(|folder| &**folder)))
}

/// The folders of a run, each looked up once: a look at the hooks of an operation costs a call.
#[derive(Default)]
pub(crate) struct Folders<'c> {
    by_name: PerName<Option<(&'c OpInfo, Option<&'c FoldHook>)>>,
}

impl<'c> Folders<'c> {
    /// Fold of an operation of this name; nothing is edited.
    #[inline]
    pub(crate) fn look_for_fold(&mut self, ctx: &'c Context, ir: &Ir, op: OpId, name: OpName) -> Fold {
        let found = *self.by_name.get_or_insert_with(name, || {
            let info = ctx.op_info(name).filter(|info| may_fold(info))?;
            Some((info, info.folder().map(|folder| &**folder)))
        });
        match found {
            Some(folder) if !ir.is_known_invalid(op) => look_for_fold_by(ctx, ir, op, folder),
            _ => Fold::Unchanged,
        }
    }
}

#[inline]
fn look_for_fold_by(ctx: &Context, ir: &Ir, op: OpId, folder: (&OpInfo, Option<&FoldHook>)) -> Fold {
    let constants = ir.operands(op).map(|value| constant_operand(ctx, ir, value));
    let (mut few, many): ([Option<Attribute>; 4], Vec<Option<Attribute>>);
    let operands = match constants.len() {
        count @ 0..=4 => {
            few = [None; 4];
            few.iter_mut().zip(constants).for_each(|(slot, constant)| *slot = constant);
            &few[..count]
        }
        _ => {
            many = constants.collect();
            &many
        }
    };
    fold_by(ctx, ir, op, folder, operands)
}

/// Applies a fold. Changes in place are made; constants are created at the insertion point; uses are not yet
/// replaced.
pub(crate) fn apply_fold<'c>(rewriter: &mut dyn Rewriter<'c>, op: OpId, fold: &Fold) -> FoldOutcome {
    match fold {
        Fold::Unchanged => FoldOutcome::Unchanged,
        Fold::InPlace(edits) => {
            apply_edits(rewriter, op, edits);
            FoldOutcome::InPlace
        }
        Fold::Results(results) => materialize(rewriter, op, results),
    }
}

/// Folds an operation that is not a constant. The caller replaces its results, or notifies listeners if it
/// changed in place.
pub fn fold_op<'c>(rewriter: &mut dyn Rewriter<'c>, op: OpId) -> FoldOutcome {
    match look_for_fold(rewriter.ctx(), rewriter.ir(), op) {
        Fold::Unchanged => FoldOutcome::Unchanged,
        found => apply_fold(rewriter, op, &found),
    }
}

fn apply_edits<'c>(rewriter: &mut dyn Rewriter<'c>, op: OpId, edits: &[InPlaceEdit]) {
    let ctx = rewriter.ctx();
    let ir = rewriter.ir_mut();
    for edit in edits {
        match *edit {
            InPlaceEdit::SetOperand(index, value) => ir.set_operand(op, index, value),
            InPlaceEdit::RemoveOperand(index) => {
                let mut operands: SmallVec<[ValueId; 4]> = ir.operands(op).collect();
                operands.remove(index);
                ir.set_operands(op, &operands);
            }
            InPlaceEdit::SetAttr(name, value) => ir.set_attr(ctx, op, name, value),
            InPlaceEdit::SwapRegions(one, other) => ir.swap_regions(op, one, other),
        }
    }
}

/// Creates constants for attributes.
fn materialize<'c>(rewriter: &mut dyn Rewriter<'c>, op: OpId, folded: &[FoldResult]) -> FoldOutcome {
    let ctx = rewriter.ctx();
    let data = rewriter.ir().op(op);
    let (name, loc) = (data.name(), data.loc());
    let results: SmallVec<[ValueId; 2]> = data.results().into();
    if results.len() != folded.len() {
        return FoldOutcome::Unchanged;
    }
    // All states are built first, so that nothing is created if one of them fails.
    let hook =
        ctx.dialect(ctx.op_dialect(name)).and_then(|dialect| dialect.hooks().materialize_constant.as_ref());
    let mut states = SmallVec::<[_; 2]>::new();
    for (&result, fold) in results.iter().zip(folded) {
        let ty = rewriter.ir().value_type(result);
        match *fold {
            FoldResult::Value(value) if rewriter.ir().value_type(value) != ty || value == result => {
                return FoldOutcome::Unchanged;
            }
            FoldResult::Value(_) => states.push(None),
            FoldResult::Attribute(attr) => match hook.and_then(|hook| hook(ctx, attr, ty, loc)) {
                Some(state) => states.push(Some(state)),
                None => return FoldOutcome::Unchanged,
            },
        }
    }
    let mut values = SmallVec::new();
    let mut constants = SmallVec::new();
    for (fold, state) in folded.iter().zip(states) {
        match (*fold, state) {
            (FoldResult::Value(value), _) => values.push(value),
            (FoldResult::Attribute(_), Some(state)) => {
                let constant = rewriter.create_op(&state);
                let created = rewriter.ir().op(constant).results()[0];
                values.push(created);
                constants.push(constant);
            }
            (FoldResult::Attribute(_), None) => return FoldOutcome::Unchanged,
        }
    }
    FoldOutcome::Values(values, constants)
}

/// Returns true if an operation whose results are unused can be erased: it is not a terminator or symbol, and
/// neither it nor its nested operations have effects other than reads or the allocation of its own results.
pub fn is_removable_if_unused(ctx: &Context, ir: &Ir, root: OpId) -> bool {
    let Some(info) = ir.info(ctx, root) else { return false };
    if info.traits.intersects(Traits::TERMINATOR | Traits::SYMBOL) {
        return false;
    }
    // An operation with the effects of its regions may have others itself.
    let declares = Traits::OWN_MEMORY_EFFECTS | Traits::NO_MEMORY_EFFECT | Traits::REMOVABLE_IF_UNUSED;
    let erasable = Traits::NO_MEMORY_EFFECT | Traits::REMOVABLE_IF_UNUSED;
    if !info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS) {
        return effect_traits(ctx, ir, root, info).intersects(erasable);
    }
    // Level by level: operations that must stay are mostly found without a deep walk, in which others repeat
    // the same checks.
    let mut pending: SmallVec<[OpId; 8]> = SmallVec::from_slice(&[root]);
    let mut asked = 0;
    while let Some(&op) = pending.get(asked) {
        asked += 1;
        let Some(info) = ir.info(ctx, op) else { return false };
        let is_recursive = info.traits.contains(Traits::RECURSIVE_MEMORY_EFFECTS);
        let effects = effect_traits(ctx, ir, op, info);
        if !effects.intersects(erasable) && (!is_recursive || effects.intersects(declares)) {
            return false;
        }
        if is_recursive {
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            pending.extend(blocks.flat_map(|block| ir.block_ops(block)));
        }
    }
    true
}

/// Returns true if an operation is dead: unused, and removable if unused.
#[inline]
pub fn is_trivially_dead(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.results_unused(op) && is_removable_if_unused(ctx, ir, op)
}
