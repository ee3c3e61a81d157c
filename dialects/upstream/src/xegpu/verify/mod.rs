//! Verifiers of xegpu: tensor descriptors, and the tensors and memory that they describe.

mod blocks;
mod descriptors;
mod matrices;
mod scattered;

use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::xegpu::verify::blocks::{verify_load, verify_move, verify_store};
use crate::xegpu::verify::descriptors::{descriptor, space_of};
use crate::xegpu::verify::matrices::{verify_conversion, verify_matrix};
use crate::xegpu::verify::scattered::{
    READS, WRITES, verify_access, verify_block_prefetch, verify_create, verify_prefetch, verify_update,
};

/// Verifies that a descriptor has at most as many dimensions as its source.
fn verify_create_nd(at: Subject<'_>) -> Checked {
    let (Some(source), Some(produced)) =
        (at.ty(0), at.result().and_then(|produced| descriptor(at, produced)))
    else {
        return Ok(());
    };
    let (rank, element, space) = match at.data(source) {
        TypeData::MemRef { shape, element, memory_space, .. } => {
            (shape.len(), Some(*element), space_of(at, *memory_space))
        }
        TypeData::Integer { .. } => (0, None, 0),
        _ => return Ok(()),
    };
    if space != produced.space {
        return wrong(format!("Memory space mismatch. Source: {space}, TensorDesc: {}", produced.space));
    }
    let count = |name: &str| at.ints(name).map(|numbers| numbers.len());
    let (shape, strides) = (count("const_shape").unwrap_or(rank), count("const_strides").unwrap_or(rank));
    if element.is_none() && (shape == 0 || strides == 0) {
        return wrong("expecting strides and shape to be present for integer source.");
    }
    let offsets = count("const_offsets").filter(|offsets| *offsets != 0);
    if shape != strides || offsets.is_some_and(|offsets| offsets != shape) {
        return wrong(
            "Expecting the rank of shape, strides, offsets, and source (if source is a memref) should match with each \
             other.",
        );
    }
    if produced.shape.len() > shape {
        return wrong(
            "Expecting the TensorDesc rank is not greater than the ranks of shape, strides, offsets or the memref \
             source.",
        );
    }
    if element.is_some_and(|element| element != produced.element) {
        return wrong("TensorDesc should have the same element type with the source if it is a memref.");
    }
    match produced.chunk {
        Some(_) => wrong("Expects a non-scattered TensorDesc."),
        None => Ok(()),
    }
}

/// Verifies one lane's part of a product: whole words of the second factor.
fn verify_lane_product(at: Subject<'_>) -> Checked {
    let Some(TypeData::Vector { shape, element, .. }) = at.ty(1).map(|ty| at.data(ty)) else { return Ok(()) };
    let width = match at.data(*element) {
        TypeData::Integer { width, .. } => i64::from(*width),
        TypeData::Float(kind) => i64::from(kind.width()),
        _ => return Ok(()),
    };
    match shape.iter().fold(width, |bits, size| bits.saturating_mul(*size)) % 32 {
        0 => Ok(()),
        _ => wrong("Expecting B operand to be a multiple of 32 bits."),
    }
}

/// Verifies matrix products, whose second factor may be packed, or each lane's part of them.
fn verify_product(at: Subject<'_>) -> Checked {
    let (Some(left), Some(right), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    if at.ty(2).is_some_and(|sum| sum != result) {
        return wrong("Expecting the acc type to be the same as result.");
    }
    let sizes = |ty: Type| match at.data(ty) {
        TypeData::Vector { shape, .. } => Some(&**shape),
        _ => None,
    };
    let (Some(left), Some(right), Some(result)) = (sizes(left), sizes(right), sizes(result)) else {
        return Ok(());
    };
    let (&[rows, inner], &[found_rows, found_columns]) = (left, result) else {
        return if [left, right, result].iter().all(|sizes| sizes.len() == 1) {
            verify_lane_product(at)
        } else {
            wrong(
                "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.",
            )
        };
    };
    let (depth, columns) = match *right {
        [depth, columns] => (depth, columns),
        [depth, columns, packed] => (depth.saturating_mul(packed), columns),
        _ => {
            return wrong(
                "expecting lhs and result to be a 2D vector, and rhs to be either 2D or 3D (packed) vector.",
            );
        }
    };
    if inner != depth {
        return wrong("K-dimension mismatch.");
    }
    if rows != found_rows {
        return wrong("M-dimension mismatch.");
    }
    if columns == found_columns { Ok(()) } else { wrong("N-dimension mismatch.") }
}

pub(super) const RULES: &[Rules] = &[
    Rules::after(
        "scattered",
        &[
            ("xegpu.create_tdesc", verify_create),
            ("xegpu.load", |at| verify_access(at, at.result(), 0, READS)),
            ("xegpu.prefetch", verify_prefetch),
            ("xegpu.prefetch_nd", verify_block_prefetch),
            ("xegpu.store", |at| verify_access(at, at.ty(0), 1, WRITES)),
            ("xegpu.update_offset", verify_update),
        ],
    ),
    Rules::after(
        "blocks",
        &[
            ("xegpu.load_nd", verify_load),
            ("xegpu.store_nd", verify_store),
            ("xegpu.update_nd_offset", verify_move),
        ],
    ),
    Rules::after(
        "xegpu",
        &[
            ("xegpu.convert_layout", verify_conversion),
            ("xegpu.create_nd_tdesc", verify_create_nd),
            ("xegpu.dpas", verify_product),
            ("xegpu.load_matrix", |at| verify_matrix(at, at.result(), at.ty(0))),
            ("xegpu.store_matrix", |at| verify_matrix(at, at.ty(0), at.ty(1))),
        ],
    ),
];
