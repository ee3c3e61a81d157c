//! The part of a file that a parser reads: all of it, or some of its operations beside other parsers.

use crate::context::{Context, OpInfo, Traits};

/// Number of bytes from which on dividing them takes less time than it saves.
pub(super) const WORTH: usize = 1 << 17;
/// Lists that are looked through for operations: that of the file, and of tables in tables.
const ATTEMPTS: u8 = 3;

/// The part of a file's operations that a parser reads.
#[derive(Default)]
pub(super) struct Part {
    /// Lists of operations that may still be divided; 0 for a parser of a part.
    pub(super) attempts: u8,
    /// True if the operation whose regions are read is a symbol table.
    pub(super) is_table: bool,
    /// True for a parser of a part.
    pub(super) is_part: bool,
    /// True if the part depends on what is before it.
    pub(super) has_given_up: bool,
}

impl Part {
    /// The whole of a file.
    pub(super) fn whole(ctx: &Context, text: &str) -> Self {
        let is_worth = text.len() >= WORTH && ctx.splits_work();
        Part { attempts: if is_worth { ATTEMPTS } else { 0 }, ..Part::default() }
    }

    /// One of several parts.
    pub(super) fn one() -> Self {
        Part { is_part: true, ..Part::default() }
    }

    /// Notes the operation whose regions are read.
    #[inline]
    pub(super) fn enter(&mut self, info: &OpInfo) {
        if self.attempts > 0 {
            self.is_table = info.traits.contains(Traits::SYMBOL_TABLE);
        }
    }
}
