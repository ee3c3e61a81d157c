//! Verifiers of vector.

mod contractions;
mod masked;
mod masks;
mod memory;
mod slices;
mod transfers;
mod vectors;

use legalize_dialects_hooks::rules::{Checked, Rules, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{VerifyPhase, element_type_or_self};

use crate::common::indices::verify_indices;
use crate::vector::verify::masked::{verify_gather, verify_load, verify_scatter, verify_store};
use crate::vector::verify::masks::{verify_mask, verify_mask_sizes};
use crate::vector::verify::memory::verify_vector;
use crate::vector::verify::vectors::{
    verify_bitcast, verify_broadcast, verify_constant_mask, verify_extracted, verify_outer_product,
    verify_reduction, verify_scan, verify_shape_cast, verify_shuffle, verify_transpose, verify_type_cast,
};
use crate::vector::verify::vectors::{verify_extract, verify_insert};

/// Verifies that a shape cast keeps the element type.
fn verify_cast_elements(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.operand_types().first().copied(), at.result()) else { return Ok(()) };
    if element_type_or_self(at.ctx, from) == element_type_or_self(at.ctx, to) {
        Ok(())
    } else {
        wrong("has different source and result element types")
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::in_phase(
        VerifyPhase::Traits,
        "types",
        &[
            ("vector.constant_mask", verify_mask_sizes),
            ("vector.create_mask", verify_mask_sizes),
            ("vector.shape_cast", verify_cast_elements),
        ],
    ),
    Rules::after(
        "transfers",
        &[
            ("vector.transfer_read", transfers::verify_read),
            ("vector.transfer_write", transfers::verify_write),
        ],
    ),
    Rules::own(&[
        ("vector.load", |at| verify_indices(at, 0, |rank, _| format!("requires {rank} indices"))),
        ("vector.store", |at| verify_indices(at, 1, |rank, _| format!("requires {rank} indices"))),
    ]),
    Rules::after(
        "buffers",
        &[
            ("vector.load", |at| verify_vector(at, at.ty(0), at.result(), true)),
            ("vector.store", |at| verify_vector(at, at.ty(1), at.ty(0), false)),
        ],
    ),
    Rules::after(
        "masked",
        &[
            ("vector.compressstore", |at| verify_store(at, "valueToStore dim to match mask dim")),
            ("vector.expandload", |at| verify_load(at, "result dim to match mask dim")),
            ("vector.gather", verify_gather),
            ("vector.maskedload", |at| verify_load(at, "result shape to match mask shape")),
            ("vector.maskedstore", |at| verify_store(at, "valueToStore shape to match mask shape")),
            ("vector.scatter", verify_scatter),
        ],
    ),
    Rules::after(
        "vector slices",
        &[
            ("vector.extract_strided_slice", slices::verify_extract),
            ("vector.insert_strided_slice", slices::verify_insert),
        ],
    ),
    Rules::after(
        "vectors",
        &[
            ("vector.bitcast", verify_bitcast),
            ("vector.broadcast", verify_broadcast),
            ("vector.constant_mask", verify_constant_mask),
            ("vector.contract", contractions::verify_contract),
            ("vector.extract", verify_extract),
            ("vector.insert", verify_insert),
            ("vector.multi_reduction", contractions::verify_multi_reduction),
            ("vector.outerproduct", verify_outer_product),
            ("vector.reduction", verify_reduction),
            ("vector.scan", verify_scan),
            ("vector.shape_cast", verify_shape_cast),
            ("vector.shuffle", verify_shuffle),
            ("vector.transpose", verify_transpose),
            ("vector.type_cast", verify_type_cast),
        ],
    ),
    Rules::in_phase(VerifyPhase::RegionTraits, "vectors", &[("vector.extract", verify_extracted)]),
    Rules::after_regions("masks", &[("vector.mask", verify_mask)]),
];
