//! Constants of llvm: values that fit their types, and the clauses of landing pads.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Attribute, ElementsData, Type, TypeData, element_type_or_self};

use crate::llvm::{LlvmType, classify};

fn width(at: Subject<'_>, ty: Type) -> Option<u32> {
    match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    }
}

fn is_float(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Float(_))
}

fn verify_text(at: Subject<'_>, length: usize, result: Type) -> Checked {
    let fits = match classify(at.ctx, result) {
        Some(LlvmType::Array { len, element }) => len == length as u64 && width(at, element) == Some(8),
        _ => false,
    };
    if fits {
        Ok(())
    } else {
        wrong(format!("expected array type of {length} i8 elements for the string constant"))
    }
}

/// Verifies that a struct is initialized with numbers, one for each of its parts.
fn verify_struct(at: Subject<'_>, value: &AttrData, parts: &[Type]) -> Checked {
    let AttrData::Array(values) = value else { return wrong("expected array attribute for struct type") };
    if values.len() != parts.len() {
        return wrong(format!("expected array attribute of size {}", parts.len()));
    }
    for (index, (value, part)) in values.iter().zip(parts).enumerate() {
        if width(at, *part).is_none() && !is_float(at, *part) {
            return wrong("expected struct element types to be floating point type or integer type");
        }
        let (AttrData::Integer { ty, .. } | AttrData::Float { ty, .. }) = at.ctx.attr_data(*value) else {
            return wrong("expected element of array attribute to be floating point or integer");
        };
        if ty != part {
            return wrong(format!("struct element at index {index} is of wrong type"));
        }
    }
    Ok(())
}

fn verify_float(at: Subject<'_>, ty: Type, result: Type) -> Checked {
    let TypeData::Float(kind) = at.data(ty) else { return Ok(()) };
    // Formats that llvm does not have are represented as integers.
    match at.data(result) {
        TypeData::Float(_) if ty != result => wrong("attribute and type have different float semantics"),
        TypeData::Float(_) => Ok(()),
        TypeData::Integer { width, .. } if *width == kind.width() => Ok(()),
        TypeData::Integer { .. } => wrong(format!("expected integer type of width {}", kind.width())),
        _ => Ok(()),
    }
}

/// The element type and the number of elements of a vector, or of nested arrays.
fn flat(at: Subject<'_>, ty: Type) -> Option<(Type, u64)> {
    let mut count: u64 = 1;
    let mut ty = ty;
    while let Some(LlvmType::Array { len, element }) = classify(at.ctx, ty) {
        count = count.saturating_mul(len);
        ty = element;
    }
    if let TypeData::Vector { shape, element, .. } = at.data(ty) {
        let dims = shape.iter().map(|dim| u64::try_from(*dim).unwrap_or(0));
        return Some((*element, dims.fold(count, u64::saturating_mul)));
    }
    Some((ty, count))
}

fn verify_elements(at: Subject<'_>, value: Attribute, result: Type) -> Checked {
    let is_array = matches!(classify(at.ctx, result), Some(LlvmType::Array { .. }));
    let scalable = match at.data(result) {
        TypeData::Vector { scalable, .. } => scalable.contains(&true),
        _ if is_array => false,
        _ => return wrong("expected vector or array type"),
    };
    let (ty, splat) = match at.ctx.attr_data(value) {
        AttrData::DenseElements { ty, data } => (ty, matches!(data, ElementsData::Bytes { splat: true, .. })),
        AttrData::DenseResource { ty, .. } => (ty, false),
        _ => return Ok(()),
    };
    if scalable && !splat {
        return wrong("scalable vector type requires a splat attribute");
    }
    let (Some((element, count)), Some((of_value, found))) = (flat(at, result), count_of(at, *ty)) else {
        return Ok(());
    };
    if !scalable && count != found {
        return wrong(format!("type and attribute have a different number of elements: {count} vs. {found}"));
    }
    match at.data(of_value) {
        TypeData::Integer { .. } | TypeData::Index if width(at, element).is_none() => {
            wrong("expected integer element type for integer elements attribute")
        }
        TypeData::Float(_) if is_float(at, element) && element != of_value => {
            wrong("attribute and type have different float semantics")
        }
        TypeData::Float(kind) if width(at, element).is_some_and(|width| width != kind.width()) => {
            wrong(format!("expected integer type of width {}", kind.width()))
        }
        _ => Ok(()),
    }
}

/// The element type and the number of elements of a tensor or vector.
fn count_of(at: Subject<'_>, ty: Type) -> Option<(Type, u64)> {
    let (TypeData::RankedTensor { shape, .. } | TypeData::Vector { shape, .. }) = at.data(ty) else {
        return None;
    };
    let dims = shape.iter().map(|dim| u64::try_from(*dim).unwrap_or(0));
    Some((element_type_or_self(at.ctx, ty), dims.fold(1, u64::saturating_mul)))
}

/// Verifies that a list of values is a list of structs.
fn verify_list(at: Subject<'_>, values: &[Attribute], result: Type) -> Checked {
    let Some(LlvmType::Array { len, element }) = classify(at.ctx, result) else {
        return wrong("expected array or struct type for array attribute");
    };
    if values.len() as u64 != len {
        return wrong(format!(
            "array attribute size does not match array type size in dimension 0: {} vs. {len}",
            values.len()
        ));
    }
    let nested = |value: &Attribute| match at.ctx.attr_data(*value) {
        AttrData::Array(_) => true,
        AttrData::Dialect { name, .. } => matches!(at.ctx.str(*name), "llvm.mlir.undef" | "llvm.mlir.zero"),
        _ => false,
    };
    match classify(at.ctx, element) {
        Some(LlvmType::Struct { .. }) => Ok(()),
        Some(LlvmType::Array { .. }) => match values.iter().position(|value| !nested(value)) {
            Some(index) => wrong(format!(
                "nested attribute for sub-array in dimension 0 at index {index} must be a zero, or undef, or array \
                 attribute"
            )),
            None => Ok(()),
        },
        _ => wrong("for array with an array attribute must have a struct element type"),
    }
}

fn verify_constant(at: Subject<'_>) -> Checked {
    let (Some(value), Some(result)) = (at.attr("value"), at.result()) else { return Ok(()) };
    let data = at.ctx.attr_data(value);
    if let AttrData::String { value, .. } = data {
        return verify_text(at, value.len(), result);
    }
    if let Some(LlvmType::Struct { body, .. }) = classify(at.ctx, result) {
        return verify_struct(at, data, &body.unwrap_or_default());
    }
    if matches!(at.data(result), TypeData::Dialect { name, .. } if at.ctx.str(*name) == "llvm.target") {
        return wrong("does not support target extension type.");
    }
    match data {
        AttrData::Integer { .. } => match width(at, result) {
            Some(_) => Ok(()),
            None => wrong("expected integer type"),
        },
        AttrData::Float { ty, .. } => verify_float(at, *ty, result),
        AttrData::DenseElements { .. } | AttrData::DenseResource { .. } => verify_elements(at, value, result),
        AttrData::Array(values) => verify_list(at, values, result),
        _ => wrong("only supports integer, float, string or elements attributes"),
    }
}

/// Verifies that the types of a landing pad's clauses are constants.
fn verify_clauses(at: Subject<'_>) -> Checked {
    for (index, value) in at.ir.operands(at.op).enumerate() {
        let ty = at.ir.value_type(value);
        if matches!(classify(at.ctx, ty), Some(LlvmType::Array { .. })) {
            continue;
        }
        let Some(source) = at.ir.defining_op(value).map(|op| at.with_op(op)) else {
            return plain(format!("clause #{index} is not a known constant - null, addressof, bitcast"));
        };
        match source.name() {
            "llvm.mlir.addressof" | "llvm.mlir.zero" => {}
            "llvm.bitcast" => {
                let from = source.ir.operands(source.op).next();
                let from = from.and_then(|from| at.ir.defining_op(from)).map(|op| at.with_op(op));
                if from.is_none_or(|from| from.name() != "llvm.mlir.addressof") {
                    return plain("constant clauses expected");
                }
            }
            _ => {
                return plain(format!("clause #{index} is not a known constant - null, addressof, bitcast"));
            }
        }
    }
    Ok(())
}

fn verify_landing(at: Subject<'_>) -> Checked {
    if let Some(function) = at.parent().filter(|parent| parent.name() == "llvm.func")
        && !function.has("personality")
    {
        return plain("llvm.landingpad needs to be in a function with a personality");
    }
    if !at.has("cleanup") && at.operand_types().is_empty() {
        return plain("landingpad instruction expects at least one clause or cleanup attribute");
    }
    verify_clauses(at)
}

fn verify_bitcast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    let is_pointer = |ty: Type| {
        matches!(classify(at.ctx, element_type_or_self(at.ctx, ty)), Some(LlvmType::Pointer { .. }))
    };
    if is_pointer(from) == is_pointer(to) {
        Ok(())
    } else {
        wrong("can only cast pointers from and to pointers")
    }
}

pub(super) const RULES: Rules = Rules::after(
    "constants",
    &[
        ("llvm.bitcast", verify_bitcast),
        ("llvm.landingpad", verify_landing),
        ("llvm.mlir.constant", verify_constant),
    ],
);
