//! Consumption of handles, checked for the arguments of sequences.

use legalize_dialects_hooks::attributes::elements;
use legalize_dialects_hooks::rules::{Checked, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{OpId, Use, ValueId, located};
use legalize_source::Diagnostic;

/// Operations without the trait that consume their first operand.
const CONSUMING: [&str; 10] = [
    "transform.apply_registered_pass",
    "transform.structured.bufferize_to_allocation",
    "transform.structured.fuse",
    "transform.structured.pack",
    "transform.structured.pack_greedily",
    "transform.structured.pad",
    "transform.structured.split",
    "transform.structured.tile_using_for",
    "transform.structured.tile_using_forall",
    "transform.structured.vectorize",
];
/// Operations without the trait that consume all operands.
const CONSUMING_ALL: [&str; 1] = ["transform.structured.pack_transpose"];
/// Operations with the trait that consume nothing.
const READING: [&str; 1] = ["transform.split_handle"];

/// Returns true if an operation by itself consumes one of its operands; inclusions consume what their
/// sequences do.
pub(super) fn consumes(at: Subject<'_>, operand: usize) -> bool {
    let name = at.name();
    let info = at.ir.info(at.ctx, at.op).zip(at.ctx.find_name("FunctionalStyleTransformOpTrait"));
    info.is_some_and(|(info, name)| info.has_trait_named(name)) && !READING.contains(&name)
        || CONSUMING_ALL.contains(&name)
        || (operand == 0 && CONSUMING.contains(&name))
}

/// The consuming uses of a value.
fn consumers(at: Subject<'_>, value: ValueId) -> Vec<Use> {
    at.ir.uses(value).filter(|found| consumes(at.with_op(found.op), found.index as usize)).collect()
}

/// Adds a note at an operation to an error.
pub(super) fn noted(at: Subject<'_>, checked: Checked, op: OpId, message: &str) -> Checked {
    let note = || located(at.ctx, at.ir.op(op).loc(), Diagnostic::note(message));
    checked.map_err(|error| error.with_note(note()))
}

/// Verifies that each argument of a sequence is consumed at most once.
pub(super) fn verify_consumers(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    for (index, arg) in at.ir.block(block).args().iter().enumerate() {
        verify_one_consumer(at, index, &consumers(at, *arg))?;
    }
    Ok(())
}

/// Verifies that an argument has at most one consumer.
pub(super) fn verify_one_consumer(at: Subject<'_>, index: usize, found: &[Use]) -> Checked {
    if found.len() < 2 {
        return Ok(());
    }
    let error = wrong(format!("block argument #{index} has more than one potential consumer"));
    found.iter().fold(error, |error, used| {
        noted(at, error, used.op, &format!("used here as operand #{}", used.index))
    })
}

/// Marks of an argument: read only, and consumed.
pub(super) fn marks(at: Subject<'_>, index: usize) -> (bool, bool) {
    let dict = elements(at.ctx, at.attr("arg_attrs")).get(index).and_then(|dict| at.ctx.as_dict(*dict));
    let entries = dict.map(|dict| at.ctx.dict_entries(dict)).unwrap_or_default();
    let has = |name: &str| entries.iter().any(|entry| at.ctx.str(entry.0) == name);
    (has("transform.readonly"), has("transform.consumed"))
}

/// Refuses an argument that is marked as read only and consumed.
pub(super) fn unmarked(index: usize) -> Checked {
    plain(format!("argument #{index} is consumed in the body but is not marked as such"))
}

/// Verifies that the marks of a named sequence's arguments fit its body.
pub(super) fn verify_marks(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    for (index, arg) in at.ir.block(block).args().iter().enumerate() {
        match marks(at, index) {
            (true, true) => return plain(format!("argument #{index} cannot be both readonly and consumed")),
            (true, false) if !consumers(at, *arg).is_empty() => {
                return unmarked(index);
            }
            _ => {}
        }
    }
    Ok(())
}
