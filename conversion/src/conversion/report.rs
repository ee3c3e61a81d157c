//! What a conversion did, or why it failed.

use std::fmt;

use legalize_ir::OpId;
use legalize_source::{Diagnostic, Diagnostics};

use super::tree::LegalizationTree;
use crate::failure::PatternError;

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ConversionStats {
    /// Operations that were looked at.
    pub ops: u64,
    /// Patterns that were tried.
    pub patterns_tried: u64,
    /// Patterns that were applied and whose results are legal.
    pub patterns_applied: u64,
    /// Predicates of declarative patterns that were evaluated.
    pub predicates: u64,
    /// Folds.
    pub folds: u64,
    /// Applications that were taken back.
    pub rollbacks: u64,
    /// Operations of which nothing was tried, as they had failed in the same state before.
    pub repeated_failures: u64,
    /// Casts that the driver made.
    pub casts: u64,
    /// Casts that were left for type converters.
    pub materializations: u64,
}

/// What a successful conversion did.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct ConversionReport {
    /// Whether anything was changed.
    pub changed: bool,
    /// Operations that are legal or would become so (analysis only).
    pub legalizable: Vec<OpId>,
    /// Operations that could not be legalized but are not illegal either (partial only).
    pub unlegalized: Vec<OpId>,
    /// Why those could not, if the configuration asks for it.
    pub explanation: LegalizationTree,
    /// Applications that cannot be evaluated and were left out, with [`ConversionConfig::keep_going`](crate::ConversionConfig::keep_going).
    pub errors: Vec<PatternError>,
    /// Counts.
    pub stats: ConversionStats,
}

/// A conversion that failed.
#[derive(Clone)]
#[non_exhaustive]
pub struct ConversionFailure {
    /// What went wrong, for the user.
    pub diagnostic: Diagnostic,
    /// Further operations that failed, and applications that were left out with [`ConversionConfig::keep_going`](crate::ConversionConfig::keep_going).
    pub others: Vec<Diagnostic>,
    /// What was tried.
    pub tree: LegalizationTree,
    /// Operations that could not be legalized before it, but are not illegal (partial only).
    pub unlegalized: Vec<OpId>,
    /// Counts.
    pub stats: ConversionStats,
    /// Whether the body is as it was before.
    pub restored: bool,
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

/// What a conversion gives is boxed; so `?` serves in a function that fails with [`Diagnostics`].
impl From<Box<ConversionFailure>> for Diagnostics {
    fn from(failure: Box<ConversionFailure>) -> Self {
        Diagnostics::from(*failure)
    }
}
