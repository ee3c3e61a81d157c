//! Patterns of a set that are tried on an operation, and their order.

use legalize_ir::{Context, Ir, OpName, PerName};
use smallvec::SmallVec;

use super::frozen::{Body, FrozenPatternSet};
use crate::matcher::{MatchState, Shape};
use crate::pattern::PatternId;

/// The patterns that may apply to operations of a name: those in Rust in order, and the ranks of all, by
/// which matching declarative ones are merged with them.
#[derive(Debug, Default)]
pub(crate) struct Candidates {
    native: Vec<(u32, PatternId)>,
    ranks: Vec<u32>,
    /// Node at which the search for declarative patterns begins.
    start: u32,
    /// Shape that they check, if they check nothing else.
    shape: Option<Shape>,
}

/// A pattern that is never tried.
const NEVER: u32 = u32::MAX;

impl Candidates {
    /// Creates the candidates for operations of a name, in the order given.
    pub(crate) fn new(set: &FrozenPatternSet, name: OpName, order: &[PatternId]) -> Self {
        let start = set.program.start(name);
        let shape = set.program.tree.shape(start);
        let mut candidates = Candidates { start, shape, ..Candidates::default() };
        for (rank, &pattern) in order.iter().enumerate() {
            if matches!(set.body(pattern), Body::Declarative(_)) {
                if candidates.ranks.is_empty() {
                    candidates.ranks = vec![NEVER; set.len()];
                }
                candidates.ranks[pattern.index()] = rank as u32;
            } else {
                candidates.native.push((rank as u32, pattern));
            }
        }
        candidates
    }

    /// Returns true if no pattern applies.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.native.is_empty() && self.ranks.is_empty()
    }

    /// The patterns to try on an operation, best first; of the declarative ones those whose shape fits.
    pub(crate) fn ordered(
        &self,
        set: &FrozenPatternSet,
        ctx: &Context,
        ir: &Ir,
        state: &mut MatchState,
        out: &mut SmallVec<[PatternId; 8]>,
    ) {
        out.clear();
        let mut matched: SmallVec<[(u32, PatternId); 4]> = SmallVec::new();
        if !self.ranks.is_empty() {
            let found = match &self.shape {
                Some(shape) => state.matched_by_shape(ir, shape),
                None => state.matched_from(&set.program, ctx, ir, self.start),
            };
            // Nearly always there are no others.
            if self.native.is_empty() {
                let rank = |pattern: &PatternId| self.ranks[pattern.index()];
                let (mut last, mut in_order) = (0, true);
                for &index in found {
                    let pattern = set.declarative[index as usize];
                    let rank = rank(&pattern);
                    if rank != NEVER {
                        in_order &= last <= rank;
                        last = rank;
                        out.push(pattern);
                    }
                }
                if !in_order {
                    out.sort_unstable_by_key(rank);
                }
                return;
            }
            for &index in found {
                let pattern = set.declarative[index as usize];
                let rank = self.ranks[pattern.index()];
                if rank != NEVER {
                    matched.push((rank, pattern));
                }
            }
            matched.sort_unstable();
        }
        if matched.is_empty() {
            for &(_, pattern) in &self.native {
                out.push(pattern);
            }
            return;
        }
        let mut matched = matched.into_iter().peekable();
        for &(rank, pattern) in &self.native {
            while let Some((_, before)) = matched.next_if(|entry| entry.0 < rank) {
                out.push(before);
            }
            out.push(pattern);
        }
        out.extend(matched.map(|entry| entry.1));
    }
}

/// Candidates by operation name, looked up once per name and run.
#[derive(Default)]
pub(crate) struct CandidateCache {
    by_name: PerName<Candidates>,
}

impl CandidateCache {
    #[inline]
    pub(crate) fn of(&mut self, ctx: &Context, set: &FrozenPatternSet, name: OpName) -> &Candidates {
        self.of_ordered(set, name, || set.candidates(ctx, name))
    }

    /// Equivalent of [`of`](CandidateCache::of) in which the owner of the cache supplies the patterns and
    /// their order.
    #[inline]
    pub(crate) fn of_ordered(
        &mut self,
        set: &FrozenPatternSet,
        name: OpName,
        order: impl FnOnce() -> Vec<PatternId>,
    ) -> &Candidates {
        self.by_name.get_or_insert_with(name, || Candidates::new(set, name, &order()))
    }
}
