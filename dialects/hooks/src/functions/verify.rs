//! Verifiers of functions: a declaration is not public, attributes of arguments and results fit them, the
//! arguments of the first block and the operands of terminators match the function type.
//!
//! Mirrors `FunctionOpInterface` and `SymbolOpInterface`, which are verified before an operation's own
//! verifier runs.

use std::sync::Arc;

use legalize_ir::{Visibility, symbol_visibility};
use legalize_ods::OpDef;
use legalize_source::Diagnostic;

use super::parameters::verify_attrs;
use super::{function_type, signature};
use crate::rules::{Checked, Subject, plain, wrong};

/// Returns true if there is a region for a body, and it is empty.
pub fn is_external(at: Subject<'_>) -> bool {
    at.ir.op(at.op).regions().first().is_some_and(|&body| at.ir.region(body).is_empty())
}

/// Returns true if the definition's C++ text declares that an operation without a body is a declaration.
fn declares(def: &OpDef) -> bool {
    let body = def.extra_class_declaration.split_once("isDeclaration()").map(|(_, rest)| rest);
    body.and_then(|rest| rest.split_once('}')).is_some_and(|(body, _)| body.contains("isExternal()"))
}

/// A declaration is not public.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_visibility(at: Subject<'_>) -> Checked {
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.get::<Arc<OpDef>>());
    if !is_external(at) || !def.is_some_and(|def| declares(def)) {
        return Ok(());
    }
    match symbol_visibility(at.ctx, at.ir, at.op) {
        Visibility::Public => {
            let message = "symbol declaration cannot have public visibility";
            Err(Diagnostic::error("verify::op", message).with_help("declare it as 'private'"))
        }
        _ => Ok(()),
    }
}

/// The entry block's arguments are those of the function type.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_entry(at: Subject<'_>) -> Checked {
    let (Some((inputs, _)), Some(entry)) = (signature(at), at.block(0)) else { return Ok(()) };
    let args = at.args(entry);
    if args.len() != inputs.len() {
        return wrong(format!(
            "entry block must have {} arguments to match function signature",
            inputs.len()
        ));
    }
    match args.iter().zip(&inputs).position(|(arg, input)| arg != input) {
        Some(index) => wrong(format!(
            "type of entry block argument #{index}('{}') must match the type of the corresponding argument in \
             function signature('{}')",
            at.show(args[index]),
            at.show(inputs[index])
        )),
        None => Ok(()),
    }
}

/// Verifies a function whose dialect has no rules of its own for functions.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_function(at: Subject<'_>) -> Checked {
    verify_visibility(at)?;
    verify_attrs(at)?;
    verify_entry(at)
}

/// Verifies that the returned values have the result types of the enclosing function.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_return(at: Subject<'_>) -> Checked {
    verify_end(at, "return")
}

/// Verifies the same for a function whose terminator is an output.
///
/// # Errors
/// Fails if the constraint does not hold.
pub fn verify_output(at: Subject<'_>) -> Checked {
    verify_end(at, "output")
}

fn verify_end(Subject { ctx, ir, op }: Subject<'_>, verb: &str) -> Checked {
    let Some(function) = ir.parent_op(op) else { return Ok(()) };
    let Some((_, results)) = function_type(ctx, ir, function) else { return Ok(()) };
    let count = ir.op(op).operand_count();
    if count != results.len() {
        let name =
            ir.attr_named(ctx, function, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
        return wrong(format!(
            "has {count} operands, but enclosing function (@{name}) {verb}s {}",
            results.len()
        ));
    }
    for (index, (value, &result)) in ir.operands(op).zip(&results).enumerate() {
        let ty = ir.value_type(value);
        if ty != result {
            let name = ir
                .attr_named(ctx, function, "sym_name")
                .and_then(|name| ctx.as_str(name))
                .unwrap_or_default();
            return plain(format!(
                "type of {verb} operand {index} ('{}') doesn't match function result type ('{}') in function @{name}",
                legalize_ir::type_to_string(ctx, ty),
                legalize_ir::type_to_string(ctx, result),
            ));
        }
    }
    Ok(())
}
