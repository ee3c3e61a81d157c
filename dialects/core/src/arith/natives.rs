//! Functions and conditions that the rules of `patterns/arith.td` call, registered under the text of their
//! calls; and those of `patterns/arith-expand.td`, under the names that they call.

use legalize_conversion::{ConstraintCall, MatchFailure, NativeValue, Natives, RewriteCall};
use legalize_ir::{AttrData, Attribute, Context, Int, Param, Type, TypeData, ValueId};
use legalize_typed::AttrView;
use num_bigint::BigInt;

use super::constant::{as_int, element_or_self, int_constant, int_width};
use super::fold::inverted_int_predicate;
use crate::ops::arith::IntegerOverflowFlagsAttr;

/// The text of a call with this number of arguments, as a native's body contains it.
fn call(name: &str, arguments: usize) -> String {
    let list: Vec<String> = (0..arguments).map(|index| format!("${index}")).collect();
    format!("::legalize::arith::{name}({})", list.join(", "))
}

fn attr(args: &[NativeValue], index: usize) -> Option<Attribute> {
    args.get(index)?.attr()
}

fn value(args: &[NativeValue], index: usize) -> Option<ValueId> {
    args.get(index)?.value()
}

/// Computes with two scalar constants of one type, modulo its width.
fn arithmetic(
    ctx: &Context,
    args: &[NativeValue],
    compute: fn(BigInt, BigInt) -> Option<BigInt>,
) -> Option<Attribute> {
    let (a, b) = (attr(args, 0)?, attr(args, 1)?);
    let ty = ctx.attr_type(a).filter(|&ty| ctx.attr_type(b) == Some(ty))?;
    let result = compute(as_int(ctx, a)?.to_big(), as_int(ctx, b)?.to_big())?;
    int_constant(ctx, ty, Int::from(result).wrapped(int_width(ctx, ty)?, true))
}

/// The number of an `arith.overflow` attribute.
pub(super) fn flags(ctx: &Context, attr: Attribute) -> Option<i64> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { params, .. } => match params.first() {
            Some(Param::Int(value)) => value.as_i64(),
            _ => None,
        },
        _ => None,
    }
}

/// The `arith.overflow` attribute with these flags.
pub(super) fn overflow(ctx: &Context, flags: i64) -> Attribute {
    let params = [Param::Int(Int::Small(flags))].into();
    ctx.attr(AttrData::Dialect { name: ctx.name(IntegerOverflowFlagsAttr::NAME), params })
}

type Make = fn(&Context, &legalize_ir::Ir, &[NativeValue]) -> Option<Attribute>;

/// Functions that rules call: a name, the number of arguments, the implementation.
const MAKES: &[(&str, usize, Make)] = &[
    ("sum", 2, |ctx, _, args| arithmetic(ctx, args, |a, b| Some(a + b))),
    ("difference", 2, |ctx, _, args| arithmetic(ctx, args, |a, b| Some(a - b))),
    ("product", 2, |ctx, _, args| arithmetic(ctx, args, |a, b| Int::is_cheap_product(&a, &b).then(|| a * b))),
    ("commonFlags", 2, |ctx, _, args| {
        Some(overflow(ctx, flags(ctx, attr(args, 0)?)? & flags(ctx, attr(args, 1)?)?))
    }),
    ("noFlags", 0, |ctx, _, _| Some(overflow(ctx, 0))),
    ("zeroLike", 1, |ctx, ir, args| int_constant(ctx, ir.value_type(value(args, 0)?), Int::Small(0))),
    ("trueConstant", 0, |ctx, _, _| Some(ctx.bool_attr(true))),
    ("signedLessThan", 0, |ctx, _, _| Some(ctx.int_attr(ctx.common().i64, 2i64))),
    ("inverse", 1, |ctx, _, args| {
        let predicate = inverted_int_predicate(ctx.as_i64(attr(args, 0)?)?);
        Some(ctx.int_attr(ctx.common().i64, predicate))
    }),
];

/// Returns true if a constant is this number in every element, modulo its width; `None` if it is not an
/// integer constant.
fn is_number(ctx: &Context, constant: Attribute, number: i64) -> Option<bool> {
    let width = int_width(ctx, element_or_self(ctx, ctx.attr_type(constant)?))?;
    let wrap = |value: &Int| value.wrapped(width, true);
    Some(wrap(&as_int(ctx, constant)?) == wrap(&Int::Small(number)))
}

fn element_width(call: &ConstraintCall<'_>, index: usize) -> Option<u32> {
    int_width(call.ctx, element_or_self(call.ctx, call.ir.value_type(value(call.args, index)?)))
}

fn scalar_width(ctx: &Context, ty: Type) -> Option<u32> {
    if let TypeData::Integer { width, .. } = ctx.type_data(ty) { Some(*width) } else { None }
}

type Ask = fn(&ConstraintCall<'_>) -> Option<bool>;

/// Conditions that rules check, as [`MAKES`]; the arguments follow the matched operation.
const ASKS: &[(&str, usize, Ask)] = &[
    ("isUnused", 1, |call| Some(call.ir.is_unused(value(call.args, 1)?))),
    ("isZero", 1, |call| is_number(call.ctx, attr(call.args, 1)?, 0)),
    ("isOne", 1, |call| is_number(call.ctx, attr(call.args, 1)?, 1)),
    ("isMinusOne", 1, |call| is_number(call.ctx, attr(call.args, 1)?, -1)),
    ("isEquality", 1, |call| Some(matches!(call.ctx.as_i64(attr(call.args, 1)?)?, 0 | 1))),
    ("isAbsent", 1, |call| Some(matches!(call.args.get(1)?, NativeValue::Null))),
    ("isWide", 1, |call| Some(element_width(call, 1)? > 1)),
    ("isTruth", 1, |call| Some(scalar_width(call.ctx, call.ir.value_type(value(call.args, 1)?))? == 1)),
    ("isNumber", 1, |call| Some(scalar_width(call.ctx, call.ir.value_type(value(call.args, 1)?))? > 1)),
    ("sameType", 2, |call| {
        let ty = |index| Some(call.ir.value_type(value(call.args, index)?));
        Some(ty(1)? == ty(2)?)
    }),
    ("isWider", 2, |call| Some(element_width(call, 1)? > element_width(call, 2)?)),
    ("keepsShiftedBits", 3, |call| {
        let (narrow, wide) = (element_width(call, 1)?, element_width(call, 2)?);
        let by = as_int(call.ctx, attr(call.args, 3)?)?.wrapped(wide, false);
        Some(by == Int::Small(i64::from(wide) - i64::from(narrow)))
    }),
];

/// True for a scalar or vector of integers, of which constants can be created regardless of the shape.
fn has_numbers(ctx: &Context, ty: Type) -> bool {
    let is_tensor = element_or_self(ctx, ty) != ty && !matches!(ctx.type_data(ty), TypeData::Vector { .. });
    !is_tensor && int_width(ctx, element_or_self(ctx, ty)).is_some()
}

/// Registers the functions and conditions.
pub(super) fn add(natives: &mut Natives) {
    // A number in every element of the converted type of a value.
    natives.add_function("::legalize::arith::numberOf", |call| {
        let constant = int_constant(call.ctx, call.converted(0)?, Int::Small(call.int(1)?));
        constant.map(NativeValue::Attr).ok_or("the type has no integers".into())
    });
    natives.add_condition("::legalize::arith::hasNumbers", |call| {
        if has_numbers(call.ctx, call.ty(0)?) {
            Ok(())
        } else {
            Err("only scalars and vectors have constants that fit".into())
        }
    });
    for &(name, arguments, make) in MAKES {
        natives.add_rewrite(call(name, arguments), move |rewriter, call: &RewriteCall<'_>| {
            let created = make(rewriter.ctx(), rewriter.ir(), call.args);
            let created = created.ok_or(MatchFailure::new("the operands are not constants of one type"))?;
            Ok(std::iter::once(NativeValue::Attr(created)).collect())
        });
    }
    for &(name, arguments, ask) in ASKS {
        // A condition's text is a predicate, which is parenthesized.
        natives.add_check(format!("({})", call(name, arguments)), move |call| ask(call) == Some(true));
    }
}
