//! Methods of `APFloat`, and the bits of floating-point numbers.

use legalize_ir::{FloatKind, TypeData};
use num_bigint::BigInt;
use rustc_apfloat::{Float as _, FloatConvert as _, ieee};

use super::Machine;
use crate::error::EvalError;
use crate::value::{ApFloat, ApInt, Val};

/// Methods of `APFloat` that the evaluator implements.
pub(crate) const APFLOAT_METHODS: &[&str] = &[
    "isZero",
    "isNegative",
    "isNaN",
    "isInfinity",
    "isFinite",
    "isNegZero",
    "isPosZero",
    "isNonZero",
    "isPosInfinity",
    "isNegInfinity",
    "convertToDouble",
    "convertToFloat",
    "isExactlyValue",
    "bitcastToAPInt",
    "getSemantics",
    "isInteger",
    "convert",
];

/// `APFloat::rmNearestTiesToEven`
pub(super) const NEAREST: i128 = 1;

impl Machine<'_, '_> {
    pub(super) fn apfloat_method(
        &mut self,
        value: &ApFloat,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let number = self.float_of(value)?;
        Ok(Some(match (name, args) {
            ("isZero", []) => Val::Bool(number == 0.0),
            ("isNegZero", []) => Val::Bool(number == 0.0 && number.is_sign_negative()),
            ("isPosZero", []) => Val::Bool(number == 0.0 && number.is_sign_positive()),
            ("isNonZero", []) => Val::Bool(number != 0.0),
            ("isNegative", []) => Val::Bool(number.is_sign_negative()),
            ("isNaN", []) => Val::Bool(number.is_nan()),
            ("isInfinity", []) => Val::Bool(number.is_infinite()),
            ("isPosInfinity", []) => Val::Bool(number == f64::INFINITY),
            ("isNegInfinity", []) => Val::Bool(number == f64::NEG_INFINITY),
            ("isFinite", []) => Val::Bool(number.is_finite()),
            ("isInteger", []) => Val::Bool(number.is_finite() && number.fract() == 0.0),
            ("convertToDouble", []) => Val::Double(number),
            ("convertToFloat", []) if f64::from(number as f32) == number || number.is_nan() => {
                Val::Single(number as f32)
            }
            // The other number is rounded to the format first.
            ("isExactlyValue", [other]) => {
                let other = self.double(other)?;
                let rounded = f64_to_float(self.float_kind(value)?, other);
                Val::Bool(match rounded {
                    Some(bits) => bits == value.bits,
                    None => number.to_bits() == other.to_bits(),
                })
            }
            ("bitcastToAPInt", []) => {
                let width = self.float_kind(value)?.width();
                Val::ApInt(ApInt::new(BigInt::from(value.bits), width))
            }
            ("getSemantics", []) => Val::TypeId(self.float_kind(value)?.keyword().into()),
            _ => return Ok(None),
        }))
    }

    /// `convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo)`
    pub(super) fn converted_float(&mut self, value: &ApFloat, args: &[Val]) -> Result<ApFloat, EvalError> {
        let [Val::TypeId(semantics), Val::Int(rounding), Val::Pointer(loses)] = args else {
            return Err(EvalError::invalid("'convert' takes semantics, a rounding mode and a pointer"));
        };
        if rounding.value() != NEAREST {
            return Err(EvalError::unknown("'convert' rounds to the nearest number alone"));
        }
        let ctx = self.env.ctx;
        let kind = FloatKind::ALL.iter().find(|kind| *kind.keyword() == **semantics).copied();
        let kind = kind.ok_or_else(|| EvalError::invalid("the semantics are not those of a float type"))?;
        // Wider numbers would be rounded twice.
        if self.float_kind(value)?.width() > 64 {
            return Err(EvalError::unknown("numbers of more than 64 bits are not converted"));
        }
        let ty = ctx.float_type(kind);
        let number = Val::Double(self.float_of(value)?);
        let new = ApFloat { bits: self.float_bits(kind, ty, &number)?, ty };
        let (before, after) = (self.float_of(value)?, self.float_of(&new)?);
        *self.scope.get_mut(loses)? = Val::Bool(before != after && !(before.is_nan() && after.is_nan()));
        Ok(new)
    }

    pub(super) fn float_kind(&self, value: &ApFloat) -> Result<FloatKind, EvalError> {
        match self.env.ctx.type_data(value.ty) {
            TypeData::Float(kind) => Ok(*kind),
            _ => Err(EvalError::invalid("number does not have a float type")),
        }
    }

    /// Converts a number of a float type to a double; wider formats are rounded.
    pub(super) fn float_of(&self, value: &ApFloat) -> Result<f64, EvalError> {
        let kind = self.float_kind(value)?;
        float_to_f64(kind, value.bits)
            .ok_or_else(|| EvalError::unknown(format!("values of '{}' are not supported", kind.keyword())))
    }
}

/// Returns the value of a float format's bits; `None` for formats without arithmetic.
pub(crate) fn float_to_f64(kind: FloatKind, bits: u128) -> Option<f64> {
    let mut exact = false;
    let double = |value: ieee::Double| f64::from_bits(value.to_bits() as u64);
    Some(match kind {
        FloatKind::F64 => f64::from_bits(bits as u64),
        FloatKind::F32 => f64::from(f32::from_bits(bits as u32)),
        FloatKind::F16 => double(ieee::Half::from_bits(bits).convert(&mut exact).value),
        FloatKind::BF16 => f64::from(f32::from_bits((bits as u32) << 16)),
        FloatKind::F8E5M2 => double(ieee::Half::from_bits(bits << 8).convert(&mut exact).value),
        FloatKind::TF32 => f64::from(f32::from_bits((bits as u32) << 13)),
        FloatKind::F80 => double(ieee::X87DoubleExtended::from_bits(bits).convert(&mut exact).value),
        FloatKind::F128 => double(ieee::Quad::from_bits(bits).convert(&mut exact).value),
        FloatKind::F8E8M0FNU => {
            if bits == 255 {
                f64::NAN
            } else {
                2f64.powi(bits as i32 - 127)
            }
        }
        FloatKind::F8E4M3FN => small_float(bits, 4, 3, 7, Special::NanOnly),
        FloatKind::F8E4M3 => small_float(bits, 4, 3, 7, Special::Ieee),
        FloatKind::F8E3M4 => small_float(bits, 3, 4, 3, Special::Ieee),
        FloatKind::F8E4M3FNUZ => small_float(bits, 4, 3, 8, Special::NegativeZeroIsNan),
        FloatKind::F8E4M3B11FNUZ => small_float(bits, 4, 3, 11, Special::NegativeZeroIsNan),
        FloatKind::F8E5M2FNUZ => small_float(bits, 5, 2, 16, Special::NegativeZeroIsNan),
        FloatKind::F6E2M3FN => small_float(bits, 2, 3, 1, Special::None),
        FloatKind::F6E3M2FN => small_float(bits, 3, 2, 3, Special::None),
        FloatKind::F4E2M1FN => small_float(bits, 2, 1, 1, Special::None),
    })
}

/// Special values of a small format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Special {
    None,
    Ieee,
    NanOnly,
    NegativeZeroIsNan,
}

fn small_float(bits: u128, exponent_bits: u32, mantissa_bits: u32, bias: i32, special: Special) -> f64 {
    let mantissa = (bits & ((1 << mantissa_bits) - 1)) as u32;
    let exponent = ((bits >> mantissa_bits) & ((1 << exponent_bits) - 1)) as u32;
    let negative = bits >> (mantissa_bits + exponent_bits) & 1 == 1;
    let all_ones = exponent == (1 << exponent_bits) - 1;
    let magnitude = match special {
        Special::NegativeZeroIsNan if negative && mantissa == 0 && exponent == 0 => return f64::NAN,
        Special::NanOnly if all_ones && mantissa == (1 << mantissa_bits) - 1 => return f64::NAN,
        Special::Ieee if all_ones => {
            if mantissa == 0 {
                f64::INFINITY
            } else {
                f64::NAN
            }
        }
        _ if exponent == 0 => f64::from(mantissa) * 2f64.powi(1 - bias - mantissa_bits as i32),
        _ => {
            f64::from(mantissa | 1 << mantissa_bits)
                * 2f64.powi(exponent as i32 - bias - mantissa_bits as i32)
        }
    };
    if negative { -magnitude } else { magnitude }
}

/// Returns the bits of a number in a float format, rounded to nearest even; `None` for formats without
/// arithmetic.
pub(crate) fn f64_to_float(kind: FloatKind, value: f64) -> Option<u128> {
    let mut inexact = false;
    let double = ieee::Double::from_bits(u128::from(value.to_bits()));
    Some(match kind {
        FloatKind::F64 => u128::from(value.to_bits()),
        FloatKind::F32 => u128::from((value as f32).to_bits()),
        FloatKind::F16 => {
            let half: ieee::Half = double.convert(&mut inexact).value;
            half.to_bits()
        }
        FloatKind::BF16 => {
            let half: ieee::BFloat = double.convert(&mut inexact).value;
            half.to_bits()
        }
        FloatKind::F80 => {
            let wide: ieee::X87DoubleExtended = double.convert(&mut inexact).value;
            wide.to_bits()
        }
        FloatKind::F128 => {
            let wide: ieee::Quad = double.convert(&mut inexact).value;
            wide.to_bits()
        }
        // Zero and one suffice for the small formats, since snippets do not spell other values of them.
        _ => {
            let width = kind.width();
            (0..1u128 << width.min(19)).find(|&bits| {
                float_to_f64(kind, bits).is_some_and(|found| found.to_bits() == value.to_bits())
            })?
        }
    })
}
