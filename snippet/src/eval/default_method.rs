//! Methods of operations, and default implementations of those of interfaces, run on their own.

use legalize_ir::OpId;

use super::Machine;
use crate::env::Env;
use crate::error::EvalError;
use crate::value::Val;

/// Runs the default implementation of an interface's method, even if the operation's class or the host has
/// another one. A static method takes no operation.
///
/// # Errors
/// If the interface has no such method with a default and this number of arguments, or as
/// [`eval`](crate::eval).
pub fn run_default(
    env: &mut Env<'_>,
    interface: &str,
    method: &str,
    op: Option<OpId>,
    args: Vec<Val>,
) -> Result<Val, EvalError> {
    let Some((members, member)) = env.classes.default_of(interface, method, args.len()) else {
        let what =
            format!("interface '{interface}' has no default of '{method}' for {} arguments", args.len());
        return Err(EvalError::unknown(what));
    };
    let Some(body) = member.body() else {
        return Err(EvalError::unknown(format!("method '{method}' of '{interface}' has no default")));
    };
    let mut machine = Machine::new(env);
    let object = op.filter(|_| !member.is_static).map(|op| machine.own_view(op));
    machine.run_member(&members, &member, body, object, args)
}

/// Runs a method of an operation: the one that the host registered or its class has, or the default of an
/// interface.
///
/// # Errors
/// If it has no such method with this number of arguments, or as [`eval`](crate::eval).
pub fn run_method(env: &mut Env<'_>, op: OpId, method: &str, args: Vec<Val>) -> Result<Val, EvalError> {
    let mut machine = Machine::new(env);
    let object = machine.own_view(op);
    machine.method(object, method, &[], args)
}
