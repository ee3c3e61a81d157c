//! Shapes of types: upstream's `ShapedType` interface, as far as verification needs it.
//!
//! Mirrors <https://mlir.llvm.org/docs/Dialects/Builtin/#shaped-type>.

use std::borrow::Cow;
use std::sync::Arc;

use crate::context::{Context, Param, Type, TypeData};
use crate::reason::Reason;

/// A shaped type seen as element type and shape.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shaped<'a> {
    /// The element type.
    pub element: Type,
    /// The dimensions, [`Type::DYNAMIC`] for `?`; `None` for an unranked type.
    pub shape: Option<Cow<'a, [i64]>>,
}

/// Hook that gives the shape of a dialect's type. Attach it to the type's
/// [`TypeInfo::extensions`](crate::context::TypeInfo); without it, a dialect's type is not shaped.
#[derive(Clone)]
pub struct ShapedTypeHook(pub Arc<ShapeHook>);

/// See [`ShapedTypeHook`].
pub(super) type ShapeHook = dyn Fn(&Context, &[Param]) -> Option<(Type, Option<Box<[i64]>>)> + Send + Sync;

/// Hook that verifies an encoding attribute against its tensor (`VerifiableTensorEncoding`). Attach it to the
/// attribute's [`AttrInfo::extensions`](crate::context::AttrInfo).
#[derive(Clone)]
pub struct TensorEncodingHook(pub Arc<VerifyEncodingHook>);

/// See [`TensorEncodingHook`]; parameters of the attribute, shape and element of the tensor.
pub(super) type VerifyEncodingHook =
    dyn Fn(&Context, &[Param], &[i64], Type) -> Result<(), Reason> + Send + Sync;

/// The shape of a type, if it is shaped.
pub fn shape_of(ctx: &Context, ty: Type) -> Option<Shaped<'_>> {
    let (element, shape) = match ctx.type_data(ty) {
        TypeData::Vector { shape, element, .. }
        | TypeData::RankedTensor { shape, element, .. }
        | TypeData::MemRef { shape, element, .. } => (*element, Some(Cow::Borrowed(&**shape))),
        TypeData::UnrankedTensor(element) | TypeData::UnrankedMemRef { element, .. } => (*element, None),
        TypeData::Dialect { name, params } => {
            let Some(hook) = ctx.type_info(*name).and_then(|info| info.extensions.get::<ShapedTypeHook>())
            else {
                return ctx.type_interface::<dyn crate::ShapedType>(ty)?.shape(ctx, ty);
            };
            let (element, shape) = (hook.0)(ctx, params)?;
            (element, shape.map(|shape| Cow::Owned(shape.into_vec())))
        }
        _ => return None,
    };
    Some(Shaped { element, shape })
}

/// True if a type is declared to be shaped, but nothing here knows its shape: its syntax is C++, or no
/// [`ShapedTypeHook`] is attached.
pub fn has_unknown_shape(ctx: &Context, ty: Type) -> bool {
    let TypeData::Dialect { name, .. } = ctx.type_data(ty) else { return false };
    let declares = |info: &crate::context::TypeInfo| {
        info.trait_names.iter().any(|&name| matches!(ctx.str(name), "ShapedType" | "ShapedTypeInterface"))
    };
    ctx.type_info(*name).is_some_and(declares) && shape_of(ctx, ty).is_none()
}

/// The element type of a shaped type, any other type itself.
pub fn element_type_or_self(ctx: &Context, ty: Type) -> Type {
    shape_of(ctx, ty).map_or(ty, |shaped| shaped.element)
}

/// Returns true if two shapes may be equal at run time: unranked fits anything, `?` fits any dimension; an
/// unshaped type only fits another one.
pub fn shapes_compatible(ctx: &Context, a: Type, b: Type) -> bool {
    match (shape_of(ctx, a), shape_of(ctx, b)) {
        (None, None) => true,
        (Some(a), Some(b)) => match (a.shape, b.shape) {
            (Some(a), Some(b)) => dims_compatible(&a, &b),
            _ => true,
        },
        _ => false,
    }
}

/// Returns true if two shapes of equal rank agree in all sizes that both state.
pub fn dims_compatible(a: &[i64], b: &[i64]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(&a, &b)| a == b || a == Type::DYNAMIC || b == Type::DYNAMIC)
}

/// Returns true if all shapes may be equal at run time; scalable and fixed vectors do not mix.
pub(super) fn all_shapes_compatible(ctx: &Context, types: &[Type]) -> bool {
    let shaped: Vec<_> = types.iter().filter_map(|&ty| shape_of(ctx, ty)).collect();
    if shaped.is_empty() {
        return true;
    }
    let is_scalable = |ty: Type| match ctx.type_data(ty) {
        TypeData::Vector { scalable, .. } => scalable.contains(&true),
        _ => false,
    };
    let scalable = types.iter().filter(|&&ty| is_scalable(ty)).count();
    if shaped.len() != types.len() || (scalable != 0 && scalable != types.len()) {
        return false;
    }
    let mut merged: Option<Vec<i64>> = None;
    for shape in shaped.iter().filter_map(|shaped| shaped.shape.as_deref()) {
        let merged = merged.get_or_insert_with(|| shape.to_vec());
        if !dims_compatible(merged, shape) {
            return false;
        }
        for (dim, &other) in merged.iter_mut().zip(shape) {
            if *dim == Type::DYNAMIC {
                *dim = other;
            }
        }
    }
    true
}
