//! Sizes of operand groups, kept correct as operands of branches are added and removed.

use std::ops::Range;

use legalize_ir::{Arity, Attribute, Context, Ir, Name, OpId, Traits, ValueId};
use smallvec::SmallVec;

/// The attributes of an operation that hold the sizes of its operand groups, once each group has the size
/// that `size` gives for its number and its operands. Groups of groups count one by one, so the groups of a
/// branch's successors are the last ones. Returns `None` for operations without such attributes.
pub(crate) fn resized(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    mut size: impl FnMut(usize, Range<usize>) -> usize,
) -> SmallVec<[(Name, Attribute); 2]> {
    let mut changed = SmallVec::new();
    let Some(info) =
        ir.info(ctx, op).filter(|info| info.traits.contains(Traits::ATTR_SIZED_OPERAND_SEGMENTS))
    else {
        return changed;
    };
    let sizes = |name: Name| ctx.as_dense_i32_array(ir.attr(ctx, op, name)?);
    let name = ctx.name("operandSegmentSizes");
    let Some(mut outer) = sizes(name) else { return changed };
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
    changed.push((name, ctx.dense_i32_array_attr(&outer)));
    changed
}

/// Operands, and attributes to set with them.
pub type KeptOperands = (SmallVec<[ValueId; 4]>, SmallVec<[(Name, Attribute); 2]>);

/// Some of an operation's operands, by number, and the attributes with the sizes of its operand groups if it
/// has only these.
pub fn operands_kept(ctx: &Context, ir: &Ir, op: OpId, keep: impl Fn(usize) -> bool) -> KeptOperands {
    let operands = ir.operands(op).enumerate().filter(|&(at, _)| keep(at)).map(|(_, value)| value).collect();
    (operands, resized(ctx, ir, op, |_, operands| operands.filter(|&at| keep(at)).count()))
}

/// Number of groups, counted as in [`resized`].
pub(crate) fn group_count(ctx: &Context, ir: &Ir, op: OpId) -> usize {
    let mut count = 0;
    resized(ctx, ir, op, |_, operands| {
        count += 1;
        operands.len()
    });
    count
}
