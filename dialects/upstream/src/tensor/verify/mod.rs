//! Verifiers of tensor.

mod casts;
mod gathers;
mod reshapes;
mod slices;

use legalize_dialects_hooks::rules::{Checked, Rules, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, VerifyPhase};

use crate::common::dynamic_sizes::verify_dynamic_sizes;
use crate::common::indices::verify_indices;
use crate::tensor::verify::casts::{Matching, verify_cast};
use crate::tensor::verify::gathers::{tensor_like, verify_gather, verify_scatter};
use crate::tensor::verify::reshapes::{verify_reshape, verify_reshaped};
use crate::tensor::verify::slices::{
    verify_extract_slice, verify_insert_slice, verify_parallel_insert_slice,
};

fn verify_generated(at: Subject<'_>) -> Checked {
    let (Some(result), Some(block)) = (at.result(), at.block(0)) else { return Ok(()) };
    let Some(shape) = at.dims(result) else { return Ok(()) };
    let args = at.args(block);
    if !args.iter().all(|arg| matches!(at.data(*arg), TypeData::Index)) {
        return plain("all body arguments must be index");
    }
    if args.len() != shape.len() {
        return plain("must have one body argument per input dimension");
    }
    let found = at.last(block).filter(|last| last.name() == "tensor.yield").and_then(|last| last.ty(0));
    if found.is_some() && found == at.element(result) {
        Ok(())
    } else {
        wrong("body must be terminated with a `yield` operation of the tensor element type")
    }
}

fn verify_concat(at: Subject<'_>) -> Checked {
    let (inputs, Some(result), Some(dim)) = (at.operand_types(), at.result(), at.int("dim")) else {
        return Ok(());
    };
    if inputs.is_empty() {
        return wrong("requires at least one input");
    }
    let shapes: Option<Vec<&[i64]>> = inputs.iter().map(|ty| at.dims(*ty)).collect();
    let (Some(shapes), Some(found)) = (shapes, at.dims(result)) else { return Ok(()) };
    let rank = found.len();
    if shapes.iter().any(|shape| shape.len() != rank) {
        return wrong("rank of concatenated inputs must match result rank");
    }
    let Some(dim) = usize::try_from(dim).ok().filter(|dim| *dim < rank) else {
        return wrong("concatenation dim must be less than the tensor rank");
    };
    if inputs.iter().any(|ty| at.element(*ty) != at.element(result)) {
        return wrong("inputs and result element type must match");
    }
    let mut inferred = Vec::new();
    for place in 0..rank {
        let sizes = shapes.iter().map(|shape| shape[place]);
        if place == dim {
            inferred.push(sizes.fold(0, crate::common::strides::plus));
            continue;
        }
        let known: Vec<i64> = sizes.filter(|size| *size != Type::DYNAMIC).collect();
        if known.iter().any(|size| *size != known[0]) {
            return wrong(format!(
                "static concatenation size mismatch along non-concatenated dimension {place}"
            ));
        }
        inferred.push(known.first().copied().unwrap_or(Type::DYNAMIC));
    }
    let differs = |(a, b): (&i64, &i64)| *a != *b && *a != Type::DYNAMIC && *b != Type::DYNAMIC;
    if inferred.iter().zip(found).any(differs) {
        wrong(format!(
            "result type '{}'does not match inferred shape '{}' static sizes",
            at.show(result),
            at.show(tensor_like(at, result, &inferred))
        ))
    } else {
        Ok(())
    }
}

fn verify_pad(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (Some(shape), Some(found)) = (at.dims(source), at.dims(result)) else { return Ok(()) };
    let (Some(low), Some(high)) = (at.ints("static_low"), at.ints("static_high")) else { return Ok(()) };
    if low.len() != shape.len() || high.len() != shape.len() {
        return plain(format!(
            "failed to infer expectedType from sourceType '{}', specified resultType is '{}'",
            at.show(source),
            at.show(result)
        ));
    }
    let padded = shape.iter().zip(low.iter().zip(&high));
    let inferred: Vec<i64> = padded
        .map(|(size, (low, high))| {
            crate::common::strides::plus(crate::common::strides::plus(*size, *low), *high)
        })
        .collect();
    let fits = |(found, inferred): (&i64, &i64)| found == inferred || *inferred == Type::DYNAMIC;
    if found.len() != inferred.len() || !found.iter().zip(&inferred).all(fits) {
        return plain(format!(
            "specified type '{}' does not match the inferred type '{}'",
            at.show(result),
            at.show(tensor_like(at, source, &inferred))
        ));
    }
    Ok(())
}

fn verify_padding(at: Subject<'_>) -> Checked {
    let (Some(result), Some(block)) = (at.result(), at.block(0)) else { return Ok(()) };
    let Some(rank) = at.dims(result).map(<[i64]>::len) else { return Ok(()) };
    let args = at.args(block);
    if args.len() != rank {
        return plain(format!("expected the block to have {rank} arguments"));
    }
    if let Some(index) = args.iter().position(|arg| !matches!(at.data(*arg), TypeData::Index)) {
        return wrong(format!("expected block argument {} to be an index", index + 1));
    }
    let value = at.last(block).filter(|last| last.name() == "tensor.yield").and_then(|last| last.ty(0));
    if value.is_some_and(|value| at.element(result) != Some(value)) {
        wrong("expected yield type to match shape element type")
    } else {
        Ok(())
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::in_phase(
        VerifyPhase::Traits,
        "types",
        &[
            ("tensor.bitcast", |at| verify_cast(at, Matching::Width)),
            ("tensor.cast", |at| verify_cast(at, Matching::Type)),
        ],
    ),
    Rules::own(&[
        ("tensor.extract", |at| {
            verify_indices(at, 0, |_, _| "incorrect number of indices for extract_element".to_owned())
        }),
        ("tensor.insert", |at| verify_indices(at, 1, |_, _| "incorrect number of indices".to_owned())),
        ("tensor.splat", |at| verify_dynamic_sizes(at, at.ir.op(at.op).operand_count().saturating_sub(1))),
    ]),
    Rules::after(
        "reshapes",
        &[
            ("tensor.collapse_shape", |at| verify_reshaped(at, false)),
            ("tensor.expand_shape", |at| verify_reshaped(at, true)),
        ],
    ),
    Rules::after(
        "slices",
        &[
            ("tensor.extract_slice", verify_extract_slice),
            ("tensor.insert_slice", verify_insert_slice),
            ("tensor.parallel_insert_slice", verify_parallel_insert_slice),
        ],
    ),
    Rules::after(
        "tensors",
        &[
            ("tensor.concat", verify_concat),
            ("tensor.empty", |at| verify_dynamic_sizes(at, at.ir.op(at.op).operand_count())),
            ("tensor.gather", verify_gather),
            ("tensor.generate", |at| verify_dynamic_sizes(at, at.ir.op(at.op).operand_count())),
            ("tensor.pad", verify_pad),
            ("tensor.reshape", verify_reshape),
            ("tensor.scatter", verify_scatter),
        ],
    ),
    Rules::after_regions("tensors", &[("tensor.generate", verify_generated), ("tensor.pad", verify_padding)]),
];
