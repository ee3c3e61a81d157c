//! `gpu.launch`: the arguments and terminators of its body; attributes with launch sizes of functions.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{AttrData, Attribute, Context, Ir, Name, OpId, located, plain_error};
use legalize_source::Diagnostic;

use super::functions::verify_memory;

/// Number of arguments of the body before the memory attributions: indices and sizes of blocks and threads in
/// three dimensions.
const ARGUMENTS: usize = 12;
/// Number of further arguments if there are clusters.
const OF_CLUSTERS: usize = 6;

fn verify_launch(at: Subject<'_>) -> Checked {
    let Some(entry) = at.block(0) else { return Ok(()) };
    let args = at.args(entry);
    let shared = at.int("workgroup_attributions").and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
    if args.len() < ARGUMENTS.saturating_add(shared) {
        return wrong("unexpected number of region arguments");
    }
    let has_clusters = at.group_named("clusterSizeX").is_some_and(|group| !at.group(group).is_empty());
    let first = if has_clusters { ARGUMENTS + OF_CLUSTERS } else { ARGUMENTS };
    let memory = args.get(first..).unwrap_or_default();
    let (workgroup, private) = memory.split_at(shared.min(memory.len()));
    verify_memory(at, workgroup, "workgroup")?;
    verify_memory(at, private, "private")?;
    let region = at.ir.op(at.op).regions()[0];
    for last in at.ir.region_blocks(region).filter_map(|block| at.last(block)) {
        if at.ir.op(last.op).successor_count() == 0 && last.name() != "gpu.terminator" {
            let error = plain_error("expected 'gpu.terminator' or a terminator with successors");
            let note = Diagnostic::note("in 'gpu.launch' body region");
            let note = located(at.ctx, at.ir.op(at.op).loc(), note);
            return Err(located(at.ctx, at.ir.op(last.op).loc(), error).with_note(note));
        }
    }
    Ok(())
}

/// Attributes of the known launch sizes of a function.
const SIZES: [&str; 3] = ["gpu.known_block_size", "gpu.known_cluster_size", "gpu.known_grid_size"];

/// Verifies an attribute of the dialect on any operation.
pub(in crate::gpu) fn verify_attribute(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    name: Name,
    value: Attribute,
) -> Checked {
    let at = Subject { ctx, ir, op };
    let name = ctx.str(name);
    if SIZES.contains(&name) {
        return match ctx.as_dense_i32_array(value).map(|sizes| sizes.len()) {
            None => wrong(format!("{name} must be a dense i32 array")),
            Some(3) => Ok(()),
            Some(_) => wrong(format!("{name} must contain exactly 3 elements")),
        };
    }
    let is_unit = *ctx.attr_data(value) == AttrData::Unit;
    if name == "gpu.container_module" && is_unit && at.name() != "builtin.module" {
        plain("expected 'gpu.container_module' attribute to be attached to 'builtin.module'")
    } else {
        Ok(())
    }
}

pub(super) const REGION_RULES: Rules = Rules::own_of_regions(&[("gpu.launch", verify_launch)]);
