//! Integers of any width, small ones without allocation.

use std::fmt;

use num_bigint::BigInt;
use num_traits::ToPrimitive;

/// An integer of any size. Values that fit 64 signed bits are always `Small`, so equality is by value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Int {
    /// A value that fits 64 signed bits.
    Small(i64),
    /// Any other value.
    Big(Box<BigInt>),
}

impl Int {
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

    /// Whether the value is zero.
    pub fn is_zero(&self) -> bool {
        *self == Int::Small(0)
    }

    /// Whether the value is below zero.
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

    /// Whether the value fits `width` bits, signed or unsigned.
    pub fn fits(&self, width: u32, signed: bool) -> bool {
        self.wrapped(width, signed) == *self
    }
}

/// Conversions from the primitive integers; those that always fit `i64` are stored inline.
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
from_integers!(small: i8, i16, i32, i64, u8, u16, u32; any: isize, i128, u64, u128, usize);

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
