//! Floating-point formats as data: bits to value and back, and exact text.
//!
//! Text is printed as upstream does: six digits in exponential notation if that parses to the same value,
//! else as many digits as the format needs, else hexadecimal.

use std::fmt::Write;

use num_bigint::{BigInt, BigUint, Sign};
use num_traits::{ToPrimitive, Zero};

use super::FloatKind;

/// Meaning of the largest exponent.
#[derive(Clone, Copy, PartialEq, Eq)]
enum NonFinite {
    /// Infinities and NaNs.
    Ieee,
    /// All bits set is NaN.
    NanAllOnes,
    /// Minus zero is NaN.
    NanMinusZero,
    /// Every pattern is a number.
    None,
}

struct Format {
    /// Bits of the significand, the implicit one included.
    precision: u32,
    min_exp: i32,
    max_exp: i32,
    non_finite: NonFinite,
}

/// A float's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatValue {
    /// Not a number.
    NaN,
    /// Infinity.
    Infinity {
        /// True for minus infinity.
        negative: bool,
    },
    /// `±mantissa * 2^exp`
    Finite {
        /// True if the sign bit is set.
        negative: bool,
        /// The significand; zero for zero.
        mantissa: u128,
        /// The exponent of its last bit.
        exp: i32,
    },
}

impl FloatKind {
    fn format(self) -> Format {
        let (precision, min_exp, max_exp, non_finite) = match self {
            FloatKind::F4E2M1FN => (2, 0, 2, NonFinite::None),
            FloatKind::F6E2M3FN => (4, 0, 2, NonFinite::None),
            FloatKind::F6E3M2FN => (3, -2, 4, NonFinite::None),
            FloatKind::F8E5M2 => (3, -14, 15, NonFinite::Ieee),
            FloatKind::F8E4M3 => (4, -6, 7, NonFinite::Ieee),
            FloatKind::F8E4M3FN => (4, -6, 8, NonFinite::NanAllOnes),
            FloatKind::F8E5M2FNUZ => (3, -15, 15, NonFinite::NanMinusZero),
            FloatKind::F8E4M3FNUZ => (4, -7, 7, NonFinite::NanMinusZero),
            FloatKind::F8E4M3B11FNUZ => (4, -10, 4, NonFinite::NanMinusZero),
            FloatKind::F8E3M4 => (5, -2, 3, NonFinite::Ieee),
            FloatKind::F8E8M0FNU => (1, -127, 127, NonFinite::NanAllOnes),
            FloatKind::BF16 => (8, -126, 127, NonFinite::Ieee),
            FloatKind::F16 => (11, -14, 15, NonFinite::Ieee),
            FloatKind::TF32 => (11, -126, 127, NonFinite::Ieee),
            FloatKind::F32 => (24, -126, 127, NonFinite::Ieee),
            FloatKind::F64 => (53, -1022, 1023, NonFinite::Ieee),
            FloatKind::F80 => (64, -16382, 16383, NonFinite::Ieee),
            FloatKind::F128 => (113, -16382, 16383, NonFinite::Ieee),
        };
        Format { precision, min_exp, max_exp, non_finite }
    }

    /// Bits of the stored significand; `f80` stores the leading bit.
    fn stored_bits(self) -> u32 {
        let precision = self.format().precision;
        if self == FloatKind::F80 { precision } else { precision - 1 }
    }

    /// The value of a bit pattern.
    pub fn decode(self, bits: u128) -> FloatValue {
        let format = self.format();
        if self == FloatKind::F8E8M0FNU {
            return match bits & 0xff {
                0xff => FloatValue::NaN,
                exp => FloatValue::Finite { negative: false, mantissa: 1, exp: exp as i32 - 127 },
            };
        }
        let stored = self.stored_bits();
        let exp_bits = self.width() - 1 - stored;
        let exp_max = (1u128 << exp_bits) - 1;
        let negative = bits >> (self.width() - 1) & 1 == 1;
        let mut mantissa = bits & ((1u128 << stored) - 1);
        let exp = bits >> stored & exp_max;
        if self == FloatKind::F80 && exp != 0 && mantissa >> 63 == 0 {
            // Without its leading bit this is not a number.
            return FloatValue::NaN;
        }
        match format.non_finite {
            NonFinite::Ieee if exp == exp_max => {
                let payload = if self == FloatKind::F80 { mantissa & (u128::MAX >> 65) } else { mantissa };
                let normal = self != FloatKind::F80 || mantissa >> 63 == 1;
                return if payload == 0 && normal {
                    FloatValue::Infinity { negative }
                } else {
                    FloatValue::NaN
                };
            }
            NonFinite::NanAllOnes if exp == exp_max && mantissa == (1 << stored) - 1 => {
                return FloatValue::NaN;
            }
            NonFinite::NanMinusZero if negative && exp == 0 && mantissa == 0 => return FloatValue::NaN,
            _ => {}
        }
        let last = format.precision as i32 - 1;
        let exp = if exp == 0 {
            format.min_exp - last
        } else {
            mantissa |= 1 << (format.precision - 1);
            format.min_exp + exp as i32 - 1 - last
        };
        FloatValue::Finite { negative, mantissa, exp }
    }

    /// Returns the bits of infinity, or of the value that a too large number becomes.
    fn overflow(self, negative: bool) -> u128 {
        let format = self.format();
        let sign = u128::from(negative) << (self.width() - 1);
        let stored = self.stored_bits();
        let all = (1u128 << (self.width() - 1)) - 1;
        match format.non_finite {
            NonFinite::Ieee => {
                let exp = all >> stored << stored;
                sign | exp | if self == FloatKind::F80 { 1 << 63 } else { 0 }
            }
            NonFinite::NanAllOnes if self == FloatKind::F8E8M0FNU => 0xff,
            NonFinite::NanAllOnes => sign | all,
            NonFinite::NanMinusZero => 1 << (self.width() - 1),
            NonFinite::None => sign | all,
        }
    }

    /// The quiet NaN.
    pub fn nan_bits(self) -> u128 {
        let stored = self.stored_bits();
        match self.format().non_finite {
            NonFinite::Ieee => {
                let quiet = if self == FloatKind::F80 { stored - 2 } else { stored - 1 };
                self.overflow(false) | 1 << quiet
            }
            NonFinite::None => 1 << (self.width() - 1),
            _ => self.overflow(false),
        }
    }

    /// The bits of `±numerator / denominator`, rounded to nearest, ties to even.
    fn round_ratio(self, negative: bool, numerator: &BigUint, denominator: &BigUint) -> u128 {
        let format = self.format();
        let sign = if self == FloatKind::F8E8M0FNU { 0 } else { u128::from(negative) << (self.width() - 1) };
        let smallest = || if self == FloatKind::F8E8M0FNU { 0 } else { sign };
        if numerator.is_zero() {
            return match format.non_finite {
                NonFinite::NanMinusZero => 0,
                _ => smallest(),
            };
        }
        // The exponent of the leading bit, or one more.
        let mut lead = numerator.bits() as i64 - denominator.bits() as i64;
        let last_bit = |lead: i64| lead.max(i64::from(format.min_exp)) - i64::from(format.precision) + 1;
        let divide = |last: i64| {
            let (shifted_up, shifted_down);
            let (a, b) = if last < 0 {
                shifted_up = numerator << last.unsigned_abs();
                (&shifted_up, denominator)
            } else {
                shifted_down = denominator << last.unsigned_abs();
                (numerator, &shifted_down)
            };
            let quotient = a / b;
            let rest = a - &quotient * b;
            let twice: BigUint = rest << 1u32;
            (quotient, twice.cmp(b))
        };
        let below = if lead >= 0 {
            *numerator < denominator << lead.unsigned_abs()
        } else {
            numerator << lead.unsigned_abs() < *denominator
        };
        if below {
            lead -= 1;
        }
        let mut last = last_bit(lead);
        let (quotient, rest) = divide(last);
        let Some(mut mantissa) = quotient.to_u128() else { return self.overflow(negative) };
        if rest == std::cmp::Ordering::Greater || (rest == std::cmp::Ordering::Equal && mantissa & 1 == 1) {
            mantissa += 1;
        }
        if mantissa >> format.precision != 0 {
            mantissa >>= 1;
            last += 1;
        }
        if mantissa == 0 {
            return if format.non_finite == NonFinite::NanMinusZero { 0 } else { smallest() };
        }
        let exp = last + i64::from(format.precision) - 1;
        if self == FloatKind::F8E8M0FNU {
            return if exp > i64::from(format.max_exp) {
                self.overflow(negative)
            } else {
                (exp + 127) as u128
            };
        }
        if exp > i64::from(format.max_exp) {
            return self.overflow(negative);
        }
        let leading = 1u128 << (format.precision - 1);
        let biased = if mantissa & leading != 0 { (exp - i64::from(format.min_exp) + 1) as u128 } else { 0 };
        let stored = self.stored_bits();
        let fraction = if self == FloatKind::F80 { mantissa } else { mantissa & (leading - 1) };
        let bits = sign | biased << stored | fraction;
        if format.non_finite == NonFinite::NanAllOnes && self.decode(bits) == FloatValue::NaN {
            return self.overflow(negative);
        }
        bits
    }

    /// The bits of the value nearest to a number, ties to even.
    pub fn encode(self, value: f64) -> u128 {
        match self {
            FloatKind::F64 => return u128::from(value.to_bits()),
            FloatKind::F32 if !value.is_nan() => return u128::from((value as f32).to_bits()),
            _ => {}
        }
        match FloatKind::F64.decode(u128::from(value.to_bits())) {
            FloatValue::NaN => self.nan_bits() | u128::from(value.is_sign_negative()) << (self.width() - 1),
            FloatValue::Infinity { negative } => self.overflow(negative),
            FloatValue::Finite { negative, mantissa, exp } => {
                let (mut numerator, mut denominator) = (BigUint::from(mantissa), BigUint::from(1u32));
                if exp < 0 {
                    denominator <<= exp.unsigned_abs();
                } else {
                    numerator <<= exp.unsigned_abs();
                }
                self.round_ratio(negative, &numerator, &denominator)
            }
        }
    }

    /// The bits of the value nearest to an integer, ties to even.
    pub fn encode_int(self, value: &BigInt) -> u128 {
        self.round_ratio(value.sign() == Sign::Minus, value.magnitude(), &BigUint::from(1u32))
    }

    /// Bits of the significand, the leading one included.
    pub fn precision(self) -> u32 {
        self.format().precision
    }

    /// The exponent of the leading bit of the largest number.
    pub fn max_exponent(self) -> i32 {
        self.format().max_exp
    }

    /// Returns the bits of zero with a sign; `None` for a format that has no such zero.
    pub fn zero(self, negative: bool) -> Option<u128> {
        let bits = u128::from(negative) << (self.width() - 1);
        let is_zero = matches!(self.decode(bits), FloatValue::Finite { negative: sign, mantissa: 0, .. } if sign == negative);
        is_zero.then_some(bits)
    }

    /// The value of a bit pattern as the nearest `f64`.
    pub fn to_f64(self, bits: u128) -> f64 {
        match self.decode(bits) {
            FloatValue::NaN => f64::NAN,
            FloatValue::Infinity { negative } => {
                if negative {
                    f64::NEG_INFINITY
                } else {
                    f64::INFINITY
                }
            }
            FloatValue::Finite { negative, mantissa, exp } => {
                let (mut numerator, mut denominator) = (BigUint::from(mantissa), BigUint::from(1u32));
                if exp < 0 {
                    denominator <<= exp.unsigned_abs();
                } else {
                    numerator <<= exp.unsigned_abs();
                }
                f64::from_bits(FloatKind::F64.round_ratio(negative, &numerator, &denominator) as u64)
            }
        }
    }

    /// The bits of a decimal number `digits * 10^exp`.
    fn decimal_bits(self, negative: bool, digits: &str, exp: i32) -> u128 {
        let text = |sign| format!("{sign}{digits}e{exp}");
        let sign = if negative { "-" } else { "" };
        match self {
            FloatKind::F64 => return u128::from(text(sign).parse::<f64>().unwrap_or(f64::NAN).to_bits()),
            FloatKind::F32 => return u128::from(text(sign).parse::<f32>().unwrap_or(f32::NAN).to_bits()),
            _ => {}
        }
        let mut numerator: BigUint = digits.parse().unwrap_or_default();
        let mut denominator = BigUint::from(1u32);
        let power = BigUint::from(10u32).pow(exp.unsigned_abs());
        if exp < 0 {
            denominator = power;
        } else {
            numerator *= power;
        }
        self.round_ratio(negative, &numerator, &denominator)
    }

    /// Appends the text of a value, `1.000000e+00` or hexadecimal; returns true if it is decimal.
    pub fn write(self, bits: u128, out: &mut String) -> bool {
        if let FloatValue::Finite { negative, mantissa, exp } = self.decode(bits) {
            let sign = if negative { "-" } else { "" };
            if mantissa == 0 {
                let _ = write!(out, "{sign}0.000000e+00");
                return true;
            }
            let (digits, power) = decimal(mantissa, exp, 6);
            if self.decimal_bits(negative, &digits, power) == bits {
                let _ = write!(
                    out,
                    "{sign}{}.{:0<6}e{:+03}",
                    &digits[..1],
                    &digits[1..],
                    power + digits.len() as i32 - 1
                );
                return true;
            }
            let precision = 2 + self.format().precision as usize * 59 / 196;
            let (digits, power) = decimal(mantissa, exp, precision);
            if let Some(text) = positional(&digits, power, precision) {
                let _ = write!(out, "{sign}{text}");
                return true;
            }
        }
        let not_a_number = self == FloatKind::F80 && self.decode(bits) == FloatValue::NaN;
        let bits = if not_a_number { bits | 0x7fff << 64 } else { bits };
        let _ = write!(out, "0x{bits:X}");
        false
    }
}

/// The leading digits of `mantissa * 2^exp` and the power of ten of the last of them, cut and rounded the way
/// that upstream cuts them: bits beyond the precision are dropped before rounding half up.
fn decimal(mantissa: u128, exp: i32, precision: usize) -> (String, i32) {
    let zeros = mantissa.trailing_zeros();
    let (mantissa, exp) = (mantissa >> zeros, exp + zeros as i32);
    let mut power = 0;
    let mut value = BigUint::from(mantissa);
    if exp > 0 {
        value <<= exp.unsigned_abs();
    } else if exp < 0 {
        value *= BigUint::from(5u32).pow(exp.unsigned_abs());
        power = exp;
    }
    let required = (precision as u64 * 196).div_ceil(59);
    let discard = (value.bits().saturating_sub(required) * 59 / 196) as u32;
    if discard > 0 {
        value /= BigUint::from(10u32).pow(discard);
        power += discard as i32;
    }
    // The last digit first, as the digits come.
    let mut digits = value.to_radix_le(10);
    let trailing = digits.iter().take_while(|&&digit| digit == 0).count();
    digits.drain(..trailing);
    power += trailing as i32;
    if digits.len() > precision {
        let mut first = digits.len() - precision;
        if digits[first - 1] < 5 {
            first += digits[first..].iter().take_while(|&&digit| digit == 0).count();
        } else {
            while first < digits.len() && digits[first] == 9 {
                first += 1;
            }
            if let Some(digit) = digits.get_mut(first) {
                *digit += 1;
            }
        }
        power += first as i32;
        digits.drain(..first);
        if digits.is_empty() {
            digits.push(1);
        }
    }
    (digits.iter().rev().map(|&digit| (b'0' + digit) as char).collect(), power)
}

/// The default text of a decimal number, if it has a point.
fn positional(digits: &str, power: i32, precision: usize) -> Option<String> {
    const PADDING: i32 = 3;
    let count = digits.len() as i32;
    let lead = power + count - 1;
    let scientific = if power >= 0 {
        power > PADDING || (count + power) as usize > precision
    } else {
        lead < 0 && -lead > PADDING
    };
    if scientific {
        let fraction = if digits.len() == 1 { "0" } else { &digits[1..] };
        return Some(format!("{}.{fraction}E{lead:+}", &digits[..1]));
    }
    if power >= 0 {
        return None;
    }
    Some(if lead >= 0 {
        let (whole, fraction) = digits.split_at(lead as usize + 1);
        format!("{whole}.{fraction}")
    } else {
        format!("0.{}{digits}", "0".repeat((-lead - 1) as usize))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(kind: FloatKind, value: f64) -> String {
        let mut out = String::new();
        kind.write(kind.encode(value), &mut out);
        out
    }

    #[test]
    fn prints_what_reads_back() {
        assert_eq!(text(FloatKind::F32, 1.0), "1.000000e+00");
        assert_eq!(text(FloatKind::F16, 0.0009765625), "9.765620e-04");
        assert_eq!(text(FloatKind::F128, 0.1), "0.100000000000000005551115123125782702");
        assert_eq!(text(FloatKind::F80, 0.1), "0.100000000000000005551");
        assert_eq!(text(FloatKind::F64, 123456789.0), "0x419D6F3454000000");
        assert_eq!(text(FloatKind::F64, 1.5e300), "1.500000e+300");
        assert_eq!(text(FloatKind::F8E5M2, 0.3), "3.125000e-01");
        assert_eq!(text(FloatKind::F4E2M1FN, 0.3), "5.000000e-01");
        assert_eq!(text(FloatKind::F8E8M0FNU, 0.3), "2.500000e-01");
        assert_eq!(text(FloatKind::F8E8M0FNU, 0.0), "5.877470e-39");
        assert_eq!(text(FloatKind::F16, 100000.0), "0x7C00");
        assert_eq!(text(FloatKind::BF16, 0.1), "1.000980e-01");
    }

    #[test]
    fn every_small_pattern_survives() {
        for kind in FloatKind::ALL.into_iter().filter(|kind| kind.width() <= 16) {
            for bits in 0..1u128 << kind.width() {
                if let FloatValue::Finite { .. } = kind.decode(bits) {
                    assert_eq!(kind.encode(kind.to_f64(bits)), bits, "{kind:?} {bits:#x}");
                }
            }
        }
    }
}
