//! Failures of patterns.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Ir, Location, Type};
use legalize_pattern_model::Site;

use crate::checks::Violation;

type LazyReason = Box<dyn Fn(&Context, &Ir) -> String + Send + Sync>;

/// Reason why a pattern was not applied. It did not match, which is not an error, or it cannot be evaluated,
/// which drivers report. The reason is formatted only when it is read.
#[derive(Default)]
pub struct MatchFailure {
    reason: Reason,
    loc: Option<Location>,
    undecided: bool,
    not_evaluated: bool,
    not_converted: bool,
    part: Option<Part>,
    violation: Option<Box<Violation>>,
}

/// A statement of a declarative pattern.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Part {
    /// Statement of the match section.
    Match(u32),
    /// Statement of the rewrite section.
    Rewrite(u32),
}

impl Part {
    /// The statement at a place in a pattern.
    pub(crate) fn of(site: Site) -> Option<Self> {
        match site {
            Site::Match(_, at) => Some(Part::Match(at as u32)),
            Site::Rewrite(_, at) => Some(Part::Rewrite(at as u32)),
            _ => None,
        }
    }

    /// The place in a pattern of a file.
    pub(crate) fn site(self, pattern: usize) -> Site {
        match self {
            Part::Match(at) => Site::Match(pattern, at as usize),
            Part::Rewrite(at) => Site::Rewrite(pattern, at as usize),
        }
    }
}

#[derive(Default)]
enum Reason {
    #[default]
    None,
    Static(&'static str),
    Text(Box<str>),
    Shared(Arc<str>),
    Lazy(LazyReason),
}

impl MatchFailure {
    /// Creates a failure without a reason.
    pub fn silent() -> Self {
        Self::default()
    }

    /// Marks the failure as indeterminate: a match is neither known nor ruled out, so the negation does not
    /// hold either.
    #[must_use]
    pub(crate) fn undecided(mut self) -> Self {
        self.undecided = true;
        self
    }

    /// Creates the failure of a pattern that cannot be evaluated: a native returns a value that it does not
    /// declare, a creation has no result types, C++ text needs something unknown. Drivers do not continue as
    /// if the pattern did not match: they stop, or report it and skip this application, see
    /// [`GreedyConfig::keep_going`](crate::GreedyConfig::keep_going).
    pub fn not_evaluated(reason: impl Into<String>) -> Self {
        Self::text(reason).unevaluated()
    }

    /// Marks the failure like [`MatchFailure::not_evaluated`], and keeps its reason.
    #[must_use]
    pub(crate) fn unevaluated(mut self) -> Self {
        (self.undecided, self.not_evaluated) = (true, true);
        self
    }

    /// True if the pattern cannot be evaluated, which is an error; otherwise it merely does not match.
    pub fn is_not_evaluated(&self) -> bool {
        self.not_evaluated
    }

    /// Creates the failure of a pattern that broke a rule that is checked.
    pub(crate) fn of_violation(violation: Violation) -> Self {
        let reason = violation.reason();
        MatchFailure { violation: Some(Box::new(violation)), ..Self::text(reason) }
    }

    /// The rule that the pattern broke, if it broke one that is checked, see
    /// [`PatternChecks`](crate::PatternChecks).
    pub fn violation(&self) -> Option<&Violation> {
        self.violation.as_deref()
    }

    /// True if it is an error, not a mere non-match: the pattern cannot be evaluated or broke a rule.
    pub(crate) fn is_error(&self) -> bool {
        self.not_evaluated || self.violation.is_some()
    }

    /// Sets the statement of the pattern that failed.
    #[must_use]
    pub(crate) fn in_part(mut self, part: Option<Part>) -> Self {
        self.part = self.part.or(part);
        self
    }

    /// The statement of the pattern that failed, if that is known.
    pub(crate) fn part(&self) -> Option<Part> {
        self.part
    }

    /// True if the match is indeterminate: the negation does not hold either.
    pub fn is_undecided(&self) -> bool {
        self.undecided
    }

    /// Creates a failure with a fixed reason.
    pub fn new(reason: &'static str) -> Self {
        MatchFailure { reason: Reason::Static(reason), ..Self::default() }
    }

    /// Creates a failure whose reason is formatted when it is read. The body is then as before the pattern.
    pub fn lazy(reason: impl Fn(&Context, &Ir) -> String + Send + Sync + 'static) -> Self {
        MatchFailure { reason: Reason::Lazy(Box::new(reason)), ..Self::default() }
    }

    /// Creates the failure for a type that the running converter does not convert.
    pub fn not_converted(ty: Type) -> Self {
        MatchFailure::lazy(move |ctx, _| {
            format!("the type converter does not convert {}", legalize_ir::type_to_string(ctx, ty))
        })
        .for_types()
    }

    /// Marks a rewrite that fails because of types of the program: this is not a fault of the pattern, and
    /// not reported as one.
    #[must_use]
    pub(crate) fn for_types(mut self) -> Self {
        self.not_converted = true;
        self
    }

    /// True if the rewrite failed because of types of the program.
    pub(crate) fn is_for_types(&self) -> bool {
        self.not_converted
    }

    /// Creates a failure with a formatted reason.
    pub fn text(reason: impl Into<String>) -> Self {
        MatchFailure { reason: Reason::Text(reason.into().into_boxed_str()), ..Self::default() }
    }

    /// Creates a failure with a shared reason.
    pub fn shared(reason: &Arc<str>) -> Self {
        MatchFailure { reason: Reason::Shared(reason.clone()), ..Self::default() }
    }

    /// Sets the place.
    #[must_use]
    pub fn with_location(mut self, loc: Location) -> Self {
        self.loc = Some(loc);
        self
    }

    /// The place, if the pattern named one.
    pub fn loc(&self) -> Option<Location> {
        self.loc
    }

    /// The reason in words; empty if the pattern gave none.
    pub fn reason(&self, ctx: &Context, ir: &Ir) -> String {
        match &self.reason {
            Reason::None => String::new(),
            Reason::Static(text) => (*text).to_owned(),
            Reason::Text(text) => text.to_string(),
            Reason::Shared(text) => text.to_string(),
            Reason::Lazy(text) => text(ctx, ir),
        }
    }
}

impl fmt::Debug for MatchFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match &self.reason {
            Reason::None => "match failure",
            Reason::Static(text) => text,
            Reason::Text(text) => text,
            Reason::Shared(text) => text,
            Reason::Lazy(_) => "match failure (…)",
        })
    }
}

impl From<&'static str> for MatchFailure {
    fn from(reason: &'static str) -> Self {
        MatchFailure::new(reason)
    }
}

impl From<String> for MatchFailure {
    fn from(reason: String) -> Self {
        MatchFailure::text(reason)
    }
}

/// Result of a pattern.
pub type MatchResult = Result<(), MatchFailure>;
