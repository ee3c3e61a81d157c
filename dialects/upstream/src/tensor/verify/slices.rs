//! Slices of tensors, and insertions into them.

use legalize_dialects_hooks::rules::{Checked, plain};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData};

use crate::common::slices::{Slice, is_reduced, read, verify_bounds};

/// Verifies that the type of a slice is the inferred one, possibly rank-reduced.
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

pub(super) fn verify_extract_slice(at: Subject<'_>) -> Checked {
    let (Some(source), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let Some(shape) = at.dims(source) else { return Ok(()) };
    let Some(slice) = read(at, 1, [shape.len(); 3])? else { return Ok(()) };
    verify_tensor(at, source, &slice, result)?;
    verify_bounds(&slice, shape)
}

pub(super) fn verify_insert_slice(at: Subject<'_>) -> Checked {
    let (Some(source), Some(dest)) = (at.ty(0), at.ty(1)) else { return Ok(()) };
    let Some(shape) = at.dims(dest) else { return Ok(()) };
    let Some(slice) = read(at, 2, [shape.len(); 3])? else { return Ok(()) };
    verify_tensor(at, dest, &slice, source)?;
    verify_bounds(&slice, shape)
}

/// Verifies that a parallel insertion goes into a shared output of the loop.
pub(super) fn verify_parallel_insert_slice(at: Subject<'_>) -> Checked {
    let is_shared = || {
        let dest = at.values(1).first().copied()?;
        let around = at.parent()?.parent()?;
        let block = around.block(0)?;
        Some(at.ir.value_block(dest) == Some(block) && at.ir.defining_op(dest).is_none())
    };
    if at.parent().is_some_and(|parent| parent.name() == "scf.forall.in_parallel")
        && is_shared() == Some(false)
    {
        return legalize_dialects_hooks::rules::wrong("may only insert into an output block argument");
    }
    verify_insert_slice(at)
}
