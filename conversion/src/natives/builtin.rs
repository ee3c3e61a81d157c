//! Natives that every registry starts with: conversion by the running converter, and inlining of blocks.

use legalize_ir::{Type, ValueDef, ValueId};

use super::{NativeValue, NativeValues, Natives, RewriteCall};
use crate::pattern::MatchFailure;
use crate::presence::{block_is_there, place_is_there, value_is_there};
use crate::rewriter::Rewriter;

/// Registers `convertType`, `convertTypes`, `convertValue` and `convertValues`. Outside of a dialect
/// conversion, or without a converter, they return their arguments.
pub(crate) fn register(natives: &mut Natives) {
    natives.add_typed_rewrite("convertType", |rewriter, _, (ty,): (Type,)| {
        let converted = match rewriter.as_conversion() {
            Some(conversion) => conversion.convert_type(ty),
            None => Some(ty),
        };
        converted.ok_or(MatchFailure::new("the type cannot be converted"))
    });
    natives.add_typed_rewrite("convertTypes", |rewriter, _, (types,): (Vec<Type>,)| {
        let converted = match rewriter.as_conversion() {
            Some(conversion) => conversion.convert_types(&types).map(|types| types.into_iter().collect()),
            None => Some(types),
        };
        converted.ok_or(MatchFailure::new("a type cannot be converted"))
    });
    natives.add_typed_rewrite("convertValue", |rewriter, _, (value,): (ValueId,)| {
        match rewriter.as_conversion() {
            Some(conversion) => conversion.remapped_value(value),
            None => Ok(value),
        }
    });
    natives.add_rewrite("block.inline", |rewriter, call| {
        inline_block(rewriter, call).map_err(MatchFailure::not_evaluated)
    });
    natives.add_typed_rewrite("convertValues", |rewriter, _, (values,): (Vec<ValueId>,)| {
        let Some(conversion) = rewriter.as_conversion() else { return Ok(values) };
        let mut converted: Vec<ValueId> = Vec::new();
        for value in values {
            converted.extend(conversion.remapped_values(value)?);
        }
        Ok(converted)
    });
}

/// Inlines a block with values in place of its arguments.
fn inline_block(
    rewriter: &mut dyn Rewriter<'_>,
    call: &RewriteCall<'_>,
) -> Result<NativeValues, &'static str> {
    let [NativeValue::Block(block), values] = call.args else {
        return Err("'block.inline' takes a block and values");
    };
    let values = values.values().ok_or("'block.inline' takes a block and values")?;
    let ir = rewriter.ir();
    if !block_is_there(ir, *block) {
        return Err("a block was erased");
    }
    if ir.block(*block).args().len() != values.len() {
        return Err("a block that is inlined takes one value for each of its arguments");
    }
    if ir.block_uses(*block).next().is_some() {
        return Err("a block that is branched to cannot be inlined");
    }
    let at = rewriter.insert_point().ok_or("there is no insertion point")?;
    if !place_is_there(ir, at) || !values.iter().all(|&value| value_is_there(ir, value)) {
        return Err("the insertion point or a value was erased");
    }
    let is_inside = |op| ir.ancestor_in_block(*block, op).is_some();
    let own = |&value: &ValueId| match ir.value(value).def() {
        ValueDef::Result { op, .. } => is_inside(op),
        ValueDef::Argument { block: of, .. } => of == *block || ir.block_parent_op(of).is_some_and(is_inside),
    };
    let around = ir.insert_block_of(at);
    if around == *block || ir.block_parent_op(around).is_some_and(is_inside) || values.iter().any(own) {
        return Err("a block cannot be inlined into itself");
    }
    rewriter.inline_block(*block, at, values);
    Ok(NativeValues::new())
}
