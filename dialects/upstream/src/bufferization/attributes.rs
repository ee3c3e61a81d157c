//! Attributes of the dialect on operations, and at arguments of functions.

use legalize_dialects_hooks::attributes::truth;
use legalize_dialects_hooks::rules::{Checked, Subject, plain, wrong};
use legalize_ir::{
    AttrData, Attribute, Context, EffectKind, Ir, Name, OpId, RegionAttrOwner, Traits, memory_effects,
};

/// Accesses that a function may declare for a buffer.
const ACCESSES: [&str; 4] = ["none", "read", "write", "read-write"];

/// Returns true if an operation allocates or frees memory, or may do so since its effects are written in C++
/// only.
fn may_own_memory(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    match memory_effects(ctx, ir, op) {
        Some(effects) => {
            effects.iter().any(|effect| matches!(effect.kind, EffectKind::Allocate | EffectKind::Free))
        }
        None => ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::OWN_MEMORY_EFFECTS)),
    }
}

/// Verifies an attribute on an operation.
pub(super) fn verify_of_operation(ctx: &Context, ir: &Ir, op: OpId, name: Name, _: Attribute) -> Checked {
    match ctx.str(name) {
        "bufferization.manual_deallocation" if may_own_memory(ctx, ir, op) => Ok(()),
        "bufferization.manual_deallocation" => wrong(
            "attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free \
             side effect",
        ),
        name => plain(format!(
            "attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
        )),
    }
}

/// Verifies an attribute of an argument.
pub(super) fn verify_of_region(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    place: RegionAttrOwner,
    name: Name,
    value: Attribute,
) -> Checked {
    if matches!(place, RegionAttrOwner::Result(_)) {
        return Ok(());
    }
    let (name, data) = (ctx.str(name), ctx.attr_data(value));
    let expected = |what: &str| plain(format!("'{name}' is expected to be a {what} attribute"));
    match name {
        "bufferization.writable" => {
            if truth(ctx, Some(value)).is_none() {
                return expected("boolean");
            }
            match (Subject { ctx, ir, op }).block(0) {
                Some(_) => Ok(()),
                None => plain(format!("'{name}' is invalid on external functions")),
            }
        }
        "bufferization.access" => match ctx.as_str(value) {
            None => expected("string"),
            Some(word) if ACCESSES.contains(&word) => Ok(()),
            Some(_) => plain(format!("invalid value for '{name}'")),
        },
        "bufferization.buffer_layout" => match data {
            AttrData::AffineMap(_) | AttrData::StridedLayout { .. } => Ok(()),
            _ => expected("memref layout"),
        },
        // Upstream names an attribute other than the one at fault.
        _ => plain(
            "attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization \
             dialect",
        ),
    }
}
