//! Sets of patterns: collected, then frozen for drivers.
//!
//! Freezing resolves native calls, compiles all declarative patterns into one matcher, applies filters and
//! fixes the order: benefit, larger first; patterns on a name before those on any operation; then the order in
//! which they were added. Mirrors `RewritePatternSet` and `FrozenRewritePatternSet`.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, ContextId, Ir, OpId, OpName, foreign_context};
use legalize_pattern_model::{Origins, PatternFile};
use legalize_source::{Diagnostic, Diagnostics, Severity, Span};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use crate::conversion::{ConversionRewriter, ConvertedOperands};
use crate::filter::PatternFilter;
use crate::matcher::{MatchState, Program};
use crate::natives::Natives;
use crate::pattern::{
    ConversionPattern, FnConversionPattern, FnPattern, MatchFailure, MatchResult, Part, PatternInfo,
    RewritePattern, Root,
};
use crate::per_name::PerName;
use crate::rewriter::Rewriter;
use crate::separate::{Separate, SeparatePattern};
use crate::trait_names;
use crate::type_converter::TypeConverter;
use crate::unknown_names::unknown_names;

/// What declarative patterns see of operands inside a dialect conversion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OperandMode {
    /// Operands that a pattern captured are remapped to converted types where new operations use them, and
    /// result types that it takes over from matched operations are converted.
    Remapped,
    /// As they are, as for a plain rewrite pattern of upstream.
    Original,
}

/// How declarative patterns are added.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct DeclarativeOptions {
    /// The converter that they run with inside a dialect conversion.
    pub converter: Option<Arc<TypeConverter>>,
    /// What they see of operands there.
    pub operands: OperandMode,
    /// Labels that each of them gets besides its own.
    pub labels: Vec<String>,
}

impl DeclarativeOptions {
    /// Plain patterns.
    pub fn plain() -> Self {
        DeclarativeOptions { converter: None, operands: OperandMode::Original, labels: Vec::new() }
    }

    /// Patterns whose operands and result types are converted.
    pub fn converted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), operands: OperandMode::Remapped, labels: Vec::new() }
    }

    /// Plain patterns of a conversion that leaves types as they are: its converter is asked only where a pattern
    /// itself puts a value of another type in the place of one.
    pub fn unconverted(converter: Arc<TypeConverter>) -> Self {
        DeclarativeOptions { converter: Some(converter), ..Self::plain() }
    }
}

/// A pattern file that is to be compiled.
pub(crate) struct DeclarativeFile {
    pub file: Arc<PatternFile>,
    pub origins: Arc<Origins>,
    pub options: DeclarativeOptions,
}

enum Entry {
    Rewrite(PatternInfo, Arc<dyn RewritePattern>),
    Conversion(PatternInfo, Arc<dyn ConversionPattern>),
    Declarative(PatternInfo, usize, usize),
}

/// Patterns that are being collected.
#[derive(Default)]
pub struct PatternSet {
    entries: Vec<Entry>,
    files: Vec<DeclarativeFile>,
    /// Patterns of which only the names are checked.
    unused: Vec<(Arc<PatternFile>, Arc<Origins>)>,
}

/// How a set is fixed.
#[derive(Clone, Debug, Default)]
pub struct FreezeOptions {
    /// Which patterns are in.
    pub filter: PatternFilter,
    /// Leaves out declarative patterns that call a native that is neither registered nor can be evaluated, or make
    /// an operation whose types nothing infers, with a warning for each, in place of refusing the set.
    pub allow_unresolved_natives: bool,
    /// Refuses patterns that name an operation, attribute, operand or result which a registered dialect does not have, in
    /// place of a warning for each.
    pub deny_unknown_names: bool,
}

impl PatternSet {
    /// Empty.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of patterns.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Adds a pattern.
    pub fn add(&mut self, pattern: impl RewritePattern + 'static) -> &mut Self {
        self.entries.push(Entry::Rewrite(pattern.info(), Arc::new(pattern)));
        self
    }

    /// Adds a pattern with labels of the group that it is added with.
    pub fn add_with_labels(&mut self, pattern: impl RewritePattern + 'static, labels: &[&str]) -> &mut Self {
        let mut info = pattern.info();
        info.labels.extend(labels.iter().map(|&label| label.to_owned()));
        self.entries.push(Entry::Rewrite(info, Arc::new(pattern)));
        self
    }

    /// Adds a closure as a pattern.
    pub fn add_fn(
        &mut self,
        info: PatternInfo,
        body: impl Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync + 'static,
    ) -> &mut Self {
        self.add(FnPattern::new(info, body))
    }

    /// Adds a closure as a pattern, with labels of the group that it is added with.
    pub fn add_fn_with_labels(
        &mut self,
        info: PatternInfo,
        labels: &[&str],
        body: impl Fn(OpId, &mut dyn Rewriter<'_>) -> MatchResult + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_with_labels(FnPattern::new(info, body), labels)
    }

    /// Adds a pattern that matches and rewrites in two functions.
    pub fn add_separate(&mut self, pattern: impl SeparatePattern + 'static) -> &mut Self {
        self.add(Separate(pattern))
    }

    /// Adds two closures as a pattern: one that matches, and one that rewrites with what the first found.
    pub fn add_separate_fn<M: 'static>(
        &mut self,
        info: PatternInfo,
        matches: impl Fn(OpId, &Context, &Ir) -> Result<M, MatchFailure> + Send + Sync + 'static,
        rewrite: impl Fn(OpId, M, &mut dyn Rewriter<'_>) + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_fn(info, move |op, rewriter| {
            let found = matches(op, rewriter.ctx(), rewriter.ir())?;
            rewrite(op, found, rewriter);
            Ok(())
        })
    }

    /// Adds a conversion pattern.
    pub fn add_conversion(&mut self, pattern: impl ConversionPattern + 'static) -> &mut Self {
        self.entries.push(Entry::Conversion(pattern.info(), Arc::new(pattern)));
        self
    }

    /// Adds a closure as a conversion pattern.
    pub fn add_conversion_fn(
        &mut self,
        info: PatternInfo,
        converter: Option<Arc<TypeConverter>>,
        body: impl Fn(OpId, &ConvertedOperands, &mut ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_conversion(FnConversionPattern::new(info, converter, body))
    }

    /// Adds all patterns of a file; `origins` finds its texts for messages.
    pub fn add_file(
        &mut self,
        file: Arc<PatternFile>,
        origins: Arc<Origins>,
        options: DeclarativeOptions,
    ) -> &mut Self {
        let at = self.files.len();
        for (index, pattern) in file.patterns.iter().enumerate() {
            let root = match pattern.root_name() {
                Some(name) => Root::Op(name.to_owned()),
                None => Root::Any,
            };
            let name = pattern.name.clone().unwrap_or_else(|| match pattern.root_name() {
                Some(root) => format!("{root} #{index}"),
                None => format!("pattern #{index}"),
            });
            let mut info = PatternInfo::new(name, root);
            info.benefit = pattern.benefit.min(PatternInfo::MAX_BENEFIT);
            info.labels = pattern.labels.iter().chain(&options.labels).cloned().collect();
            info.generated_ops = pattern.generated_ops().into_iter().map(str::to_owned).collect();
            info.bounded_recursion = pattern.bounded_recursion;
            self.entries.push(Entry::Declarative(info, at, index));
        }
        self.files.push(DeclarativeFile { file, origins, options });
        self
    }

    /// Has the names in these patterns checked when the set is frozen. They are not in the set, and need not be sound: what
    /// is written beside the patterns of a file, as constraints that none of them calls.
    pub fn add_unused(&mut self, file: Arc<PatternFile>, origins: Arc<Origins>) -> &mut Self {
        self.unused.push((file, origins));
        self
    }

    /// Adds all patterns of another set.
    pub fn append(&mut self, other: PatternSet) -> &mut Self {
        let base = self.files.len();
        self.files.extend(other.files);
        self.entries.extend(other.entries.into_iter().map(|entry| match entry {
            Entry::Declarative(info, file, pattern) => Entry::Declarative(info, base + file, pattern),
            other => other,
        }));
        self.unused.extend(other.unused);
        self
    }

    /// What is known of the patterns, in order.
    pub fn infos(&self) -> impl Iterator<Item = &PatternInfo> {
        self.entries.iter().map(|entry| match entry {
            Entry::Rewrite(info, _) | Entry::Conversion(info, _) | Entry::Declarative(info, ..) => info,
        })
    }

    /// Fixes the set.
    ///
    /// # Errors
    /// If a declarative pattern is ill-formed, names a type or attribute that does not parse, or calls a native
    /// that is neither registered nor can be evaluated.
    pub fn freeze(self, ctx: &Context, natives: &Natives) -> Result<FrozenPatternSet, Diagnostics> {
        self.freeze_filtered(ctx, natives, &PatternFilter::default())
    }

    /// Fixes those patterns that a filter accepts. That no pattern has a name that the filter names,
    /// [`freeze_with`](PatternSet::freeze_with) tells.
    ///
    /// # Errors
    /// As [`PatternSet::freeze`], for the accepted patterns.
    pub fn freeze_filtered(
        self,
        ctx: &Context,
        natives: &Natives,
        filter: &PatternFilter,
    ) -> Result<FrozenPatternSet, Diagnostics> {
        let options = FreezeOptions { filter: filter.clone(), ..FreezeOptions::default() };
        self.freeze_with(ctx, natives, &options).map(|(frozen, _)| frozen)
    }

    /// Fixes the set; the diagnostics beside it are warnings.
    ///
    /// # Errors
    /// As [`PatternSet::freeze`], but for what the options allow.
    pub fn freeze_with(
        self,
        ctx: &Context,
        natives: &Natives,
        options: &FreezeOptions,
    ) -> Result<(FrozenPatternSet, Diagnostics), Diagnostics> {
        let declarative: Vec<(usize, usize)> = (self.entries.iter())
            .filter_map(|entry| match entry {
                Entry::Declarative(info, file, pattern) => {
                    options.filter.accepts(info).then_some((*file, *pattern))
                }
                _ => None,
            })
            .collect();
        self.check_traits(ctx, &options.filter)?;
        let mut warnings = options.filter.unknown(self.infos());
        let names = self.unknown_names(ctx, &declarative, options.deny_unknown_names);
        let allow = options.allow_unresolved_natives;
        let (program, mut left_out) = match Program::compile(ctx, natives, &self.files, &declarative, allow) {
            Ok(compiled) if !names.has_errors() => compiled,
            compiled => {
                let mut found = names;
                found.extend(compiled.err().unwrap_or_default());
                return Err(found);
            }
        };
        left_out.warnings.extend(names);
        let (mut patterns, mut met, mut compiled) = (Vec::new(), 0, 0);
        for entry in self.entries {
            let (info, body) = match entry {
                Entry::Rewrite(info, pattern) => (info, Body::Rewrite(pattern)),
                Entry::Conversion(info, pattern) => (info, Body::Conversion(pattern)),
                Entry::Declarative(info, ..) => (info, Body::Declarative(compiled)),
            };
            if !options.filter.accepts(&info) {
                continue;
            }
            if matches!(body, Body::Declarative(_)) {
                met += 1;
                if left_out.patterns.contains(&(met - 1)) {
                    continue;
                }
                compiled += 1;
            }
            patterns.push(Frozen { info, body });
        }
        warnings.extend(left_out.warnings);
        Ok((FrozenPatternSet::new(ctx, patterns, program), warnings))
    }

    /// Warnings, or errors, about names in declarative patterns that a registered dialect does not have.
    fn unknown_names(&self, ctx: &Context, patterns: &[(usize, usize)], deny: bool) -> Diagnostics {
        let mut files: Vec<_> = self.files.iter().map(|entry| (&*entry.file, &*entry.origins)).collect();
        let run = files.len();
        files.extend(self.unused.iter().map(|(file, origins)| (&**file, &**origins)));
        let mut patterns = patterns.to_vec();
        for (index, (file, _)) in files.iter().enumerate().skip(run) {
            patterns.extend((0..file.patterns.len()).map(|at| (index, at)));
        }
        let found = unknown_names(ctx, &files, run, &patterns).into_iter().map(|mut found| {
            if deny {
                found.severity = Severity::Error;
            }
            found
        });
        found.collect()
    }

    /// Refuses patterns on traits that are not known: they would never be tried.
    fn check_traits(&self, ctx: &Context, filter: &PatternFilter) -> Result<(), Diagnostics> {
        let mut found = Diagnostics::new();
        for info in self.infos().filter(|info| filter.accepts(info)) {
            if let Root::Trait(name) = &info.root
                && !trait_names::is_known(ctx, name)
            {
                let what = format!("pattern '{}' is for an unknown trait '{name}'", info.debug_name);
                let help = "use the name of the trait's record or C++ class, and register the operations that \
                            have it before the set is frozen";
                found.push(Diagnostic::error("convert::unknown_trait", what).with_help(help));
            }
        }
        if found.is_empty() { Ok(()) } else { Err(found) }
    }
}

impl fmt::Debug for PatternSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.infos().map(|info| &info.debug_name)).finish()
    }
}

/// A pattern of a frozen set, counted in the order in which they were added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PatternId(u32);

impl PatternId {
    /// Its number.
    pub fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) fn from_index(index: usize) -> Self {
        PatternId(index as u32)
    }
}

pub(crate) enum Body {
    Rewrite(Arc<dyn RewritePattern>),
    Conversion(Arc<dyn ConversionPattern>),
    Declarative(u32),
}

struct Frozen {
    info: PatternInfo,
    body: Body,
}

/// Patterns that are ready to be applied; shared between drivers and threads.
pub struct FrozenPatternSet {
    context: ContextId,
    patterns: Vec<Frozen>,
    rooted: FxHashMap<OpName, Vec<PatternId>>,
    any: Vec<PatternId>,
    pub(crate) program: Program,
    /// The patterns that the program's are.
    declarative: Vec<PatternId>,
}

impl FrozenPatternSet {
    fn new(ctx: &Context, patterns: Vec<Frozen>, program: Program) -> Self {
        let mut rooted: FxHashMap<OpName, Vec<PatternId>> = FxHashMap::default();
        let mut any = Vec::new();
        for (index, pattern) in patterns.iter().enumerate() {
            let id = PatternId(index as u32);
            match &pattern.info.root {
                Root::Op(name) => rooted.entry(ctx.op_name(name)).or_default().push(id),
                Root::Trait(_) | Root::Any => any.push(id),
            }
        }
        let by_benefit = |id: &PatternId| std::cmp::Reverse(patterns[id.index()].info.benefit);
        for list in rooted.values_mut() {
            list.sort_by_key(by_benefit);
        }
        any.sort_by_key(by_benefit);
        let declarative = (patterns.iter().enumerate())
            .filter(|entry| matches!(entry.1.body, Body::Declarative(_)))
            .map(|entry| PatternId(entry.0 as u32))
            .collect();
        FrozenPatternSet { context: ctx.id(), patterns, rooted, any, program, declarative }
    }

    /// The identity of the context that the set was frozen with.
    pub fn context_id(&self) -> ContextId {
        self.context
    }

    /// Checks that the set was frozen with a context, and that a body belongs to it.
    ///
    /// # Errors
    /// If the set or the body belongs to another one.
    pub(crate) fn check_context(&self, ctx: &Context, ir: &Ir) -> Result<(), Box<Diagnostic>> {
        if self.context != ctx.id() {
            return Err(Box::new(foreign_context("the set of patterns")));
        }
        ir.check_context(ctx)
    }

    /// As [`FrozenPatternSet::check_context`].
    ///
    /// # Panics
    /// If the set or the body belongs to another context.
    #[track_caller]
    pub(crate) fn assert_context(&self, ctx: &Context, ir: &Ir) {
        assert!(self.context == ctx.id(), "the set of patterns belongs to another context");
        ir.assert_context(ctx);
    }

    /// Number of patterns.
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// All patterns, in the order in which they were added.
    pub fn ids(&self) -> impl Iterator<Item = PatternId> + use<> {
        (0..self.patterns.len() as u32).map(PatternId)
    }

    /// What is known of a pattern.
    pub fn info(&self, pattern: PatternId) -> &PatternInfo {
        &self.patterns[pattern.index()].info
    }

    /// The places of a declarative pattern and of one of its statements.
    pub(crate) fn spans(&self, pattern: PatternId, part: Option<Part>) -> (Option<Span>, Option<Span>) {
        match self.body(pattern) {
            Body::Declarative(index) => self.program.spans(*index, part),
            Body::Rewrite(_) | Body::Conversion(_) => (None, None),
        }
    }

    pub(crate) fn body(&self, pattern: PatternId) -> &Body {
        &self.patterns[pattern.index()].body
    }

    /// Whether a pattern may look at, or edit, more than the operation that it is tried on and what defines its
    /// operands. Nothing is known of what is written in Rust.
    pub(crate) fn any_looks_around(&self) -> bool {
        self.patterns.iter().any(|pattern| match pattern.body {
            Body::Declarative(index) => self.program.looks_around(index),
            Body::Rewrite(_) | Body::Conversion(_) => true,
        })
    }

    /// The converter of a declarative pattern.
    pub(crate) fn converter(&self, pattern: PatternId) -> Option<&Arc<TypeConverter>> {
        match self.body(pattern) {
            Body::Declarative(index) => self.program.converter(*index),
            Body::Rewrite(_) | Body::Conversion(_) => None,
        }
    }

    /// The patterns for operations of a name, best first.
    pub fn candidates(&self, ctx: &Context, name: OpName) -> Vec<PatternId> {
        let rooted = self.rooted.get(&name).map_or(&[][..], Vec::as_slice);
        let any = self.any.iter().copied().filter(|&id| self.info(id).applies_to(ctx, name));
        let mut all: Vec<PatternId> = rooted.iter().copied().chain(any).collect();
        // Stable, so patterns on the name stay before those on any operation.
        all.sort_by_key(|&id| std::cmp::Reverse(self.info(id).benefit));
        all
    }

    /// The predicate tree of the declarative patterns as text.
    pub fn explain_automaton(&self, ctx: &Context) -> String {
        self.program.dump(ctx)
    }

    /// Why the shape of an operation does not fit a declarative pattern; empty if it fits, or for a pattern in Rust.
    pub fn why_not(&self, ctx: &Context, ir: &Ir, pattern: PatternId, op: OpId) -> String {
        match self.body(pattern) {
            Body::Declarative(index) => self.program.why_not(ctx, ir, *index, op),
            _ => String::new(),
        }
    }
}

/// The predicate tree of a set's declarative patterns as text.
pub fn explain_automaton(ctx: &Context, patterns: &FrozenPatternSet) -> String {
    patterns.explain_automaton(ctx)
}

impl fmt::Debug for FrozenPatternSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.patterns.iter().map(|pattern| &pattern.info.debug_name)).finish()
    }
}

/// The patterns that may apply to operations of a name: those in Rust in order, and the ranks of all, by which
/// declarative ones that match are put between them.
#[derive(Debug, Default)]
pub(crate) struct Candidates {
    native: Vec<(u32, PatternId)>,
    ranks: Vec<u32>,
    /// Where the search for declarative patterns begins.
    start: u32,
}

/// A pattern that is never tried.
const NEVER: u32 = u32::MAX;

impl Candidates {
    /// For operations of a name, in the order given.
    pub fn new(set: &FrozenPatternSet, name: OpName, order: &[PatternId]) -> Self {
        let mut candidates = Candidates { start: set.program.start(name), ..Candidates::default() };
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

    /// Whether no pattern applies.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.native.is_empty() && self.ranks.is_empty()
    }

    /// The patterns to try on an operation, best first; of the declarative ones those whose shape fits.
    pub fn ordered(
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
            let found = state.matched_from(&set.program, ctx, ir, self.start);
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
    pub fn of(&mut self, ctx: &Context, set: &FrozenPatternSet, name: OpName) -> &Candidates {
        self.of_ordered(set, name, || set.candidates(ctx, name))
    }

    /// As [`of`](CandidateCache::of), with the patterns and their order from whoever owns the cache.
    #[inline]
    pub fn of_ordered(
        &mut self,
        set: &FrozenPatternSet,
        name: OpName,
        order: impl FnOnce() -> Vec<PatternId>,
    ) -> &Candidates {
        self.by_name.get_or_insert_with(name, || Candidates::new(set, name, &order()))
    }
}
