//! Folders of the index dialect.
//!
//! An index has 64 bits on some machines and 32 on others. Results that differ between them after truncation
//! are not folded.

use legalize_dialects_hooks::table::Folder;
use legalize_ir::{
    Attribute, Context, Fold, FoldInput, FoldResult, Int, Ir, OpId, TypeData, ValueId, constant_operand,
};
use legalize_typed::OpView;
use smallvec::smallvec;

use super::constant::value;
use crate::arith::{as_int, int_predicate};
use crate::ops::index as ops;

/// Two numbers of a width, read as signed and as unsigned.
struct Pair {
    signed: (i128, i128),
    unsigned: (i128, i128),
}

fn wrap(value: i128, width: u32, signed: bool) -> i128 {
    let low = value & ((1 << width) - 1);
    if signed && low >> (width - 1) == 1 { low - (1 << width) } else { low }
}

impl Pair {
    fn new(a: i64, b: i64, width: u32) -> Self {
        let both = |signed| (wrap(a.into(), width, signed), wrap(b.into(), width, signed));
        Pair { signed: both(true), unsigned: both(false) }
    }

    /// The shift amount; `None` if it is out of range for 32 bits, where the result is undefined.
    fn shift(&self) -> Option<u32> {
        u32::try_from(self.unsigned.1).ok().filter(|&by| by < 32)
    }
}

fn divide(by: i128, quotient: impl FnOnce() -> i128) -> Option<i128> {
    (by != 0).then(quotient)
}

fn floor(a: i128, b: i128) -> i128 {
    if a % b != 0 && (a < 0) != (b < 0) { a / b - 1 } else { a / b }
}

fn ceil(a: i128, b: i128) -> i128 {
    if a % b != 0 && (a < 0) == (b < 0) { a / b + 1 } else { a / b }
}

type Compute = fn(&Pair) -> Option<i128>;

/// Tables of operations on two numbers: whether the result depends on the width, and the computation.
macro_rules! binary {
    ($($op:ident, $checked:expr, $compute:expr;)*) => {
        const BINARY: &[(&str, bool, Compute)] = &[$((ops::$op::NAME, $checked, $compute)),*];

        const BINARY_FOLDERS: &[(&str, Folder)] = &[$((ops::$op::NAME, |input| {
            let compute: Compute = $compute;
            folded(computed(input, $checked, compute).or_else(|| neutral(input, ops::$op::NAME)))
        })),*];
    };
}

binary! {
    AddOp, false, |p| Some(p.signed.0 + p.signed.1);
    SubOp, false, |p| Some(p.signed.0 - p.signed.1);
    MulOp, false, |p| Some(p.signed.0 * p.signed.1);
    AndOp, false, |p| Some(p.signed.0 & p.signed.1);
    OrOp, false, |p| Some(p.signed.0 | p.signed.1);
    XOrOp, false, |p| Some(p.signed.0 ^ p.signed.1);
    DivSOp, true, |p| divide(p.signed.1, || p.signed.0 / p.signed.1);
    DivUOp, true, |p| divide(p.unsigned.1, || p.unsigned.0 / p.unsigned.1);
    CeilDivSOp, true, |p| divide(p.signed.1, || ceil(p.signed.0, p.signed.1));
    CeilDivUOp, true, |p| divide(p.unsigned.1, || ceil(p.unsigned.0, p.unsigned.1));
    FloorDivSOp, true, |p| divide(p.signed.1, || floor(p.signed.0, p.signed.1));
    RemSOp, true, |p| divide(p.signed.1, || p.signed.0 % p.signed.1);
    RemUOp, true, |p| divide(p.unsigned.1, || p.unsigned.0 % p.unsigned.1);
    MaxSOp, true, |p| Some(p.signed.0.max(p.signed.1));
    MaxUOp, true, |p| Some(p.unsigned.0.max(p.unsigned.1));
    MinSOp, true, |p| Some(p.signed.0.min(p.signed.1));
    MinUOp, true, |p| Some(p.unsigned.0.min(p.unsigned.1));
    ShlOp, false, |p| Some(p.unsigned.0 << p.shift()?);
    ShrSOp, true, |p| Some(p.signed.0 >> p.shift()?);
    ShrUOp, true, |p| Some(p.unsigned.0 >> p.shift()?);
}

/// The number of a constant index.
fn number(ctx: &Context, constant: Option<Attribute>) -> Option<i64> {
    as_int(ctx, constant?)?.wrapped(64, true).as_i64()
}

fn computed(input: &FoldInput<'_>, checked: bool, compute: Compute) -> Option<FoldResult> {
    let number = |index: usize| number(input.ctx, input.operands.get(index).copied().flatten());
    of_numbers(input.ctx, number(0)?, number(1)?, checked, compute).map(FoldResult::Attribute)
}

fn of_numbers(ctx: &Context, a: i64, b: i64, checked: bool, compute: Compute) -> Option<Attribute> {
    let wide = compute(&Pair::new(a, b, 64))?;
    if checked && wrap(compute(&Pair::new(a, b, 32))?, 32, false) != wrap(wide, 32, false) {
        return None;
    }
    let value = i64::try_from(wrap(wide, 64, true)).ok()?;
    Some(ctx.int_attr(ctx.common().index, value))
}

/// Folds two constants with the operation of `like`, if the result is known.
pub(super) fn meet(ctx: &Context, ir: &Ir, like: OpId, a: ValueId, b: ValueId) -> Option<Attribute> {
    let name = ctx.op_str(ir.op(like).name());
    let &(_, checked, compute) = BINARY.iter().find(|entry| entry.0 == name)?;
    let number = |value| number(ctx, constant_operand(ctx, ir, value));
    of_numbers(ctx, number(a)?, number(b)?, checked, compute)
}

/// Folds `x + 0`, `x - 0`, `x * 1`, `x * 0`.
fn neutral(input: &FoldInput<'_>, name: &str) -> Option<FoldResult> {
    let constant = input.operands.get(1).copied().flatten()?;
    match (name, number(input.ctx, Some(constant))?) {
        (ops::AddOp::NAME | ops::SubOp::NAME, 0) | (ops::MulOp::NAME, 1) => {
            Some(FoldResult::Value(input.ir.operand(input.op, 0)))
        }
        // A new constant, as upstream: if a conversion may not create one, the product stays.
        (ops::MulOp::NAME, 0) => Some(FoldResult::Attribute(constant)),
        _ => None,
    }
}

/// Folds the cast of an integer constant to index.
fn cast(input: &FoldInput<'_>, signed: bool) -> Option<FoldResult> {
    let ctx = input.ctx;
    let constant = input.operands.first().copied().flatten()?;
    let to = input.ir.value_type(*input.ir.op(input.op).results().first()?);
    if let &TypeData::Integer { width, .. } = ctx.type_data(to) {
        // Beyond 32 bits the result depends on the width that `index` will have.
        let value = number(ctx, Some(constant)).filter(|_| width <= 32)?;
        return Some(FoldResult::Attribute(ctx.int_attr(to, Int::Small(value).wrapped(width, true))));
    }
    let TypeData::Integer { width, .. } = ctx.type_data(ctx.attr_type(constant)?) else { return None };
    let value = as_int(ctx, constant)?.wrapped(*width, signed).wrapped(64, true);
    Some(FoldResult::Attribute(ctx.int_attr(ctx.common().index, value)))
}

/// The least and the greatest value of a range, in signed and in unsigned order.
struct Range {
    signed: (i128, i128),
    unsigned: (i128, i128),
}

impl Range {
    /// All numbers of a width between two, in one order.
    fn new(low: i128, high: i128, width: u32, signed: bool) -> Self {
        let least = |signed| if signed { -(1 << (width - 1)) } else { 0 };
        let all = |signed| (least(signed), least(signed) + (1 << width) - 1);
        // In the other order they are contiguous unless the ends differ in sign.
        let same_sign = wrap(low, width, true) < 0 && wrap(high, width, true) < 0
            || wrap(low, width, true) >= 0 && wrap(high, width, true) >= 0;
        let other =
            if same_sign { (wrap(low, width, !signed), wrap(high, width, !signed)) } else { all(!signed) };
        if signed {
            Range { signed: (low, high), unsigned: other }
        } else {
            Range { signed: other, unsigned: (low, high) }
        }
    }

    /// The range of `x op constant`.
    fn of(ctx: &Context, ir: &Ir, op: OpId, constant: i64, width: u32) -> Option<Self> {
        let least = -(1i128 << (width - 1));
        let signed = wrap(constant.into(), width, true);
        let unsigned = wrap(constant.into(), width, false);
        let at = (ctx, ir);
        Some(if ops::MaxSOp::isa(&at, op) {
            Range::new(signed, -least - 1, width, true)
        } else if ops::MinSOp::isa(&at, op) {
            Range::new(least, signed, width, true)
        } else if ops::MaxUOp::isa(&at, op) {
            Range::new(unsigned, (1 << width) - 1, width, false)
        } else if ops::MinUOp::isa(&at, op) {
            Range::new(0, unsigned, width, false)
        } else {
            return None;
        })
    }

    /// The result of a comparison with a number, if it is the same for the whole range.
    fn answer(&self, predicate: i64, number: i64, width: u32) -> Option<bool> {
        let (signed, unsigned) = (wrap(number.into(), width, true), wrap(number.into(), width, false));
        let ((sl, sh), (ul, uh)) = (self.signed, self.unsigned);
        let inside = (sl..=sh).contains(&signed) && (ul..=uh).contains(&unsigned);
        let all = |low: bool, high: bool| (low == high).then_some(low);
        match predicate {
            0 | 1 if !inside => Some(predicate == 1),
            0 | 1 if sl == sh => Some(predicate == 0),
            2 => all(sl < signed, sh < signed),
            3 => all(sl <= signed, sh <= signed),
            4 => all(sl > signed, sh > signed),
            5 => all(sl >= signed, sh >= signed),
            6 => all(ul < unsigned, uh < unsigned),
            7 => all(ul <= unsigned, uh <= unsigned),
            8 => all(ul > unsigned, uh > unsigned),
            9 => all(ul >= unsigned, uh >= unsigned),
            _ => None,
        }
    }
}

fn compare(input: &FoldInput<'_>) -> Option<FoldResult> {
    let (ctx, ir) = (input.ctx, input.ir);
    let predicate =
        legalize_dialects_hooks::attributes::number(ctx, ops::CmpOp::of(input.op).pred_attr(&(ctx, ir)))?;
    let answer = |answer: bool| Some(FoldResult::Attribute(ctx.bool_attr(answer)));
    let (left, right) = (ir.operand(input.op, 0), ir.operand(input.op, 1));
    let constant = |index: usize| number(ctx, input.operands.get(index).copied().flatten());
    let at = |width| -> Option<bool> {
        let b = constant(1)?;
        if let Some(a) = constant(0) {
            let pair = Pair::new(a, b, width);
            let order = |(a, b): (i128, i128)| a.cmp(&b);
            return int_predicate(predicate, order(pair.signed), order(pair.unsigned));
        }
        let bounded = ir.defining_op(left).filter(|&op| ir.op(op).operand_count() == 2)?;
        let bound = constant_operand(ctx, ir, ir.operand(bounded, 1));
        Range::of(ctx, ir, bounded, number(ctx, bound)?, width)?.answer(predicate, b, width)
    };
    if left == right {
        use std::cmp::Ordering::Equal;
        return answer(int_predicate(predicate, Equal, Equal)?);
    }
    let wide = at(64)?;
    (at(32)? == wide).then_some(())?;
    answer(wide)
}

fn folded(result: Option<FoldResult>) -> Fold {
    match result {
        Some(result) => Fold::Results(smallvec![result]),
        None => Fold::Unchanged,
    }
}

fn fold_constant(input: &FoldInput<'_>) -> Fold {
    match value(input.ctx, input.ir, input.op) {
        Some(value) => Fold::Results(smallvec![FoldResult::Attribute(value)]),
        None => Fold::Unchanged,
    }
}

pub(super) const FOLDERS: &[&[(&str, Folder)]] = &[
    BINARY_FOLDERS,
    &[
        (ops::ConstantOp::NAME, fold_constant),
        (ops::BoolConstantOp::NAME, fold_constant),
        (ops::CastSOp::NAME, |input| folded(cast(input, true))),
        (ops::CastUOp::NAME, |input| folded(cast(input, false))),
        (ops::CmpOp::NAME, |input| folded(compare(input))),
    ],
];

/// The number of a constant value.
pub(super) fn constant_number(ctx: &Context, ir: &Ir, value: ValueId) -> Option<Int> {
    as_int(ctx, constant_operand(ctx, ir, value)?)
}
