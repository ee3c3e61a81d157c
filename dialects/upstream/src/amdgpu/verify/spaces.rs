//! Memory spaces: numbers, or cases of `gpu.address_space` and `amdgpu.address_space`.

use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_ir::{AttrData, Attribute, Context};

/// Returns true for one of the numbers, or the case of an enum attribute.
fn is_space(ctx: &Context, space: Attribute, numbers: &[i64], (attr, case): (&str, &str)) -> bool {
    match ctx.attr_data(space) {
        AttrData::Integer { .. } => ctx.as_i64(space).is_some_and(|number| numbers.contains(&number)),
        AttrData::Dialect { name, .. } if ctx.str(*name) == attr => {
            let word = number(ctx, Some(space)).zip(enum_of(ctx, *name));
            word.and_then(|(number, def)| def.stringify(number)).as_deref() == Some(case)
        }
        _ => false,
    }
}

/// Returns true for global memory: no memory space, one of the first two numbers, or
/// `gpu.address_space<global>`.
pub(super) fn is_global(ctx: &Context, space: Option<Attribute>) -> bool {
    space.is_none_or(|space| is_space(ctx, space, &[0, 1], ("gpu.address_space", "global")))
}

/// Returns true for memory that the threads of a workgroup share.
pub(super) fn is_workgroup(ctx: &Context, space: Option<Attribute>) -> bool {
    space.is_some_and(|space| is_space(ctx, space, &[3], ("gpu.address_space", "workgroup")))
}

/// Returns true for a buffer whose bounds the hardware checks.
pub(super) fn is_fat_buffer(ctx: &Context, space: Option<Attribute>) -> bool {
    space.is_some_and(|space| is_space(ctx, space, &[7], ("amdgpu.address_space", "fat_raw_buffer")))
}
