//! `shard.sharding`: axes of the grid for each dimension, with halos or the offsets of the shards.

use std::collections::HashSet;

use legalize_dialects_hooks::rules::{Checked, Subject, plain, wrong};
use legalize_ir::{AttrData, Context, Param, SymbolTables, Type};

use crate::shard::verify::{grid_of, numbers};

/// The axes of each dimension.
fn split_axes(at: Subject<'_>) -> Vec<Vec<i64>> {
    let Some(AttrData::Dialect { params, .. }) = at.attr_data("split_axes") else { return Vec::new() };
    let [Param::List(dims)] = &**params else { return Vec::new() };
    dims.iter().map(|dim| axes_of(at.ctx, dim)).collect()
}

fn axes_of(ctx: &Context, axes: &Param) -> Vec<i64> {
    let number = |axis: &Param| match axis {
        Param::Int(axis) => axis.as_i64(),
        _ => None,
    };
    match axes {
        Param::Attr(axes) => match ctx.attr_data(*axes) {
            AttrData::Array(axes) => axes.iter().filter_map(|axis| ctx.as_i64(*axis)).collect(),
            data => numbers(data),
        },
        Param::List(axes) => axes.iter().filter_map(number).collect(),
        _ => Vec::new(),
    }
}

/// Verifies that no axis occurs twice, and that there is a halo on both sides of each dimension that is
/// split.
pub(super) fn verify(at: Subject<'_>) -> Checked {
    let dims = split_axes(at);
    let mut seen = HashSet::new();
    for axis in dims.iter().flatten() {
        if *axis < 0 {
            return plain("grid axis is expected to be non-negative");
        }
        if !seen.insert(axis) {
            return plain("grid axis duplicated");
        }
    }
    let sizes = |name| at.ints(name).unwrap_or_default();
    let (halos, offsets) = (sizes("static_halo_sizes"), sizes("static_sharded_dims_offsets"));
    if halos.is_empty() {
        return Ok(());
    }
    if !offsets.is_empty() {
        return wrong("halo sizes and shard offsets are mutually exclusive");
    }
    let split = dims.iter().filter(|axes| !axes.is_empty()).count();
    if halos.len() == 2 * split { Ok(()) } else { plain("halo sizes must be specified for all split axes.") }
}

/// Verifies the offsets of the shards, for each dimension as many as there are shards and one more.
pub(super) fn verify_on_grid(at: Subject<'_>, tables: &mut SymbolTables) -> Checked {
    let Some(grid) = grid_of(at, tables)? else { return Ok(()) };
    let offsets = at.ints("static_sharded_dims_offsets").unwrap_or_default();
    if offsets.is_empty() {
        return Ok(());
    }
    if grid.shape.contains(&Type::DYNAMIC) {
        return plain("sharded dims offsets are not allowed for device grids with dynamic shape.");
    }
    let mut rest = offsets.iter();
    for axes in split_axes(at).iter().filter(|axes| !axes.is_empty()) {
        let extent = |axis: &i64| usize::try_from(*axis).ok().and_then(|axis| grid.shape.get(axis));
        let shards = axes.iter().filter_map(extent).fold(0, |sum: i64, extent| sum.saturating_add(*extent));
        let mut before = 0;
        for _ in 0..=shards {
            let Some(&offset) = rest.next() else { return plain("sharded dims offsets has wrong size.") };
            if offset != Type::DYNAMIC && offset < before {
                return plain("sharded dims offsets must be non-decreasing.");
            }
            before = if offset == Type::DYNAMIC { before } else { offset };
        }
    }
    Ok(())
}
