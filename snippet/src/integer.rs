//! C++ integers: a value of a type, with the conversions and operators of C++.
//!
//! Mirrors <https://eel.is/c++draft/expr.arith.conv> for the widths on MLIR's hosts: `int` has 32 bits,
//! `long`, `size_t` and pointers 64. Undefined behavior of C++ (a signed overflow, a division by zero, a
//! shift by at least the number of bits) is an error. A left shift of a signed number wraps, as compilers do
//! and C++20 specifies.

use legalize_ir::Reason;
use std::cmp::Ordering;
use std::fmt;

use crate::operator::BinaryOp;

/// A C++ integer type other than `bool`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum IntType {
    /// `char`, signed as on most hosts.
    Char,
    /// `int8_t`
    I8,
    /// `uint8_t`
    U8,
    /// `int16_t`
    I16,
    /// `uint16_t`
    U16,
    /// `int`
    I32,
    /// `unsigned`
    U32,
    /// `int64_t`
    I64,
    /// `uint64_t`, `size_t`
    U64,
}

/// A C++ integer: a value that fits its type.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CppInt {
    /// The value modulo 2⁶⁴.
    bits: u64,
    ty: IntType,
}

impl IntType {
    /// Returns the type of a width and signedness; `None` if C++ has none.
    pub fn new(width: u32, signed: bool) -> Option<IntType> {
        Some(match (width, signed) {
            (8, true) => IntType::I8,
            (8, false) => IntType::U8,
            (16, true) => IntType::I16,
            (16, false) => IntType::U16,
            (32, true) => IntType::I32,
            (32, false) => IntType::U32,
            (64, true) => IntType::I64,
            (64, false) => IntType::U64,
            _ => return None,
        })
    }

    /// Returns the integer type that C++ text names; `None` if it does not name one.
    pub fn named(name: &str) -> Option<IntType> {
        let name = name.trim().trim_start_matches("::");
        Some(match name.strip_prefix("std::").unwrap_or(name) {
            "int8_t" => IntType::I8,
            "uint8_t" => IntType::U8,
            "int16_t" => IntType::I16,
            "uint16_t" => IntType::U16,
            "int32_t" | "int" => IntType::I32,
            "uint32_t" | "unsigned" | "unsigned int" => IntType::U32,
            "int64_t" => IntType::I64,
            "uint64_t" | "size_t" => IntType::U64,
            _ => return None,
        })
    }

    /// Width in bits.
    pub fn width(self) -> u32 {
        match self {
            IntType::Char | IntType::I8 | IntType::U8 => 8,
            IntType::I16 | IntType::U16 => 16,
            IntType::I32 | IntType::U32 => 32,
            IntType::I64 | IntType::U64 => 64,
        }
    }

    /// True if the type has negative values.
    pub fn is_signed(self) -> bool {
        matches!(self, IntType::Char | IntType::I8 | IntType::I16 | IntType::I32 | IntType::I64)
    }

    /// Returns true if a value fits the type.
    pub fn holds(self, value: i128) -> bool {
        CppInt::new(value, self).value() == value
    }

    /// Promoted type of operands: `int` for all narrower types.
    #[must_use]
    pub fn promoted(self) -> IntType {
        if self.width() < 32 { IntType::I32 } else { self }
    }

    /// Common type of two operands.
    #[must_use]
    pub fn common(self, other: IntType) -> IntType {
        let (a, b) = (self.promoted(), other.promoted());
        match a.width().cmp(&b.width()) {
            Ordering::Greater => a,
            Ordering::Less => b,
            Ordering::Equal if a.is_signed() => b,
            Ordering::Equal => a,
        }
    }
}

impl fmt::Display for IntType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            IntType::Char => "char",
            IntType::I8 => "int8_t",
            IntType::U8 => "uint8_t",
            IntType::I16 => "int16_t",
            IntType::U16 => "uint16_t",
            IntType::I32 => "int",
            IntType::U32 => "unsigned",
            IntType::I64 => "int64_t",
            IntType::U64 => "uint64_t",
        })
    }
}

impl fmt::Debug for CppInt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.ty, self.value())
    }
}

impl CppInt {
    /// Converts a value to a type; it wraps, as C++ converts integers.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "integers wrap")]
    pub fn new(value: i128, ty: IntType) -> CppInt {
        let bits = match ty {
            IntType::Char | IntType::I8 => i64::from(value as i8) as u64,
            IntType::U8 => u64::from(value as u8),
            IntType::I16 => i64::from(value as i16) as u64,
            IntType::U16 => u64::from(value as u16),
            IntType::I32 => i64::from(value as i32) as u64,
            IntType::U32 => u64::from(value as u32),
            IntType::I64 | IntType::U64 => value as u64,
        };
        CppInt { bits, ty }
    }

    /// Creates a value of a type; `None` if it does not fit.
    pub fn exact(value: i128, ty: IntType) -> Option<CppInt> {
        Some(CppInt::new(value, ty)).filter(|created| created.value() == value)
    }

    /// Creates a decimal literal without a suffix: of the first of `int`, `int64_t` and `uint64_t` that it
    /// fits.
    pub fn literal(value: i128) -> Option<CppInt> {
        [IntType::I32, IntType::I64, IntType::U64].into_iter().find_map(|ty| CppInt::exact(value, ty))
    }

    /// Returns the value.
    #[inline]
    #[expect(clippy::cast_possible_wrap, reason = "the bits of a signed number")]
    pub fn value(self) -> i128 {
        if self.ty.is_signed() { i128::from(self.bits as i64) } else { i128::from(self.bits) }
    }

    /// Returns the type.
    #[inline]
    pub fn ty(self) -> IntType {
        self.ty
    }

    /// Converts the value to a type.
    #[must_use]
    pub fn to(self, ty: IntType) -> CppInt {
        CppInt::new(self.value(), ty)
    }

    /// True for a `char`, which is a character when text is built.
    pub fn is_char(self) -> bool {
        self.ty == IntType::Char
    }

    /// Returns the byte of the character with this value.
    #[expect(clippy::cast_possible_truncation, reason = "a conversion to `char` wraps")]
    pub fn byte(self) -> u8 {
        self.bits as u8
    }

    /// `-a`
    ///
    /// # Errors
    /// If the result does not fit the promoted type, which is signed.
    pub fn negated(self) -> Result<CppInt, Reason> {
        let ty = self.ty.promoted();
        checked(-self.value(), ty).ok_or_else(|| format!("-{} overflows '{ty}'", self.value()).into())
    }

    /// `~a`
    #[must_use]
    pub fn inverted(self) -> CppInt {
        CppInt::new(!self.value(), self.ty.promoted())
    }

    /// Returns the value plus a number, of the same type, as `++` and `--` do.
    ///
    /// # Errors
    /// If the result overflows a signed type that operators do not promote.
    pub fn stepped(self, by: i128) -> Result<CppInt, Reason> {
        let value = self.value() + by;
        // The sum of a narrower type is an `int` that is converted back.
        if self.ty == self.ty.promoted() && self.ty.is_signed() && !self.ty.holds(value) {
            return Err(format!("{value} overflows '{}'", self.ty).into());
        }
        Ok(CppInt::new(value, self.ty))
    }

    /// Compares two values after conversion to their common type.
    pub fn compared(self, other: CppInt) -> Ordering {
        let ty = self.ty.common(other.ty);
        self.to(ty).value().cmp(&other.to(ty).value())
    }

    /// Evaluates `a op b` for an operator with an integer result.
    ///
    /// # Errors
    /// If the result is undefined in C++, or the operator is a comparison.
    pub fn binary(self, op: BinaryOp, other: CppInt) -> Result<CppInt, Reason> {
        if matches!(op, BinaryOp::Shl | BinaryOp::Shr) {
            return self.shifted(op, other);
        }
        let ty = self.ty.common(other.ty);
        let (a, b) = (self.to(ty).value(), other.to(ty).value());
        let result = match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            // Two 64-bit factors fit unless both are unsigned.
            BinaryOp::Mul => a.wrapping_mul(b),
            BinaryOp::Div | BinaryOp::Rem if b == 0 => return Err("division by zero".into()),
            BinaryOp::Div => a / b,
            // The quotient must fit as well.
            BinaryOp::Rem if checked(a / b, ty).is_none() => return Err(overflow(op, a, b, ty).into()),
            BinaryOp::Rem => a % b,
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            _ => return Err(format!("{op:?} does not return an integer").into()),
        };
        checked(result, ty).ok_or_else(|| overflow(op, a, b, ty).into())
    }

    fn shifted(self, op: BinaryOp, by: CppInt) -> Result<CppInt, Reason> {
        let ty = self.ty.promoted();
        let value = self.to(ty).value();
        let Some(bits) = u32::try_from(by.value()).ok().filter(|&bits| bits < ty.width()) else {
            return Err(format!("a shift of '{ty}' by {} bits has no result", by.value()).into());
        };
        Ok(CppInt::new(if op == BinaryOp::Shl { value << bits } else { value >> bits }, ty))
    }
}

/// Checks a result against its type: unsigned ones wrap, signed ones must fit.
fn checked(value: i128, ty: IntType) -> Option<CppInt> {
    if ty.is_signed() { CppInt::exact(value, ty) } else { Some(CppInt::new(value, ty)) }
}

fn overflow(op: BinaryOp, a: i128, b: i128, ty: IntType) -> String {
    format!("{op:?} of {a} and {b} overflows '{ty}'")
}
