//! The most frequent rewrite on a way of its own: one operation that reads what the root reads takes its place.
//!
//! It does what the steps say, and in their order; what it leaves out is to look for what cannot be there. It is
//! taken once the attributes are known, see [`crate::matcher::rewrite::attributes`].

use legalize_ir::{Ir, OpId, OperationState, ValueId};
use smallvec::SmallVec;

use crate::matcher::execute::known::Dicts;
use crate::matcher::execute::run::{NO_PLACE, OTHER_NUMBER, fail};
use crate::matcher::execute::state::MatchState;
use crate::matcher::execute::types::{converted_types, infer_types, types_of_results};
use crate::matcher::execute::values::before;
use crate::matcher::program::steps::{Direct, Results, Step};
use crate::pattern::{MatchFailure, MatchResult};
use crate::presence::value_is_there;
use crate::rewriter::Rewriter;

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

/// What is known of an operation that is to take the place of a root, which holds no regions.
pub(crate) struct Replacement<'s> {
    pub root: OpId,
    /// Its name, attributes, operands and result types.
    pub new: &'s mut OperationState,
    pub reads: Reads,
    /// Which operands of the root it reads.
    pub operands: &'s [u32],
    /// The number of what the pattern made of its last root.
    pub last_form: &'s mut u32,
}

/// A rewriter that may know of a shorter way to put one operation in the place of another.
pub(crate) trait RootReplacer<'c>: Rewriter<'c> {
    /// Adds these operands of the root, or what stands for them if they are remapped; what stands for one may be the
    /// result of an operation that is yet to become another.
    fn read(&mut self, root: OpId, reads: Reads, operands: &[u32], into: &mut Operands) -> MatchResult {
        debug_assert_ne!(reads, Reads::Remapped, "only a conversion remaps");
        read_present(self.ir(), root, operands, into)
    }

    /// Lets what was read be there: operations that are yet to become others are made.
    fn settle(&mut self, root: OpId, reads: Reads, operands: &[u32], read: &mut Operands) -> MatchResult {
        let _ = (root, reads, operands, read);
        Ok(())
    }

    /// Puts the operation in the place of the root if there is a shorter way than to create it and replace the root; if
    /// not, what it reads is there. Says whether that is done.
    fn replace_root(&mut self, replacement: Replacement<'_>) -> Result<bool, MatchFailure> {
        let _ = replacement;
        Ok(false)
    }

    /// This rewriter as functions of natives get it.
    fn as_rewriter(&mut self) -> &mut dyn Rewriter<'c>;
}

/// Without a conversion there is none.
impl<'c> RootReplacer<'c> for dyn Rewriter<'c> + '_ {
    fn as_rewriter(&mut self) -> &mut dyn Rewriter<'c> {
        self
    }
}

/// Operands of an operation.
pub(crate) type Operands = SmallVec<[ValueId; 4]>;

fn read_present(ir: &Ir, root: OpId, operands: &[u32], into: &mut Operands) -> MatchResult {
    for &index in operands {
        let value = ir.operand(root, index as usize);
        if !value_is_there(ir, value) {
            return fail("a value is gone");
        }
        into.push(value);
    }
    Ok(())
}

/// The operation that is replaced, and with what is asked.
pub(crate) struct Replaced<'p> {
    pub root: OpId,
    pub pattern: u32,
    pub state: &'p mut MatchState,
    /// Whether matched values and types are converted.
    pub remap: bool,
}

impl Direct {
    /// Creates the operation with these attributes and lets it take the place of the root, which holds no regions.
    pub fn replace<'c, R: RootReplacer<'c> + ?Sized>(
        &self,
        steps: &[Step],
        attrs: Dicts,
        Replaced { root, pattern, state, remap }: Replaced<'_>,
        rewriter: &mut R,
    ) -> MatchResult {
        let Step::Create(create) = &steps[self.step] else { return Err(MatchFailure::silent()) };
        rewriter.set_insert_point(before(root));
        let ir = rewriter.ir();
        // The root is there itself; so is its block, unless that stands nowhere.
        let block = ir.op(root).parent();
        if block.is_none_or(|block| ir.block(block).parent().is_none()) {
            return fail(NO_PLACE);
        }
        let reads = match (remap, self.in_order) {
            (true, _) => Reads::Remapped,
            (false, true) => Reads::FirstOfRoot,
            (false, false) => Reads::OfRoot,
        };
        let mut made = state.take_operation(rewriter.ctx(), create.name, ir.op(root).loc());
        (made.inherent, made.discardable) = attrs;
        rewriter.read(root, reads, &self.operands, &mut made.operands)?;
        if !self.of_types {
            rewriter.settle(root, reads, &self.operands, &mut made.operands)?;
        }
        let of_root = match &create.results {
            Results::Infer { .. } => {
                !self.infer(pattern, state, &mut made, self.like_root, rewriter)? && self.like_root
            }
            Results::Like(_) | Results::Of(_) => self.like_root,
        };
        if of_root {
            let types = types_of_results(rewriter.ir(), root);
            made.result_types.extend(converted_types(remap, rewriter, types)?);
        }
        if let Some(creation) = &create.creation
            && creation.applies(rewriter.ctx(), rewriter.ir(), &made)
        {
            rewriter.settle(root, reads, &self.operands, &mut made.operands)?;
            let values = creation.create(rewriter.as_rewriter(), &made);
            state.keep_operation(made);
            return Self::replaced_by(root, &values?, rewriter);
        }
        let mut none = 0;
        let last_form = state.known_mut(pattern).map_or(&mut none, |known| &mut known.last_form);
        let replacement = Replacement { root, new: &mut made, reads, operands: &self.operands, last_form };
        if rewriter.replace_root(replacement)? {
            state.keep_operation(made);
            return Ok(());
        }
        let op = rewriter.create_op(&made);
        state.keep_operation(made);
        let values: Operands = rewriter.ir().op(op).results().into();
        Self::replaced_by(root, &values, rewriter)
    }

    /// Replaces the root, which has as many results.
    fn replaced_by<'c, R: Rewriter<'c> + ?Sized>(
        root: OpId,
        values: &[ValueId],
        rewriter: &mut R,
    ) -> MatchResult {
        if rewriter.ir().op(root).results().len() != values.len() {
            return fail(OTHER_NUMBER);
        }
        rewriter.replace_op(root, values);
        Ok(())
    }

    /// Infers the result types, or takes those that were inferred from the same.
    fn infer<'c, R: Rewriter<'c> + ?Sized>(
        &self,
        pattern: u32,
        state: &mut MatchState,
        made: &mut OperationState,
        or_others: bool,
        rewriter: &mut R,
    ) -> Result<bool, MatchFailure> {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        if !self.of_types {
            return infer_types(ctx, ir, made, or_others);
        }
        if let Some(types) = state.known(pattern).and_then(|known| known.inferred(ir, &made.operands)) {
            // Nearly always there is one.
            types.iter().for_each(|&ty| made.result_types.push(ty));
            return Ok(true);
        }
        let inferred = infer_types(ctx, ir, made, or_others)?;
        if inferred && let Some(known) = state.known_mut(pattern) {
            known.set_inferred(ir, &made.operands, &made.result_types);
        }
        Ok(inferred)
    }
}
