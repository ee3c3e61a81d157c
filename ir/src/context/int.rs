//! Integers of any width, small ones without allocation.

use std::fmt;

use num_bigint::{BigInt, BigUint};
use num_traits::{Num, ToPrimitive};

/// An integer of any size. Values that fit 64 signed bits are always `Small`, so equality is by value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Int {
    /// A value that fits 64 signed bits.
    Small(i64),
    /// Any other value.
    Big(Box<BigInt>),
}

impl Int {
    /// The widest integer type's bits, and as many digits as its values have.
    pub(crate) const MAX_BITS: u32 = (1 << 24) - 1;
    const MAX_DIGITS: usize = 5_050_445;
    /// Digits that are read by one multiplication for each word.
    const FEW_DIGITS: usize = 1024;

    /// Returns the value of digits, of base 16 after `0x`, else 10. A number too large for any type becomes
    /// the least such number; other text is 0.
    pub fn from_digits(text: &str) -> Int {
        let (digits, radix) = text.strip_prefix("0x").map_or((text, 10), |digits| (digits, 16));
        if let Ok(small) = i64::from_str_radix(digits, radix) {
            return Int::Small(small);
        }
        let digits = digits.trim_start_matches('0');
        let value = match radix {
            10 if digits.len() <= Int::MAX_DIGITS => decimal(digits),
            16 if digits.len() <= Int::MAX_BITS as usize / 4 + 1 => {
                BigUint::from_str_radix(digits, 16).unwrap_or_default()
            }
            _ => BigUint::from(1u32) << Int::MAX_BITS,
        };
        Int::from(BigInt::from(value))
    }

    /// Returns true if the value has so many bits (2^16) that its decimal digits are expensive to compute:
    /// with twice as many bits, it takes about three times as long.
    pub fn is_wide(&self) -> bool {
        matches!(self, Int::Big(value) if value.bits() > 1 << 16)
    }

    /// Returns true if a product or quotient of two numbers takes time about proportional to their sizes.
    /// Evaluators of constants skip other products: a few of them would take minutes.
    pub fn is_cheap_product(a: &BigInt, b: &BigInt) -> bool {
        const FEW_BITS: u64 = 1 << 12;
        const MANY_BITS: u64 = 1 << 18;
        let (a, b) = (a.bits(), b.bits());
        a.min(b) <= FEW_BITS || a.max(b) <= MANY_BITS
    }

    /// The value as 64 signed bits, if it fits.
    pub fn as_i64(&self) -> Option<i64> {
        match self {
            Int::Small(value) => Some(*value),
            Int::Big(_) => None,
        }
    }

    /// The value as a big integer.
    pub fn to_big(&self) -> BigInt {
        match self {
            Int::Small(value) => BigInt::from(*value),
            Int::Big(value) => (**value).clone(),
        }
    }

    /// Returns true if the value is zero.
    pub fn is_zero(&self) -> bool {
        *self == Int::Small(0)
    }

    /// Returns true if the value is negative.
    pub fn is_negative(&self) -> bool {
        match self {
            Int::Small(value) => *value < 0,
            Int::Big(value) => value.sign() == num_bigint::Sign::Minus,
        }
    }

    /// The value modulo 2^`width`, read as two's complement (`signed`) or as it is.
    #[must_use]
    pub fn wrapped(&self, width: u32, signed: bool) -> Int {
        if width == 0 {
            return Int::Small(0);
        }
        if let Int::Small(value) = *self {
            if width > 64 && (signed || value >= 0) {
                return Int::Small(value);
            }
            if width <= 63 || (width == 64 && signed) {
                let shift = 64 - width;
                let bits = (value as u64) << shift;
                return Int::Small(if signed { (bits as i64) >> shift } else { (bits >> shift) as i64 });
            }
        }
        let modulus = BigInt::from(1) << width;
        let mut value = self.to_big() % &modulus;
        if value.sign() == num_bigint::Sign::Minus {
            value += &modulus;
        }
        if signed && value.bit(u64::from(width) - 1) {
            value -= modulus;
        }
        Int::from(value)
    }

    /// Returns true if the value fits `width` bits, signed or unsigned.
    pub fn fits(&self, width: u32, signed: bool) -> bool {
        self.wrapped(width, signed) == *self
    }
}

/// The value of decimal digits: of both halves, the first one times a power of ten, and so on. Reading digit
/// by digit, as the library does, takes time as the square of their number.
fn decimal(digits: &str) -> BigUint {
    if digits.len() <= Int::FEW_DIGITS || !digits.is_ascii() {
        return BigUint::from_str_radix(digits, 10).unwrap_or_default();
    }
    // Each power is the square of the one before.
    let mut powers = vec![BigUint::from(10u32).pow(Int::FEW_DIGITS as u32)];
    while let Some(last) = powers.last()
        && Int::FEW_DIGITS << powers.len() < digits.len()
    {
        powers.push(last * last);
    }
    // All pieces but the first are of the same length, so that two and two join.
    let mut ends: Vec<usize> =
        (0..digits.len()).rev().step_by(Int::FEW_DIGITS).map(|last| last + 1).collect();
    ends.reverse();
    let mut start = 0;
    let pieces = ends.iter().map(|&end| {
        let piece = &digits[start..end];
        start = end;
        BigUint::from_str_radix(piece, 10).unwrap_or_default()
    });
    // The lowest one first.
    let mut values: Vec<BigUint> = pieces.collect();
    values.reverse();
    for power in &powers {
        let pairs = values.chunks(2);
        values = pairs
            .map(|pair| pair[1..].iter().fold(pair[0].clone(), |low, high| low + high * power))
            .collect();
    }
    values.swap_remove(0)
}

/// Conversions from truth values, 1 and 0, and from the primitive integers; those that always fit `i64` are
/// stored inline.
macro_rules! from_integers {
    (small: $($small:ty),*; any: $($any:ty),*) => {
        $(impl From<$small> for Int {
            fn from(value: $small) -> Self {
                Int::Small(i64::from(value))
            }
        })*
        $(impl From<$any> for Int {
            fn from(value: $any) -> Self {
                match i64::try_from(value) {
                    Ok(small) => Int::Small(small),
                    Err(_) => Int::Big(Box::new(BigInt::from(value))),
                }
            }
        })*
    };
}
from_integers!(small: bool, i8, i16, i32, i64, u8, u16, u32; any: isize, i128, u64, u128, usize);

impl From<BigInt> for Int {
    fn from(value: BigInt) -> Self {
        match value.to_i64() {
            Some(small) => Int::Small(small),
            None => Int::Big(Box::new(value)),
        }
    }
}

impl fmt::Display for Int {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Int::Small(value) => value.fmt(f),
            Int::Big(value) => value.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_read_as_one_by_one() {
        let mut seed = 7u64;
        let mut digit = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            char::from(b'0' + (seed >> 33) as u8 % 10)
        };
        let few = Int::FEW_DIGITS;
        let lengths =
            [0, 1, 18, 19, 20, few - 1, few, few + 1, 2 * few - 1, 2 * few, 2 * few + 1, 5 * few + 7, 9000];
        for length in lengths.into_iter().chain((0..40).map(|index| index * 331 + 1)) {
            for text in
                [(0..length).map(|_| digit()).collect::<String>(), "9".repeat(length), "0".repeat(length)]
            {
                let plain = BigInt::from_str_radix(&text, 10).unwrap_or_default();
                assert_eq!(Int::from_digits(&text), Int::from(plain), "{text}");
            }
        }
        assert_eq!(Int::from_digits("0x00ff"), Int::Small(255));
        assert_eq!(Int::from_digits("0xffffffffffffffff"), Int::from(u64::MAX));
    }

    #[test]
    fn the_widest_are_read_and_wider_ones_fit_nothing() {
        let widest: BigInt = (BigInt::from(1) << Int::MAX_BITS) - 1;
        let text = widest.to_string();
        assert_eq!(text.len(), Int::MAX_DIGITS);
        assert_eq!(Int::from_digits(&text), Int::from(widest.clone()));
        assert_eq!(Int::from_digits(&format!("000{text}")), Int::from(widest));
        for more in [format!("{text}0"), format!("0x1{}", "0".repeat(Int::MAX_BITS as usize / 4 + 1))] {
            assert!(!Int::from_digits(&more).fits(Int::MAX_BITS, false));
        }
    }

    #[test]
    fn wraps_as_twos_complement() {
        assert_eq!(Int::from(255i64).wrapped(8, true), Int::Small(-1));
        assert_eq!(Int::from(-1i64).wrapped(8, false), Int::Small(255));
        assert_eq!(Int::from(1i64).wrapped(1, true), Int::Small(-1));
        assert_eq!(Int::from(-1i64).wrapped(64, false), Int::from(u64::MAX));
        assert_eq!(Int::from(u64::MAX).wrapped(64, true), Int::Small(-1));
        assert_eq!(Int::from(-1i64).wrapped(128, false).to_string(), (u128::MAX).to_string());
        assert_eq!(Int::from(u64::MAX).wrapped(128, true), Int::from(u64::MAX));
        assert!(Int::from(127i64).fits(8, true) && !Int::from(128i64).fits(8, true));
    }
}
