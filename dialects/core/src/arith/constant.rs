//! Constants as folders see them: one integer or float, of a scalar or of a splat.

use legalize_dialects_hooks::attributes::int_bytes;
use legalize_ir::{
    AttrData, Attribute, Context, ElementsData, FloatKind, Int, Location, OperationState, Signedness, Type,
    TypeData,
};
use legalize_typed::OpView;
use num_bigint::BigInt;
use num_traits::FromPrimitive;
use rustc_apfloat::ieee::{
    BFloat, Double, Float8E4M3FN, Float8E5M2, Half, IeeeFloat, Quad, Semantics, Single, X87DoubleExtended,
};
use rustc_apfloat::{Float, Round, Status, StatusAnd};

use super::narrow::{exactly, from_int, is_narrow, narrow, negated, widen};
use crate::ops::arith::ConstantOp;
use crate::ub;

/// Creates a constant if the dialect has one for the attribute.
pub(super) fn materialize(
    ctx: &Context,
    value: Attribute,
    ty: Type,
    loc: Location,
) -> Option<OperationState> {
    let is_typed = ctx.attr_type(value) == Some(ty);
    let is_number = as_int(ctx, value).is_some()
        || as_float(ctx, value).is_some()
        || matches!(ctx.attr_data(value), AttrData::DenseElements { .. });
    if !is_number {
        return ub::materialize(ctx, value, ty, loc);
    }
    (is_typed && is_number).then(|| {
        let mut state = OperationState::new(ctx, ctx.op_name(ConstantOp::NAME), loc);
        state.set_attr(ctx, ConstantOp::VALUE_ATTR, value);
        state.result_types.push(ty);
        state
    })
}

/// Width in bits of an integer or index type; index counts as 64 bits.
pub(crate) fn int_width(ctx: &Context, ty: Type) -> Option<u32> {
    match ctx.type_data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Index => Some(64),
        _ => None,
    }
}

/// The element type of a vector or tensor, any other type itself.
pub(super) fn element_or_self(ctx: &Context, ty: Type) -> Type {
    match ctx.type_data(ty) {
        TypeData::Vector { element, .. } | TypeData::RankedTensor { element, .. } => *element,
        TypeData::UnrankedTensor(element) => *element,
        _ => ty,
    }
}

/// Returns true unless a type is a tensor without a static shape, so that a constant of it can be created.
pub(super) fn has_static_shape(ctx: &Context, ty: Type) -> bool {
    match ctx.type_data(ty) {
        TypeData::RankedTensor { shape, .. } => shape.iter().all(|&dim| dim != Type::DYNAMIC),
        TypeData::UnrankedTensor(_) => false,
        _ => true,
    }
}

/// The integer of a scalar constant or an integer splat, sign-extended for signless types.
pub(crate) fn as_int(ctx: &Context, attr: Attribute) -> Option<Int> {
    match ctx.attr_data(attr) {
        AttrData::Integer { value, .. } => Some(value.clone()),
        AttrData::DenseElements { ty, data: ElementsData::Bytes { splat: true, data } } => {
            let element = element_or_self(ctx, *ty);
            let width = int_width(ctx, element)?;
            let signed =
                !matches!(ctx.type_data(element), TypeData::Integer { signedness: Signedness::Unsigned, .. });
            Some(Int::from(BigInt::from_signed_bytes_le(data)).wrapped(width, signed))
        }
        _ => None,
    }
}

/// The bits of a scalar float constant or a float splat, with the format.
pub(super) fn as_float(ctx: &Context, attr: Attribute) -> Option<(u128, FloatKind)> {
    let kind = |ty| match ctx.type_data(element_or_self(ctx, ty)) {
        TypeData::Float(kind) => Some(*kind),
        _ => None,
    };
    match ctx.attr_data(attr) {
        AttrData::Float { bits, ty } => Some((*bits, kind(*ty)?)),
        AttrData::DenseElements { ty, data: ElementsData::Bytes { splat: true, data } } => {
            let mut bytes = [0; 16];
            bytes.get_mut(..data.len())?.copy_from_slice(data);
            Some((u128::from_le_bytes(bytes), kind(*ty)?))
        }
        _ => None,
    }
}

/// A constant of a scalar type, or a splat of a shaped one.
pub(crate) fn int_constant(ctx: &Context, ty: Type, value: Int) -> Option<Attribute> {
    let element = element_or_self(ctx, ty);
    if element == ty {
        int_width(ctx, ty)?;
        return Some(ctx.int_attr(ty, value));
    }
    let width = int_width(ctx, element)?;
    splat(ctx, ty, int_bytes(&value, width))
}

/// A float constant of a scalar type, or a splat of a shaped one.
pub(crate) fn float_constant(ctx: &Context, ty: Type, bits: u128) -> Option<Attribute> {
    let element = element_or_self(ctx, ty);
    let TypeData::Float(kind) = ctx.type_data(element) else { return None };
    if element == ty {
        return Some(ctx.attr(AttrData::Float { bits, ty }));
    }
    splat(ctx, ty, bits.to_le_bytes()[..kind.width().div_ceil(8) as usize].to_vec())
}

fn splat(ctx: &Context, ty: Type, data: Vec<u8>) -> Option<Attribute> {
    has_static_shape(ctx, ty).then(|| {
        ctx.attr(AttrData::DenseElements { ty, data: ElementsData::Bytes { splat: true, data: data.into() } })
    })
}

/// Formats that `rustc_apfloat` does not name, by the width of the whole and of the exponent.
macro_rules! formats {
    ($($name:ident = $bits:literal : $exponent:literal),* $(,)?) => {$(
        struct $name;

        impl Semantics for $name {
            const BITS: usize = $bits;
            const EXP_BITS: usize = $exponent;
        }
    )*};
}

formats!(F8E4M3 = 8:4, F8E3M4 = 8:3, Tf32 = 19:8);

/// Evaluates an expression with `$F` as the arithmetic of a format; `None` for [narrow](super::narrow) ones:
/// those with a single zero, those of less than 8 bits, and those that consist of an exponent only.
macro_rules! with_format {
    ($kind:expr, $F:ident => $body:expr) => {
        with_format!($kind, $F => $body,
            F8E5M2 Float8E5M2, F8E4M3FN Float8E4M3FN, F8E4M3 IeeeFloat<F8E4M3>, F8E3M4 IeeeFloat<F8E3M4>,
            F16 Half, BF16 BFloat, TF32 IeeeFloat<Tf32>, F32 Single, F64 Double, F80 X87DoubleExtended, F128 Quad)
    };
    ($kind:expr, $F:ident => $body:expr, $($format:ident $ty:ty),*) => {
        match $kind {
            $(FloatKind::$format => {
                type $F = $ty;
                Some($body)
            })*
            _ => None,
        }
    };
}

/// Binary operation on two floats of one format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Maximum,
    Minimum,
    MaxNum,
    MinNum,
}

/// Turns a NaN into a quiet one.
fn quiet<F: Float>(nan: F) -> F {
    // Any arithmetic operation does so; this one keeps sign and payload.
    nan.round_to_integral(Round::TowardZero).value
}

fn apply<F: Float>(op: FloatOp, a: u128, b: u128) -> u128 {
    let (a, b) = (F::from_bits(a), F::from_bits(b));
    // Of two zeros the positive one is the larger.
    let zeros = a.is_zero() && b.is_zero() && a.is_negative() != b.is_negative();
    match op {
        // An operation on a signaling NaN gives a quiet NaN; then the number-preferring ones do not prefer a
        // number.
        FloatOp::MaxNum | FloatOp::MinNum if a.is_signaling() => quiet(a),
        FloatOp::MaxNum | FloatOp::MinNum if b.is_signaling() => quiet(b),
        FloatOp::Maximum | FloatOp::Minimum if a.is_nan() => quiet(a),
        FloatOp::Maximum | FloatOp::Minimum if b.is_nan() => quiet(b),
        FloatOp::MaxNum if zeros => {
            if a.is_negative() {
                b
            } else {
                a
            }
        }
        FloatOp::MinNum if zeros => {
            if a.is_negative() {
                a
            } else {
                b
            }
        }
        FloatOp::Add => (a + b).value,
        FloatOp::Sub => (a - b).value,
        FloatOp::Mul => (a * b).value,
        FloatOp::Div => (a / b).value,
        FloatOp::Rem => a.c_fmod(b).value,
        FloatOp::Maximum => a.maximum(b),
        FloatOp::Minimum => a.minimum(b),
        FloatOp::MaxNum => a.max(b),
        FloatOp::MinNum => a.min(b),
    }
    .to_bits()
}

/// The result of an operation on two floats; `None` if the format cannot represent it.
pub(super) fn float_binary(op: FloatOp, kind: FloatKind, a: u128, b: u128) -> Option<u128> {
    with_format!(kind, F => apply::<F>(op, a, b)).or_else(|| {
        let result = apply::<Double>(op, widen(kind, a).to_bits(), widen(kind, b).to_bits());
        narrow(kind, Double::from_bits(result))
    })
}

/// Compares two floats; `None` if they are unordered.
pub(super) fn float_compare(kind: FloatKind, a: u128, b: u128) -> Option<std::cmp::Ordering> {
    with_format!(kind, F => F::from_bits(a).partial_cmp(&F::from_bits(b)))
        .unwrap_or_else(|| widen(kind, a).partial_cmp(&widen(kind, b)))
}

/// The negation of a float; `None` if the format has no signs.
pub(super) fn float_negated(kind: FloatKind, bits: u128) -> Option<u128> {
    if is_narrow(kind) { negated(kind, bits) } else { Some(bits ^ 1 << (kind.width() - 1)) }
}

/// Returns true for a signaling NaN.
pub(super) fn is_signaling(kind: FloatKind, bits: u128) -> bool {
    with_format!(kind, F => F::from_bits(bits).is_signaling()) == Some(true)
}

/// Converts a float to another format; `None` if that loses information.
pub(super) fn float_convert(from: FloatKind, to: FloatKind, bits: u128) -> Option<u128> {
    fn into<F: Float + rustc_apfloat::FloatConvert<Quad>>(bits: u128) -> Quad {
        F::from_bits(bits).convert(&mut false).value
    }
    fn out_of<F: Float>(wide: Quad) -> Option<u128>
    where
        Quad: rustc_apfloat::FloatConvert<F>,
    {
        use rustc_apfloat::FloatConvert;
        let mut loses = false;
        let narrow: F = wide.convert(&mut loses).value;
        (!loses).then(|| narrow.to_bits())
    }
    let wide = with_format!(from, F => into::<F>(bits))
        .unwrap_or_else(|| into::<Double>(widen(from, bits).to_bits()));
    with_format!(to, F => out_of::<F>(wide)).unwrap_or_else(|| {
        use rustc_apfloat::FloatConvert;
        let mut loses = false;
        let double: Double = wide.convert(&mut loses).value;
        exactly(to, double).filter(|_| !loses)
    })
}

/// Converts an integer of up to 128 bits to a float, rounded to nearest.
pub(super) fn float_from_int(kind: FloatKind, value: &Int, width: u32, signed: bool) -> Option<u128> {
    use num_traits::ToPrimitive;
    fn of<F: Float>(value: &BigInt) -> Option<u128> {
        let negative = value.sign() == num_bigint::Sign::Minus;
        let float = F::from_u128(value.magnitude().to_u128()?).value;
        Some(if negative { -float } else { float }.to_bits())
    }
    let value = value.wrapped(width, signed).to_big();
    with_format!(kind, F => of::<F>(&value)).unwrap_or_else(|| from_int(kind, &value))
}

/// Converts a float to an integer, rounded toward zero; `None` if it does not fit `width` bits.
pub(super) fn float_to_int(kind: FloatKind, bits: u128, width: u32, signed: bool) -> Option<Int> {
    fn of<F: Float>(bits: u128, width: usize, signed: bool) -> Option<Int> {
        let (value, status) = if signed {
            let StatusAnd { value, status } =
                F::from_bits(bits).to_i128_r(width, Round::TowardZero, &mut false);
            (BigInt::from(value), status)
        } else {
            let StatusAnd { value, status } =
                F::from_bits(bits).to_u128_r(width, Round::TowardZero, &mut false);
            (BigInt::from(value), status)
        };
        (!status.contains(Status::INVALID_OP)).then(|| Int::from(value))
    }
    // The library's conversion is to two bits at least and 128 at most.
    let computed = width.clamp(2, 128) as usize;
    with_format!(kind, F => of::<F>(bits, computed, signed))
        .unwrap_or_else(|| of::<Double>(widen(kind, bits).to_bits(), computed, signed))
        .or_else(|| {
            // The formats whose numbers can be larger, but for the two that are wider than 64 bits.
            let large = match kind {
                _ if width <= 128 => return None,
                FloatKind::F64 => f64::from_bits(bits as u64),
                FloatKind::F32 => f32::from_bits(bits as u32).into(),
                FloatKind::BF16 => f32::from_bits((bits as u32) << 16).into(),
                _ => return None,
            };
            BigInt::from_f64(large).map(Int::from)
        })
        .filter(|value| value.fits(width, signed))
}
