//! Parameters of xegpu's attributes and types: layouts, slices of them, ranges, and descriptors with their
//! layouts.

use legalize_dialects_hooks::attributes::number;
use legalize_dialects_hooks::parameters::{Checked, refuse_unless};
use legalize_dialects_hooks::table::VerifyParams;
use legalize_ir::{AttrData, Attribute, Context, Param, Type, TypeData, attr_to_string};

/// Numbers of a list in a parameter, a dense array or an array attribute; absent if the parameter is.
fn numbers(ctx: &Context, param: Option<&Param>) -> Option<Vec<i64>> {
    let Some(Param::Attr(attr)) = param else { return None };
    match ctx.attr_data(*attr) {
        AttrData::Array(elements) => elements.iter().map(|element| ctx.as_i64(*element)).collect(),
        AttrData::DenseArray { .. } => ctx
            .as_dense_i32_array(*attr)
            .map(|numbers| numbers.into_iter().map(i64::from).collect())
            .or_else(|| ctx.as_dense_i64_array(*attr)),
        _ => None,
    }
}

/// Lists of a layout, each with a number for each dimension.
#[derive(Debug, Default)]
pub(super) struct Layout {
    subgroups: Option<Vec<i64>>,
    subgroup_data: Option<Vec<i64>>,
    inst_data: Option<Vec<i64>>,
    /// Lanes in each dimension.
    pub lanes: Option<Vec<i64>>,
    /// Elements that a lane holds in each dimension.
    pub lane_data: Option<Vec<i64>>,
    order: Option<Vec<i64>>,
}

impl Layout {
    fn of_params(ctx: &Context, params: &[Param]) -> Layout {
        let list = |index: usize| numbers(ctx, params.get(index));
        Layout {
            subgroups: list(0),
            subgroup_data: list(1),
            inst_data: list(2),
            lanes: list(3),
            lane_data: list(4),
            order: list(5),
        }
    }

    /// The layout that an attribute is, unless it is a slice.
    pub(super) fn of(ctx: &Context, attr: Attribute) -> Option<Layout> {
        match ctx.attr_data(attr) {
            AttrData::Dialect { name, params } if ctx.str(*name) == "xegpu.layout" => {
                Some(Layout::of_params(ctx, params))
            }
            _ => None,
        }
    }

    /// Returns true if it distributes over the subgroups of a workgroup.
    pub(super) fn is_for_workgroup(&self) -> bool {
        self.subgroups.is_some()
    }

    fn rank(&self) -> usize {
        let first = self.subgroups.as_ref().or(self.inst_data.as_ref()).or(self.lanes.as_ref());
        first.map_or(0, Vec::len)
    }

    /// Returns true if a shape can be distributed evenly, in turns over subgroups.
    pub(super) fn distributes(&self, shape: &[i64]) -> bool {
        distribute(shape.to_vec(), self.subgroups.as_deref(), self.subgroup_data.as_deref(), true)
            .and_then(|rest| distribute(rest, None, self.inst_data.as_deref(), false))
            .and_then(|rest| distribute(rest, self.lanes.as_deref(), self.lane_data.as_deref(), false))
            .is_some()
    }
}

/// Quotients of two lists of numbers; absent unless all divisions are exact.
fn quotients(whole: &[i64], parts: &[i64]) -> Option<Vec<i64>> {
    let exact = |(whole, part): (&i64, &i64)| match whole.checked_rem(*part) {
        Some(0) => whole.checked_div(*part),
        _ => None,
    };
    (whole.len() == parts.len()).then(|| whole.iter().zip(parts).map(exact).collect())?
}

/// The shape that one of the units has after distribution of a shape; absent if that is not even.
fn distribute(
    shape: Vec<i64>,
    units: Option<&[i64]>,
    data: Option<&[i64]>,
    round_robin: bool,
) -> Option<Vec<i64>> {
    let mut rest = shape;
    if let Some(units) = units {
        match quotients(&rest, units) {
            Some(part) => rest = part,
            None => drop(quotients(units, &rest).filter(|_| round_robin)?),
        }
    }
    let Some(data) = data else { return Some(rest) };
    let fits = quotients(&rest, data).is_some() || (round_robin && quotients(data, &rest).is_some());
    fits.then(|| data.to_vec())
}

fn verify_layout(ctx: &Context, params: &[Param]) -> Checked {
    let of = Layout::of_params(ctx, params);
    let size = |list: &Option<Vec<i64>>| list.as_ref().map(Vec::len);
    let (groups, inst, lanes) = (size(&of.subgroups), size(&of.inst_data), size(&of.lanes));
    let differ = |a: Option<usize>, b: Option<usize>| a.zip(b).is_some_and(|(a, b)| a != b);
    refuse_unless(
        groups.or(inst).or(lanes).is_some(),
        "expected at least one of sg_layout, inst_data or lane_layout",
    )?;
    refuse_unless(!differ(groups, inst), "expected sg_layout and inst_data to have the same rank")?;
    refuse_unless(!differ(groups, lanes), "expected sg_layout and lane_layout to have the same rank")?;
    if let Some((inst, lanes)) = inst.zip(lanes).filter(|(inst, lanes)| inst != lanes) {
        return Err(format!(
            "expected inst_data and lane_layout to have the same rank, got inst_data {inst}, lane_layout {lanes}"
        ).into());
    }
    for (unit, layout, data) in
        [("sg", groups, size(&of.subgroup_data)), ("lane", lanes, size(&of.lane_data))]
    {
        refuse_unless(
            data.is_none() || layout.is_some(),
            format!("expected {unit}_layout being used with {unit}_data"),
        )?;
        refuse_unless(
            !differ(layout, data),
            format!("expected {unit}_data and {unit}_layout to have the same rank"),
        )?;
    }
    let order = size(&of.order);
    refuse_unless(
        order.is_none() || groups.or(lanes).is_some(),
        "expected sg_layout/lane_layout being used with order",
    )?;
    refuse_unless(!differ(order, groups), "expected order and sg_layout to have the same rank")?;
    refuse_unless(!differ(order, lanes), "expected order and lane_layout to have the same rank")
}

/// The number of dimensions that a layout or a slice of one, or of a slice, distributes.
fn rank(ctx: &Context, attr: Attribute) -> Option<usize> {
    let (mut attr, mut dropped) = (attr, 0);
    loop {
        let AttrData::Dialect { name, params } = ctx.attr_data(attr) else { return None };
        match ctx.str(*name) {
            "xegpu.layout" => return Some(Layout::of_params(ctx, params).rank().saturating_sub(dropped)),
            "xegpu.slice" => {
                let Some(Param::Attr(parent)) = params.first() else { return None };
                dropped += numbers(ctx, params.get(1))?.len();
                attr = *parent;
            }
            _ => return None,
        }
    }
}

fn verify_slice(ctx: &Context, params: &[Param]) -> Checked {
    let (Some(Param::Attr(parent)), Some(dims)) = (params.first(), numbers(ctx, params.get(1))) else {
        return Ok(());
    };
    let Some(rank) = rank(ctx, *parent) else { return Ok(()) };
    for (index, dim) in dims.iter().enumerate() {
        refuse_unless((0..rank as i64).contains(dim), format!("invalid dim ({dim}) in slice attribute."))?;
        refuse_unless(!dims[..index].contains(dim), format!("repeated dim ({dim}) in slice attribute."))?;
    }
    Ok(())
}

/// An integer in a parameter.
fn integer(ctx: &Context, param: Option<&Param>) -> Option<i64> {
    match param? {
        Param::Int(value) => value.as_i64(),
        Param::Attr(attr) => ctx.as_i64(*attr),
        _ => None,
    }
}

fn verify_range(ctx: &Context, params: &[Param]) -> Checked {
    match (integer(ctx, params.first()), integer(ctx, params.get(1))) {
        (Some(start), Some(end)) => {
            refuse_unless(end > start, format!("'end' : {end} must be greater than 'start' : {start}"))
        }
        _ => Ok(()),
    }
}

fn verify_scatter(ctx: &Context, params: &[Param]) -> Checked {
    let chunk = integer(ctx, params.get(1)).unwrap_or(1);
    refuse_unless(chunk > 0, "invalid chunk size")
}

pub(super) const ATTR_VERIFIERS: &[(&str, VerifyParams)] = &[
    ("xegpu.layout", verify_layout),
    ("xegpu.range", verify_range),
    ("xegpu.scatter_tdesc_attr", verify_scatter),
    ("xegpu.slice", verify_slice),
];

/// Returns true if the encoding of a descriptor is of a block in memory that a workgroup shares.
fn is_shared_block(ctx: &Context, encoding: &Param) -> bool {
    let Param::Attr(encoding) = encoding else { return false };
    let AttrData::Dialect { name, params } = ctx.attr_data(*encoding) else { return false };
    let space = match params.first() {
        Some(Param::Attr(space)) => number(ctx, Some(*space)),
        _ => None,
    };
    ctx.str(*name) == "xegpu.block_tdesc_attr" && space == Some(3)
}

/// The number of neighbouring elements that each lane accesses; absent unless the descriptor is scattered.
fn chunk_of(ctx: &Context, encoding: &Param) -> Option<i64> {
    let Param::Attr(encoding) = encoding else { return None };
    match ctx.attr_data(*encoding) {
        AttrData::Dialect { name, params } if ctx.str(*name) == "xegpu.scatter_tdesc_attr" => {
            Some(integer(ctx, params.get(1)).unwrap_or(1))
        }
        _ => None,
    }
}

/// The number of elements that fill 32 bits.
fn packed(ctx: &Context, element: Type) -> i64 {
    let bits = match ctx.type_data(element) {
        TypeData::Integer { width, .. } => *width,
        TypeData::Float(kind) => kind.width(),
        _ => 32,
    };
    i64::from(32 / bits.clamp(1, 32))
}

fn verify_chunks(shape: &[i64], chunk: i64, factor: i64) -> Checked {
    let &[.., last] = shape else { return Ok(()) };
    if shape.len() == 1 {
        return refuse_unless(chunk == 1, "expected non-contiguous elements for 1D tensor");
    }
    if chunk == 1 {
        return Ok(());
    }
    refuse_unless(last == chunk, "expected last dim of tensor to match chunk size")?;
    refuse_unless(last % factor == 0, format!("expected last dim of tensor to be a multiple of {factor}"))
}

fn verify_descriptor(ctx: &Context, params: &[Param]) -> Checked {
    let [Param::List(sizes), Param::Type(element), encoding, layout] = params else { return Ok(()) };
    let shape: Option<Vec<i64>> = sizes.iter().map(|size| integer(ctx, Some(size))).collect();
    let Some(shape) = shape else { return Ok(()) };
    refuse_unless(!shape.is_empty(), "expected non-zero rank tensor")?;
    refuse_unless(
        shape.len() == 1 || !is_shared_block(ctx, encoding),
        "SLM is only supported for 1D block tensor",
    )?;
    let (chunk, factor) = (chunk_of(ctx, encoding), packed(ctx, *element));
    if let Some(chunk) = chunk {
        verify_chunks(&shape, chunk, factor)?;
    }
    let Param::Attr(attr) = layout else { return Ok(()) };
    let Some(layout) = Layout::of(ctx, *attr) else { return Ok(()) };
    refuse_unless(layout.rank() == shape.len(), "expected layout rank to match tensor rank")?;
    if let (Some(2..), Some(&[.., held])) = (chunk, layout.lane_data.as_deref()) {
        refuse_unless(
            held % factor == 0,
            format!("expected last dim of lane_data to be a multiple of: {factor}"),
        )?;
    }
    let shown = || format!("cannot distribute {shape:?} using {}", attr_to_string(ctx, *attr));
    if layout.distributes(&shape) { Ok(()) } else { Err(shown().into()) }
}

pub(super) const TYPE_VERIFIERS: &[(&str, VerifyParams)] = &[("xegpu.tensor_desc", verify_descriptor)];
