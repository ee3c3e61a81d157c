//! Operations of shard on grids of devices: axes, shapes of the exchanged tensors, and devices within a
//! group.

use std::collections::HashSet;

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_dialects_hooks::table::VerifyUse;
use legalize_ir::{AttrData, Context, Ir, OpId, SymbolTables, Type};
use legalize_source::Diagnostic;

use crate::shard::shardings;

/// The grid that an operation names.
pub(super) struct Grid<'a> {
    name: &'a str,
    pub(super) shape: Vec<i64>,
}

pub(super) fn grid_of<'a>(
    at: Subject<'a>,
    tables: &mut SymbolTables,
) -> Result<Option<Grid<'a>>, Diagnostic> {
    let Some(symbol) = at.attr("grid") else { return Ok(None) };
    let AttrData::SymbolRef { root, .. } = at.ctx.attr_data(symbol) else { return Ok(None) };
    let name = at.ctx.str(*root);
    let found = tables.lookup_nearest(at.ctx, at.ir, at.op, symbol).map(|op| at.with_op(op));
    match found.filter(|found| found.name() == "shard.grid") {
        Some(found) => Ok(found.ints("shape").map(|shape| Grid { name, shape })),
        None => plain(format!("Undefined required grid symbol \"{name}\".")).map(|()| None),
    }
}

/// The axes in `array<i16: …>`; empty if the attribute is missing.
fn axes(at: Subject<'_>, name: &str) -> Vec<i64> {
    at.attr_data(name).map(numbers).unwrap_or_default()
}

/// The numbers of `array<i16: …>`; none of anything else.
pub(super) fn numbers(data: &AttrData) -> Vec<i64> {
    match data {
        AttrData::DenseArray { data, len, .. } if data.len() as u64 == 2 * len => {
            data.chunks_exact(2).map(|axis| i64::from(i16::from_le_bytes([axis[0], axis[1]]))).collect()
        }
        _ => Vec::new(),
    }
}

/// Verifies that axes exist in the grid and are unique.
fn verify_axes(grid: &Grid<'_>, axes: &[i64]) -> Checked {
    let mut seen = HashSet::new();
    if axes.iter().any(|axis| !seen.insert(axis)) {
        return plain("Grid axes contains duplicate elements.");
    }
    let rank = grid.shape.len();
    match axes.iter().find(|axis| usize::try_from(**axis).map_or(true, |axis| axis >= rank)) {
        Some(axis) => plain(format!(
            "0-based grid axis index {axis} is out of bounds. The referenced grid \"{}\" is of rank {rank}.",
            grid.name
        )),
        None => Ok(()),
    }
}

/// Verifies that there is a result for each axis, or for all of the grid.
fn verify_results(at: Subject<'_>, tables: &mut SymbolTables) -> Checked {
    let Some(grid) = grid_of(at, tables)? else { return Ok(()) };
    let axes = axes(at, "axes");
    verify_axes(&grid, &axes)?;
    let (found, expected) =
        (at.result_types().len(), if axes.is_empty() { grid.shape.len() } else { axes.len() });
    if found == expected {
        Ok(())
    } else {
        plain(format!("Unexpected number of results {found}. Expected {expected}."))
    }
}

/// Group of devices that exchange data.
struct Group {
    axes: Vec<i64>,
    /// The extents of the grid along the axes.
    shape: Vec<i64>,
}

impl Group {
    /// The number of devices; [`Type::DYNAMIC`] if it is not known.
    fn size(&self) -> i64 {
        if self.shape.contains(&Type::DYNAMIC) {
            Type::DYNAMIC
        } else {
            self.shape.iter().fold(1, |size: i64, extent| size.saturating_mul(*extent))
        }
    }
}

fn group_of(at: Subject<'_>, tables: &mut SymbolTables) -> Result<Option<Group>, Diagnostic> {
    let Some(grid) = grid_of(at, tables)? else { return Ok(None) };
    let axes = axes(at, "grid_axes");
    verify_axes(&grid, &axes)?;
    let extent = |axis: &i64| usize::try_from(*axis).ok().and_then(|axis| grid.shape.get(axis).copied());
    let shape = axes.iter().filter_map(extent).collect();
    Ok(Some(Group { axes, shape }))
}

/// Verifies `root`, `source` or `destination`: a device by its index along each axis of the group.
fn verify_device(at: Subject<'_>, name: &str, group: &Group) -> Checked {
    let Some(place) = at.ints(name) else { return Ok(()) };
    if place.len() != group.axes.len() {
        return plain(format!(
            "In-group device \"{name}\" has unexpected multi-index size {}. Expected {}.",
            place.len(),
            group.axes.len()
        ));
    }
    for (index, (found, extent)) in place.iter().zip(&group.shape).enumerate() {
        let known = *found != Type::DYNAMIC && *extent != Type::DYNAMIC;
        if known && found >= extent {
            return plain(format!(
                "Out of bounds coordinate {index} for in-group device \"{name}\". Got {found}, but expected value in \
                 the range [0, {}].",
                extent.saturating_sub(1)
            ));
        }
    }
    Ok(())
}

fn verify_dimension(axis: usize, found: i64, expected: i64) -> Checked {
    let shown = |extent: i64| if extent == Type::DYNAMIC { "dynamic".to_owned() } else { extent.to_string() };
    // Only static sizes are compared.
    if found == Type::DYNAMIC || found == expected {
        Ok(())
    } else {
        plain(format!(
            "Dimension size mismatch for result axis {axis}. Expected {}, but got {}.",
            shown(expected),
            shown(found)
        ))
    }
}

/// The shapes of the input and of the result.
fn ends(at: Subject<'_>) -> Option<(&[i64], &[i64])> {
    let (input, result) = (at.dims(at.ty(0)?)?, at.dims(at.result()?)?);
    (input.len() == result.len()).then_some((input, result))
}

fn multiply(a: i64, b: i64) -> i64 {
    if a == Type::DYNAMIC || b == Type::DYNAMIC { Type::DYNAMIC } else { a.saturating_mul(b) }
}

fn divide(a: i64, b: i64) -> i64 {
    if a == Type::DYNAMIC || b == Type::DYNAMIC || b == 0 { Type::DYNAMIC } else { a.wrapping_div(b) }
}

/// Verifies that the parts of the devices are concatenated along an axis.
fn verify_gather(at: Subject<'_>, group: &Group) -> Checked {
    let (Some((input, result)), Some(along)) = (ends(at), at.int("gather_axis")) else { return Ok(()) };
    let rank = input.len();
    if usize::try_from(along).map_or(true, |along| along >= rank) {
        return plain(format!("Gather axis {along} is out of bounds [0, {rank})."));
    }
    for (axis, (&input, &found)) in input.iter().zip(result).enumerate() {
        let expected = if axis as i64 == along { multiply(input, group.size()) } else { input };
        verify_dimension(axis, found, expected)?;
    }
    Ok(())
}

/// Verifies that the input is split along an axis.
fn verify_parts(at: Subject<'_>, group: &Group, attr: &str) -> Checked {
    let (Some((input, result)), Some(along)) = (ends(at), at.int(attr)) else { return Ok(()) };
    let mut dims = input.iter().zip(result).enumerate();
    for (axis, (&input, &found)) in dims.clone().filter(|(axis, _)| *axis as i64 != along) {
        verify_dimension(axis, found, input)?;
    }
    let Some((axis, (&input, &found))) = dims.find(|(axis, _)| *axis as i64 == along) else { return Ok(()) };
    let size = group.size();
    let known = input != Type::DYNAMIC && size != Type::DYNAMIC && size != 0;
    if known && input.wrapping_rem(size) != 0 {
        return plain(format!(
            "Operand dimension size {input} is not divisible by collective device group size {size} for tensor axis \
             {along}."
        ));
    }
    verify_dimension(axis, found, divide(input, size))
}

/// Verifies that the input is split along one axis and concatenated along another.
fn verify_all_to_all(at: Subject<'_>, group: &Group) -> Checked {
    let Some((input, result)) = ends(at) else { return Ok(()) };
    let (Some(split), Some(concat)) = (at.int("split_axis"), at.int("concat_axis")) else { return Ok(()) };
    for (axis, (&input, &found)) in input.iter().zip(result).enumerate() {
        let is = |along: i64| along == axis as i64;
        if (is(split) || is(concat)) && split != concat {
            continue;
        }
        verify_dimension(axis, found, input)?;
    }
    if split == concat {
        return Ok(());
    }
    let at_axis = |axis: i64| {
        let axis = usize::try_from(axis).ok()?;
        Some((axis, *input.get(axis)?, *result.get(axis)?))
    };
    if let Some((axis, input, found)) = at_axis(concat) {
        verify_dimension(axis, found, multiply(input, group.size()))?;
    }
    let Some((axis, input, found)) = at_axis(split) else { return Ok(()) };
    verify_dimension(axis, found, divide(input, group.size()))
}

fn verify_shift(at: Subject<'_>, group: &Group) -> Checked {
    match at.int("shift_axis") {
        Some(axis) if !group.axes.contains(&axis) => {
            plain(format!("Invalid shift axis {axis}. It must be one of the grouping grid axes."))
        }
        _ => Ok(()),
    }
}

/// Verifies a collective operation of a group.
type VerifyGroup = fn(Subject<'_>, &Group) -> Checked;

fn verify_exchange(at: Subject<'_>, tables: &mut SymbolTables, rule: VerifyGroup) -> Checked {
    match group_of(at, tables)? {
        Some(group) => rule(at, &group),
        None => Ok(()),
    }
}

/// Hook for the rule of a collective operation.
macro_rules! exchange {
    ($rule:expr) => {
        |ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables| {
            verify_exchange(Subject { ctx, ir, op }, tables, $rule)
        }
    };
}

/// Hook for the rule of an operation that only names a grid.
macro_rules! naming {
    ($rule:expr) => {
        |ctx: &Context, ir: &Ir, op: OpId, tables: &mut SymbolTables| $rule(Subject { ctx, ir, op }, tables)
    };
}

fn verify_grid(at: Subject<'_>) -> Checked {
    let Some(shape) = at.ints("shape") else { return Ok(()) };
    if shape.is_empty() {
        return wrong("rank of grid is expected to be a positive integer");
    }
    if shape.iter().any(|extent| *extent < 0 && *extent != Type::DYNAMIC) {
        wrong("dimension size of a grid is expected to be non-negative or dynamic")
    } else {
        Ok(())
    }
}

fn known_grid(at: Subject<'_>, tables: &mut SymbolTables) -> Checked {
    grid_of(at, tables).map(|_| ())
}

pub(crate) const RULES: Rules =
    Rules::after("grids", &[("shard.grid", verify_grid), ("shard.sharding", shardings::verify)]);

pub(crate) const SYMBOL_USES: &[(&str, VerifyUse)] = &[
    ("shard.all_gather", exchange!(verify_gather)),
    ("shard.all_reduce", exchange!(|_, _| Ok(()))),
    ("shard.all_slice", exchange!(|at, group| verify_parts(at, group, "slice_axis"))),
    ("shard.all_to_all", exchange!(verify_all_to_all)),
    ("shard.broadcast", exchange!(|at, group| verify_device(at, "root", group))),
    (
        "shard.gather",
        exchange!(|at, group| {
            verify_device(at, "root", group)?;
            verify_gather(at, group)
        }),
    ),
    ("shard.grid_shape", naming!(verify_results)),
    ("shard.neighbors_linear_indices", naming!(known_grid)),
    ("shard.process_linear_index", naming!(known_grid)),
    ("shard.process_multi_index", naming!(verify_results)),
    ("shard.recv", exchange!(|at, group| verify_device(at, "source", group))),
    ("shard.reduce", exchange!(|at, group| verify_device(at, "root", group))),
    ("shard.reduce_scatter", exchange!(|at, group| verify_parts(at, group, "scatter_axis"))),
    (
        "shard.scatter",
        exchange!(|at, group| {
            verify_device(at, "root", group)?;
            verify_parts(at, group, "scatter_axis")
        }),
    ),
    ("shard.send", exchange!(|at, group| verify_device(at, "destination", group))),
    ("shard.sharding", naming!(shardings::verify_on_grid)),
    ("shard.shift", exchange!(verify_shift)),
    ("shard.update_halo", naming!(known_grid)),
];
