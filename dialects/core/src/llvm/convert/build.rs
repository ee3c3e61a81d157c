//! A builder for lowering patterns: operations by name, at one location, with default attributes.

use legalize_conversion::{MatchFailure, Rewriter};
use legalize_ir::{Attribute, BlockId, Context, Int, Ir, Location, OpId, OperationState, Type, ValueId};
use legalize_typed::OpView;

use crate::arith::int_constant;
use crate::ops::llvm;

/// Named attributes of an operation.
type Attrs<'a> = &'a [(&'a str, Attribute)];

/// Creates operations at the rewriter's insertion point.
pub(crate) struct Builder<'r, 'c> {
    pub rewriter: &'r mut dyn Rewriter<'c>,
    pub ctx: &'c Context,
    pub loc: Location,
}

impl<'r, 'c> Builder<'r, 'c> {
    /// Creates a builder of operations with the location of `op`.
    pub(crate) fn new(rewriter: &'r mut dyn Rewriter<'c>, op: OpId) -> Self {
        let loc = rewriter.ir().op(op).loc();
        let ctx = rewriter.ctx();
        Builder { rewriter, ctx, loc }
    }

    pub(crate) fn ir(&self) -> &Ir {
        self.rewriter.ir()
    }

    pub(crate) fn ty(&self, value: ValueId) -> Type {
        self.ir().value_type(value)
    }

    /// Creates an operation from its parts; defaults are filled in.
    pub(crate) fn op(
        &mut self,
        name: &str,
        operands: &[ValueId],
        results: &[Type],
        attrs: Attrs<'_>,
    ) -> OpId {
        let mut state = self.state(name, operands, attrs);
        state.result_types.extend_from_slice(results);
        self.create(state)
    }

    /// Creates an operation with one result.
    pub(crate) fn value(
        &mut self,
        name: &str,
        operands: &[ValueId],
        result: Type,
        attrs: Attrs<'_>,
    ) -> ValueId {
        let op = self.op(name, operands, &[result], attrs);
        self.ir().op(op).results()[0]
    }

    /// Creates an operation whose single result has the type of its first operand.
    pub(crate) fn same(&mut self, name: &str, operands: &[ValueId]) -> ValueId {
        self.value(name, operands, self.ty(operands[0]), &[])
    }

    /// Creates a branch with these groups of operands.
    pub(crate) fn branch<O: OpView>(
        &mut self,
        groups: &[&[ValueId]],
        successors: &[BlockId],
        attrs: Attrs<'_>,
    ) -> OpId {
        let mut state = self.state(O::NAME, &groups.concat(), attrs);
        if let Some(segments) = O::OPERANDS.segments {
            let sizes: Vec<i32> = groups.iter().map(|group| group.len() as i32).collect();
            state.set_attr(self.ctx, segments, self.ctx.dense_i32_array_attr(&sizes));
        }
        state.successors.extend_from_slice(successors);
        self.create(state)
    }

    fn state(&self, name: &str, operands: &[ValueId], attrs: Attrs<'_>) -> OperationState {
        let mut state = OperationState::new(self.ctx, self.ctx.op_name(name), self.loc);
        state.operands.extend_from_slice(operands);
        for &(name, value) in attrs {
            state.set_attr(self.ctx, name, value);
        }
        state
    }

    /// Creates an operation; defaults are filled in.
    pub(crate) fn create(&mut self, mut state: OperationState) -> OpId {
        state.fill_default_attrs(self.ctx);
        self.rewriter.create_op(&state)
    }

    /// Creates a constant of an integer type or `index`, or of a vector of one with equal elements, with the
    /// operation of this name.
    ///
    /// # Panics
    /// Panics if the type is another one.
    #[track_caller]
    pub(crate) fn constant(&mut self, name: &str, ty: Type, value: i64) -> ValueId {
        let Some(value) = int_constant(self.ctx, ty, Int::Small(value)) else {
            panic!("a constant is of integers, not {}", legalize_ir::type_to_string(self.ctx, ty))
        };
        self.value(name, &[], ty, &[(llvm::ConstantOp::VALUE_ATTR, value)])
    }

    // The llvm dialect.

    /// Creates `llvm.mlir.constant(NUMBER : index)` with the converted type of `index`.
    pub(crate) fn llvm_index(&mut self, ty: Type, value: i64) -> ValueId {
        let value = self.ctx.int_attr(self.ctx.common().index, value);
        self.value(llvm::ConstantOp::NAME, &[], ty, &[(llvm::ConstantOp::VALUE_ATTR, value)])
    }

    /// Creates `llvm.mlir.poison`.
    pub(crate) fn poison(&mut self, ty: Type) -> ValueId {
        self.value(llvm::PoisonOp::NAME, &[], ty, &[])
    }

    /// Creates `llvm.extractvalue`; `ty` is the type of the element at that position.
    pub(crate) fn extract(&mut self, aggregate: ValueId, position: &[i64], ty: Type) -> ValueId {
        let position = self.ctx.dense_i64_array_attr(position);
        self.value(
            llvm::ExtractValueOp::NAME,
            &[aggregate],
            ty,
            &[(llvm::ExtractValueOp::POSITION_ATTR, position)],
        )
    }

    /// Creates `llvm.insertvalue`; returns the new aggregate.
    pub(crate) fn insert(&mut self, aggregate: ValueId, value: ValueId, position: &[i64]) -> ValueId {
        let position = self.ctx.dense_i64_array_attr(position);
        let ty = self.ty(aggregate);
        self.value(
            llvm::InsertValueOp::NAME,
            &[aggregate, value],
            ty,
            &[(llvm::InsertValueOp::POSITION_ATTR, position)],
        )
    }
}

/// Returns the failure of a pattern whose operation does not fit its definition.
pub(crate) fn malformed() -> MatchFailure {
    MatchFailure::new("the operation does not match its definition")
}
