//! `tosa.clamp`: bounds of the elements' type, the minimum not above the maximum.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Attribute, Int, Signedness, Type, TypeData, attr_to_string};

use crate::tosa::verify::storage;

const TYPES: &str = "min/max attributes types are incompatible with input/output element types.";

/// A bound of a type.
enum Bound {
    Integer(Int),
    Float(f64),
}

fn bound(at: Subject<'_>, attr: Attribute, element: Type) -> Option<Bound> {
    match at.ctx.attr_data(attr) {
        AttrData::Integer { value, ty } if *ty == element => Some(Bound::Integer(value.clone())),
        AttrData::Float { bits, ty } if *ty == element => match at.data(*ty) {
            TypeData::Float(kind) => Some(Bound::Float(kind.to_f64(*bits))),
            _ => None,
        },
        _ => None,
    }
}

fn verify_clamp(at: Subject<'_>) -> Checked {
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let (Some(min), Some(max)) = (at.attr("min_val"), at.attr("max_val")) else { return Ok(()) };
    let (Some(element), Some(output)) = (storage(at, input), storage(at, result)) else { return Ok(()) };
    if element != output {
        return wrong("input/output element types are incompatible.");
    }
    let got =
        || format!("got min_val={}, max_val={}", attr_to_string(at.ctx, min), attr_to_string(at.ctx, max));
    let is_above = match (bound(at, min, element), bound(at, max, element)) {
        (Some(Bound::Integer(min)), Some(Bound::Integer(max))) => {
            let &TypeData::Integer { width, signedness } = at.data(element) else { return Ok(()) };
            let signed = signedness != Signedness::Unsigned && width != 1;
            min.wrapped(width, signed).to_big() > max.wrapped(width, signed).to_big()
        }
        (Some(Bound::Float(min)), Some(Bound::Float(max))) => {
            if min.is_nan() || max.is_nan() {
                return wrong(format!("min/max attributes should not be 'NaN', {}", got()));
            }
            max < min
        }
        _ => return wrong(TYPES),
    };
    if is_above { wrong(format!("expected min_val <= max_val, {}", got())) } else { Ok(()) }
}

pub(super) const RULES: &[(&str, Verify)] = &[("tosa.clamp", verify_clamp)];
