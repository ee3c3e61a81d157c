//! Methods of operations that are written in Rust and that C++ text calls.

use std::cell::Cell;
use std::sync::Arc;

use legalize_conversion::{ConstraintCall, MatchFailure, NativeValue};
use legalize_ir::{Context, Ir, OpId};
use legalize_snippet::{Classes, Env, EvalError, NativeClass, Val, run_default, run_method};

/// Maximum nesting of default implementations that call each other through functions of the host.
const MAX_DEFAULTS: u32 = 16;

thread_local! {
    /// Number of default implementations that run on this thread's stack, 0 between calls. Not a parameter:
    /// the functions of hosts in between have none for it.
    static DEFAULTS: Cell<u32> = const { Cell::new(0) };
}

/// A default implementation that runs.
struct Nested;

impl Nested {
    /// Begins one; nothing if too many run.
    fn enter() -> Option<Self> {
        let depth = DEFAULTS.get();
        (depth < MAX_DEFAULTS).then(|| {
            DEFAULTS.set(depth + 1);
            Nested
        })
    }
}

impl Drop for Nested {
    fn drop(&mut self) {
        DEFAULTS.set(DEFAULTS.get() - 1);
    }
}

/// Runs the default implementation of an interface's method, although the host registered the method with
/// [`add_op_method`] or the operation's class has another one: for functions of hosts that do something else
/// in some cases only. A static method takes no operation.
///
/// # Errors
/// If the method has no default with this number of arguments, or it cannot be evaluated
/// ([`MatchFailure::not_evaluated`]).
pub fn run_interface_default(
    ctx: &Context,
    classes: &Classes,
    op: Option<(&Ir, OpId)>,
    interface: &str,
    method: &str,
    args: &[NativeValue],
) -> Result<NativeValue, MatchFailure> {
    let args: Vec<Val> = args.iter().map(Val::from).collect();
    let Some(_nested) = Nested::enter() else {
        let what = format!("default implementations nest too deeply in '{interface}::{method}'");
        return Err(MatchFailure::not_evaluated(what));
    };
    let mut env = Env::new(ctx, classes);
    if let Some((ir, op)) = op {
        env = env.with_op(ir, op);
    }
    let answer = run_default(&mut env, interface, method, op.map(|(_, op)| op), args);
    let failed = |error: EvalError| {
        MatchFailure::not_evaluated(format!(
            "the default of '{interface}::{method}' cannot be evaluated: {error}"
        ))
    };
    answer.map(|value| NativeValue::from(&value)).map_err(failed)
}

/// Runs a method of an operation as C++ text calls it: the function of [`add_op_method`], or the default of
/// the interface that its definition names.
///
/// # Errors
/// If the operation has no such method with this number of arguments, or it cannot be evaluated
/// ([`MatchFailure::not_evaluated`]).
pub fn run_op_method(
    ctx: &Context,
    classes: &Classes,
    (ir, op): (&Ir, OpId),
    method: &str,
    args: &[NativeValue],
) -> Result<NativeValue, MatchFailure> {
    let args: Vec<Val> = args.iter().map(Val::from).collect();
    let mut env = Env::new(ctx, classes).with_op(ir, op);
    let failed = |error: EvalError| {
        let name = ctx.op_str(ir.op(op).name());
        MatchFailure::not_evaluated(format!("method '{method}' of '{name}': {}", error.message))
    };
    run_method(&mut env, op, method, args).map(|value| NativeValue::from(&value)).map_err(failed)
}

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
