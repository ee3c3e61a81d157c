//! The builtin interfaces of types and attributes: shaped types, attributes of elements; typed attributes are
//! [`TypedAttr`].
//!
//! Builtin types and attributes implement them; a host attaches them to a dialect's by
//! [`Context::attach_type_interface`] and [`Context::attach_attr_interface`]. Mirrors `ShapedType`,
//! `ElementsAttr` and `TypedAttr` as far as verification and conditions need them.

use std::sync::Arc;

use crate::context::{AttrData, Attribute, Context, ElementsData, Interface, Type, TypeData, TypedAttr};
use crate::verify::{Shaped, shape_of};

/// The interface of types with an element type and a shape.
pub trait ShapedType: Send + Sync {
    /// Returns the shape of a type, without calling [`shape_of`] for a dialect's type; `None` if it has no
    /// shape after all.
    fn shape<'c>(&self, ctx: &'c Context, ty: Type) -> Option<Shaped<'c>>;
}

impl Interface for dyn ShapedType {
    const NAME: &'static str = "mlir::ShapedType";
}

/// The interface of attributes that hold the elements of a shaped type.
pub trait ElementsAttr: Send + Sync {
    /// The type of what the attribute holds.
    fn shaped_type(&self, ctx: &Context, attr: Attribute) -> Option<Type>;

    /// True if all elements are one.
    fn is_splat(&self, ctx: &Context, attr: Attribute) -> bool;
}

impl Interface for dyn ElementsAttr {
    const NAME: &'static str = "mlir::ElementsAttr";
}

/// Builtin types and attributes.
struct Builtin;

impl ShapedType for Builtin {
    fn shape<'c>(&self, ctx: &'c Context, ty: Type) -> Option<Shaped<'c>> {
        match ctx.type_data(ty) {
            TypeData::Dialect { .. } => None,
            _ => shape_of(ctx, ty),
        }
    }
}

impl TypedAttr for Builtin {
    fn attr_type(&self, ctx: &Context, attr: Attribute) -> Option<Type> {
        match ctx.attr_data(attr) {
            AttrData::Dialect { .. } => None,
            _ => ctx.attr_type(attr),
        }
    }
}

impl ElementsAttr for Builtin {
    fn shaped_type(&self, ctx: &Context, attr: Attribute) -> Option<Type> {
        self.attr_type(ctx, attr)
    }

    fn is_splat(&self, ctx: &Context, attr: Attribute) -> bool {
        let AttrData::DenseElements { data, .. } = ctx.attr_data(attr) else { return false };
        matches!(data, ElementsData::Bytes { splat: true, .. } | ElementsData::Strings { splat: true, .. })
    }
}

const SHAPED: [&str; 5] = [
    "builtin.vector",
    "builtin.tensor",
    "builtin.unranked_tensor",
    "builtin.memref",
    "builtin.unranked_memref",
];
const ELEMENTS: [&str; 3] = ["builtin.dense_elements", "builtin.dense_resource", "builtin.sparse_elements"];
const TYPED: [&str; 4] = ["builtin.integer", "builtin.float", "builtin.string", "builtin.opaque"];

/// Attaches the interfaces to builtin types and attributes.
pub(crate) fn attach(ctx: &mut Context) {
    for name in SHAPED {
        ctx.attach_type_interface::<dyn ShapedType>(name, Arc::new(Builtin));
    }
    for name in ELEMENTS {
        ctx.attach_attr_interface::<dyn ElementsAttr>(name, Arc::new(Builtin));
    }
    for name in ELEMENTS.into_iter().chain(TYPED) {
        ctx.attach_attr_interface::<dyn TypedAttr>(name, Arc::new(Builtin));
    }
}
