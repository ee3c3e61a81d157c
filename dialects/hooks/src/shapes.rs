//! Types derived from another type's shape.

use legalize_ir::{Context, Type, TypeData};

/// `i1` with the shape of a type.
pub fn i1_same_shape(ctx: &Context, ty: Type) -> Type {
    let i1 = ctx.common().i1;
    match ctx.type_data(ty).clone() {
        TypeData::Vector { shape, scalable, .. } => ctx.ty(TypeData::Vector { shape, scalable, element: i1 }),
        TypeData::RankedTensor { shape, encoding, .. } => {
            ctx.ty(TypeData::RankedTensor { shape, element: i1, encoding })
        }
        TypeData::UnrankedTensor(_) => ctx.ty(TypeData::UnrankedTensor(i1)),
        _ => i1,
    }
}
