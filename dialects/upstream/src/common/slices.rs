//! Operations with offsets, sizes and strides: one of each for each dimension, static ones within the source,
//! and the slice's type follows from them, with or without dimensions of size one.

use legalize_dialects_hooks::rules::{Checked, plain};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::Type;

use crate::common::strides::{plus, times};

/// Offsets, sizes and strides of a slice; [`Type::DYNAMIC`] for dynamic ones.
pub(crate) struct Slice {
    pub(crate) offsets: Vec<i64>,
    pub(crate) sizes: Vec<i64>,
    pub(crate) strides: Vec<i64>,
}

/// The lists of a slice: the name, the attribute of the static values, and the singular.
const LISTS: [(&str, &str, &str); 3] = [
    ("offsets", "static_offsets", "offset"),
    ("sizes", "static_sizes", "size"),
    ("strides", "static_strides", "stride"),
];

/// Reads the lists, whose dynamic entries are the groups of operands from `group` on. The lists must have the
/// lengths in `ranks`.
pub(crate) fn read(
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
    // A reinterpreted buffer has one offset, whatever its rank.
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

/// Verifies that the static part of a slice lies within a shape.
pub(crate) fn verify_bounds(slice: &Slice, shape: &[i64]) -> Checked {
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

/// Returns true if `reduced` is `shape` without some of its dimensions of size one.
pub(crate) fn is_reduced(shape: &[i64], reduced: &[i64]) -> bool {
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
