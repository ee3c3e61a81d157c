//! Functions of `<cmath>` on numbers, and its macros.

use crate::value::Val;

/// Functions of one number.
type Unary = (&'static str, fn(f64) -> f64, fn(f32) -> f32);

const UNARY: &[Unary] = &[
    ("sqrt", f64::sqrt, f32::sqrt),
    ("cbrt", f64::cbrt, f32::cbrt),
    ("exp", f64::exp, f32::exp),
    ("exp2", f64::exp2, f32::exp2),
    ("expm1", f64::exp_m1, f32::exp_m1),
    ("log", f64::ln, f32::ln),
    ("log2", f64::log2, f32::log2),
    ("log10", f64::log10, f32::log10),
    ("log1p", f64::ln_1p, f32::ln_1p),
    ("sin", f64::sin, f32::sin),
    ("cos", f64::cos, f32::cos),
    ("tan", f64::tan, f32::tan),
    ("asin", f64::asin, f32::asin),
    ("acos", f64::acos, f32::acos),
    ("atan", f64::atan, f32::atan),
    ("sinh", f64::sinh, f32::sinh),
    ("cosh", f64::cosh, f32::cosh),
    ("tanh", f64::tanh, f32::tanh),
    ("asinh", f64::asinh, f32::asinh),
    ("acosh", f64::acosh, f32::acosh),
    ("atanh", f64::atanh, f32::atanh),
    ("floor", f64::floor, f32::floor),
    ("ceil", f64::ceil, f32::ceil),
    ("trunc", f64::trunc, f32::trunc),
    // Away from zero in halfway cases, as C does.
    ("round", f64::round, f32::round),
    ("rint", f64::round_ties_even, f32::round_ties_even),
    ("nearbyint", f64::round_ties_even, f32::round_ties_even),
    ("fabs", f64::abs, f32::abs),
];

fn double(value: &Val) -> Option<f64> {
    match value {
        Val::Double(value) => Some(*value),
        Val::Single(value) => Some(f64::from(*value)),
        Val::Int(value) => Some(value.value() as f64),
        _ => None,
    }
}

/// Evaluates a call; `None` if the arguments are not numbers.
pub(super) fn call(name: &str, args: &[Val]) -> Option<Val> {
    if let (Some((_, wide, narrow)), [value]) = (UNARY.iter().find(|(known, ..)| *known == name), args) {
        return Some(match value {
            Val::Single(value) => Val::Single(narrow(*value)),
            value => Val::Double(wide(double(value)?)),
        });
    }
    if let [value] = args {
        let value = double(value)?;
        return Some(Val::Bool(match name {
            "isnan" => value.is_nan(),
            "isinf" => value.is_infinite(),
            "isfinite" => value.is_finite(),
            "signbit" => value.is_sign_negative(),
            _ => return None,
        }));
    }
    let [a, b] = args else { return None };
    if let (Val::Single(a), Val::Single(b)) = (a, b) {
        return Some(Val::Single(match name {
            "pow" => a.powf(*b),
            "fmod" => a % b,
            "atan2" => a.atan2(*b),
            "fmin" => a.min(*b),
            "fmax" => a.max(*b),
            "copysign" => a.copysign(*b),
            _ => return None,
        }));
    }
    let (a, b) = (double(a)?, double(b)?);
    Some(Val::Double(match name {
        "pow" => a.powf(b),
        "fmod" => a % b,
        "atan2" => a.atan2(b),
        "fmin" => a.min(b),
        "fmax" => a.max(b),
        "copysign" => a.copysign(b),
        _ => return None,
    }))
}

/// Returns the value of a macro of `<cmath>`.
pub(crate) fn number_macro(name: &str) -> Option<Val> {
    use std::f64::consts;
    Some(match name {
        "NAN" => Val::Single(f32::NAN),
        "INFINITY" => Val::Single(f32::INFINITY),
        "HUGE_VAL" => Val::Double(f64::INFINITY),
        "M_PI" => Val::Double(consts::PI),
        "M_PI_2" => Val::Double(consts::FRAC_PI_2),
        "M_PI_4" => Val::Double(consts::FRAC_PI_4),
        "M_1_PI" => Val::Double(consts::FRAC_1_PI),
        "M_2_PI" => Val::Double(consts::FRAC_2_PI),
        "M_2_SQRTPI" => Val::Double(consts::FRAC_2_SQRT_PI),
        "M_E" => Val::Double(consts::E),
        "M_LN2" => Val::Double(consts::LN_2),
        "M_LN10" => Val::Double(consts::LN_10),
        "M_LOG2E" => Val::Double(consts::LOG2_E),
        "M_LOG10E" => Val::Double(consts::LOG10_E),
        "M_SQRT2" => Val::Double(consts::SQRT_2),
        "M_SQRT1_2" => Val::Double(consts::FRAC_1_SQRT_2),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::{UNARY, call};
    use crate::library::MATH;
    use crate::value::Val;

    #[test]
    fn all_functions_are_evaluated() {
        for name in MATH {
            let args = [Val::Double(0.5), Val::Double(2.0)];
            let one = call(name, &args[..1]).is_some();
            assert!(one != call(name, &args).is_some(), "{name}");
        }
        assert!(UNARY.iter().all(|(name, ..)| MATH.contains(name)));
        assert!(call("sqrt", &[Val::str("x")]).is_none() && call("sqrt", &[]).is_none());
    }

    #[test]
    fn halves_are_rounded_as_c_does() {
        let value = |name: &str, value: f64| match call(name, &[Val::Double(value)]) {
            Some(Val::Double(value)) => value,
            other => panic!("{other:?}"),
        };
        assert_eq!((value("round", 2.5), value("rint", 2.5), value("round", -0.5)), (3.0, 2.0, -1.0));
        assert!(matches!(call("sqrt", &[Val::Single(4.0)]), Some(Val::Single(value)) if value == 2.0));
    }
}
