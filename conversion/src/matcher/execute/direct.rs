//! Fast path of the most frequent rewrite: the root is replaced by one operation on operands of the root.
//!
//! It does the same as the steps, in the same order, but omits checks that cannot fail. It is taken once the
//! attributes are known, see [`super::known`].

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

/// Relation of the operands of an operation to those of the root that it replaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reads {
    /// First operands of the root, in order.
    FirstOfRoot,
    /// Some operands of the root.
    OfRoot,
    /// Replacements of some operands of the root, which may be results of operations that will be replaced in
    /// place.
    Remapped,
}

/// Operation that replaces a root without regions.
pub(crate) struct Replacement<'s> {
    pub root: OpId,
    /// Name, attributes, operands and result types.
    pub new: &'s mut OperationState,
    pub reads: Reads,
    /// Indices of the root's operands that it uses.
    pub operands: &'s [u32],
    /// The number of the form by which the pattern replaced its last root.
    pub last_in_place: &'s mut u32,
}

/// A rewriter that may have a cheaper way to replace one operation by another.
pub(crate) trait RootReplacer<'c>: Rewriter<'c> {
    /// Adds these operands of the root, or their replacements if they are remapped; a replacement may be the
    /// result of an operation that will be replaced in place.
    fn read(&mut self, root: OpId, reads: Reads, operands: &[u32], into: &mut Operands) -> MatchResult {
        debug_assert_ne!(reads, Reads::Remapped, "values are remapped by a dialect conversion only");
        read_present(self.ir(), root, operands, into)
    }

    /// Creates the defining ops of the operands that were to be replaced in place.
    fn settle(&mut self, root: OpId, reads: Reads, operands: &[u32], read: &mut Operands) -> MatchResult {
        let _ = (root, reads, operands, read);
        Ok(())
    }

    /// Replaces the root by the operation if there is a cheaper way than to create it and replace the root;
    /// if not, its operands exist afterwards. Returns true if the root was replaced.
    fn replace_root(&mut self, replacement: Replacement<'_>) -> Result<bool, MatchFailure> {
        let _ = replacement;
        Ok(false)
    }

    /// Returns the rewriter as it is passed to functions of natives.
    fn as_rewriter(&mut self) -> &mut dyn Rewriter<'c>;
}

/// Default: without a conversion there is no cheaper way.
impl<'c> RootReplacer<'c> for dyn Rewriter<'c> + '_ {
    fn as_rewriter(&mut self) -> &mut dyn Rewriter<'c> {
        self
    }
}

/// Operands of an operation.
pub(crate) type Operands = SmallVec<[ValueId; 4]>;

fn read_present(ir: &Ir, root: OpId, operands: &[u32], into: &mut Operands) -> MatchResult {
    let of_root = ir.operands(root);
    for &index in operands {
        let Some(value) = of_root.clone().nth(index as usize) else { return fail("an operand was erased") };
        if !value_is_there(ir, value) {
            return fail("a value was erased");
        }
        into.push(value);
    }
    Ok(())
}

/// The operation that is replaced, and the state of its match.
pub(crate) struct Replaced<'p> {
    pub root: OpId,
    pub pattern: u32,
    pub state: &'p mut MatchState,
    /// True if matched values and types are converted.
    pub remap: bool,
}

impl Direct {
    /// Creates the operation with these attributes and replaces the root, which holds no regions, by it.
    pub(crate) fn replace<'c, R: RootReplacer<'c> + ?Sized>(
        &self,
        steps: &[Step],
        attrs: Dicts,
        Replaced { root, pattern, state, remap }: Replaced<'_>,
        rewriter: &mut R,
    ) -> MatchResult {
        let Step::Create(create) = &steps[self.step] else { return Err(MatchFailure::silent()) };
        rewriter.set_insert_point(before(root));
        let ir = rewriter.ir();
        // The root itself exists; so does its block, unless it is in none.
        let block = ir.op(root).parent();
        if block.is_none_or(|block| ir.block(block).parent().is_none()) {
            return fail(NO_PLACE);
        }
        let reads = match (remap, self.in_order) {
            (true, _) => Reads::Remapped,
            (false, true) => Reads::FirstOfRoot,
            (false, false) => Reads::OfRoot,
        };
        let mut created = state.take_operation(rewriter.ctx(), create.name, ir.op(root).loc());
        (created.inherent, created.discardable) = attrs;
        rewriter.read(root, reads, &self.operands, &mut created.operands)?;
        if !self.of_types {
            rewriter.settle(root, reads, &self.operands, &mut created.operands)?;
        }
        let of_root = match &create.results {
            Results::Infer { .. } => {
                !self.infer(pattern, state, &mut created, self.like_root, rewriter)? && self.like_root
            }
            Results::Like(_) | Results::Of(_) => self.like_root,
        };
        if of_root {
            let types = types_of_results(rewriter.ir(), root);
            created.result_types.extend(converted_types(remap, rewriter, types)?);
        }
        if let Some(creation) = &create.creation
            && creation.applies(rewriter.ctx(), rewriter.ir(), &created)
        {
            rewriter.settle(root, reads, &self.operands, &mut created.operands)?;
            let values = creation.create(rewriter.as_rewriter(), &created);
            state.keep_operation(created);
            return Self::replaced_by(root, &values?, rewriter);
        }
        let mut none = 0;
        let last_in_place = state.known_mut(pattern).map_or(&mut none, |known| &mut known.last_in_place);
        let replacement =
            Replacement { root, new: &mut created, reads, operands: &self.operands, last_in_place };
        if rewriter.replace_root(replacement)? {
            state.keep_operation(created);
            return Ok(());
        }
        let op = rewriter.create_op(&created);
        state.keep_operation(created);
        let values = Operands::from_slice(rewriter.ir().op(op).results());
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

    /// Infers the result types, or reuses those that were inferred from the same inputs.
    fn infer<'c, R: Rewriter<'c> + ?Sized>(
        &self,
        pattern: u32,
        state: &mut MatchState,
        created: &mut OperationState,
        or_others: bool,
        rewriter: &mut R,
    ) -> Result<bool, MatchFailure> {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        if !self.of_types {
            return infer_types(ctx, ir, created, or_others);
        }
        if let Some(types) = state.known(pattern).and_then(|known| known.inferred(ir, &created.operands)) {
            // Nearly always there is one.
            types.iter().for_each(|&ty| created.result_types.push(ty));
            return Ok(true);
        }
        let inferred = infer_types(ctx, ir, created, or_others)?;
        if inferred && let Some(known) = state.known_mut(pattern) {
            known.set_inferred(ir, &created.operands, &created.result_types);
        }
        Ok(inferred)
    }
}
