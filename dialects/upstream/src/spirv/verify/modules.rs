//! Verifiers of modules and their entry points.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, Context, Ir, OpId, Param, lookup_nearest_symbol, plain_error};

use crate::spirv::parts::{FUNC, is};

const ENTRY: &str = "spirv.EntryPoint";

/// Returns true if the linkage of a function declares it as imported.
fn is_imported(ctx: &Context, ir: &Ir, func: OpId) -> bool {
    let linkage = ir.attr_named(ctx, func, "linkage_attributes").map(|attr| ctx.attr_data(attr));
    let Some(AttrData::Dialect { params, .. }) = linkage else { return false };
    let Some(Param::Attr(kind)) = params.get(1) else { return false };
    let kind = legalize_dialects_hooks::attributes::number(ctx, Some(*kind)).unwrap_or_default();
    let word = enum_of(ctx, ctx.name("spirv.linkage_type")).and_then(|def| def.stringify(kind));
    word.as_deref() == Some("Import")
}

/// Verifies that a module contains operations of the dialect, and unique entry points into its functions.
/// Errors are reported at the contained operations.
fn verify_module(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let at =
        |op: OpId, message: String| Err(legalize_ir::located(ctx, ir.op(op).loc(), plain_error(message)));
    let is_ours = |op: OpId| ctx.op_str(ir.op(op).name()).starts_with("spirv.");
    let ops = |op: OpId| {
        let regions = ir.op(op).regions().iter();
        regions.flat_map(|&region| ir.region_blocks(region)).flat_map(|block| ir.block_ops(block))
    };
    let mut entries: Vec<(Attribute, i64)> = Vec::new();
    for inner in ops(op) {
        if !is_ours(inner) {
            return at(inner, "'spirv.module' can only contain spirv.* ops".to_owned());
        }
        if is(ctx, ir, inner, &[ENTRY]) {
            let Some(name) = ir.attr_named(ctx, inner, "fn") else { continue };
            let found = lookup_nearest_symbol(ctx, ir, inner, name);
            if !found.is_some_and(|found| is(ctx, ir, found, &[FUNC])) {
                let AttrData::SymbolRef { root, .. } = ctx.attr_data(name) else { continue };
                return at(inner, format!("function '{}' not found in 'spirv.module'", ctx.str(*root)));
            }
            let key = (name, enum_value(ctx, ir, inner, "execution_model").unwrap_or_default());
            if entries.contains(&key) {
                return at(inner, "duplicate of a previous EntryPointOp".to_owned());
            }
            entries.push(key);
        }
        if is(ctx, ir, inner, &[FUNC]) {
            let is_declaration = ir.op(inner).regions().iter().all(|&region| ir.region(region).is_empty());
            if is_declaration && !is_imported(ctx, ir, inner) {
                let message = "'spirv.module' cannot contain external functions without 'Import' \
                               linkage_attributes (LinkageAttributes)";
                return at(inner, message.to_owned());
            }
            if let Some(other) = ops(inner).find(|&op| !is_ours(op)) {
                return at(other, "functions in 'spirv.module' can only contain spirv.* ops".to_owned());
            }
        }
    }
    Ok(())
}

pub(super) const REGION_VERIFIERS: &[(&str, Verify)] = &[("spirv.module", verify_module)];
