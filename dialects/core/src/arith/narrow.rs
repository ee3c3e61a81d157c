//! Floats of 4 to 8 bits for which `rustc_apfloat` has no arithmetic.
//!
//! All of their values are values of `f64`, which has more than twice as many bits in its significand and two
//! more: the result of one operation there, rounded to the small format, is the same as if it had been
//! rounded once.

use legalize_ir::{FloatKind, FloatValue};
use num_bigint::{BigInt, Sign};
use rustc_apfloat::Float;
use rustc_apfloat::ieee::Double;

/// Returns true for one of these formats.
pub(super) fn is_narrow(kind: FloatKind) -> bool {
    use FloatKind::{F4E2M1FN, F6E2M3FN, F6E3M2FN, F8E4M3B11FNUZ, F8E4M3FNUZ, F8E5M2FNUZ, F8E8M0FNU};
    matches!(kind, F4E2M1FN | F6E2M3FN | F6E3M2FN | F8E4M3B11FNUZ | F8E4M3FNUZ | F8E5M2FNUZ | F8E8M0FNU)
}

/// Converts a value of a narrow format to `f64`, which is exact.
pub(super) fn widen(kind: FloatKind, bits: u128) -> Double {
    Double::from_bits(u128::from(kind.to_f64(bits).to_bits()))
}

/// Rounds to the nearest value of a narrow format. `None` if the format has no such value, as for negative
/// numbers, infinities and NaN in some: upstream creates constants for these that it cannot parse.
pub(super) fn narrow(kind: FloatKind, value: Double) -> Option<u128> {
    use FloatKind::{F4E2M1FN, F6E2M3FN, F6E3M2FN};
    let is_finite = !value.is_nan() && !value.is_infinite();
    let has = match kind {
        F4E2M1FN | F6E2M3FN | F6E3M2FN => is_finite,
        _ => has_sign(kind, is_finite && value.is_negative() && !value.is_zero()),
    };
    has.then(|| kind.encode(as_f64(value)))
}

/// Returns true if the value is not negative, or the format has negative numbers.
fn has_sign(kind: FloatKind, negative: bool) -> bool {
    !negative || kind != FloatKind::F8E8M0FNU
}

/// The bits of exactly this value, including the sign of a zero.
pub(super) fn exactly(kind: FloatKind, value: Double) -> Option<u128> {
    let bits = narrow(kind, value).filter(|_| !value.is_nan() && !value.is_infinite())?;
    (kind.to_f64(bits).to_bits() == as_f64(value).to_bits()).then_some(bits)
}

/// Rounds an integer to the nearest value.
pub(super) fn from_int(kind: FloatKind, value: &BigInt) -> Option<u128> {
    has_sign(kind, value.sign() == Sign::Minus).then(|| kind.encode_int(value))
}

/// The negated value.
pub(super) fn negated(kind: FloatKind, bits: u128) -> Option<u128> {
    match kind.decode(bits) {
        FloatValue::NaN => Some(bits),
        _ => narrow(kind, -widen(kind, bits)),
    }
}

fn as_f64(value: Double) -> f64 {
    f64::from_bits(value.to_bits() as u64)
}
