//! Methods of operations that are written in Rust and that C++ text calls.

use std::sync::Arc;

use legalize_conversion::{ConstraintCall, MatchFailure, NativeValue};
use legalize_ir::{Context, Ir, OpId};
use legalize_snippet::{Classes, Env, EvalError, NativeClass, Val};

/// Registers a method on operations of a name for C++ text, which replaces the one of their definition. The
/// function gets the operation as the root of the call, and the arguments.
pub fn add_op_method(
    ctx: &Context,
    classes: &Classes,
    op: &str,
    method: &str,
    body: impl Fn(&ConstraintCall<'_>) -> Result<NativeValue, MatchFailure> + Send + Sync + 'static,
) {
    let name = ctx.op_name(op);
    let called = format!("{op}::{method}");
    let run = move |env: &mut Env<'_>, args: &[Val]| {
        let Some((Val::Op(op) | Val::View(op, _), args)) = args.split_first() else {
            return Err(EvalError::invalid("the object is not an operation"));
        };
        let args: Vec<NativeValue> = args.iter().map(NativeValue::from).collect();
        let answer = {
            let ir = env.ir()?;
            body(&ConstraintCall::new(env.ctx, ir, *op, &args)).map_err(|why| why.reason(env.ctx, ir))
        };
        answer.map(|value| Val::from(&value)).map_err(|why| EvalError::invalid(format!("'{called}': {why}")))
    };
    let class = NativeClass {
        is_op: Some(Arc::new(move |_: &Context, ir: &Ir, op: OpId| ir.op(op).name() == name)),
        methods: vec![(method.into(), Arc::new(run))],
        ..NativeClass::default()
    };
    // A class for each method, so that one does not replace another.
    classes.register_class(&format!("legalize::methods::{}::{method}", op.replace('.', "::")), class);
}
