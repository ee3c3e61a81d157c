//! Dominance: which blocks and values are computed on every way to an operation.
//!
//! A dominator tree is built only for a region with more than one block, and only when somebody asks; all
//! algorithms are iterative, and the tree takes `O(edges · log blocks)` whatever the control flow looks like
//! (Lengauer and Tarjan, with path compression). Regions without SSA dominance (graph regions, and regions
//! of a single block of operations that are not registered) order nothing: everything in them dominates.
//!
//! Post-dominance is omitted. Mirrors <https://mlir.llvm.org/docs/LangRef/#control-flow-and-ssacfg-regions>.

use rustc_hash::FxHashMap;

use crate::body::{BlockId, Ir, OpId, RegionId, ValueDef, ValueId};
use crate::context::{Context, Traits};

const NONE: u32 = u32::MAX;

/// The dominator tree of one region.
#[derive(Clone, Debug)]
struct Tree {
    /// Per reachable block its number in depth-first order.
    numbers: FxHashMap<BlockId, u32>,
    /// Per number the block's immediate dominator and the range of the tree below it.
    nodes: Vec<TreeNode>,
}

#[derive(Clone, Copy, Debug)]
struct TreeNode {
    block: BlockId,
    idom: u32,
    enter: u32,
    leave: u32,
}

/// Dominator trees of a body's regions, built on demand.
///
/// It holds no reference to the body: after an edit of a region's control flow call
/// [`DominanceInfo::invalidate`].
#[derive(Clone, Debug, Default)]
pub struct DominanceInfo {
    trees: FxHashMap<RegionId, Tree>,
}

impl DominanceInfo {
    /// Nothing built yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Forgets the tree of a region whose blocks or branches changed.
    pub fn invalidate(&mut self, region: RegionId) {
        self.trees.remove(&region);
    }

    /// Forgets all trees.
    pub fn invalidate_all(&mut self) {
        self.trees.clear();
    }

    /// Whether a block can be reached from its region's entry. Detached blocks count as reachable.
    pub fn is_reachable(&mut self, ir: &Ir, block: BlockId) -> bool {
        let Some(region) = ir.block(block).parent() else { return true };
        if ir.region(region).first() == Some(block) {
            return true;
        }
        self.tree(ir, region).numbers.contains_key(&block)
    }

    /// Whether every way to `b` passes through `a`; a block dominates itself.
    pub fn dominates(&mut self, ctx: &Context, ir: &Ir, a: BlockId, b: BlockId) -> bool {
        a == b || self.properly_dominates(ctx, ir, a, b)
    }

    /// Whether every way to `b` passes through `a` and they are different blocks. `b` may be nested in a
    /// region of an operation in `a`, or in a block that `a` dominates.
    pub fn properly_dominates(&mut self, ctx: &Context, ir: &Ir, a: BlockId, b: BlockId) -> bool {
        let Some(region) = ir.block(a).parent() else { return false };
        if a == b {
            return !has_ssa_dominance(ctx, ir, region);
        }
        match block_in_region(ir, b, region) {
            // `b` was nested in `a`.
            Some(outer) => outer == a || self.block_dominates_in(ctx, ir, region, a, outer),
            None => false,
        }
    }

    /// Whether operation `a` is executed before `b` on every way to `b`. An operation does not properly
    /// dominate itself nor what is nested in it, except in a graph region.
    pub fn op_properly_dominates(&mut self, ctx: &Context, ir: &Ir, a: OpId, b: OpId) -> bool {
        let Some(block) = ir.op(a).parent() else { return false };
        let region = ir.block(block).parent();
        if a == b {
            return region.is_some_and(|region| !has_ssa_dominance(ctx, ir, region));
        }
        let Some(region) = region else {
            return ir.ancestor_in_block(block, b).is_some_and(|b| a != b && ir.is_before_in_block(a, b));
        };
        let Some(b) = op_in_region(ir, b, region) else { return false };
        if a == b {
            // What is nested in `a` may read it only where nothing is ordered.
            return !has_ssa_dominance(ctx, ir, region);
        }
        let Some(other) = ir.op(b).parent() else { return false };
        if block == other {
            return !has_ssa_dominance(ctx, ir, region) || ir.is_before_in_block(a, b);
        }
        self.block_dominates_in(ctx, ir, region, block, other)
    }

    /// Whether operation `a` is `b` or properly dominates it.
    pub fn op_dominates(&mut self, ctx: &Context, ir: &Ir, a: OpId, b: OpId) -> bool {
        a == b || self.op_properly_dominates(ctx, ir, a, b)
    }

    /// Whether `op` may read `value` as an operand: the value is computed on every way to `op`, and `op` is
    /// not nested in the operation that computes it.
    pub fn value_dominates(&mut self, ctx: &Context, ir: &Ir, value: ValueId, op: OpId) -> bool {
        match ir.value(value).def() {
            ValueDef::Result { op: def, .. } => self.op_properly_dominates(ctx, ir, def, op),
            ValueDef::Argument { block, .. } => {
                let Some(user) = ir.op(op).parent() else { return false };
                let Some(region) = ir.block(block).parent() else {
                    return ir.ancestor_in_block(block, op).is_some();
                };
                match block_in_region(ir, user, region) {
                    Some(user) => block == user || self.block_dominates_in(ctx, ir, region, block, user),
                    None => false,
                }
            }
        }
    }

    /// The block that immediately dominates another in its region; nothing for the entry block and for blocks
    /// that cannot be reached.
    pub fn immediate_dominator(&mut self, ir: &Ir, block: BlockId) -> Option<BlockId> {
        let region = ir.block(block).parent()?;
        if ir.region(region).first() == Some(block) {
            return None;
        }
        let tree = self.tree(ir, region);
        let node = tree.nodes[*tree.numbers.get(&block)? as usize];
        Some(tree.nodes.get(node.idom as usize)?.block)
    }

    /// The nearest block that dominates two blocks of one region; nothing if one cannot be reached.
    pub fn nearest_common_dominator(&mut self, ir: &Ir, a: BlockId, b: BlockId) -> Option<BlockId> {
        let region = ir.block(a).parent()?;
        if a == b {
            return Some(a);
        }
        let tree = self.tree(ir, region);
        let (mut a, b) = (*tree.numbers.get(&a)?, *tree.numbers.get(&b)?);
        let target = tree.nodes[b as usize].enter;
        loop {
            let node = tree.nodes[a as usize];
            if (node.enter..node.leave).contains(&target) {
                return Some(node.block);
            }
            a = node.idom;
        }
    }

    /// Both blocks are different blocks of `region`.
    fn block_dominates_in(
        &mut self,
        ctx: &Context,
        ir: &Ir,
        region: RegionId,
        a: BlockId,
        b: BlockId,
    ) -> bool {
        if !has_ssa_dominance(ctx, ir, region) {
            return true;
        }
        let tree = self.tree(ir, region);
        // Nothing that is executed dominates a block that never is; upstream says that everything does.
        let Some(&b) = tree.numbers.get(&b) else { return true };
        let Some(&a) = tree.numbers.get(&a) else { return false };
        let node = tree.nodes[a as usize];
        (node.enter..node.leave).contains(&tree.nodes[b as usize].enter)
    }

    fn tree(&mut self, ir: &Ir, region: RegionId) -> &Tree {
        self.trees.entry(region).or_insert_with(|| Tree::build(ir, region))
    }
}

/// Whether operations of a region are ordered. They are not in graph regions, nor, as upstream has it, in the
/// only block of a region of an operation that is not registered.
pub fn has_ssa_dominance(ctx: &Context, ir: &Ir, region: RegionId) -> bool {
    let data = ir.region(region);
    let Some(parent) = data.parent() else { return true };
    match ir.info(ctx, parent) {
        Some(info) => !info.traits.contains(Traits::GRAPH_REGION),
        None => data.first() != data.last(),
    }
}

/// The block of `region` that `block` is, or is nested in.
fn block_in_region(ir: &Ir, block: BlockId, region: RegionId) -> Option<BlockId> {
    let mut block = block;
    loop {
        let parent = ir.block(block).parent()?;
        if parent == region {
            return Some(block);
        }
        block = ir.op(ir.region(parent).parent()?).parent()?;
    }
}

/// The operation of `region` that `op` is, or is nested in.
fn op_in_region(ir: &Ir, op: OpId, region: RegionId) -> Option<OpId> {
    let mut op = op;
    loop {
        let parent = ir.parent_region(op)?;
        if parent == region {
            return Some(op);
        }
        op = ir.region(parent).parent()?;
    }
}

/// The successors of a block: those of its last operation.
fn successors(ir: &Ir, block: BlockId) -> impl Iterator<Item = BlockId> + '_ {
    ir.block(block).last().into_iter().flat_map(|op| ir.successors(op))
}

impl Tree {
    fn build(ir: &Ir, region: RegionId) -> Tree {
        let mut numbers: FxHashMap<BlockId, u32> = FxHashMap::default();
        let mut blocks: Vec<BlockId> = Vec::new();
        let mut parent: Vec<u32> = Vec::new();
        // Depth-first numbering.
        let mut stack: Vec<(u32, BlockId)> =
            ir.region(region).first().map(|entry| (NONE, entry)).into_iter().collect();
        while let Some((from, block)) = stack.pop() {
            if numbers.contains_key(&block) || ir.block(block).parent() != Some(region) {
                continue;
            }
            let number = blocks.len() as u32;
            numbers.insert(block, number);
            blocks.push(block);
            parent.push(from);
            stack.extend(successors(ir, block).map(|next| (number, next)));
        }
        let idom = immediate_dominators(ir, &numbers, &blocks, &parent);
        let mut nodes: Vec<TreeNode> = blocks
            .iter()
            .zip(idom)
            .map(|(&block, idom)| TreeNode { block, idom, enter: 0, leave: 0 })
            .collect();
        number_tree(&mut nodes);
        Tree { numbers, nodes }
    }
}

/// Lengauer and Tarjan's algorithm with path compression only; indices are depth-first numbers.
fn immediate_dominators(
    ir: &Ir,
    numbers: &FxHashMap<BlockId, u32>,
    blocks: &[BlockId],
    parent: &[u32],
) -> Vec<u32> {
    let count = blocks.len();
    let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); count];
    for (&block, number) in blocks.iter().zip(0u32..) {
        for next in successors(ir, block) {
            if let Some(&next) = numbers.get(&next) {
                predecessors[next as usize].push(number);
            }
        }
    }
    let mut semi: Vec<u32> = (0..count as u32).collect();
    let mut label = semi.clone();
    let mut ancestor = vec![NONE; count];
    let mut idom = vec![NONE; count];
    let mut buckets: Vec<Vec<u32>> = vec![Vec::new(); count];
    let mut path = Vec::new();
    for w in (1..count as u32).rev() {
        for &v in &predecessors[w as usize] {
            let u = eval(v, &mut ancestor, &mut label, &semi, &mut path);
            semi[w as usize] = semi[w as usize].min(semi[u as usize]);
        }
        buckets[semi[w as usize] as usize].push(w);
        let p = parent[w as usize];
        ancestor[w as usize] = p;
        for v in std::mem::take(&mut buckets[p as usize]) {
            let u = eval(v, &mut ancestor, &mut label, &semi, &mut path);
            idom[v as usize] = if semi[u as usize] < semi[v as usize] { u } else { p };
        }
    }
    for w in 1..count {
        if idom[w] != semi[w] {
            idom[w] = idom[idom[w] as usize];
        }
    }
    idom
}

/// The vertex of least semidominator on the way from `v` to its forest root, compressing the way.
fn eval(v: u32, ancestor: &mut [u32], label: &mut [u32], semi: &[u32], path: &mut Vec<u32>) -> u32 {
    if ancestor[v as usize] == NONE {
        return v;
    }
    path.clear();
    let mut at = v;
    while ancestor[ancestor[at as usize] as usize] != NONE {
        path.push(at);
        at = ancestor[at as usize];
    }
    while let Some(below) = path.pop() {
        let above = ancestor[below as usize] as usize;
        if semi[label[above] as usize] < semi[label[below as usize] as usize] {
            label[below as usize] = label[above];
        }
        ancestor[below as usize] = ancestor[above];
    }
    label[v as usize]
}

/// Gives every node the range of its subtree, so that dominance is two comparisons.
fn number_tree(nodes: &mut [TreeNode]) {
    let mut children: Vec<Vec<u32>> = vec![Vec::new(); nodes.len()];
    for (node, number) in nodes.iter().zip(0u32..) {
        if node.idom != NONE {
            children[node.idom as usize].push(number);
        }
    }
    let mut clock = 0;
    let mut stack: Vec<(u32, usize)> = Vec::new();
    if !nodes.is_empty() {
        stack.push((0, 0));
        nodes[0].enter = clock;
        clock += 1;
    }
    while let Some((node, next)) = stack.last_mut() {
        match children[*node as usize].get(*next) {
            Some(&child) => {
                *next += 1;
                nodes[child as usize].enter = clock;
                clock += 1;
                stack.push((child, 0));
            }
            None => {
                nodes[*node as usize].leave = clock;
                stack.pop();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use legalize_source::SourceMap;

    use super::*;
    use crate::body::{InsertPoint, OperationState};
    use crate::context::Location;

    /// A region of blocks whose branches are given by index.
    fn graph(edges: &[&[usize]]) -> (Context, Ir, Vec<BlockId>) {
        let ctx = Context::new(Arc::new(SourceMap::new()));
        let mut ir = Ir::new();
        let region = ir.create_region();
        let blocks: Vec<_> = edges.iter().map(|_| ir.create_block(&[])).collect();
        for (&block, targets) in blocks.iter().zip(edges) {
            ir.place_block(block, region, None);
            let mut state = OperationState::new(&ctx, ctx.op_name("t.br"), Location::UNKNOWN);
            state.successors = targets.iter().map(|&at| blocks[at]).collect();
            let op = ir.create_op(&state);
            ir.place_op(op, InsertPoint::End(block));
        }
        (ctx, ir, blocks)
    }

    /// Immediate dominators by index, computed the slow way: `d` dominates `b` if `b` cannot be reached without it.
    fn check(edges: &[&[usize]]) {
        let (ctx, ir, blocks) = graph(edges);
        let mut info = DominanceInfo::new();
        let reach = |without: Option<usize>| {
            let mut seen = vec![false; edges.len()];
            let mut stack = vec![0];
            while let Some(at) = stack.pop() {
                if Some(at) != without && !std::mem::replace(&mut seen[at], true) {
                    stack.extend(edges[at]);
                }
            }
            seen
        };
        let all = reach(None);
        for a in 0..edges.len() {
            let without = reach(Some(a));
            assert_eq!(info.is_reachable(&ir, blocks[a]), all[a], "reachable {a} in {edges:?}");
            for b in 0..edges.len() {
                if all[a] && all[b] {
                    let expected = a == b || !without[b];
                    let found = info.dominates(&ctx, &ir, blocks[a], blocks[b]);
                    assert_eq!(found, expected, "{a} dominates {b} in {edges:?}");
                }
            }
        }
    }

    #[test]
    fn agrees_with_the_definition() {
        check(&[&[]]);
        check(&[&[1, 2], &[3], &[3], &[]]);
        check(&[&[1], &[2, 3], &[1], &[]]);
        check(&[&[1, 2], &[2], &[1]]);
        check(&[&[1], &[], &[1]]);
        check(&[&[1, 8], &[2], &[3, 4], &[5], &[5], &[6, 1], &[7], &[0], &[6, 9], &[9, 4]]);
        // Pseudo-random graphs.
        let mut state = 7u64;
        let mut next = |bound: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as usize % bound
        };
        for _ in 0..200 {
            let count = 2 + next(12);
            let edges: Vec<Vec<usize>> =
                (0..count).map(|_| (0..next(4)).map(|_| next(count)).collect()).collect();
            check(&edges.iter().map(Vec::as_slice).collect::<Vec<_>>());
        }
    }

    #[test]
    fn finds_the_nearest_common_dominator() {
        let (_, ir, blocks) = graph(&[&[1], &[2, 3], &[4], &[4], &[]]);
        let mut info = DominanceInfo::new();
        assert_eq!(info.nearest_common_dominator(&ir, blocks[2], blocks[3]), Some(blocks[1]));
        assert_eq!(info.immediate_dominator(&ir, blocks[4]), Some(blocks[1]));
        assert_eq!(info.immediate_dominator(&ir, blocks[0]), None);
    }

    #[test]
    fn a_long_chain_does_not_overflow_the_stack() {
        let edges: Vec<Vec<usize>> =
            (0..200_000).map(|at| if at + 1 < 200_000 { vec![at + 1, 0] } else { vec![] }).collect();
        let (ctx, ir, blocks) = graph(&edges.iter().map(Vec::as_slice).collect::<Vec<_>>());
        let mut info = DominanceInfo::new();
        assert!(info.dominates(&ctx, &ir, blocks[1], blocks[199_999]));
        assert!(!info.dominates(&ctx, &ir, blocks[199_999], blocks[1]));
    }
}
