//! Complex numbers: constants of two parts, and bitcasts.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{AttrData, Type, TypeData};

/// The width of a numeric type in bits; `None` for other types.
fn width(at: Subject<'_>, ty: Type) -> Option<u64> {
    match at.data(ty) {
        TypeData::Integer { width, .. } => Some(u64::from(*width)),
        TypeData::Float(kind) => Some(u64::from(kind.width())),
        TypeData::Complex(element) => match at.data(*element) {
            TypeData::Complex(_) => None,
            _ => width(at, *element).map(|width| 2 * width),
        },
        _ => None,
    }
}

fn verify_bitcast(at: Subject<'_>) -> Checked {
    let (Some(from), Some(to)) = (at.ty(0), at.result()) else { return Ok(()) };
    if from == to {
        return Ok(());
    }
    let is_complex = |ty: Type| matches!(at.data(ty), TypeData::Complex(_));
    match (width(at, from), width(at, to)) {
        (None, _) => wrong("operand must be int/float/complex"),
        (_, None) => wrong("result must be int/float/complex"),
        _ if is_complex(from) == is_complex(to) => {
            wrong("requires that either input or output has a complex type")
        }
        (from, to) if from != to => wrong("casting bitwidths do not match"),
        _ => Ok(()),
    }
}

fn verify_constant(at: Subject<'_>) -> Checked {
    let Some(AttrData::Array(parts)) = at.attr_data("value") else { return Ok(()) };
    let &[real, imaginary] = &parts[..] else {
        return wrong("requires 'value' to be a complex constant, represented as array of two values");
    };
    let Some(TypeData::Complex(element)) = at.result().map(|ty| at.data(ty)) else { return Ok(()) };
    let type_of = |part| match at.ctx.attr_data(part) {
        AttrData::Integer { ty, .. } | AttrData::Float { ty, .. } => Some(*ty),
        _ => None,
    };
    let (Some(real), Some(imaginary)) = (type_of(real), type_of(imaginary)) else {
        return wrong("requires attribute's elements to be float or integer attributes");
    };
    if real == *element && imaginary == *element {
        return Ok(());
    }
    wrong(format!(
        "requires attribute's element types ('{}', '{}') to match the element type of the op's return type ('{}')",
        at.show(real),
        at.show(imaginary),
        at.show(*element)
    ))
}

pub(super) const RULES: Rules =
    Rules::after("complex", &[("complex.bitcast", verify_bitcast), ("complex.constant", verify_constant)]);
