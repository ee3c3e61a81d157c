//! Ranges of sums, differences, products, quotients, remainders, minima and maxima.

use super::range::IntRange;

/// Promises that an operation does not overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Overflow {
    /// Not as unsigned numbers.
    pub nuw: bool,
    /// Not as signed numbers.
    pub nsw: bool,
}

impl Overflow {
    /// Creates the promises.
    pub fn new(nuw: bool, nsw: bool) -> Self {
        Overflow { nuw, nsw }
    }
}

/// A number of the width, or the nearest one if there is no overflow by promise.
pub(super) fn fit(value: i128, width: u32, is_signed: bool, saturates: bool) -> Option<i128> {
    let [min, max] =
        if is_signed { IntRange::signed_bounds(width) } else { [0, IntRange::unsigned_max(width)] };
    ((min..=max).contains(&value) || saturates).then(|| value.clamp(min, max))
}

/// The bounds of a kind.
pub(super) fn bounds(range: &IntRange, is_signed: bool) -> [i128; 2] {
    if is_signed { [range.smin, range.smax] } else { [range.umin, range.umax] }
}

/// The range of the results of all pairs of bounds; all numbers if one has no result.
pub(super) fn over_pairs(
    width: u32,
    [a, b]: [[i128; 2]; 2],
    is_signed: bool,
    op: impl Fn(i128, i128) -> Option<i128>,
) -> IntRange {
    let mut found: Option<[i128; 2]> = None;
    for a in a {
        for b in b {
            let Some(value) = op(a, b) else { return IntRange::all(width) };
            let [min, max] = found.unwrap_or([value, value]);
            found = Some([min.min(value), max.max(value)]);
        }
    }
    found.map_or_else(|| IntRange::all(width), |[min, max]| IntRange::between(width, min, max, is_signed))
}

/// The range of the results of both lower and both upper bounds.
fn over_ends(width: u32, min: Option<i128>, max: Option<i128>, is_signed: bool) -> IntRange {
    match (min, max) {
        (Some(min), Some(max)) => IntRange::between(width, min, max, is_signed),
        _ => IntRange::all(width),
    }
}

/// The range of a sum.
pub fn infer_add(a: &IntRange, b: &IntRange, overflow: Overflow) -> IntRange {
    let by = |is_signed: bool, saturates: bool| {
        let ([a_min, a_max], [b_min, b_max]) = (bounds(a, is_signed), bounds(b, is_signed));
        let fit = |value| fit(value, a.width, is_signed, saturates);
        over_ends(a.width, fit(a_min + b_min), fit(a_max + b_max), is_signed)
    };
    by(false, overflow.nuw).intersection(&by(true, overflow.nsw))
}

/// The range of a difference.
pub fn infer_sub(a: &IntRange, b: &IntRange, overflow: Overflow) -> IntRange {
    let by = |is_signed: bool, saturates: bool| {
        let ([a_min, a_max], [b_min, b_max]) = (bounds(a, is_signed), bounds(b, is_signed));
        let fit = |value| fit(value, a.width, is_signed, saturates);
        over_ends(a.width, fit(a_min - b_max), fit(a_max - b_min), is_signed)
    };
    by(false, overflow.nuw).intersection(&by(true, overflow.nsw))
}

/// The range of a product.
pub fn infer_mul(a: &IntRange, b: &IntRange, overflow: Overflow) -> IntRange {
    let by = |is_signed: bool, saturates: bool| {
        let pairs = [bounds(a, is_signed), bounds(b, is_signed)];
        over_pairs(a.width, pairs, is_signed, |a_value, b_value| {
            // Unsigned products of 64 bits may not fit; they overflow in any case.
            fit(a_value.saturating_mul(b_value), a.width, is_signed, saturates)
        })
    };
    by(false, overflow.nuw).intersection(&by(true, overflow.nsw))
}

/// A quotient that is rounded down, from one that is rounded towards zero, or up.
type Rounding = fn(i128, i128, i128) -> i128;

fn div_u(a: &IntRange, b: &IntRange, round: Rounding) -> IntRange {
    if b.umin != 0 {
        let pairs = [bounds(a, false), bounds(b, false)];
        return over_pairs(a.width, pairs, false, |a_value, b_value| {
            fit(round(a_value, b_value, a_value / b_value), a.width, false, false)
        });
    }
    let umin = if a.umin >= b.umax && b.umax != 0 { a.umin / b.umax } else { 0 };
    IntRange::from_unsigned(a.width, umin, a.umax)
}

fn div_s(a: &IntRange, b: &IntRange, round: Rounding) -> IntRange {
    if b.smin <= 0 && b.smax >= 0 {
        return IntRange::all(a.width);
    }
    let pairs = [bounds(a, true), bounds(b, true)];
    over_pairs(a.width, pairs, true, |a_value, b_value| {
        let quotient = fit(a_value / b_value, a.width, true, false)?;
        fit(round(a_value, b_value, quotient), a.width, true, false)
    })
}

fn towards_zero(_: i128, _: i128, quotient: i128) -> i128 {
    quotient
}

fn up(a: i128, b: i128, quotient: i128) -> i128 {
    if a % b == 0 || (a < 0) != (b < 0) { quotient } else { quotient + 1 }
}

fn down(a: i128, b: i128, quotient: i128) -> i128 {
    if a % b == 0 || (a < 0) == (b < 0) { quotient } else { quotient - 1 }
}

/// The range of an unsigned quotient.
pub fn infer_div_u(a: &IntRange, b: &IntRange) -> IntRange {
    div_u(a, b, towards_zero)
}

/// The range of a signed quotient.
pub fn infer_div_s(a: &IntRange, b: &IntRange) -> IntRange {
    div_s(a, b, towards_zero)
}

/// The range of an unsigned quotient that is rounded up.
pub fn infer_ceil_div_u(a: &IntRange, b: &IntRange) -> IntRange {
    div_u(a, b, up)
}

/// The range of a signed quotient that is rounded up.
pub fn infer_ceil_div_s(a: &IntRange, b: &IntRange) -> IntRange {
    let found = div_s(a, b, up);
    let [least, _] = IntRange::signed_bounds(a.width);
    if a.smin == least && a.smax > least {
        // The least number wraps to a positive one, and skips what is in between.
        let rest = IntRange::from_signed(a.width, least + 1, a.smax);
        return found.union(&div_s(&rest, b, up));
    }
    found
}

/// The range of a signed quotient that is rounded down.
pub fn infer_floor_div_s(a: &IntRange, b: &IntRange) -> IntRange {
    div_s(a, b, down)
}

/// The range of a signed remainder.
pub fn infer_rem_s(a: &IntRange, b: &IntRange) -> IntRange {
    if b.smin <= 0 && b.smax >= 0 {
        return IntRange::all(a.width);
    }
    let most = if b.smin > 0 { b.smax } else { -b.smin };
    let smin = if a.smin < 0 { 1 - most } else { 0 };
    let smax = if a.smax > 0 { most - 1 } else { 0 };
    if b.smin == b.smax && a.smax - a.smin < most {
        // The remainders of adjacent numbers are adjacent, unless they wrap.
        let [low, high] = [a.smin % most, a.smax % most];
        if low <= high {
            return IntRange::from_signed(a.width, low, high);
        }
    }
    IntRange::from_signed(a.width, smin, smax)
}

/// The range of an unsigned remainder.
pub fn infer_rem_u(a: &IntRange, b: &IntRange) -> IntRange {
    let most = if b.umax == 0 { IntRange::unsigned_max(a.width) } else { b.umax - 1 };
    if b.umin != 0 && b.umin == b.umax && a.umax - a.umin < b.umax {
        let [low, high] = [a.umin % b.umax, a.umax % b.umax];
        if low <= high {
            return IntRange::from_unsigned(a.width, low, high);
        }
    }
    IntRange::from_unsigned(a.width, 0, most.min(a.umax))
}

/// The range of the larger of two signed numbers.
pub fn infer_max_s(a: &IntRange, b: &IntRange) -> IntRange {
    IntRange::from_signed(a.width, a.smin.max(b.smin), a.smax.max(b.smax))
}

/// The range of the larger of two unsigned numbers.
pub fn infer_max_u(a: &IntRange, b: &IntRange) -> IntRange {
    IntRange::from_unsigned(a.width, a.umin.max(b.umin), a.umax.max(b.umax))
}

/// The range of the smaller of two signed numbers.
pub fn infer_min_s(a: &IntRange, b: &IntRange) -> IntRange {
    IntRange::from_signed(a.width, a.smin.min(b.smin), a.smax.min(b.smax))
}

/// The range of the smaller of two unsigned numbers.
pub fn infer_min_u(a: &IntRange, b: &IntRange) -> IntRange {
    IntRange::from_unsigned(a.width, a.umin.min(b.umin), a.umax.min(b.umax))
}
