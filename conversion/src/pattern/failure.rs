//! Why a pattern was not applied.

use std::fmt;
use std::sync::Arc;

use legalize_ir::{Context, Ir, Location, Type};
use legalize_pattern_model::Site;

use crate::checks::Violation;

type LazyReason = Box<dyn Fn(&Context, &Ir) -> String + Send + Sync>;

/// Why a pattern was not applied. It did not match, which is no error, or it cannot be evaluated, which drivers report.
/// The reason is put into words only if somebody wants to read it.
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
    /// Of the match section.
    Match(u32),
    /// Of the rewrite section.
    Rewrite(u32),
}

impl Part {
    /// The statement at a place in a pattern.
    pub fn of(site: Site) -> Option<Self> {
        match site {
            Site::Match(_, at) => Some(Part::Match(at as u32)),
            Site::Rewrite(_, at) => Some(Part::Rewrite(at as u32)),
            _ => None,
        }
    }

    /// The place in a pattern of a file.
    pub fn site(self, pattern: usize) -> Site {
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
    /// Without a reason.
    pub fn silent() -> Self {
        Self::default()
    }

    /// Indeterminate: a match is neither known nor ruled out, so the negation does not hold either.
    #[must_use]
    pub(crate) fn undecided(mut self) -> Self {
        self.undecided = true;
        self
    }

    /// The pattern cannot be evaluated: a native gives what it is not declared to give, a creation has no result types,
    /// C++ text asks for something that is not known. Drivers do not go on as if the pattern did not match: they stop,
    /// or report it and leave this application out, see [`GreedyConfig::keep_going`](crate::GreedyConfig::keep_going).
    pub fn not_evaluated(reason: impl Into<String>) -> Self {
        Self::text(reason).unevaluated()
    }

    /// As [`MatchFailure::not_evaluated`], with the reason that is there.
    #[must_use]
    pub(crate) fn unevaluated(mut self) -> Self {
        (self.undecided, self.not_evaluated) = (true, true);
        self
    }

    /// True if the pattern cannot be evaluated, which is an error; otherwise it merely does not match.
    pub fn is_not_evaluated(&self) -> bool {
        self.not_evaluated
    }

    /// The pattern was applied, or failed, and broke a rule that is checked.
    pub(crate) fn of_violation(violation: Violation) -> Self {
        let reason = violation.reason();
        MatchFailure { violation: Some(Box::new(violation)), ..Self::text(reason) }
    }

    /// The rule that the pattern broke, if it broke one that is checked, see [`PatternChecks`](crate::PatternChecks).
    pub fn violation(&self) -> Option<&Violation> {
        self.violation.as_deref()
    }

    /// True if it is an error, not a mere non-match: the pattern cannot be evaluated or broke a rule.
    pub(crate) fn is_error(&self) -> bool {
        self.not_evaluated || self.violation.is_some()
    }

    /// In this statement of the pattern.
    #[must_use]
    pub(crate) fn in_part(mut self, part: Option<Part>) -> Self {
        self.part = self.part.or(part);
        self
    }

    /// The statement of the pattern that failed, if that is known.
    pub(crate) fn part(&self) -> Option<Part> {
        self.part
    }

    /// Indeterminate: the opposite does not hold either.
    pub fn is_undecided(&self) -> bool {
        self.undecided
    }

    /// For a reason that is fixed text.
    pub fn new(reason: &'static str) -> Self {
        MatchFailure { reason: Reason::Static(reason), ..Self::default() }
    }

    /// For a reason that is put into words when it is read. The body is then as the pattern found it.
    pub fn lazy(reason: impl Fn(&Context, &Ir) -> String + Send + Sync + 'static) -> Self {
        MatchFailure { reason: Reason::Lazy(Box::new(reason)), ..Self::default() }
    }

    /// For a type that the running converter does not convert.
    pub fn not_converted(ty: Type) -> Self {
        MatchFailure::lazy(move |ctx, _| {
            format!("the type converter does not convert {}", legalize_ir::type_to_string(ctx, ty))
        })
        .for_types()
    }

    /// Types of the program stand in the way of a rewrite: that is no fault of the pattern, which is not told of then.
    #[must_use]
    pub(crate) fn for_types(mut self) -> Self {
        self.not_converted = true;
        self
    }

    /// True if types of the program stand in the way.
    pub(crate) fn is_for_types(&self) -> bool {
        self.not_converted
    }

    /// For a reason that is in words already.
    pub fn text(reason: impl Into<String>) -> Self {
        MatchFailure { reason: Reason::Text(reason.into().into_boxed_str()), ..Self::default() }
    }

    /// For a reason that is the same each time.
    pub fn shared(reason: &Arc<str>) -> Self {
        MatchFailure { reason: Reason::Shared(reason.clone()), ..Self::default() }
    }

    /// At this place.
    #[must_use]
    pub fn at(mut self, loc: Location) -> Self {
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

/// A pattern's answer.
pub type MatchResult = Result<(), MatchFailure>;
