//! Arithmetic on bounds.

use std::ops::{Add, Mul, Neg};

use legalize::prelude::*;
use legalize::typed::AttrView;

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
        Some(Self { lower: ctx.as_f64(range.lower(ctx))?, upper: ctx.as_f64(range.upper(ctx))? })
    }

    /// The attribute of an interval with these bounds, if there is one.
    pub fn to_attr(self, ctx: &Context, element: Type) -> Option<iv::RangeAttr> {
        let (lower, upper) = (ctx.float_attr(element, self.lower)?, ctx.float_attr(element, self.upper)?);
        iv::RangeAttr::new(ctx, lower, upper).checked(ctx).ok()
    }

    /// The smallest bounds that hold all of some numbers.
    fn around(numbers: [f64; 4]) -> Self {
        Self {
            lower: numbers.into_iter().fold(f64::INFINITY, f64::min),
            upper: numbers.into_iter().fold(f64::NEG_INFINITY, f64::max),
        }
    }

    /// The bounds of the product with a number.
    pub fn scale(self, factor: f64) -> Self {
        self * Self { lower: factor, upper: factor }
    }

    /// The smallest bounds that hold both.
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

    /// True if zero lies between them.
    pub fn contains_zero(self) -> bool {
        self.lower <= 0.0 && self.upper >= 0.0
    }

    /// True if neither is infinite.
    pub fn is_finite(self) -> bool {
        self.lower.is_finite() && self.upper.is_finite()
    }
}

impl Add for Bounds {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self { lower: self.lower + other.lower, upper: self.upper + other.upper }
    }
}

impl Neg for Bounds {
    type Output = Self;

    fn neg(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }
}

impl Mul for Bounds {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
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
}
