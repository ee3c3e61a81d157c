//! Ranges of bitwise operations, shifts and changes of width.

use super::arith::{Overflow, bounds, fit, over_pairs};
use super::range::{IntRange, as_signed};

/// The bits in which unsigned numbers of a range may differ: all below the first that differs between its
/// bounds.
fn varying_bits(range: &IntRange) -> i128 {
    let differing = range.umin ^ range.umax;
    let count = 128 - differing.leading_zeros();
    (1i128 << count) - 1
}

/// Bounds that are relaxed to those with the same leading bits.
fn relaxed(range: &IntRange) -> [i128; 2] {
    let varying = varying_bits(range);
    [range.umin & !varying, range.umax | varying]
}

/// The range of a bitwise and.
pub fn infer_and(a: &IntRange, b: &IntRange) -> IntRange {
    over_pairs(a.width, [relaxed(a), relaxed(b)], false, |a, b| Some(a & b))
}

/// The range of a bitwise or.
pub fn infer_or(a: &IntRange, b: &IntRange) -> IntRange {
    over_pairs(a.width, [relaxed(a), relaxed(b)], false, |a, b| Some(a | b))
}

/// The range of a bitwise exclusive or.
pub fn infer_xor(a: &IntRange, b: &IntRange) -> IntRange {
    let varying = varying_bits(a) | varying_bits(b);
    let value = a.umin ^ b.umin;
    IntRange::from_unsigned(a.width, value & !varying, value | varying)
}

/// The range of a shift to the left.
pub fn infer_shl(a: &IntRange, by: &IntRange, overflow: Overflow) -> IntRange {
    let of = |is_signed: bool, saturates: bool| {
        let width = a.width;
        over_pairs(width, [bounds(a, is_signed), bounds(by, false)], is_signed, |value, by| {
            if by >= i128::from(width) {
                // A number that is shifted too far has no value, even if it is 0.
                return saturates.then(|| match (is_signed, value) {
                    (_, 0) => 0,
                    (true, ..0) => IntRange::signed_bounds(width)[0],
                    (true, _) => IntRange::signed_bounds(width)[1],
                    (false, _) => IntRange::unsigned_max(width),
                });
            }
            fit(value.saturating_mul(1i128 << by), width, is_signed, saturates)
        })
    };
    of(false, overflow.nuw).intersection(&of(true, overflow.nsw))
}

/// The range of a shift to the right that keeps the sign.
pub fn infer_shr_s(a: &IntRange, by: &IntRange) -> IntRange {
    over_pairs(a.width, [bounds(a, true), bounds(by, false)], true, |value, by| {
        (by < i128::from(a.width)).then(|| value >> by)
    })
}

/// The range of a shift to the right that fills with zeros.
pub fn infer_shr_u(a: &IntRange, by: &IntRange) -> IntRange {
    over_pairs(a.width, [bounds(a, false), bounds(by, false)], false, |value, by| {
        (by < i128::from(a.width)).then(|| value >> by)
    })
}

/// The range of the same unsigned numbers with more bits.
pub fn extend_u(range: &IntRange, width: u32) -> IntRange {
    IntRange::from_unsigned(width, range.umin, range.umax)
}

/// The range of the same signed numbers with more bits.
pub fn extend_s(range: &IntRange, width: u32) -> IntRange {
    IntRange::from_signed(width, range.smin, range.smax)
}

/// The range of the lower bits.
pub fn truncate(range: &IntRange, width: u32) -> IntRange {
    let mask = IntRange::unsigned_max(width);
    let same_high_bits = range.umin >> width == range.umax >> width;
    let [umin, umax] = if same_high_bits { [range.umin & mask, range.umax & mask] } else { [0, mask] };
    // The bits that are cut off, with the one that becomes the sign.
    let high = |value: i128| value >> (width - 1);
    let (low, top) = (high(range.smin), high(range.smax));
    let fits = low == top || low == -1 && (top == -1 || top == 0);
    let [smin, smax] = if fits {
        [range.smin, range.smax].map(|value| as_signed(width, value & mask))
    } else {
        IntRange::signed_bounds(width)
    };
    IntRange { width, umin, umax, smin, smax }
}
