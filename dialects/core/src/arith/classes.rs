//! The C++ classes of `arith.constant` for one kind of type each, which no definition declares.
//!
//! Mirrors `arith::ConstantIntOp`, `ConstantFloatOp` and `ConstantIndexOp`.

use std::sync::Arc;

use legalize_ir::{Attribute, Context, Location, OperationState, Type, TypeData};
use legalize_snippet::{Classes, Env, EvalError, NativeClass, Val};
use legalize_typed::OpView;

use super::constant::{as_float, as_int};
use crate::ops::arith::ConstantOp;

/// Kind of the types of a class's constants.
#[derive(Clone, Copy)]
enum Kind {
    Int,
    Float,
    Index,
}

impl Kind {
    fn covers(self, ctx: &Context, ty: Type) -> bool {
        match self {
            Kind::Int => {
                matches!(
                    ctx.type_data(ty),
                    TypeData::Integer { signedness: legalize_ir::Signedness::Signless, .. }
                )
            }
            Kind::Float => matches!(ctx.type_data(ty), TypeData::Float(_)),
            Kind::Index => ty == ctx.common().index,
        }
    }
}

/// Registers the classes.
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    for (name, kind) in [
        ("::mlir::arith::ConstantIntOp", Kind::Int),
        ("::mlir::arith::ConstantFloatOp", Kind::Float),
        ("::mlir::arith::ConstantIndexOp", Kind::Index),
    ] {
        let class = NativeClass {
            is_op: Some(Arc::new(move |ctx, ir, op| {
                ConstantOp::isa(&(ctx, ir), op)
                    && ir
                        .op(op)
                        .results()
                        .first()
                        .is_some_and(|&value| kind.covers(ctx, ir.value_type(value)))
            })),
            methods: vec![("value".into(), Arc::new(value))],
            statics: vec![("create".into(), Arc::new(move |env, args| create(kind, env, args)))],
            ..NativeClass::default()
        };
        classes.register_class(name, class);
    }
}

/// `value()`: the number.
fn value(env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let Some(Val::Op(op)) = args.first() else { return Err(EvalError::invalid("not an operation")) };
    let attr = ConstantOp::of(*op).value_attr(&(env.ctx, env.ir()?));
    let attr = attr.ok_or_else(|| EvalError::invalid("constant without a value"))?;
    if let Some(number) = as_int(env.ctx, attr).and_then(|number| number.as_i64()) {
        return Ok(Val::int64(number));
    }
    match (as_float(env.ctx, attr), env.ctx.attr_type(attr)) {
        (Some((bits, _)), Some(ty)) => Ok(Val::ApFloat(legalize_snippet::ApFloat { bits, ty })),
        _ => Err(EvalError::invalid("constant is not a number")),
    }
}

/// `create(builder, loc, …)`: a number for an index; a type and a number, or a number and a width, for an
/// integer; a type and a number for a float.
fn create(kind: Kind, env: &mut Env<'_>, args: &[Val]) -> Result<Val, EvalError> {
    let ctx = env.ctx;
    let args = match args {
        [Val::Builder, rest @ ..] => rest,
        rest => rest,
    };
    let (loc, args) = match args {
        [Val::Loc(loc), rest @ ..] => (*loc, rest),
        rest => (env.loc.unwrap_or(Location::UNKNOWN), rest),
    };
    let (ty, number) = match (kind, args) {
        (Kind::Index, [number]) => (ctx.common().index, number),
        (Kind::Int | Kind::Float, [Val::Type(ty), number]) if kind.covers(ctx, *ty) => (*ty, number),
        (Kind::Int, [number, width]) => {
            let width = width.as_int().and_then(|width| u32::try_from(width).ok());
            let width = width.filter(|&width| width < 1 << 24);
            (ctx.int_type(width.ok_or_else(|| EvalError::invalid("width is out of range"))?), number)
        }
        _ => return Err(EvalError::invalid("cannot create a constant from these arguments")),
    };
    let value = attribute(ctx, env, ty, number)?;
    let mut state = OperationState::new(ctx, ctx.op_name(ConstantOp::NAME), loc);
    state.set_attr(ctx, ConstantOp::VALUE_ATTR, value);
    state.result_types.push(ty);
    let op = env.host()?.create_op(state).map_err(EvalError::invalid)?;
    Ok(Val::Op(op))
}

/// The number as an attribute of the type, as the builder's methods create it.
fn attribute(ctx: &Context, env: &Env<'_>, ty: Type, number: &Val) -> Result<Attribute, EvalError> {
    let call = match ctx.type_data(ty) {
        TypeData::Float(_) => "FloatAttr::get($0, $1)",
        _ => "IntegerAttr::get($0, $1)",
    };
    let expr = legalize_snippet::parse(call).map_err(|error| EvalError::invalid(error.message))?;
    let args = [Val::Type(ty), number.clone()];
    let result = legalize_snippet::eval(&expr, &mut Env::new(ctx, env.classes).with_args(&args))?;
    result.as_attr().ok_or_else(|| EvalError::invalid("cannot create a constant from this number"))
}
