//! Applications of patterns that cannot be evaluated.
//!
//! A pattern that does not match is not an error. One that calls a native without an answer, or creates an
//! operation whose result types cannot be inferred, is: a driver stops at the first and restores the body,
//! or, with `keep_going`, skips each such application and reports it.

use std::fmt;

use legalize_ir::{Context, Ir, Location, OpId, OpName, location_in_words};
use legalize_source::{Diagnostic, Diagnostics, Exceeded, Limit, Span};
use rustc_hash::FxHashSet;

use crate::checks::Violation;
use crate::condition::NotEvaluated;
use crate::pattern::{MatchFailure, PatternId};

/// Code of the diagnostic of such an application.
pub(crate) const NOT_EVALUATED: &str = "convert::not_evaluated";

/// Help for a text that cannot be evaluated.
const HELP: &str = "make the pattern match only where it can be evaluated, or register a Rust function for \
                    what it calls; `--keep-going` skips such applications";

/// A pattern, or a condition of a conversion target, that cannot be evaluated on an operation; or a pattern
/// that broke a rule which is checked.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PatternError {
    /// The pattern's debug name; none for a condition.
    pub pattern: Option<String>,
    /// The place of the pattern or condition, if it is declarative and its text is known.
    pub pattern_span: Option<Span>,
    /// The place of the statement in the pattern, if that is known.
    pub statement_span: Option<Span>,
    /// The name of the operation.
    pub op: String,
    /// The place of the operation, if it was read from a file.
    pub op_span: Option<Span>,
    /// The location of the operation as text.
    pub op_location: String,
    /// Reason why it cannot be evaluated: lower case, no full stop.
    pub reason: String,
    /// Limit that the run reached with this application. The pattern could be evaluated then, but it creates
    /// too much.
    pub exceeded: Option<Exceeded>,
    /// The rule that the pattern broke, if the run checks patterns ([`PatternChecks`](crate::PatternChecks)).
    pub violation: Option<Violation>,
}

impl PatternError {
    /// Creates the error of a pattern, with its place and that of a statement, that failed on an operation;
    /// the body is as before the pattern.
    pub(crate) fn new(
        ctx: &Context,
        ir: &Ir,
        (pattern, pattern_span, statement_span): (String, Option<Span>, Option<Span>),
        op: OpId,
        failure: &MatchFailure,
    ) -> Self {
        let reason = match failure.reason(ctx, ir) {
            text if text.is_empty() => "no reason was given".to_owned(),
            text => text,
        };
        let data = ir.op(op);
        PatternError {
            pattern: Some(pattern),
            pattern_span,
            statement_span: statement_span.filter(|_| statement_span != pattern_span),
            op: ctx.op_str(data.name()).to_owned(),
            op_span: data.loc().source(),
            op_location: location_in_words(ctx, data.loc()),
            reason,
            exceeded: None,
            violation: failure.violation().cloned(),
        }
    }

    /// Creates the error of a conversion that leaves invalid IR: a pattern with its place, if one is known,
    /// and an operation.
    #[cold]
    pub(crate) fn of_invalid_result(
        ctx: &Context,
        pattern: Option<(String, Option<Span>)>,
        (name, loc): (OpName, Location),
        violation: Violation,
    ) -> Self {
        PatternError {
            pattern_span: pattern.as_ref().and_then(|pattern| pattern.1),
            pattern: pattern.map(|pattern| pattern.0),
            statement_span: None,
            op: ctx.op_str(name).to_owned(),
            op_span: loc.source(),
            op_location: location_in_words(ctx, loc),
            reason: violation.reason(),
            exceeded: None,
            violation: Some(violation),
        }
    }

    /// Creates the error of an application, or of a fold if there is no pattern, with which a run reached a
    /// limit.
    #[cold]
    pub(crate) fn of_limit(
        ctx: &Context,
        pattern: Option<(String, Option<Span>)>,
        (name, loc): (OpName, Location),
        exceeded: Exceeded,
    ) -> Self {
        PatternError {
            pattern_span: pattern.as_ref().and_then(|pattern| pattern.1),
            pattern: pattern.map(|pattern| pattern.0),
            statement_span: None,
            op: ctx.op_str(name).to_owned(),
            op_span: loc.source(),
            op_location: location_in_words(ctx, loc),
            reason: exceeded.to_string(),
            exceeded: Some(exceeded),
            violation: None,
        }
    }

    /// Creates the error of a condition on an operation.
    pub(crate) fn of_condition(ctx: &Context, ir: &Ir, op: OpId, why: &NotEvaluated) -> Self {
        let data = ir.op(op);
        PatternError {
            pattern: None,
            pattern_span: why.span,
            statement_span: None,
            op: ctx.op_str(data.name()).to_owned(),
            op_span: data.loc().source(),
            op_location: location_in_words(ctx, data.loc()),
            reason: why.reason.to_string(),
            exceeded: None,
            violation: None,
        }
    }

    /// The error for the user: at the operation, with the places of the pattern.
    pub fn diagnostic(&self) -> Diagnostic {
        let PatternError { pattern, op, reason, .. } = self;
        if let Some(violation) = &self.violation {
            return self.diagnostic_of(violation);
        }
        let (message, by) = match pattern {
            Some(pattern) if self.exceeded.is_some() => (
                format!("{reason}, where pattern '{pattern}' applies to '{op}'"),
                format!("by pattern '{pattern}'"),
            ),
            None if self.exceeded.is_some() => (format!("{reason}, where '{op}' is folded"), String::new()),
            Some(pattern) => (
                format!("pattern '{pattern}' cannot be evaluated on '{op}': {reason}"),
                format!("by pattern '{pattern}'"),
            ),
            None => (
                format!("the condition of the target cannot be evaluated on '{op}': {reason}"),
                "by this condition".to_owned(),
            ),
        };
        let error = match self.exceeded {
            Some(exceeded) => Diagnostic::error(exceeded.limit.info().code, message).with_help(
                exceeded.help_after(match exceeded.limit {
                    Limit::SnippetSteps => "shorten the loops in the code of the patterns",
                    _ => "end the recursion of the patterns, or create fewer operations",
                }),
            ),
            None => Diagnostic::error(NOT_EVALUATED, message).with_help(HELP),
        };
        let parts = [(self.pattern_span, by), (self.statement_span, "in this statement".to_owned())];
        self.locate(error, parts.into_iter().filter_map(|(span, text)| Some((span?, text))))
    }

    /// The error of a pattern that broke a rule: at the operation, with the places of the pattern and of the
    /// violation.
    fn diagnostic_of(&self, violation: &Violation) -> Diagnostic {
        let message = violation.message(self.pattern.as_deref(), &self.op);
        let error = Diagnostic::error(violation.kind.code(), message).with_help(violation.kind.help());
        let by = self.pattern.as_ref().map_or_else(String::new, |pattern| format!("by pattern '{pattern}'"));
        let found = violation.span.filter(|span| Some(*span) != self.op_span);
        let parts = [(self.pattern_span, by), (found, violation.label().to_owned())];
        let error = self.locate(error, parts.into_iter().filter_map(|(span, text)| Some((span?, text))));
        match &violation.location {
            Some(location) if violation.span.is_none() && *location != self.op_location => {
                error.with_note(Diagnostic::note(violation.label()).with_location(location.clone()))
            }
            _ => error,
        }
    }

    /// Points an error at the operation, and at further places.
    fn locate(&self, error: Diagnostic, parts: impl Iterator<Item = (Span, String)>) -> Diagnostic {
        // The first label is the place of a diagnostic, and that is the operation.
        match self.op_span {
            Some(span) => parts.fold(error.with_label(span, "on this operation"), |error, (span, text)| {
                error.with_label(span, text)
            }),
            None => parts.fold(error.with_location(self.op_location.clone()), |error, (span, text)| {
                error.with_note(Diagnostic::note(text).with_label(span, ""))
            }),
        }
    }
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic().fmt(f)
    }
}

impl std::error::Error for PatternError {}

impl From<PatternError> for Diagnostics {
    fn from(error: PatternError) -> Self {
        error.diagnostic().into()
    }
}

/// Conversion of the boxed error, so that `?` works in a function that fails with [`Diagnostics`].
impl From<Box<PatternError>> for Diagnostics {
    fn from(error: Box<PatternError>) -> Self {
        error.diagnostic().into()
    }
}

/// The errors of applications that a driver skipped, as diagnostics that fail the run but not the steps after
/// it.
pub fn recovered(errors: &[PatternError]) -> Diagnostics {
    errors.iter().map(|error| error.diagnostic().recovered()).collect()
}

/// The applications that a driver met and could not evaluate.
#[derive(Default)]
pub(crate) struct PatternErrors {
    list: Vec<PatternError>,
    seen: FxHashSet<(Option<PatternId>, String, Option<Span>, String)>,
    /// Error at which the driver stops.
    stop: Option<Box<PatternError>>,
}

impl PatternErrors {
    /// Adds an error: the driver stops at it, or skips the application and continues. It always stops at a
    /// violation of a rule. One error is kept for each pattern and place.
    #[cold]
    pub(crate) fn add(&mut self, pattern: Option<PatternId>, error: PatternError, keep_going: bool) {
        if !keep_going || error.violation.is_some() {
            self.stop.get_or_insert(Box::new(error));
        } else if self.seen.insert((pattern, error.op.clone(), error.op_span, error.op_location.clone())) {
            self.list.push(error);
        }
    }

    /// Ends the run, even if it is configured to continue after patterns that cannot be evaluated.
    #[cold]
    pub(crate) fn stop_at(&mut self, error: PatternError) {
        self.stop.get_or_insert(Box::new(error));
    }

    /// True if the driver has to stop.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_some()
    }

    /// Takes the error at which the driver stops.
    pub(crate) fn take_stop(&mut self) -> Option<Box<PatternError>> {
        self.stop.take()
    }

    /// Takes the errors of skipped applications.
    pub(crate) fn take(&mut self) -> Vec<PatternError> {
        std::mem::take(&mut self.list)
    }

    /// Takes the errors of skipped applications, or returns the error at which the driver stopped.
    pub(crate) fn finish(&mut self) -> Result<Vec<PatternError>, Box<PatternError>> {
        self.take_stop().map_or_else(|| Ok(self.take()), Err)
    }
}
