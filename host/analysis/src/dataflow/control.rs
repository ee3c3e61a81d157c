//! Control flow: the blocks that control can reach, from where it gets into regions and back, and the callers
//! of functions.
//!
//! Mirrors upstream's `DeadCodeAnalysis`. Branches on values that are known to be constant go one way only.

use legalize_ir::{
    Attribute, BlockId, OpId, RegionId, SymbolTables, Traits, Visibility, WalkOrder, is_symbol_table,
    symbol_uses_in, symbol_visibility, unknown_symbol_table,
};
use rustc_hash::FxHashSet;

use super::constants::{Constant, ConstantPropagation};
use super::flow::Flow;
use super::sparse::Sparse;
use super::visits::{FEW, Point, Slot};
use crate::interfaces::{
    call_interface, callable_region, chosen_successor, is_branch, is_callable, region_branch, resolve_callee,
};

type Constants = Sparse<ConstantPropagation>;

/// The analysis of control flow.
pub(super) struct Control {
    /// The operation that is analyzed.
    top: OpId,
    tables: SymbolTables,
    /// Terminators with many operands from which control gets to all successors.
    to_all: FxHashSet<OpId>,
}

impl Control {
    pub(super) fn new(top: OpId) -> Self {
        Control { top, tables: SymbolTables::new(), to_all: FxHashSet::default() }
    }

    /// Marks what is reached to begin with, and visits all operations once.
    pub(super) fn start(&mut self, flow: &mut Flow<'_>, constants: &mut Constants) {
        self.mark_entries(flow, self.top);
        self.find_hidden_callers(flow);
        for op in flow.ir.nested_ops(self.top, WalkOrder::PreOrder) {
            let data = flow.ir.op(op);
            if !data.regions().is_empty()
                || data.successor_count() > 0
                || self.returns(flow, op)
                || call_interface(flow.ctx, flow.ir, op).is_some()
            {
                if let Some(block) = data.parent() {
                    flow.subscribe(block, Slot::Control);
                }
                self.visit(flow, constants, op);
            }
        }
    }

    fn mark_entries(&self, flow: &mut Flow<'_>, op: OpId) {
        let regions = flow.ir.op(op).regions().to_vec();
        for block in regions.into_iter().filter_map(|region| flow.ir.region(region).first()) {
            flow.mark_live(block);
        }
    }

    /// Finds functions that may be called from places that are not seen: public ones, and those whose symbols
    /// are used by others than calls.
    fn find_hidden_callers(&mut self, flow: &mut Flow<'_>) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let all_visible = ir.op(self.top).parent().is_none();
        let mut pending: Vec<(OpId, bool)> = vec![(self.top, all_visible)];
        while let Some((op, mut visible)) = pending.pop() {
            let is_table = is_symbol_table(ctx, ir, op);
            if is_table {
                let is_symbol = ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::SYMBOL));
                let is_private = symbol_visibility(ctx, ir, op) == Visibility::Private;
                visible |= !is_symbol || is_private;
                self.find_hidden_callers_in(flow, op, visible);
            } else {
                visible = true;
            }
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            let inner = blocks.flat_map(|block| ir.block_ops(block));
            pending.extend(inner.filter(|&op| !ir.op(op).regions().is_empty()).map(|op| (op, visible)));
        }
    }

    fn find_hidden_callers_in(&mut self, flow: &mut Flow<'_>, table: OpId, visible: bool) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let Some(&region) = ir.op(table).regions().first() else { return };
        let Some(block) = ir.region(region).first() else { return };
        let mut has_symbols = false;
        for op in ir.block_ops(block) {
            let is_symbol = ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::SYMBOL));
            if !is_symbol || callable_region(ctx, ir, op).is_none() {
                continue;
            }
            has_symbols = true;
            match symbol_visibility(ctx, ir, op) {
                Visibility::Public => flow.add_unknown_predecessors(Point::After(op)),
                Visibility::Nested if !visible => flow.add_unknown_predecessors(Point::After(op)),
                _ => {}
            }
        }
        if !has_symbols {
            return;
        }
        if ir.block_ops(block).any(|op| unknown_symbol_table(ctx, ir, op).is_some()) {
            // The symbol uses are not known.
            for op in ir.nested_ops(self.top, WalkOrder::PostOrder) {
                if is_callable(ctx, ir, op) {
                    flow.add_unknown_predecessors(Point::After(op));
                }
            }
            return;
        }
        for found in symbol_uses_in(ctx, ir, region) {
            if call_interface(ctx, ir, found.user).is_some() {
                continue;
            }
            if let Some(symbol) = self.tables.lookup_in(ctx, ir, self.top, found.symbol) {
                flow.add_unknown_predecessors(Point::After(symbol));
            }
        }
    }

    /// Returns true if an operation ends a region and gives control back to the operation around it.
    fn returns(&self, flow: &Flow<'_>, op: OpId) -> bool {
        let ir = flow.ir;
        let Some(block) = ir.op(op).parent() else { return false };
        let Some(parent) = ir.parent_op(op) else { return false };
        ir.op(op).successor_count() == 0
            && ir.block(block).last() == Some(op)
            && ir.info(flow.ctx, op).is_none_or(|info| info.traits.contains(Traits::TERMINATOR))
            && (region_branch(flow.ctx, ir, parent).is_some() || is_callable(flow.ctx, ir, parent))
    }

    pub(super) fn visit(&mut self, flow: &mut Flow<'_>, constants: &mut Constants, op: OpId) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        if !flow.is_reached(op) {
            return;
        }
        if call_interface(ctx, ir, op).is_some() {
            self.visit_call(flow, op);
        }
        if !ir.op(op).regions().is_empty() {
            if region_branch(ctx, ir, op).is_some() {
                self.visit_edges(flow, constants, op, op);
            } else if is_callable(ctx, ir, op) {
                let callers = flow.predecessors_for(Point::After(op), (Point::After(op), Slot::Control));
                if callers.has_unknown || !callers.known.is_empty() {
                    self.mark_entries(flow, op);
                }
            } else {
                self.mark_entries(flow, op);
            }
        }
        if self.returns(flow, op)
            && let Some(parent) = ir.parent_op(op)
        {
            if region_branch(ctx, ir, parent).is_some() {
                self.visit_edges(flow, constants, parent, op);
            } else {
                self.visit_return(flow, op, parent);
            }
        }
        if let Some(block) = ir.op(op).parent().filter(|_| ir.op(op).successor_count() > 0) {
            self.visit_successors(flow, constants, op, block);
        }
    }

    fn visit_call(&mut self, flow: &mut Flow<'_>, call: OpId) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let callee = resolve_callee(ctx, ir, call, &mut self.tables).filter(|&callee| {
            ir.info(ctx, callee).is_some_and(|info| info.traits.contains(Traits::SYMBOL))
                && ir.is_ancestor(self.top, callee)
                && (!is_callable(ctx, ir, callee) || callable_region(ctx, ir, callee).is_some())
        });
        match callee {
            Some(callee) => flow.add_predecessor(Point::After(callee), call, None),
            None => flow.add_unknown_predecessors(Point::After(call)),
        }
    }

    /// Follows control from an operation with regions, or from the end of one of them.
    fn visit_edges(&self, flow: &mut Flow<'_>, constants: &mut Constants, op: OpId, from: OpId) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let Some(values) = operand_constants(flow, constants, from) else { return };
        let Some(branch) = region_branch(ctx, ir, op) else { return };
        for way in branch.successors(ctx, ir, op, from, &values) {
            let region: Option<RegionId> = match way.region {
                Some(number) => match ir.op(op).regions().get(number) {
                    Some(&region) => Some(region),
                    None => continue,
                },
                None => None,
            };
            let point = match region {
                Some(region) => match ir.region(region).first() {
                    Some(block) => {
                        flow.mark_live(block);
                        Point::Start(block)
                    }
                    None => continue,
                },
                None => Point::After(op),
            };
            flow.add_predecessor(point, from, Some(way));
        }
    }

    fn visit_return(&self, flow: &mut Flow<'_>, op: OpId, function: OpId) {
        let is_return =
            flow.ir.info(flow.ctx, op).is_some_and(|info| info.traits.contains(Traits::RETURN_LIKE));
        let called = Point::After(function);
        let mut walk = flow.walk_predecessors(called, (Point::After(op), Slot::Control));
        while let Some(at) = flow.changes.next(&mut walk) {
            let Some(&(call, _)) = flow.predecessor(called, at) else { continue };
            if is_return {
                flow.add_predecessor(Point::After(call), op, None);
            } else {
                flow.add_unknown_predecessors(Point::After(call));
            }
        }
    }

    fn visit_successors(&mut self, flow: &mut Flow<'_>, constants: &mut Constants, op: OpId, block: BlockId) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        // Each of its operands leads to a visit, which looks at all of them.
        let has_many = ir.op(op).operand_count() > FEW;
        if has_many && self.to_all.contains(&op) {
            return;
        }
        if is_branch(ctx, ir, op) {
            let Some(values) = operand_constants(flow, constants, op) else { return };
            if let Some(chosen) = chosen_successor(ctx, ir, op, &values) {
                flow.mark_edge_live(block, ir.successor(op, chosen));
                return;
            }
        }
        for target in ir.successors(op) {
            flow.mark_edge_live(block, target);
        }
        if has_many {
            self.to_all.insert(op);
        }
    }
}

/// The constants that the operands are known to be; `None` if nothing has reached one of them yet. The
/// operation is visited again when more is known.
fn operand_constants(
    flow: &mut Flow<'_>,
    constants: &mut Constants,
    op: OpId,
) -> Option<Vec<Option<Attribute>>> {
    let mut values = Vec::new();
    for value in flow.ir.operands(op) {
        constants.subscribe(value, Slot::Control);
        values.push(match constants.known(value)? {
            Constant::Known(attr, _) => Some(attr),
            Constant::Unknown => None,
        });
    }
    Some(values)
}
