//! Functions of emitc, calls and returns.

use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::functions::function_type;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Context, Ir, OpId, SymbolTables, Type, lookup_nearest_symbol, type_to_string};
use legalize_source::Diagnostic;

use crate::emitc::types::{kind, opaque};

const FUNC: &str = "emitc.func";

fn verify_func(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let Some((inputs, results)) = function_type(ctx, ir, op) else { return Ok(()) };
    if inputs.iter().any(|ty| kind(ctx, *ty) == "lvalue") {
        return wrong("cannot have lvalue type as argument");
    }
    if results.len() > 1 {
        return wrong(format!("requires zero or exactly one result, but has {}", results.len()));
    }
    if results.iter().any(|ty| kind(ctx, *ty) == "array") {
        return wrong("cannot return array type");
    }
    Ok(())
}

fn verify_return(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let parent = ir.parent_op(op).filter(|&parent| ctx.op_str(ir.op(parent).name()) == FUNC);
    let Some((parent, (_, results))) =
        parent.and_then(|parent| Some((parent, function_type(ctx, ir, parent)?)))
    else {
        return Ok(());
    };
    let name = ir.attr_named(ctx, parent, "sym_name").and_then(|name| ctx.as_str(name)).unwrap_or_default();
    let types = at.operand_types();
    if types.len() != results.len() {
        let (found, expected) = (types.len(), results.len());
        return wrong(format!("has {found} operands, but enclosing function (@{name}) returns {expected}"));
    }
    match types.iter().zip(&results).find(|(found, expected)| found != expected) {
        Some((found, expected)) => plain(format!(
            "type of the return operand ('{}') doesn't match function result type ('{}') in function @{name}",
            type_to_string(ctx, *found),
            type_to_string(ctx, *expected)
        )),
        None => Ok(()),
    }
}

fn verify_declaration(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(symbol) = at.attr("sym_name") else { return Ok(()) };
    let AttrData::SymbolRef { root, .. } = ctx.attr_data(symbol) else { return Ok(()) };
    let found = ir.parent_op(op).and_then(|parent| lookup_nearest_symbol(ctx, ir, parent, symbol));
    if found.is_some_and(|found| ctx.op_str(ir.op(found).name()) == FUNC) {
        Ok(())
    } else {
        wrong(format!("'{}' does not reference a valid function", ctx.str(*root)))
    }
}

fn verify_call(at: Subject<'_>) -> Checked {
    let Subject { ctx, .. } = at;
    if at.text("callee") == Some("") {
        return wrong("callee must not be empty");
    }
    let count = at.operand_types().len();
    for &arg in elements(ctx, at.attr("args")) {
        match ctx.attr_data(arg) {
            AttrData::Integer { ty, value } if *ty == ctx.common().index => {
                let index = value.as_i64().and_then(|index| usize::try_from(index).ok());
                if index.is_none_or(|index| index >= count) {
                    return wrong("index argument is out of range");
                }
            }
            AttrData::Array(_) => return wrong("array argument has no type"),
            _ => {}
        }
    }
    for &arg in elements(ctx, at.attr("template_args")) {
        let fits = match ctx.attr_data(arg) {
            AttrData::Type(_) | AttrData::Integer { .. } | AttrData::Float { .. } => true,
            _ => opaque(ctx, arg).is_some(),
        };
        if !fits {
            return wrong("template argument has invalid type");
        }
    }
    if at.result_types().iter().any(|ty| kind(ctx, *ty) == "array") {
        wrong("cannot return array type")
    } else {
        Ok(())
    }
}

/// Verifies that a call fits the function that it names.
pub(super) fn verify_use(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = Subject { ctx, ir, op };
    let Some(symbol) = at.attr("callee") else { return Ok(()) };
    let AttrData::SymbolRef { root, .. } = ctx.attr_data(symbol) else { return Ok(()) };
    let function =
        tables.lookup_nearest(ctx, ir, op, symbol).filter(|found| at.with_op(*found).name() == FUNC);
    let Some((inputs, results)) = function.and_then(|function| function_type(ctx, ir, function)) else {
        return wrong(format!("'{}' does not reference a valid function", ctx.str(*root)));
    };
    let found = at.operand_types();
    if found.len() != inputs.len() {
        return wrong("incorrect number of operands for callee");
    }
    if let Some(index) = found.iter().zip(&inputs).position(|(found, expected)| found != expected) {
        return wrong(format!(
            "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {index}",
            at.show(inputs[index]),
            at.show(found[index])
        ));
    }
    let found = at.result_types();
    if found.len() != results.len() {
        return wrong("incorrect number of results for callee");
    }
    let Some(index) = found.iter().zip(&results).position(|(found, expected)| found != expected) else {
        return Ok(());
    };
    let note = |what: &str, types: &[Type]| {
        let types: Vec<String> = types.iter().map(|ty| format!("'{}'", at.show(*ty))).collect();
        Diagnostic::note(format!("{what}: {}", types.join(", ")))
    };
    wrong(format!("result type mismatch at index {index}")).map_err(|error| {
        let (found, expected) =
            (note("      op result types", &found), note("function result types", &results));
        error.with_note(found).with_note(expected)
    })
}

pub(super) const OWN_RULES: Rules = Rules::own(&[
    ("emitc.call_opaque", verify_call),
    ("emitc.declare_func", verify_declaration),
    (FUNC, verify_func),
    ("emitc.return", verify_return),
]);
