//! Result types that C++ code infers.

use std::sync::Arc;

use legalize_ir::{AttrData, Context, InferInput, Param, Type, TypeData};
use smallvec::{SmallVec, smallvec};

type Inferred = Result<SmallVec<[Type; 2]>, String>;

const LOCAL: &str = "wasmssa.local";

/// A reference to a local of the type that the attribute says.
fn local(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let ty = ctx.dict_entry(input.inherent, ctx.name("type")).map(|attr| ctx.attr_data(attr));
    let Some(AttrData::Type(ty)) = ty else { return Err("attribute 'type' is missing".to_owned()) };
    let params = [Param::Type(*ty)];
    Ok(smallvec![ctx.ty(TypeData::Dialect { name: ctx.name(LOCAL), params: params.into() })])
}

/// The type of the local that the first operand refers to.
fn element(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let operand = input.operands.first().ok_or("operand #0 is missing")?;
    match ctx.type_data(input.ir.value_type(*operand)) {
        TypeData::Dialect { name, params } if ctx.str(*name) == LOCAL => match &**params {
            [Param::Type(ty)] => Ok(smallvec![*ty]),
            _ => Err("the local has no type".to_owned()),
        },
        _ => Err("operand #0 is no local".to_owned()),
    }
}

/// Those of the operands.
fn of_operands(input: &InferInput<'_>) -> Inferred {
    Ok(input.operands.iter().map(|value| input.ir.value_type(*value)).collect())
}

/// Attaches the hooks to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    type Hook = fn(&InferInput<'_>) -> Inferred;
    let hooks: [(&str, Hook); 4] = [
        ("memref.distinct_objects", of_operands),
        ("wasmssa.local", local),
        ("wasmssa.local_get", element),
        ("wasmssa.local_tee", element),
    ];
    for (name, infer) in hooks {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.hooks.infer_result_types = Some(Arc::new(infer)));
    }
}
