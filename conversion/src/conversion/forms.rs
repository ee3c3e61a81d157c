//! The operations that replace others in place, see [`super::in_place`].

use legalize_ir::{AttrDict, OpName};
use rustc_hash::FxHashMap;

use super::converters::ConverterId;

/// Name and attributes of the operation that replaces another one in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Form {
    pub name: OpName,
    pub inherent: AttrDict,
    pub discardable: AttrDict,
    /// The converter of the pattern that requested the replacement.
    pub converter: Option<ConverterId>,
    /// True if the pattern was given the remapped operands.
    pub remapped: bool,
}

/// Forms by number; many operations share one.
#[derive(Debug, Default)]
pub(super) struct Forms {
    pub all: Vec<Form>,
    numbers: FxHashMap<Form, u32>,
}

/// Maximum number of forms: a number shares 32 bits with an operation's flags.
const MAX_FORMS: usize = 1 << 24;

impl Forms {
    /// The number of a form, which often is that of the last one.
    #[inline]
    pub(super) fn number(&mut self, form: Form, last: u32) -> Option<u32> {
        if self.all.get(last as usize) == Some(&form) {
            return Some(last);
        }
        if let Some(&known) = self.numbers.get(&form) {
            return Some(known);
        }
        let number = self.all.len();
        if number >= MAX_FORMS {
            return None;
        }
        self.all.push(form);
        self.numbers.insert(form, number as u32);
        Some(number as u32)
    }
}
