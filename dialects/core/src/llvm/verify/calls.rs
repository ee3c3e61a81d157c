//! Calls and returns: the callee is a function of the right type, and the returned value has its result type.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{Context, Ir, OpId, SymbolTables, Type, type_to_string};
use legalize_source::Diagnostic;
use legalize_typed::{FromAttr, OpView};

use crate::func::calls::{callee, result_types};
use crate::llvm::{LlvmType, classify};
use crate::ops::llvm;

/// The result, the parameters and the variadic flag of an `llvm.func`, or of a symbol that is resolved to
/// one.
fn function_parts(ctx: &Context, ir: &Ir, op: OpId) -> Option<(Type, Vec<Type>, bool)> {
    let ty = match ctx.op_str(ir.op(op).name()) {
        llvm::LLVMFuncOp::NAME => llvm::LLVMFuncOp::of(op).function_type_attr(&(ctx, ir)),
        llvm::IFuncOp::NAME => llvm::IFuncOp::of(op).i_func_type_attr(&(ctx, ir)),
        _ => None,
    }?;
    match classify(ctx, Type::from_attr(ctx, ty)?)? {
        LlvmType::Function { result, params, variadic } => Some((result, params, variadic)),
        _ => None,
    }
}

fn is_void(ctx: &Context, ty: Type) -> bool {
    matches!(classify(ctx, ty), Some(LlvmType::Void))
}

/// Verifies that the callee of an indirect call is a pointer.
fn verify_indirect(ctx: &Context, ir: &Ir, op: OpId) -> Checked {
    let Some(called) = ir.operands(op).next().map(|value| ir.value_type(value)) else {
        return wrong("must have either a `callee` attribute or at least an operand");
    };
    match classify(ctx, called) {
        Some(LlvmType::Pointer { .. }) => Ok(()),
        _ => wrong(format!("indirect call expects a pointer as callee: '{}'", type_to_string(ctx, called))),
    }
}

pub(super) fn verify_call(ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables) -> Checked {
    // A call through a pointer declares its type itself.
    let at = (ctx, ir);
    let call = llvm::CallOp::of(op);
    let Some((name, found)) = callee(ctx, ir, op, call.callee_attr(&at), tables) else {
        return verify_indirect(ctx, ir, op);
    };
    let Some(found) = found else {
        return wrong(format!("'{name}' does not reference a symbol in the current scope"));
    };
    let Some((result, params, variadic)) = function_parts(ctx, ir, found) else {
        return wrong(format!("'{name}' does not reference a valid LLVM function or IFunc"));
    };
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

fn verify_return(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let mut parent = ir.parent_op(op);
    while let Some(outer) = parent.filter(|&outer| !llvm::LLVMFuncOp::isa(&(ctx, ir), outer)) {
        parent = ir.parent_op(outer);
    }
    let Some((parent, (result, ..))) = parent.and_then(|op| Some((op, function_parts(ctx, ir, op)?))) else {
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

pub(super) const OWN_RULES: Rules = Rules::own(&[(llvm::ReturnOp::NAME, verify_return)]);
