//! Types of variables: pointers of other dialects, which acc takes by an interface (`PointerLikeType`).

use legalize_dialects_hooks::classes::register_type_model;
use legalize_dialects_hooks::llvm_types::is_pointer as is_llvm_pointer;
use legalize_ir::{Context, Name, Type, TypeData};
use legalize_snippet::Classes;

use crate::common::type_predicates::is_any_memref;

/// What C++ attaches acc's interface of pointers to.
fn is_pointer_model(ctx: &Context, ty: Type) -> bool {
    is_any_memref(ctx, ty) || is_llvm_pointer(ctx, ty)
}

/// Whether acc's operations take a type for a pointer.
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

/// What a type of acc's variables holds where it says so: the elements of a buffer, else the variable itself; none of
/// an opaque pointer.
pub(super) fn element_type(ctx: &Context, ty: Type) -> Option<Type> {
    match ctx.type_data(ty) {
        TypeData::MemRef { element, .. } | TypeData::UnrankedMemRef { element, .. } => Some(*element),
        _ if is_pointer(ctx, ty) => None,
        _ => Some(ty),
    }
}

/// Registers the types that implement the interface from outside (`attachInterface`).
pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_model(classes, "::mlir::acc::PointerLikeType", is_pointer_model);
}
