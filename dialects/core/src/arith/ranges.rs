//! Ranges of the results of operations on integers.

use legalize_analysis::{
    IntRange, Overflow, Predicate, extend_s, extend_u, infer_add, infer_and, infer_ceil_div_s,
    infer_ceil_div_u, infer_div_s, infer_div_u, infer_floor_div_s, infer_max_s, infer_max_u, infer_min_s,
    infer_min_u, infer_mul, infer_or, infer_rem_s, infer_rem_u, infer_shl, infer_shr_s, infer_shr_u,
    infer_sub, infer_xor, truncate,
};
use legalize_dialects_hooks::attributes::number;
use legalize_dialects_hooks::table::{InferRanges, RangeFold};
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, ValueId, constant_operand};
use legalize_typed::OpView;
use smallvec::{SmallVec, smallvec};

use super::constant::as_int;
use super::elements::int_elements;
use crate::ops::arith as ops;

type Known<'a> = &'a [Option<IntRange>];
type Ranges = SmallVec<[Option<IntRange>; 1]>;

/// The range of an operation on two integers, whose other parts do not matter.
macro_rules! binary {
    ($infer:expr) => {
        |_, _, _, known| {
            let &[Some(a), Some(b)] = known else { return smallvec![None] };
            smallvec![Some($infer(&a, &b))]
        }
    };
}

/// The range of an operation on two integers that may promise not to overflow.
macro_rules! overflowing {
    ($op:ident, $infer:expr) => {
        |ctx, ir, op, known| {
            let &[Some(a), Some(b)] = known else { return smallvec![None] };
            let flags = ops::$op::of(op).overflow_flags(&(ctx, ir));
            let has = |flag| flags.contains(flag);
            let overflow =
                Overflow::new(has(ops::IntegerOverflowFlags::NUW), has(ops::IntegerOverflowFlags::NSW));
            smallvec![Some($infer(&a, &b, overflow))]
        }
    };
}

pub(super) const INT_RANGES: &[(&str, InferRanges)] = &[
    (ops::ConstantOp::NAME, constant),
    (ops::AddIOp::NAME, overflowing!(AddIOp, infer_add)),
    (ops::SubIOp::NAME, overflowing!(SubIOp, infer_sub)),
    (ops::MulIOp::NAME, overflowing!(MulIOp, infer_mul)),
    (ops::ShLIOp::NAME, overflowing!(ShLIOp, infer_shl)),
    (ops::DivUIOp::NAME, binary!(infer_div_u)),
    (ops::DivSIOp::NAME, binary!(infer_div_s)),
    (ops::CeilDivUIOp::NAME, binary!(infer_ceil_div_u)),
    (ops::CeilDivSIOp::NAME, binary!(infer_ceil_div_s)),
    (ops::FloorDivSIOp::NAME, binary!(infer_floor_div_s)),
    (ops::RemUIOp::NAME, binary!(infer_rem_u)),
    (ops::RemSIOp::NAME, binary!(infer_rem_s)),
    (ops::AndIOp::NAME, binary!(infer_and)),
    (ops::OrIOp::NAME, binary!(infer_or)),
    (ops::XOrIOp::NAME, binary!(infer_xor)),
    (ops::MaxSIOp::NAME, binary!(infer_max_s)),
    (ops::MaxUIOp::NAME, binary!(infer_max_u)),
    (ops::MinSIOp::NAME, binary!(infer_min_s)),
    (ops::MinUIOp::NAME, binary!(infer_min_u)),
    (ops::ShRSIOp::NAME, binary!(infer_shr_s)),
    (ops::ShRUIOp::NAME, binary!(infer_shr_u)),
    (ops::ExtUIOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_u)),
    (ops::ExtSIOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_s)),
    (ops::TruncIOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_u)),
    (ops::IndexCastOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_s)),
    (ops::IndexCastUIOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_u)),
    (ops::CmpIOp::NAME, cmpi),
    (ops::SelectOp::NAME, select),
];

pub(super) const RANGE_FOLDS: &[(&str, RangeFold)] = &[
    (ops::RemSIOp::NAME, |ctx, ir, op, known| {
        small_remainder(ctx, ir, op, known, |range| [range.smin, range.smax])
    }),
    (ops::RemUIOp::NAME, |ctx, ir, op, known| {
        small_remainder(ctx, ir, op, known, |range| [range.umin, range.umax])
    }),
];

fn result_width(ctx: &Context, ir: &Ir, op: OpId) -> Option<u32> {
    IntRange::width_of(ctx, ir.value_type(*ir.op(op).results().first()?))
}

/// The range of the numbers in a constant.
fn constant(ctx: &Context, ir: &Ir, op: OpId, _: Known<'_>) -> Ranges {
    let width = result_width(ctx, ir, op);
    let value = ops::ConstantOp::of(op).value_attr(&(ctx, ir));
    smallvec![width.zip(value).and_then(|(width, value)| range_of(ctx, value, width))]
}

fn range_of(ctx: &Context, value: Attribute, width: u32) -> Option<IntRange> {
    let of = |value: &legalize_ir::Int| Some(IntRange::constant(width, i128::from(value.as_i64()?)));
    if let AttrData::Integer { value, .. } = ctx.attr_data(value) {
        return of(value);
    }
    if let Some(value) = as_int(ctx, value) {
        return of(&value);
    }
    let ty = ctx.attr_type(value)?;
    let shape = legalize_ir::shape_of(ctx, ty)?.shape?;
    let count = shape.iter().try_fold(1i64, |count, &size| count.checked_mul(size))?;
    let elements = int_elements(ctx, value, usize::try_from(count).ok()?);
    let mut found: Option<IntRange> = None;
    for element in &elements {
        let range = of(element)?;
        found = Some(found.map_or(range, |found| found.union(&range)));
    }
    found
}

fn cast(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    known: Known<'_>,
    extend: fn(&IntRange, u32) -> IntRange,
) -> Ranges {
    let (Some(width), &[Some(range)]) = (result_width(ctx, ir, op), known) else { return smallvec![None] };
    smallvec![Some(if range.width <= width { extend(&range, width) } else { truncate(&range, width) })]
}

/// The comparison of a number in attributes.
pub(crate) fn comparison(predicate: i64) -> Option<Predicate> {
    use Predicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let all = [Eq, Ne, Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge];
    all.get(usize::try_from(predicate).ok()?).copied()
}

/// The range of a truth value.
pub(crate) fn truth(known: Option<bool>) -> IntRange {
    known.map_or_else(|| IntRange::all(1), |value| IntRange::constant(1, i128::from(value)))
}

fn cmpi(ctx: &Context, ir: &Ir, op: OpId, known: Known<'_>) -> Ranges {
    let &[Some(a), Some(b)] = known else { return smallvec![None] };
    let predicate = number(ctx, ops::CmpIOp::of(op).predicate_attr(&(ctx, ir))).and_then(comparison);
    smallvec![Some(truth(predicate.and_then(|predicate| a.compare(predicate, &b))))]
}

fn select(_: &Context, _: &Ir, _: OpId, known: Known<'_>) -> Ranges {
    let &[condition, yes, no] = known else { return smallvec![None] };
    let chosen = match condition.and_then(|range| range.as_constant()) {
        Some(0) => no,
        Some(_) => yes,
        None => match (yes, no) {
            (Some(yes), Some(no)) => Some(yes.union(&no)),
            (one, other) => one.or(other),
        },
    };
    smallvec![chosen]
}

/// A remainder of a number between 0 and the divisor is the number.
fn small_remainder(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    known: &dyn Fn(ValueId) -> Option<IntRange>,
    bounds: fn(&IntRange) -> [i128; 2],
) -> Option<ValueId> {
    if ir.op(op).operand_count() != 2 {
        return None;
    }
    let (number, divisor) = (ir.operand(op, 0), ir.operand(op, 1));
    let AttrData::Integer { value, .. } = ctx.attr_data(constant_operand(ctx, ir, divisor)?) else {
        return None;
    };
    let modulus = i128::from(value.as_i64()?);
    let [min, max] = bounds(&known(number)?);
    (modulus > 0 && 0 <= min && max < modulus && min <= max).then_some(number)
}
