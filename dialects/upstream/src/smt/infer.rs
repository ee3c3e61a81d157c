//! Result types of smt that C++ code infers.

use legalize_dialects_hooks::table::{Infer, Inferred};
use legalize_ir::{InferInput, Int, Param, TypeData};
use smallvec::smallvec;

use crate::common::infer::operand;

/// Infers a bit vector whose width is the sum of the operands' widths.
fn joined(input: &InferInput<'_>) -> Inferred {
    let ctx = input.ctx;
    let width = |index: usize| match ctx.type_data(operand(input, index)?) {
        TypeData::Dialect { params, .. } => match &**params {
            [Param::Int(width)] => width.as_i64().ok_or_else(|| format!("operand #{index} is too wide")),
            _ => Err(format!("operand #{index} is not a bit vector")),
        },
        _ => Err(format!("operand #{index} is not a bit vector")),
    };
    let width = width(0)?.checked_add(width(1)?).ok_or("the operands are too wide")?;
    let params = [Param::Int(Int::Small(width))];
    Ok(smallvec![ctx.ty(TypeData::Dialect { name: ctx.name("smt.bv"), params: params.into() })])
}

pub(super) const INFERENCE: &[(&str, Infer)] = &[("smt.bv.concat", joined)];
