//! Accesses to matrices in memory that a workgroup shares, and conversions between layouts.

use legalize_dialects_hooks::rules::{Checked, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, Param, Type, TypeData};

use super::scattered::vector;
use crate::xegpu::layouts::Layout;

/// Parameters of a matrix in shared memory: its sizes, the sizes of its blocks, and strides.
struct Matrix {
    sizes: Vec<i64>,
    blocks: Vec<i64>,
    strides: Vec<i64>,
}

/// Returns the numbers of an array attribute in a dictionary; absent for anything else.
fn listed(at: Subject<'_>, dict: Option<Attribute>, name: &str) -> Option<Vec<i64>> {
    let entries = at.ctx.dict_entries(at.ctx.as_dict(dict?)?);
    let (_, list) = *entries.iter().find(|entry| at.ctx.str(entry.0) == name)?;
    match at.ctx.attr_data(list) {
        AttrData::Array(elements) => elements.iter().map(|element| at.ctx.as_i64(*element)).collect(),
        _ => None,
    }
}

fn matrix(at: Subject<'_>, ty: Type) -> Option<Matrix> {
    let TypeData::Dialect { params, .. } = at.data(ty) else { return None };
    let [Param::List(sizes), _, layout] = &**params else { return None };
    let sizes: Vec<i64> = sizes
        .iter()
        .map(|size| match size {
            Param::Int(size) => size.as_i64(),
            _ => None,
        })
        .collect::<Option<_>>()?;
    let dict = match layout {
        Param::Attr(layout) => match at.ctx.attr_data(*layout) {
            AttrData::Dialect { params, .. } => match params.first() {
                Some(Param::Attr(dict)) => Some(*dict),
                _ => None,
            },
            _ => None,
        },
        _ => None,
    };
    let blocks = listed(at, dict, "block").unwrap_or_else(|| sizes.clone());
    let strides = listed(at, dict, "stride").unwrap_or_else(|| {
        let mut strides = vec![1; sizes.len()];
        for index in (1..sizes.len()).rev() {
            strides[index - 1] = sizes[index].saturating_mul(strides[index]);
        }
        strides
    });
    Some(Matrix { sizes, blocks, strides })
}

/// Verifies that the lanes of a subgroup access neighbouring elements, which are one block.
fn verify_lanes(of: &Matrix, layout: &Layout) -> Checked {
    let (Some(lanes), Some(data)) = (&layout.lanes, &layout.lane_data) else { return Ok(()) };
    if data.split_last().is_some_and(|(_, outer)| outer.iter().any(|count| *count != 1)) {
        return plain("With subgroup_block_io, accessed data must be contiguous and coalesced.");
    }
    for (index, &count) in lanes.iter().enumerate() {
        if of.blocks.get(index) != Some(&count) {
            return plain("With subgroup_block_io, the block shape must match the lane layout.");
        }
        if count != 1 && of.strides.get(index) != Some(&1) {
            return plain("With subgroup_block_io, the distributed dimensions must be contiguous.");
        }
    }
    Ok(())
}

/// Verifies that a part of a matrix in shared memory lies within it.
pub(super) fn verify_matrix(at: Subject<'_>, data: Option<Type>, of: Option<Type>) -> Checked {
    let (Some(data), Some(of)) = (data, of.and_then(|ty| matrix(at, ty))) else { return Ok(()) };
    let whole_block = at.has("subgroup_block_io");
    let Some(shape) = vector(at, data) else {
        return if whole_block {
            plain("subgroup_block_io are only allowed when result is a VectorType.")
        } else {
            Ok(())
        };
    };
    if of.sizes.len() != 2 {
        return plain("mem_desc must be 2D.");
    }
    if let Some(layout) = at.attr("layout").filter(|_| whole_block).and_then(|attr| Layout::of(at.ctx, attr))
    {
        verify_lanes(&of, &layout)?;
    }
    if shape.len() == 2 {
        return if shape.iter().zip(&of.sizes).any(|(part, whole)| part > whole) {
            plain("data shape must not exceed mem_desc shape.")
        } else {
            Ok(())
        };
    }
    if whole_block && of.strides.first() == Some(&1) {
        plain("mem_desc should be row major when subgroup_block_io is set.")
    } else {
        Ok(())
    }
}

/// Verifies that the layouts of a conversion are of the same level, and distribute the value evenly.
pub(super) fn verify_conversion(at: Subject<'_>) -> Checked {
    let layout = |name: &str| at.attr(name).and_then(|attr| Layout::of(at.ctx, attr));
    let (Some(from), Some(to)) = (layout("input_layout"), layout("target_layout")) else { return Ok(()) };
    let Some(TypeData::Vector { shape, .. }) = at.ty(0).map(|ty| at.data(ty)) else { return Ok(()) };
    if from.is_for_workgroup() != to.is_for_workgroup() {
        return wrong("expected input layout and target layout be WgLayout or SgLayout at the same time.");
    }
    for (what, layout) in [("input", from), ("target", to)] {
        if !layout.distributes(shape) {
            return wrong(format!("invalid {what} layout, data cannot be evenly distributed."));
        }
    }
    Ok(())
}
