//! Operations that tasks add side by side are those that one task would have added, and can be discarded.

use super::super::Expected;
use super::soundness::{Snapshot, check_soundness};
use super::*;
use crate::text::{PrintOptions, print_op};

/// Adds operations that use each other, with regions, and removes some again; returns their block.
fn add(ctx: &Context, ir: &mut Ir, part: usize) -> BlockId {
    let block = ir.create_block(&[]);
    let mut before = None;
    for number in 0..30 + part {
        let mut state = OperationState::new(ctx, ctx.op_name("t.op"), Location::UNKNOWN);
        state
            .operands
            .extend(before.into_iter().cycle().take(2 + number % 9).take_while(|_| before.is_some()));
        state.result_types.extend([ctx.common().i32, ctx.common().i64]);
        let region = ir.create_region();
        let inner = ir.create_block(&[(ctx.common().i32, Location::UNKNOWN)]);
        ir.insert_block(inner, region, None);
        state.regions.push(region);
        state.set_attr(ctx, "n", ctx.int_attr(ctx.common().i64, (part * 100 + number) as i64));
        let op = ir.create_op(&state);
        ir.append_new_op(op, block);
        let mut branch = OperationState::new(ctx, ctx.op_name("t.br"), Location::UNKNOWN);
        branch.successors.push(inner);
        branch.operands.push(ir.block(inner).args()[0]);
        let branch = ir.create_op(&branch);
        ir.append_new_op(branch, inner);
        if number % 4 == 3 {
            ir.erase_op(op);
        } else {
            before = Some(ir.op(op).results()[1]);
        }
    }
    block
}

/// A body with a block in a region, and a context.
fn start() -> (Context, Ir, RegionId, BlockId) {
    let ctx = Context::new(Arc::new(SourceMap::new()));
    let mut ir = Ir::new();
    let region = ir.create_region();
    let block = ir.create_block(&[]);
    ir.insert_block(block, region, None);
    (ctx, ir, region, block)
}

/// The body with an operation around its region, as text.
fn finish(ctx: &Context, ir: &mut Ir, region: RegionId) -> String {
    let mut state = OperationState::new(ctx, ctx.op_name("t.all"), Location::UNKNOWN);
    state.regions.push(region);
    let op = ir.create_op(&state);
    check_soundness(ir);
    print_op(ctx, ir, op, &PrintOptions { generic: true, ..PrintOptions::default() })
}

const PARTS: usize = 9;

/// Fills a body by two handles in turn, in an order of parts.
fn filled(ctx: &Context, ir: &mut Ir, expected: Expected, order: &[usize], are_kept: bool) -> Vec<BlockId> {
    let filling = ir.fill_side_by_side(expected).expect("nothing was removed");
    let mut handles = vec![filling.handle().expect("a task"), filling.handle().expect("a task")];
    let mut blocks = vec![BlockId::default(); PARTS];
    for (turn, &part) in order.iter().enumerate() {
        let handle = &mut handles[turn % 2];
        assert!(filling.go_on(handle));
        blocks[part] = add(ctx, handle, part);
        assert!(handle.blocks.get(blocks[part]).is_some());
        filling.end(handle);
        let is_seen = handles.iter().any(|handle| handle.blocks.get(blocks[part]).is_some());
        assert!(!is_seen, "nothing of a part that has ended is found");
    }
    if are_kept {
        filling.keep(handles);
    } else {
        filling.discard(handles);
    }
    blocks
}

#[test]
fn parts_are_what_one_task_would_have_added() {
    let (ctx, mut ir, region, block) = start();
    for part in 0..PARTS {
        let added = add(&ctx, &mut ir, part);
        ir.append_block(added, block);
    }
    let (counts, created) = ((ir.op_count(), ir.values.len(), ir.blocks.len()), ir.created());
    let expected_text = finish(&ctx, &mut ir, region);
    let few = Expected { ops: 3, values: 20, operands: 100 };
    for space in [Expected::default(), few, Expected { ops: 9999, values: 9999, operands: 9999 }] {
        for order in [[0, 1, 2, 3, 4, 5, 6, 7, 8], [8, 7, 6, 5, 4, 3, 2, 1, 0], [3, 8, 1, 0, 7, 2, 6, 5, 4]] {
            let (ctx, mut ir, region, block) = start();
            for added in filled(&ctx, &mut ir, space, &order, true) {
                ir.append_block(added, block);
            }
            assert_eq!((ir.op_count(), ir.values.len(), ir.blocks.len()), counts);
            assert_eq!(ir.created(), created);
            let ops: Vec<OpId> = ir.block_ops(block).collect();
            assert!(ops.windows(2).all(|pair| ir.is_before_in_block(pair[0], pair[1])));
            assert_eq!(finish(&ctx, &mut ir, region), expected_text);
            // Free slots and nodes are used again.
            let more = add(&ctx, &mut ir, 1);
            ir.append_block(more, block);
            check_soundness(&ir);
        }
    }
}

#[test]
fn a_body_is_as_before_if_parts_are_discarded() {
    for space in [Expected::default(), Expected { ops: 9999, values: 9999, operands: 9999 }] {
        let (ctx, mut ir, region, block) = start();
        let before = Snapshot::take(&ctx, &ir);
        let sizes = |ir: &Ir| (ir.op_count(), ir.values.len(), ir.blocks.len(), ir.regions.len());
        let was = sizes(&ir);
        let mut blocks = filled(&ctx, &mut ir, space, &[2, 1, 0, 3, 4, 8, 7, 6, 5], false);
        assert_eq!(sizes(&ir), was);
        before.assert_restored(&ctx, &ir);
        blocks.extend(filled(&ctx, &mut ir, space, &[0, 1, 2, 3, 4, 5, 6, 7, 8], false));
        let added = add(&ctx, &mut ir, 0);
        assert!(!blocks.contains(&added), "keys do not come back");
        ir.append_block(added, block);
        assert!(ir.fill_side_by_side(space).is_none(), "something was removed");
        finish(&ctx, &mut ir, region);
    }
}

#[test]
#[should_panic(expected = "exchanged its body")]
fn the_handle_of_another_body_is_refused() {
    let (_, mut one, ..) = start();
    let (_, mut two, ..) = start();
    let (one, two) = (
        one.fill_side_by_side(Expected::default()).expect("a body"),
        two.fill_side_by_side(Expected::default()).expect("a body"),
    );
    one.end(&mut two.handle().expect("a task"));
}
