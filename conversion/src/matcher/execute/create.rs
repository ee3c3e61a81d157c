//! Creation of the operations and blocks of a rewrite.

use legalize_ir::{Location, OperationState, RegionId, Type, ValueId};
use smallvec::SmallVec;

use crate::matcher::execute::run::{NO_PLACE, Run, fail};
use crate::matcher::execute::types::{infer_types, types_of_results};
use crate::matcher::program::steps::{Create, RegionFrom, Results, Use};
use crate::natives::NativeValue;
use crate::pattern::MatchFailure;
use crate::presence::{place_is_inside, place_is_there};

impl Run<'_, '_> {
    /// Creates an operation, or the values that it is replaced by.
    pub(crate) fn create(&mut self, create: &Create) -> Result<NativeValue, MatchFailure> {
        let ctx = self.ctx();
        let place = self.rewriter.insert_point();
        if place.is_some_and(|place| !place_is_there(self.rewriter.ir(), place)) {
            return fail(NO_PLACE);
        }
        let loc = self.loc(&create.loc);
        let mut state = OperationState::new(ctx, create.name, loc);
        let mut sizes: SmallVec<[i32; 4]> = SmallVec::new();
        for operand in &create.operands {
            sizes.push(self.push_values(operand, &mut state.operands)? as i32);
        }
        match self.next_known() {
            Some(known) => (state.inherent, state.discardable) = known,
            None => self.set_attributes(create, &sizes, &mut state)?,
        }
        if let Some(created) = &mut self.created {
            created.push((state.inherent, state.discardable));
        }
        for from in &create.successors {
            state.successors.push(self.block(from)?);
        }
        self.result_types(create, &mut state)?;
        if let Some(creation) = &create.creation
            && creation.applies(ctx, self.rewriter.ir(), &state)
        {
            return creation.create(self.rewriter, &state).map(NativeValue::Values);
        }
        let mut moved: SmallVec<[(RegionId, RegionId); 1]> = SmallVec::new();
        for from in &create.regions {
            let from = match from {
                RegionFrom::Moved(from) => Some(self.region(from)?),
                RegionFrom::New(_) => None,
            };
            let new = self.rewriter.create_region();
            state.regions.push(new);
            if let Some(from) = from {
                if place.is_some_and(|place| place_is_inside(self.rewriter.ir(), from, place)) {
                    return fail("a region cannot move into itself");
                }
                moved.push((from, new));
            }
        }
        for (from, &region) in create.regions.iter().zip(&state.regions) {
            if let RegionFrom::New(local) = from {
                self.locals[*local as usize] = NativeValue::Region(region);
            }
        }
        // Declared regions that the pattern does not mention are created empty.
        let declared = self.ctx().op_info(create.name).and_then(|info| info.region_count).unwrap_or(0);
        while state.regions.len() < declared as usize {
            state.regions.push(self.rewriter.create_region());
        }
        let op = self.rewriter.create_op(&state);
        for (from, to) in moved {
            self.rewriter.inline_region(from, to, None);
        }
        Ok(NativeValue::Op(op))
    }

    pub(crate) fn create_block(
        &mut self,
        local: u16,
        region: &Use,
        arguments: &[(u16, Use)],
    ) -> Result<(), MatchFailure> {
        let region = self.region(region)?;
        let mut typed: SmallVec<[(Type, Location); 4]> = SmallVec::new();
        for (_, ty) in arguments {
            match self.types(ty)?.as_slice() {
                &[ty] => typed.push((ty, self.root_loc)),
                _ => return fail("a block argument has exactly one type"),
            }
        }
        let at = self.rewriter.insert_point();
        let block = self.rewriter.create_block(region, None, &typed);
        if let Some(at) = at {
            self.rewriter.set_insert_point(at);
        }
        let values: SmallVec<[ValueId; 4]> = self.rewriter.ir().block(block).args().into();
        for ((local, _), value) in arguments.iter().zip(values) {
            self.locals[*local as usize] = NativeValue::Value(value);
        }
        self.locals[local as usize] = NativeValue::Block(block);
        Ok(())
    }

    fn result_types(&mut self, create: &Create, state: &mut OperationState) -> Result<(), MatchFailure> {
        match &create.results {
            Results::Of(types) => {
                for from in types {
                    state.result_types.extend(self.types(from)?);
                }
            }
            Results::Like(op) => {
                let op = self.op(op)?;
                let types = types_of_results(self.rewriter.ir(), op);
                state.result_types.extend(self.convert(types)?);
            }
            Results::Infer { replaced } => {
                if infer_types(self.ctx(), self.rewriter.ir(), state, replaced.is_some())? {
                    return Ok(());
                }
                if let Some(replaced) = replaced {
                    let op = self.op(replaced)?;
                    let types = types_of_results(self.rewriter.ir(), op);
                    state.result_types.extend(self.convert(types)?);
                }
            }
        }
        Ok(())
    }
}
