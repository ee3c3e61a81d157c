//! Ranges of integers: between which bounds a value lies, read as a signed and as an unsigned number.
//!
//! Operations infer the ranges of their results ([`InferIntRangesInterface`]); loops give the bounds of their
//! induction variables ([`LoopBoundsInterface`]). Mirrors `InferIntRangeInterface` and upstream's
//! `IntegerRangeAnalysis`. Integers of more than 64 bits are not followed.

mod analysis;
mod arith;
mod bits;
mod index;
mod interface;
mod range;

pub use analysis::IntRangeAnalysis;
pub use arith::{
    Overflow, infer_add, infer_ceil_div_s, infer_ceil_div_u, infer_div_s, infer_div_u, infer_floor_div_s,
    infer_max_s, infer_max_u, infer_min_s, infer_min_u, infer_mul, infer_rem_s, infer_rem_u, infer_sub,
};
pub use bits::{
    extend_s, extend_u, infer_and, infer_or, infer_shl, infer_shr_s, infer_shr_u, infer_xor, truncate,
};
pub use index::{IndexMode, infer_index};
pub use interface::{
    InferIntRangesInterface, LoopBound, LoopBounds, LoopBoundsInterface, RangeFoldInterface,
    infer_int_ranges, range_fold,
};
pub use range::{IntRange, Predicate};

#[cfg(test)]
mod tests;
