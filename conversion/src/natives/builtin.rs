//! Natives that every registry starts with: conversion by the running converter, and moving what a block holds.

use legalize_ir::{ValueDef, ValueId};
use smallvec::SmallVec;

use super::{NativeValue, NativeValues, Natives, RewriteCall};
use crate::pattern::MatchFailure;
use crate::presence::{block_is_there, place_is_there, value_is_there};
use crate::rewriter::Rewriter;

fn one(value: NativeValue) -> NativeValues {
    SmallVec::from_iter([value])
}

/// Registers `convertType`, `convertTypes`, `convertValue` and `convertValues`. Outside of a dialect
/// conversion, or without a converter, they give back what they get.
pub(crate) fn register(natives: &mut Natives) {
    natives.add_rewrite("convertType", |rewriter, call| {
        let ty = call
            .args
            .first()
            .and_then(NativeValue::ty)
            .ok_or_else(|| MatchFailure::not_evaluated("'convertType' takes a type"))?;
        let converted = match rewriter.as_conversion() {
            Some(conversion) => conversion.convert_type(ty),
            None => Some(ty),
        };
        converted.map(|ty| one(NativeValue::Type(ty))).ok_or(MatchFailure::new("the type does not convert"))
    });
    natives.add_rewrite("convertTypes", |rewriter, call| {
        let types = call
            .args
            .first()
            .and_then(NativeValue::types)
            .ok_or_else(|| MatchFailure::not_evaluated("'convertTypes' takes types"))?;
        let converted: Option<SmallVec<[_; 4]>> = match rewriter.as_conversion() {
            Some(conversion) => conversion.convert_types(types).map(|types| types.into_iter().collect()),
            None => Some(types.into()),
        };
        converted
            .map(|types| one(NativeValue::Types(types)))
            .ok_or(MatchFailure::new("a type does not convert"))
    });
    natives.add_rewrite("convertValue", |rewriter, call| {
        let value = call
            .args
            .first()
            .and_then(NativeValue::value)
            .ok_or_else(|| MatchFailure::not_evaluated("'convertValue' takes a value"))?;
        Ok(one(NativeValue::Value(match rewriter.as_conversion() {
            Some(conversion) => conversion.remapped_value(value)?,
            None => value,
        })))
    });
    natives.add_rewrite("block.inline", |rewriter, call| {
        inline_block(rewriter, call).map_err(MatchFailure::not_evaluated)
    });
    natives.add_rewrite("convertValues", |rewriter, call| {
        let values = call
            .args
            .first()
            .and_then(NativeValue::values)
            .ok_or_else(|| MatchFailure::not_evaluated("'convertValues' takes values"))?;
        let mut converted = SmallVec::new();
        match rewriter.as_conversion() {
            Some(conversion) => {
                for &value in values {
                    converted.extend(conversion.remapped_values(value)?);
                }
            }
            None => converted.extend_from_slice(values),
        }
        Ok(one(NativeValue::Values(converted)))
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
        return Err("a block is gone");
    }
    if ir.block(*block).args().len() != values.len() {
        return Err("a block that is inlined takes one value for each of its arguments");
    }
    if ir.block_uses(*block).next().is_some() {
        return Err("a block that is branched to cannot be inlined");
    }
    let at = rewriter.insert_point().ok_or("there is no insertion point")?;
    if !place_is_there(ir, at) || !values.iter().all(|&value| value_is_there(ir, value)) {
        return Err("the place or a value is gone");
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
