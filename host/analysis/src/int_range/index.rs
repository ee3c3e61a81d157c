//! Ranges of `index` values, which have 32 or 64 bits.

use super::bits::truncate;
use super::range::IntRange;

/// The bounds that have to agree between both widths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexMode {
    /// All.
    Both,
    /// Bounds of signed numbers.
    Signed,
    /// Bounds of unsigned numbers.
    Unsigned,
}

const LEAST: u32 = 32;

/// The range of an operation on `index` values: that for 64 bits, if that for 32 bits agrees with it as far
/// as it matters; else the union of both.
pub fn infer_index(
    operands: &[IntRange],
    mode: IndexMode,
    infer: impl Fn(&[IntRange]) -> IntRange,
) -> IntRange {
    let long = infer(operands);
    let cut: Vec<IntRange> = operands.iter().map(|range| truncate(range, LEAST)).collect();
    let short = infer(&cut);
    let long_cut = truncate(&long, LEAST);
    let agrees = match mode {
        IndexMode::Both => short == long_cut,
        IndexMode::Signed => [short.smin, short.smax] == [long_cut.smin, long_cut.smax],
        IndexMode::Unsigned => [short.umin, short.umax] == [long_cut.umin, long_cut.umax],
    };
    if agrees {
        return long;
    }
    let IntRange { umin, umax, smin, smax, .. } = short;
    long.union(&IntRange { width: long.width, umin, umax, smin, smax })
}
