//! Verifiers of tosa: reductions, concatenations, products, pools and rescales, and shapes as values.

mod blocks;
mod clamp;
mod convolutions;
mod graphs;
mod joined;
mod pools;
mod products;
mod reductions;
mod rescale;
mod reshapes;
mod resize;
mod shapes;
mod tables;
mod variables;

use legalize_dialects_hooks::rules::{Checked, Rules, TraitRule, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, ElementsData, Param, Type, TypeData, VerifyPhase, constant_operand};

/// The sizes of a ranked tensor.
fn ranked(at: Subject<'_>, ty: Option<Type>) -> Option<&[i64]> {
    match at.data(ty?) {
        TypeData::RankedTensor { shape, .. } => Some(shape),
        _ => None,
    }
}

/// Returns true if two tensors have compatible shapes.
fn go_together(at: Subject<'_>, one: Type, other: Type) -> bool {
    legalize_ir::shapes_compatible(at.ctx, one, other)
}

/// Formats `1, 2`; a dynamic size is printed as its marker number.
fn listed(numbers: &[i64]) -> String {
    numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

fn is_quantized(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name, .. } if at.ctx.str(*name).starts_with("quant."))
}

/// The storage type of the elements: integers for quantized ones, otherwise the element type.
fn storage(at: Subject<'_>, tensor: Type) -> Option<Type> {
    let element = at.element(tensor)?;
    if !is_quantized(at, element) { Some(element) } else { crate::quant::storage_type(at.ctx, element) }
}

/// Verifies that two tensors have the same element type.
fn same_element(at: Subject<'_>, one: Type, other: Type) -> Checked {
    same_element_of(at, one, other, "input and output")
}

/// Verifies that two tensors, named in the message, have the same element type. Only numbers are compared,
/// and types that are quantized by one scale.
fn same_element_of(at: Subject<'_>, one: Type, other: Type, names: &str) -> Checked {
    let (Some(a), Some(b)) = (at.element(one), at.element(other)) else { return Ok(()) };
    if a == b || !is_comparable(at, a) || !is_comparable(at, b) {
        Ok(())
    } else {
        wrong(format!("expect {names} to have same element type, got '{}' and '{}'", at.show(a), at.show(b)))
    }
}

fn is_comparable(at: Subject<'_>, element: Type) -> bool {
    match at.data(element) {
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) => true,
        // After storage and expressed type come the quantized axes.
        TypeData::Dialect { name, params } => {
            at.ctx.str(*name) == "quant.uniform" && matches!(&**params, [_, _, _, _, _, Param::None, ..])
        }
        _ => false,
    }
}

/// The first number of an operand group's constant value.
fn constant(at: Subject<'_>, group: usize) -> Option<Constant> {
    let attr = constant_operand(at.ctx, at.ir, *at.values(group).first()?)?;
    let AttrData::DenseElements { ty, data: ElementsData::Bytes { data, .. } } = at.ctx.attr_data(attr)
    else {
        return None;
    };
    match at.data(at.element(*ty)?) {
        TypeData::Integer { .. } => legalize_dialects_hooks::attributes::int_elements(at.ctx, Some(attr))
            .first()
            .map(|number| Constant::Integer(*number)),
        TypeData::Float(kind) => {
            let size = kind.width().div_ceil(8) as usize;
            let mut wide = [0; 16];
            wide.get_mut(..size)?.copy_from_slice(data.get(..size)?);
            Some(Constant::Float(kind.to_f64(u128::from_le_bytes(wide))))
        }
        _ => None,
    }
}

/// A known number.
enum Constant {
    Integer(i64),
    Float(f64),
}

impl Constant {
    fn is_zero(&self) -> bool {
        match self {
            Constant::Integer(number) => *number == 0,
            Constant::Float(number) => *number == 0.0,
        }
    }
}

/// Verifies that a zero point is zero, except for 8-bit integers.
fn verify_zero(at: Subject<'_>, of: Type, group: usize, what: &str) -> Checked {
    let is_byte = storage(at, of).is_some_and(|ty| matches!(at.data(ty), TypeData::Integer { width: 8, .. }));
    match constant(at, group) {
        Some(zero) if !is_byte && !zero.is_zero() => {
            wrong(format!("{what} zero point must be zero for non-int8 integer types"))
        }
        _ => Ok(()),
    }
}

/// Verifies that the first operand and the result have the same element type.
fn verify_one_element(at: Subject<'_>) -> Checked {
    match (at.ty(0), at.result()) {
        (Some(input), Some(result)) => same_element(at, input, result),
        _ => Ok(()),
    }
}

/// Verifies shapes and zero points of `tosa.negate`.
fn verify_negate(at: Subject<'_>) -> Checked {
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    if !go_together(at, input, result) {
        return wrong("requires the same shape for input1 and output");
    }
    verify_own_zeros(at)?;
    verify_zero(at, input, 1, "input1")?;
    verify_zero(at, result, 2, "output")
}

/// Verifies that scattered elements have the type of the tensor that they are scattered into.
fn verify_scattered(at: Subject<'_>) -> Checked {
    match (at.ty(2), at.result()) {
        (Some(input), Some(result)) => same_element(at, input, result),
        _ => Ok(()),
    }
}

/// Verifies that zero points have the storage type of their values.
fn verify_own_zeros(at: Subject<'_>) -> Checked {
    for (of, zero, word) in [(at.ty(0), at.ty(1), "input1"), (at.result(), at.ty(2), "output")] {
        let (Some(of), Some(zero)) = (of, zero) else { continue };
        let (Some(a), Some(b)) = (storage(at, of), storage(at, zero)) else { continue };
        if a != b {
            return wrong(format!(
                "expect both {word} and its zero point are the same element type, got '{}' and '{}'",
                at.show(a),
                at.show(b)
            ));
        }
    }
    Ok(())
}

const ONE_ELEMENT: &[(&str, Verify)] = &[
    ("tosa.negate", verify_one_element),
    ("tosa.pad", verify_one_element),
    ("tosa.reshape", verify_one_element),
    ("tosa.reverse", verify_one_element),
    ("tosa.scatter", verify_one_element),
    ("tosa.slice", verify_one_element),
    ("tosa.tile", verify_one_element),
];

const STORED: &[(&str, Verify)] = &[("tosa.negate", verify_negate), ("tosa.scatter", verify_scattered)];

/// Rules, in the order of the files by subject.
pub(super) const RULES: &[Rules] = &[
    Rules::after("elements", ONE_ELEMENT),
    Rules::after("stored", STORED),
    Rules::after("blocks", blocks::RULES),
    Rules::after("clamp", clamp::RULES),
    Rules::after("convolutions", convolutions::RULES),
    Rules::after("joined", joined::RULES),
    Rules::after("pools", pools::RULES),
    Rules::after("products", products::RULES),
    Rules::after("reductions", reductions::RULES),
    Rules::after("rescale", rescale::RULES),
    Rules::after("reshapes", reshapes::RULES),
    Rules::after("resize", resize::RULES),
    Rules::after("shapes", shapes::RULES),
    Rules::after("tables", tables::RULES),
    Rules::in_phase(VerifyPhase::RegionTraits, "joined", joined::REGION_RULES),
    Rules::in_phase(VerifyPhase::RegionTraits, "reductions", reductions::REGION_RULES),
    Rules::in_phase(VerifyPhase::RegionTraits, "reshapes", reshapes::REGION_RULES),
    Rules::after_regions("graphs", graphs::REGION_RULES),
];

pub(super) use variables::SYMBOL_USES;

pub(super) const TRAIT_RULES: &[TraitRule] = shapes::TRAIT_RULES;
