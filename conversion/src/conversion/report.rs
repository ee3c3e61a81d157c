//! Reports of conversions: results and failures.

use std::fmt;

use legalize_ir::{Context, Location, OpId, OpName, location_in_words};
use legalize_source::{Diagnostic, Diagnostics};

use super::tree::LegalizationTree;
use crate::failure::PatternError;
use crate::pattern::PatternId;
use crate::set::FrozenPatternSet;

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConversionStats {
    /// Operations that were visited.
    pub ops: u64,
    /// Patterns that were tried.
    pub patterns_tried: u64,
    /// Patterns that were applied and whose results are legal.
    pub patterns_applied: u64,
    /// Predicates of declarative patterns that were evaluated.
    pub predicates: u64,
    /// Folds.
    pub folds: u64,
    /// Applications that were rolled back.
    pub rollbacks: u64,
    /// Operations for which nothing was tried, as they had failed in the same state before.
    pub repeated_failures: u64,
    /// Casts that the driver created.
    pub casts: u64,
    /// Casts that were left for type converters.
    pub materializations: u64,
}

/// Report of a successful conversion.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ConversionReport {
    /// True if anything was changed.
    pub changed: bool,
    /// Operations that are legal or can be legalized (analysis only).
    pub legalizable: Vec<OpId>,
    /// Operations that could not be legalized but are not illegal either (partial only).
    pub unlegalized: Vec<OpId>,
    /// Explanation of these, if the configuration requests it.
    pub explanation: LegalizationTree,
    /// Applications that cannot be evaluated and were skipped, with
    /// [`ConversionConfig::keep_going`](crate::ConversionConfig::keep_going).
    pub errors: Vec<PatternError>,
    /// Counts.
    pub stats: ConversionStats,
}

/// A conversion that failed.
#[derive(Clone)]
#[non_exhaustive]
pub struct ConversionFailure {
    /// Error message for the user.
    pub diagnostic: Diagnostic,
    /// Further operations that failed, and applications that were skipped with
    /// [`ConversionConfig::keep_going`](crate::ConversionConfig::keep_going).
    pub others: Vec<Diagnostic>,
    /// Attempts of legalization.
    pub tree: LegalizationTree,
    /// Operations that could not be legalized before it, but are not illegal (partial only).
    pub unlegalized: Vec<OpId>,
    /// Counts.
    pub stats: ConversionStats,
    /// Operations that stay converted, in the order in which patterns were applied to them; none if the body
    /// is as it was.
    pub converted: Vec<ConvertedOp>,
    /// True if the body is as it was before.
    pub restored: bool,
}

/// An operation that a pattern was applied to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConvertedOp {
    /// Name of the operation.
    pub name: OpName,
    /// Location of the operation.
    pub loc: Location,
    /// The pattern.
    pub pattern: PatternId,
}

/// Maximum number of converted operations that an error names.
const MAX_NAMED: usize = 10;

/// Adds a note to an error that names the operations that stay converted, if there are any.
pub(super) fn with_converted(
    error: Diagnostic,
    ctx: &Context,
    patterns: &FrozenPatternSet,
    converted: &[ConvertedOp],
) -> Diagnostic {
    if converted.is_empty() {
        return error;
    }
    let named = converted.iter().take(MAX_NAMED).map(|op| {
        let pattern = &patterns.info(op.pattern).debug_name;
        let place = match op.loc.source() {
            Some(span) => {
                let file = ctx.sources().file(span.file);
                let at = file.line_col(span.start);
                format!("{}:{}:{}", file.name(), at.line, at.column)
            }
            None => location_in_words(ctx, op.loc),
        };
        format!("'{}' at {place} by pattern '{pattern}'", ctx.op_str(op.name))
    });
    let named = named.collect::<Vec<_>>().join(", ");
    let more = match converted.len().saturating_sub(MAX_NAMED) {
        0 => String::new(),
        more => format!(", and {more} more"),
    };
    error.with_note(Diagnostic::note(format!(
        "these operations stay converted, as nothing is rolled back in this mode: {named}{more}"
    )))
}

impl fmt::Debug for ConversionFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}{}", self.diagnostic, self.tree)
    }
}

impl fmt::Display for ConversionFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.diagnostic.fmt(f)
    }
}

impl std::error::Error for ConversionFailure {}

impl From<ConversionFailure> for Diagnostics {
    fn from(failure: ConversionFailure) -> Self {
        std::iter::once(failure.diagnostic).chain(failure.others).collect()
    }
}

/// Conversion of the boxed error, so that `?` works in a function that fails with [`Diagnostics`].
impl From<Box<ConversionFailure>> for Diagnostics {
    fn from(failure: Box<ConversionFailure>) -> Self {
        Diagnostics::from(*failure)
    }
}
