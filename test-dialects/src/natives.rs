//! Native functions of the tests' declarative patterns.

use legalize_conversion::{
    ConstraintCall, MatchFailure, NativeValue, NativeValues, Natives, RewriteCall, Rewriter,
};
use legalize_ir::{Attribute, Context, TypeData};
use legalize_snippet::{Classes, EvalError, Val};

/// True if an attribute is an even number.
fn is_even(ctx: &Context, attr: Attribute) -> bool {
    ctx.as_i64(attr).is_some_and(|number| number % 2 == 0)
}

/// Binds the width of an integer type as an attribute; fails for other types.
fn width_of(call: &ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> {
    let ty = call.args.first().and_then(NativeValue::ty).ok_or("expected a type")?;
    let TypeData::Integer { width, .. } = call.ctx.type_data(ty) else {
        return Err("no integer type".into());
    };
    let width = call.ctx.int_attr(call.ctx.common().i32, i64::from(*width));
    Ok(std::iter::once(NativeValue::Attr(width)).collect())
}

/// Half of an integer attribute.
fn halve(rewriter: &mut dyn Rewriter<'_>, call: &RewriteCall<'_>) -> Result<NativeValues, MatchFailure> {
    let ctx = rewriter.ctx();
    let attr = call.args.first().and_then(NativeValue::attr).ok_or("expected an attribute")?;
    let (ty, number) = ctx.attr_type(attr).zip(ctx.as_i64(attr)).ok_or("expected a number")?;
    Ok(std::iter::once(NativeValue::Attr(ctx.int_attr(ty, number / 2))).collect())
}

/// Registers the native constraints `IsEven` and `WidthOf` and the native rewrite `Halve`.
pub(crate) fn add(natives: &mut Natives) {
    natives.add_check("IsEven", |call| {
        call.args.first().and_then(NativeValue::attr).is_some_and(|attr| is_even(call.ctx, attr))
    });
    natives.add_constraint("WidthOf", width_of).add_rewrite("Halve", halve);
}

/// Registers the helpers of C++ expressions: `::test::isEven`.
pub(crate) fn add_helpers(classes: &Classes) {
    classes.register_helper("::test::isEven", |env, args| match args.first().and_then(Val::as_attr) {
        Some(attr) => Ok(Val::Bool(is_even(env.ctx, attr))),
        None => Err(EvalError::invalid("expected an attribute")),
    });
}
