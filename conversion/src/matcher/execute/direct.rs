//! The most frequent rewrite on a way of its own: one operation that reads what the root reads takes its place.
//!
//! It does what the steps say, and in their order; what it leaves out is to look for what cannot be there. It is
//! taken once the attributes are known, see [`crate::matcher::rewrite::attributes`].

use legalize_ir::{OpId, OperationState, ValueId};
use smallvec::SmallVec;

use crate::conversion::{ConversionRewriter, Reads};
use crate::matcher::execute::known::Dicts;
use crate::matcher::execute::run::{NO_PLACE, OTHER_NUMBER, fail};
use crate::matcher::execute::state::MatchState;
use crate::matcher::execute::types::{converted_types, infer_types, types_of_results};
use crate::matcher::execute::values::before;
use crate::matcher::program::steps::{Direct, Results, Step};
use crate::pattern::{MatchFailure, MatchResult};
use crate::presence::value_is_there;
use crate::rewriter::Rewriter;

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
    pub fn replace<'c, R: Rewriter<'c> + ?Sized>(
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
        let mut made = state.take_operation(rewriter.ctx(), create.name, ir.op(root).loc());
        (made.inherent, made.discardable) = attrs;
        self.operands(root, remap, rewriter, &mut made.operands)?;
        if !self.of_types {
            self.settle(root, remap, rewriter, &mut made.operands)?;
        }
        let of_root = match &create.results {
            Results::Like(_) => true,
            Results::Infer { replaced } => {
                let of_root = replaced.is_some();
                !self.infer(pattern, state, &mut made, of_root, rewriter)? && of_root
            }
            Results::Of(_) => false,
        };
        if of_root {
            let types = types_of_results(rewriter.ir(), root);
            made.result_types.extend(converted_types(remap, rewriter, types)?);
        }
        let reads = match (remap, self.in_order) {
            (true, _) => Reads::Remapped,
            (false, true) => Reads::FirstOfRoot,
            (false, false) => Reads::OfRoot,
        };
        if let (Some(conversion), Some(known)) = (rewriter.as_conversion(), state.known_mut(pattern))
            && conversion.let_become(root, &made, reads, &mut known.last_form)
        {
            state.keep_operation(made);
            return Ok(());
        }
        self.settle(root, remap, rewriter, &mut made.operands)?;
        if let Some(conversion) = rewriter.as_conversion()
            && conversion.put_in_front(root, &made)
        {
            state.keep_operation(made);
            return Ok(());
        }
        let op = rewriter.create_op(&made);
        state.keep_operation(made);
        let ir = rewriter.ir();
        if let (&[value], [_]) = (ir.op(op).results(), ir.op(root).results()) {
            rewriter.replace_op(root, &[value]);
            return Ok(());
        }
        let values: SmallVec<[ValueId; 4]> = ir.op(op).results().into();
        if ir.op(root).results().len() != values.len() {
            return fail(OTHER_NUMBER);
        }
        rewriter.replace_op(root, &values);
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

    /// Lets the operation read what is there, where it would read what is yet to become another.
    fn settle<'c, R: Rewriter<'c> + ?Sized>(
        &self,
        root: OpId,
        remap: bool,
        rewriter: &mut R,
        operands: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<(), MatchFailure> {
        let Some(conversion) = rewriter.as_conversion().filter(|_| remap) else { return Ok(()) };
        if !conversion.is_becoming(operands) {
            return Ok(());
        }
        operands.clear();
        self.remapped(root, conversion, operands, |_, _| None)
    }

    /// What stands for the root's operands; `at_hand` may know of single ones.
    #[inline]
    fn remapped<'c>(
        &self,
        root: OpId,
        conversion: &mut ConversionRewriter<'c>,
        operands: &mut SmallVec<[ValueId; 4]>,
        at_hand: impl Fn(&ConversionRewriter<'c>, ValueId) -> Option<ValueId>,
    ) -> Result<(), MatchFailure> {
        for &index in &self.operands {
            let value = conversion.ir().operand(root, index as usize);
            match at_hand(conversion, value) {
                Some(one) => operands.push(one),
                None => operands.extend_from_slice(&conversion.remapped_values(value)?),
            }
        }
        Ok(())
    }

    fn operands<'c, R: Rewriter<'c> + ?Sized>(
        &self,
        root: OpId,
        remap: bool,
        rewriter: &mut R,
        operands: &mut SmallVec<[ValueId; 4]>,
    ) -> Result<(), MatchFailure> {
        let Some(conversion) = rewriter.as_conversion() else {
            let ir = rewriter.ir();
            for &index in &self.operands {
                let value = ir.operand(root, index as usize);
                if !value_is_there(ir, value) {
                    return fail("a value is gone");
                }
                operands.push(value);
            }
            return Ok(());
        };
        if !remap {
            let of_root = conversion.ir().operands(root);
            if self.in_order && of_root.len() == self.operands.len() {
                of_root.for_each(|value| operands.push(value));
            } else {
                let of_root: SmallVec<[ValueId; 4]> = of_root.collect();
                operands.extend(self.operands.iter().map(|&index| of_root[index as usize]));
            }
            return Ok(());
        }
        self.remapped(root, conversion, operands, |conversion, value| conversion.unsettled_by_one(value))
    }
}
