//! Verifiers of functions, calls and returns.

use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::functions::parameters::verify_attrs;
use legalize_dialects_hooks::functions::verify::{verify_entry, verify_visibility};
use legalize_dialects_hooks::functions::{function_type, signature};
use legalize_dialects_hooks::rules::{Checked, Rules, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Type, VerifyPhase, type_to_string};

use crate::common::enum_clauses::text;
use crate::spirv::parts::{FUNC, function, is, named, operands, pointer, results};
use crate::spirv::syntax::DECORATION;
use crate::spirv::verify::constants::array;

fn verify_function(at: Subject<'_>) -> Checked {
    verify_visibility(at)?;
    if signature(at).is_some_and(|(_, results)| results.len() > 1) {
        return wrong("cannot have more than one result");
    }
    verify_pointers(at)?;
    verify_attrs(at)?;
    verify_entry(at)
}

/// Returns true if an argument has one of these decorations. Only the first decoration counts.
fn is_decorated(at: Subject<'_>, argument: usize, words: [&str; 2]) -> bool {
    let attrs = at.list("arg_attrs").get(argument).and_then(|attrs| at.ctx.as_dict(*attrs));
    let attr = attrs.and_then(|attrs| at.ctx.dict_entry(attrs, at.ctx.name(DECORATION)));
    attr.is_some_and(|attr| words.contains(&&*text(at.ctx, attr)))
}

/// Verifies the decorations of arguments that point into physical storage buffers, or to pointers into them.
fn verify_pointers(at: Subject<'_>) -> Checked {
    let inputs = signature(at).map(|(inputs, _)| inputs).unwrap_or_default();
    let class = |ty: Type| pointer(at.ctx, ty).map(|(_, class)| class);
    let physical = enum_of(at.ctx, at.ctx.name("spirv.storage_class"))
        .and_then(|def| def.symbolize("PhysicalStorageBuffer"));
    for (index, &ty) in inputs.iter().enumerate() {
        let Some((pointee, own)) = pointer(at.ctx, ty) else { continue };
        if let Some(inner) = class(pointee) {
            if Some(inner) == physical && !is_decorated(at, index, ["AliasedPointer", "RestrictPointer"]) {
                return wrong(
                    "with a pointer points to a physical buffer pointer must be decorated either 'AliasedPointer' or \
                     'RestrictPointer'",
                );
            }
            continue;
        }
        // A pointer to an array of pointers counts as one of these.
        let held = match array(at.ctx, pointee) {
            Some((_, element)) => class(element),
            None => Some(own),
        };
        if held.is_some() && held == physical && !is_decorated(at, index, ["Aliased", "Restrict"]) {
            return wrong("with physical buffer pointer must be decorated either 'Aliased' or 'Restrict'");
        }
    }
    Ok(())
}

pub(crate) const RULES: Rules =
    Rules::in_phase(VerifyPhase::Traits, "functions", &[("spirv.func", verify_function)]);

fn verify_return(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let around = function(ctx, ir, op).and_then(|op| function_type(ctx, ir, op));
    match around {
        Some((_, results)) if !results.is_empty() => wrong("cannot be used in functions returning value"),
        _ => Ok(()),
    }
}

fn verify_return_value(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some((_, results)) = function(ctx, ir, op).and_then(|op| function_type(ctx, ir, op)) else {
        return Ok(());
    };
    let &[found] = &operands(ir, op)[..] else { return Ok(()) };
    let &[expected] = &results[..] else {
        let count = results.len();
        return wrong(format!("returns 1 value but enclosing function requires {count} results"));
    };
    if found == expected {
        Ok(())
    } else {
        wrong(format!(
            " return value's type ('{}') mismatch with function's result type ('{}')",
            type_to_string(ctx, found),
            type_to_string(ctx, expected)
        ))
    }
}

fn verify_call(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let callee = named(ctx, ir, op, "callee").filter(|&callee| is(ctx, ir, callee, &[FUNC]));
    let Some(callee) = callee else {
        let name = match ir.attr_named(ctx, op, "callee").map(|name| ctx.attr_data(name)) {
            Some(AttrData::SymbolRef { root, .. }) => ctx.str(*root),
            _ => return Ok(()),
        };
        return wrong(format!("callee function '{name}' not found in nearest symbol table"));
    };
    let Some((inputs, outputs)) = function_type(ctx, ir, callee) else { return Ok(()) };
    let (args, produced) = (operands(ir, op), results(ir, op));
    let text = |ty: Type| type_to_string(ctx, ty);
    if outputs.len() != produced.len() {
        let (expected, found) = (outputs.len(), produced.len());
        return wrong(format!(
            "has incorrect number of results has for callee: expected {expected}, but provided {found}"
        ));
    }
    if inputs.len() != args.len() {
        let (expected, found) = (inputs.len(), args.len());
        return wrong(format!(
            "has incorrect number of operands for callee: expected {expected}, but provided {found}"
        ));
    }
    for (index, (expected, found)) in inputs.iter().zip(&args).enumerate() {
        if expected != found {
            return wrong(format!(
                "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {index}",
                text(*expected),
                text(*found)
            ));
        }
    }
    match outputs.iter().zip(&produced).find(|(expected, found)| expected != found) {
        Some((expected, found)) => wrong(format!(
            "result type mismatch: expected '{}', but provided '{}'",
            text(*expected),
            text(*found)
        )),
        None => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.FunctionCall", verify_call),
    ("spirv.Return", verify_return),
    ("spirv.ReturnValue", verify_return_value),
];
