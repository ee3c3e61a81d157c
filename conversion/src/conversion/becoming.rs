//! Operations that become others where they stand.
//!
//! Nearly always one operation takes the place of another, reads the same values and gives values of the same types,
//! and is legal whatever it looks like. Then nothing need be made, moved or erased: it is noted what the operation is
//! to become, and once the conversion has succeeded it is renamed. Until then it is what it was, as replaced
//! operations are, and its results stand for themselves.
//!
//! Nobody may see the difference. It is done only where nothing looks at more than an operation and what defines its
//! operands: no pattern, no condition of the target, no converter. And no new operation reads such a result:
//! whoever asks what stands for it gets the result of the new operation, which is then made after all
//! ([`ConversionRewriter::settle`]). What is left is the order of a value's uses, which nothing may rely on.
//!
//! Where it has yet to be found out whether the new operation is legal, and no pattern would change it, the root is
//! that operation for a try: it is renamed, asked and taken back, so that an application that is undone makes no
//! operation in vain. A folder that finds something is the one to whom this could be told; then it is done the long way.

use legalize_ir::dominance::has_ssa_dominance;
use legalize_ir::{AttrDict, Fold, InsertPoint, OpId, OpName, OperationState, ValueId};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use super::FoldingMode;
use super::legalizer::Legalizer;
use super::rewriter::ConversionRewriter;
use super::state::{Action, ConverterId, Mark};
use crate::fold::{can_fold, look_for_fold};

/// What an operation becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Form {
    name: OpName,
    inherent: AttrDict,
    discardable: AttrDict,
    /// The converter of the pattern that said so.
    converter: Option<ConverterId>,
    /// Whether the pattern was handed what stands for the operands.
    remapped: bool,
}

/// Forms by number; many operations share one.
#[derive(Debug, Default)]
pub(super) struct Forms {
    pub all: Vec<Form>,
    numbers: FxHashMap<Form, u32>,
}

/// Most forms that are told apart: a number shares 32 bits with an operation's flags.
const MAX_FORMS: usize = 1 << 24;

impl Forms {
    /// The number of a form, which often is that of the last one.
    #[inline]
    pub fn number(&mut self, form: Form, last: u32) -> Option<u32> {
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

/// What is known of the operands of an operation that is to take the place of another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reads {
    /// They are the first ones of the other, in order.
    FirstOfRoot,
    /// They are some of the other's.
    OfRoot,
    /// They stand for some of the other's, and may be results of operations that are to become others.
    Remapped,
}

impl ConversionRewriter<'_> {
    /// Lets the root of a match become the operation that is to take its place, if it can: says whether that is all
    /// there is to do. `last_form` is the number of what the pattern made of its last root.
    pub(crate) fn let_become(
        &mut self,
        root: OpId,
        new: &OperationState,
        reads: Reads,
        last_form: &mut u32,
    ) -> bool {
        // Where values are replaced at once, an operation reads what stands for them.
        let remapped = reads == Reads::Remapped && !self.immediate;
        if !self.may_become {
            return false;
        }
        let legal = self.legalizer.target.is_always_legal(self.ctx, new.name);
        if !legal && !self.may_be_tried(new.name) {
            return false;
        }
        let data = self.ir.op(root);
        let fits = data.operand_count() == new.operands.len()
            && (reads == Reads::FirstOfRoot
                || self.ir.operands(root).zip(&new.operands).all(|(of_root, &value)| {
                    // The readers of what is replaced read what replaces it in the end, if nothing replaces that: its
                    // own readers are seen to before.
                    (of_root == value
                        || value == self.stand_in(of_root, remapped) && !self.state.is_mapped(value))
                        && (!remapped || self.is_settled_before(value, root))
                }))
            && data.results().len() == new.result_types.len()
            && data
                .results()
                .iter()
                .zip(&new.result_types)
                .all(|(&value, &ty)| self.ir.value_type(value) == ty)
            && data.loc() == new.loc
            && data.successor_count() == 0
            && data.regions().is_empty()
            && !self.state.is_ignored(root);
        if self.immediate {
            if fits {
                self.ir.set_op_name_and_attrs(root, new.name, new.inherent, new.discardable);
            }
            return fits;
        }
        let form = Form {
            name: new.name,
            inherent: new.inherent,
            discardable: new.discardable,
            converter: self.converter,
            remapped,
        };
        if legal || !fits {
            return fits && self.state.set_becoming(root, form, last_form);
        }
        let reads_the_same =
            || self.ir.operands(root).eq(new.operands.iter().copied()) && !self.is_becoming(&new.operands);
        if (reads == Reads::Remapped && !reads_the_same()) || !self.is_in_order(root) {
            return false;
        }
        self.tried = self.state.number_of(form, last_form);
        if self.tried.is_some() {
            self.ir.set_op_name_and_attrs(root, new.name, new.inherent, new.discardable);
        }
        self.tried.is_some()
    }

    /// Whether nothing but the target and a folder has a say in whether operations of a name are legal.
    fn may_be_tried(&mut self, name: OpName) -> bool {
        let Legalizer { order, patterns, explaining, .. } = &mut self.legalizer;
        self.quiet && !*explaining && !self.long_way && order.of(self.ctx, patterns, name).is_empty()
    }

    /// Whether an operation stands where whatever leads to its operands comes before it: then a folder that follows
    /// them never meets the operation itself.
    fn is_in_order(&mut self, op: OpId) -> bool {
        let Some(block) = self.ir.op(op).parent() else { return false };
        let place = Some((block, self.ir.nesting_count()));
        if self.in_order == place {
            return true;
        }
        let region = self.ir.block(block).parent();
        let holds = region.is_some_and(|region| has_ssa_dominance(self.ctx, &self.ir, region));
        if holds {
            self.in_order = place;
        }
        holds
    }

    /// Finds out whether a root that is tried as another operation would be legal, and lets it become that. A folder may
    /// have something to say; then nothing is.
    pub(super) fn judge_tried(&mut self, root: OpId, form: u32, mark: Mark) -> Option<bool> {
        let legal = self.is_legal(root).is_some();
        let folds = !legal
            && self.legalizer.config.folding != FoldingMode::Never
            && can_fold(self.ctx, &self.ir, root)
            && !matches!(look_for_fold(self.ctx, &self.ir, root), Fold::Unchanged);
        self.roll_back(mark);
        if legal {
            self.state.set_becoming_numbered(root, form);
        }
        (!folds).then_some(legal)
    }

    /// Whether what defines a value comes before an operation, so that it was converted if it ever is: what stands for
    /// the value now stands for it at the end.
    fn is_settled_before(&self, value: ValueId, op: OpId) -> bool {
        let Some(definer) = self.ir.defining_op(value) else { return true };
        if self.state.is_ignored(definer) {
            return true;
        }
        let Some(block) = self.ir.op(definer).parent() else { return false };
        let reader = match self.ir.op(op).parent() == Some(block) {
            true => Some(op),
            false => self.ir.ancestor_in_block(block, op),
        };
        reader.is_none_or(|reader| self.ir.is_before_in_block(definer, reader))
    }

    /// The newest value of the same type that stands for a value, if that is asked for.
    #[inline]
    fn stand_in(&self, value: ValueId, remapped: bool) -> ValueId {
        let newest = || self.state.with_type(&self.ir, value, self.ir.value_type(value)).flatten();
        if remapped { newest().unwrap_or(value) } else { value }
    }

    /// Whether one of the values is a result of an operation that is to become another.
    pub(crate) fn is_becoming(&self, values: &[ValueId]) -> bool {
        self.state.becoming != 0 && values.iter().any(|&value| self.becoming_definer(value).is_some())
    }

    fn becoming_definer(&self, value: ValueId) -> Option<OpId> {
        self.ir.defining_op(value).filter(|&op| self.state.becomes(op).is_some())
    }

    /// Takes back what was done since a mark, but for operations that were made after all: they are wanted again, and
    /// there may be many.
    pub(super) fn roll_back(&mut self, mark: Mark) {
        let settled = self.state.roll_back(&mut self.ir, mark);
        if settled.is_empty() {
            return;
        }
        self.legalizer.failures.forget();
        for op in settled {
            self.settle(op);
        }
    }

    /// Makes the operation that one is to become, and first those that give what it reads.
    fn settle(&mut self, op: OpId) {
        let Some(form) = self.state.becomes(op) else { return };
        // Nearly always what it reads is there.
        if self.unsettled_operand(op, form, |_| true).is_none() {
            self.settle_one(op, form);
            return;
        }
        let mut pending = vec![(op, form)];
        let mut seen: FxHashSet<OpId> = FxHashSet::default();
        while let Some(&(op, form)) = pending.last() {
            let next = self.unsettled_operand(op, form, |definer| seen.insert(definer));
            if let Some(next) = next.and_then(|next| Some((next, self.state.becomes(next)?))) {
                pending.push(next);
                continue;
            }
            pending.pop();
            if self.state.becomes(op).is_some() {
                self.settle_one(op, form);
            }
        }
    }

    /// An operation that gives what one reads, of those that are to become others.
    fn unsettled_operand(&self, op: OpId, form: Form, mut which: impl FnMut(OpId) -> bool) -> Option<OpId> {
        let mut read = self.ir.operands(op).filter(|_| form.remapped);
        read.find_map(|value| {
            self.becoming_definer(self.stand_in(value, true)).filter(|&definer| which(definer))
        })
    }

    /// Makes the operations that give the newest values that stand for a value.
    #[inline]
    pub(super) fn settle_leaf(&mut self, value: ValueId) {
        if self.state.becoming != 0 {
            for value in self.state.leaf(value) {
                if let Some(op) = self.becoming_definer(value) {
                    self.settle(op);
                }
            }
        }
    }

    /// What the pattern would have done.
    fn settle_one(&mut self, op: OpId, form: Form) {
        let mut new = OperationState::new(self.ctx, form.name, self.ir.op(op).loc());
        (new.inherent, new.discardable) = (form.inherent, form.discardable);
        new.operands = self.ir.operands(op).map(|value| self.stand_in(value, form.remapped)).collect();
        let results: SmallVec<[ValueId; 4]> = self.ir.op(op).results().into();
        new.result_types = results.iter().map(|&result| self.ir.value_type(result)).collect();
        let made = self.ir.create_op(&new);
        self.ir.place_op(made, InsertPoint::Before(op));
        for (index, &result) in results.iter().enumerate() {
            let by = self.ir.op(made).results()[index];
            self.state.replace(&self.ir, result, &[by]);
        }
        self.state.act(Action::Replace { op, converter: form.converter });
        self.state.set_settled(op);
    }

    /// Lets all operations become what they are to become.
    pub(super) fn become_all(&mut self) {
        for (op, form) in self.state.take_becoming() {
            if self.ir.is_live(op) {
                self.ir.set_op_name_and_attrs(op, form.name, form.inherent, form.discardable);
            }
        }
    }
}
