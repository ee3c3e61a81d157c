//! Signatures of functions in the llvm dialect: expanded arguments, one result, memrefs as bare pointers if
//! that is enabled.

use std::sync::Arc;

use legalize_conversion::{MatchFailure, SignatureConversion, TypeConverter};
use legalize_ir::{Context, Ir, OpId, Type};

use crate::llvm;
use crate::llvm::convert::descriptors::{bare_pointer, expanded, is_memref};

/// Calling convention of functions.
pub(super) struct Convention {
    pub converter: Arc<TypeConverter>,
    /// True if memrefs whose types determine the descriptor are passed as pointers, also by functions without
    /// [`BARE_POINTERS`].
    pub bare_pointers: bool,
}

impl Convention {
    /// Returns true if memrefs are passed as pointers to and from a function; `function` is the callee, if it
    /// is known.
    pub(super) fn is_bare(&self, ctx: &Context, ir: &Ir, function: Option<OpId>) -> bool {
        self.bare_pointers
            || function.is_some_and(|function| ir.attr_named(ctx, function, BARE_POINTERS).is_some())
    }
}

/// Converted signature of a function.
pub(super) struct Signature {
    /// The conversion of the entry block's arguments.
    pub entry: SignatureConversion,
    /// The one result; `void` if there is none.
    pub result: Type,
    /// The `llvm.func` type.
    pub function: Type,
}

/// Converts the signature of a function; the flags: it is variadic, and memrefs are passed as bare pointers.
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
        return Err("a converted type is not an llvm type".into());
    }
    let function = llvm::function(ctx, result, entry.converted_types(), variadic);
    Ok(Signature { entry, result, function })
}

/// The single result type of a function: `void`, the only type, or a struct of all.
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

/// The converted type of a result of this type.
pub(super) fn returned(ctx: &Context, converter: &TypeConverter, ty: Type, bare: bool) -> Option<Type> {
    if bare && is_memref(ctx, ty) {
        bare_pointer(ctx, converter, ty)
    } else {
        converter.convert_type(ctx, ty)
    }
}

const BARE_POINTERS: &str = "llvm.bareptr";
