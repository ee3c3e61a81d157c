mod changes;
mod difference;
mod edits;
mod fill;
mod foreign;
mod misuse;
mod pick;
mod random;
mod side_by_side;
mod soundness;

use std::sync::Arc;

use legalize_source::SourceMap;

use super::*;
use crate::context::{AttrDict, Context, Location, OpName};

/// A text of all that can be seen of a body, keys and use-list order included.
fn dump(ir: &Ir, root: OpId) -> String {
    let mut out = String::new();
    ir.walk(root, WalkOrder::PreOrder, |ir, op| {
        let data = ir.op(op);
        out.push_str(&format!("{op:?} {:?} in {:?}", data.name(), data.parent()));
        for value in ir.operands(op) {
            out.push_str(&format!(" {value:?}"));
        }
        for block in ir.successors(op) {
            out.push_str(&format!(" {block:?}"));
        }
        for &value in data.results() {
            let uses: Vec<_> = ir.uses(value).collect();
            out.push_str(&format!("\n  {value:?}: {:?} {uses:?}", ir.value_type(value)));
        }
        for &region in data.regions() {
            for block in ir.region_blocks(region) {
                out.push_str(&format!("\n  {block:?} {:?}", ir.block_uses(block).collect::<Vec<_>>()));
                for &arg in ir.block(block).args() {
                    out.push_str(&format!(
                        " {arg:?} {:?} {:?}",
                        ir.value(arg).def(),
                        ir.uses(arg).collect::<Vec<_>>()
                    ));
                }
            }
        }
        out.push('\n');
        WalkResult::Advance
    });
    out
}

struct Build {
    ctx: Context,
    ir: Ir,
}

impl Build {
    fn new() -> Self {
        Build { ctx: Context::new(Arc::new(SourceMap::new())), ir: Ir::new() }
    }

    fn op(&mut self, name: &str, operands: &[ValueId], results: usize, at: InsertPoint) -> OpId {
        let mut state = OperationState::new(&self.ctx, self.ctx.op_name(name), Location::UNKNOWN);
        state.operands = operands.into();
        state.result_types = std::iter::repeat_n(self.ctx.common().i32, results).collect();
        let op = self.ir.create_op(&state);
        self.ir.insert_op(op, at);
        op
    }

    fn with_region(&mut self) -> (OpId, BlockId) {
        let region = self.ir.create_region();
        let block = self.ir.create_block(&[(self.ctx.common().i32, Location::UNKNOWN)]);
        self.ir.insert_block(block, region, None);
        let mut state = OperationState::new(&self.ctx, self.ctx.op_name("test.root"), Location::UNKNOWN);
        state.regions.push(region);
        (self.ir.create_op(&state), block)
    }
}

#[test]
fn rollback_restores_keys_and_use_lists() {
    let mut b = Build::new();
    let (root, block) = b.with_region();
    let arg = b.ir.block(block).args()[0];
    let end = InsertPoint::End(block);
    let one = b.op("test.one", &[arg], 1, end);
    let one_result = b.ir.op(one).results()[0];
    let two = b.op("test.two", &[one_result, one_result, arg], 2, end);
    let two_result = b.ir.op(two).results()[0];
    let three = b.op("test.three", &[two_result, arg], 0, end);
    let before = dump(&b.ir, root);

    let outer = b.ir.checkpoint();
    let inner = b.ir.checkpoint();
    let new = b.op("test.new", &[arg, two_result], 1, InsertPoint::Before(two));
    let new_result = b.ir.op(new).results()[0];
    b.ir.replace_all_uses(one_result, new_result);
    b.ir.erase_op(one);
    assert!(!b.ir.is_live(one));
    b.ir.set_operands(three, &[arg, arg, arg]);
    let extra = b.ir.insert_arg(block, 0, b.ctx.common().i64, Location::UNKNOWN);
    b.ir.set_operand(three, 1, extra);
    let tail = b.ir.split_block(three);
    b.ir.set_attr(&b.ctx, two, b.ctx.name("a"), Some(b.ctx.common().unit));
    let region_op = {
        let (op, inner_block) = b.with_region();
        b.ir.insert_op(op, InsertPoint::Start(tail));
        b.op("test.inner", &[extra], 0, InsertPoint::End(inner_block));
        op
    };
    b.ir.commit(inner);
    b.ir.erase_op(region_op);
    assert_ne!(dump(&b.ir, root), before);
    b.ir.rollback_to(outer);
    assert_eq!(dump(&b.ir, root), before);
    assert!(b.ir.is_live(one) && b.ir.op_count() == 4);
}

#[test]
fn operations_created_one_after_the_other_are_one_entry() {
    let mut b = Build::new();
    let (root, block) = b.with_region();
    let end = InsertPoint::End(block);
    let first = b.op("test.first", &[], 1, end);
    // Slots of other versions before the new ones.
    let erased: Vec<OpId> = (0..3).map(|_| b.op("test.gone", &[], 0, end)).collect();
    erased.into_iter().for_each(|op| b.ir.erase_op(op));
    let before = dump(&b.ir, root);

    let outer = b.ir.checkpoint();
    let mut value = b.ir.op(first).results()[0];
    for index in 0..100 {
        let pattern = b.ir.checkpoint();
        let op = b.op("test.next", &[value], 1, end);
        value = b.ir.op(op).results()[0];
        match index % 10 {
            // A slot that is freed by a rollback is reused by the next.
            9 => {
                value = b.ir.operand(op, 0);
                b.ir.rollback_to(pattern);
            }
            _ => b.ir.commit(pattern),
        }
    }
    assert_eq!(b.ir.op_count(), 2 + 90);
    assert!(b.ir.journal_len() < 30, "{}", b.ir.journal_len());
    let inner = b.ir.checkpoint();
    b.op("test.more", &[value], 0, end);
    b.ir.rollback_to(inner);
    assert_eq!(b.ir.op_count(), 2 + 90);
    b.ir.rollback_to(outer);
    assert_eq!(dump(&b.ir, root), before);
    assert_eq!(b.ir.op_count(), 2);
}

#[test]
fn commit_frees_what_was_erased() {
    let mut b = Build::new();
    let (_root, block) = b.with_region();
    let checkpoint = b.ir.checkpoint();
    let (op, inner) = b.with_region();
    b.ir.insert_op(op, InsertPoint::End(block));
    let arg = b.ir.block(inner).args()[0];
    b.op("test.inner", &[arg], 1, InsertPoint::End(inner));
    b.ir.erase_op(op);
    b.ir.commit(checkpoint);
    assert_eq!(b.ir.op_count(), 1);
    assert!(b.ir.try_op(op).is_none());
}

#[test]
fn order_numbers_survive_many_insertions_at_one_place() {
    let mut b = Build::new();
    let (_root, block) = b.with_region();
    let first = b.op("test.first", &[], 0, InsertPoint::End(block));
    let mut previous = b.op("test.last", &[], 0, InsertPoint::End(block));
    for _ in 0..200 {
        let op = b.op("test.mid", &[], 0, InsertPoint::After(first));
        assert!(b.ir.is_before_in_block(first, op) && b.ir.is_before_in_block(op, previous));
        previous = op;
    }
}

#[test]
fn copies_read_what_they_define_themselves() {
    let mut b = Build::new();
    let (root, block) = b.with_region();
    let arg = b.ir.block(block).args()[0];
    let one = b.op("test.one", &[arg], 1, InsertPoint::End(block));
    let result = b.ir.op(one).results()[0];
    // A use before its definition, as graph regions have.
    b.op("test.two", &[result], 0, InsertPoint::Start(block));
    let copy = b.ir.clone_op(root, &mut IrMapping::default());
    let inside = b.ir.nested_ops(copy, WalkOrder::PreOrder);
    for op in &inside {
        for value in b.ir.operands(*op) {
            let owner = match b.ir.value(value).def() {
                ValueDef::Result { op, .. } => op,
                ValueDef::Argument { block, .. } => b.ir.block_parent_op(block).unwrap(),
            };
            assert!(inside.contains(&owner));
        }
    }
    assert_eq!(inside.len(), 3);
}

/// A root whose region holds `a`, then `b` with a region that holds `c` and `d`, then `e`.
fn nested() -> (Build, OpId, Vec<OpId>) {
    let mut b = Build::new();
    let (root, block) = b.with_region();
    let first = b.op("test.a", &[], 0, InsertPoint::End(block));
    let (second, inner) = b.with_region();
    b.ir.insert_op(second, InsertPoint::End(block));
    let third = b.op("test.c", &[], 0, InsertPoint::End(inner));
    let fourth = b.op("test.d", &[], 0, InsertPoint::End(inner));
    let fifth = b.op("test.e", &[], 0, InsertPoint::End(block));
    (b, root, vec![first, second, third, fourth, fifth])
}

#[test]
fn operations_that_a_nested_walk_returned_may_move_or_be_erased() {
    let (mut b, root, ops) = nested();
    let [a, region, c, d, e] = ops[..] else { panic!("five operations") };
    let mut walk = NestedWalk::new(&b.ir, b.ir.op(root).regions()[0], WalkOrder::PreOrder);
    let mut seen = Vec::new();
    while let Some(op) = walk.next(&b.ir) {
        seen.push(op);
        if op == c {
            b.ir.insert_op(op, InsertPoint::Before(region));
        } else if op == a || op == d {
            b.ir.erase_op(op);
        }
    }
    assert_eq!(seen, [a, region, c, d, e]);
    assert!(b.ir.preorder(root).eq([root, c, region, e]));
}

#[test]
fn walks_agree_and_stop_where_requested() {
    let (b, root, ops) = nested();
    let [a, region, c, d, e] = ops[..] else { panic!("five operations") };
    let ir = &b.ir;
    assert!(ir.preorder(root).eq([root, a, region, c, d, e]));
    assert!(ir.postorder(root).eq([a, c, d, region, e, root]));
    assert!(ir.preorder(root).eq(ir.nested_ops(root, WalkOrder::PreOrder)));
    assert!(ir.postorder(root).eq(ir.nested_ops(root, WalkOrder::PostOrder)));
    assert!(ir.postorder(region).eq([c, d, region]), "nothing around the root is walked");
    for order in [WalkOrder::PreOrder, WalkOrder::PostOrder] {
        let mut walk = NestedWalk::new(ir, ir.op(root).regions()[0], order);
        let found: Vec<OpId> = std::iter::from_fn(|| walk.next(ir)).collect();
        let mut expected = ir.nested_ops(root, order);
        expected.retain(|&op| op != root);
        assert_eq!(found, expected);
    }
    assert_eq!((ir.nested_regions(root).count(), ir.nested_blocks(root).count()), (2, 2));
    let mut seen = Vec::new();
    let interrupted = ir.walk(root, WalkOrder::PreOrder, |_, op| {
        seen.push(op);
        if op == region {
            WalkResult::Skip
        } else if op == e {
            WalkResult::Interrupt
        } else {
            WalkResult::Advance
        }
    });
    assert!(interrupted && seen == [root, a, region, e]);
}

#[test]
fn a_walk_may_edit_what_it_visits() {
    for order in [WalkOrder::PreOrder, WalkOrder::PostOrder] {
        let (mut b, root, _) = nested();
        let unit = b.ctx.common().unit;
        let name = b.ctx.op_name("test.new");
        let mut visited = 0;
        b.ir.walk_mut(root, order, |ir, op| {
            visited += 1;
            let leaf = ir.op(op).regions().is_empty();
            if !leaf {
                ir.set_attr(&b.ctx, op, b.ctx.name("seen"), Some(unit));
                return WalkResult::Advance;
            }
            let new = ir.create_op(&OperationState::new(&b.ctx, name, Location::UNKNOWN));
            ir.insert_op(new, InsertPoint::After(op));
            ir.erase_op(op);
            WalkResult::Skip
        });
        assert_eq!(visited, 6, "what was put in is not visited");
        let names: Vec<_> = b.ir.preorder(root).map(|op| b.ctx.op_str(b.ir.op(op).name())).collect();
        assert_eq!(names.iter().filter(|&&name| name == "test.new").count(), 4);
        assert_eq!(names.len(), 6);
    }
}

#[test]
fn a_copy_maps_each_value_once() {
    let mut b = Build::new();
    let (_root, block) = b.with_region();
    let values: Vec<_> =
        (0..3).map(|_| b.ir.push_arg(block, b.ctx.common().i32, Location::UNKNOWN)).collect();
    let op = b.op("test.op", &[values[0]], 0, InsertPoint::End(block));
    let mut mapping = IrMapping::default();
    mapping.values.extend([(values[0], values[1]), (values[1], values[2])]);
    let copy = b.ir.clone_op(op, &mut mapping);
    assert_eq!(b.ir.operand(copy, 0), values[1]);
}

#[test]
fn uses_are_replaced_selectively() {
    let mut b = Build::new();
    let (_root, block) = b.with_region();
    let old = b.ir.block(block).args()[0];
    let new = b.op("test.new", &[old], 1, InsertPoint::End(block));
    let result = b.ir.op(new).results()[0];
    let one = b.op("test.one", &[old, result, old], 0, InsertPoint::End(block));
    let two = b.op("test.two", &[old], 1, InsertPoint::End(block));
    assert!(b.ir.users(old).eq([two, one, one, new]), "the newest use first");
    assert!(!b.ir.is_used_outside(old, block));

    b.ir.replace_all_uses_except(old, result, &[new, two]);
    assert!(b.ir.operands(one).all(|value| value == result) && b.ir.users(old).eq([two, new]));
    assert!(b.ir.replace_uses_in(two, old, result) && !b.ir.replace_uses_in(two, old, result));
    b.ir.erase_operands(one, 1..3);
    assert_eq!(b.ir.op(one).operand_count(), 1);
    let unused = b.ir.op(two).results()[0];
    assert!(b.ir.is_unused(unused));
    b.ir.replace_all_uses_except(result, unused, &[two]);
    b.ir.replace_op(new, &[old]);
    assert!(b.ir.users(old).eq([two]) && b.ir.users(unused).eq([one]) && !b.ir.is_live(new));
}

#[test]
fn blocks_are_split_merged_and_inlined() {
    let (mut b, root, ops) = nested();
    let [a, region_op, c, d, e] = ops[..] else { panic!("five operations") };
    let region = b.ir.op(root).regions()[0];
    let inner = b.ir.op(region_op).regions()[0];
    let arg = b.ir.block(b.ir.region(inner).first().unwrap()).args()[0];
    let reader = b.op("test.reader", &[arg], 0, InsertPoint::After(d));

    let rest = b.ir.inline_region(inner, e);
    let blocks: Vec<_> = b.ir.region_blocks(region).collect();
    assert!(b.ir.region(inner).is_empty() && blocks.len() == 3 && blocks[2] == rest);
    let outer = b.ir.block(blocks[0]).args()[0];
    b.ir.merge_blocks(blocks[1], blocks[0], &[outer]);
    assert!(b.ir.block_ops(blocks[0]).eq([a, region_op, c, d, reader]));
    assert_eq!(b.ir.operand(reader, 0), outer);
    b.ir.inline_block(rest, InsertPoint::Start(blocks[0]), &[]);
    assert!(b.ir.block_ops(blocks[0]).eq([e, a, region_op, c, d, reader]));
    assert!(b.ir.region_blocks(region).eq([blocks[0]]));
    b.ir.clear_region(region);
    assert!(b.ir.region(region).is_empty() && b.ir.op_count() == 1);
}

#[test]
fn a_chain_of_blocks_merged_from_its_end_is_journalled_in_linear_memory() {
    let mut b = Build::new();
    let (root, first) = b.with_region();
    let region = b.ir.op(root).regions()[0];
    let blocks: Vec<_> = (0..100)
        .map(|_| {
            let block = b.ir.create_block(&[]);
            b.ir.insert_block(block, region, None);
            for _ in 0..4 {
                b.op("test.op", &[], 0, InsertPoint::Start(block));
            }
            block
        })
        .collect();
    let in_order = |ir: &Ir, block| {
        let ops: Vec<_> = ir.block_ops(block).collect();
        ops.windows(2).all(|pair| ir.is_before_in_block(pair[0], pair[1]))
    };
    assert!(blocks.iter().all(|&block| in_order(&b.ir, block)));
    let ops: Vec<_> = blocks.iter().flat_map(|&block| b.ir.block_ops(block)).collect();
    let before = dump(&b.ir, root);

    let checkpoint = b.ir.checkpoint();
    for pair in blocks.windows(2).rev() {
        b.ir.merge_blocks(pair[1], pair[0], &[]);
        assert!(in_order(&b.ir, pair[0]));
    }
    assert!(b.ir.block_ops(blocks[0]).eq(ops.iter().copied()));
    b.ir.move_block_ops(blocks[0], InsertPoint::Start(first));
    assert!(in_order(&b.ir, first) && b.ir.block(blocks[0]).first().is_none());
    assert!(b.ir.journal_len() < 400, "{}", b.ir.journal_len());
    assert_eq!(b.ir.changes_since(&checkpoint).len(), ops.len() + 99);
    b.ir.rollback_to(checkpoint);
    assert_eq!(dump(&b.ir, root), before);
    assert!(blocks.iter().all(|&block| in_order(&b.ir, block)));
}
