//! Transformations of structured operations: permutations, padding, and numbers of loops.

use legalize_dialects_hooks::attributes::truth;
use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, attr_to_string};

/// Returns true if numbers are `0..count` in any order.
fn is_permutation(numbers: &[i64]) -> bool {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    sorted.into_iter().eq(0..numbers.len() as i64)
}

/// Verifies that an attribute lists a permutation, or nothing.
fn verify_permutation(at: Subject<'_>, name: &str) -> Checked {
    if at.ints(name).is_none_or(|numbers| is_permutation(&numbers)) {
        Ok(())
    } else {
        wrong(format!("\"{name}\" is not a valid permutation"))
    }
}

pub(super) fn verify_pack_transpose(at: Subject<'_>) -> Checked {
    verify_permutation(at, "inner_perm")?;
    verify_permutation(at, "outer_perm")
}

pub(super) fn verify_pack_greedily(at: Subject<'_>) -> Checked {
    verify_permutation(at, "matmul_inner_dims_order")
}

pub(super) fn verify_interchange(at: Subject<'_>) -> Checked {
    let order = at.ints("iterator_interchange").unwrap_or_default();
    if is_permutation(&order) {
        return Ok(());
    }
    let shown: Vec<String> = order.iter().map(i64::to_string).collect();
    wrong(format!("expects iterator_interchange to be a permutation, found {}", shown.join(", ")))
}

/// The integers in an array attribute.
fn integers(at: Subject<'_>, list: &[Attribute]) -> Vec<i64> {
    list.iter().filter_map(|number| at.ctx.as_i64(*number)).collect()
}

pub(super) fn verify_pad(at: Subject<'_>) -> Checked {
    let found = |name: &str| at.attr(name).map(|attr| attr_to_string(at.ctx, attr)).unwrap_or_default();
    if integers(at, at.list("nofold_flags")).iter().any(|flag| !(0..=1).contains(flag)) {
        let found = found("nofold_flags");
        return wrong(format!("expects nofold_flags to contain booleans (0/1), found {found}"));
    }
    if integers(at, at.list("padding_dimensions")).iter().any(|dim| *dim < 0) {
        let found = found("padding_dimensions");
        return wrong(format!("expects padding_dimensions to contain positive integers, found {found}"));
    }
    for &order in at.list("transpose_paddings") {
        let AttrData::Array(numbers) = at.ctx.attr_data(order) else { continue };
        if !is_permutation(&integers(at, numbers)) {
            let order = attr_to_string(at.ctx, order);
            return wrong(format!("expects transpose_paddings to be a permutation, found {order}"));
        }
    }
    match at.text("copy_back_op") {
        None | Some("bufferization.materialize_in_destination" | "linalg.copy" | "none") => Ok(()),
        Some(_) => wrong("invalid copy_back_op"),
    }
}

/// Verifies that there is a handle to a loop for each nonzero size.
pub(super) fn verify_tile_using_for(at: Subject<'_>) -> Checked {
    let Some(sizes) = at.ints("static_sizes") else { return Ok(()) };
    let loops = at.result_types().len().saturating_sub(1);
    match sizes.iter().filter(|size| **size != 0).count() {
        count if count != loops => wrong(format!(
            "expected number of loops to tile ({count}) to match number of `loops` results ({loops})"
        )),
        _ => Ok(()),
    }
}

/// Verifies that numbers of threads or sizes are given, as a list or as a packed handle.
pub(super) fn verify_tile_using_forall(at: Subject<'_>) -> Checked {
    let has = |list: &str, packed: usize| {
        let listed = at.ints(list).is_some_and(|list| !list.is_empty());
        (listed, !at.group(packed).is_empty())
    };
    let (threads, sizes) = (has("static_num_threads", 3), has("static_tile_sizes", 4));
    if threads == (true, true) {
        return wrong("num_threads and packed_num_threads are mutually exclusive");
    }
    if sizes == (true, true) {
        return wrong("tile_sizes and packed_tile_sizes are mutually exclusive");
    }
    if threads == (false, false) && sizes == (false, false) {
        wrong("either (packed_)num_threads or (packed_)tile_sizes must be specified")
    } else {
        Ok(())
    }
}

/// Verifies the options of a bufferization.
pub(super) fn verify_bufferize(at: Subject<'_>) -> Checked {
    if at.text("memcpy_op").is_some_and(|name| !["memref.copy", "linalg.copy"].contains(&name)) {
        return wrong("unsupported memcpy op");
    }
    let set = |name: &str| truth(at.ctx, at.attr(name)).unwrap_or(false);
    for option in ["print_conflicts", "dump_alias_sets"] {
        if set(option) && !set("test_analysis_only") {
            return wrong(format!("'{option}' requires 'test_analysis_only'"));
        }
    }
    Ok(())
}
