//! Effects that depend on attributes.

use legalize_dialects_hooks::table::Stays;
use legalize_ir::{Context, Ir, OpId};
use legalize_typed::{FromAttr, OpView};

use crate::ops::llvm::{AtomicOrdering, LoadOp};

/// Returns true for a load that is volatile or synchronizes with other threads, and hence is kept if it is unused.
fn stays_if_unused(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    let (load, at) = (LoadOp::of(op), (ctx, ir));
    let ordering = load.ordering_attr(&at).and_then(|ordering| AtomicOrdering::from_attr(ctx, ordering));
    ir.attr_named(ctx, op, "volatile_").is_some()
        || !matches!(ordering, None | Some(AtomicOrdering::NotAtomic | AtomicOrdering::Unordered))
}

pub(super) const STAYS_IF_UNUSED: &[(&str, Stays)] = &[(LoadOp::NAME, stays_if_unused)];
