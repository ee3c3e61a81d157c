//! Builder of one operation.

use legalize_source::Diagnostic;

use super::Builder;
use crate::advice::advised;
use crate::body::{BlockId, Checkpoint, InsertPoint, OpId, OperationState, RegionId, ValueId};
use crate::context::{Attribute, Location, OpName, Type};
use crate::hooks::InferInput;
use crate::verify::error_at;

/// Operation that is being built; see [`Builder::op`]. If it is dropped without [`build`](OpBuilder::build),
/// everything that was created for it is erased.
#[derive(Debug)]
#[must_use = "nothing is created before `build`"]
pub struct OpBuilder<'b, 'a> {
    builder: &'b mut Builder<'a>,
    state: OperationState,
    checkpoint: Option<Checkpoint>,
}

impl<'b, 'a> OpBuilder<'b, 'a> {
    pub(super) fn new(builder: &'b mut Builder<'a>, name: OpName) -> Self {
        let checkpoint = Some(builder.ir.checkpoint());
        let state = OperationState::new(builder.ctx, name, builder.loc);
        OpBuilder { builder, state, checkpoint }
    }

    /// Sets the location, in place of the builder's.
    pub fn loc(mut self, loc: Location) -> Self {
        self.state.loc = loc;
        self
    }

    /// Adds an operand.
    pub fn operand(self, value: ValueId) -> Self {
        self.operands([value])
    }

    /// Adds operands.
    pub fn operands(mut self, values: impl IntoIterator<Item = ValueId>) -> Self {
        self.state.operands.extend(values);
        self
    }

    /// Adds a result.
    pub fn result(self, ty: Type) -> Self {
        self.results([ty])
    }

    /// Adds results. If none are given, the results are those that the definition infers.
    pub fn results(mut self, types: impl IntoIterator<Item = Type>) -> Self {
        self.state.result_types.extend(types);
        self
    }

    /// Sets an attribute: inherent if the definition declares it, else discardable.
    pub fn attr(mut self, name: &str, value: Attribute) -> Self {
        self.state.set_attr(self.builder.ctx, name, value);
        self
    }

    /// Adds a successor.
    pub fn successor(self, block: BlockId) -> Self {
        self.successors([block])
    }

    /// Adds successors.
    pub fn successors(mut self, blocks: impl IntoIterator<Item = BlockId>) -> Self {
        self.state.successors.extend(blocks);
        self
    }

    /// Adds a detached region.
    pub fn region(mut self, region: RegionId) -> Self {
        self.state.regions.push(region);
        self
    }

    /// Adds a region, to be filled later.
    pub fn empty_region(self) -> Self {
        let region = self.builder.ir.create_region();
        self.region(region)
    }

    /// Adds a region of one block; `fill` gets the block's arguments and builds at its end.
    ///
    /// # Errors
    /// The errors of `fill`.
    pub fn body(
        self,
        args: &[(Type, Location)],
        fill: impl FnOnce(&mut Builder<'_>, &[ValueId]) -> Result<(), Diagnostic>,
    ) -> Result<Self, Diagnostic> {
        let region = self.builder.ir.create_region();
        let block = self.builder.ir.create_block(args);
        self.builder.ir.insert_block(block, region, None);
        let args = self.builder.ir.block(block).args().to_vec();
        self.builder.within(InsertPoint::End(block), |inner| fill(inner, &args))?;
        Ok(self.region(region))
    }

    /// Creates the operation and inserts it at the builder's insertion point.
    ///
    /// # Errors
    /// If the operation does not match its definition, or if no results are given and they cannot be
    /// inferred.
    ///
    /// # Panics
    /// If an operand, successor, region or the insertion point is gone.
    #[track_caller]
    pub fn build(mut self) -> Result<OpId, Diagnostic> {
        self.make()
    }

    /// Creates the operation like [`build`](OpBuilder::build) and returns its result.
    ///
    /// # Errors
    /// As `build`.
    ///
    /// # Panics
    /// As `build`, and if the number of results is not one.
    #[track_caller]
    pub fn build_value(mut self) -> Result<ValueId, Diagnostic> {
        let op = self.make()?;
        match *self.builder.ir.op(op).results() {
            [value] => Ok(value),
            ref results => panic!(
                "'{}' op has {} results, and one is asked for",
                self.builder.ctx.op_str(self.state.name),
                results.len()
            ),
        }
    }

    #[track_caller]
    fn make(&mut self) -> Result<OpId, Diagnostic> {
        self.state.fill_default_attrs(self.builder.ctx);
        self.infer_results()?;
        let op = self.builder.create(&self.state)?;
        if let Some(checkpoint) = self.checkpoint.take() {
            self.builder.ir.commit(checkpoint);
        }
        Ok(op)
    }

    fn infer_results(&mut self) -> Result<(), Diagnostic> {
        let OpBuilder { builder, state, .. } = self;
        let hook = builder.ctx.op_info(state.name).and_then(|info| info.hooks().infer_result_types.as_ref());
        let Some(hook) = hook.filter(|_| state.result_types.is_empty()) else { return Ok(()) };
        let inferred = hook(&InferInput::of_state(builder.ctx, builder.ir, state));
        state.result_types = inferred.map_err(|why| {
            let message = format!("'{}' op cannot infer its results: {why}", builder.ctx.op_str(state.name));
            advised(error_at(builder.ctx, state.loc, "ir::inference", message))
        })?;
        Ok(())
    }
}

impl Drop for OpBuilder<'_, '_> {
    fn drop(&mut self) {
        // In a panic, checkpoints inside may still be open.
        if let Some(checkpoint) = self.checkpoint.take().filter(|_| !std::thread::panicking()) {
            self.builder.ir.rollback_to(checkpoint);
        }
    }
}
