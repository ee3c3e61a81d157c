//! Sets of patterns: collected, then frozen for drivers.
//!
//! Freezing resolves native calls, compiles all declarative patterns into one matcher, applies filters and
//! fixes the order: benefit, larger first; patterns on a name before those on any operation; then the order
//! in which they were added. Mirrors `RewritePatternSet` and `FrozenRewritePatternSet`.

mod candidates;
mod converted;
mod frozen;

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Ir, OpId};
use legalize_pattern_model::{Listed, OVERLAP_CODES, Origins, PatternFile, overlaps_among};
use legalize_source::{Diagnostic, Diagnostics, LintLevels, Reported, Severity};
use rustc_hash::FxHashMap;

use crate::checks::PatternChecks;
use crate::filter::PatternFilter;
use crate::matcher::{Checker, Program};
use crate::natives::Natives;
use crate::pattern::{
    ConversionPattern, DeclarativeFile, DeclarativeOptions, FnConversionPattern, FnPattern, MatchFailure,
    MatchResult, PatternInfo, RewritePattern, Root,
};
use crate::rewriter::Rewriter;
use crate::rewriter::{ConversionRewriter, ConvertedOperands};
use crate::separate::{Separate, SeparatePattern};
use crate::trait_names;
use crate::type_converter::TypeConverter;
use crate::unknown_names::unknown_names;

pub use converted::ConvertedPatterns;
pub use frozen::FrozenPatternSet;

pub(crate) use candidates::{CandidateCache, Candidates};
pub(crate) use frozen::Body;
use frozen::Frozen;

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

/// Options for freezing a set.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct FreezeOptions {
    /// Filter of the patterns.
    pub filter: PatternFilter,
    /// Leaves out declarative patterns that call a native that is neither registered nor can be evaluated, or
    /// create an operation whose types cannot be inferred, with a warning for each, instead of refusing the
    /// set.
    pub allow_unresolved_natives: bool,
    /// Refuses patterns that name an operation, attribute, operand or result which a registered dialect does
    /// not have, instead of a warning for each.
    pub deny_unknown_names: bool,
    /// Levels of warnings about declarative patterns: allowed, reported, or errors that refuse the set; see
    /// [`LINTS`](legalize_source::LINTS).
    pub lints: LintLevels,
    /// Checks that every driver applies to these patterns, in addition to those of its own configuration.
    pub checks: PatternChecks,
}

legalize_source::settings! { impl FreezeOptions }

impl PatternSet {
    /// Creates an empty set.
    pub fn new() -> Self {
        Self::default()
    }

    /// Number of patterns.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns true if the set is empty.
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

    /// Adds two closures as a pattern: one that matches, and one that rewrites with the result of the first.
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

    /// Adds a closure as a conversion pattern whose operands are one value each.
    pub fn add_conversion_fn(
        &mut self,
        info: PatternInfo,
        converter: Option<Arc<TypeConverter>>,
        body: impl Fn(OpId, &ConvertedOperands, &mut dyn ConversionRewriter<'_>) -> MatchResult
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        self.add_conversion(FnConversionPattern::new(info, converter, body))
    }

    /// Adds all patterns of a file; `origins` provides its texts for messages.
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

    /// Adds patterns of which only the names are checked when the set is frozen. They are not in the set, and
    /// need not be well formed: parts of a file outside of its patterns, such as constraints that none of
    /// them calls.
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

    /// Static info of the patterns, in order.
    pub fn infos(&self) -> impl Iterator<Item = &PatternInfo> {
        self.entries.iter().map(|entry| match entry {
            Entry::Rewrite(info, _) | Entry::Conversion(info, _) | Entry::Declarative(info, ..) => info,
        })
    }

    /// Returns the errors for which each pattern could not be applied, with its static info, in order: all
    /// natives that are neither registered nor can be evaluated, and all types that cannot be inferred. A
    /// pattern in Rust has none.
    pub fn errors_of_each(&self, ctx: &Context, natives: &Natives) -> Vec<(&PatternInfo, Diagnostics)> {
        let mut checker = Checker::new(ctx, natives, &self.files);
        let errors = |entry| match entry {
            &Entry::Declarative(ref info, file, pattern) => (info, checker.errors(file, pattern)),
            Entry::Rewrite(info, _) | Entry::Conversion(info, _) => (info, Diagnostics::new()),
        };
        self.entries.iter().map(errors).collect()
    }

    /// Freezes the set.
    ///
    /// # Errors
    /// If a declarative pattern is ill-formed, names a type or attribute that does not parse, or calls a
    /// native that is neither registered nor can be evaluated.
    pub fn freeze(self, ctx: &Context, natives: &Natives) -> Result<FrozenPatternSet, Diagnostics> {
        self.freeze_filtered(ctx, natives, &PatternFilter::default())
    }

    /// Freezes those patterns that a filter accepts. Unknown names in the filter are not reported, unlike in
    /// [`freeze_with`](PatternSet::freeze_with).
    ///
    /// # Errors
    /// As [`PatternSet::freeze`], for the accepted patterns.
    pub fn freeze_filtered(
        self,
        ctx: &Context,
        natives: &Natives,
        filter: &PatternFilter,
    ) -> Result<FrozenPatternSet, Diagnostics> {
        // The warnings are not used.
        let lints = LintLevels::allow_all();
        let options = FreezeOptions { filter: filter.clone(), lints, ..FreezeOptions::default() };
        self.checked(ctx, natives, &options).map(|(frozen, _)| frozen)
    }

    /// Freezes the set, with warnings. There is no frozen set where [`PatternSet::freeze`] fails, except for
    /// what the options allow.
    pub fn freeze_with(
        self,
        ctx: &Context,
        natives: &Natives,
        options: &FreezeOptions,
    ) -> Reported<Option<FrozenPatternSet>> {
        self.checked(ctx, natives, options).into()
    }

    /// Returns the frozen set and the warnings, or the errors.
    fn checked(
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
        let names = options.lints.apply(names);
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
        // Patterns that are left out do not conflict with others.
        let kept = declarative.iter().enumerate().filter(|(at, _)| !left_out.patterns.contains(at));
        let kept: Vec<(usize, usize)> = kept.map(|(_, &pattern)| pattern).collect();
        let overlaps = options.lints.apply(self.overlaps(&kept, &options.lints));
        if overlaps.has_errors() {
            return Err(overlaps);
        }
        left_out.warnings.extend(overlaps);
        let (mut patterns, mut seen, mut compiled) = (Vec::new(), 0, 0);
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
                seen += 1;
                if left_out.patterns.contains(&(seen - 1)) {
                    continue;
                }
                compiled += 1;
            }
            patterns.push(Frozen { info, body });
        }
        warnings.extend(left_out.warnings);
        Ok((FrozenPatternSet::new(ctx, patterns, program, options.checks), warnings))
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

    /// Warnings about patterns, given as file and index, that are never tried or match the operations that
    /// they create.
    fn overlaps(&self, patterns: &[(usize, usize)], lints: &LintLevels) -> Diagnostics {
        if lints.allows(&OVERLAP_CODES) {
            return Diagnostics::new();
        }
        // Patterns that run with different converters are patterns of different conversions.
        let mut groups = FxHashMap::default();
        let mut groups_of_files = Vec::with_capacity(self.files.len());
        for DeclarativeFile { options, .. } in &self.files {
            let converter = options.converter.as_ref().map(Arc::as_ptr);
            let next = groups.len();
            groups_of_files.push(*groups.entry((converter, options.operands)).or_insert(next));
        }
        let listed = patterns.iter().map(|&(file, at)| {
            let group = groups_of_files[file];
            let DeclarativeFile { file, origins, options } = &self.files[file];
            Listed { file, origins, at, group, tentative: options.converter.is_some() }
        });
        overlaps_among(&listed.collect::<Vec<_>>())
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
