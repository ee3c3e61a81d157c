//! A range of integers.

use legalize_ir::{Context, Type, TypeData, element_type_or_self};

use crate::dataflow::Lattice;

/// The integers that a value may be: between two bounds as an unsigned number, and between two as a signed
/// one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct IntRange {
    /// Number of bits, at most 64.
    pub width: u32,
    /// Least unsigned number.
    pub umin: i128,
    /// Largest unsigned number.
    pub umax: i128,
    /// Least signed number.
    pub smin: i128,
    /// Largest signed number.
    pub smax: i128,
}

/// The largest number of bits that is followed.
const WIDEST: u32 = 64;

impl IntRange {
    /// The largest unsigned number of a width.
    pub const fn unsigned_max(width: u32) -> i128 {
        (1i128 << width) - 1
    }

    /// The bounds of signed numbers of a width.
    pub const fn signed_bounds(width: u32) -> [i128; 2] {
        if width == 0 {
            return [0, 0];
        }
        let half = 1i128 << (width - 1);
        [-half, half - 1]
    }

    /// Returns the number of bits that values of a type, or their elements, are followed with; `None` for
    /// types that are not integers or too wide. `index` counts as 64 bits.
    pub fn width_of(ctx: &Context, ty: Type) -> Option<u32> {
        match ctx.type_data(element_type_or_self(ctx, ty)) {
            TypeData::Index => Some(64),
            TypeData::Integer { width, .. } => Some(*width).filter(|&width| (1..=WIDEST).contains(&width)),
            _ => None,
        }
    }

    /// All numbers of a width.
    pub fn all(width: u32) -> Self {
        let [smin, smax] = Self::signed_bounds(width);
        IntRange { width, umin: 0, umax: Self::unsigned_max(width), smin, smax }
    }

    /// One number, given as a signed or unsigned one.
    pub fn constant(width: u32, value: i128) -> Self {
        let unsigned = value & Self::unsigned_max(width);
        let signed = as_signed(width, unsigned);
        IntRange { width, umin: unsigned, umax: unsigned, smin: signed, smax: signed }
    }

    /// The range between unsigned bounds.
    pub fn from_unsigned(width: u32, umin: i128, umax: i128) -> Self {
        let [min, max] = [umin, umax].map(|value| as_signed(width, value));
        let [smin, smax] = if (min < 0) == (max < 0) { [min, max] } else { Self::signed_bounds(width) };
        IntRange { width, umin, umax, smin, smax }
    }

    /// The range between signed bounds.
    pub fn from_signed(width: u32, smin: i128, smax: i128) -> Self {
        let mask = Self::unsigned_max(width);
        let [umin, umax] = if (smin < 0) == (smax < 0) { [smin & mask, smax & mask] } else { [0, mask] };
        IntRange { width, umin, umax, smin, smax }
    }

    /// The range between bounds of either kind.
    pub fn between(width: u32, min: i128, max: i128, is_signed: bool) -> Self {
        if is_signed { Self::from_signed(width, min, max) } else { Self::from_unsigned(width, min, max) }
    }

    /// The numbers in both of two ranges.
    #[must_use]
    pub fn intersection(&self, other: &Self) -> Self {
        IntRange {
            width: self.width,
            umin: self.umin.max(other.umin),
            umax: self.umax.min(other.umax),
            smin: self.smin.max(other.smin),
            smax: self.smax.min(other.smax),
        }
    }

    /// The range of the numbers in either of two ranges.
    #[must_use]
    pub fn union(&self, other: &Self) -> Self {
        IntRange {
            width: self.width,
            umin: self.umin.min(other.umin),
            umax: self.umax.max(other.umax),
            smin: self.smin.min(other.smin),
            smax: self.smax.max(other.smax),
        }
    }

    /// Returns the only number of the range, as an unsigned one if it is that, else as a signed one.
    pub fn as_constant(&self) -> Option<i128> {
        if self.umin == self.umax {
            Some(self.umin)
        } else if self.smin == self.smax {
            Some(self.smin)
        } else {
            None
        }
    }

    /// Returns if a comparison of two ranges holds for all of their numbers, or for none; `None` if that
    /// depends.
    pub fn compare(&self, predicate: Predicate, other: &Self) -> Option<bool> {
        if self.always(predicate, other) {
            Some(true)
        } else if self.always(predicate.inverse(), other) {
            Some(false)
        } else {
            None
        }
    }

    fn always(&self, predicate: Predicate, other: &Self) -> bool {
        match predicate {
            Predicate::Eq => {
                let same = |a: i128, b: i128| {
                    a & Self::unsigned_max(self.width) == b & Self::unsigned_max(self.width)
                };
                matches!((self.as_constant(), other.as_constant()), (Some(a), Some(b)) if same(a, b))
            }
            Predicate::Ne => {
                let signed = self.smax < other.smin || self.smin > other.smax;
                let unsigned = self.umax < other.umin || self.umin > other.umax;
                signed && unsigned
            }
            Predicate::Slt => self.smax < other.smin,
            Predicate::Sle => self.smax <= other.smin,
            Predicate::Sgt => self.smin > other.smax,
            Predicate::Sge => self.smin >= other.smax,
            Predicate::Ult => self.umax < other.umin,
            Predicate::Ule => self.umax <= other.umin,
            Predicate::Ugt => self.umin > other.umax,
            Predicate::Uge => self.umin >= other.umax,
        }
    }
}

impl Lattice for IntRange {
    fn join(&self, other: &Self) -> Self {
        self.union(other)
    }
}

/// An unsigned number read as a signed one of the same width.
pub(super) fn as_signed(width: u32, value: i128) -> i128 {
    if width > 0 && value >> (width - 1) & 1 == 1 { value - (1i128 << width) } else { value }
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "named as the cases of `arith.cmpi`")]
pub enum Predicate {
    Eq,
    Ne,
    Slt,
    Sle,
    Sgt,
    Sge,
    Ult,
    Ule,
    Ugt,
    Uge,
}

impl Predicate {
    /// Returns the comparison that holds where this one does not.
    #[must_use]
    pub fn inverse(self) -> Self {
        match self {
            Predicate::Eq => Predicate::Ne,
            Predicate::Ne => Predicate::Eq,
            Predicate::Slt => Predicate::Sge,
            Predicate::Sle => Predicate::Sgt,
            Predicate::Sgt => Predicate::Sle,
            Predicate::Sge => Predicate::Slt,
            Predicate::Ult => Predicate::Uge,
            Predicate::Ule => Predicate::Ugt,
            Predicate::Ugt => Predicate::Ule,
            Predicate::Uge => Predicate::Ult,
        }
    }
}
