//! `APInt`, `APFloat`, affine expressions and maps.

use std::cmp::Ordering;
use std::sync::Arc;

use legalize_ir::{AffineExpr, AffineMap, AffineOp, AttrData, Attribute, ElementsData, FloatKind, TypeData};
use num_bigint::BigInt;
use rustc_apfloat::{Float as _, FloatConvert as _, ieee};

use super::{Answer, Machine};
use crate::error::EvalError;
use crate::integer::{CppInt, IntType};
use crate::operator::BinaryOp;
use crate::value::{ApFloat, ApInt, Val, int_of};

/// Methods of `APInt` that the evaluator knows.
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

/// Methods of `APFloat` that the evaluator knows.
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
];

/// Methods of affine maps and expressions that the evaluator knows.
pub(crate) const AFFINE_METHODS: &[&str] = &[
    "getNumDims",
    "getNumSymbols",
    "getNumResults",
    "getNumInputs",
    "getResults",
    "getResult",
    "isIdentity",
    "isMinorIdentity",
    "isPermutation",
    "isProjectedPermutation",
    "isSingleConstant",
    "getSingleConstantResult",
    "isConstant",
    "isEmpty",
    "getContext",
    "getPosition",
    "getValue",
    "getDimPosition",
    "getNumConstraints",
];

impl Machine<'_, '_> {
    pub(super) fn apint_method(
        &mut self,
        value: &ApInt,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let (width, self_signed) = (value.width, value.signed);
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
        // What an `APSInt` makes of itself is one.
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
                // What does not fit is larger than any limit.
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
                let other = self.apint_like(other, width)?;
                let (a, b) = match name.starts_with('s') {
                    true => (signed, other.signed().to_big()),
                    false => (unsigned, other.unsigned().to_big()),
                };
                if b == zero {
                    return Err(EvalError::invalid("division by zero"));
                }
                like(if name.ends_with("div") { a / b } else { a % b }, width)
            }
            ("shl" | "lshr" | "ashr", [bits]) => {
                let bits = self.int(bits)?.clamp(0, i128::from(width)) as u32;
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
                let other = self.apint_like(other, width)?;
                let order = if name.starts_with('s') {
                    signed.cmp(&other.signed().to_big())
                } else {
                    unsigned.cmp(&other.unsigned().to_big())
                };
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

    /// An `APInt`, or a number as one of a width.
    fn apint_like(&self, value: &Val, width: u32) -> Result<ApInt, EvalError> {
        match value {
            Val::ApInt(value) => Ok(value.clone()),
            other => Ok(ApInt::new(int_of(self.int(other)?), width)),
        }
    }

    /// `a op b` of which one is an `APInt` of a width; the result wraps.
    pub(super) fn apint_binary(&mut self, op: BinaryOp, lhs: &Val, rhs: &Val, width: u32) -> Answer {
        // An `APSInt` computes as its sign says; the class of an `APInt` has no operator where that matters.
        let (a, b) = (self.apint_like(lhs, width)?, self.apint_like(rhs, width)?);
        let is_plain = |value: &Val| matches!(value, Val::ApInt(_));
        if a.width != b.width
            && is_plain(lhs)
            && is_plain(rhs)
            && !matches!(op, BinaryOp::Shl | BinaryOp::Shr)
        {
            return Err(EvalError::invalid("integers of different widths are computed with"));
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
                let bits = self.int(rhs)?.clamp(0, i128::from(width)) as u32;
                if op == BinaryOp::Shl { a << bits } else { a >> bits }
            }
            _ => return Err(EvalError::invalid(format!("{op:?} of integers of a width"))),
        };
        Ok(Val::ApInt(ApInt { signed, ..ApInt::new(value, width) }))
    }

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
            ("isExactlyValue", [other]) => {
                let other = self.double(other)?;
                Val::Bool(number.to_bits() == other.to_bits())
            }
            ("bitcastToAPInt", []) => {
                let width = self.float_kind(value)?.width();
                Val::ApInt(ApInt::new(BigInt::from(value.bits), width))
            }
            ("getSemantics", []) => Val::TypeId(self.float_kind(value)?.keyword().into()),
            _ => return Ok(None),
        }))
    }

    fn float_kind(&self, value: &ApFloat) -> Result<FloatKind, EvalError> {
        match self.env.ctx.type_data(value.ty) {
            TypeData::Float(kind) => Ok(*kind),
            _ => Err(EvalError::invalid("number is of no float type")),
        }
    }

    /// A number of a float type as a double; wider formats are rounded.
    pub(super) fn float_of(&self, value: &ApFloat) -> Result<f64, EvalError> {
        let kind = self.float_kind(value)?;
        float_to_f64(kind, value.bits).ok_or_else(|| {
            EvalError::unknown(format!("values of '{}' are not computed with", kind.keyword()))
        })
    }

    /// The number that an attribute is, or that all of its elements are.
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

    // Affine expressions.

    pub(super) fn affine_leaf(&mut self, name: &str, value: i64) -> Answer {
        let number = || u32::try_from(value).map_err(|_| EvalError::invalid("position is out of range"));
        Ok(Val::Affine(Arc::new(match name {
            "getAffineDimExpr" => AffineExpr::Dim(number()?),
            "getAffineSymbolExpr" => AffineExpr::Symbol(number()?),
            _ => AffineExpr::Constant(value),
        })))
    }

    pub(super) fn affine_binary(&mut self, op: BinaryOp, lhs: &Val, rhs: &Val) -> Answer {
        let lhs = self.to_affine(lhs)?;
        let rhs = self.to_affine(rhs)?;
        let boxed = |expr: &Arc<AffineExpr>| Box::new(AffineExpr::clone(expr));
        let (op, lhs, rhs) = match op {
            BinaryOp::Add => (AffineOp::Add, boxed(&lhs), boxed(&rhs)),
            BinaryOp::Mul => (AffineOp::Mul, boxed(&lhs), boxed(&rhs)),
            BinaryOp::Rem => (AffineOp::Mod, boxed(&lhs), boxed(&rhs)),
            BinaryOp::Sub => {
                let minus = AffineExpr::Binary {
                    op: AffineOp::Mul,
                    lhs: boxed(&rhs),
                    rhs: Box::new(AffineExpr::Constant(-1)),
                };
                (AffineOp::Add, boxed(&lhs), Box::new(minus))
            }
            _ => return Err(EvalError::invalid(format!("{op:?} of affine expressions"))),
        };
        if affine_depth(&lhs).max(affine_depth(&rhs)) > 100 {
            return Err(EvalError::invalid("affine expression is nested too deeply"));
        }
        Ok(Val::Affine(Arc::new(AffineExpr::Binary { op, lhs, rhs })))
    }

    pub(super) fn to_affine(&self, value: &Val) -> Result<Arc<AffineExpr>, EvalError> {
        match value {
            Val::Affine(expr) => Ok(expr.clone()),
            other => Ok(Arc::new(AffineExpr::Constant(self.int64(other)?))),
        }
    }

    pub(super) fn map_method(
        &mut self,
        map: &Arc<AffineMap>,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        let expr = |expr: &AffineExpr| Val::Affine(Arc::new(expr.clone()));
        let positions: Option<Vec<u32>> = map
            .results
            .iter()
            .map(|result| match result {
                AffineExpr::Dim(at) => Some(*at),
                _ => None,
            })
            .collect();
        let distinct = |positions: &[u32]| {
            let mut sorted = positions.to_vec();
            sorted.sort_unstable();
            sorted.windows(2).all(|pair| pair[0] != pair[1])
        };
        Ok(Some(match (name, args) {
            ("getNumDims", []) => Val::uint32(map.dims),
            ("getNumSymbols", []) => Val::uint32(map.symbols),
            ("getNumInputs", []) => Val::uint32(map.dims.saturating_add(map.symbols)),
            ("getNumResults", []) => Val::count(map.results.len()),
            ("getResults", []) => Val::list(map.results.iter().map(expr)),
            ("getResult", [index]) => {
                let at = self.as_index(index)?;
                expr(map.results.get(at).ok_or_else(|| EvalError::invalid("map has fewer results"))?)
            }
            ("getDimPosition", [index]) => {
                let at = self.as_index(index)?;
                match map.results.get(at) {
                    Some(AffineExpr::Dim(at)) => Val::uint32(*at),
                    _ => return Err(EvalError::invalid("result is no dimension")),
                }
            }
            ("isEmpty", []) => Val::Bool(map.dims == 0 && map.symbols == 0 && map.results.is_empty()),
            ("isIdentity", []) => Val::Bool(**map == super::types::identity(map.dims as usize)),
            ("isMinorIdentity", []) => Val::Bool(positions.is_some_and(|positions| {
                let first = map.dims as usize - positions.len().min(map.dims as usize);
                positions.len() <= map.dims as usize
                    && positions.iter().enumerate().all(|(at, &dim)| dim as usize == first + at)
            })),
            ("isPermutation", []) => {
                Val::Bool(positions.is_some_and(|list| list.len() == map.dims as usize && distinct(&list)))
            }
            ("isProjectedPermutation", []) => {
                Val::Bool(map.symbols == 0 && positions.is_some_and(|list| distinct(&list)))
            }
            ("isSingleConstant", []) => Val::Bool(matches!(&*map.results, [AffineExpr::Constant(_)])),
            ("isConstant", []) => {
                Val::Bool(map.results.iter().all(|result| matches!(result, AffineExpr::Constant(_))))
            }
            ("getSingleConstantResult", []) => match &*map.results {
                [AffineExpr::Constant(value)] => Val::int64(*value),
                _ => return Err(EvalError::invalid("map is no single constant")),
            },
            ("getContext", []) => Val::Context,
            _ => return Ok(None),
        }))
    }

    pub(super) fn affine_method(
        &mut self,
        expr: &AffineExpr,
        name: &str,
        args: &[Val],
    ) -> Result<Option<Val>, EvalError> {
        Ok(Some(match (name, args, expr) {
            ("getPosition", [], AffineExpr::Dim(at) | AffineExpr::Symbol(at)) => Val::uint32(*at),
            ("getValue", [], AffineExpr::Constant(value)) => Val::int64(*value),
            ("getContext", [], _) => Val::Context,
            _ => return Ok(None),
        }))
    }
}

fn affine_depth(expr: &AffineExpr) -> usize {
    match expr {
        AffineExpr::Binary { lhs, rhs, .. } => 1 + affine_depth(lhs).max(affine_depth(rhs)),
        _ => 0,
    }
}

/// The value of a float format's bits; nothing for formats that are not computed with.
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

/// What a small format has beyond numbers.
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

/// The bits of a number in a float format, rounded to nearest even; nothing for formats that are not
/// computed with.
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
        // Zero and one suffice for the small formats, whose other values no snippet spells.
        _ => {
            let width = kind.width();
            (0..1u128 << width.min(19)).find(|&bits| {
                float_to_f64(kind, bits).is_some_and(|found| found.to_bits() == value.to_bits())
            })?
        }
    })
}

/// The value of a macro of `<cstdint>` or `<climits>`, such as `INT64_MIN`.
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
    Some(CppInt::new(value, IntType::of(width, signed)?.promoted()))
}
