use std::sync::Arc;

use legalize_source::SourceMap;

use super::*;
use crate::context::{Context, Location};

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
        self.ir.place_op(op, at);
        op
    }

    fn with_region(&mut self) -> (OpId, BlockId) {
        let region = self.ir.create_region();
        let block = self.ir.create_block(&[(self.ctx.common().i32, Location::UNKNOWN)]);
        self.ir.place_block(block, region, None);
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
        b.ir.place_op(op, InsertPoint::Start(tail));
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
fn commit_frees_what_was_erased() {
    let mut b = Build::new();
    let (_root, block) = b.with_region();
    let checkpoint = b.ir.checkpoint();
    let (op, inner) = b.with_region();
    b.ir.place_op(op, InsertPoint::End(block));
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
