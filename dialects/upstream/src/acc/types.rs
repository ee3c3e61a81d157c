//! Types of variables: pointers of other dialects, which acc accepts through an interface
//! (`PointerLikeType`).

use legalize_dialects_hooks::classes::register_type_model;
use legalize_dialects_hooks::llvm_types::is_pointer as is_llvm_pointer;
use legalize_ir::{Context, Name, Type, TypeData};
use legalize_snippet::Classes;

use crate::common::type_predicates::is_any_memref;

/// Returns true for types to which C++ attaches acc's pointer interface.
fn is_pointer_model(ctx: &Context, ty: Type) -> bool {
    is_any_memref(ctx, ty) || is_llvm_pointer(ctx, ty)
}

/// Returns true if acc's operations accept a type as a pointer.
pub(super) fn is_pointer(ctx: &Context, ty: Type) -> bool {
    let declares = |name: Name| {
        let traits = ctx.type_info(name).map_or(&[][..], |info| &info.trait_names);
        traits.iter().any(|name| ctx.str(*name) == "OpenACC_PointerLikeTypeInterface")
    };
    match ctx.type_data(ty) {
        TypeData::Dialect { name, .. } if declares(*name) => true,
        _ => is_pointer_model(ctx, ty),
    }
}

/// The element type of a variable's type if it is known: the elements of a buffer, otherwise the type itself;
/// `None` for an opaque pointer.
pub(super) fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => Some(*element),
        _ if is_pointer(ctx, ty) => None,
        _ => Some(ty),
    }
}

/// Registers the types to which C++ attaches the interface (`attachInterface`).
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_model(classes, "::mlir::acc::PointerLikeType", is_pointer_model);
}
