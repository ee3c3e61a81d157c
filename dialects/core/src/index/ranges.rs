//! Ranges of the results of operations on `index` values.

use legalize_analysis::{
    IndexMode, IntRange, Overflow, extend_s, extend_u, infer_add, infer_and, infer_ceil_div_s,
    infer_ceil_div_u, infer_div_s, infer_div_u, infer_floor_div_s, infer_index, infer_max_s, infer_max_u,
    infer_min_s, infer_min_u, infer_mul, infer_or, infer_rem_s, infer_rem_u, infer_shl, infer_shr_s,
    infer_shr_u, infer_sub, infer_xor, truncate,
};
use legalize_dialects_hooks::attributes::number;
use legalize_dialects_hooks::table::InferRanges;
use legalize_ir::{AttrData, Context, Ir, OpId};
use legalize_typed::OpView;
use smallvec::{SmallVec, smallvec};

use crate::arith::{comparison, truth};
use crate::ops::index as ops;

type Known<'a> = &'a [Option<IntRange>];
type Ranges = SmallVec<[Option<IntRange>; 1]>;

macro_rules! binary {
    ($mode:ident, $infer:expr) => {
        |_, _, _, known| {
            let &[Some(a), Some(b)] = known else { return smallvec![None] };
            smallvec![Some(infer_index(&[a, b], IndexMode::$mode, |both| $infer(&both[0], &both[1])))]
        }
    };
}

/// An operation that promises nothing about overflow.
fn wrapping(
    infer: fn(&IntRange, &IntRange, Overflow) -> IntRange,
) -> impl Fn(&IntRange, &IntRange) -> IntRange {
    move |a, b| infer(a, b, Overflow::default())
}

pub(super) const INT_RANGES: &[(&str, InferRanges)] = &[
    (ops::ConstantOp::NAME, constant),
    (ops::BoolConstantOp::NAME, constant),
    (ops::AddOp::NAME, binary!(Both, wrapping(infer_add))),
    (ops::SubOp::NAME, binary!(Both, wrapping(infer_sub))),
    (ops::MulOp::NAME, binary!(Both, wrapping(infer_mul))),
    (ops::ShlOp::NAME, binary!(Both, wrapping(infer_shl))),
    (ops::DivUOp::NAME, binary!(Unsigned, infer_div_u)),
    (ops::DivSOp::NAME, binary!(Signed, infer_div_s)),
    (ops::CeilDivUOp::NAME, binary!(Unsigned, infer_ceil_div_u)),
    (ops::CeilDivSOp::NAME, binary!(Signed, infer_ceil_div_s)),
    (ops::FloorDivSOp::NAME, binary!(Signed, infer_floor_div_s)),
    (ops::RemUOp::NAME, binary!(Unsigned, infer_rem_u)),
    (ops::RemSOp::NAME, binary!(Signed, infer_rem_s)),
    (ops::AndOp::NAME, binary!(Unsigned, infer_and)),
    (ops::OrOp::NAME, binary!(Unsigned, infer_or)),
    (ops::XOrOp::NAME, binary!(Unsigned, infer_xor)),
    (ops::MaxSOp::NAME, binary!(Signed, infer_max_s)),
    (ops::MaxUOp::NAME, binary!(Unsigned, infer_max_u)),
    (ops::MinSOp::NAME, binary!(Signed, infer_min_s)),
    (ops::MinUOp::NAME, binary!(Unsigned, infer_min_u)),
    (ops::ShrSOp::NAME, binary!(Signed, infer_shr_s)),
    (ops::ShrUOp::NAME, binary!(Unsigned, infer_shr_u)),
    (ops::CastSOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_s)),
    (ops::CastUOp::NAME, |ctx, ir, op, known| cast(ctx, ir, op, known, extend_u)),
    (ops::CmpOp::NAME, cmp),
    (ops::SizeOfOp::NAME, |_, _, _, _| smallvec![Some(IntRange::from_unsigned(64, 32, 64))]),
];

fn result_width(ctx: &Context, ir: &Ir, op: OpId) -> Option<u32> {
    IntRange::width_of(ctx, ir.value_type(*ir.op(op).results().first()?))
}

fn constant(ctx: &Context, ir: &Ir, op: OpId, _: Known<'_>) -> Ranges {
    let value = ir.attr_named(ctx, op, ops::ConstantOp::VALUE_ATTR).map(|value| ctx.attr_data(value));
    let number = match value {
        Some(AttrData::Integer { value, .. }) => value.as_i64(),
        _ => None,
    };
    let range = |(number, width): (i64, u32)| IntRange::constant(width, number.into());
    smallvec![number.zip(result_width(ctx, ir, op)).map(range)]
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

/// A comparison has to have the same result for indices of both widths.
fn cmp(ctx: &Context, ir: &Ir, op: OpId, known: Known<'_>) -> Ranges {
    let &[Some(a), Some(b)] = known else { return smallvec![None] };
    let predicate = number(ctx, ops::CmpOp::of(op).pred_attr(&(ctx, ir))).and_then(comparison);
    let holds = predicate.and_then(|predicate| {
        let long = a.compare(predicate, &b);
        long.filter(|_| long == truncate(&a, 32).compare(predicate, &truncate(&b, 32)))
    });
    smallvec![Some(truth(holds))]
}
