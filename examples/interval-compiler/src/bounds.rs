//! Arithmetic on bounds.

use legalize::ir::FloatKind;
use legalize::prelude::*;

use crate::iv;

/// A lower and an upper bound.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub lower: f64,
    pub upper: f64,
}

impl Bounds {
    /// All numbers.
    pub const ALL: Self = Self { lower: f64::NEG_INFINITY, upper: f64::INFINITY };

    /// The bounds of an attribute.
    pub fn of(ctx: &Context, range: iv::RangeAttr) -> Option<Self> {
        Some(Self { lower: float(ctx, range.lower(ctx))?, upper: float(ctx, range.upper(ctx))? })
    }

    /// The attribute of an interval with these bounds.
    pub fn to_attr(self, ctx: &Context, element: Type) -> Option<iv::RangeAttr> {
        let (lower, upper) = (float_attr(ctx, element, self.lower)?, float_attr(ctx, element, self.upper)?);
        Some(iv::RangeAttr::new(ctx, lower, upper))
    }

    /// The smallest bounds that hold all of some numbers.
    fn around(numbers: [f64; 4]) -> Self {
        Self {
            lower: numbers.into_iter().fold(f64::INFINITY, f64::min),
            upper: numbers.into_iter().fold(f64::NEG_INFINITY, f64::max),
        }
    }

    pub fn add(self, other: Self) -> Self {
        Self { lower: self.lower + other.lower, upper: self.upper + other.upper }
    }

    pub fn neg(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }

    pub fn mul(self, other: Self) -> Self {
        let products = [
            self.lower * other.lower,
            self.lower * other.upper,
            self.upper * other.lower,
            self.upper * other.upper,
        ];
        match products.iter().any(|product| product.is_nan()) {
            true => Self::ALL,
            false => Self::around(products),
        }
    }

    pub fn scale(self, factor: f64) -> Self {
        self.mul(Self { lower: factor, upper: factor })
    }

    pub fn hull(self, other: Self) -> Self {
        Self::around([self.lower, self.upper, other.lower, other.upper])
    }

    /// 1 / x; all numbers where that is not defined.
    pub fn inverse(self) -> Self {
        match self.contains_zero() {
            true => Self::ALL,
            false => Self { lower: 1.0 / self.upper, upper: 1.0 / self.lower },
        }
    }

    pub fn contains_zero(self) -> bool {
        self.lower <= 0.0 && self.upper >= 0.0
    }

    pub fn is_finite(self) -> bool {
        self.lower.is_finite() && self.upper.is_finite()
    }
}

/// The number of a float attribute.
pub(crate) fn float(ctx: &Context, attr: Attribute) -> Option<f64> {
    let AttrData::Float { bits, ty } = *ctx.attr_data(attr) else { return None };
    Some(float_kind(ctx, ty)?.to_f64(bits))
}

/// A float attribute of a type.
pub(crate) fn float_attr(ctx: &Context, ty: Type, number: f64) -> Option<Attribute> {
    Some(ctx.attr(AttrData::Float { bits: float_kind(ctx, ty)?.encode(number), ty }))
}

fn float_kind(ctx: &Context, ty: Type) -> Option<FloatKind> {
    match *ctx.type_data(ty) {
        TypeData::Float(kind) => Some(kind),
        _ => None,
    }
}
