//! Configuration of a conversion.

use legalize_source::Limits;

use crate::checks::PatternChecks;

/// The state of the body after a failed run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ConversionMode {
    /// After a failure the body is as it was.
    #[default]
    Rollback,
    /// After a failure the body is valid, with some operations converted. Replacements and erasures are made,
    /// and reported, at once. The edits of a failing pattern are still rolled back.
    NoRollback,
}

/// Time at which operations are folded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FoldingMode {
    /// Never.
    Never,
    /// Before patterns are tried.
    #[default]
    BeforePatterns,
    /// After no pattern applied.
    AfterPatterns,
}

/// Configuration of a conversion.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ConversionConfig {
    /// The state of the body after a failed run.
    pub mode: ConversionMode,
    /// Time at which operations are folded.
    pub folding: FoldingMode,
    /// Asks type converters to replace the casts that are left over; otherwise casts stay.
    pub build_materializations: bool,
    /// Adds an attribute `__kind__` to casts, which names their purpose.
    pub attach_debug_materialization_kind: bool,
    /// Explains in the report the operations that a partial conversion left alone.
    pub explain: bool,
    /// Lets a pattern fail that neither replaces, erases nor modifies its root. By default in debug builds
    /// only; without it, operations that such a pattern leaves illegal are found at the end
    /// (`convert::left_illegal`).
    pub check_patterns: bool,
    /// Checks of the edits of each pattern. A violation ends the run; with rollback, the body is restored.
    pub checks: PatternChecks,
    /// Continues after a pattern that cannot be evaluated: that application is skipped and reported. If
    /// false, the run fails there.
    pub keep_going: bool,
    /// Maximum number of operations that are reported as failed before the run stops. If absent, as many as
    /// errors are reported ([`Limits::errors`](legalize_source::Limits::errors)); one where only upstream's
    /// errors are wanted ([`Limits::upstream_errors`](legalize_source::Limits::upstream_errors)).
    pub max_failures: Option<usize>,
    /// Does not retry an operation that could not be legalized in the same state: several patterns may lead
    /// to it. This requires that patterns, folders, type converters and conditions of the target are
    /// functions of the IR. If one counts its calls, or depends on other changing state, turn this off; then
    /// a run may take as many attempts as there are combinations of patterns.
    pub remember_failures: bool,
    /// Patterns, type converters and conditions of the target edit nothing outside of the operation isolated
    /// from above that holds the operation that they are called for, and read nothing in others like it. Then
    /// such operations of a module may be converted on several threads, with the results of a conversion one
    /// after the other; a pattern that edits outside nonetheless panics there. What is seen to stay inside
    /// (declarative patterns that look at their operation and its operands alone) need not be declared.
    pub stays_inside: bool,
}

legalize_source::settings! { impl ConversionConfig }

impl Default for ConversionConfig {
    fn default() -> Self {
        ConversionConfig {
            mode: ConversionMode::Rollback,
            folding: FoldingMode::BeforePatterns,
            build_materializations: true,
            attach_debug_materialization_kind: false,
            explain: false,
            check_patterns: cfg!(debug_assertions),
            checks: PatternChecks::default(),
            keep_going: false,
            max_failures: None,
            remember_failures: true,
            stays_inside: false,
        }
    }
}

impl ConversionConfig {
    /// Maximum number of failures of a run, at least one.
    pub(super) fn most_failures(&self, limits: &Limits) -> usize {
        match self.max_failures {
            Some(most) => most.max(1),
            None if limits.upstream_errors => 1,
            None => match limits.errors.base {
                0 => usize::MAX,
                most => usize::try_from(most).unwrap_or(usize::MAX),
            },
        }
    }
}

/// The operations that must become legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    Partial,
    Full,
    Analysis,
}
