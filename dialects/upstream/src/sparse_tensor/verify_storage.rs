//! Operations on the storage of sparse tensors: buffers, slices, sizes, tensors from their parts.

use legalize_dialects_hooks::attributes::enum_value;
use legalize_dialects_hooks::rules::{Checked, Verify, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Param, Type, TypeData, constant_operand};

use crate::common::inferred::verify_inferred;
use crate::sparse_tensor::encoding::View;
use crate::sparse_tensor::levels::{Format, Level};
use crate::sparse_tensor::storage::{Part, has_width, level_count};

/// Verifies the level and the element type of a buffer.
fn verify_buffer(at: Subject<'_>, part: Part) -> Checked {
    let Some((view, buffer)) = at.ty(0).and_then(|ty| View::of_tensor(at.ctx, ty)).zip(at.result()) else {
        return Ok(());
    };
    if !at.int("level").is_some_and(|level| (0..view.rank()).contains(&level)) {
        return plain("requested level is out of bounds");
    }
    let (width, what) = match part {
        Part::Positions => (view.pos_width, "positions"),
        Part::Coordinates => (view.crd_width, "coordinates"),
    };
    if at.element(buffer).is_some_and(|element| has_width(at, element, width)) {
        Ok(())
    } else {
        plain(format!("unexpected type for {what}"))
    }
}

fn verify_joined(at: Subject<'_>) -> Checked {
    match at.ty(0).and_then(|ty| View::of_tensor(at.ctx, ty)) {
        Some(view) if view.joined_from() >= view.rank() => plain("expected sparse tensor with a COO region"),
        _ => Ok(()),
    }
}

fn verify_values(at: Subject<'_>) -> Checked {
    let element = |ty: Option<Type>| ty.and_then(|ty| at.element(ty));
    if element(at.ty(0)) == element(at.result()) {
        Ok(())
    } else {
        plain("unexpected mismatch in element types")
    }
}

fn verify_slice(at: Subject<'_>) -> Checked {
    let rank = at.ty(0).and_then(|ty| at.dims(ty)).map_or(0, |dims| dims.len() as i64);
    match at.int("dim") {
        Some(dim) if !(0..rank).contains(&dim) => plain("requested dimension out of bound"),
        _ => Ok(()),
    }
}

fn verify_level(at: Subject<'_>) -> Checked {
    let index = at.values(1).first().and_then(|index| constant_operand(at.ctx, at.ir, *index));
    let index = index.and_then(|index| at.ctx.as_i64(index));
    match index.zip(at.ty(0).and_then(|ty| level_count(at, ty))) {
        Some((index, count)) if !(0..count).contains(&index) => {
            plain("Level index exceeds the rank of the input sparse tensor")
        }
        _ => Ok(()),
    }
}

/// The word of the size that an operation reads or writes.
fn kind(at: Subject<'_>) -> Option<String> {
    let name = at.ctx.name("sparse_tensor.kind");
    let def = legalize_dialects_hooks::attributes::enum_of(at.ctx, name)?;
    def.stringify(enum_value(at.ctx, at.ir, at.op, "specifierKind")?)
}

/// Verifies that a size of a storage exists, and that it is one of a level if a level is given.
fn verify_size(at: Subject<'_>) -> Checked {
    let encoding = match at.ty(0).map(|ty| at.data(ty)) {
        Some(TypeData::Dialect { params, .. }) => params.first(),
        _ => None,
    };
    let (Some(Param::Attr(encoding)), Some(kind)) = (encoding, kind(at)) else { return Ok(()) };
    let Some(view) = View::of_attr(at.ctx, *encoding) else { return Ok(()) };
    if kind == "val_mem_sz" {
        return if at.has("level") {
            plain("redundant level argument for querying value memory size")
        } else {
            Ok(())
        };
    }
    if matches!(&*kind, "dim_offset" | "dim_stride") && view.slices.is_empty() {
        return plain("requested slice data on non-slice tensor");
    }
    let Some(level) = at.int("level") else { return plain("missing level argument") };
    let Some(format) = usize::try_from(level).ok().and_then(|level| view.levels.get(level)) else {
        return plain("requested level is out of bounds");
    };
    let is_singleton = Level::from_param(format).is_some_and(|level| level.is(Format::Singleton));
    if kind == "pos_mem_sz" && is_singleton {
        plain("requested position memory size on a singleton level")
    } else {
        Ok(())
    }
}

/// Verifies the parts of a tensor: positions and coordinates, then the values.
fn verify_parts(at: Subject<'_>, tensor: Type, parts: &[Type], values: Type) -> Checked {
    let Some(view) = View::of_tensor(at.ctx, tensor) else { return Ok(()) };
    let joined = view.joined_from();
    if joined < view.rank()
        && let Some(last) = parts.last()
        && !at.dims(*last).is_some_and(|dims| matches!(dims, [_, count] if *count == view.rank() - joined))
    {
        return plain("input/output trailing COO level-ranks don't match");
    }
    let expected = view.parts();
    if expected.len() != parts.len() {
        return plain("inconsistent number of fields between input/output");
    }
    let fits = |(part, ty): (&Part, &Type)| at.element(*ty) == Some(view.element(at.ctx, *part));
    if expected.iter().zip(parts).all(fits) && at.element(values) == at.element(tensor) {
        Ok(())
    } else {
        plain("input/output element-types don't match")
    }
}

fn verify_assemble(at: Subject<'_>) -> Checked {
    let (Some(values), Some(tensor)) = (at.ty(1), at.result()) else { return Ok(()) };
    if at.dims(tensor).is_some_and(|dims| dims.contains(&Type::DYNAMIC)) {
        return plain("the sparse-tensor must have static shape");
    }
    verify_parts(at, tensor, &at.types(0), values)
}

fn verify_disassemble(at: Subject<'_>) -> Checked {
    let (Some(tensor), parts, Some(values)) = (at.ty(0), at.types(1), at.ty(2)) else { return Ok(()) };
    let results = at.result_types();
    let (Some(found), Some(found_values)) = (results.get(..parts.len()), results.get(parts.len())) else {
        return Ok(());
    };
    if *found_values != values {
        return plain("output values and return value type mismatch");
    }
    if found == parts {
        verify_parts(at, tensor, found, values)
    } else {
        plain("output levels and return levels type mismatch")
    }
}

/// Verifies that there is a coordinate for each level but the last.
fn verify_compress(at: Subject<'_>) -> Checked {
    match at.ty(4).and_then(|ty| level_count(at, ty)) {
        Some(count) if count != at.values(5).len() as i64 + 1 => wrong("incorrect number of coordinates"),
        _ => Ok(()),
    }
}

fn verify_push(at: Subject<'_>) -> Checked {
    let count = at.values(3).first().and_then(|count| constant_operand(at.ctx, at.ir, *count));
    match count.and_then(|count| at.ctx.as_i64(count)) {
        Some(count) if count < 1 => wrong("n must be not less than 1"),
        _ => Ok(()),
    }
}

pub(super) const RULES: &[(&str, Verify)] = &[
    ("sparse_tensor.assemble", verify_assemble),
    ("sparse_tensor.compress", verify_compress),
    ("sparse_tensor.coordinates", |at| verify_buffer(at, Part::Coordinates)),
    ("sparse_tensor.coordinates_buffer", verify_joined),
    ("sparse_tensor.disassemble", verify_disassemble),
    ("sparse_tensor.lvl", verify_level),
    ("sparse_tensor.positions", |at| verify_buffer(at, Part::Positions)),
    ("sparse_tensor.push_back", verify_push),
    ("sparse_tensor.slice.offset", verify_slice),
    ("sparse_tensor.slice.stride", verify_slice),
    ("sparse_tensor.storage_specifier.get", verify_size),
    ("sparse_tensor.storage_specifier.set", verify_size),
    ("sparse_tensor.values", verify_values),
];

/// Rules about result types that follow from the operands.
pub(super) const INFERRED: &[(&str, Verify)] = &[
    ("sparse_tensor.coordinates", verify_inferred),
    ("sparse_tensor.coordinates_buffer", verify_inferred),
    ("sparse_tensor.extract_iteration_space", verify_inferred),
    ("sparse_tensor.positions", verify_inferred),
    ("sparse_tensor.values", verify_inferred),
];
