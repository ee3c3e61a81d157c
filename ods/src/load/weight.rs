//! Length of a condition, computed before it is written.
//!
//! Predicates are shared, and written as often as they occur: what sixty lines make of two others each has no
//! end.

use legalize_source::Exceeded;

use crate::model::Predicate;

/// Bounds for the bytes of a predicate's text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weight {
    least: u64,
    most: u64,
}

impl Weight {
    /// Returns the weight of a predicate over children with known weights.
    pub(super) fn new(predicate: &Predicate, children: &[Weight]) -> Weight {
        let sum = |pick: fn(&Weight) -> u64, each: u64| {
            children.iter().fold(2_u64, |sum, child| sum.saturating_add(pick(child)).saturating_add(each))
        };
        let (least, most) = (sum(|child| child.least, 0), sum(|child| child.most, 6));
        match predicate {
            Predicate::Leaf(snippet) => {
                let bytes = snippet.text.len() as u64 + 1;
                Weight { least: bytes, most: bytes }
            }
            Predicate::Concat { prefix, suffix, .. } => {
                let around = (prefix.len() + suffix.len()) as u64;
                Weight { least: least.saturating_add(around), most: most.saturating_add(around) }
            }
            _ => Weight { least, most },
        }
    }

    /// Returns the weight of a predicate with a text replaced, before the replacement is done. Expressions
    /// may become shorter, and vanish.
    pub(super) fn replaced(self, pattern: &str, replacement: &str) -> Weight {
        let times = replacement.len().div_ceil(pattern.len().max(1)).max(1);
        Weight { least: 1, most: self.most.saturating_mul(times as u64) }
    }

    /// Refuses what is too long; what may be is written once to see.
    ///
    /// # Errors
    /// If it is too long.
    pub(super) fn check(self, predicate: &Predicate, limit: Exceeded) -> Result<Weight, Exceeded> {
        if self.most <= limit.most {
            return Ok(self);
        }
        if self.least > limit.most {
            return Err(limit);
        }
        let most = usize::try_from(limit.most).unwrap_or(usize::MAX);
        let bytes = predicate.to_cpp_within(most).ok_or(limit)?.len() as u64;
        Ok(Weight { least: self.least, most: bytes })
    }
}
