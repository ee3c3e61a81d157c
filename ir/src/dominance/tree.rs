//! Dominator trees of any graph with a root.
//!
//! Iterative throughout; a tree takes `O(edges · log nodes)` for any graph (Lengauer and
//! Tarjan, with path compression).

use std::hash::Hash;

use rustc_hash::FxHashMap;

pub(super) const NONE: u32 = u32::MAX;

/// The dominator tree of the nodes that can be reached from a root.
#[derive(Clone, Debug)]
pub(super) struct Tree<N> {
    /// Per reachable node its number in depth-first order.
    pub numbers: FxHashMap<N, u32>,
    /// Per number the node's immediate dominator and the range of the tree below it.
    pub nodes: Vec<TreeNode<N>>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct TreeNode<N> {
    pub node: N,
    pub idom: u32,
    enter: u32,
    leave: u32,
}

impl<N: Copy + Eq + Hash> Tree<N> {
    /// The tree below `root`; `edges` appends the successors of a node.
    pub(super) fn build(root: Option<N>, mut edges: impl FnMut(N, &mut Vec<N>)) -> Tree<N> {
        let mut numbers: FxHashMap<N, u32> = FxHashMap::default();
        let (mut nodes, mut parent) = (Vec::new(), Vec::new());
        let mut predecessors: Vec<Vec<u32>> = Vec::new();
        // Edges in the order in which they are found; their ends are numbered later.
        let mut found: Vec<(u32, N)> = Vec::new();
        let mut targets = Vec::new();
        let mut stack: Vec<(u32, N)> = root.map(|root| (NONE, root)).into_iter().collect();
        while let Some((from, node)) = stack.pop() {
            if numbers.contains_key(&node) {
                continue;
            }
            let number = nodes.len() as u32;
            numbers.insert(node, number);
            nodes.push(TreeNode { node, idom: NONE, enter: 0, leave: 0 });
            parent.push(from);
            predecessors.push(Vec::new());
            edges(node, &mut targets);
            found.extend(targets.iter().map(|&target| (number, target)));
            stack.extend(targets.drain(..).map(|target| (number, target)));
        }
        for (from, target) in found {
            if let Some(&target) = numbers.get(&target) {
                predecessors[target as usize].push(from);
            }
        }
        for (node, idom) in nodes.iter_mut().zip(immediate_dominators(&predecessors, &parent)) {
            node.idom = idom;
        }
        number_tree(&mut nodes);
        Tree { numbers, nodes }
    }

    /// Returns true if node `a` dominates node `b`, both given by number.
    #[inline]
    pub(super) fn dominates(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.nodes[a as usize], &self.nodes[b as usize]);
        (a.enter..a.leave).contains(&b.enter)
    }

    /// Returns the node that immediately dominates another; `None` for the root and unreachable nodes.
    pub(super) fn immediate_dominator(&self, node: N) -> Option<N> {
        let node = &self.nodes[*self.numbers.get(&node)? as usize];
        Some(self.nodes.get(node.idom as usize)?.node)
    }

    /// The nearest node that dominates two.
    pub(super) fn nearest_common_dominator(&self, a: N, b: N) -> Option<N> {
        let (mut a, b) = (*self.numbers.get(&a)?, *self.numbers.get(&b)?);
        while !self.dominates(a, b) {
            a = self.nodes[a as usize].idom;
        }
        Some(self.nodes[a as usize].node)
    }
}

/// Lengauer and Tarjan's algorithm with path compression only; indices are depth-first numbers.
fn immediate_dominators(predecessors: &[Vec<u32>], parent: &[u32]) -> Vec<u32> {
    let count = parent.len();
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
fn number_tree<N>(nodes: &mut [TreeNode<N>]) {
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
