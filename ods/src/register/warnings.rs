//! Warnings about definitions that matter only where the definition is used: default values that cannot be
//! evaluated.

use std::collections::BTreeSet;

use legalize_ir::{Context, Ir, OpId, WalkOrder, WalkResult};
use legalize_source::Diagnostics;

/// The warnings about one definition, kept with its registration.
#[derive(Clone, Debug, Default)]
pub(super) struct DefinitionWarnings(pub(super) Diagnostics);

/// Returns the warnings about all registered definitions.
pub fn definition_warnings(ctx: &Context) -> Diagnostics {
    let ops = ctx.registered_ops().filter_map(|info| info.extensions.get::<DefinitionWarnings>());
    let types = ctx.registered_types().filter_map(|info| info.extensions.get::<DefinitionWarnings>());
    let attrs = ctx.registered_attrs().filter_map(|info| info.extensions.get::<DefinitionWarnings>());
    ops.chain(types).chain(attrs).flat_map(|warnings| &warnings.0).cloned().collect()
}

/// Returns the warnings about definitions of operations in a module, and of types and attributes that the
/// context has, as far as their names are not in `reported`, to which they are added.
pub fn used_definition_warnings(
    ctx: &Context,
    ir: &Ir,
    root: OpId,
    reported: &mut BTreeSet<String>,
) -> Diagnostics {
    let mut found = Diagnostics::new();
    let mut report = |name: String, warnings: Option<&DefinitionWarnings>| {
        if let Some(warnings) = warnings.filter(|warnings| !warnings.0.is_empty())
            && reported.insert(name)
        {
            found.extend(warnings.0.iter().cloned());
        }
    };
    let warned =
        |warnings: Option<&DefinitionWarnings>| warnings.is_some_and(|warnings| !warnings.0.is_empty());
    // Most runs have nothing to look for.
    if ctx.registered_ops().any(|info| warned(info.extensions.get())) {
        ir.walk(root, WalkOrder::PreOrder, |ir, op| {
            if let Some(info) = ctx.op_info(ir.op(op).name()) {
                let warnings = info.extensions.get();
                if warned(warnings) {
                    report(ctx.op_str(info.name).to_owned(), warnings);
                }
            }
            WalkResult::Advance
        });
    }
    for info in ctx.registered_types().filter(|info| warned(info.extensions.get())) {
        if ctx.has_types_of(info.name) {
            report(format!("!{}", ctx.str(info.name)), info.extensions.get());
        }
    }
    for info in ctx.registered_attrs().filter(|info| warned(info.extensions.get())) {
        if ctx.has_attrs_of(info.name) {
            report(format!("#{}", ctx.str(info.name)), info.extensions.get());
        }
    }
    found
}
