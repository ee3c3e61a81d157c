//! Signatures of functions in the llvm dialect: arguments in parts, one result, memrefs as pointers where that is asked for.

use std::sync::Arc;

use legalize_conversion::{MatchFailure, SignatureConversion, TypeConverter};
use legalize_ir::{Context, Ir, OpId, Type};

use crate::llvm;
use crate::llvm::convert::descriptors::{bare_pointer, expanded, is_memref};

/// How functions take and return values.
pub(super) struct Convention {
    pub converter: Arc<TypeConverter>,
    /// Whether memrefs whose types say enough are passed as pointers, also by functions without [`BARE_POINTERS`].
    pub bare_pointers: bool,
}

impl Convention {
    /// Whether a function, if it is one, passes memrefs as pointers.
    pub fn is_bare(&self, ctx: &Context, ir: &Ir, function: Option<OpId>) -> bool {
        self.bare_pointers
            || function.is_some_and(|function| ir.attr_named(ctx, function, BARE_POINTERS).is_some())
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
pub(super) fn convert_signature(
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
