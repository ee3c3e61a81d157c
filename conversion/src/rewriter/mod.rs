//! The interface through which patterns and drivers edit a body.
//!
//! The edits of [`Rewriter`] are written once, here, over the journalled edits of [`Ir`]: a driver supplies
//! the body, a [`Cursor`] and the handling of an [`Event`]; the dialect-conversion driver also delays
//! replacements and erasures, and maps values and types to converted ones ([`ConversionRewriter`]). Every
//! edit is journalled by the body, so the owner of a checkpoint can roll it back.
//!
//! Mirrors `OpBuilder`, `RewriterBase` and `PatternRewriter`
//! (<https://mlir.llvm.org/docs/PatternRewriter/#pattern-rewriter>).

mod at_once;
mod conversion;
mod copied;
mod cursor;
mod ext;
mod operands;
mod signature;

use legalize_ir::{
    Attribute, BlockId, Context, InsertPoint, Ir, IrMapping, Location, OpId, OperationState, RegionId, Type,
    Use, ValueId,
};
use smallvec::SmallVec;

use at_once::{erase_block_now, replace_uses_now};
pub(crate) use at_once::{erase_now, replace_now};
pub(crate) use conversion::with_converter;
pub use conversion::{ConversionRewriter, MakeArgument};
use copied::{notify_blocks, notify_copied};
pub use cursor::Cursor;
use cursor::Snapshot;
pub use ext::RewriterExt;
pub use operands::ConvertedOperands;
pub use signature::{InputMapping, SignatureConversion};

use crate::listener::Event;
use crate::pattern::MatchFailure;

/// Accessors of the context, the IR and the cursor that every rewriter holds.
macro_rules! held {
    ($c:lifetime) => {
        fn ctx(&self) -> &$c legalize_ir::Context {
            self.ctx
        }

        fn ir(&self) -> &Ir {
            &self.ir
        }

        fn ir_mut(&mut self) -> &mut Ir {
            &mut self.ir
        }

        fn cursor(&mut self) -> &mut Cursor {
            &mut self.cursor
        }

        fn insert_point(&self) -> Option<InsertPoint> {
            self.cursor.insert_point()
        }
    };
}
pub(crate) use held;

/// All edits that a pattern may make.
///
/// `'c` is the lifetime of the context, so that `let ctx = rewriter.ctx();` stays usable between edits.
///
/// Misuse, such as an erased operation, panics at the caller's place where the type of the rewriter is known.
/// Through `dyn Rewriter` the compiler passes no place: the message names the operation, and a backtrace the
/// pattern.
pub trait Rewriter<'c> {
    // Methods that a driver supplies.

    /// The context.
    fn ctx(&self) -> &'c Context;

    /// The body.
    fn ir(&self) -> &Ir;

    /// The body, for edits without notification. The edits are still journalled. Patterns use the other
    /// methods; inside [`modify_op`](RewriterExt::modify_op) a pattern gets the body on purpose. An
    /// unreported edit is found by [`PatternChecks::notifications`](crate::PatternChecks::notifications).
    fn ir_mut(&mut self) -> &mut Ir;

    /// Insertion point and open modifications.
    fn cursor(&mut self) -> &mut Cursor;

    /// The insertion point.
    fn insert_point(&self) -> Option<InsertPoint>;

    /// Notifies the driver of an event.
    fn notify(&mut self, event: &Event<'_>);

    /// Returns true if events of single edits are needed (a driver's worklist, a listener).
    fn is_listening(&self) -> bool {
        true
    }

    /// Returns true if an event is needed for each operation that moves with others.
    fn follows_moves(&self) -> bool {
        self.is_listening()
    }

    /// Returns the rewriter of the dialect-conversion driver, if it is one, which provides remapped values,
    /// type conversion and signature conversion.
    fn as_conversion(&mut self) -> Option<&mut dyn ConversionRewriter<'c>> {
        None
    }

    // Insertion point.

    /// Sets the insertion point.
    fn set_insert_point(&mut self, at: InsertPoint) {
        self.cursor().set(Some(at));
    }

    /// Sets the insertion point after the definition of a value.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[track_caller]
    fn set_insert_point_after_value(&mut self, value: ValueId) {
        let at = after_definition(self.ir(), value);
        self.cursor().set(Some(at));
    }

    // Creating.

    /// Creates an operation and inserts it at the insertion point; without one it stays detached.
    ///
    /// # Panics
    /// If an operand, successor, region or the insertion point is erased or belongs to another body, or a
    /// region belongs to an operation already.
    #[track_caller]
    fn create_op(&mut self, state: &OperationState) -> OpId {
        let op = self.ir_mut().create_op(state);
        self.insert_op(op)
    }

    /// Inserts a detached operation at the insertion point.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn insert_op(&mut self, op: OpId) -> OpId {
        if let Some(at) = self.insert_point() {
            self.ir_mut().insert_op(op, at);
            if matches!(at, InsertPoint::Start(_) | InsertPoint::After(_)) {
                self.cursor().set(Some(InsertPoint::After(op)));
            }
            self.notify(&Event::OpInserted { op, previous: None });
        }
        op
    }

    /// Copies an operation with its regions to the insertion point.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn clone_op(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.ir_mut().clone_op(op, mapping);
        self.insert_op(copy);
        if self.is_listening() {
            let inside = notify_blocks(self, copy);
            notify_copied(self, inside);
        }
        copy
    }

    /// Copies a region's blocks to another, before a block or at the end.
    ///
    /// # Panics
    /// If a block or region is erased or belongs to another body.
    #[track_caller]
    fn clone_region(
        &mut self,
        from: RegionId,
        to: RegionId,
        before: Option<BlockId>,
        mapping: &mut IrMapping,
    ) {
        let originals: Vec<BlockId> = self.ir().region_blocks(from).collect();
        self.ir_mut().clone_region(from, to, before, mapping);
        if self.is_listening() {
            for &block in &originals {
                let block = mapping.block(block);
                self.notify(&Event::BlockInserted { block, previous: None });
                let ops = self.ir().block_ops_rev(block).collect();
                notify_copied(self, ops);
            }
        }
    }

    /// Copies an operation with as many regions, all empty, to the insertion point.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn clone_without_regions(&mut self, op: OpId, mapping: &mut IrMapping) -> OpId {
        let copy = self.ir_mut().clone_shell(op, mapping);
        self.insert_op(copy)
    }

    /// Creates a detached, empty region, to be given to a new operation.
    fn create_region(&mut self) -> RegionId {
        self.ir_mut().create_region()
    }

    /// Creates a block before another or at the end of a region; the insertion point moves to its end.
    ///
    /// # Panics
    /// If a block or region is erased or belongs to another body.
    #[track_caller]
    fn create_block(
        &mut self,
        region: RegionId,
        before: Option<BlockId>,
        args: &[(Type, Location)],
    ) -> BlockId {
        let ir = self.ir_mut();
        let block = ir.create_block(args);
        ir.insert_block(block, region, before);
        self.cursor().set(Some(InsertPoint::End(block)));
        self.notify(&Event::BlockInserted { block, previous: None });
        block
    }

    // Replacing and erasing operations.

    /// Replaces an operation's results by any number of values each, and erases it. Outside of a dialect
    /// conversion each list holds exactly one value.
    ///
    /// # Panics
    /// If there is not one list per result, or a list has a wrong length for the driver.
    #[track_caller]
    fn replace_op_with_multiple(&mut self, op: OpId, values: &[&[ValueId]]) {
        let mut flat: SmallVec<[ValueId; 4]> = SmallVec::new();
        for list in values {
            let &[value] = *list else {
                panic!(
                    "'{}' op: only a dialect conversion replaces one result by {} values",
                    name_of(self, op),
                    list.len()
                )
            };
            flat.push(value);
        }
        replace_now(self, op, &flat);
    }

    /// Replaces an operation's results and erases it.
    ///
    /// # Panics
    /// If there is not one value per result.
    #[track_caller]
    fn replace_op(&mut self, op: OpId, values: &[ValueId]) {
        if let [value] = values {
            return self.replace_op_with_multiple(op, &[std::slice::from_ref(value)]);
        }
        let lists: SmallVec<[&[ValueId]; 4]> = values.iter().map(std::slice::from_ref).collect();
        self.replace_op_with_multiple(op, &lists);
    }

    /// Creates an operation before the one that it replaces.
    ///
    /// # Panics
    /// If the new one has another number of results.
    #[track_caller]
    fn replace_op_with_new(&mut self, op: OpId, state: &OperationState) -> OpId {
        let new = self.create_op(state);
        let results = SmallVec::<[ValueId; 4]>::from_slice(self.ir().op(new).results());
        self.replace_op(op, &results);
        new
    }

    /// Erases an operation whose results are unused.
    ///
    /// # Panics
    /// If one is used; a dialect conversion detects this at its end and fails.
    #[track_caller]
    fn erase_op(&mut self, op: OpId) {
        erase_now(self, op);
    }

    /// Erases a block without predecessors, with its operations.
    ///
    /// # Panics
    /// If it has predecessors, or a value defined in it is used outside of it; not under a dialect
    /// conversion.
    #[track_caller]
    fn erase_block(&mut self, block: BlockId) {
        erase_block_now(self, block);
    }

    // Replacing uses.

    /// Replaces all uses of a value by others. Outside of a dialect conversion there is exactly one
    /// replacement.
    ///
    /// # Panics
    /// If there is another number of replacements outside of a dialect conversion.
    #[track_caller]
    fn replace_all_uses(&mut self, from: ValueId, to: &[ValueId]) {
        let &[to] = to else { panic!("only a dialect conversion replaces one value by {} values", to.len()) };
        replace_uses_now(self, from, to, &mut |_, _| true);
    }

    /// Replaces those uses of a value for which `which` returns true.
    ///
    /// # Errors
    /// Under a dialect conversion, where all uses are known only at the end.
    ///
    /// # Panics
    /// If a value is erased or belongs to another body.
    #[track_caller]
    fn replace_uses_if(
        &mut self,
        from: ValueId,
        to: ValueId,
        which: &mut dyn FnMut(&Ir, Use) -> bool,
    ) -> Result<(), MatchFailure> {
        replace_uses_now(self, from, to, which);
        Ok(())
    }

    /// Replaces uses like [`Rewriter::replace_uses_if`], for all users except one.
    ///
    /// # Errors
    /// Same as [`Rewriter::replace_uses_if`].
    ///
    /// # Panics
    /// If an operation or value is erased or belongs to another body.
    #[track_caller]
    fn replace_uses_except(&mut self, from: ValueId, to: ValueId, except: OpId) -> Result<(), MatchFailure> {
        self.replace_uses_if(from, to, &mut |_, value_use| value_use.op != except)
    }

    /// Replaces uses like [`Rewriter::replace_uses_if`], for the users in a block or nested in it.
    ///
    /// # Errors
    /// Same as [`Rewriter::replace_uses_if`].
    ///
    /// # Panics
    /// If a block or value is erased or belongs to another body.
    #[track_caller]
    fn replace_uses_within(
        &mut self,
        from: ValueId,
        to: ValueId,
        block: BlockId,
    ) -> Result<(), MatchFailure> {
        self.replace_uses_if(from, to, &mut |ir, value_use| {
            ir.ancestor_in_block(block, value_use.op).is_some()
        })
    }

    /// Replaces all uses of a block as a successor by another.
    ///
    /// # Panics
    /// If a block is erased or belongs to another body.
    #[track_caller]
    fn replace_block_uses(&mut self, from: BlockId, to: BlockId) {
        let uses: SmallVec<[_; 4]> = self.ir().block_uses(from).collect();
        for block_use in uses {
            self.ir_mut().set_successor(block_use.op, block_use.index as usize, to);
            self.notify(&Event::OpModified { op: block_use.op });
        }
    }

    // Modifying in place.

    /// Begins to change an operation's location, attributes, operands or successors.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn start_modification(&mut self, op: OpId) {
        let ir = self.ir();
        let data = ir.op(op);
        let snapshot = Snapshot {
            op,
            name: data.name(),
            loc: data.loc(),
            inherent: data.inherent(),
            discardable: data.discardable(),
            operands: ir.operands(op).collect(),
            successors: ir.successors(op).collect(),
        };
        self.cursor().modifying.push(snapshot);
    }

    /// Completes the change.
    ///
    /// # Panics
    /// If it was not begun.
    #[track_caller]
    fn finalize_modification(&mut self, op: OpId) {
        take_snapshot(self, op);
        self.notify(&Event::OpModified { op });
    }

    /// Undoes the change.
    ///
    /// # Panics
    /// If it was not begun.
    #[track_caller]
    fn cancel_modification(&mut self, op: OpId) {
        let old = take_snapshot(self, op);
        let ir = self.ir_mut();
        let data = ir.op(op);
        if data.name() != old.name {
            ir.set_op_name(op, old.name);
        }
        if (ir.op(op).inherent(), ir.op(op).discardable()) != (old.inherent, old.discardable) {
            ir.set_attr_dicts(op, old.inherent, old.discardable);
        }
        if ir.op(op).loc() != old.loc {
            ir.set_loc(op, old.loc);
        }
        if !ir.operands(op).eq(old.operands.iter().copied()) {
            ir.set_operands(op, &old.operands);
        }
        for (index, &block) in old.successors.iter().enumerate() {
            if ir.successor(op, index) != block {
                ir.set_successor(op, index, block);
            }
        }
    }

    /// Sets one operand of an operation.
    ///
    /// # Panics
    /// If an operation or value is erased or belongs to another body.
    #[track_caller]
    fn set_operand(&mut self, op: OpId, index: usize, value: ValueId) {
        self.ir_mut().set_operand(op, index, value);
        self.notify(&Event::OpModified { op });
    }

    /// Sets all operands of an operation.
    ///
    /// # Panics
    /// If an operation or value is erased or belongs to another body.
    #[track_caller]
    fn set_operands(&mut self, op: OpId, values: &[ValueId]) {
        self.ir_mut().set_operands(op, values);
        self.notify(&Event::OpModified { op });
    }

    /// Sets or removes an attribute of an operation.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn set_attr(&mut self, op: OpId, name: &str, value: Option<Attribute>) {
        let ctx = self.ctx();
        self.ir_mut().set_attr(ctx, op, ctx.name(name), value);
        self.notify(&Event::OpModified { op });
    }

    /// Sets the type of a value.
    ///
    /// # Panics
    /// If the value is erased or belongs to another body.
    #[track_caller]
    fn set_value_type(&mut self, value: ValueId, ty: Type) {
        let owner = self.ir().defining_op(value);
        self.ir_mut().set_value_type(value, ty);
        if let Some(op) = owner {
            self.notify(&Event::OpModified { op });
        }
    }

    // Moving.

    /// Moves an operation.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn move_op(&mut self, op: OpId, at: InsertPoint) {
        if matches!(at, InsertPoint::Before(other) | InsertPoint::After(other) if other == op) {
            return;
        }
        let previous = self.ir().op(op).next().map(InsertPoint::Before);
        let previous = previous.or_else(|| self.ir().op(op).parent().map(InsertPoint::End));
        self.ir_mut().insert_op(op, at);
        self.notify(&Event::OpInserted { op, previous });
    }

    /// Moves a block before another or to the end of a region.
    ///
    /// # Panics
    /// If a block or region is erased or belongs to another body.
    #[track_caller]
    fn move_block(&mut self, block: BlockId, region: RegionId, before: Option<BlockId>) {
        let data = self.ir().block(block);
        let previous = data.parent().map(|region| (region, data.next()));
        self.ir_mut().insert_block(block, region, before);
        self.notify(&Event::BlockInserted { block, previous });
    }

    /// Moves all blocks of a region before a block of another, or to its end.
    ///
    /// # Panics
    /// If a block or region is erased or belongs to another body.
    #[track_caller]
    fn inline_region(&mut self, from: RegionId, to: RegionId, before: Option<BlockId>) {
        while let Some(block) = self.ir().region(from).first() {
            self.move_block(block, to, before);
        }
    }

    /// Splits a block before an operation; that one and those after it move to a new block that follows.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn split_block(&mut self, before: OpId) -> BlockId {
        let old = self.ir().op(before).parent();
        let block = self.ir_mut().split_block(before);
        self.notify(&Event::BlockInserted { block, previous: None });
        if let Some(old) = old.filter(|_| self.follows_moves()) {
            // The last one moves first.
            let moved: Vec<OpId> = self.ir().block_ops_rev(block).collect();
            for op in moved {
                self.notify(&Event::OpInserted { op, previous: Some(InsertPoint::End(old)) });
            }
        }
        block
    }

    /// Moves a block's operations to a place in another block; its arguments are replaced by these values,
    /// and the block is erased.
    ///
    /// # Panics
    /// If there is not one value per argument, or the block is a successor of an operation.
    #[track_caller]
    fn inline_block(&mut self, source: BlockId, at: InsertPoint, args: &[ValueId]) {
        let old = SmallVec::<[ValueId; 4]>::from_slice(self.ir().block(source).args());
        let (count, found) = (old.len(), args.len());
        assert!(count == found, "block {source:?} with {count} arguments is inlined with {found} values");
        for (&arg, value) in old.iter().zip(args) {
            self.replace_all_uses(arg, std::slice::from_ref(value));
        }
        let moved: Vec<OpId> =
            if self.follows_moves() { self.ir().block_ops(source).collect() } else { Vec::new() };
        self.ir_mut().move_block_ops(source, at);
        for (op, previous) in former_places(&moved, source) {
            self.notify(&Event::OpInserted { op, previous: Some(previous) });
        }
        self.erase_block(source);
    }

    /// Moves a block's operations to the end of another.
    ///
    /// # Panics
    /// As [`Rewriter::inline_block`].
    #[track_caller]
    fn merge_blocks(&mut self, source: BlockId, dest: BlockId, args: &[ValueId]) {
        self.inline_block(source, InsertPoint::End(dest), args);
    }

    // Reporting match failures.

    /// Notifies listeners of a match failure; returns it, so that a pattern can return it.
    ///
    /// # Panics
    /// If the operation is erased or belongs to another body.
    #[track_caller]
    fn match_failure(&mut self, op: OpId, failure: MatchFailure) -> MatchFailure {
        let loc = self.ir().op(op).loc();
        self.notify(&Event::MatchFailure { loc, failure: &failure });
        failure
    }
}

/// The insertion point after the definition of a value.
#[track_caller]
pub(crate) fn after_definition(ir: &Ir, value: ValueId) -> InsertPoint {
    match ir.defining_op(value) {
        Some(op) => InsertPoint::After(op),
        None => InsertPoint::Start(ir.value_block(value).expect("an argument has a block")),
    }
}

/// The name of an operation, for messages.
fn name_of<'c, R: Rewriter<'c> + ?Sized>(rewriter: &R, op: OpId) -> &'c str {
    rewriter.ir().stored_op(op).map_or("an erased", |data| rewriter.ctx().op_str(data.name()))
}

#[track_caller]
fn take_snapshot<'c, R: Rewriter<'c> + ?Sized>(rewriter: &mut R, op: OpId) -> Snapshot {
    let modifying = &mut rewriter.cursor().modifying;
    match modifying.iter().rposition(|snapshot| snapshot.op == op) {
        Some(at) => modifying.remove(at),
        None => panic!("the modification of '{}' op ends, but was not begun", name_of(rewriter, op)),
    }
}

/// The places of operations that were all those of a block, as each was moved after the ones before it.
pub(crate) fn former_places(
    moved: &[OpId],
    block: BlockId,
) -> impl Iterator<Item = (OpId, InsertPoint)> + '_ {
    let next = moved.iter().skip(1).map(|&next| InsertPoint::Before(next));
    moved.iter().copied().zip(next.chain([InsertPoint::End(block)]))
}
