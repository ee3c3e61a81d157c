//! C++ functions that rules of the arith dialect call, under upstream's names, for the rules of users.
//!
//! Upstream defines them in `ArithOps.cpp` next to its canonicalization patterns.

use legalize_ir::{AttrData, Attribute, Context, Int, Type, TypeData};
use legalize_snippet::{ApInt, Classes, Env, EvalError, Val};
use num_bigint::BigInt;

use super::constant::{as_int, element_or_self, int_width};
use super::fold::inverted_int_predicate;
use super::natives::{flags, overflow};

/// Registers the functions.
pub(super) fn add(_: &Context, classes: &Classes) {
    let arithmetic: [(&str, Compute); 3] = [
        ("addIntegerAttrs", |a, b| Some(a + b)),
        ("subIntegerAttrs", |a, b| Some(a - b)),
        ("mulIntegerAttrs", |a, b| Int::is_cheap_product(&a, &b).then(|| a * b)),
    ];
    for (name, compute) in arithmetic {
        classes.register_helper(name, move |env, args| compute_attr(env, args, compute));
    }
    classes.register_helper("mergeOverflowFlags", merge_overflow_flags);
    classes.register_helper("getIntOrSplatIntValue", int_or_splat_int_value);
    classes.register_helper("getScalarOrElementWidth", scalar_or_element_width);
    classes.register_helper("::mlir::arith::invertPredicate", invert_predicate);
}

type Compute = fn(BigInt, BigInt) -> Option<BigInt>;

/// `addIntegerAttrs(builder, result, lhs, rhs)` and similar functions: an attribute of the type of the
/// result, modulo its width.
fn compute_attr(env: &mut Env<'_>, args: &[Val], compute: Compute) -> Result<Val, EvalError> {
    let [Val::Builder, Val::Value(result), Val::Attr(lhs), Val::Attr(rhs)] = args else {
        return Err(EvalError::invalid("expected a builder, a value and two attributes"));
    };
    let (ctx, ty) = (env.ctx, env.ir()?.value_type(*result));
    let number = |attr| match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => Ok(value.to_big()),
        _ => Err(EvalError::invalid("an operand is not an integer attribute")),
    };
    let width = int_width(ctx, ty).ok_or_else(|| EvalError::invalid("the result is not an integer"))?;
    let computed = compute(number(*lhs)?, number(*rhs)?);
    let computed = computed.ok_or_else(|| EvalError::invalid("the product is too wide"))?;
    Ok(Val::Attr(ctx.int_attr(ty, Int::from(computed).wrapped(width, true))))
}

/// `mergeOverflowFlags(lhs, rhs)`: the flags that both attributes have.
fn merge_overflow_flags(env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let both = |lhs: Attribute, rhs: Attribute| Some(flags(env.ctx, lhs)? & flags(env.ctx, rhs)?);
    match args {
        [Val::Attr(lhs), Val::Attr(rhs)] => both(*lhs, *rhs).map(|both| Val::Attr(overflow(env.ctx, both))),
        _ => None,
    }
    .ok_or_else(|| EvalError::invalid("expected two attributes of overflow flags"))
}

/// `getIntOrSplatIntValue(attr)`: the number of an integer or of a splat of one, or failure.
fn int_or_splat_int_value(env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let [Val::Attr(attr)] = args else { return Err(EvalError::invalid("expected an attribute")) };
    let ctx = env.ctx;
    let width = ctx.attr_type(*attr).and_then(|ty| int_width(ctx, element_or_self(ctx, ty)));
    Ok(match (as_int(ctx, *attr), width) {
        (Some(value), Some(width)) => Val::ApInt(ApInt { value, width, signed: None }).engaged(),
        _ => Val::Null,
    })
}

/// `getScalarOrElementWidth(type or value)`: the width of an integer or float, or of the elements of a shaped
/// type; -1 for others.
fn scalar_or_element_width(env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let ty = match args {
        [Val::Type(ty)] => *ty,
        [Val::Value(value)] => env.ir()?.value_type(*value),
        _ => return Err(EvalError::invalid("expected a type or a value")),
    };
    Ok(Val::int64(width_of(env.ctx, element_or_self(env.ctx, ty)).map_or(-1, i64::from)))
}

fn width_of(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    }
}

/// `invertPredicate(predicate)`: the predicate that holds if and only if this one does not, as a case or as
/// an attribute.
fn invert_predicate(env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    match args {
        [Val::Enum(class, case)] => {
            let case = i64::try_from(*case).map_err(|_| EvalError::invalid("not a predicate"))?;
            Ok(Val::Enum(class.clone(), inverted_int_predicate(case).into()))
        }
        [Val::Attr(attr)] => {
            let predicate = env.ctx.as_i64(*attr).ok_or_else(|| EvalError::invalid("not a predicate"))?;
            Ok(Val::Attr(env.ctx.int_attr(env.ctx.common().i64, inverted_int_predicate(predicate))))
        }
        _ => Err(EvalError::invalid("expected a predicate")),
    }
}
