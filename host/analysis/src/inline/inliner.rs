//! The inlining of all calls of a body, bottom-up along its call graph.

use legalize_ir::{AttrData, Context, Ir, OpId, RegionId, SymbolTables, Traits};
use legalize_source::{Budget, Diagnostics, Limit};
use rustc_hash::FxHashSet;

use super::calls::inline_call;
use super::uses::SymbolUses;
use crate::call_graph::{CallEdge, CallGraph, CallNode};
use crate::interfaces::{Callee, call_interface, callable_region, resolve_callee};

/// Settings of [`inline_calls`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct InlineConfig {
    /// Maximum number of times that the functions of one component of the call graph are simplified and
    /// inlined into; as upstream, they are simplified once at least.
    pub max_iterations: u32,
    /// A call is inlined only if the callee has at most this many operations per hundred of the caller;
    /// `None` for no limit.
    pub threshold: Option<u32>,
}

legalize_source::settings! { impl InlineConfig }

impl Default for InlineConfig {
    fn default() -> Self {
        InlineConfig { max_iterations: 4, threshold: None }
    }
}

/// A call whose callee is known.
#[derive(Clone, Copy)]
struct ResolvedCall {
    call: OpId,
    caller: RegionId,
    callee: RegionId,
    /// The inlining that brought the call here.
    history: Option<usize>,
}

struct Inliner<'a> {
    ctx: &'a Context,
    graph: CallGraph,
    nodes: FxHashSet<RegionId>,
    uses: SymbolUses,
    tables: SymbolTables,
    config: &'a InlineConfig,
    dead: Vec<OpId>,
    budget: Budget,
}

/// Inlines the calls below an operation wherever dialects allow it, callees before callers, and erases
/// callables that nothing refers to any more. `simplify` is called for each callable before calls in it are
/// looked at.
///
/// # Errors
/// If `simplify` fails, or if inlining would create more operations than a limit allows.
pub fn inline_calls(
    ctx: &Context,
    ir: &mut Ir,
    root: OpId,
    config: &InlineConfig,
    simplify: &mut dyn FnMut(&mut Ir, OpId) -> Result<(), Diagnostics>,
) -> Result<(), Diagnostics> {
    let graph = CallGraph::of(ctx, ir, root);
    let components = graph.components();
    let uses = SymbolUses::of(ctx, ir, root, &graph);
    let nodes = graph.nodes().iter().copied().collect();
    let budget = ctx.sources().limits().budget(Limit::CreatedOps, ir.op_count() as u64);
    let mut inliner =
        Inliner { ctx, graph, nodes, uses, tables: SymbolTables::new(), config, dead: Vec::new(), budget };
    for component in components {
        let regions = component.into_iter().filter_map(|node| match node {
            CallNode::Region(region) => Some(region),
            _ => None,
        });
        let mut members: Vec<RegionId> = regions.collect();
        let mut round = 0;
        loop {
            inliner.simplify(ir, &members, simplify)?;
            if !inliner.inline(ir, &mut members)? {
                break;
            }
            round += 1;
            if round >= config.max_iterations {
                break;
            }
        }
    }
    for op in inliner.dead {
        if ir.is_live(op) {
            ir.erase_op(op);
        }
    }
    Ok(())
}

impl Inliner<'_> {
    /// Simplifies the callables that contain no other ones.
    fn simplify(
        &mut self,
        ir: &mut Ir,
        members: &[RegionId],
        simplify: &mut dyn FnMut(&mut Ir, OpId) -> Result<(), Diagnostics>,
    ) -> Result<(), Diagnostics> {
        let mut done = Vec::new();
        for &node in members {
            let edges = self.graph.edges(CallNode::Region(node));
            if edges.iter().any(|edge| edge.0 == CallEdge::Child) {
                continue;
            }
            let Some(op) = ir.region(node).parent() else { continue };
            let isolated = Traits::ISOLATED_FROM_ABOVE;
            if ir.info(self.ctx, op).is_some_and(|info| info.traits.contains(isolated)) {
                simplify(ir, op)?;
                done.push(node);
            }
        }
        for node in done {
            self.uses.recount(self.ctx, ir, node);
        }
        Ok(())
    }

    /// Inlines the calls in the callables of a component; returns true if there were any.
    fn inline(&mut self, ir: &mut Ir, members: &mut Vec<RegionId>) -> Result<bool, Diagnostics> {
        let ctx = self.ctx;
        let mut dead: FxHashSet<RegionId> = FxHashSet::default();
        let mut calls: Vec<ResolvedCall> = Vec::new();
        for &node in members.iter() {
            if self.uses.is_dead(ctx, ir, node) {
                dead.insert(node);
            } else {
                let blocks: Vec<Vec<OpId>> =
                    ir.region_blocks(node).map(|block| ir.block_ops(block).collect()).collect();
                self.collect(ir, blocks, node, false, None, &mut calls);
            }
        }
        // Which callee was inlined, and due to which earlier inlining.
        let mut history: Vec<(RegionId, Option<usize>)> = Vec::new();
        let mut inlined_any = false;
        let mut next = 0;
        while let Some(&found) = calls.get(next) {
            next += 1;
            if dead.contains(&found.caller)
                || includes(&history, found.history, found.callee)
                || !self.should_inline(ir, found)
            {
                continue;
            }
            let Some(callable) = ir.region(found.callee).parent() else { continue };
            let in_place = self.uses.has_one_use(ctx, ir, found.callee);
            if !in_place {
                let size = SymbolUses::size(ir, found.callee) as u64;
                self.budget.charge(size).map_err(|exceeded| Diagnostics::from(exceeded.diagnostic()))?;
            }
            let Ok(inlined) = inline_call(ctx, ir, found.call, callable, !in_place) else { continue };
            inlined_any = true;
            self.collect(ir, inlined.ops, found.caller, true, Some(history.len()), &mut calls);
            history.push((found.callee, found.history));
            self.uses.drop_call(ctx, ir, found.caller, found.call);
            self.uses.merge(found.callee, found.caller);
            ir.erase_op(found.call);
            if in_place {
                self.uses.erase(&self.graph, found.callee);
                dead.insert(found.callee);
                self.dead.push(callable);
                self.nodes.remove(&found.callee);
            }
        }
        for &node in members.iter().filter(|node| dead.contains(node)) {
            if let Some(op) = ir.region(node).parent()
                && !self.dead.contains(&op)
            {
                self.dead.push(op);
            }
        }
        members.retain(|node| !dead.contains(node));
        Ok(inlined_any)
    }

    /// Collects the calls among operations, given by block. Nested callables have their own calls, unless
    /// they were inlined with what is around them.
    fn collect(
        &mut self,
        ir: &Ir,
        blocks: Vec<Vec<OpId>>,
        caller: RegionId,
        enters_nested: bool,
        history: Option<usize>,
        calls: &mut Vec<ResolvedCall>,
    ) {
        let ctx = self.ctx;
        let mut pending: Vec<(Vec<OpId>, RegionId)> = blocks.into_iter().map(|ops| (ops, caller)).collect();
        while let Some((ops, caller)) = pending.pop() {
            for op in ops {
                if let Some(interface) = call_interface(ctx, ir, op) {
                    // As upstream, references to nested symbols are left alone.
                    if let Some(Callee::Symbol(symbol)) = interface.callee(ctx, ir, op)
                        && matches!(ctx.attr_data(symbol), AttrData::SymbolRef { nested, .. } if !nested.is_empty())
                    {
                        continue;
                    }
                    let callee = resolve_callee(ctx, ir, op, &mut self.tables);
                    let callee = callee.and_then(|op| callable_region(ctx, ir, op));
                    if let Some(callee) = callee.filter(|callee| self.nodes.contains(callee)) {
                        calls.push(ResolvedCall { call: op, caller, callee, history });
                    }
                    continue;
                }
                for &region in ir.op(op).regions() {
                    let is_node = self.nodes.contains(&region);
                    if is_node && !enters_nested {
                        continue;
                    }
                    let caller = if is_node { region } else { caller };
                    pending.extend(
                        ir.region_blocks(region).map(|block| (ir.block_ops(block).collect(), caller)),
                    );
                }
            }
        }
    }

    fn should_inline(&self, ir: &Ir, found: ResolvedCall) -> bool {
        let ctx = self.ctx;
        if ir.info(ctx, found.call).is_some_and(|info| info.traits.contains(Traits::TERMINATOR)) {
            return false;
        }
        // No recursion: neither a callee that calls itself, nor one that calls the caller.
        let back = [CallNode::Region(found.callee), CallNode::Region(found.caller)];
        let edges = self.graph.edges(CallNode::Region(found.callee));
        if edges.iter().any(|edge| back.contains(&edge.1)) {
            return false;
        }
        let mut around = ir.parent_region(found.call);
        while let Some(region) = around {
            if region == found.callee {
                return false;
            }
            around = ir.region(region).parent().and_then(|op| ir.parent_region(op));
        }
        let several_blocks = ir.region_blocks(found.callee).nth(1).is_some();
        let (callable, parent) = (ir.region(found.callee).parent(), ir.parent_op(found.call));
        if several_blocks
            && let (Some(callable), Some(parent)) = (callable, parent)
            && ir.op(callable).name() != ir.op(parent).name()
            && ir.info(ctx, parent).is_none_or(|info| info.traits.contains(Traits::SINGLE_BLOCK))
        {
            return false;
        }
        self.is_profitable(ir, found)
    }

    fn is_profitable(&self, ir: &Ir, found: ResolvedCall) -> bool {
        let Some(threshold) = self.config.threshold else { return true };
        if threshold == 0 {
            return false;
        }
        let size_of_caller = SymbolUses::size(ir, found.caller);
        if size_of_caller == 0 {
            return true;
        }
        SymbolUses::size(ir, found.callee) * 100 / size_of_caller <= threshold as usize
    }
}

/// Returns true if an inlining is due to an earlier one of the same callee.
fn includes(history: &[(RegionId, Option<usize>)], mut at: Option<usize>, callee: RegionId) -> bool {
    while let Some(&(inlined, before)) = at.and_then(|at| history.get(at)) {
        if inlined == callee {
            return true;
        }
        at = before;
    }
    false
}
