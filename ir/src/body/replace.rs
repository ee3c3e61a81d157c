//! Users of values, and replacing uses.

use smallvec::SmallVec;

use super::uses::NONE;
use super::{BlockId, Ir, OpId, Use, ValueId};

impl Ir {
    /// Returns the users of a value, once per use, the newest use first.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[inline]
    #[track_caller]
    pub fn users(&self, value: ValueId) -> impl Iterator<Item = OpId> + Clone + '_ {
        let mut next = self.value(value).first_use;
        std::iter::from_fn(move || {
            let node = (next != NONE).then(|| self.operands.at(next))?;
            next = node.next;
            Some(node.owner)
        })
    }

    /// Returns true if an operation outside of `block`, and not nested in it, uses a value.
    ///
    /// # Panics
    /// If the value or the block is erased or belongs to another body.
    #[track_caller]
    pub fn is_used_outside(&self, value: ValueId, block: BlockId) -> bool {
        self.users(value).any(|user| self.ancestor_in_block(block, user).is_none())
    }

    /// Replaces all uses of `old` with `new`.
    ///
    /// # Panics
    /// If a value is erased or belongs to another body.
    #[track_caller]
    pub fn replace_all_uses(&mut self, old: ValueId, new: ValueId) {
        self.value(new);
        if old == new {
            return;
        }
        self.edits += 1;
        loop {
            let node = self.value(old).first_use;
            if node == NONE {
                return;
            }
            self.set_operand_node(node, new);
        }
    }

    /// Replaces those uses of `old` with `new` that `which` accepts; returns true if all were replaced.
    ///
    /// # Panics
    /// If a value is erased or belongs to another body.
    #[track_caller]
    pub fn replace_uses_if(
        &mut self,
        old: ValueId,
        new: ValueId,
        mut which: impl FnMut(&Ir, Use) -> bool,
    ) -> bool {
        let uses: SmallVec<[Use; 8]> = self.uses(old).collect();
        let mut all = true;
        for value_use in uses {
            if which(self, value_use) {
                self.set_operand(value_use.op, value_use.index as usize, new);
            } else {
                all = false;
            }
        }
        all
    }

    /// Replaces all uses of `old` with `new` except those by the operations `except`, such as the operation
    /// that computes `new` from `old`.
    ///
    /// # Panics
    /// If a value is erased or belongs to another body.
    #[track_caller]
    pub fn replace_all_uses_except(&mut self, old: ValueId, new: ValueId, except: &[OpId]) {
        self.replace_uses_if(old, new, |_, value_use| !except.contains(&value_use.op));
    }

    /// Replaces the uses of `old` by one operation with `new`; returns true if there were any.
    ///
    /// # Panics
    /// If the operation or `new` is erased or belongs to another body.
    #[track_caller]
    pub fn replace_uses_in(&mut self, op: OpId, old: ValueId, new: ValueId) -> bool {
        let reading: SmallVec<[usize; 4]> = (0..)
            .zip(self.operands(op))
            .filter(|operand| operand.1 == old)
            .map(|operand| operand.0)
            .collect();
        for &index in &reading {
            self.set_operand(op, index, new);
        }
        !reading.is_empty()
    }

    /// Replaces an operation's results with `values`, and erases the operation.
    ///
    /// # Panics
    /// If there is not one value per result, or if the operation itself gives one of the values.
    #[track_caller]
    pub fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        let results: SmallVec<[ValueId; 4]> = self.op(op).results().into();
        let (count, found) = (results.len(), values.len());
        assert!(
            count == found,
            "operation {op:?}: an operation with {count} results is replaced by {found} values"
        );
        for (result, &value) in results.into_iter().zip(values) {
            self.replace_all_uses(result, value);
        }
        self.erase_op(op);
    }

    /// Redirects every branch to `old` to `new`.
    ///
    /// # Panics
    /// If a block is erased or belongs to another body.
    #[track_caller]
    pub fn replace_block_uses(&mut self, old: BlockId, new: BlockId) {
        if old == new {
            return;
        }
        let uses: SmallVec<[Use; 4]> = self.block_uses(old).collect();
        for block_use in uses {
            self.set_successor(block_use.op, block_use.index as usize, new);
        }
    }
}
