//! Predicates of builtin types.

use legalize_ir::{Context, Type, TypeData};

/// Returns true for a memref with a rank.
pub(crate) fn is_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::MemRef { .. })
}

/// Returns true for a memref with or without a rank.
pub(crate) fn is_any_memref(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// Returns true for a tensor with or without a rank.
pub(crate) fn is_tensor(ctx: &Context, ty: Type) -> bool {
    matches!(ctx.type_data(ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_))
}
