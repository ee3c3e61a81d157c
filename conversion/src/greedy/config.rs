//! Configuration of the greedy driver, and its report on a run.

use legalize_ir::RegionId;
use legalize_source::Diagnostic;

use crate::checks::PatternChecks;
use crate::failure::PatternError;

/// Set of operations on which patterns are tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Strictness {
    /// All operations in scope.
    #[default]
    AnyOp,
    /// Operations that existed at the start, and new ones.
    ExistingAndNew,
    /// Operations that existed at the start.
    Existing,
}

/// Simplification of regions between rounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RegionSimplification {
    /// Disabled.
    Off,
    /// Unreachable blocks, dead operations and dead block arguments are erased.
    Normal,
    /// In addition, equal blocks are merged and block arguments that are always the same are dropped.
    /// Upstream's default, outside of its canonicalizer.
    #[default]
    Aggressive,
}

/// Minimum of the default limit, see [`GreedyConfig::max_rewrites`].
pub(super) const DEFAULT_MIN_WORK: u64 = 1_000_000;
pub(super) const DEFAULT_WORK_PER_OP: u64 = 32;

/// Configuration of the greedy driver.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct GreedyConfig {
    /// True if the first operation is visited first; else the last one is.
    pub top_down: bool,
    /// Maximum number of rounds; no limit if absent.
    pub max_iterations: Option<u32>,
    /// Maximum number of pattern applications in one round. If absent, applications and folds together are
    /// limited to 32 for each operation that the round starts with, and at least a million, so that patterns
    /// that trigger each other end. Folds alone are always limited by that number.
    pub max_rewrites: Option<u64>,
    /// True if operations are folded.
    pub fold: bool,
    /// True if equal constants are merged at the start of each round.
    pub cse_constants: bool,
    /// Simplification of regions between rounds.
    pub region_simplification: RegionSimplification,
    /// Set of operations on which patterns are tried.
    pub strictness: Strictness,
    /// True if the run continues after a pattern that cannot be evaluated: that application is skipped and
    /// reported. If false, the run stops there and the body is restored.
    pub keep_going: bool,
    /// Checks of the edits of each pattern. A violation ends the run, and the body is restored.
    pub checks: PatternChecks,
    /// The region beyond which nothing is visited; the simplified region itself if absent.
    pub scope: Option<RegionId>,
}

legalize_source::settings! { impl GreedyConfig }

impl Default for GreedyConfig {
    fn default() -> Self {
        GreedyConfig {
            top_down: false,
            max_iterations: Some(10),
            max_rewrites: None,
            fold: true,
            cse_constants: true,
            region_simplification: RegionSimplification::default(),
            strictness: Strictness::AnyOp,
            keep_going: false,
            checks: PatternChecks::default(),
            scope: None,
        }
    }
}

/// Reason why the driver stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum StopReason {
    /// A fixed point was reached.
    Converged,
    /// The limit of rounds was reached.
    IterationLimit {
        /// The patterns that were applied in the last round, most often applied first.
        patterns: Vec<String>,
    },
    /// The limit of pattern applications was reached.
    RewriteLimit {
        /// The patterns that were applied in the last round, most often applied first.
        patterns: Vec<String>,
    },
}

impl StopReason {
    /// Returns true if a fixed point was reached.
    pub fn converged(&self) -> bool {
        *self == StopReason::Converged
    }

    /// A warning that names the patterns which still apply; `None` if a fixed point was reached.
    pub fn to_diagnostic(&self) -> Option<Diagnostic> {
        let what = match self {
            StopReason::Converged => return None,
            StopReason::IterationLimit { .. } => "rounds",
            StopReason::RewriteLimit { .. } => "rewrites",
        };
        let names = self.patterns().join(", ");
        let message = format!("patterns still apply at the limit of {what}: {names}");
        Some(Diagnostic::warning("greedy::limit", message).with_help(
            "these patterns undo each other's work or grow the module; make one of them more specific",
        ))
    }

    /// The patterns that were still applied when a limit was reached, most often applied first.
    pub fn patterns(&self) -> &[String] {
        match self {
            StopReason::Converged => &[],
            StopReason::IterationLimit { patterns } | StopReason::RewriteLimit { patterns } => patterns,
        }
    }
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct GreedyStats {
    /// Operations that were taken off the worklist.
    pub ops: u64,
    /// Patterns that were tried.
    pub patterns_tried: u64,
    /// Patterns that were applied.
    pub patterns_applied: u64,
    /// Patterns that reported success without an edit.
    pub empty_successes: u64,
    /// Predicates of declarative patterns that were evaluated.
    pub predicates: u64,
    /// Folds.
    pub folds: u64,
    /// Dead operations that were erased.
    pub erased: u64,
    /// Rounds.
    pub iterations: u32,
}

/// Report of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct GreedyReport {
    /// True if anything was changed.
    pub changed: bool,
    /// Reason why the run stopped.
    pub stop: StopReason,
    /// Patterns that reported success without an edit.
    pub idle_patterns: Vec<String>,
    /// Applications that cannot be evaluated and were skipped, with [`GreedyConfig::keep_going`].
    pub errors: Vec<PatternError>,
    /// Counts.
    pub stats: GreedyStats,
}
