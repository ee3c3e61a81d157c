//! Access to operands and results by the groups that the definition declares.

use std::ops::Range;

use legalize_ir::{BlockId, RegionId, Type, ValueId};
use smallvec::SmallVec;

use crate::misuse::{Part, check_edit, counted, data, gone_block, gone_value, unreadable, unsettable};
use crate::{EditIr, OpView, ReadIr};

/// A few values.
pub type Values = SmallVec<[ValueId; 4]>;

/// The number of values of a declared operand or result, in generated code.
pub type Arity = legalize_ir::Arity<&'static str>;

/// The layout of an operation's operands or results, in generated code.
pub type Groups = legalize_ir::Groups<&'static [Arity], &'static str>;

/// True if an operation has as many operands and results as its definition declares, if it declares any.
#[inline]
pub(crate) fn fits<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized)) -> bool {
    if O::OPERANDS.arities.is_empty() && O::RESULTS.arities.is_empty() {
        return true;
    }
    let (ctx, data) = (at.read_ctx(), at.read_ir().op(op.into()));
    let inherent = data.inherent();
    O::OPERANDS.admits(ctx, inherent, data.operand_count())
        && O::RESULTS.admits(ctx, inherent, data.results().len())
}

#[track_caller]
fn operand_range<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> Range<usize> {
    let data = data(op, at, Part::Operand(index));
    O::OPERANDS.range(at.read_ctx(), data.inherent(), data.operand_count(), index)
}

/// Returns the operand of a single group; the groups before it may be of any size.
///
/// # Panics
/// If it is absent; the verifier refuses such an operation. If the operation is erased or belongs to another
/// body.
#[track_caller]
pub fn operand<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> ValueId {
    let is_fixed = O::OPERANDS.arities.iter().take(index + 1).all(|arity| !arity.is_variable_length());
    let number = if is_fixed { index } else { operand_range(op, at, index).start };
    let count = data(op, at, Part::Operand(index)).operand_count();
    if number >= count {
        unreadable(op, at, Part::Operand(index), counted(count, "operand"));
    }
    at.read_ir().operand(op.into(), number)
}

/// Returns the operand of an optional group.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn optional_operand<'c, O: OpView>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
) -> Option<ValueId> {
    let range = operand_range(op, at, index);
    (!range.is_empty()).then(|| at.read_ir().operand(op.into(), range.start))
}

/// Returns the operands of a group.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn operands<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> Values {
    let range = operand_range(op, at, index);
    at.read_ir().operands(op.into()).skip(range.start).take(range.len()).collect()
}

/// Returns the operands of a group of groups.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn nested_operands<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> Vec<Values> {
    let all = operands(op, at, index);
    let Arity::VariadicOfVariadic(segments) = O::OPERANDS.arities[index] else { return vec![all] };
    let ctx = at.read_ctx();
    let inherent = at.read_ir().op(op.into()).inherent();
    let sizes = ctx.find_name(segments).and_then(|name| ctx.dict_entry(inherent, name));
    let sizes = sizes.and_then(|attr| ctx.as_dense_i32_array(attr)).unwrap_or_default();
    let mut rest = &all[..];
    let mut groups = Vec::with_capacity(sizes.len());
    for size in sizes {
        let (group, tail) = rest.split_at((size.max(0) as usize).min(rest.len()));
        groups.push(Values::from_slice(group));
        rest = tail;
    }
    groups
}

/// Replaces the values of a group; a segment sizes attribute is updated.
///
/// # Panics
/// If the number of values changes and the groups are determined only by the total number of operands, as if
/// two of them are declared to be of the same size: values would move from one group to another. Create a new
/// operation then. If the operation has no such operand or is not of the definition, or if it or a value is
/// erased or belongs to another body.
#[track_caller]
pub fn set_operands<'c, O: OpView>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    index: usize,
    values: &[ValueId],
) {
    let part = Part::Operand(index);
    check_edit(op, at, part);
    if let Some(why) = gone_value(at.read_ir(), values) {
        unsettable::<O>(part, why);
    }
    let range = operand_range(op, at, index);
    let single = O::OPERANDS.arities[index] == Arity::Single;
    let count = at.read_ir().op(op.into()).operand_count();
    if single && range.start >= count {
        unsettable::<O>(part, counted(count, "operand"));
    }
    if range.len() != values.len() && O::OPERANDS.segments.is_none() && O::OPERANDS.variable() >= 2 {
        let why = format!(
            "the groups of '{}' op are of one size, {}, and one of them cannot become {} alone",
            O::NAME,
            range.len(),
            values.len()
        );
        unsettable::<O>(part, why);
    }
    at.edit_op(op.into(), |ctx, ir| {
        let id: legalize_ir::OpId = op.into();
        if let (true, &[value]) = (single || range.len() == 1, values) {
            ir.set_operand(id, range.start, value);
            return;
        }
        let mut all: Vec<ValueId> = ir.operands(id).collect();
        let inherent = ir.op(id).inherent();
        all.splice(range, values.iter().copied());
        ir.set_operands(id, &all);
        if let (Some(name), Some(mut sizes)) = (O::OPERANDS.segments, O::OPERANDS.sizes(ctx, inherent)) {
            sizes[index] = values.len() as i32;
            ir.set_attr(ctx, id, ctx.name(name), Some(ctx.dense_i32_array_attr(&sizes)));
        }
    });
}

/// Replaces the values of a group of groups.
///
/// # Panics
/// Same as [`set_operands`].
#[track_caller]
pub fn set_nested_operands<'c, O: OpView>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    index: usize,
    groups: &[&[ValueId]],
) {
    set_operands(op, at, index, &groups.concat());
    let Arity::VariadicOfVariadic(segments) = O::OPERANDS.arities[index] else { return };
    let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
    at.edit_op(op.into(), |ctx, ir| {
        ir.set_attr(ctx, op.into(), ctx.name(segments), Some(ctx.dense_i32_array_attr(&sizes)));
    });
}

#[track_caller]
fn result_range<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> Range<usize> {
    let data = data(op, at, Part::Result(index));
    O::RESULTS.range(at.read_ctx(), data.inherent(), data.results().len(), index)
}

/// Returns a required result.
///
/// # Panics
/// If it is absent; the verifier refuses such an operation. If the operation is erased or belongs to another
/// body.
#[track_caller]
pub fn result<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> ValueId {
    let range = result_range(op, at, index);
    let results = at.read_ir().op(op.into()).results();
    match results.get(range.start) {
        Some(&result) => result,
        None => unreadable(op, at, Part::Result(index), counted(results.len(), "result")),
    }
}

/// Returns the result of an optional group.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn optional_result<'c, O: OpView>(
    op: O,
    at: &(impl ReadIr<'c> + ?Sized),
    index: usize,
) -> Option<ValueId> {
    let range = result_range(op, at, index);
    at.read_ir().op(op.into()).results()[range].first().copied()
}

/// Returns the results of a group.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn results<'c, O: OpView>(op: O, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> Values {
    let range = result_range(op, at, index);
    Values::from_slice(&at.read_ir().op(op.into()).results()[range])
}

/// Returns a declared region.
///
/// # Panics
/// If it is absent; the verifier refuses such an operation. If the operation is erased or belongs to another
/// body.
#[track_caller]
pub fn region<'c>(op: impl OpView, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> RegionId {
    let regions = data(op, at, Part::Region(index)).regions();
    match regions.get(index) {
        Some(&region) => region,
        None => unreadable(op, at, Part::Region(index), counted(regions.len(), "region")),
    }
}

/// Returns the regions from index `from` on.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn regions<'c>(op: impl OpView, at: &(impl ReadIr<'c> + ?Sized), from: usize) -> Vec<RegionId> {
    data(op, at, Part::Region(from)).regions().get(from..).unwrap_or_default().to_vec()
}

/// Returns a declared successor.
///
/// # Panics
/// If it is absent; the verifier refuses such an operation. If the operation is erased or belongs to another
/// body.
#[track_caller]
pub fn successor<'c>(op: impl OpView, at: &(impl ReadIr<'c> + ?Sized), index: usize) -> BlockId {
    let count = data(op, at, Part::Successor(index)).successor_count();
    if index >= count {
        unreadable(op, at, Part::Successor(index), counted(count, "successor"));
    }
    at.read_ir().successor(op.into(), index)
}

/// Returns the successors from index `from` on.
///
/// # Panics
/// If the operation is erased or belongs to another body.
#[track_caller]
pub fn successors<'c>(op: impl OpView, at: &(impl ReadIr<'c> + ?Sized), from: usize) -> Vec<BlockId> {
    data(op, at, Part::Successor(from));
    at.read_ir().successors(op.into()).skip(from).collect()
}

/// Sets a declared successor.
///
/// # Panics
/// If the operation has no such successor or is not of the definition, or if it or the block is erased or
/// belongs to another body.
#[track_caller]
pub fn set_successor<'c, O: OpView>(
    op: O,
    at: &mut (impl EditIr<'c> + ?Sized),
    index: usize,
    block: BlockId,
) {
    let part = Part::Successor(index);
    check_edit(op, at, part);
    let count = at.read_ir().op(op.into()).successor_count();
    if index >= count {
        unsettable::<O>(part, counted(count, "successor"));
    }
    if let Some(why) = gone_block(at.read_ir(), block) {
        unsettable::<O>(part, why);
    }
    at.edit_op(op.into(), |_, ir| ir.set_successor(op.into(), index, block));
}

/// Returns the types of values.
///
/// # Panics
/// If a value is erased or belongs to another body.
#[track_caller]
pub fn types_of<'c>(at: &(impl ReadIr<'c> + ?Sized), values: &[ValueId]) -> SmallVec<[Type; 2]> {
    let mut types = SmallVec::with_capacity(values.len());
    for &value in values {
        types.push(at.read_ir().value_type(value));
    }
    types
}
