//! Operations with offsets, sizes and strides: each dimension has one of each, what is known lies within what is
//! sliced, and the slice's type is what they make of it, dimensions of size one left out or not.

use legalize_dialects_hooks::rules::{Checked, plain};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::Type;

use crate::common::strides::{plus, times};

/// What a slice is of: numbers known when it is written, [`Type::DYNAMIC`] for the others.
pub(crate) struct Slice {
    pub(crate) offsets: Vec<i64>,
    pub(crate) sizes: Vec<i64>,
    pub(crate) strides: Vec<i64>,
}

/// The lists of a slice: what they are called, the attribute of what is known, and how they are counted.
const LISTS: [(&str, &str, &str); 3] = [
    ("offsets", "static_offsets", "offset"),
    ("sizes", "static_sizes", "size"),
    ("strides", "static_strides", "stride"),
];

/// The lists, whose dynamic entries are the groups of operands from `group` on. There are to be as many entries as
/// `ranks` says.
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

/// Whether a shape is another one without some of its dimensions of size one.
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
