//! Types of emitc: the types that its operations accept, and verifiers of their parameters.

use legalize_dialects_hooks::classes::{TypePredicate, register_type_predicates};
use legalize_dialects_hooks::parameters::{Checked, is_named, named_type, only_type, refuse_unless};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{AttrData, Attribute, Context, FloatKind, Param, Type, TypeData, type_to_string};
use legalize_snippet::Classes;

fn is_integer(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::Integer { width: 1 | 8 | 16 | 32 | 64, .. })
}

fn is_float(ctx: &Context, ty: Type) -> bool {
    matches!(
        ctx.type_data(ty),
        TypeData::Float(FloatKind::F16 | FloatKind::BF16 | FloatKind::F32 | FloatKind::F64)
    )
}

/// Returns true for a type as wide as a pointer.
fn is_size(ctx: &Context, ty: Type) -> bool {
    matches!(named_type(ctx, ty), Some(("emitc.ptrdiff_t" | "emitc.size_t" | "emitc.ssize_t", _)))
}

/// Returns true if the emitc dialect's operations accept a type. Not recursive, so nesting depth does not
/// matter.
pub(super) fn is_supported(ctx: &Context, ty: Type) -> bool {
    // Each type, with a flag that excludes arrays.
    let mut pending = vec![(ty, false)];
    while let Some((ty, is_element)) = pending.pop() {
        if is_integer(ctx, ty) || is_float(ctx, ty) || is_size(ctx, ty) {
            continue;
        }
        match ctx.type_data(ty) {
            TypeData::Index => {}
            TypeData::RankedTensor { shape, element, .. } if !shape.contains(&Type::DYNAMIC) => {
                pending.push((*element, true));
            }
            TypeData::Tuple(types) => pending.extend(types.iter().map(|ty| (*ty, true))),
            TypeData::Dialect { name, params } => {
                let types = params.iter().filter_map(|param| match param {
                    Param::Type(ty) => Some(*ty),
                    _ => None,
                });
                match ctx.str(*name) {
                    "emitc.opaque" => {}
                    "emitc.ptr" => pending.extend(types.map(|ty| (ty, false))),
                    "emitc.array" if !is_element => pending.extend(types.map(|ty| (ty, true))),
                    _ => return false,
                }
            }
            _ => return false,
        }
    }
    true
}

/// Returns true for an integer, an index or an opaque type.
fn is_number(ctx: &Context, ty: Type) -> bool {
    is_integer(ctx, ty)
        || is_size(ctx, ty)
        || *ctx.type_data(ty) == TypeData::Index
        || matches!(named_type(ctx, ty), Some(("emitc.opaque", _)))
}

fn verify_pointer(ctx: &Context, params: &[Param]) -> Checked {
    let is_lvalue = only_type(params).is_some_and(|ty| is_named(ctx, ty, "emitc.lvalue"));
    refuse_unless(!is_lvalue, "pointers to lvalues are not allowed")
}

fn verify_lvalue(ctx: &Context, params: &[Param]) -> Checked {
    let Some(ty) = only_type(params) else { return Ok(()) };
    let message =
        || format!("!emitc.lvalue must wrap supported emitc type, but got '{}'", type_to_string(ctx, ty));
    if !is_supported(ctx, ty) {
        return Err(message().into());
    }
    refuse_unless(!is_named(ctx, ty, "emitc.array"), "!emitc.lvalue cannot wrap !emitc.array type")
}

fn verify_opaque(_: &Context, params: &[Param]) -> Checked {
    let [Param::Str(text)] = params else { return Ok(()) };
    refuse_unless(!text.is_empty(), "expected non empty string in !emitc.opaque type")?;
    let message = "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead";
    refuse_unless(!text.ends_with('*'), message)
}

/// Functions that constraints of the definitions call.
const PREDICATES: &[(&str, TypePredicate)] = &[
    ("::mlir::emitc::isSupportedEmitCType", is_supported),
    ("::mlir::emitc::isSupportedIntegerType", is_integer),
    ("::mlir::emitc::isSupportedFloatType", is_float),
    ("::mlir::emitc::isIntegerIndexOrOpaqueType", is_number),
];

pub(crate) fn add_classes(_: &Context, classes: &Classes) {
    register_type_predicates(classes, PREDICATES);
}

pub(crate) const VERIFIERS: &[(&str, VerifyParams)] =
    &[("emitc.lvalue", verify_lvalue), ("emitc.opaque", verify_opaque), ("emitc.ptr", verify_pointer)];

/// The name of a type of the dialect; empty for another type.
pub(super) fn kind(ctx: &Context, ty: Type) -> &str {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } => ctx.str(*name).strip_prefix("emitc.").unwrap_or_default(),
        _ => "",
    }
}

/// The text of an opaque attribute.
pub(super) fn opaque(ctx: &Context, attr: Attribute) -> Option<String> {
    match ctx.attr_data(attr) {
        AttrData::Dialect { name, params } if ctx.str(*name) == "emitc.opaque" => match params.first() {
            Some(Param::Str(text)) => Some(text.to_string()),
            _ => Some(String::new()),
        },
        _ => None,
    }
}

/// The type of the initial value of a global of a type.
pub(super) fn initial_type(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Dialect { name, params } if ctx.str(*name) == "emitc.array" => {
            let shape: Vec<i64> = match params.first() {
                Some(Param::List(shape)) => shape
                    .iter()
                    .filter_map(|dim| match dim {
                        Param::Int(dim) => dim.as_i64(),
                        _ => None,
                    })
                    .collect(),
                _ => return ty,
            };
            match params.get(1) {
                Some(Param::Type(element)) => {
                    ctx.ty(TypeData::RankedTensor { shape: shape.into(), element: *element, encoding: None })
                }
                _ => ty,
            }
        }
        _ => ty,
    }
}

/// Returns true for constants of the elements of a shaped type.
pub(super) fn is_elements(ctx: &Context, attr: Attribute) -> bool {
    let is_shaped = ctx.attr_type(attr).is_some_and(|ty| legalize_ir::shape_of(ctx, ty).is_some());
    is_shaped && !matches!(ctx.attr_data(attr), AttrData::Integer { .. } | AttrData::Float { .. })
}
