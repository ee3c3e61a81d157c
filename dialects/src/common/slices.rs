//! Operations with offsets, sizes and strides: each dimension has one of each, what is known lies within what is
//! sliced, and the slice's type is what they make of it, dimensions of size one left out or not.

use legalize_ir::{Context, Type, TypeData};

use crate::common::rules::{Checked, Subject, Verify, attach_rules, plain};
use crate::common::strides::{self, Strided, plus, times};

/// What a slice is of: numbers known when it is written, [`Type::DYNAMIC`] for the others.
struct Slice {
    offsets: Vec<i64>,
    sizes: Vec<i64>,
    strides: Vec<i64>,
}

/// The lists of a slice: what they are called, the attribute of what is known, and how they are counted.
const LISTS: [(&str, &str, &str); 3] = [
    ("offsets", "static_offsets", "offset"),
    ("sizes", "static_sizes", "size"),
    ("strides", "static_strides", "stride"),
];

/// The lists, whose dynamic entries are the groups of operands from `group` on. There are to be as many entries as
/// `ranks` says.
fn read(
    at: Subject<'_>,
    group: usize,
    ranks: [usize; 3],
) -> Result<Option<Slice>, legalize_source::Diagnostic> {
    let [Some(offsets), Some(sizes), Some(strides)] = LISTS.map(|(_, attr, _)| at.ints(attr)) else {
        return Ok(None);
    };
    let lists = [&offsets, &sizes, &strides];
    for (index, (name, attr, _)) in LISTS.iter().enumerate() {
        let given = at.group(group + index).len();
        let open = lists[index].iter().filter(|value| **value == Type::DYNAMIC).count();
        if given != open {
            plain(format!(
                "expected the number of '{name}' to match the number of dynamic entries in '{attr}' ({given} vs \
                 {open})"
            ))?;
        }
    }
    // A buffer that is looked at anew has one offset, however many dimensions it is given.
    let one_offset = ranks[0] == 1 && offsets.len() == 1;
    let pairs = [(0, 1, one_offset), (1, 2, false)];
    for (a, b, exempt) in pairs {
        let (count, other) = (lists[a].len(), lists[b].len());
        if count != other && !exempt {
            plain(format!(
                "expected mixed {} rank to match mixed {} rank ({count} vs {other}) so the rank of the result type \
                 is well-formed.",
                LISTS[a].0, LISTS[b].0
            ))?;
        }
    }
    for (index, (_, _, what)) in LISTS.iter().enumerate() {
        let (rank, found) = (ranks[index], lists[index].len());
        if rank != found {
            plain(format!("expected {rank} {what} values, got {found}"))?;
        }
    }
    for (index, (name, ..)) in LISTS.iter().enumerate().take(2) {
        let negative = lists[index].iter().find(|value| **value < 0 && **value != Type::DYNAMIC);
        if let Some(value) = negative {
            plain(format!("expected {name} to be non-negative, but got {value}"))?;
        }
    }
    Ok(Some(Slice { offsets, sizes, strides }))
}

/// What is known of a slice lies within a shape.
fn verify_bounds(slice: &Slice, shape: &[i64]) -> Checked {
    let known = |value: i64| value != Type::DYNAMIC;
    for (dim, &end) in shape.iter().enumerate() {
        let (offset, size, stride) = (slice.offsets[dim], slice.sizes[dim], slice.strides[dim]);
        if !known(end) || !known(offset) {
            continue;
        }
        if offset >= end {
            return plain(format!("offset {dim} is out-of-bounds: {offset} >= {end}"));
        }
        if !known(size) || !known(stride) {
            continue;
        }
        let last = plus(offset, times(size.saturating_sub(1), stride));
        if last >= end {
            return plain(format!("slice along dimension {dim} runs out-of-bounds: {last} >= {end}"));
        }
    }
    Ok(())
}

/// Whether a shape is another one without some of its dimensions of size one.
fn is_reduced(shape: &[i64], reduced: &[i64]) -> bool {
    let mut rest = reduced;
    for dim in shape {
        match rest.split_first() {
            Some((first, others)) if first == dim => rest = others,
            _ if *dim == 1 => {}
            _ => return false,
        }
    }
    rest.is_empty()
}

/// A tensor that a slice of static sizes is, and the tensor that it is said to be.
fn verify_tensor(at: Subject<'_>, sliced: Type, slice: &Slice, found: Type) -> Checked {
    let (TypeData::RankedTensor { element, encoding, .. }, Some(reduced)) = (at.data(sliced), at.dims(found))
    else {
        return Ok(());
    };
    if reduced.len() > slice.sizes.len() {
        return plain("expected rank to be smaller or equal to the other rank. ");
    }
    if !is_reduced(&slice.sizes, reduced) {
        let shape = slice.sizes.clone().into();
        let expected = at.ctx.ty(TypeData::RankedTensor { shape, element: *element, encoding: *encoding });
        let expected = at.show(expected);
        return plain(format!(
            "expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
        ));
    }
    if at.element(found) != Some(*element) {
        return plain(format!("expected element type to be '{}'", at.show(*element)));
    }
    Ok(())
}

fn verify_extract(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let Some(shape) = at.dims(source) else { return Ok(()) };
    let Some(slice) = read(at, 1, [shape.len(); 3])? else { return Ok(()) };
    verify_tensor(at, source, &slice, result)?;
    verify_bounds(&slice, shape)
}

fn verify_insert(at: Subject<'_>) -> Checked {
    let (Some(source), Some(dest)) = (at.ty(0), at.ty(1)) else { return Ok(()) };
    let Some(shape) = at.dims(dest) else { return Ok(()) };
    let Some(slice) = read(at, 2, [shape.len(); 3])? else { return Ok(()) };
    verify_tensor(at, dest, &slice, source)?;
    verify_bounds(&slice, shape)
}

/// What is inserted by many at once goes into what they share.
fn verify_parallel_insert(at: Subject<'_>) -> Checked {
    let is_shared = || {
        let dest = at.values(1).first().copied()?;
        let around = at.parent()?.parent()?;
        let block = around.block(0)?;
        Some(at.ir.value_block(dest) == Some(block) && at.ir.defining_op(dest).is_none())
    };
    if at.parent().is_some_and(|parent| parent.name() == "scf.forall.in_parallel")
        && is_shared() == Some(false)
    {
        return crate::common::rules::wrong("may only insert into an output block argument");
    }
    verify_insert(at)
}

/// The layout of a slice of a buffer.
fn slice_layout(base: &Strided, slice: &Slice) -> Strided {
    let strides = base.strides.iter().zip(&slice.strides);
    let offsets = slice.offsets.iter().zip(&base.strides);
    Strided {
        strides: strides.map(|(base, by)| times(*base, *by)).collect(),
        offset: offsets.fold(base.offset, |sum, (offset, stride)| plus(sum, times(*offset, *stride))),
    }
}

/// Whether dimensions are others with some of size one left out; each is a size and a stride.
fn drops_units(all: &[(i64, i64)], kept: &[(i64, i64)]) -> bool {
    // Which lengths of `kept` can stand for what was seen.
    let mut reached = vec![false; kept.len() + 1];
    reached[0] = true;
    for dim in all {
        for len in (0..reached.len()).rev() {
            let keeps = len > 0 && reached[len - 1] && kept[len - 1] == *dim;
            reached[len] = keeps || (reached[len] && dim.0 == 1);
        }
    }
    reached[kept.len()]
}

/// What is wrong with the type of a slice of a buffer.
enum Mismatch {
    Sizes,
    Layout,
}

fn buffer_mismatch(ctx: &Context, sizes: &[i64], layout: &Strided, found: Type) -> Option<Mismatch> {
    let TypeData::MemRef { shape, .. } = ctx.type_data(found) else { return None };
    if !is_reduced(sizes, shape) {
        return Some(Mismatch::Sizes);
    }
    let Some(given) = strides::of_type(ctx, found) else { return Some(Mismatch::Layout) };
    let dims = |sizes: &[i64], layout: &Strided| -> Vec<(i64, i64)> {
        sizes.iter().copied().zip(layout.strides.iter().copied()).collect()
    };
    let fits = given.offset == layout.offset && drops_units(&dims(sizes, layout), &dims(shape, &given));
    (!fits).then_some(Mismatch::Layout)
}

fn verify_subview(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (
        TypeData::MemRef { shape, element, memory_space, .. },
        TypeData::MemRef { shape: reduced, element: found, memory_space: space, .. },
    ) = (at.data(source), at.data(result))
    else {
        return Ok(());
    };
    let Some(slice) = read(at, 1, [shape.len(); 3])? else { return Ok(()) };
    let but_got = at.show(result);
    if memory_space != space {
        return plain(format!(
            "different memory spaces specified for base memref type '{}' and subview memref type '{but_got}'",
            at.show(source)
        ));
    }
    let Some(base) = strides::of_type(at.ctx, source) else {
        return plain(format!("base type '{}' is not strided", at.show(source)));
    };
    if reduced.len() > slice.sizes.len() {
        return plain(format!(
            "expected result rank to be smaller or equal to the source rank, but got '{but_got}'"
        ));
    }
    let layout = slice_layout(&base, &slice);
    let mismatch = buffer_mismatch(at.ctx, &slice.sizes, &layout, result);
    let wrong_type = |what: &str| {
        let expected = strides::buffer(at.ctx, &slice.sizes, *element, &layout, *memory_space);
        let expected = at.show(expected);
        plain(format!(
            "expected result type to be '{expected}' or a rank-reduced version. (mismatch of result {what}), but got \
             '{but_got}'"
        ))
    };
    match mismatch {
        Some(Mismatch::Sizes) => return wrong_type("sizes"),
        _ if element != found => {
            let element = at.show(*element);
            return plain(format!("expected result element type to be '{element}', but got '{but_got}'"));
        }
        Some(Mismatch::Layout) => return wrong_type("layout"),
        None => {}
    }
    verify_bounds(&slice, shape)
}

/// A number that is to be known, and the one that a type says.
fn verify_known(what: &str, expected: i64, found: i64, place: &str) -> Checked {
    if found == Type::DYNAMIC || found == expected {
        return Ok(());
    }
    let expected = match expected {
        Type::DYNAMIC => "dynamic".to_owned(),
        known => known.to_string(),
    };
    plain(format!("expected result type with {what} = {expected} instead of {found}{place}"))
}

/// A buffer that is looked at with a layout of its own.
fn verify_reinterpreted(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (element, space) = match at.data(source) {
        TypeData::MemRef { element, memory_space, .. }
        | TypeData::UnrankedMemRef { element, memory_space } => (element, memory_space),
        _ => return Ok(()),
    };
    let TypeData::MemRef { shape, element: found, memory_space, .. } = at.data(result) else { return Ok(()) };
    let Some(slice) = read(at, 1, [1, shape.len(), shape.len()])? else { return Ok(()) };
    for (what, differs) in [("memory spaces", memory_space != space), ("element types", element != found)] {
        if differs {
            return plain(format!(
                "different {what} specified for source type '{}' and result memref type '{}'",
                at.show(source),
                at.show(result)
            ));
        }
    }
    for (dim, (&found, &expected)) in shape.iter().zip(&slice.sizes).enumerate() {
        verify_known("size", expected, found, &format!(" in dim = {dim}"))?;
    }
    let Some(layout) = strides::of_type(at.ctx, result) else {
        return plain(format!("expected result type to have strided layout but found '{}'", at.show(result)));
    };
    verify_known("offset", slice.offsets[0], layout.offset, "")?;
    for (dim, (&found, &expected)) in layout.strides.iter().zip(&slice.strides).enumerate() {
        verify_known("stride", expected, found, &format!(" in dim = {dim}"))?;
    }
    Ok(())
}

const RULES: &[(&str, Verify)] = &[
    ("memref.reinterpret_cast", verify_reinterpreted),
    ("memref.subview", verify_subview),
    ("tensor.extract_slice", verify_extract),
    ("tensor.insert_slice", verify_insert),
    ("tensor.parallel_insert_slice", verify_parallel_insert),
];

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    attach_rules(ctx, "slices", RULES);
}
