//! Folders of the arith dialect.
//!
//! They do what `mlir-opt --canonicalize` does with constants and with operands that cancel out. Moving
//! constants to the right of commutative operations and folding by trait is the driver's work.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::context::FloatValue;
use legalize_ir::{
    Attribute, Context, FloatKind, Fold, FoldInput, FoldResult, InPlaceEdit, Int, OpId, Type, TypeData,
    ValueId,
};
use num_bigint::BigInt;
use num_traits::{Signed, Zero};
use smallvec::smallvec;

use crate::helpers::enum_value;

use super::constant::{
    FloatOp, as_float, as_int, element_or_self, float_binary, float_compare, float_constant, float_convert,
    float_from_int, float_negative_zero, float_one, float_to_int, has_static_shape, int_constant, int_width,
};

type Folder = fn(&Folding<'_>) -> Option<FoldResult>;

/// An operation with what its folder asks for again and again.
struct Folding<'a> {
    input: &'a FoldInput<'a>,
    ctx: &'a Context,
}

impl Folding<'_> {
    fn value(&self, index: usize) -> ValueId {
        self.input.ir.operand(self.input.op, index)
    }

    fn result_type(&self) -> Type {
        self.input.ir.value_type(self.input.ir.op(self.input.op).results()[0])
    }

    fn operand_type(&self, index: usize) -> Type {
        self.input.ir.value_type(self.value(index))
    }

    fn constant(&self, index: usize) -> Option<Attribute> {
        self.input.operands.get(index).copied().flatten()
    }

    fn int(&self, index: usize) -> Option<Int> {
        as_int(self.ctx, self.constant(index)?)
    }

    fn is_int(&self, index: usize, value: i64) -> bool {
        self.int(index).is_some_and(|constant| constant == Int::Small(value))
    }

    fn width(&self) -> Option<u32> {
        int_width(self.ctx, element_or_self(self.ctx, self.result_type()))
    }

    fn same_operands(&self) -> bool {
        self.value(0) == self.value(1)
    }

    fn operand_result(&self, index: usize) -> Option<FoldResult> {
        Some(FoldResult::Value(self.value(index)))
    }

    fn int_result(&self, value: impl Into<Int>) -> Option<FoldResult> {
        int_constant(self.ctx, self.result_type(), value.into()).map(FoldResult::Attribute)
    }

    fn bool_result(&self, value: bool) -> Option<FoldResult> {
        self.int_result(-i64::from(value))
    }

    fn float_result(&self, bits: u128) -> Option<FoldResult> {
        float_constant(self.ctx, self.result_type(), bits).map(FoldResult::Attribute)
    }

    /// The operation that defines an operand, if it has that name.
    fn definer(&self, index: usize, name: &str) -> Option<OpId> {
        let op = self.input.ir.defining_op(self.value(index))?;
        (self.ctx.op_str(self.input.ir.op(op).name()) == name).then_some(op)
    }

    fn definer_operand(&self, op: OpId, index: usize) -> ValueId {
        self.input.ir.operand(op, index)
    }

    /// Two integer constants, read as signed or not, to one.
    fn int_binary(
        &self,
        signed: bool,
        compute: impl FnOnce(BigInt, BigInt) -> Option<BigInt>,
    ) -> Option<FoldResult> {
        let width = self.width()?;
        let (a, b) = (self.int(0)?.wrapped(width, signed), self.int(1)?.wrapped(width, signed));
        let result = compute(a.to_big(), b.to_big())?;
        self.int_result(Int::from(result).wrapped(width, true))
    }

    fn float_binary(&self, op: FloatOp) -> Option<FoldResult> {
        let ((a, kind), (b, _)) =
            (as_float(self.ctx, self.constant(0)?)?, as_float(self.ctx, self.constant(1)?)?);
        self.float_result(float_binary(op, kind, a, b)?)
    }

    /// Whether an operand is a float constant with exactly these bits, as `bits` gives them for its format.
    fn is_float(&self, index: usize, bits: impl FnOnce(FloatKind) -> Option<u128>) -> bool {
        self.constant(index)
            .and_then(|constant| as_float(self.ctx, constant))
            .is_some_and(|(value, kind)| bits(kind) == Some(value))
    }
}

fn addi(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if let Some(sub) = f.definer(0, "arith.subi").filter(|&sub| f.definer_operand(sub, 1) == f.value(1)) {
        return Some(FoldResult::Value(f.definer_operand(sub, 0)));
    }
    if let Some(sub) = f.definer(1, "arith.subi").filter(|&sub| f.definer_operand(sub, 1) == f.value(0)) {
        return Some(FoldResult::Value(f.definer_operand(sub, 0)));
    }
    f.int_binary(true, |a, b| Some(a + b))
}

fn subi(f: &Folding<'_>) -> Option<FoldResult> {
    if f.same_operands() && has_static_shape(f.ctx, f.result_type()) {
        return f.int_result(0i64);
    }
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if let Some(add) = f.definer(0, "arith.addi") {
        let (a, b) = (f.definer_operand(add, 0), f.definer_operand(add, 1));
        if b == f.value(1) {
            return Some(FoldResult::Value(a));
        }
        if a == f.value(1) {
            return Some(FoldResult::Value(b));
        }
    }
    f.int_binary(true, |a, b| Some(a - b))
}

fn muli(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_int(1, 0) {
        return f.operand_result(1);
    }
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    f.int_binary(true, |a, b| Some(a * b))
}

/// One of the result's width; for `i1` that is -1.
fn is_int_one(f: &Folding<'_>, index: usize) -> bool {
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(index)));
    f.is_int(index, if width == Some(1) { -1 } else { 1 })
}

fn divui(f: &Folding<'_>) -> Option<FoldResult> {
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    f.int_binary(false, |a, b| (!b.is_zero()).then(|| a / b))
}

/// Signed division with the given rounding, refused where it overflows.
fn signed_division(f: &Folding<'_>, divide: impl FnOnce(BigInt, BigInt) -> BigInt) -> Option<FoldResult> {
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    let width = f.width()?;
    f.int_binary(true, |a, b| {
        if b.is_zero() {
            return None;
        }
        let quotient = divide(a, b);
        Int::from(quotient.clone()).fits(width, true).then_some(quotient)
    })
}

fn ceil_division(a: BigInt, b: BigInt) -> BigInt {
    let (quotient, remainder) = (&a / &b, &a % &b);
    if !remainder.is_zero() && remainder.is_negative() == b.is_negative() { quotient + 1 } else { quotient }
}

fn floor_division(a: BigInt, b: BigInt) -> BigInt {
    let (quotient, remainder) = (&a / &b, &a % &b);
    if !remainder.is_zero() && remainder.is_negative() != b.is_negative() { quotient - 1 } else { quotient }
}

fn divsi(f: &Folding<'_>) -> Option<FoldResult> {
    signed_division(f, |a, b| a / b)
}

fn ceildivsi(f: &Folding<'_>) -> Option<FoldResult> {
    // Upstream negates operands on the way and gives up where that overflows.
    let least = -(BigInt::from(1) << (f.width()? - 1));
    let overflows = |index| f.int(index).is_some_and(|value| value.to_big() == least);
    if !is_int_one(f, 1) && !f.is_int(0, 0) && (overflows(0) || overflows(1)) {
        return None;
    }
    signed_division(f, ceil_division)
}

fn floordivsi(f: &Folding<'_>) -> Option<FoldResult> {
    signed_division(f, floor_division)
}

fn ceildivui(f: &Folding<'_>) -> Option<FoldResult> {
    if is_int_one(f, 1) {
        return f.operand_result(0);
    }
    f.int_binary(false, |a, b| (!b.is_zero()).then(|| ceil_division(a, b)))
}

fn remainder(f: &Folding<'_>, signed: bool) -> Option<FoldResult> {
    if is_int_one(f, 1) {
        return f.int_result(0i64);
    }
    f.int_binary(signed, |a, b| (!b.is_zero()).then(|| a % b))
}

fn remui(f: &Folding<'_>) -> Option<FoldResult> {
    remainder(f, false)
}

fn remsi(f: &Folding<'_>) -> Option<FoldResult> {
    remainder(f, true)
}

/// Whether one operand is the other one `xori -1`.
fn is_complement(f: &Folding<'_>) -> bool {
    (0..2).any(|index| {
        f.definer(index, "arith.xori").is_some_and(|xor| {
            let mask = f.input.ir.defining_op(f.definer_operand(xor, 1));
            let mask = mask.and_then(|op| f.input.ir.attr_named(f.ctx, op, "value"));
            f.definer_operand(xor, 0) == f.value(1 - index)
                && mask.and_then(|mask| as_int(f.ctx, mask)) == Some(Int::Small(-1))
        })
    })
}

fn andi(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_int(1, 0) {
        return f.operand_result(1);
    }
    if f.is_int(1, -1) {
        return f.operand_result(0);
    }
    if is_complement(f) {
        return f.int_result(0i64);
    }
    for index in 0..2 {
        if let Some(inner) = f.definer(index, "arith.andi") {
            let other = f.value(1 - index);
            if f.definer_operand(inner, 0) == other || f.definer_operand(inner, 1) == other {
                return f.operand_result(index);
            }
        }
    }
    f.int_binary(true, |a, b| Some(a & b))
}

fn ori(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if f.is_int(1, -1) {
        return f.operand_result(1);
    }
    if is_complement(f) {
        return f.int_result(-1i64);
    }
    f.int_binary(true, |a, b| Some(a | b))
}

fn xori(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    if f.same_operands() && has_static_shape(f.ctx, f.result_type()) {
        return f.int_result(0i64);
    }
    for index in 0..2 {
        if let Some(inner) = f.definer(index, "arith.xori") {
            let other = f.value(1 - index);
            let (a, b) = (f.definer_operand(inner, 0), f.definer_operand(inner, 1));
            if b == other {
                return Some(FoldResult::Value(a));
            }
            if a == other {
                return Some(FoldResult::Value(b));
            }
        }
    }
    f.int_binary(true, |a, b| Some(a ^ b))
}

/// A shift by a constant below the width.
fn shift(f: &Folding<'_>, signed: bool, compute: impl FnOnce(BigInt, u32) -> BigInt) -> Option<FoldResult> {
    if f.is_int(1, 0) {
        return f.operand_result(0);
    }
    let width = f.width()?;
    let by = f.int(1)?.wrapped(width, false).as_i64().and_then(|by| u32::try_from(by).ok())?;
    if by >= width {
        return None;
    }
    f.int_binary(signed, |a, _| Some(compute(a, by)))
}

fn shli(f: &Folding<'_>) -> Option<FoldResult> {
    shift(f, true, |a, by| a << by)
}

fn shrui(f: &Folding<'_>) -> Option<FoldResult> {
    shift(f, false, |a, by| a >> by)
}

fn shrsi(f: &Folding<'_>) -> Option<FoldResult> {
    shift(f, true, |a, by| a >> by)
}

/// Minimum or maximum: equal operands, the absorbing and the neutral constant, two constants.
fn extremum(f: &Folding<'_>, signed: bool, max: bool) -> Option<FoldResult> {
    if f.same_operands() {
        return f.operand_result(1);
    }
    let width = f.width()?;
    if let Some(constant) = f.int(1) {
        let constant = constant.wrapped(width, signed);
        let ones = Int::Small(-1).wrapped(width, false).to_big();
        let (low, high) = match signed {
            false => (BigInt::zero(), ones),
            true => (-(BigInt::from(1) << (width - 1)), &ones >> 1u32),
        };
        let (absorbing, neutral) = if max { (high, low) } else { (low, high) };
        if constant.to_big() == absorbing {
            return f.operand_result(1);
        }
        if constant.to_big() == neutral {
            return f.operand_result(0);
        }
    }
    f.int_binary(signed, |a, b| Some(if max { a.max(b) } else { a.min(b) }))
}

fn maxsi(f: &Folding<'_>) -> Option<FoldResult> {
    extremum(f, true, true)
}

fn minsi(f: &Folding<'_>) -> Option<FoldResult> {
    extremum(f, true, false)
}

fn maxui(f: &Folding<'_>) -> Option<FoldResult> {
    extremum(f, false, true)
}

fn minui(f: &Folding<'_>) -> Option<FoldResult> {
    extremum(f, false, false)
}

fn addf(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_float(1, |kind| Some(float_negative_zero(kind))) {
        return f.operand_result(0);
    }
    f.float_binary(FloatOp::Add)
}

fn subf(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_float(1, |_| Some(0)) {
        return f.operand_result(0);
    }
    f.float_binary(FloatOp::Sub)
}

/// `nnan` and `nsz` among the fast-math flags.
const NNAN_NSZ: i64 = 0b1010;

fn mulf(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_float(1, float_one) {
        return f.operand_result(0);
    }
    // `x * 0` is zero only if `x` is a number and nobody asks for the sign.
    let fast = enum_value(f.ctx, f.input.ir, f.input.op, "fastmath").unwrap_or(0);
    let is_zero = || f.is_float(1, |_| Some(0)) || f.is_float(1, |kind| Some(float_negative_zero(kind)));
    if fast & NNAN_NSZ == NNAN_NSZ && is_zero() {
        return f.operand_result(1);
    }
    f.float_binary(FloatOp::Mul)
}

fn divf(f: &Folding<'_>) -> Option<FoldResult> {
    if f.is_float(1, float_one) {
        return f.operand_result(0);
    }
    f.float_binary(FloatOp::Div)
}

fn remf(f: &Folding<'_>) -> Option<FoldResult> {
    f.float_binary(FloatOp::Rem)
}

/// Equal operands, else two constants.
fn float_extremum(f: &Folding<'_>, op: FloatOp) -> Option<FoldResult> {
    if f.same_operands() {
        return f.operand_result(1);
    }
    f.float_binary(op)
}

fn maximumf(f: &Folding<'_>) -> Option<FoldResult> {
    float_extremum(f, FloatOp::Maximum)
}

fn minimumf(f: &Folding<'_>) -> Option<FoldResult> {
    float_extremum(f, FloatOp::Minimum)
}

fn maxnumf(f: &Folding<'_>) -> Option<FoldResult> {
    float_extremum(f, FloatOp::MaxNum)
}

fn minnumf(f: &Folding<'_>) -> Option<FoldResult> {
    float_extremum(f, FloatOp::MinNum)
}

fn negf(f: &Folding<'_>) -> Option<FoldResult> {
    if let Some(inner) = f.definer(0, "arith.negf") {
        return Some(FoldResult::Value(f.definer_operand(inner, 0)));
    }
    let (bits, kind) = as_float(f.ctx, f.constant(0)?)?;
    f.float_result(bits ^ float_negative_zero(kind))
}

fn extension(f: &Folding<'_>, signed: bool) -> Option<FoldResult> {
    let from = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.int_result(f.int(0)?.wrapped(from, signed))
}

fn extui(f: &Folding<'_>) -> Option<FoldResult> {
    extension(f, false)
}

fn extsi(f: &Folding<'_>) -> Option<FoldResult> {
    extension(f, true)
}

fn trunci(f: &Folding<'_>) -> Option<FoldResult> {
    for name in ["arith.extui", "arith.extsi"] {
        if let Some(ext) = f.definer(0, name) {
            let source = f.definer_operand(ext, 0);
            if f.input.ir.value_type(source) == f.result_type() {
                return Some(FoldResult::Value(source));
            }
        }
    }
    f.int_result(f.int(0)?.wrapped(f.width()?, true))
}

/// A cast back to where a cast came from, or a constant read as `signed`.
fn index_cast_of(f: &Folding<'_>, name: &str, signed: bool) -> Option<FoldResult> {
    if let Some(inner) = f.definer(0, name) {
        let source = f.definer_operand(inner, 0);
        if f.input.ir.value_type(source) == f.result_type() {
            return Some(FoldResult::Value(source));
        }
    }
    let from = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.int_result(f.int(0)?.wrapped(from, signed).wrapped(f.width()?, true))
}

fn index_cast(f: &Folding<'_>) -> Option<FoldResult> {
    index_cast_of(f, "arith.index_cast", true)
}

fn index_castui(f: &Folding<'_>) -> Option<FoldResult> {
    index_cast_of(f, "arith.index_castui", false)
}

fn float_result_kind(f: &Folding<'_>) -> Option<FloatKind> {
    match f.ctx.type_data(element_or_self(f.ctx, f.result_type())) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    }
}

fn int_to_float(f: &Folding<'_>, signed: bool) -> Option<FoldResult> {
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    f.float_result(float_from_int(float_result_kind(f)?, &f.int(0)?, width, signed)?)
}

fn sitofp(f: &Folding<'_>) -> Option<FoldResult> {
    int_to_float(f, true)
}

fn uitofp(f: &Folding<'_>) -> Option<FoldResult> {
    int_to_float(f, false)
}

fn float_as_int(f: &Folding<'_>, signed: bool) -> Option<FoldResult> {
    let (bits, kind) = as_float(f.ctx, f.constant(0)?)?;
    let width = f.width()?;
    f.int_result(float_to_int(kind, bits, width, signed)?.wrapped(width, true))
}

fn fptosi(f: &Folding<'_>) -> Option<FoldResult> {
    float_as_int(f, true)
}

fn fptoui(f: &Folding<'_>) -> Option<FoldResult> {
    float_as_int(f, false)
}

fn extf(f: &Folding<'_>) -> Option<FoldResult> {
    let (bits, kind) = as_float(f.ctx, f.constant(0)?)?;
    f.float_result(float_convert(kind, float_result_kind(f)?, bits, false)?)
}

fn truncf(f: &Folding<'_>) -> Option<FoldResult> {
    let (bits, kind) = as_float(f.ctx, f.constant(0)?)?;
    f.float_result(float_convert(kind, float_result_kind(f)?, bits, true)?)
}

fn bitcast(f: &Folding<'_>) -> Option<FoldResult> {
    let (from, to) = (f.operand_type(0), f.result_type());
    if from == to {
        return f.operand_result(0);
    }
    let constant = f.constant(0)?;
    let width = |ty| match f.ctx.type_data(element_or_self(f.ctx, ty)) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    if width(from)? != width(to)? {
        return None;
    }
    match (as_int(f.ctx, constant), as_float(f.ctx, constant)) {
        (Some(int), _) if float_result_kind(f).is_none() => f.int_result(int),
        (Some(int), _) => {
            use num_traits::ToPrimitive;
            f.float_result(int.wrapped(width(to)?, false).to_big().to_u128()?)
        }
        (None, Some((bits, _))) if float_result_kind(f).is_some() => f.float_result(bits),
        (None, Some((bits, _))) => f.int_result(Int::from(BigInt::from(bits)).wrapped(width(to)?, true)),
        (None, None) => None,
    }
}

/// Whether an integer predicate holds for operands that compare like that, signed and unsigned.
fn int_predicate(predicate: i64, signed: Ordering, unsigned: Ordering) -> Option<bool> {
    Some(match predicate {
        0 => signed.is_eq(),
        1 => signed.is_ne(),
        2 => signed.is_lt(),
        3 => signed.is_le(),
        4 => signed.is_gt(),
        5 => signed.is_ge(),
        6 => unsigned.is_lt(),
        7 => unsigned.is_le(),
        8 => unsigned.is_gt(),
        9 => unsigned.is_ge(),
        _ => return None,
    })
}

/// The predicate that says the same of the operands in the other order.
fn swapped_int_predicate(predicate: i64) -> i64 {
    match predicate {
        2 => 4,
        3 => 5,
        4 => 2,
        5 => 3,
        6 => 8,
        7 => 9,
        8 => 6,
        9 => 7,
        same => same,
    }
}

fn predicate(f: &Folding<'_>) -> Option<i64> {
    f.ctx.as_i64(f.input.ir.attr_named(f.ctx, f.input.op, "predicate")?)
}

fn cmpi(f: &Folding<'_>) -> Option<FoldResult> {
    let predicate = predicate(f)?;
    if f.same_operands() && has_static_shape(f.ctx, f.result_type()) {
        return f.bool_result(int_predicate(predicate, Ordering::Equal, Ordering::Equal)?);
    }
    // A truth value compared with a constant that leaves it as it is.
    let is_bool = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0))) == Some(1);
    if is_bool && ((predicate == 0 && f.is_int(1, -1)) || (predicate == 1 && f.is_int(1, 0))) {
        return f.operand_result(0);
    }
    if predicate == 1 && f.is_int(1, 0) {
        for name in ["arith.extui", "arith.extsi"] {
            if let Some(ext) = f.definer(0, name) {
                let source = f.definer_operand(ext, 0);
                let element = element_or_self(f.ctx, f.input.ir.value_type(source));
                if int_width(f.ctx, element) == Some(1) {
                    return Some(FoldResult::Value(source));
                }
            }
        }
    }
    let width = int_width(f.ctx, element_or_self(f.ctx, f.operand_type(0)))?;
    let (a, b) = (f.int(0)?, f.int(1)?);
    let compare = |signed| a.wrapped(width, signed).to_big().cmp(&b.wrapped(width, signed).to_big());
    f.bool_result(int_predicate(predicate, compare(true), compare(false))?)
}

fn cmpf(f: &Folding<'_>) -> Option<FoldResult> {
    let predicate = predicate(f)?;
    let float = |index| f.constant(index).and_then(|attr| as_float(f.ctx, attr));
    let is_nan = |(bits, kind): (u128, FloatKind)| kind.decode(bits) == FloatValue::NaN;
    let order = match (float(0), float(1)) {
        (Some((a, kind)), Some((b, _))) => float_compare(kind, a, b)?,
        // Nothing is ordered to what is no number.
        (Some(one), None) | (None, Some(one)) if is_nan(one) => None,
        _ => return None,
    };
    // Which outcomes a predicate accepts: 1 equal, 2 greater, 4 less, 8 unordered. The unordered ones are
    // numbered 8 to 13 like the ordered ones from 1 on, and `uno` comes behind them.
    let accepted = match predicate {
        0..=7 => predicate,
        8..=13 => (predicate - 7) | 8,
        14 => 8,
        15 => 15,
        _ => return None,
    };
    let bit = match order {
        Some(Ordering::Equal) => 1,
        Some(Ordering::Greater) => 2,
        Some(Ordering::Less) => 4,
        None => 8,
    };
    f.bool_result(accepted & bit != 0)
}

fn select(f: &Folding<'_>) -> Option<FoldResult> {
    if f.value(1) == f.value(2) {
        return f.operand_result(1);
    }
    match f.int(0) {
        Some(Int::Small(0)) => return f.operand_result(2),
        Some(_) => return f.operand_result(1),
        None => {}
    }
    // Choosing true or false by a truth value.
    let is_bool = int_width(f.ctx, f.result_type()) == Some(1);
    if is_bool && f.is_int(1, -1) && f.is_int(2, 0) {
        return f.operand_result(0);
    }
    None
}

fn constant(f: &Folding<'_>) -> Option<FoldResult> {
    f.input.ir.attr_named(f.ctx, f.input.op, "value").map(FoldResult::Attribute)
}

const FOLDERS: &[(&str, Folder)] = &[
    ("arith.constant", constant),
    ("arith.addi", addi),
    ("arith.subi", subi),
    ("arith.muli", muli),
    ("arith.divui", divui),
    ("arith.divsi", divsi),
    ("arith.ceildivui", ceildivui),
    ("arith.ceildivsi", ceildivsi),
    ("arith.floordivsi", floordivsi),
    ("arith.remui", remui),
    ("arith.remsi", remsi),
    ("arith.andi", andi),
    ("arith.ori", ori),
    ("arith.xori", xori),
    ("arith.shli", shli),
    ("arith.shrui", shrui),
    ("arith.shrsi", shrsi),
    ("arith.maxsi", maxsi),
    ("arith.maxui", maxui),
    ("arith.minsi", minsi),
    ("arith.minui", minui),
    ("arith.negf", negf),
    ("arith.addf", addf),
    ("arith.subf", subf),
    ("arith.mulf", mulf),
    ("arith.divf", divf),
    ("arith.remf", remf),
    ("arith.maximumf", maximumf),
    ("arith.minimumf", minimumf),
    ("arith.maxnumf", maxnumf),
    ("arith.minnumf", minnumf),
    ("arith.extui", extui),
    ("arith.extsi", extsi),
    ("arith.extf", extf),
    ("arith.trunci", trunci),
    ("arith.truncf", truncf),
    ("arith.sitofp", sitofp),
    ("arith.uitofp", uitofp),
    ("arith.fptosi", fptosi),
    ("arith.fptoui", fptoui),
    ("arith.index_cast", index_cast),
    ("arith.index_castui", index_castui),
    ("arith.bitcast", bitcast),
    ("arith.cmpf", cmpf),
    ("arith.select", select),
];

/// A comparison with its constant on the left turns round.
fn fold_cmpi(input: &FoldInput<'_>) -> Fold {
    let folding = Folding { input, ctx: input.ctx };
    if let Some(result) = cmpi(&folding) {
        return Fold::Results(smallvec![result]);
    }
    match (folding.constant(0), folding.constant(1), predicate(&folding)) {
        (Some(_), None, Some(predicate)) => Fold::InPlace(vec![
            InPlaceEdit::SetOperand(0, folding.value(1)),
            InPlaceEdit::SetOperand(1, folding.value(0)),
            InPlaceEdit::SetAttr(
                input.ctx.name("predicate"),
                Some(input.ctx.int_attr(input.ctx.common().i64, swapped_int_predicate(predicate))),
            ),
        ]),
        _ => Fold::Unchanged,
    }
}

/// Attaches the folders to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for &(name, folder) in FOLDERS {
        let name = ctx.op_name(name);
        ctx.update_op(name, |info| {
            info.hooks.fold = Some(Arc::new(move |input: &FoldInput<'_>| {
                match folder(&Folding { input, ctx: input.ctx }) {
                    Some(result) => Fold::Results(smallvec![result]),
                    None => Fold::Unchanged,
                }
            }));
        });
    }
    let cmpi = ctx.op_name("arith.cmpi");
    ctx.update_op(cmpi, |info| info.hooks.fold = Some(Arc::new(fold_cmpi)));
}
