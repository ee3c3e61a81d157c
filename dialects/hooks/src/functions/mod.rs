//! Functions of any dialect (`FunctionOpInterface`): their assembly format, their types, and the verifiers
//! common to all.

pub mod asm;
pub mod parameters;
pub mod verify;

use legalize_ir::{AttrData, Context, Ir, OpId, Type, TypeData};

use crate::llvm_types::{LlvmType, classify};
use crate::rules::Subject;

/// The inputs and results of an operation's `function_type`.
pub fn function_type(ctx: &Context, ir: &Ir, op: OpId) -> Option<(Vec<Type>, Vec<Type>)> {
    let AttrData::Type(ty) = ctx.attr_data(ir.attr_named(ctx, op, "function_type")?) else { return None };
    match ctx.type_data(*ty) {
        TypeData::Function { inputs, results } => Some((inputs.to_vec(), results.to_vec())),
        _ => None,
    }
}

/// The types of arguments and of results.
pub fn signature(at: Subject<'_>) -> Option<(Vec<Type>, Vec<Type>)> {
    let of = at.attr_data("function_type").or_else(|| at.attr_data("functionType"))?;
    let AttrData::Type(ty) = of else { return None };
    if let TypeData::Function { inputs, results } = at.data(*ty) {
        return Some((inputs.to_vec(), results.to_vec()));
    }
    let LlvmType::Function { result, params, .. } = classify(at.ctx, *ty)? else { return None };
    let is_void = matches!(classify(at.ctx, result), Some(LlvmType::Void));
    Some((params, if is_void { Vec::new() } else { vec![result] }))
}
