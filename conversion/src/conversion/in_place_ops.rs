//! The operations that replace others in place, see [`super::in_place`].

use legalize_ir::{AttrDict, OpName};
use rustc_hash::FxHashMap;

use super::converters::ConverterId;

/// Name and attributes of the operation that replaces another one in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct InPlaceOp {
    pub name: OpName,
    pub inherent: AttrDict,
    pub discardable: AttrDict,
    /// The converter of the pattern that requested the replacement.
    pub converter: Option<ConverterId>,
    /// True if the pattern was given the remapped operands.
    pub remapped: bool,
}

/// Replacements by number; many operations share one.
#[derive(Debug, Default)]
pub(super) struct InPlaceOps {
    pub all: Vec<InPlaceOp>,
    numbers: FxHashMap<InPlaceOp, u32>,
}

/// Maximum number of replacements: a number shares 32 bits with an operation's flags.
const MAX_IN_PLACE_OPS: usize = 1 << 24;

impl InPlaceOps {
    /// The number of a replacement, which often is that of the last one.
    #[inline]
    pub(super) fn number(&mut self, replacing: InPlaceOp, last: u32) -> Option<u32> {
        if self.all.get(last as usize) == Some(&replacing) {
            return Some(last);
        }
        if let Some(&known) = self.numbers.get(&replacing) {
            return Some(known);
        }
        let number = self.all.len();
        if number >= MAX_IN_PLACE_OPS {
            return None;
        }
        self.all.push(replacing);
        self.numbers.insert(replacing, number as u32);
        Some(number as u32)
    }
}
