//! Methods of `APInt`, and limits of integers.

use std::cmp::Ordering;

use legalize_ir::{AttrData, Attribute, ElementsData};
use num_bigint::BigInt;

use super::{Answer, Machine};
use crate::error::{EvalError, EvalErrorKind};
use crate::integer::{CppInt, IntType};
use crate::operator::BinaryOp;
use crate::value::{ApFloat, ApInt, Val, int_of};

/// Methods of `APInt` that the evaluator implements.
pub(crate) const APINT_METHODS: &[&str] = &[
    "getBitWidth",
    "getSExtValue",
    "getZExtValue",
    "getLimitedValue",
    "getActiveBits",
    "getSignificantBits",
    "isNegative",
    "isNonNegative",
    "isStrictlyPositive",
    "isNonPositive",
    "isZero",
    "isOne",
    "isAllOnes",
    "isPowerOf2",
    "isMaxValue",
    "isMaxSignedValue",
    "isMinValue",
    "isMinSignedValue",
    "isSignMask",
    "getBoolValue",
    "eq",
    "ne",
    "ult",
    "ule",
    "ugt",
    "uge",
    "slt",
    "sle",
    "sgt",
    "sge",
    "trunc",
    "zext",
    "sext",
    "zextOrTrunc",
    "sextOrTrunc",
    "abs",
    "logBase2",
    "countr_zero",
    "countl_zero",
    "popcount",
    "isSigned",
    "isUnsigned",
    "negate",
    "setAllBits",
    "clearAllBits",
    "flipAllBits",
    "getExtValue",
    "isIntN",
    "isSignedIntN",
    "countl_one",
    "countr_one",
    "sdiv",
    "udiv",
    "srem",
    "urem",
    "shl",
    "lshr",
    "ashr",
];

/// Fails if a product or quotient is too expensive to be computed.
fn cheap(a: &BigInt, b: &BigInt) -> Result<(), EvalError> {
    if legalize_ir::Int::is_cheap_product(a, b) {
        Ok(())
    } else {
        Err(EvalError::new(EvalErrorKind::Limit, "integers of this width are not multiplied or divided"))
    }
}

impl Machine<'_, '_> {
    pub(super) fn apint_method(
        &mut self,
        value: &ApInt,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let (width, self_signed) = (value.width, value.signed);
        self.step(u64::from(width) / 64)?;
        let signed = value.signed().to_big();
        let unsigned = value.unsigned().to_big();
        let zero = BigInt::from(0);
        let limit = BigInt::from(1) << width;
        let integer = |value: &BigInt, ty: IntType| {
            num_traits::ToPrimitive::to_i128(value)
                .and_then(|value| CppInt::exact(value, ty))
                .map(Val::Int)
                .ok_or_else(|| EvalError::invalid("integer does not fit 64 bits"))
        };
        let bits = |bits: u64| Val::Int(CppInt::new(bits.into(), IntType::U32));
        // Methods of an `APSInt` that return an `APInt` keep its sign.
        let like =
            |value: BigInt, width: u32| Val::ApInt(ApInt { signed: self_signed, ..ApInt::new(value, width) });
        let answer = match (name, args) {
            ("getBitWidth", []) => Val::uint32(width),
            ("getExtValue", []) if self_signed == Some(false) => integer(&unsigned, IntType::I64)?,
            ("getSExtValue" | "getExtValue", []) => integer(&signed, IntType::I64)?,
            ("getZExtValue", []) => integer(&unsigned, IntType::U64)?,
            ("getLimitedValue", rest) => {
                let limit = match rest {
                    [limit] => self.int(limit)?,
                    _ => i128::from(u64::MAX),
                };
                // A value that does not fit is larger than any limit.
                let value = num_traits::ToPrimitive::to_i128(&unsigned).unwrap_or(i128::MAX);
                Val::Int(CppInt::new(value.min(limit), IntType::U64))
            }
            ("getActiveBits", []) => bits(unsigned.bits()),
            ("getSignificantBits", []) => {
                let used = if signed < zero { (-&signed - 1u32).bits() } else { signed.bits() };
                bits(used + 1)
            }
            ("isNegative", []) => Val::Bool(signed < zero),
            ("isNonNegative", []) => Val::Bool(signed >= zero),
            ("isStrictlyPositive", []) => Val::Bool(signed > zero),
            ("isNonPositive", []) => Val::Bool(signed <= zero),
            ("isZero", []) => Val::Bool(unsigned == zero),
            ("isOne", []) => Val::Bool(unsigned == BigInt::from(1)),
            ("isAllOnes" | "isMaxValue", []) => Val::Bool(unsigned == &limit - 1),
            ("isMinValue", []) => Val::Bool(unsigned == zero),
            ("isMaxSignedValue", []) => Val::Bool(width > 0 && signed == (&limit >> 1u32) - 1),
            ("isMinSignedValue" | "isSignMask", []) => Val::Bool(width > 0 && signed == -(&limit >> 1u32)),
            ("isPowerOf2", []) => Val::Bool(unsigned > zero && (&unsigned & (&unsigned - 1)) == zero),
            ("getBoolValue", []) => Val::Bool(unsigned != zero),
            ("isSigned", []) if self_signed.is_some() => Val::Bool(self_signed == Some(true)),
            ("isUnsigned", []) if self_signed.is_some() => Val::Bool(self_signed == Some(false)),
            ("logBase2", []) => Val::Int(CppInt::new(i128::from(unsigned.bits()) - 1, IntType::U32)),
            ("countr_zero", []) => bits(unsigned.trailing_zeros().unwrap_or(width.into())),
            ("countl_zero", []) => bits(u64::from(width) - unsigned.bits()),
            ("countl_one", []) => {
                let zeros: BigInt = &limit - 1 - &unsigned;
                bits(u64::from(width) - zeros.bits())
            }
            ("countr_one", []) => {
                let zeros: BigInt = &limit - 1 - &unsigned;
                bits(zeros.trailing_zeros().unwrap_or(width.into()))
            }
            ("isIntN", [bits]) => Val::Bool(i128::from(unsigned.bits()) <= self.int(bits)?),
            ("isSignedIntN", [bits]) => {
                let used = if signed < zero { (-&signed - 1u32).bits() } else { signed.bits() };
                Val::Bool(i128::from(used) < self.int(bits)?)
            }
            ("sdiv" | "udiv" | "srem" | "urem", [other]) => {
                let is_signed = name.starts_with('s');
                let (a, b) =
                    (if is_signed { signed } else { unsigned }, self.apint_operand(other, is_signed)?);
                if b == zero {
                    return Err(EvalError::invalid("division by zero"));
                }
                cheap(&a, &b)?;
                match (name, other) {
                    ("sdiv" | "udiv", _) => like(a / b, width),
                    (_, Val::ApInt(_)) => like(a % b, width),
                    // The remainder of a number is a number.
                    _ => integer(&(a % b), if is_signed { IntType::I64 } else { IntType::U64 })?,
                }
            }
            ("shl" | "lshr" | "ashr", [bits]) => {
                let bits = self.shift(bits, width)?;
                let value = match name {
                    "shl" => unsigned << bits,
                    "lshr" => unsigned >> bits,
                    _ => signed >> bits,
                };
                like(value, width)
            }
            ("popcount", []) => {
                let count = unsigned.iter_u64_digits().map(u64::count_ones).sum::<u32>();
                Val::uint32(count)
            }
            ("abs", []) => {
                let value = if signed < zero { -signed } else { signed };
                like(value, width)
            }
            ("trunc" | "zext" | "zextOrTrunc" | "sext" | "sextOrTrunc", [to]) => {
                let to = u32::try_from(self.int(to)?)
                    .ok()
                    .filter(|&to| to <= 1 << 24)
                    .ok_or_else(|| EvalError::invalid("width is out of range"))?;
                like(if name.starts_with('s') { signed } else { unsigned }, to)
            }
            ("eq" | "ne" | "ult" | "ule" | "ugt" | "uge" | "slt" | "sle" | "sgt" | "sge", [other]) => {
                let is_signed = name.starts_with('s');
                let other = self.apint_operand(other, is_signed)?;
                let order = if is_signed { signed.cmp(&other) } else { unsigned.cmp(&other) };
                Val::Bool(match name {
                    "eq" => order == Ordering::Equal,
                    "ne" => order != Ordering::Equal,
                    "ult" | "slt" => order == Ordering::Less,
                    "ule" | "sle" => order != Ordering::Greater,
                    "ugt" | "sgt" => order == Ordering::Greater,
                    _ => order != Ordering::Less,
                })
            }
            _ => return Ok(None),
        };
        Ok(Some(answer))
    }

    /// Returns the number that an `APInt` is, signed or unsigned, or a number of 64 bits.
    fn apint_operand(&self, value: &Val, signed: bool) -> Result<BigInt, EvalError> {
        Ok(match value {
            Val::ApInt(value) if signed => value.signed().to_big(),
            Val::ApInt(value) => value.unsigned().to_big(),
            other => {
                let ty = if signed { IntType::I64 } else { IntType::U64 };
                BigInt::from(self.integer(other)?.to(ty).value())
            }
        })
    }

    /// Returns the number of bits of a shift, at most the width.
    fn shift(&self, bits: &Val, width: u32) -> Result<u32, EvalError> {
        let bits = match bits {
            Val::ApInt(bits) => {
                num_traits::ToPrimitive::to_i128(&bits.unsigned().to_big()).unwrap_or(i128::MAX)
            }
            bits => self.int(bits)?,
        };
        Ok(bits.clamp(0, i128::from(width)) as u32)
    }

    /// Converts an operand to an `APInt`; a number, which operators take as an `uint64_t`, gets the given
    /// width.
    fn apint_like(&self, value: &Val, width: u32) -> Result<ApInt, EvalError> {
        match value {
            Val::ApInt(value) => Ok(value.clone()),
            other => Ok(ApInt::new(int_of(self.integer(other)?.to(IntType::U64).value()), width)),
        }
    }

    /// Evaluates `a op b` if one of them is an `APInt` of a width; the result wraps.
    pub(super) fn apint_binary(&mut self, op: BinaryOp, lhs: &Val, rhs: &Val, width: u32) -> Answer {
        // An `APSInt` computes according to its sign; `APInt` has no operators that depend on a sign.
        let (a, b) = (self.apint_like(lhs, width)?, self.apint_like(rhs, width)?);
        let is_plain = |value: &Val| matches!(value, Val::ApInt(_));
        if a.width != b.width
            && is_plain(lhs)
            && is_plain(rhs)
            && !matches!(op, BinaryOp::Shl | BinaryOp::Shr)
        {
            return Err(EvalError::invalid("integers of different widths are operands of one operator"));
        }
        let signed = a.signed.or(if is_plain(rhs) { b.signed } else { None });
        let needs_sign = matches!(op, BinaryOp::Div | BinaryOp::Rem | BinaryOp::Shr);
        if needs_sign && signed.is_none() {
            return Err(EvalError::invalid(format!(
                "'APInt' has no operator {op:?}: name its sign, as 'sdiv' does"
            )));
        }
        let read = |value: &ApInt| if signed == Some(false) { value.unsigned() } else { value.signed() };
        let (a, b) = (read(&a).to_big(), read(&b).to_big());
        self.step(u64::from(width) / 64)?;
        if matches!(op, BinaryOp::Mul | BinaryOp::Div | BinaryOp::Rem) {
            cheap(&a, &b)?;
        }
        let value = match op {
            BinaryOp::Add => a + b,
            BinaryOp::Sub => a - b,
            BinaryOp::Mul => a * b,
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::Div | BinaryOp::Rem if b == BigInt::from(0) => {
                return Err(EvalError::invalid("division by zero"));
            }
            BinaryOp::Div => a / b,
            BinaryOp::Rem => a % b,
            BinaryOp::Shl | BinaryOp::Shr => {
                let bits = self.shift(rhs, width)?;
                if op == BinaryOp::Shl { a << bits } else { a >> bits }
            }
            _ => return Err(EvalError::invalid(format!("{op:?} of integers of a width"))),
        };
        Ok(Val::ApInt(ApInt { signed, ..ApInt::new(value, width) }))
    }

    /// Returns the number that an attribute holds, or that all of its elements are.
    pub(super) fn splat_value(&mut self, attr: Attribute) -> Result<Option<Val>, EvalError> {
        let ctx = self.env.ctx;
        Ok(match ctx.attr_data(attr) {
            AttrData::Integer { .. } => self.attr_method(attr, "getValue", &[])?,
            AttrData::Float { bits, ty } => Some(Val::ApFloat(ApFloat { bits: *bits, ty: *ty })),
            AttrData::DenseElements { data: ElementsData::Bytes { splat: true, .. }, .. } => {
                self.attr_items(attr)?.into_iter().next()
            }
            _ => None,
        })
    }
}

/// Returns the value of a macro of `<cstdint>` or `<climits>`, such as `INT64_MIN`.
pub(crate) fn limit_macro(name: &str) -> Option<CppInt> {
    if name.ends_with("StringRef::npos") || name == "std::string::npos" {
        return Some(CppInt::new(-1, IntType::U64));
    }
    let (class, end) = name.rsplit_once('_')?;
    let (width, signed) = match class {
        "INT8" | "SCHAR" => (8, true),
        "INT16" | "SHRT" => (16, true),
        "INT32" | "INT" => (32, true),
        "INT64" | "LONG" | "LLONG" | "INTPTR" | "PTRDIFF" => (64, true),
        "UINT8" | "UCHAR" => (8, false),
        "UINT16" | "USHRT" => (16, false),
        "UINT32" | "UINT" => (32, false),
        "UINT64" | "ULONG" | "ULLONG" | "UINTPTR" | "SIZE" => (64, false),
        _ => return None,
    };
    let value = match (end, signed) {
        ("MAX", true) => (1 << (width - 1)) - 1,
        ("MIN", true) => -(1 << (width - 1)),
        ("MAX", false) => (1 << width) - 1,
        _ => return None,
    };
    // Narrow ones are numbers of the promoted type.
    Some(CppInt::new(value, IntType::new(width, signed)?.promoted()))
}
