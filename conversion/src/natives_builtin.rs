//! Natives that every registry starts with: conversion by the running converter.

use smallvec::SmallVec;

use crate::natives::{NativeValue, NativeValues, Natives};
use crate::pattern::MatchFailure;

fn one(value: NativeValue) -> NativeValues {
    SmallVec::from_iter([value])
}

/// Registers `convertType`, `convertTypes`, `convertValue` and `convertValues`. Outside of a dialect
/// conversion, or without a converter, they give back what they get.
pub(crate) fn register(natives: &mut Natives) {
    natives.add_rewrite("convertType", |rewriter, call| {
        let ty = call.args.first().and_then(NativeValue::ty).ok_or("'convertType' takes a type")?;
        let converted = match rewriter.as_conversion() {
            Some(conversion) => conversion.convert_type(ty),
            None => Some(ty),
        };
        converted.map(|ty| one(NativeValue::Type(ty))).ok_or(MatchFailure::new("the type does not convert"))
    });
    natives.add_rewrite("convertTypes", |rewriter, call| {
        let types = call.args.first().and_then(NativeValue::types).ok_or("'convertTypes' takes types")?;
        let converted: Option<SmallVec<[_; 4]>> = match rewriter.as_conversion() {
            Some(conversion) => conversion.convert_types(types).map(|types| types.into_iter().collect()),
            None => Some(types.into()),
        };
        converted
            .map(|types| one(NativeValue::Types(types)))
            .ok_or(MatchFailure::new("a type does not convert"))
    });
    natives.add_rewrite("convertValue", |rewriter, call| {
        let value = call.args.first().and_then(NativeValue::value).ok_or("'convertValue' takes a value")?;
        Ok(one(NativeValue::Value(match rewriter.as_conversion() {
            Some(conversion) => conversion.remapped_value(value)?,
            None => value,
        })))
    });
    natives.add_rewrite("convertValues", |rewriter, call| {
        let values = call.args.first().and_then(NativeValue::values).ok_or("'convertValues' takes values")?;
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
