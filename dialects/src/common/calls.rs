//! What is called exists and fits: the symbol verifiers of `func.call`, `func.constant` and `llvm.call`, and
//! the verifier of `llvm.return`.

use std::sync::Arc;

use legalize_ir::symbols::SymbolTables;
use legalize_ir::verify::VerifySymbolUses;
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, Type, type_to_string};
use legalize_source::Diagnostic;
use legalize_typed::{FromAttr, OpView};

use crate::func::asm::function_type;
use crate::llvm::{LlvmType, classify};
use crate::ops::{func, llvm};

type Verified = Result<(), Diagnostic>;

fn wrong(message: impl Into<String>) -> Verified {
    Err(Diagnostic::error("verify::op", message))
}

/// The name of a symbol, and the operation that defines it.
fn callee(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    symbol: Option<Attribute>,
    tables: &mut SymbolTables,
) -> Option<(String, Option<OpId>)> {
    let symbol = symbol?;
    let name = match ctx.attr_data(symbol) {
        AttrData::SymbolRef { root, nested } if nested.is_empty() => ctx.str(*root).to_owned(),
        _ => legalize_ir::attr_to_string(ctx, symbol),
    };
    Some((name, tables.lookup_nearest(ctx, ir, op, symbol)))
}

fn result_types(ir: &Ir, op: OpId) -> Vec<Type> {
    ir.op(op).results().iter().map(|&value| ir.value_type(value)).collect()
}

fn verify_func_call(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Verified {
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

fn verify_func_constant(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Verified {
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

/// Result, parameters and whether more may follow, of an `llvm.func`.
fn llvm_function(ctx: &Context, ir: &Ir, op: OpId) -> Option<(Type, Vec<Type>, bool)> {
    let at = (ctx, ir);
    let ty = llvm::LLVMFuncOp::cast(&at, op)?.function_type_attr(&at)?;
    match classify(ctx, Type::from_attr(ctx, ty)?)? {
        LlvmType::Function { result, params, variadic } => Some((result, params, variadic)),
        _ => None,
    }
}

fn is_void(ctx: &Context, ty: Type) -> bool {
    matches!(classify(ctx, ty), Some(LlvmType::Void))
}

/// What is called without a name is a pointer.
fn verify_indirect(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let Some(called) = ir.operands(op).next().map(|value| ir.value_type(value)) else {
        return wrong("must have either a `callee` attribute or at least an operand");
    };
    match classify(ctx, called) {
        Some(LlvmType::Pointer { .. }) => Ok(()),
        _ => wrong(format!("indirect call expects a pointer as callee: '{}'", type_to_string(ctx, called))),
    }
}

fn verify_llvm_call(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Verified {
    // A call of a pointer says its type itself.
    let at = (ctx, ir);
    let call = llvm::CallOp::of(op);
    let Some((name, found)) = callee(ctx, ir, op, call.callee_attr(&at), tables) else {
        return verify_indirect(ctx, ir, op);
    };
    let Some(found) = found else {
        return wrong(format!("'{name}' does not reference a symbol in the current scope"));
    };
    if !llvm::LLVMFuncOp::isa(&at, found) {
        // Aliases and resolvers are symbols of other kinds, whose types are not looked into here.
        return match ctx.op_str(ir.op(found).name()) {
            "llvm.mlir.alias" | "llvm.mlir.ifunc" => Ok(()),
            _ => wrong(format!("'{name}' does not reference a valid LLVM function")),
        };
    }
    let Some((result, params, variadic)) = llvm_function(ctx, ir, found) else { return Ok(()) };
    if variadic && call.var_callee_type_attr(&at).is_none() {
        return wrong("missing var_callee_type attribute for vararg call");
    }
    let count = call.callee_operands(&at).len();
    if if variadic { count < params.len() } else { count != params.len() } {
        return wrong(format!(
            "incorrect number of operands ({count}) for callee (expecting: {})",
            params.len()
        ));
    }
    for (index, (value, &expected)) in ir.operands(op).take(count).zip(&params).enumerate() {
        let found = ir.value_type(value);
        if found != expected {
            return wrong(format!(
                "operand type mismatch for operand {index}: '{}' != '{}'",
                type_to_string(ctx, found),
                type_to_string(ctx, expected)
            ));
        }
    }
    match (result_types(ir, op).first(), is_void(ctx, result)) {
        (None, false) => wrong("expected function call to produce a value"),
        (Some(_), true) => wrong("calling function with void result must not produce values"),
        (Some(&found), false) if found != result => wrong(format!(
            "result type mismatch: '{}' != '{}'",
            type_to_string(ctx, found),
            type_to_string(ctx, result)
        )),
        _ => Ok(()),
    }
}

fn verify_llvm_return(ctx: &Context, ir: &Ir, op: OpId) -> Verified {
    let mut parent = ir.parent_op(op);
    while let Some(outer) = parent.filter(|&outer| !llvm::LLVMFuncOp::isa(&(ctx, ir), outer)) {
        parent = ir.parent_op(outer);
    }
    let Some((parent, (result, ..))) = parent.and_then(|op| Some((op, llvm_function(ctx, ir, op)?))) else {
        return Ok(());
    };
    let value = ir.operands(op).next().map(|value| ir.value_type(value));
    let message = match (value, is_void(ctx, result)) {
        (None, true) => return Ok(()),
        (Some(_), true) => "expected no operands",
        (None, false) => "expected 1 operand",
        (Some(found), false) if found != result => "mismatching result types",
        _ => return Ok(()),
    };
    let mut note = Diagnostic::note("when returning from function");
    if let Some(span) = ir.op(parent).loc().source() {
        note = note.with_label(span, "");
    }
    wrong(message).map_err(|error| error.with_note(note))
}

/// Attaches the verifiers to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    let uses = [
        (func::CallOp::NAME, VerifySymbolUses(Arc::new(verify_func_call))),
        (func::ConstantOp::NAME, VerifySymbolUses(Arc::new(verify_func_constant))),
        (llvm::CallOp::NAME, VerifySymbolUses(Arc::new(verify_llvm_call))),
    ];
    for (name, verify) in uses {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.extensions.insert(verify));
    }
    let op = ctx.op_name(llvm::ReturnOp::NAME);
    ctx.update_op(op, |info| info.attached_mut().set_verifier(verify_llvm_return));
}
