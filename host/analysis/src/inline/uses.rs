//! Uses of the symbols of callables: which callables may go when nothing refers to them any more.

use legalize_ir::{
    AttrData, Context, Ir, OpId, RegionId, SymbolTables, Traits, Visibility, WalkOrder, is_symbol_table,
    symbol_uses_of, symbol_visibility,
};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::call_graph::{CallEdge, CallGraph, CallNode};
use crate::effects::is_memory_effect_free;
use crate::interfaces::callable_region;

/// The uses that one callable has of others.
#[derive(Default)]
struct Uses {
    /// Uses by operations inside, with their number.
    inner: FxHashMap<RegionId, usize>,
    /// Uses by the callable itself.
    own: FxHashSet<RegionId>,
}

/// Uses of callables whose uses are all known.
pub(super) struct SymbolUses {
    tables: SymbolTables,
    /// Per callable that may be discarded the number of its uses.
    counts: FxHashMap<RegionId, usize>,
    uses: FxHashMap<RegionId, Uses>,
}

fn is_symbol(ctx: &Context, ir: &Ir, op: OpId) -> bool {
    ir.info(ctx, op).is_some_and(|info| info.traits.contains(Traits::SYMBOL))
}

impl SymbolUses {
    pub(super) fn of(ctx: &Context, ir: &Ir, root: OpId, graph: &CallGraph) -> SymbolUses {
        let mut found = SymbolUses {
            tables: SymbolTables::new(),
            counts: FxHashMap::default(),
            uses: FxHashMap::default(),
        };
        let nodes: FxHashSet<RegionId> = graph.nodes().iter().copied().collect();
        let mut always_live: FxHashSet<RegionId> = FxHashSet::default();
        let mut pending = vec![(root, ir.op(root).parent().is_none())];
        while let Some((op, mut visible)) = pending.pop() {
            let blocks = ir.op(op).regions().iter().flat_map(|&region| ir.region_blocks(region));
            let inner: Vec<OpId> = blocks.flat_map(|block| ir.block_ops(block)).collect();
            if is_symbol_table(ctx, ir, op) {
                visible |= !is_symbol(ctx, ir, op) || symbol_visibility(ctx, ir, op) == Visibility::Private;
                for &member in &inner {
                    match callable_region(ctx, ir, member).filter(|region| nodes.contains(region)) {
                        Some(region) => {
                            let visibility = symbol_visibility(ctx, ir, member);
                            let hidden = visible || visibility == Visibility::Private;
                            if is_symbol(ctx, ir, member) && hidden && visibility != Visibility::Public {
                                found.counts.entry(region).or_insert(0);
                            }
                        }
                        None => {
                            for (region, _) in found.referenced(ctx, ir, member) {
                                always_live.insert(region);
                            }
                        }
                    }
                }
            } else {
                visible = true;
            }
            let with_regions = inner.into_iter().filter(|&op| !ir.op(op).regions().is_empty());
            pending.extend(with_regions.map(|op| (op, visible)));
        }
        found.counts.retain(|region, _| !always_live.contains(region));
        for &node in graph.nodes() {
            found.recount(ctx, ir, node);
        }
        found
    }

    /// The callables that an operation and those in it refer to, each with the operation that does.
    fn referenced(&mut self, ctx: &Context, ir: &Ir, op: OpId) -> Vec<(RegionId, OpId)> {
        let mut found = Vec::new();
        for used in symbol_uses_of(ctx, ir, op) {
            // A reference to a nested symbol is one to each symbol on the way.
            let AttrData::SymbolRef { root, nested } = ctx.attr_data(used.symbol) else { continue };
            for len in 0..=nested.len() {
                let part = AttrData::SymbolRef { root: *root, nested: nested[..len].to_vec().into() };
                // Tables in callables may have lost symbols since they were read.
                let symbol = self.tables.lookup_nearest(ctx, ir, used.user, ctx.attr(part));
                let symbol = symbol.filter(|&symbol| ir.is_live(symbol));
                let region = symbol.and_then(|symbol| callable_region(ctx, ir, symbol));
                found.extend(region.map(|region| (region, used.user)));
            }
        }
        found
    }

    fn release(&mut self, node: RegionId) {
        let Some(uses) = self.uses.remove(&node) else { return };
        for (target, count) in uses.inner.into_iter().chain(uses.own.into_iter().map(|target| (target, 1))) {
            if let Some(left) = self.counts.get_mut(&target) {
                *left = left.saturating_sub(count);
            }
        }
    }

    /// Counts the uses by a callable again.
    pub(super) fn recount(&mut self, ctx: &Context, ir: &Ir, node: RegionId) {
        self.release(node);
        let Some(owner) = ir.region(node).parent() else { return };
        let mut uses = Uses::default();
        for (target, user) in self.referenced(ctx, ir, owner) {
            let Some(count) = self.counts.get_mut(&target) else { continue };
            if user != owner {
                *uses.inner.entry(target).or_insert(0) += 1;
            } else if !uses.own.insert(target) {
                continue;
            }
            *count += 1;
        }
        self.uses.insert(node, uses);
    }

    /// Subtracts the uses by a call in `node` that goes away.
    pub(super) fn drop_call(&mut self, ctx: &Context, ir: &Ir, node: RegionId, call: OpId) {
        for (target, _) in self.referenced(ctx, ir, call) {
            let inner = self.uses.get_mut(&node).and_then(|uses| uses.inner.get_mut(&target));
            if let (Some(inner), Some(count)) = (inner, self.counts.get_mut(&target)) {
                *inner = inner.saturating_sub(1);
                *count = count.saturating_sub(1);
            }
        }
    }

    /// Adds the uses by a callable to those by the one that it was inlined into.
    pub(super) fn merge(&mut self, inlined: RegionId, into: RegionId) {
        let Some(uses) = self.uses.get(&inlined) else { return };
        let more: Vec<(RegionId, usize)> =
            uses.inner.iter().map(|(&target, &count)| (target, count)).collect();
        let uses = self.uses.entry(into).or_default();
        for (target, count) in more {
            *uses.inner.entry(target).or_insert(0) += count;
            if let Some(all) = self.counts.get_mut(&target) {
                *all += count;
            }
        }
    }

    /// Forgets a callable that goes away, with those nested in it.
    pub(super) fn erase(&mut self, graph: &CallGraph, node: RegionId) {
        let mut pending = vec![node];
        while let Some(node) = pending.pop() {
            for &(kind, target) in graph.edges(CallNode::Region(node)) {
                if let (CallEdge::Child, CallNode::Region(target)) = (kind, target) {
                    pending.push(target);
                }
            }
            self.release(node);
            self.counts.remove(&node);
        }
    }

    /// Returns true if nothing refers to a callable.
    pub(super) fn is_dead(&self, ctx: &Context, ir: &Ir, node: RegionId) -> bool {
        self.has_uses(ctx, ir, node, 0)
    }

    /// Returns true if there is a single reference to a callable, which may go with it.
    pub(super) fn has_one_use(&self, ctx: &Context, ir: &Ir, node: RegionId) -> bool {
        self.has_uses(ctx, ir, node, 1)
    }

    fn has_uses(&self, ctx: &Context, ir: &Ir, node: RegionId, wanted: usize) -> bool {
        let Some(op) = ir.region(node).parent() else { return false };
        if is_symbol(ctx, ir, op) {
            return self.counts.get(&node) == Some(&wanted);
        }
        let uses = ir.op(op).results().iter().flat_map(|&result| ir.uses(result));
        is_memory_effect_free(ctx, ir, op) && uses.take(wanted + 1).count() == wanted
    }

    /// Returns the number of operations in a region.
    pub(super) fn size(ir: &Ir, region: RegionId) -> usize {
        let ops = ir.region_blocks(region).flat_map(|block| ir.block_ops(block));
        ops.map(|op| ir.nested_ops(op, WalkOrder::PreOrder).len()).sum()
    }
}
