//! Cache of operations that could not be legalized, for further requests.
//!
//! A few patterns that lead to the same operation, with a few on that one, and so on, give as many paths as
//! there are combinations of them, all with the same result. So a failure is remembered with all that it may
//! depend on: the differences of body and conversion state from when the operation of the module was begun
//! ([`Ir::difference_since`](legalize_ir::Ir::difference_since)), the converter in use, the depth, and those
//! of the requested patterns that were being applied further up. Whole keys are compared.
//!
//! A failure without a rollback is not remembered, so that most conversions do not use the cache. A failure
//! is kept with its key only if a similar one was met before, and a key may cost as much as the failure: the
//! run time grows by a constant factor at most. Failures are forgotten with the operation of the module that
//! led to them, when an edit persists although its attempt is undone, and when there are too many.

use legalize_ir::{AttrDict, OpId, OpName};
use rustc_hash::{FxHashMap, FxHashSet};

use super::converters::ConverterId;
use super::driver::ConversionDriver;
use super::legalizer::{Illegal, MAX_EXPLAINED};
use super::state::Lengths;
use super::tree::LegalizationNode;
use crate::pattern::PatternId;

/// Approximate maximum size of remembered failures, in bytes.
const MAX_BYTES: usize = 32 << 20;
/// Number of key words that cost as much as one application of a pattern: comparing a word takes a few
/// instructions.
const WORDS_PER_ATTEMPT: u64 = 256;
/// Approximate size of a node of an explanation.
const NODE_BYTES: usize = 512;
/// Approximate size of the rest of a failure.
const FAILURE_BYTES: usize = 256;

/// Cheap key that distinguishes most failures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Look {
    name: OpName,
    inherent: AttrDict,
    discardable: AttrDict,
    converter: Option<ConverterId>,
    depth: u32,
    ops: usize,
    lengths: Lengths,
    applied: usize,
}

/// An operation that failed in a state of the conversion.
#[derive(Debug)]
struct Failure {
    key: Box<[u64]>,
    /// Requested patterns without bounded recursion, and those of them that were being applied further up.
    asked: Box<[PatternId]>,
    above: FxHashSet<PatternId>,
    /// Explanation, if failure reasons were recorded, and the number of operations that were visited for it.
    explained: Option<(Box<LegalizationNode>, u32)>,
}

impl Failure {
    fn bytes(&self) -> usize {
        let nodes = self.explained.as_ref().map_or(0, |explained| explained.1 as usize);
        let patterns = self.asked.len() + 4 * self.above.len();
        FAILURE_BYTES + size_of_val(&*self.key) + size_of::<PatternId>() * patterns + NODE_BYTES * nodes
    }
}

/// Failures during the legalization of one operation of the module.
#[derive(Debug, Default)]
pub(super) struct Failures {
    /// Lengths of journal and state when the operation was begun.
    base: (usize, Lengths),
    known: FxHashMap<Look, Vec<Failure>>,
    bytes: usize,
    /// Number of times that all failures were forgotten.
    forgotten: u64,
    /// Number of key words that were computed or compared.
    words: u64,
    /// Value of `now` at the last request of each pattern without bounded recursion.
    asked: Vec<u64>,
    now: u64,
}

/// State at the start of an attempt to legalize an operation.
pub(super) struct AttemptStart {
    journal: usize,
    lengths: Lengths,
    forgotten: u64,
    now: u64,
    attempts: u64,
    rollbacks: u64,
    words: u64,
    explained: u32,
}

impl Failures {
    /// Begins an operation of the module.
    #[inline]
    pub(super) fn begin_root(&mut self, journal: usize, lengths: Lengths) {
        self.base = (journal, lengths);
        if !self.known.is_empty() {
            self.forget();
        }
    }

    /// Forgets all failures: some edits persist although their attempt is undone.
    #[cold]
    pub(super) fn forget(&mut self) {
        self.known.clear();
        self.bytes = 0;
        self.forgotten += 1;
    }

    /// Notes the request of a pattern without bounded recursion.
    pub(super) fn ask(&mut self, pattern: PatternId, count: usize) {
        if self.asked.is_empty() {
            self.asked.resize(count, 0);
        }
        if let Some(asked) = self.asked.get_mut(pattern.index()) {
            *asked = self.now;
        }
    }

    /// Reserves that many bytes; forgets all failures if they exceed the limit.
    fn charge(&mut self, bytes: usize) {
        if self.bytes + bytes > MAX_BYTES {
            self.forget();
        }
        self.bytes += bytes;
    }
}

impl ConversionDriver<'_, '_> {
    /// Legalizes an operation that was created, or is visited, during the legalization of another one.
    pub(super) fn legalize_on_the_way(&mut self, op: OpId) -> Result<(), Illegal> {
        if !self.legalizer.failures.known.is_empty()
            && let Some(known) = self.failed_before(op)
        {
            return Err(known);
        }
        let begun = self.begin_attempt();
        let result = self.legalize_now(op);
        if let Err(node) = &result
            && self.legalizer.stats.rollbacks != begun.rollbacks
        {
            self.remember(op, &begun, node.as_deref());
        }
        result
    }

    fn begin_attempt(&mut self) -> AttemptStart {
        let failures = &mut self.legalizer.failures;
        failures.now += 1;
        AttemptStart {
            journal: self.rewriter.ir.journal_len(),
            lengths: self.rewriter.state.lengths(),
            forgotten: failures.forgotten,
            now: failures.now,
            attempts: self.legalizer.stats.patterns_tried,
            rollbacks: self.legalizer.stats.rollbacks,
            words: failures.words,
            explained: self.legalizer.explained,
        }
    }

    fn look(&self, op: OpId) -> Look {
        let data = self.rewriter.ir.op(op);
        Look {
            name: data.name(),
            inherent: data.inherent(),
            discardable: data.discardable(),
            converter: self.rewriter.converters.in_use,
            depth: self.legalizer.depth,
            ops: self.rewriter.ir.op_count(),
            lengths: self.rewriter.state.lengths(),
            applied: self.legalizer.rewritten.len(),
        }
    }

    /// Key of all state that an attempt on an operation can see, besides its [`Look`]; `None` if it has more
    /// than `most` words.
    fn key(&mut self, op: OpId, most: u64) -> Option<Box<[u64]>> {
        let failures = &mut self.legalizer.failures;
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let (journal, lengths) = failures.base;
        let mut difference = self.rewriter.ir.difference_since(journal, most)?;
        self.rewriter.state.describe_since(lengths, &mut difference)?;
        difference.push_op(op);
        failures.words += difference.len() as u64;
        difference.finish()
    }

    /// Returns the failure of an operation that has failed before in the same state.
    #[cold]
    fn failed_before(&mut self, op: OpId) -> Option<Illegal> {
        let look = self.look(op);
        let similar = self.legalizer.failures.known.get(&look)?;
        let most = similar.iter().map(|failure| failure.key.len()).max()?;
        let key = self.key(op, most as u64)?;
        let legalizer = &mut self.legalizer;
        let applied: FxHashSet<PatternId> = legalizer.applied.iter().copied().collect();
        let failures = &mut legalizer.failures;
        let known = failures.known.get(&look)?.iter().find(|failure| {
            let is_above = |pattern: &PatternId| applied.contains(pattern) == failure.above.contains(pattern);
            failure.key == key && failure.asked.iter().all(is_above)
        })?;
        let explained = match &known.explained {
            // Reported as if it were tried, unless the explanation would be too large.
            Some((node, visits)) if legalizer.explaining && legalizer.explained + visits <= MAX_EXPLAINED => {
                legalizer.explained += visits;
                Some(Box::new(LegalizationNode { op, ..(**node).clone() }))
            }
            _ if legalizer.explaining && legalizer.explained < MAX_EXPLAINED => return None,
            _ => None,
        };
        for pattern in &known.asked {
            failures.asked[pattern.index()] = failures.now;
        }
        legalizer.stats.repeated_failures += 1;
        if let Some(log) = &mut self.rewriter.log {
            log.note("* Failed before in the same state");
        }
        Some(explained)
    }

    /// Remembers that an attempt failed.
    #[cold]
    fn remember(&mut self, op: OpId, begun: &AttemptStart, node: Option<&LegalizationNode>) {
        let legalizer = &self.legalizer;
        let is_undone =
            self.rewriter.ir.journal_len() == begun.journal && self.rewriter.state.lengths() == begun.lengths;
        if !is_undone || legalizer.failures.forgotten != begun.forgotten || legalizer.errors.is_stopped() {
            return;
        }
        let look = self.look(op);
        let Some(similar) = legalizer.failures.known.get(&look) else {
            // The first of this look.
            self.legalizer.failures.charge(FAILURE_BYTES);
            self.legalizer.failures.known.insert(look, Vec::new());
            return;
        };
        let attempts = legalizer.stats.patterns_tried - begun.attempts;
        let cost = attempts * WORDS_PER_ATTEMPT + (legalizer.failures.words - begun.words);
        let explained = node.filter(|_| legalizer.explained <= MAX_EXPLAINED);
        let explained = explained.map(|node| (Box::new(node.clone()), legalizer.explained - begun.explained));
        // Many failures that only look alike are not worth more.
        if similar.len() as u64 * WORDS_PER_ATTEMPT > cost {
            return;
        }
        let Some(key) = self.key(op, cost) else { return };
        let legalizer = &mut self.legalizer;
        let failures = &mut legalizer.failures;
        let asked = failures.asked.iter().enumerate().filter(|asked| *asked.1 >= begun.now);
        let asked: Box<[PatternId]> = asked.map(|(index, _)| PatternId::from_index(index)).collect();
        let above = legalizer.applied.iter().copied().filter(|pattern| asked.contains(pattern)).collect();
        let failure = Failure { key, asked, above, explained };
        failures.charge(failure.bytes());
        let similar = failures.known.entry(look).or_default();
        // An explained failure replaces one that was not.
        similar
            .retain(|old| old.key != failure.key || old.asked != failure.asked || old.above != failure.above);
        similar.push(failure);
    }
}
