//! Folding of chains of `builtin.unrealized_conversion_cast`.
//!
//! Mirrors the pass `-reconcile-unrealized-casts`. Only the given casts are touched; cycles of casts are
//! harmless.

use std::collections::hash_map::Entry;

use legalize_ir::{Context, Ir, OpId, OpName, ValueId, WalkOrder};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Replacements of values. Uses are replaced once, when all are known: in a long chain of casts each use
/// would be replaced by every second one.
#[derive(Default)]
struct Forwarded {
    to: FxHashMap<ValueId, ValueId>,
    /// Keys in the order in which they were noted.
    from: Vec<ValueId>,
}

impl Forwarded {
    /// Notes a replacement; `by` must not be a value that was noted.
    fn note(&mut self, value: ValueId, by: ValueId) {
        // A value that was forwarded before has no users.
        if let Entry::Vacant(new) = self.to.entry(value) {
            new.insert(by);
            self.from.push(value);
        }
    }

    /// Final replacement of a value.
    fn find(&mut self, value: ValueId) -> ValueId {
        let mut last = value;
        while let Some(&next) = self.to.get(&last) {
            last = next;
        }
        // Shortens the path for the next lookups of values on it.
        let mut at = value;
        while let Some(next) = self.to.get_mut(&at) {
            at = std::mem::replace(next, last);
        }
        last
    }

    /// Operands of an operation after replacement.
    fn operands(&mut self, ir: &Ir, op: OpId) -> SmallVec<[ValueId; 2]> {
        ir.operands(op).map(|value| self.find(value)).collect()
    }

    /// The cast that defines all operands of another, in order.
    fn input_cast(&mut self, ir: &Ir, cast: OpId, name: OpName) -> Option<OpId> {
        let operands = self.operands(ir, cast);
        let input = ir.defining_op(*operands.first()?)?;
        (ir.op(input).name() == name && operands[..] == *ir.op(input).results()).then_some(input)
    }

    fn apply(mut self, ir: &mut Ir) {
        for value in std::mem::take(&mut self.from) {
            let by = self.find(value);
            ir.replace_all_uses(value, by);
        }
    }
}

/// Folds the given casts where a chain of them returns its inputs, and erases those that nothing else uses.
/// Operations for which `is_erased` returns true do not count as users. Returns the casts that are left.
pub(crate) fn reconcile_casts(
    ctx: &Context,
    ir: &mut Ir,
    casts: &[OpId],
    is_erased: &dyn Fn(OpId) -> bool,
) -> Vec<OpId> {
    let cast_name = ctx.common().unrealized_conversion_cast;
    let given: FxHashSet<OpId> = casts.iter().copied().collect();
    let mut worklist: Vec<OpId> = casts.to_vec();
    let mut queued: FxHashSet<OpId> = given.clone();
    let mut forwarded = Forwarded::default();
    while let Some(cast) = worklist.pop() {
        queued.remove(&cast);
        let types: SmallVec<[_; 2]> =
            ir.op(cast).results().iter().map(|&result| ir.value_type(result)).collect();
        let mut seen: FxHashSet<OpId> = FxHashSet::default();
        let mut next = Some(cast);
        while let Some(at) = next.filter(|&at| seen.insert(at)) {
            if ir.operands(at).map(|value| ir.value_type(value)).eq(types.iter().copied()) {
                let results = ir.op(cast).results();
                let inputs = forwarded.operands(ir, at);
                if inputs.iter().any(|&input| ir.defining_op(input) == Some(cast)) {
                    // A cycle of casts without a source.
                    break;
                }
                for value in forwarded.operands(ir, cast) {
                    if let Some(input) = ir.defining_op(value)
                        && given.contains(&input)
                        && queued.insert(input)
                    {
                        worklist.push(input);
                    }
                }
                for (&result, input) in results.iter().zip(inputs) {
                    forwarded.note(result, input);
                }
                break;
            }
            next = forwarded.input_cast(ir, at, cast_name);
        }
    }
    forwarded.apply(ir);
    // A cast is alive if something other than a dead cast uses it.
    let mut alive: FxHashSet<OpId> = FxHashSet::default();
    for &cast in casts {
        let read = ir.op(cast).results().iter().flat_map(|&result| ir.uses(result));
        let read =
            read.into_iter().any(|value_use| !given.contains(&value_use.op) && !is_erased(value_use.op));
        if !read {
            continue;
        }
        let mut pending = vec![cast];
        while let Some(cast) = pending.pop() {
            if alive.insert(cast) {
                let inputs = ir.operands(cast).filter_map(|value| ir.defining_op(value));
                pending.extend(inputs.filter(|input| given.contains(input)));
            }
        }
    }
    let (left, dead): (Vec<OpId>, Vec<OpId>) = casts.iter().partition(|cast| alive.contains(cast));
    for &cast in &dead {
        // Replaced operations may still use it; they are erased later, and their operands do not matter until
        // then.
        ir.set_operands(cast, &[]);
    }
    for cast in dead {
        if ir.results_unused(cast) {
            ir.erase_op(cast);
        } else {
            retire(ir, cast);
        }
    }
    left
}

/// Drops the uses of a dead cast by operations that are replaced themselves, then erases it.
fn retire(ir: &mut Ir, cast: OpId) {
    let results: SmallVec<[ValueId; 2]> = ir.op(cast).results().into();
    for result in results {
        let users: SmallVec<[OpId; 4]> = ir.users(result).collect();
        for user in users {
            let kept: SmallVec<[ValueId; 4]> = ir.operands(user).filter(|&value| value != result).collect();
            ir.set_operands(user, &kept);
        }
    }
    ir.erase_op(cast);
}

/// Folds all casts nested in an operation; returns those that are left.
///
/// # Panics
/// If the body belongs to another context, or the operation is erased.
#[track_caller]
pub fn reconcile_unrealized_casts(ctx: &Context, ir: &mut Ir, root: OpId) -> Vec<OpId> {
    ir.assert_context(ctx);
    let cast = ctx.common().unrealized_conversion_cast;
    let mut casts = ir.nested_ops(root, WalkOrder::PostOrder);
    casts.retain(|&op| ir.op(op).name() == cast);
    reconcile_casts(ctx, ir, &casts, &|_| false)
}
