//! Patterns that are ready to be applied.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, ContextId, Ir, Location, OpId, OpName, foreign_context};
use legalize_source::{Diagnostic, Exceeded, Span};
use rustc_hash::FxHashMap;

use crate::checks::PatternChecks;
use crate::failure::PatternError;
use crate::matcher::Program;
use crate::pattern::{ConversionPattern, MatchFailure, Part, PatternId, PatternInfo, RewritePattern, Root};
use crate::type_converter::TypeConverter;

pub(crate) enum Body {
    Rewrite(Arc<dyn RewritePattern>),
    Conversion(Arc<dyn ConversionPattern>),
    Declarative(u32),
}

pub(super) struct Frozen {
    pub info: PatternInfo,
    pub body: Body,
}

/// Patterns that are ready to be applied; shared between drivers and threads.
pub struct FrozenPatternSet {
    context: ContextId,
    patterns: Vec<Frozen>,
    rooted: FxHashMap<OpName, Vec<PatternId>>,
    any: Vec<PatternId>,
    pub(crate) program: Program,
    /// Identifiers of the program's patterns.
    pub(super) declarative: Vec<PatternId>,
    checks: PatternChecks,
}

impl FrozenPatternSet {
    pub(super) fn new(ctx: &Context, patterns: Vec<Frozen>, program: Program, checks: PatternChecks) -> Self {
        let mut rooted: FxHashMap<OpName, Vec<PatternId>> = FxHashMap::default();
        let mut any = Vec::new();
        for (index, pattern) in patterns.iter().enumerate() {
            let id = PatternId::from_index(index);
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
            .map(|entry| PatternId::from_index(entry.0))
            .collect();
        FrozenPatternSet { context: ctx.id(), patterns, rooted, any, program, declarative, checks }
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

    /// Asserts what [`FrozenPatternSet::check_context`] checks.
    ///
    /// # Panics
    /// If the set or the body belongs to another context.
    #[track_caller]
    pub(crate) fn assert_context(&self, ctx: &Context, ir: &Ir) {
        assert!(self.context == ctx.id(), "the set of patterns belongs to another context");
        ir.assert_context(ctx);
    }

    /// The checks that every driver applies to the patterns, see
    /// [`FreezeOptions::checks`](crate::FreezeOptions::checks).
    pub fn checks(&self) -> PatternChecks {
        self.checks
    }

    /// Number of patterns.
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// Returns true if the set is empty.
    pub fn is_empty(&self) -> bool {
        self.patterns.is_empty()
    }

    /// All patterns, in the order in which they were added.
    pub fn ids(&self) -> impl Iterator<Item = PatternId> + use<> {
        (0..self.patterns.len()).map(PatternId::from_index)
    }

    /// Static info of a pattern.
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

    /// The error of a pattern that failed on an operation; the body is as before the pattern.
    pub(crate) fn failed(
        &self,
        ctx: &Context,
        ir: &Ir,
        pattern: PatternId,
        op: OpId,
        failure: &MatchFailure,
    ) -> PatternError {
        let (span, statement) = self.spans(pattern, failure.part());
        let name = self.info(pattern).debug_name.clone();
        PatternError::new(ctx, ir, (name, span, statement), op, failure)
    }

    /// The error of an application, or of a fold if there is no pattern, with which a run reached a limit.
    #[cold]
    pub(crate) fn reached_limit(
        &self,
        ctx: &Context,
        pattern: Option<PatternId>,
        visited: (OpName, Location),
        exceeded: Exceeded,
    ) -> PatternError {
        let pattern =
            pattern.map(|pattern| (self.info(pattern).debug_name.clone(), self.spans(pattern, None).0));
        PatternError::of_limit(ctx, pattern, visited, exceeded)
    }

    pub(crate) fn body(&self, pattern: PatternId) -> &Body {
        &self.patterns[pattern.index()].body
    }

    /// Returns true if a pattern is non-local: it may inspect or edit more than its root and the defining ops
    /// of the root's operands. Patterns in Rust are assumed to be non-local.
    pub(crate) fn is_non_local(&self) -> bool {
        self.patterns.iter().any(|pattern| match pattern.body {
            Body::Declarative(index) => self.program.is_non_local(index),
            Body::Rewrite(_) | Body::Conversion(_) => true,
        })
    }

    /// The converter of a pattern.
    pub(crate) fn converter(&self, pattern: PatternId) -> Option<&Arc<TypeConverter>> {
        match self.body(pattern) {
            Body::Declarative(index) => self.program.converter(*index),
            Body::Conversion(body) => body.type_converter(),
            Body::Rewrite(_) => None,
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

    /// Explains why the shape of an operation does not match a declarative pattern; empty if it matches, or
    /// for a pattern in Rust.
    pub fn why_not(&self, ctx: &Context, ir: &Ir, pattern: PatternId, op: OpId) -> String {
        match self.body(pattern) {
            Body::Declarative(index) => self.program.why_not(ctx, ir, *index, op),
            _ => String::new(),
        }
    }
}

impl fmt::Debug for FrozenPatternSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.patterns.iter().map(|pattern| &pattern.info.debug_name)).finish()
    }
}
