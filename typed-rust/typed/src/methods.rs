//! Methods of interfaces that hook traits have, and their defaults.

use std::sync::Arc;

use legalize_conversion::{ConstraintCall, MatchFailure, NativeValue};
use legalize_evaluation::{add_op_method, run_interface_default, run_op_method};
use legalize_ir::{Context, Ir, OpId, Reason};
use legalize_ods::{HookKind, provide};

use crate::OpView;
use crate::hooks::registered;
use crate::natives::{FromNative, IntoNative};

/// Attaches a method of an interface, which C++ text of patterns and definitions calls on the operation. The
/// function receives the operation as the root of the call.
///
/// # Panics
/// If the operation is not registered.
#[track_caller]
pub fn hook_method<O: OpView, H: Send + Sync + 'static>(
    ctx: &mut Context,
    hooks: &Arc<H>,
    interface: &str,
    name: &str,
    run: impl Fn(&H, &ConstraintCall<'_>) -> Result<NativeValue, MatchFailure> + Send + Sync + 'static,
) {
    method::<O>(ctx, interface, name);
    let (classes, hooks) = (legalize_ods::classes(ctx), hooks.clone());
    add_op_method(ctx, &classes, O::NAME, name, move |call| run(&hooks, call));
}

#[track_caller]
pub(crate) fn method<O: OpView>(ctx: &mut Context, interface: &str, method: &str) {
    let hook = HookKind::Method { interface: interface.to_owned(), method: method.to_owned() };
    registered(provide(ctx, O::NAME, hook), O::NAME);
}

/// Converts the return value of an interface method for [`hook_method`].
///
/// # Errors
/// Never fails; the result type is that of the hook function.
pub fn method_answer(value: impl IntoNative) -> Result<NativeValue, MatchFailure> {
    Ok(value.into_native())
}

/// Runs the default that the definition of an interface has for a method, as a method of a hook trait does
/// that the host does not write. `op` is absent for a static method.
///
/// # Errors
/// If the default cannot be evaluated, or gives another kind of value than it declares.
pub fn default_method<T: for<'a> FromNative<'a>>(
    ctx: &Context,
    op: Option<(&Ir, OpId)>,
    interface: &str,
    name: &str,
    args: &[NativeValue],
) -> Result<T, MatchFailure> {
    let classes = legalize_ods::classes(ctx);
    let value = run_interface_default(ctx, &classes, op, interface, name, args)?;
    T::from_native(&value).ok_or_else(|| {
        MatchFailure::not_evaluated(format!(
            "the default of '{interface}::{name}' gives another kind of value"
        ))
    })
}

/// Runs the body or default of a method that succeeds or fails, as [`default_method`] does.
///
/// # Errors
/// If it fails, cannot be evaluated, or gives another kind of value than it declares.
pub fn default_check(
    ctx: &Context,
    op: Option<(&Ir, OpId)>,
    interface: &str,
    name: &str,
    args: &[NativeValue],
) -> Result<(), Reason> {
    match default_method::<bool>(ctx, op, interface, name, args) {
        Ok(true) => Ok(()),
        Ok(false) => Err(format!("'{interface}::{name}' fails").into()),
        Err(why) => Err(match op {
            Some((ir, _)) => why.reason(ctx, ir).into(),
            None => why.reason(ctx, &Ir::new()).into(),
        }),
    }
}

/// Calls a method of an interface on an operation by its name in the definition: the method of a hook trait,
/// or the default that the definition has. Returns `None` if the operation's definition does not name the
/// interface.
///
/// # Errors
/// If the operation has no such method with this number of arguments, if it cannot be evaluated, or if it
/// gives another kind of value.
pub fn call_method<T: for<'a> FromNative<'a>>(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    interface: &str,
    name: &str,
    args: &[NativeValue],
) -> Result<Option<T>, MatchFailure> {
    let declared = ctx.find_name(interface).zip(ctx.op_info(ir.op(op).name()));
    if !declared.is_some_and(|(interface, info)| info.has_trait_named(interface)) {
        return Ok(None);
    }
    let value = run_op_method(ctx, &legalize_ods::classes(ctx), (ir, op), name, args)?;
    match T::from_native(&value) {
        Some(value) => Ok(Some(value)),
        None => Err(MatchFailure::not_evaluated(format!(
            "method '{interface}::{name}' gives another kind of value"
        ))),
    }
}
