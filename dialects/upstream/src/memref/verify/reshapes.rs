//! Reshapes of buffers: the layout of the result follows from that of the source.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::common::reshapes::{Reassociation, Reshape, group_size, reassociation, reshape};
use crate::common::strides::{self, Strided, times};

// Buffers

fn verify_groups(less: &[i64], more: &[i64], groups: &Reassociation) -> Checked {
    if less.len() != groups.len() {
        return wrong(format!(
            "invalid number of reassociation groups: found {}, expected {}",
            groups.len(),
            less.len()
        ));
    }
    let mut next = 0;
    for (dim, (group, &found)) in groups.iter().zip(less).enumerate() {
        for &index in group {
            if index != next {
                return wrong("reassociation indices must be contiguous");
            }
            if index >= more.len() {
                return wrong(format!("reassociation index {index} is out of bounds"));
            }
            next += 1;
        }
        let size = group_size(more, group);
        if (size == Type::DYNAMIC) != (found == Type::DYNAMIC) {
            return wrong(format!(
                "collapsed dim ({dim}) must be dynamic if and only if reassociation group is dynamic"
            ));
        }
        if size != found {
            return wrong(format!(
                "collapsed dim size ({found}) must equal reassociation group size ({size})"
            ));
        }
    }
    if less.is_empty() {
        return if more.iter().all(|dim| *dim == 1) {
            Ok(())
        } else {
            wrong("rank 0 memrefs can only be extended/collapsed with/from ones")
        };
    }
    if next == more.len() {
        Ok(())
    } else {
        wrong(format!(
            "expanded rank ({}) inconsistent with number of reassociation indices ({next})",
            more.len()
        ))
    }
}

/// The layout of a buffer whose dimensions are expanded.
fn expanded_layout(base: &Strided, long: &[i64], groups: &Reassociation) -> Strided {
    let mut strides = vec![1; long.len()];
    for (group, &innermost) in groups.iter().zip(&base.strides) {
        let mut stride = innermost;
        for &dim in group.iter().rev() {
            strides[dim] = stride;
            stride = times(stride, long[dim]);
        }
    }
    Strided { strides, offset: base.offset }
}

/// The layout of a buffer whose dimensions are collapsed; `None` if a group is known not to be contiguous.
fn collapsed_layout(base: &Strided, long: &[i64], groups: &Reassociation) -> Option<Strided> {
    let mut strides = Vec::new();
    for group in groups {
        // Trailing dimensions of size one do not determine the distance of elements.
        let end = group.iter().rposition(|&dim| long[dim] != 1).unwrap_or(0);
        let &last = group.get(end)?;
        let known = long[last] != Type::DYNAMIC || end == 0;
        strides.push(if known { base.strides[last] } else { Type::DYNAMIC });
    }
    for (group, &innermost) in groups.iter().zip(&strides) {
        let mut stride = innermost;
        for pair in group.windows(2).rev() {
            let (outer, inner) = (pair[0], pair[1]);
            stride = times(stride, long[inner]);
            let given = base.strides[outer];
            let unknown = stride == Type::DYNAMIC || given == Type::DYNAMIC;
            if long[outer] != 1 && !unknown && stride != given {
                return None;
            }
        }
    }
    Some(Strided { strides, offset: base.offset })
}

/// Returns true for an identity layout, which may be written explicitly only for rank one.
fn is_identity(layout: Option<&Strided>, rank: usize, spelled: bool) -> bool {
    !spelled || (rank == 1 && layout.is_some_and(|layout| layout.offset == 0 && layout.strides == [1]))
}

fn verify_output_shape(at: Subject<'_>, shape: &[i64]) -> Checked {
    let Some(bounds) = at.ints("static_output_shape") else { return Ok(()) };
    if bounds.len() != shape.len() {
        return wrong(format!(
            "expected number of static shape bounds to be equal to the output rank ({}) but found {} inputs instead",
            shape.len(),
            bounds.len()
        ));
    }
    let open = bounds.iter().filter(|bound| **bound == Type::DYNAMIC).count();
    let given = at.group(1).len();
    if open != given {
        return wrong(format!(
            "mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {open} dynamic \
             dims while output_shape has {given} values"
        ));
    }
    match bounds.iter().zip(shape).position(|(bound, dim)| bound != dim) {
        Some(at) => wrong(format!("invalid output shape provided at pos {at}")),
        None => Ok(()),
    }
}

pub(super) fn verify_reshaped(at: Subject<'_>, expands: bool) -> Checked {
    let (Some(Reshape { short, long }), Some(groups)) = (reshape(at, expands), reassociation(at)) else {
        return Ok(());
    };
    let (Some(less), Some(more)) = (at.dims(short), at.dims(long)) else { return Ok(()) };
    let (less_rank, more_rank) = (less.len(), more.len());
    if less_rank > more_rank {
        return wrong(if expands {
            format!(
                "has source rank {less_rank} and result rank {more_rank}. This is not an expansion ({less_rank} > \
             {more_rank})."
            )
        } else {
            format!(
                "has source rank {more_rank} and result rank {less_rank}. This is not a collapse ({more_rank} < \
             {less_rank})."
            )
        });
    }
    verify_groups(less, more, &groups)?;
    let (source, result, word) = if expands { (short, long, "expanded") } else { (long, short, "collapsed") };
    let TypeData::MemRef { shape: from, element, layout, memory_space } = at.data(source) else {
        return Ok(());
    };
    let base = strides::of_type(at.ctx, source);
    let to = at.dims(result).unwrap_or_default();
    let expected = if is_identity(base.as_ref(), from.len(), layout.is_some()) {
        let data = TypeData::MemRef {
            shape: to.into(),
            element: *element,
            layout: None,
            memory_space: *memory_space,
        };
        at.ctx.ty(data)
    } else {
        let computed = base.and_then(|base| {
            if expands {
                Some(expanded_layout(&base, more, &groups))
            } else {
                collapsed_layout(&base, more, &groups)
            }
        });
        match computed {
            Some(computed) => strides::buffer(at.ctx, to, *element, &computed, *memory_space),
            None if expands => return wrong("invalid source layout map"),
            None => return wrong("invalid source layout map or collapsing non-contiguous dims"),
        }
    };
    if expected != result {
        let (expected, found) = (at.show(expected), at.show(result));
        return wrong(format!("expected {word} type to be '{expected}' but found '{found}'"));
    }
    if expands { verify_output_shape(at, more) } else { Ok(()) }
}
