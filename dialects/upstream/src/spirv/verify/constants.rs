//! Verifiers of constants, including specialization constants.

use legalize_dialects_hooks::rules::{Checked, Verify, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Param, Type, TypeData, attr_to_string,
    type_to_string,
};

use crate::spirv::asm::spec::{COMPOSITE, SINGLE};
use crate::spirv::parts::{element, is, named, results};

/// The number of elements of a `spirv.array`, and their type.
pub(crate) fn array(ctx: &Context, ty: Type) -> Option<(i64, Type)> {
    let TypeData::Dialect { name, params } = ctx.type_data(ty) else { return None };
    match &**params {
        [Param::Int(count), Param::Type(element), ..] if ctx.str(*name) == "spirv.array" => {
            Some((count.as_i64()?, *element))
        }
        _ => None,
    }
}

/// Verifies that the elements of a tensor or vector are those of the possibly nested arrays.
fn verify_elements(ctx: &Context, found: Type, expected: Type) -> Checked {
    let text = |ty: Type| type_to_string(ctx, ty);
    if found == expected {
        return Ok(());
    }
    let Some((mut count, mut element)) = array(ctx, expected) else {
        return wrong(format!(
            "result or element type ('{}') does not match value type ('{}'), must be the same or spirv.array",
            text(expected),
            text(found)
        ));
    };
    while let Some((inner, ty)) = array(ctx, element) {
        (count, element) = (count.saturating_mul(inner), ty);
    }
    if !matches!(ctx.type_data(element), TypeData::Integer { .. } | TypeData::Float(_)) {
        return wrong("only support nested array result type");
    }
    let (TypeData::RankedTensor { shape, element: ty, .. } | TypeData::Vector { shape, element: ty, .. }) =
        ctx.type_data(found)
    else {
        return Ok(());
    };
    if *ty != element {
        return wrong(format!(
            "result element type ('{}') does not match value element type ('{}')",
            text(element),
            text(*ty)
        ));
    }
    let found = shape.iter().fold(1_i64, |count, dim| count.saturating_mul(*dim));
    if count == found {
        Ok(())
    } else {
        wrong(format!(
            "result number of elements ({count}) does not match value number of elements ({found})"
        ))
    }
}

/// Verifies that all elements of a cooperative matrix are equal.
fn verify_uniform(ctx: &Context, value: Attribute) -> Checked {
    let found = match ctx.attr_data(value) {
        AttrData::DenseElements { data: ElementsData::Bytes { splat: true, .. }, .. } => return Ok(()),
        AttrData::DenseElements { .. } => attr_to_string(ctx, value),
        _ => "<<NULL ATTRIBUTE>>".to_owned(),
    };
    wrong(format!("expected a splat dense attribute for cooperative matrix constant, but found {found}"))
}

fn verify_constant(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (Some(value), Some(&ty)) = (ir.attr_named(ctx, op, "value"), results(ir, op).first()) else {
        return Ok(());
    };
    let mut pending = vec![(value, ty)];
    while let Some((value, ty)) = pending.pop() {
        if crate::spirv::verify::cooperative::cooperative(ctx, ty).is_some() {
            verify_uniform(ctx, value)?;
        }
        match ctx.attr_data(value) {
            AttrData::Integer { ty: found, .. } | AttrData::Float { ty: found, .. } if *found != ty => {
                return wrong(format!(
                    "result type ('{}') does not match value type ('{}')",
                    type_to_string(ctx, ty),
                    type_to_string(ctx, *found)
                ));
            }
            AttrData::Integer { .. } | AttrData::Float { .. } => {}
            AttrData::DenseElements { ty: found, .. } => verify_elements(ctx, *found, ty)?,
            AttrData::Array(values) => {
                let Some((_, element)) = array(ctx, ty) else {
                    return wrong("must have spirv.array result type for array value");
                };
                pending.extend(values.iter().rev().map(|value| (*value, element)));
            }
            _ => return wrong(format!("cannot have attribute: {}", attr_to_string(ctx, value))),
        }
    }
    Ok(())
}

fn verify_spec(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let id = ir.attr_named(ctx, op, "spec_id").map(|id| ctx.attr_data(id));
    if let Some(AttrData::Integer { value, .. }) = id
        && value.as_i64().is_some_and(|value| value < 0)
    {
        return wrong("SpecId cannot be negative");
    }
    let Some(value) = ir.attr_named(ctx, op, "default_value") else { return Ok(()) };
    let wide = match ctx.attr_data(value) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => match ctx.type_data(*ty) {
            TypeData::Integer { width, .. } => matches!(width, 1 | 8 | 16 | 32 | 64),
            TypeData::Float(kind) => {
                matches!(kind, FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
            }
            _ => false,
        },
        _ => return wrong("default value can only be a bool, integer, or float scalar"),
    };
    if wide { Ok(()) } else { wrong("default value bitwidth disallowed") }
}

fn verify_reference(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&result) = results(ir, op).first() else { return Ok(()) };
    let constant = named(ctx, ir, op, "spec_const");
    let ty = match constant {
        Some(op) if is(ctx, ir, op, &[SINGLE]) => {
            ir.attr_named(ctx, op, "default_value").and_then(|value| ctx.attr_type(value))
        }
        Some(op) if is(ctx, ir, op, &[COMPOSITE]) => {
            match ir.attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty)) {
                Some(AttrData::Type(ty)) => Some(*ty),
                _ => None,
            }
        }
        _ => return wrong("expected spirv.SpecConstant or spirv.SpecConstantComposite symbol"),
    };
    match ty {
        Some(ty) if ty != result => {
            wrong("result type mismatch with the referenced specialization constant's type")
        }
        _ => Ok(()),
    }
}

/// The type of a value that a composite repeats; the error if it has none.
fn replicated_type(ctx: &Context, value: Attribute) -> Result<String, &'static str> {
    let typed = |value: Attribute| match ctx.attr_data(value) {
        AttrData::String { .. } => Some(ctx.attr_type(value).map_or("none".to_owned(), text_of(ctx))),
        _ => ctx.attr_type(value).map(text_of(ctx)),
    };
    if let AttrData::Array(values) = ctx.attr_data(value) {
        let element = values.first().and_then(|value| typed(*value)).ok_or("value attribute is not typed")?;
        return Ok(format!("!spirv.array<{} x {element}>", values.len()));
    }
    typed(value).ok_or("unknown value attribute type")
}

fn text_of(ctx: &Context) -> impl Fn(Type) -> String + '_ {
    |ty| type_to_string(ctx, ty)
}

/// Verifies that the value is one of the composite's elements, or of their elements.
fn verify_replicate(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let (Some(value), Some(&result)) = (ir.attr_named(ctx, op, "value"), results(ir, op).first()) else {
        return Ok(());
    };
    let found = match replicated_type(ctx, value) {
        Ok(found) => found,
        Err(message) => return plain(message),
    };
    let mut possible = Vec::new();
    let mut inner = element(ctx, result, 0);
    while let Some((ty, _)) = inner {
        possible.push(type_to_string(ctx, ty));
        inner = element(ctx, ty, 0);
    }
    if possible.is_empty() {
        return plain("result type is not a composite type");
    }
    if possible.contains(&found) {
        return Ok(());
    }
    let possible: Vec<String> = possible.iter().map(|ty| format!("'{ty}'")).collect();
    plain(format!("expected value attribute type {}, but got: '{found}'", possible.join(" or ")))
}

fn verify_address(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let variable = named(ctx, ir, op, "variable").filter(|&op| is(ctx, ir, op, &["spirv.GlobalVariable"]));
    let Some(variable) = variable else { return wrong("expected spirv.GlobalVariable symbol") };
    match (at.with_op(variable).attr_data("type"), results(ir, op).first()) {
        (Some(AttrData::Type(ty)), Some(result)) if ty != result => {
            wrong("result type mismatch with the referenced global variable's type")
        }
        _ => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] = &[
    ("spirv.Constant", verify_constant),
    ("spirv.EXT.ConstantCompositeReplicate", verify_replicate),
    ("spirv.SpecConstant", verify_spec),
    ("spirv.mlir.addressof", verify_address),
    ("spirv.mlir.referenceof", verify_reference),
];
