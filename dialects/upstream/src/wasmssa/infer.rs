//! Result types of wasmssa that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{AttrData, InferInput, Param, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;

const LOCAL: &str = "wasmssa.local";

/// Infers a reference to a local of the type in the attribute.
fn local(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let ty = ctx.dict_entry(input.inherent, ctx.name("type")).map(|attr| ctx.attr_data(attr));
    let Some(AttrData::Type(ty)) = ty else { return Err("attribute 'type' is missing".into()) };
    let params = [Param::Type(*ty)];
    Ok(smallvec![ctx.ty(TypeData::Dialect { name: ctx.name(LOCAL), params: params.into() })])
}

/// Infers the type of the local that the first operand refers to.
fn element(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    match ctx.type_data(operand(input, 0)?) {
        TypeData::Dialect { name, params } if ctx.str(*name) == LOCAL => match &**params {
            [Param::Type(ty)] => Ok(smallvec![*ty]),
            _ => Err("the local has no type".into()),
        },
        _ => Err("operand #0 is not a local".into()),
    }
}

pub(super) const INFERENCE: &[(&str, Infer)] =
    &[("wasmssa.local", local), ("wasmssa.local_get", element), ("wasmssa.local_tee", element)];
