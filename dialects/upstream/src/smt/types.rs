//! Types of smt: predicates for types of values, and verifiers of their parameters.

use legalize_dialects_hooks::classes::{TypePredicate, register_type_predicates};
use legalize_dialects_hooks::parameters::{Checked, named_type, refuse_unless};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{Context, Param, Type};
use legalize_snippet::Classes;

fn is_value(ctx: &Context, ty: Type) -> bool {
    matches!(
        named_type(ctx, ty),
        Some(("smt.array" | "smt.bool" | "smt.bv" | "smt.func" | "smt.int" | "smt.sort", _))
    )
}

fn is_function(ctx: &Context, ty: Type) -> bool {
    matches!(named_type(ctx, ty), Some(("smt.func", _)))
}

fn is_value_but_function(ctx: &Context, ty: Type) -> bool {
    is_value(ctx, ty) && !is_function(ctx, ty)
}

fn verify_bit_vector(_: &Context, params: &[Param]) -> Checked {
    let [Param::Int(width)] = params else { return Ok(()) };
    refuse_unless(width.as_i64() > Some(0), "bit-vector must have at least a width of one")
}

fn verify_array(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::Type(domain), Param::Type(range)] = params else { return Ok(()) };
    refuse_unless(is_value(ctx, *domain), "domain must be any SMT value type")?;
    refuse_unless(is_value(ctx, *range), "range must be any SMT value type")
}

fn are_values(ctx: &Context, list: &[Param]) -> bool {
    list.iter().all(|param| !matches!(param, Param::Type(ty) if !is_value_but_function(ctx, *ty)))
}

fn verify_function(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::List(domain), Param::Type(range)] = params else { return Ok(()) };
    refuse_unless(!domain.is_empty(), "domain must not be empty")?;
    refuse_unless(are_values(ctx, domain), "domain types must be any non-function SMT type")?;
    refuse_unless(is_value_but_function(ctx, *range), "range type must be any non-function SMT type")
}

fn verify_sort(ctx: &Context, params: &[Param]) -> Checked {
    let [_, Param::List(list)] = params else { return Ok(()) };
    refuse_unless(are_values(ctx, list), "sort parameter types must be any non-function SMT type")
}

/// Functions that constraints of the definitions call.
const PREDICATES: &[(&str, TypePredicate)] = &[
    ("::mlir::smt::isAnySMTValueType", is_value),
    ("::mlir::smt::isAnyNonFuncSMTValueType", is_value_but_function),
];

pub(crate) fn add_classes(_: &Context, classes: &Classes) {
    register_type_predicates(classes, PREDICATES);
}

pub(crate) const VERIFIERS: &[(&str, VerifyParams)] = &[
    ("smt.array", verify_array),
    ("smt.bv", verify_bit_vector),
    ("smt.func", verify_function),
    ("smt.sort", verify_sort),
];

/// Verifies that a constant has a bit vector's type and fits it, as a number with or without a sign.
fn verify_constant(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::Int(value), Param::Type(ty)] = params else { return Ok(()) };
    let Some(("smt.bv", [Param::Int(width)])) = named_type(ctx, *ty) else {
        return Err("explicit bit-vector type required".into());
    };
    let fits = u32::try_from(width.as_i64().unwrap_or(0))
        .is_ok_and(|width| value.fits(width, true) || value.fits(width, false));
    let ty = legalize_ir::type_to_string(ctx, *ty);
    refuse_unless(fits, format!("integer value out of range for given bit-vector type '{ty}'"))
}

pub(super) const ATTR_VERIFIERS: &[(&str, VerifyParams)] = &[("smt.bv", verify_constant)];
