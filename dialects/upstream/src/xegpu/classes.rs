//! Functions that constraints of xegpu call.

use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_dialects_hooks::classes::register_type_predicates;
use legalize_ir::{AttrData, Context, Type, TypeData};
use legalize_snippet::Classes;

/// Memory spaces of dialects that a workgroup shares; a number is 3.
const SHARED: [(&str, &str); 3] =
    [("gpu.address_space", "workgroup"), ("xegpu.memory_space", "slm"), ("xevm.addr_space", "shared")];

/// Returns true for a buffer in memory that a workgroup shares.
fn is_shared(ctx: &Context, ty: Type) -> bool {
    let TypeData::MemRef { memory_space: Some(space), .. } = ctx.type_data(ty) else { return false };
    match ctx.attr_data(*space) {
        AttrData::Integer { .. } => ctx.as_i64(*space) == Some(3),
        AttrData::Dialect { name, .. } => {
            let word = number(ctx, Some(*space)).and_then(|case| enum_of(ctx, *name)?.stringify(case));
            word.is_some_and(|word| SHARED.contains(&(ctx.str(*name), word.as_str())))
        }
        _ => false,
    }
}

pub(super) fn add_classes(_: &Context, classes: &Classes) {
    register_type_predicates(classes, &[("::mlir::xegpu::isSharedMemory", is_shared)]);
}
