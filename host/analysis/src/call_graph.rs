//! The graph of calls below an operation.
//!
//! A node is a region that can be called. Mirrors upstream's `CallGraph`: nodes that are not nested in
//! another one may be called from outside, and a call whose callee is not known goes to a node of its own.

use legalize_ir::{Context, Ir, OpId, RegionId, SymbolTables};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::interfaces::{call_interface, callable_region, is_callable, resolve_callee};

/// A node of a [`CallGraph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum CallNode {
    /// Callers that are not known.
    ExternalCaller,
    /// Callees that are not known.
    UnknownCallee,
    /// A region that can be called.
    Region(RegionId),
}

/// Kind of an edge of a [`CallGraph`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallEdge {
    /// The source may call the target.
    Call,
    /// The target may be called, it is not known from where.
    Abstract,
    /// The target is nested in the source.
    Child,
}

/// The regions below an operation that can be called, and who calls them.
#[derive(Clone, Debug, Default)]
pub struct CallGraph {
    nodes: Vec<RegionId>,
    edges: FxHashMap<CallNode, Edges>,
}

#[derive(Clone, Debug, Default)]
struct Edges {
    list: Vec<(CallEdge, CallNode)>,
    known: FxHashSet<(CallEdge, CallNode)>,
}

impl CallGraph {
    /// Builds the graph of the operations below `root`.
    pub fn of(ctx: &Context, ir: &Ir, root: OpId) -> CallGraph {
        let mut graph = CallGraph::default();
        let mut calls: Vec<(RegionId, OpId)> = Vec::new();
        let mut pending: Vec<(OpId, Option<RegionId>)> = vec![(root, None)];
        while let Some((op, around)) = pending.pop() {
            if call_interface(ctx, ir, op).is_some() {
                calls.extend(around.map(|around| (around, op)));
                continue;
            }
            let mut around = around;
            if is_callable(ctx, ir, op) {
                let Some(region) = callable_region(ctx, ir, op) else { continue };
                graph.nodes.push(region);
                match around {
                    Some(outer) => {
                        graph.add(CallNode::Region(outer), CallEdge::Child, CallNode::Region(region));
                    }
                    None => {
                        graph.add(CallNode::ExternalCaller, CallEdge::Abstract, CallNode::Region(region));
                    }
                }
                around = Some(region);
            }
            let first = pending.len();
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            pending.extend(blocks.flat_map(|block| ir.block_ops(block)).map(|inner| (inner, around)));
            pending[first..].reverse();
        }
        let mut tables = SymbolTables::new();
        let nodes: FxHashSet<RegionId> = graph.nodes.iter().copied().collect();
        for (caller, call) in calls {
            let callee = graph.callee(ctx, ir, call, &nodes, &mut tables);
            graph.add(CallNode::Region(caller), CallEdge::Call, callee);
        }
        graph
    }

    fn callee(
        &self,
        ctx: &Context,
        ir: &Ir,
        call: OpId,
        nodes: &FxHashSet<RegionId>,
        tables: &mut SymbolTables,
    ) -> CallNode {
        let callee = resolve_callee(ctx, ir, call, tables);
        match callee.and_then(|op| callable_region(ctx, ir, op)).filter(|region| nodes.contains(region)) {
            Some(region) => CallNode::Region(region),
            None => CallNode::UnknownCallee,
        }
    }

    fn add(&mut self, from: CallNode, kind: CallEdge, to: CallNode) {
        let edges = self.edges.entry(from).or_default();
        if edges.known.insert((kind, to)) {
            edges.list.push((kind, to));
        }
    }

    /// Returns the regions that can be called, in the order of the body.
    pub fn nodes(&self) -> &[RegionId] {
        &self.nodes
    }

    /// Returns the edges of a node, in the order of the body: one for each target and kind, however many
    /// calls there are. [`resolve_callee`](crate::resolve_callee) finds the target of one call.
    pub fn edges(&self, node: CallNode) -> &[(CallEdge, CallNode)] {
        self.edges.get(&node).map_or(&[], |edges| &edges.list)
    }

    /// Returns the strongly connected components that may be reached from outside, each after those that it
    /// calls; the nodes of a component in the reverse of the order in which they are found.
    pub fn components(&self) -> Vec<Vec<CallNode>> {
        let mut found = Vec::new();
        // Per node its number in the order of a depth-first walk; `DONE` once its component is complete.
        let mut numbers: FxHashMap<CallNode, usize> = FxHashMap::default();
        const DONE: usize = usize::MAX;
        let mut open: Vec<CallNode> = Vec::new();
        // Nodes of the walk: the next edge to follow, and the lowest number that was reached.
        let mut walk: Vec<(CallNode, usize, usize)> = Vec::new();
        let mut count = 0;
        let mut next = Some(CallNode::ExternalCaller);
        loop {
            if let Some(node) = next.take() {
                numbers.insert(node, count);
                open.push(node);
                walk.push((node, 0, count));
                count += 1;
            }
            let Some((node, edge, lowest)) = walk.last_mut() else { break };
            if let Some(&(_, target)) = self.edges(*node).get(*edge) {
                *edge += 1;
                match numbers.get(&target) {
                    None => next = Some(target),
                    Some(&number) => *lowest = (*lowest).min(number),
                }
                continue;
            }
            let (node, lowest) = (*node, *lowest);
            walk.pop();
            if let Some((_, _, outer)) = walk.last_mut() {
                *outer = (*outer).min(lowest);
            }
            if numbers.get(&node) != Some(&lowest) {
                continue;
            }
            let mut component = Vec::new();
            while let Some(member) = open.pop() {
                numbers.insert(member, DONE);
                component.push(member);
                if member == node {
                    break;
                }
            }
            found.push(component);
        }
        found
    }
}
