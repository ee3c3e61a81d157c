//! Globals: a static shape, and an initial value of the global's type.

use legalize_dialects_hooks::rules::{Checked, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, Type};

/// Returns true for an attribute that has no elements and is not a unit.
fn is_other(at: Subject<'_>, value: Attribute) -> bool {
    matches!(
        at.ctx.attr_data(value),
        AttrData::Integer { .. }
            | AttrData::Float { .. }
            | AttrData::String { .. }
            | AttrData::Type(_)
            | AttrData::Array(_)
            | AttrData::Dictionary(_)
            | AttrData::SymbolRef { .. }
            | AttrData::AffineMap(_)
    )
}

fn join(shape: &[i64]) -> String {
    shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ")
}

/// Verifies that the initial value of a global has its type.
pub(super) fn verify_global(at: Subject<'_>) -> Checked {
    let Some(AttrData::Type(ty)) = at.attr_data("type") else { return Ok(()) };
    let Some(shape) = at.dims(*ty).filter(|shape| !shape.contains(&Type::DYNAMIC)) else {
        return wrong(format!("type should be static shaped memref, but got '{}'", at.show(*ty)));
    };
    let Some(value) = at.attr("initial_value") else { return Ok(()) };
    if is_other(at, value) {
        return wrong(format!(
            "initial value should be a unit or elements attribute, but got {}",
            legalize_ir::attr_to_string(at.ctx, value)
        ));
    }
    let Some(initial) = at.ctx.attr_type(value) else { return Ok(()) };
    let (Some(found), Some(element)) = (at.dims(initial), at.element(initial)) else { return Ok(()) };
    if let Some(expected) = at.element(*ty).filter(|expected| *expected != element) {
        return wrong(format!(
            "initial value element expected to be of type '{}', but was of type '{}'",
            at.show(expected),
            at.show(element)
        ));
    }
    if found == shape {
        Ok(())
    } else {
        wrong(format!("initial value shape expected to be {} but was {}", join(shape), join(found)))
    }
}
