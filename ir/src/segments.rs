//! Sizes of operand groups, kept correct as operands of branches are added and removed.

use std::ops::Range;

use smallvec::SmallVec;

use crate::body::{Ir, OpId, ValueId};
use crate::context::{Arity, Attribute, Context, GroupDef, Name, OpInfo, Traits};

/// The attributes of an operation that hold the sizes of its operand groups, once each group has the size
/// that `size` gives for its number and its operands. Groups of groups count one by one, so the groups of a
/// branch's successors are the last ones. Empty for operations without such attributes.
pub fn resized_segments(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    mut size: impl FnMut(usize, Range<usize>) -> usize,
) -> SmallVec<[(Name, Attribute); 2]> {
    let mut changed = SmallVec::new();
    let Some(info) = ir.info(ctx, op) else { return changed };
    let sizes = |name: Name| ctx.as_dense_i32_array(ir.attr(ctx, op, name)?);
    let name = ctx.name("operandSegmentSizes");
    let has_sizes = info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS);
    let found = if has_sizes { sizes(name) } else { sizes_of_one(info, ir.operands(op).len()) };
    let Some(mut outer) = found else { return changed };
    let (mut number, mut at) = (0, 0);
    let mut resize = |old: &mut i32| {
        let end = at + (*old).max(0) as usize;
        *old = size(number, at..end) as i32;
        (number, at) = (number + 1, end);
    };
    for (group, total) in outer.iter_mut().enumerate() {
        let inner = info.operands.get(group).and_then(|group| match group.arity {
            Arity::VariadicOfVariadic(name) => Some((name, sizes(name)?)),
            _ => None,
        });
        match inner {
            Some((name, mut inner)) => {
                inner.iter_mut().for_each(&mut resize);
                *total = inner.iter().sum();
                changed.push((name, ctx.dense_i32_array_attr(&inner)));
            }
            None => resize(total),
        }
    }
    if has_sizes {
        changed.push((name, ctx.dense_i32_array_attr(&outer)));
    }
    changed
}

/// The sizes of an operation's groups if it has a group of groups, and all others are single operands: such
/// an operation has an attribute with the sizes in that group alone.
fn sizes_of_one(info: &OpInfo, operands: usize) -> Option<Vec<i32>> {
    let is_single = |group: &GroupDef| matches!(group.arity, Arity::Single);
    let is_nested = |group: &GroupDef| matches!(group.arity, Arity::VariadicOfVariadic(_));
    let others = info.operands.iter().filter(|group| !is_nested(group)).count();
    if others + 1 != info.operands.len()
        || info.operands.iter().filter(|group| is_single(group)).count() != others
    {
        return None;
    }
    let nested = i32::try_from(operands.checked_sub(others)?).ok()?;
    Some(info.operands.iter().map(|group| if is_single(group) { 1 } else { nested }).collect())
}

/// Operands, and attributes to set with them.
pub type KeptOperands = (SmallVec<[ValueId; 4]>, SmallVec<[(Name, Attribute); 2]>);

/// Some of an operation's operands, by number, and the attributes with the sizes of its operand groups if it
/// has only these.
pub fn operands_kept(ctx: &Context, ir: &Ir, op: OpId, keep: impl Fn(usize) -> bool) -> KeptOperands {
    let operands = ir.operands(op).enumerate().filter(|&(at, _)| keep(at)).map(|(_, value)| value).collect();
    (operands, resized_segments(ctx, ir, op, |_, operands| operands.filter(|&at| keep(at)).count()))
}

/// The groups of an operation's operands, numbered as in [`resized_segments`].
fn groups(ctx: &Context, ir: &Ir, op: OpId) -> Vec<Range<usize>> {
    let mut groups = Vec::new();
    resized_segments(ctx, ir, op, |_, operands| {
        groups.push(operands.clone());
        operands.len()
    });
    groups
}

/// The numbers of the groups that begin a group of the definition.
fn group_starts(ctx: &Context, ir: &Ir, op: OpId, info: &OpInfo) -> SmallVec<[usize; 4]> {
    let mut next = 0;
    let groups = info.operands.iter().map(|group| {
        let inner = match group.arity {
            Arity::VariadicOfVariadic(name) => {
                ir.attr(ctx, op, name).and_then(|sizes| ctx.as_dense_i32_array(sizes))
            }
            _ => None,
        };
        let start = next;
        next += inner.map_or(1, |sizes| sizes.len());
        start
    });
    groups.collect()
}

/// Sets the operands that a terminator passes to some of its successors, in the order of these: each with its
/// number. Other operands stay; the attributes with the sizes of operand groups follow. Nothing happens where
/// it is not known which operands a terminator passes, or where these do not follow each other.
///
/// # Panics
/// If the body belongs to another context, or the operation or a value is gone.
#[track_caller]
pub fn set_successor_operands(
    ctx: &Context,
    ir: &mut Ir,
    op: OpId,
    passed: &[(usize, SmallVec<[ValueId; 4]>)],
) {
    let Some(info) = ir.info(ctx, op) else { return };
    let Some(range_of) = info.hooks().successor_operands.as_ref() else { return };
    let old: Vec<ValueId> = ir.operands(op).collect();
    let (mut operands, mut done) = (Vec::with_capacity(old.len() + passed.len()), 0);
    let mut ranges = Vec::with_capacity(passed.len());
    for (successor, values) in passed {
        let range = range_of(ctx, ir, op, *successor);
        // What was not verified may have sizes that its operands do not have.
        let Some(before) = old.get(done..range.start) else { return };
        operands.extend_from_slice(before);
        ranges.push(operands.len()..operands.len() + values.len());
        operands.extend_from_slice(values);
        done = range.end;
    }
    let Some(after) = old.get(done..) else { return };
    operands.extend_from_slice(after);
    // Groups of the successors follow each other, and mostly come last.
    let groups = groups(ctx, ir, op);
    let count = ir.op(op).successor_count();
    let last = groups.len().saturating_sub(count);
    let fits = |&first: &usize| {
        let of_successors = groups.get(first..first + count);
        let is_of = |(successor, group): (usize, &Range<usize>)| *group == range_of(ctx, ir, op, successor);
        of_successors.is_some_and(|groups| groups.iter().enumerate().all(is_of))
    };
    let resized = |first: usize| {
        resized_segments(ctx, ir, op, |number, old| {
            let successor = number.checked_sub(first);
            match successor.map(|successor| passed.binary_search_by_key(&successor, |one| one.0)) {
                Some(Ok(at)) => passed[at].1.len(),
                _ => old.len(),
            }
        })
    };
    let starts = group_starts(ctx, ir, op, info).into_iter().rev();
    let mut ways: SmallVec<[_; 1]> = starts.filter(fits).map(resized).collect();
    if ways.is_empty() {
        ways.push(resized(last));
    }
    ir.set_operands(op, &operands);
    for sizes in ways {
        for (name, sizes) in sizes {
            ir.set_attr(ctx, op, name, Some(sizes));
        }
        // Next to an empty group it shows only afterwards which one is the successor's.
        if passed
            .iter()
            .zip(&ranges)
            .all(|((successor, _), range)| range_of(ctx, ir, op, *successor) == *range)
        {
            break;
        }
    }
}
