//! `convert-func-to-llvm`: functions, calls, returns, references to functions.
//!
//! In Rust because the arguments of a region's blocks change their number and types, several results become
//! one structure, and memrefs come and go in parts: declarative patterns reach none of that.

pub(crate) mod arguments;
pub(crate) mod calls;
pub(crate) mod declare;
pub(crate) mod functions;
pub(super) mod pass;
pub(super) mod spec_patterns;
pub(crate) mod wrapper;

use std::sync::Arc;

use legalize_conversion::{
    ConversionRewriter, ConvertedOperands, MatchFailure, MatchResult, PatternInfo, PatternSet,
    SignatureConversion, TypeConverter,
};
use legalize_ir::{Context, Ir, OpId, Type};
use legalize_typed::OpView;

use crate::func::lower::calls::{convert_call, convert_constant};
use crate::func::lower::functions::{convert_func, convert_return};
use crate::llvm;
use crate::llvm::convert::descriptors::{bare_pointer, expanded, is_memref};
use crate::ops::func::{CallIndirectOp, CallOp, ConstantOp, FuncOp, ReturnOp};

/// How functions take and return values.
pub(super) struct Convention {
    converter: Arc<TypeConverter>,
    /// Whether memrefs whose types say enough are passed as pointers, also by functions without [`BARE_POINTERS`].
    bare_pointers: bool,
}

impl Convention {
    /// Whether a function, if it is one, passes memrefs as pointers.
    fn is_bare(&self, ctx: &Context, ir: &Ir, function: Option<OpId>) -> bool {
        self.bare_pointers
            || function.is_some_and(|function| ir.attr_named(ctx, function, BARE_POINTERS).is_some())
    }
}

/// Adds the patterns.
fn add(converter: &Arc<TypeConverter>, bare_pointers: bool, patterns: &mut PatternSet) {
    type Convert = fn(OpId, &ConvertedOperands, &Convention, &mut dyn ConversionRewriter<'_>) -> MatchResult;
    let convention = Arc::new(Convention { converter: converter.clone(), bare_pointers });
    let all: [(&str, Convert); 5] = [
        (FuncOp::NAME, convert_func),
        (CallOp::NAME, convert_call),
        (CallIndirectOp::NAME, convert_call),
        (ConstantOp::NAME, convert_constant),
        (ReturnOp::NAME, convert_return),
    ];
    for (name, convert) in all {
        let shared = convention.clone();
        patterns.add_conversion_fn(
            PatternInfo::on(format!("{name} to llvm"), name),
            Some(converter.clone()),
            move |op, operands, rewriter| convert(op, operands, &shared, rewriter),
        );
    }
}

/// What a function becomes.
pub(super) struct Signature {
    /// How the entry block's arguments change.
    pub entry: SignatureConversion,
    /// The one result; `void` if there is none.
    pub result: Type,
    /// The `llvm.func` type.
    pub function: Type,
}

/// The signature that a function gets: whether it takes more arguments than it says, and whether memrefs are pointers.
fn convert_signature(
    ctx: &Context,
    converter: &TypeConverter,
    inputs: &[(Type, Option<Type>)],
    results: &[Type],
    (variadic, bare): (bool, bool),
) -> Result<Signature, MatchFailure> {
    let fails = || MatchFailure::new("a type of the signature does not convert");
    let mut entry = SignatureConversion::new(inputs.len());
    for (index, &(input, pointee)) in inputs.iter().enumerate() {
        let types = expanded(ctx, converter, input, bare).ok_or_else(fails)?;
        match pointee {
            Some(_) => entry.add_inputs(index, &[llvm::pointer(ctx, 0)]),
            None => entry.add_inputs(index, &types),
        }
    }
    let result = packed_result(ctx, converter, results, bare).ok_or_else(fails)?;
    if !entry.converted_types().iter().all(|&ty| llvm::is_compatible(ctx, ty, false)) {
        return Err("a converted type is no llvm type".into());
    }
    let function = llvm::function(ctx, result, entry.converted_types(), variadic);
    Ok(Signature { entry, result, function })
}

/// The one type that stands for all results.
pub(super) fn packed_result(
    ctx: &Context,
    converter: &TypeConverter,
    results: &[Type],
    bare: bool,
) -> Option<Type> {
    let converted: Vec<Type> =
        results.iter().map(|&ty| returned(ctx, converter, ty, bare)).collect::<Option<_>>()?;
    if !converted.iter().all(|&ty| llvm::is_compatible(ctx, ty, false)) {
        return None;
    }
    Some(match converted[..] {
        [] => llvm::void(ctx),
        [one] => one,
        _ => llvm::structure(ctx, &converted),
    })
}

/// What a function returns for a result of this type.
pub(super) fn returned(ctx: &Context, converter: &TypeConverter, ty: Type, bare: bool) -> Option<Type> {
    match bare && is_memref(ctx, ty) {
        true => bare_pointer(ctx, converter, ty),
        false => converter.convert_type(ctx, ty),
    }
}

const BARE_POINTERS: &str = "llvm.bareptr";
