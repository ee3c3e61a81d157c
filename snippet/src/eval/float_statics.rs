//! Static functions of `APFloat`: special values of a format (`APFloat::getInf(type.getFloatSemantics())`).

use legalize_ir::{FloatKind, Type};

use super::Machine;
use super::floats::{f64_to_float, float_to_f64};
use crate::error::EvalError;
use crate::value::{ApFloat, Val};

/// Functions that the evaluator implements.
pub(crate) const APFLOAT_STATICS: &[&str] = &[
    "getInf",
    "getNaN",
    "getQNaN",
    "getZero",
    "getOne",
    "getLargest",
    "getSmallest",
    "getSmallestNormalized",
];

/// Bits of the exponent and of the fraction of formats with the special values of IEEE 754.
fn layout(kind: FloatKind) -> Option<(u32, u32)> {
    Some(match kind {
        FloatKind::F8E5M2 => (5, 2),
        FloatKind::F8E4M3 => (4, 3),
        FloatKind::F8E3M4 => (3, 4),
        FloatKind::F16 => (5, 10),
        FloatKind::BF16 => (8, 7),
        FloatKind::TF32 => (8, 10),
        FloatKind::F32 => (8, 23),
        FloatKind::F64 => (11, 52),
        FloatKind::F128 => (15, 112),
        _ => return None,
    })
}

/// Returns the bits of a special positive value; `None` if the format has none, or is not known.
fn special(kind: FloatKind, name: &str) -> Option<u128> {
    match name {
        "getZero" => return f64_to_float(kind, 0.0),
        "getOne" => return f64_to_float(kind, 1.0),
        _ => {}
    }
    if let Some((exponent, fraction)) = layout(kind) {
        let ones = (1u128 << exponent) - 1;
        return Some(match name {
            "getInf" => ones << fraction,
            "getNaN" | "getQNaN" => ones << fraction | 1 << (fraction - 1),
            "getLargest" => (ones << fraction) - 1,
            "getSmallest" => 1,
            "getSmallestNormalized" => 1 << fraction,
            _ => return None,
        });
    }
    // The other small formats have few values.
    let width = kind.width();
    if width > 8 {
        return None;
    }
    let all = (0..1u128 << width).filter_map(|bits| Some((bits, float_to_f64(kind, bits)?)));
    let positive = |value: f64| value.is_finite() && value > 0.0;
    match name {
        "getNaN" | "getQNaN" => all.into_iter().find(|(_, value)| value.is_nan()).map(|(bits, _)| bits),
        "getLargest" => {
            all.filter(|(_, value)| positive(*value)).max_by(|a, b| a.1.total_cmp(&b.1)).map(|(bits, _)| bits)
        }
        "getSmallest" => {
            all.filter(|(_, value)| positive(*value)).min_by(|a, b| a.1.total_cmp(&b.1)).map(|(bits, _)| bits)
        }
        _ => None,
    }
}

impl Machine<'_, '_> {
    /// `APFloat::name(semantics, negative)`; `None` for any other function.
    pub(super) fn apfloat_static(&mut self, name: &str, args: &[Val]) -> Result<Option<Val>, EvalError> {
        if !APFLOAT_STATICS.contains(&name) {
            return Ok(None);
        }
        let (semantics, negative) = match args {
            [semantics] => (semantics, false),
            [semantics, negative, ..] => (semantics, self.as_truth(negative)?),
            [] => return Ok(None),
        };
        let Val::TypeId(keyword) = semantics else {
            return Err(EvalError::invalid(format!(
                "{} is not the semantics of a float type",
                semantics.kind()
            )));
        };
        let ty = FloatKind::ALL.into_iter().find(|kind| kind.keyword() == &**keyword);
        let Some(kind) = ty else {
            return Err(EvalError::invalid(format!("'{keyword}' is not a float type")));
        };
        let Some(bits) = special(kind, name) else {
            return Err(EvalError::unknown(format!("'APFloat::{name}' of '{keyword}' is not known")));
        };
        let sign = if negative { 1u128 << (kind.width() - 1) } else { 0 };
        let ty: Type = self.env.ctx.float_type(kind);
        Ok(Some(Val::ApFloat(ApFloat { bits: bits | sign, ty })))
    }
}
