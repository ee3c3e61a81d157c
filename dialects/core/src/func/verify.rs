//! Verifiers of func: the callee of a call or the referenced symbol is a function of the right type.

use legalize_dialects_hooks::functions::function_type;
use legalize_dialects_hooks::functions::verify::verify_return;
use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{Context, Ir, OpId, SymbolTables, Type, type_to_string};
use legalize_source::Diagnostic;
use legalize_typed::{FromAttr, OpView};

use crate::func::calls::{callee, result_types};
use crate::ops::func;

fn verify_call(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let symbol = func::CallOp::of(op).callee_attr(&(ctx, ir));
    let Some((name, found)) = callee(ctx, ir, op, symbol, tables) else {
        return wrong("requires a 'callee' symbol reference attribute");
    };
    let function = found.filter(|&found| func::FuncOp::isa(&(ctx, ir), found));
    let Some((inputs, results)) = function.and_then(|function| function_type(ctx, ir, function)) else {
        return wrong(format!("'{name}' does not reference a valid function"));
    };
    if inputs.len() != ir.op(op).operand_count() {
        return wrong("incorrect number of operands for callee");
    }
    for (index, (value, &expected)) in ir.operands(op).zip(&inputs).enumerate() {
        let found = ir.value_type(value);
        if found != expected {
            return wrong(format!(
                "operand type mismatch: expected operand type '{}', but provided '{}' for operand number {index}",
                type_to_string(ctx, expected),
                type_to_string(ctx, found)
            ));
        }
    }
    let found = result_types(ir, op);
    if results.len() != found.len() {
        return wrong("incorrect number of results for callee");
    }
    match found.iter().zip(&results).position(|(found, expected)| found != expected) {
        Some(index) => {
            let list = |types: &[Type]| -> String {
                let types = types.iter().map(|&ty| format!("'{}'", type_to_string(ctx, ty)));
                types.collect::<Vec<_>>().join(", ")
            };
            let note = |what: &str, types: &[Type]| Diagnostic::note(format!("{what}: {}", list(types)));
            wrong(format!("result type mismatch at index {index}")).map_err(|error| {
                error
                    .with_note(note("      op result types", &found))
                    .with_note(note("function result types", &results))
            })
        }
        None => Ok(()),
    }
}

fn verify_constant(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    let at = (ctx, ir);
    let symbol = func::ConstantOp::of(op).value_attr(&at);
    let Some((name, found)) = callee(ctx, ir, op, symbol, tables) else { return Ok(()) };
    let Some(function) = found.and_then(|found| func::FuncOp::cast(&at, found)) else {
        return wrong(format!("reference to undefined function '{name}'"));
    };
    let ty = function.function_type_attr(&at).and_then(|ty| Type::from_attr(ctx, ty));
    match result_types(ir, op).first() {
        Some(&result) if ty != Some(result) => wrong("reference to function with mismatched type"),
        _ => Ok(()),
    }
}

pub(super) const RULES: Rules = Rules::own(&[(func::ReturnOp::NAME, verify_return)]);

pub(super) const SYMBOL_USES: &[(&str, VerifyUse)] =
    &[(func::CallOp::NAME, verify_call), (func::ConstantOp::NAME, verify_constant)];
