//! Creation of operations at an insertion point, checked against their definitions as they are created.
//!
//! A [`Builder`] holds a body, a place and a location; [`Builder::op`] begins an operation, and
//! [`OpBuilder::build`] puts it in, if the definition lets it: numbers of operands, results, regions and
//! successors, structural traits, traits that compare types, and what the definition declares. An operation
//! that is refused, or that is begun and not built, leaves no trace.
//!
//! Left to the [verifier](mod@crate::verify): what depends on the operations around, on regions that are
//! filled later, and an operation's own verifier. Mirrors `OpBuilder`.

mod op;
#[cfg(test)]
mod tests;

use legalize_source::Diagnostic;

use crate::body::{BlockId, InsertPoint, Ir, IrMapping, OpId, OperationState, RegionId, ValueId};
use crate::context::{Context, Location, OpName, Type};
use crate::verify::check_created;
pub use op::OpBuilder;

/// Builder of operations at an insertion point.
#[derive(Debug)]
pub struct Builder<'a> {
    ctx: &'a Context,
    ir: &'a mut Ir,
    at: Option<InsertPoint>,
    loc: Location,
}

impl<'a> Builder<'a> {
    /// A builder whose operations stay detached until it is given an insertion point.
    ///
    /// # Panics
    /// If the body belongs to another context.
    #[track_caller]
    pub fn new(ctx: &'a Context, ir: &'a mut Ir) -> Self {
        ir.assert_context(ctx);
        Builder { ctx, ir, at: None, loc: Location::UNKNOWN }
    }

    /// A builder at an insertion point.
    ///
    /// # Panics
    /// If the body belongs to another context.
    #[track_caller]
    pub fn at(ctx: &'a Context, ir: &'a mut Ir, at: InsertPoint) -> Self {
        Builder { at: Some(at), ..Builder::new(ctx, ir) }
    }

    /// The context.
    pub fn ctx(&self) -> &'a Context {
        self.ctx
    }

    /// The body.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The body, to be edited.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    // Insertion point and location.

    /// Returns the insertion point. Operations are inserted in the order in which they are created.
    pub fn insert_point(&self) -> Option<InsertPoint> {
        self.at
    }

    /// Sets the insertion point; without one, operations stay detached.
    pub fn set_insert_point(&mut self, at: impl Into<Option<InsertPoint>>) {
        self.at = at.into();
    }

    /// Sets the insertion point after the definition of a value: after its operation, or at the start of its
    /// block.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[track_caller]
    pub fn set_insert_point_after_value(&mut self, value: ValueId) {
        self.at = match (self.ir.defining_op(value), self.ir.value_block(value)) {
            (Some(op), Some(_)) => Some(InsertPoint::After(op)),
            (None, Some(block)) => Some(InsertPoint::Start(block)),
            (_, None) => None,
        };
    }

    /// Builds at another insertion point and restores the current one.
    pub fn within<T>(&mut self, at: InsertPoint, build: impl FnOnce(&mut Builder<'_>) -> T) -> T {
        let mut inner = Builder { ctx: self.ctx, ir: self.ir, at: Some(at), loc: self.loc };
        build(&mut inner)
    }

    /// The location of operations that are given none.
    pub fn loc(&self) -> Location {
        self.loc
    }

    /// Sets the location of operations that are built from now on.
    pub fn set_loc(&mut self, loc: Location) {
        self.loc = loc;
    }

    // Blocks and operations.

    /// Creates a block at the end of a region; the insertion point moves to its end.
    ///
    /// # Panics
    /// If the region is erased or belongs to another body.
    #[track_caller]
    pub fn block(&mut self, region: RegionId, args: &[(Type, Location)]) -> BlockId {
        let block = self.ir.create_block(args);
        self.ir.insert_block(block, region, None);
        self.at = Some(InsertPoint::End(block));
        block
    }

    /// Begins an operation.
    pub fn op(&mut self, name: &str) -> OpBuilder<'_, 'a> {
        let name = self.ctx.op_name(name);
        self.op_named(name)
    }

    /// Begins an operation whose name is known.
    pub fn op_named(&mut self, name: OpName) -> OpBuilder<'_, 'a> {
        OpBuilder::new(self, name)
    }

    /// Creates an operation and inserts it, if its definition allows it.
    ///
    /// # Errors
    /// If a count or a type does not match the definition; the body is unchanged then.
    ///
    /// # Panics
    /// If an operand, successor, region or the insertion point is erased or belongs to another body, or the
    /// state is of another context.
    #[track_caller]
    pub fn create(&mut self, state: &OperationState) -> Result<OpId, Diagnostic> {
        let checkpoint = self.ir.checkpoint();
        let op = self.ir.create_op(state);
        if let Some(at) = self.at {
            self.ir.insert_op(op, at);
        }
        match check_created(self.ctx, self.ir, op) {
            Ok(()) => {
                self.ir.commit(checkpoint);
                self.move_after(op);
                Ok(op)
            }
            Err(error) => {
                self.ir.rollback_to(checkpoint);
                Err(*error)
            }
        }
    }

    /// Copies an operation with its regions to the insertion point.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    pub fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.ir.clone_op(op, mapping);
        if let Some(at) = self.at {
            self.ir.insert_op(copy, at);
        }
        self.move_after(copy);
        copy
    }

    /// Moves an insertion point at which a new operation was put in, so that the next one follows.
    fn move_after(&mut self, op: OpId) {
        if let Some(InsertPoint::Start(_) | InsertPoint::After(_)) = self.at {
            self.at = Some(InsertPoint::After(op));
        }
    }
}
