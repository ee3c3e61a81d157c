//! Misuse of a body panics at the caller's place, with the entity and the reason.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Once;

use super::*;
use crate::symbols;

thread_local! {
    /// True while a panic of this thread is expected.
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
    /// The message and the file of the last expected panic of this thread.
    static PANIC: RefCell<Option<(String, String)>> = const { RefCell::new(None) };
}

/// Returns the message of a panic, after a check that its place is this file.
fn panic_of(what: &str, run: impl FnOnce()) -> String {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let others = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            if !IS_EXPECTED.get() {
                return others(info);
            }
            let message = info.payload_as_str().unwrap_or_default().to_owned();
            let file = info.location().map(|at| at.file().to_owned()).unwrap_or_default();
            PANIC.with_borrow_mut(|last| *last = Some((message, file)));
        }));
    });
    IS_EXPECTED.set(true);
    let result = catch_unwind(AssertUnwindSafe(run));
    IS_EXPECTED.set(false);
    assert!(result.is_err(), "{what} does not panic");
    let (message, file) = PANIC.take().expect("a panic");
    assert!(file == file!(), "'{message}' of {what} is at {file}");
    message
}

/// Checks the messages of calls.
macro_rules! assert_panics {
    ($expected:expr, $($run:expr);* $(;)?) => {
        $(assert_eq!(panic_of(stringify!($run), || _ = $run), $expected);)*
    };
}

/// A body with an operation with one operand and one result in a block of a region, and a value that has no
/// other use.
fn body() -> (Build, OpId, BlockId, OpId) {
    let mut b = Build::new();
    let (root, block) = b.with_region();
    let state = OperationState::new(&b.ctx, b.ctx.op_name("test.v"), Location::UNKNOWN);
    let op = b.ir.create_op(&state);
    (b, root, block, op)
}

#[test]
fn reading_an_erased_operation_panics_at_the_caller() {
    let (mut b, root, block, op) = body();
    b.ir.erase_op(op);
    let (ctx, ir) = (&b.ctx, &b.ir);
    let name = ctx.name("a");
    let symbol = ctx.symbol_ref_attr("a");
    assert_panics! {
        format!("operation {op:?} is erased or belongs to another body"),
        ir.op(op); ir.operand(op, 0); ir.operands(op).len(); ir.successor(op, 0); ir.successors(op).len();
        ir.results_unused(op); ir.parent_region(op); ir.parent_op(op); ir.is_ancestor(root, op);
        ir.ancestor_in_block(block, op); ir.is_before_in_block(op, root); ir.info(ctx, op);
        ir.attr(ctx, op, name); ir.attr_named(ctx, op, "a"); ir.preorder(op).count();
        ir.postorder(op).count(); ir.nested_regions(op).count(); ir.nested_blocks(op).count();
        ir.nested_ops(op, WalkOrder::PostOrder); ir.walk(op, WalkOrder::PostOrder, |_, _| WalkResult::Advance);
        constant_value(ctx, ir, op);
        symbols::SymbolTable::new(ctx, ir, op); symbols::is_symbol_table(ctx, ir, op);
        symbols::symbol_name(ctx, ir, op); symbols::symbol_visibility(ctx, ir, op);
        symbols::nearest_symbol_table(ctx, ir, op); symbols::lookup_symbol_in(ctx, ir, op, symbol);
        symbols::lookup_nearest_symbol(ctx, ir, op, symbol); symbols::symbol_uses_of(ctx, ir, op);
        symbols::symbol_uses(ctx, ir, op); symbols::symbol_is_unused(ctx, ir, op);
    }
}

#[test]
fn editing_an_erased_operation_panics_at_the_caller() {
    let (mut b, _, block, op) = body();
    // It stays stored until the commit, and is not edited either.
    let checkpoint = b.ir.checkpoint();
    b.ir.erase_op(op);
    let ir = &mut b.ir;
    assert_panics! {
        format!("operation {op:?} is erased or belongs to another body"),
        ir.set_operand(op, 0, ValueId::default()); ir.set_operands(op, &[]); ir.set_successor(op, 0, block);
    }
    ir.commit(checkpoint);
    let name = b.ctx.name("a");
    let (ctx, ir) = (&b.ctx, &mut b.ir);
    let region = ir.create_region();
    let dict = ctx.dict([]);
    assert_panics! {
        format!("operation {op:?} is erased or belongs to another body"),
        ir.set_attr(ctx, op, name, None); ir.set_attr_dicts(op, dict, dict);
        ir.set_op_name(op, ctx.op_name("a.b")); ir.set_loc(op, Location::UNKNOWN);
        ir.push_region(op, region); ir.swap_regions(op, 0, 0); ir.split_block(op);
        ir.replace_op(op, &[]); ir.clone_op(op, &mut IrMapping::default());
    }
    assert_panics! {
        format!("{op:?} is erased or belongs to another body"),
        ir.insert_op(op, InsertPoint::End(block)); ir.detach_op(op);
    }
    assert_panics! {
        format!("operation {op:?} is erased already or belongs to another body"),
        ir.erase_op(op);
    }
}

#[test]
fn wrong_indices_panic_with_the_number_of_parts() {
    let (mut b, _, block, op) = body();
    let ir = &mut b.ir;
    let value = ir.block(block).args()[0];
    assert_panics! {
        format!("operation {op:?} has 0 operands, and no operand 2"),
        ir.operand(op, 2); ir.set_operand(op, 2, value);
    }
    assert_panics! {
        format!("operation {op:?} has 0 operands, and no operands 1..2"), ir.erase_operands(op, 1..2);
    }
    assert_panics! {
        format!("operation {op:?} has 0 successors, and no successor 1"),
        ir.successor(op, 1); ir.set_successor(op, 1, block);
    }
    assert_panics! {
        format!("operation {op:?} has 0 regions, and no regions 0 and 1"), ir.swap_regions(op, 0, 1);
    }
    assert_panics! {
        format!("block {block:?} has 1 arguments, and no argument 3"),
        ir.erase_arg(block, 3); ir.set_arg_loc(block, 3, Location::UNKNOWN);
    }
    assert_panics! {
        format!("block {block:?} has 1 arguments, and none before argument 3"),
        ir.insert_arg(block, 3, b.ctx.common().i32, Location::UNKNOWN);
    }
    assert_panics! {
        format!("the insertion point is at operation {op:?}, which is detached"),
        ir.insert_block_of(InsertPoint::Before(op));
    }
}

#[test]
fn erased_blocks_regions_and_values_panic_at_the_caller() {
    let (mut b, root, block, op) = body();
    let gone = b.ir.create_block(&[(b.ctx.common().i32, Location::UNKNOWN)]);
    let value = b.ir.block(gone).args()[0];
    b.ir.erase_block(gone);
    let (ctx, ir) = (&b.ctx, &mut b.ir);
    let region = ir.op(root).regions()[0];
    let text = format!("block {gone:?} is erased or belongs to another body");
    assert_panics! {
        text, ir.block(gone); ir.block_uses(gone).count(); ir.predecessors(gone).count();
        ir.block_ops(gone).count(); ir.block_ops_rev(gone).count(); ir.terminator(ctx, gone);
        ir.block_parent_op(gone); ir.push_arg(gone, ctx.common().i32, Location::UNKNOWN);
        ir.clone_block(gone, &mut IrMapping::default()); ir.insert_block_of(InsertPoint::Start(gone));
        ir.merge_blocks(gone, block, &[]);
    }
    assert!(panic_of("insert_block", || ir.insert_block(gone, region, None)).contains("is erased"));
    assert!(panic_of("insert_op", || ir.insert_op(op, InsertPoint::End(gone))).contains("is erased"));
    let text = format!("value {value:?} is erased or belongs to another body");
    assert_panics! {
        text, ir.value(value); ir.value_type(value); ir.defining_op(value); ir.value_block(value);
        ir.uses(value).count(); ir.is_unused(value); ir.has_one_use(value); ir.users(value).count();
        ir.set_value_type(value, ctx.common().i32); ir.replace_all_uses(value, value);
        ir.set_operands(op, &[value]); constant_operand(ctx, ir, value);
    }
}
