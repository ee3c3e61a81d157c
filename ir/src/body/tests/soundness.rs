//! Visible state of a body, and invariants of any body.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;

use super::super::data::ERASED;
use super::*;
use crate::text::{PrintOptions, print_op};

/// Complete state of a body: texts, and the state of each entity, including keys and use lists in order.
pub(super) struct Snapshot {
    texts: Vec<String>,
    entities: BTreeMap<String, String>,
    /// Valid order numbers. Others are computed on demand.
    orders: BTreeMap<OpId, u32>,
}

impl Snapshot {
    pub(super) fn take(ctx: &Context, ir: &Ir) -> Self {
        let options = PrintOptions { generic: true, debug_info: true, ..PrintOptions::default() };
        let roots = ir.ops.keys().filter(|&op| ir.is_live(op) && ir.op(op).parent().is_none());
        let texts = roots.map(|op| print_op(ctx, ir, op, &options)).collect();
        let mut entities = BTreeMap::new();
        let mut orders = BTreeMap::new();
        for (op, data) in ir.ops.iter() {
            let order = data.order.load(Ordering::Relaxed);
            let holds = |block: BlockId| ir.blocks[block].ordered.load(Ordering::Relaxed);
            if data.parent.is_none_or(holds) {
                orders.insert(op, order & !ERASED);
            }
            let erased = order & ERASED != 0;
            let operands: Vec<_> = ir.operands(op).collect();
            let successors: Vec<_> = ir.successors(op).collect();
            let text = format!(
                "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {:?} {operands:?} {successors:?} {erased}",
                data.name,
                data.loc,
                data.parent,
                data.prev,
                data.next,
                data.results(),
                data.regions(),
                data.inherent,
                data.discardable,
                (data.operands, data.successor_nodes()),
            );
            entities.insert(format!("{op:?}"), text);
        }
        for (block, data) in ir.blocks.iter() {
            let uses: Vec<_> = ir.block_uses(block).collect();
            let text = format!(
                "{:?} {:?} {:?} {:?} {:?} {:?} {:?} {uses:?} {}",
                data.parent,
                data.prev,
                data.next,
                data.first,
                data.last,
                data.args,
                data.arg_locs,
                data.erased
            );
            entities.insert(format!("{block:?}"), text);
        }
        for (region, data) in ir.regions.iter() {
            entities.insert(format!("{region:?}"), format!("{data:?}"));
        }
        for (value, data) in ir.values.iter() {
            let uses: Vec<_> = ir.uses(value).collect();
            entities.insert(format!("{value:?}"), format!("{data:?} {uses:?}"));
        }
        entities.insert("resources".to_owned(), format!("{:?}", ir.external_resources()));
        Snapshot { texts, entities, orders }
    }

    pub(super) fn assert_restored(&self, ctx: &Context, ir: &Ir) {
        let now = Snapshot::take(ctx, ir);
        assert_eq!(now.texts, self.texts);
        for (key, before) in &self.entities {
            assert_eq!(now.entities.get(key), Some(before), "{key}");
        }
        assert_eq!(now.entities.len(), self.entities.len(), "nothing is there that was not");
        for (op, before) in &self.orders {
            assert_eq!(now.orders.get(op), Some(before), "order number of {op:?}");
        }
    }
}

/// Checks all links between entities that are there.
pub(super) fn check_soundness(ir: &Ir) {
    for (op, data) in ir.ops.iter() {
        let erased = data.order.load(Ordering::Relaxed) & ERASED != 0;
        for (node, index) in data.operands.indices().zip(0..) {
            assert_eq!(ir.operands.at(node).owner, op);
            assert_eq!(ir.operands.is_linked(node), !erased);
            let value = ir.operand(op, index);
            let linked = ir.uses(value).any(|value_use| value_use == Use { op, index: index as u32 });
            assert_eq!(linked, !erased, "operand {index} of {op:?}");
        }
        for (node, index) in data.successor_nodes().indices().zip(0..) {
            assert_eq!(ir.successors.at(node).owner, op);
            let block = ir.successor(op, index);
            let linked = ir.block_uses(block).any(|block_use| block_use == Use { op, index: index as u32 });
            assert_eq!(linked, !erased, "successor {index} of {op:?}");
        }
        for (&result, index) in data.results().iter().zip(0..) {
            assert_eq!(ir.value(result).def(), ValueDef::Result { op, index });
        }
        for &region in data.regions() {
            assert_eq!(ir.region(region).parent(), Some(op));
        }
    }
    for (block, data) in ir.blocks.iter() {
        let ops: Vec<OpId> = ir.block_ops(block).collect();
        let mut backwards: Vec<OpId> = ir.block_ops_rev(block).collect();
        backwards.reverse();
        assert_eq!(ops, backwards);
        assert!(ops.iter().all(|&op| ir.op(op).parent() == Some(block)));
        if data.ordered.load(Ordering::Relaxed) {
            let order = |op: OpId| ir.ops[op].order.load(Ordering::Relaxed) & !ERASED;
            assert!(ops.windows(2).all(|pair| order(pair[0]) < order(pair[1])), "{block:?} is ordered");
        }
        for (&arg, index) in data.args.iter().zip(0..) {
            assert_eq!(ir.value(arg).def(), ValueDef::Argument { block, index });
        }
        assert_eq!(data.args.len(), data.arg_locs.len());
    }
    for (region, _) in ir.regions.iter() {
        let blocks: Vec<BlockId> = ir.region_blocks(region).collect();
        assert!(blocks.iter().all(|&block| ir.block(block).parent() == Some(region)));
        assert_eq!(blocks.last().copied(), ir.region(region).last);
    }
    for (value, _) in ir.values.iter() {
        let uses: Vec<Use> = ir.uses(value).collect();
        assert_eq!(uses.iter().collect::<BTreeSet<_>>().len(), uses.len(), "a use is listed once");
        assert!(uses.iter().all(|found| ir.operand(found.op, found.index as usize) == value));
    }
}
