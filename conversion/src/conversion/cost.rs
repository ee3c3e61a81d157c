//! Cost model: the patterns that can lead to legal operations, and the order in which they are tried.
//!
//! A pattern is kept if each operation that it declares as generated is legal (or decided by callback) or can
//! be legalized by kept patterns; if a pattern in the set has no root name, nothing is dropped. Patterns are
//! ordered by depth (the minimum number of steps to a legal operation), then by benefit, larger first; among
//! equals the one that was added last comes first, as upstream has it.
//!
//! If a root has kept patterns too, those that cannot lead to legal operations are still tried, and first, in
//! the order in which they were added: upstream's applicator sorts "impossible to match", its largest number,
//! to the front and removes it from the end only. This is observable if a folder legalizes the result of such
//! a pattern.
//!
//! Mirrors the cost model of <https://mlir.llvm.org/docs/DialectConversion/>.

use std::sync::Arc;

use legalize_ir::{Context, OpName, PerName};
use rustc_hash::FxHashMap;

use crate::pattern::PatternId;
use crate::pattern::Root;
use crate::set::{Candidates, FrozenPatternSet};
use crate::target::{ConversionTarget, Legality};

/// A pattern that cannot lead to anything legal, and those of its generated operations that cannot become
/// legal.
pub(super) type Pruned = (PatternId, Vec<String>);

/// Depth of a name that is being visited already.
const CYCLE: u32 = u32::MAX;

#[derive(Default)]
pub(super) struct LegalizationOrder {
    rooted: FxHashMap<OpName, Vec<PatternId>>,
    any: Vec<PatternId>,
    pruned_by_name: FxHashMap<OpName, Vec<Pruned>>,
    by_name: PerName<Candidates>,
    all_by_name: FxHashMap<OpName, Arc<[PatternId]>>,
}

impl LegalizationOrder {
    pub(super) fn new(ctx: &Context, target: &ConversionTarget, patterns: &FrozenPatternSet) -> Self {
        let mut order = LegalizationOrder::default();
        let mut worklist: Vec<(PatternId, OpName)> = Vec::new();
        for pattern in patterns.ids() {
            match &patterns.info(pattern).root {
                Root::Op(name) => {
                    let name = ctx.op_name(name);
                    if target.action(ctx, name) != Some(Legality::Legal) {
                        worklist.push((pattern, name));
                    }
                }
                Root::Trait(_) | Root::Any => order.any.push(pattern),
            }
        }
        let generated = |pattern: PatternId| patterns.info(pattern).generated_ops.iter();
        if order.any.is_empty() {
            order.keep(ctx, target, patterns, worklist);
        } else {
            for (pattern, name) in worklist {
                order.rooted.entry(name).or_default().push(pattern);
            }
        }
        let mut depths: FxHashMap<OpName, u32> = FxHashMap::default();
        let mut names: Vec<OpName> = order.rooted.keys().copied().collect();
        names.sort_unstable();
        for name in names {
            order.depth(ctx, patterns, name, &mut depths);
        }
        let mut any: Vec<(u32, PatternId)> = order
            .any
            .iter()
            .map(|&pattern| {
                let deepest = generated(pattern)
                    .map(|op| depths.get(&ctx.op_name(op)).copied().unwrap_or(0))
                    .max()
                    .unwrap_or(0);
                (deepest.saturating_add(1), pattern)
            })
            .collect();
        any.sort_by_key(|&(depth, pattern)| (depth, std::cmp::Reverse(patterns.info(pattern).benefit)));
        order.any = any.into_iter().map(|entry| entry.1).collect();
        order
    }

    /// Keeps the patterns whose generated operations can become legal.
    fn keep(
        &mut self,
        ctx: &Context,
        target: &ConversionTarget,
        patterns: &FrozenPatternSet,
        mut worklist: Vec<(PatternId, OpName)>,
    ) {
        let all = worklist.clone();
        // Patterns by the operations that they create, to be checked again when one of those becomes legal.
        let mut makers: FxHashMap<OpName, Vec<OpName>> = FxHashMap::default();
        let mut waiting: FxHashMap<OpName, Vec<PatternId>> = FxHashMap::default();
        for &(pattern, root) in &all {
            waiting.entry(root).or_default().push(pattern);
            for op in &patterns.info(pattern).generated_ops {
                let roots = makers.entry(ctx.op_name(op)).or_default();
                if !roots.contains(&root) {
                    roots.push(root);
                }
            }
        }
        let cannot_be_legal = |order: &Self, op: &str| {
            !matches!(target.action_of_name(op), Some(Legality::Legal | Legality::Dynamic))
                && !order.rooted.contains_key(&ctx.op_name(op))
        };
        let mut queued: rustc_hash::FxHashSet<PatternId> = all.iter().map(|entry| entry.0).collect();
        while let Some((pattern, root)) = worklist.pop() {
            queued.remove(&pattern);
            if patterns.info(pattern).generated_ops.iter().any(|op| cannot_be_legal(self, op)) {
                continue;
            }
            self.rooted.entry(root).or_default().push(pattern);
            if let Some(waiting) = waiting.get_mut(&root) {
                waiting.retain(|&other| other != pattern);
            }
            for &parent in makers.get(&root).into_iter().flatten() {
                for &other in waiting.get(&parent).into_iter().flatten() {
                    if queued.insert(other) {
                        worklist.push((other, parent));
                    }
                }
            }
        }
        for (pattern, root) in all {
            let ops: Vec<String> = patterns
                .info(pattern)
                .generated_ops
                .iter()
                .filter(|op| cannot_be_legal(self, op))
                .cloned()
                .collect();
            if !ops.is_empty() {
                self.pruned_by_name.entry(root).or_default().push((pattern, ops));
            }
        }
    }

    /// The depth of an operation name; sorts the patterns of all names on the way. Iterative, so that a long
    /// chain of patterns does not overflow the stack.
    fn depth(
        &mut self,
        ctx: &Context,
        patterns: &FrozenPatternSet,
        name: OpName,
        depths: &mut FxHashMap<OpName, u32>,
    ) {
        let mut stack = vec![(name, false)];
        while let Some((name, ready)) = stack.pop() {
            if !ready {
                if depths.contains_key(&name) || !self.rooted.contains_key(&name) {
                    continue;
                }
                depths.insert(name, CYCLE);
                stack.push((name, true));
                for &pattern in &self.rooted[&name] {
                    for op in patterns.info(pattern).generated_ops.iter().rev() {
                        stack.push((ctx.op_name(op), false));
                    }
                }
                continue;
            }
            let Some(list) = self.rooted.get_mut(&name) else { continue };
            let mut sorted: Vec<(u32, PatternId)> = list
                .iter()
                .map(|&pattern| {
                    let generated = patterns.info(pattern).generated_ops.iter();
                    let deepest =
                        generated.map(|op| depths.get(&ctx.op_name(op)).copied().unwrap_or(0)).max();
                    (deepest.unwrap_or(0).saturating_add(1), pattern)
                })
                .collect();
            depths.insert(name, sorted.iter().map(|entry| entry.0).min().unwrap_or(CYCLE));
            sorted
                .sort_by_key(|&(depth, pattern)| (depth, std::cmp::Reverse(patterns.info(pattern).benefit)));
            *list = sorted.into_iter().map(|entry| entry.1).collect();
        }
    }

    /// The patterns for operations of a name.
    #[inline]
    pub(super) fn of(&mut self, ctx: &Context, patterns: &FrozenPatternSet, name: OpName) -> &Candidates {
        if self.by_name.get(name).is_none() {
            self.look_up(ctx, patterns, name);
        }
        self.by_name.get_or_insert_with(name, Candidates::default)
    }

    #[cold]
    fn look_up(&mut self, ctx: &Context, patterns: &FrozenPatternSet, name: OpName) {
        let all = self.all_of(ctx, patterns, name);
        self.by_name.get_or_insert_with(name, || Candidates::new(patterns, name, &all));
    }

    /// The patterns for operations of a name, in the order in which they are tried, including those that do
    /// not match.
    pub(super) fn all_of(
        &mut self,
        ctx: &Context,
        patterns: &FrozenPatternSet,
        name: OpName,
    ) -> Arc<[PatternId]> {
        if let Some(known) = self.all_by_name.get(&name) {
            return known.clone();
        }
        let rooted = self.rooted.get(&name).map_or(&[][..], Vec::as_slice);
        let pruned = if rooted.is_empty() { &[][..] } else { self.pruned_of(name) };
        let mut any = self
            .any
            .iter()
            .copied()
            .filter(|&pattern| patterns.info(pattern).applies_to(ctx, name))
            .peekable();
        // If there are patterns on any operation, no pattern is dropped, so there is nothing to merge.
        let mut merged: Vec<PatternId> = pruned.iter().map(|pruned| pruned.0).collect();
        for &pattern in rooted {
            let benefit = patterns.info(pattern).benefit;
            while let Some(other) = any.next_if(|&other| patterns.info(other).benefit > benefit) {
                merged.push(other);
            }
            merged.push(pattern);
        }
        merged.extend(any);
        let merged: Arc<[PatternId]> = merged.into();
        self.all_by_name.insert(name, merged.clone());
        merged
    }

    fn pruned_of(&self, name: OpName) -> &[Pruned] {
        self.pruned_by_name.get(&name).map_or(&[], Vec::as_slice)
    }

    /// The patterns for operations of a name that are never tried: none of them can lead to a legal
    /// operation.
    pub(super) fn pruned(&self, name: OpName) -> &[Pruned] {
        if self.rooted.contains_key(&name) { &[] } else { self.pruned_of(name) }
    }

    /// All patterns that are never tried.
    pub(super) fn all_pruned(&self) -> Vec<&Pruned> {
        let mut all: Vec<&Pruned> = self.pruned_by_name.keys().flat_map(|&name| self.pruned(name)).collect();
        all.sort_by_key(|pruned| pruned.0);
        all
    }
}
