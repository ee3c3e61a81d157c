//! The engine of one sparse analysis: brings what is known from definitions to uses.

use legalize_ir::{BlockId, OpId, SymbolTables, ValueId};
use rustc_hash::FxHashMap;

use super::flow::Flow;
use super::sources::OneOfMany;
use super::visits::{Dependents, Point, Slot, Slots, Visit};
use super::{Lattice, SparseAnalysis, Transfer};
use crate::interfaces::{
    branch_operands, call_interface, callable_region, is_callable, is_return_to_parent, region_branch,
    resolve_callee,
};

/// Knowledge about a value, and the visits that depend on it.
struct Cell<V> {
    known: Option<V>,
    /// Analyses that visit the users of the value when more is known.
    of_users: Slots,
    dependents: Dependents,
    /// The predecessors that pass the value to points with many.
    passed_by: Option<Box<Dependents<OneOfMany>>>,
}

impl<V> Default for Cell<V> {
    fn default() -> Self {
        Cell { known: None, of_users: Slots::default(), dependents: Dependents::default(), passed_by: None }
    }
}

impl<V> Cell<V> {
    /// Adds a visit that is repeated when more is known, and the predecessor that it comes to then.
    fn add(&mut self, visit: Visit, one_of_many: Option<OneOfMany>) {
        self.dependents.add(visit);
        if let Some(one) = one_of_many {
            self.passed_by.get_or_insert_default().add(one);
        }
    }
}

pub(super) struct Sparse<A: SparseAnalysis> {
    slot: Slot,
    analysis: A,
    cells: FxHashMap<ValueId, Cell<A::Value>>,
    tables: SymbolTables,
}

impl<A: SparseAnalysis> Sparse<A> {
    pub(super) fn new(slot: Slot, analysis: A) -> Self {
        Sparse { slot, analysis, cells: FxHashMap::default(), tables: SymbolTables::new() }
    }

    pub(super) fn known(&self, value: ValueId) -> Option<A::Value> {
        self.cells.get(&value).and_then(|cell| cell.known.clone())
    }

    /// Returns what holds for a value of which nothing can be known.
    pub(super) fn entry(&self, flow: &Flow<'_>, value: ValueId) -> Option<A::Value> {
        self.analysis.entry(flow.ctx, flow.ir, value)
    }

    /// Visits the users of a value whenever more is known about it.
    pub(super) fn subscribe(&mut self, value: ValueId, slot: Slot) {
        self.cells.entry(value).or_default().of_users.insert(slot);
    }

    /// Visits all operations and blocks once, in order.
    pub(super) fn start(&mut self, flow: &mut Flow<'_>, top: OpId) {
        enum Step {
            Op(OpId),
            Block(BlockId),
        }
        let regions = flow.ir.op(top).regions().iter();
        let entries: Vec<BlockId> = regions.filter_map(|&region| flow.ir.region(region).first()).collect();
        for block in entries {
            self.set_entry(flow, flow.ir.block(block).args());
        }
        let mut pending = vec![Step::Op(top)];
        while let Some(step) = pending.pop() {
            let first = pending.len();
            match step {
                Step::Op(op) => {
                    self.visit_op(flow, op);
                    let regions = flow.ir.op(op).regions().iter();
                    pending
                        .extend(regions.flat_map(|&region| flow.ir.region_blocks(region)).map(Step::Block));
                }
                Step::Block(block) => {
                    flow.subscribe(block, self.slot);
                    self.visit_block(flow, block);
                    pending.extend(flow.ir.block_ops(block).map(Step::Op));
                }
            }
            pending[first..].reverse();
        }
    }

    pub(super) fn visit(&mut self, flow: &mut Flow<'_>, point: Point) {
        match point {
            Point::Start(block) => self.visit_block(flow, block),
            Point::After(op) => self.visit_op(flow, op),
        }
    }

    /// Joins something to what is known about a value.
    pub(super) fn join(&mut self, flow: &mut Flow<'_>, value: ValueId, more: Option<A::Value>) {
        let Some(more) = more else { return };
        let cell = self.cells.entry(value).or_default();
        let joined = match &cell.known {
            Some(known) => known.join(&more),
            None => more,
        };
        if cell.known.as_ref() == Some(&joined) {
            return;
        }
        cell.known = Some(joined);
        flow.queue.extend(cell.dependents.iter());
        cell.passed_by.iter().flat_map(|passed_by| passed_by.iter()).for_each(|one| flow.changes.note(one));
        let slots = cell.of_users;
        let users = flow.ir.users(value);
        flow.queue.extend(users.flat_map(|user| slots.iter().map(move |slot| (Point::After(user), slot))));
    }

    fn join_entry(&mut self, flow: &mut Flow<'_>, value: ValueId) {
        let entry = self.entry(flow, value);
        self.join(flow, value, entry);
    }

    fn set_entry(&mut self, flow: &mut Flow<'_>, values: &[ValueId]) {
        for &value in values {
            self.join_entry(flow, value);
        }
    }

    /// Joins what is known about a value to another; `point` is visited again when more is known, with the
    /// predecessor that passes the value.
    fn join_from(
        &mut self,
        flow: &mut Flow<'_>,
        to: ValueId,
        from: ValueId,
        point: Point,
        one_of_many: Option<OneOfMany>,
    ) {
        let cell = self.cells.entry(from).or_default();
        cell.add((point, self.slot), one_of_many);
        let known = cell.known.clone();
        self.join(flow, to, known);
    }

    fn visit_op(&mut self, flow: &mut Flow<'_>, op: OpId) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let results = ir.op(op).results();
        if results.is_empty() || !flow.is_reached(op) {
            return;
        }
        if region_branch(ctx, ir, op).is_some() {
            return self.visit_region_inputs(flow, op, Point::After(op), results);
        }
        for value in ir.operands(op) {
            self.subscribe(value, self.slot);
        }
        if call_interface(ctx, ir, op).is_some() {
            return self.visit_call(flow, op, results);
        }
        let found = {
            let known = |value| self.known(value);
            self.analysis.transfer(&Transfer { ctx, ir, op, known: &known })
        };
        for (&result, found) in results.iter().zip(found) {
            self.join(flow, result, found);
        }
    }

    fn visit_call(&mut self, flow: &mut Flow<'_>, call: OpId, results: &[ValueId]) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let callee = resolve_callee(ctx, ir, call, &mut self.tables);
        let is_declared =
            callee.is_some_and(|op| is_callable(ctx, ir, op) && callable_region(ctx, ir, op).is_none());
        if is_declared {
            return self.set_entry(flow, results);
        }
        let point = Point::After(call);
        if flow.predecessors_for(point, (point, self.slot)).has_unknown {
            return self.set_entry(flow, results);
        }
        let mut walk = flow.walk_predecessors(point, (point, self.slot));
        while let Some(at) = flow.changes.next(&mut walk) {
            let Some(&(end, _)) = flow.predecessor(point, at) else { continue };
            for (value, &result) in ir.operands(end).zip(results) {
                self.join_from(flow, result, value, point, walk.one_of_many(at));
            }
        }
    }

    fn visit_block(&mut self, flow: &mut Flow<'_>, block: BlockId) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let args = ir.block(block).args();
        if args.is_empty() || !flow.is_live(block) {
            return;
        }
        let point = Point::Start(block);
        let region = ir.block(block).parent();
        let owner = region.and_then(|region| ir.region(region).parent());
        if let (Some(region), Some(owner)) = (region, owner)
            && ir.region(region).first() == Some(block)
        {
            if callable_region(ctx, ir, owner) == Some(region) {
                return self.visit_arguments(flow, owner, point, args);
            }
            if region_branch(ctx, ir, owner).is_some() {
                return self.visit_region_inputs(flow, owner, point, args);
            }
            return self.join_internal(flow, owner, point, args, None);
        }
        let branches = flow.branches(block);
        let mut walk = flow.changes.walk((point, self.slot), branches.list().len());
        while let Some(at) = flow.changes.next(&mut walk) {
            let found = branches.list()[at as usize];
            let Some(from) = ir.op(found.op).parent() else { continue };
            flow.subscribe_to_edge(from, block, self.slot);
            if !flow.is_live_edge(from, block) {
                continue;
            }
            let Some(operands) = branch_operands(ctx, ir, found.op, found.index as usize) else {
                flow.changes.stay(&walk);
                return self.set_entry(flow, args);
            };
            let produced = args.len().saturating_sub(operands.len());
            self.set_entry(flow, &args[..produced]);
            for (operand, &arg) in operands.zip(&args[produced..]) {
                self.join_from(flow, arg, ir.operand(found.op, operand), point, walk.one_of_many(at));
            }
        }
    }

    /// Arguments of a function come from its calls.
    fn visit_arguments(&mut self, flow: &mut Flow<'_>, function: OpId, point: Point, args: &[ValueId]) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let called = Point::After(function);
        if flow.predecessors_for(called, (point, self.slot)).has_unknown {
            return self.set_entry(flow, args);
        }
        let mut walk = flow.walk_predecessors(called, (point, self.slot));
        while let Some(at) = flow.changes.next(&mut walk) {
            let Some(&(call, _)) = flow.predecessor(called, at) else { continue };
            let Some(interface) = call_interface(ctx, ir, call) else { continue };
            for (operand, &arg) in interface.arguments(ctx, ir, call).zip(args) {
                self.join_from(flow, arg, ir.operand(call, operand), point, walk.one_of_many(at));
            }
        }
    }

    /// Arguments of a region, or results, come from the operation or from the ends of its regions.
    fn visit_region_inputs(&mut self, flow: &mut Flow<'_>, op: OpId, point: Point, values: &[ValueId]) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        let mut walk = flow.walk_predecessors(point, (point, self.slot));
        while let Some(at) = flow.changes.next(&mut walk) {
            let Some((from, way)) = flow.predecessor(point, at).cloned() else { continue };
            let one_of_many = walk.one_of_many(at);
            let Some(way) = way.filter(|_| from == op || is_return_to_parent(ctx, ir, from)) else {
                flow.changes.stay(&walk);
                return self.set_entry(flow, values);
            };
            let first = way.inputs.start.min(values.len());
            let last = way.inputs.end.clamp(first, values.len());
            if last - first != values.len() {
                self.join_internal(flow, op, point, &values[..first], one_of_many);
                self.join_internal(flow, op, point, &values[last..], one_of_many);
            }
            for (operand, &value) in way.operands.zip(&values[first..last]) {
                if operand < ir.op(from).operand_count() {
                    self.join_from(flow, value, ir.operand(from, operand), point, one_of_many);
                }
            }
        }
    }

    /// Joins what an operation says of values that nothing is passed to.
    fn join_internal(
        &mut self,
        flow: &mut Flow<'_>,
        op: OpId,
        point: Point,
        values: &[ValueId],
        one_of_many: Option<OneOfMany>,
    ) {
        let (ctx, ir) = (flow.ctx, flow.ir);
        if values.is_empty() {
            return;
        }
        for value in ir.operands(op) {
            self.cells.entry(value).or_default().add((point, self.slot), one_of_many);
        }
        let found = {
            let known = |value| self.known(value);
            self.analysis.internal_inputs(&Transfer { ctx, ir, op, known: &known }, values)
        };
        for (&value, found) in values.iter().zip(found) {
            self.join(flow, value, found);
        }
    }
}
