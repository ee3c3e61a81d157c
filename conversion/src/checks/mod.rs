//! Checks of patterns, for debugging: each leaves valid IR, it edits if and only if it succeeds, and it
//! notifies the rewriter of every edit.
//!
//! Every driver tries its patterns through `apply::attempt`, which runs an application under a `Checker` if
//! any check is on. The checker passes the pattern a `Recorder` instead of the driver's rewriter, takes the
//! net changes of the body from the journal ([`Ir::changes_since`]), and compares the two. A violation is a
//! failure of the pattern that ends the run, regardless of the configuration for patterns that cannot be
//! evaluated.
//!
//! Under the walk and greedy drivers and a [`PatternApplicator`](crate::PatternApplicator), everything nested
//! in the root of the run must be valid after an application if it was before. Within a conversion it need
//! not be: a function is converted before its returns, replaced operations are still there, and an operation
//! that is not legal is replaced later. The verification of conversions is in `conversion/verify.rs`. A
//! pattern of a conversion that can be rolled back may fail after an edit, as upstream.
//!
//! Mirrors upstream's `MLIR_ENABLE_EXPENSIVE_PATTERN_API_CHECKS`, which aborts.

mod recorder;
mod reported;
mod violation;

use std::fmt;
use std::str::FromStr;

use legalize_ir::{Change, Ir, OpChange, OpId, verify};
use legalize_source::Severity;

use crate::pattern::{MatchFailure, MatchResult};
use crate::rewriter::Rewriter;
use recorder::{Record, Recorder};
pub use violation::{Violation, ViolationKind};

/// One of the checks of [`PatternChecks`], by the name that command lines and conversion specs use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PatternCheck {
    /// `verify`, see [`PatternChecks::verify`].
    Verify,
    /// `edits`, see [`PatternChecks::edits`].
    Edits,
    /// `notifications`, see [`PatternChecks::notifications`].
    Notifications,
}

impl PatternCheck {
    /// All checks.
    pub const ALL: [PatternCheck; 3] =
        [PatternCheck::Verify, PatternCheck::Edits, PatternCheck::Notifications];

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            PatternCheck::Verify => "verify",
            PatternCheck::Edits => "edits",
            PatternCheck::Notifications => "notifications",
        }
    }
}

impl fmt::Display for PatternCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Error for an unknown name of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownCheck(String);

impl fmt::Display for UnknownCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "'{}' is not a check of patterns; the checks are ", self.0)?;
        f.write_str(&PatternCheck::ALL.map(PatternCheck::name).join(", "))
    }
}

impl std::error::Error for UnknownCheck {}

impl FromStr for PatternCheck {
    type Err = UnknownCheck;

    fn from_str(name: &str) -> Result<Self, UnknownCheck> {
        let found = PatternCheck::ALL.into_iter().find(|check| check.name() == name);
        found.ok_or_else(|| UnknownCheck(name.to_owned()))
    }
}

/// Checks of the edits of each pattern; all are off by default. A violation ends the run with a
/// [`Violation`], as a pattern that cannot be evaluated does.
///
/// ```
/// use legalize_conversion::{GreedyConfig, PatternCheck, PatternChecks};
/// let config = GreedyConfig::default().with(|config| config.checks = PatternChecks::all());
/// assert!(config.checks.verify);
/// let some: PatternChecks = [PatternCheck::Edits].into_iter().collect();
/// assert!(some.edits && !some.verify);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PatternChecks {
    /// Verifies after each application. Under the walk and greedy drivers that covers everything nested in
    /// the root of the run, if it was valid before the application. In a conversion it covers each legal
    /// operation that the pattern created or changed, locally, and at the end of a partial or full one
    /// everything, if it was valid at the beginning.
    pub verify: bool,
    /// Checks that a pattern that succeeds has changed the IR, and that one that fails has not. In a
    /// conversion a notification of a change counts as one, and with
    /// [`ConversionMode::Rollback`](crate::ConversionMode::Rollback) a pattern may fail after an edit.
    pub edits: bool,
    /// Checks that the rewriter was notified of every change by a pattern through
    /// [`Rewriter::ir_mut`].
    pub notifications: bool,
}

impl PatternChecks {
    /// All checks.
    pub const fn all() -> Self {
        PatternChecks { verify: true, edits: true, notifications: true }
    }

    /// True if a check is on.
    pub const fn any(self) -> bool {
        self.verify || self.edits || self.notifications
    }

    /// Turns a check on.
    #[must_use]
    pub const fn with(mut self, check: PatternCheck) -> Self {
        match check {
            PatternCheck::Verify => self.verify = true,
            PatternCheck::Edits => self.edits = true,
            PatternCheck::Notifications => self.notifications = true,
        }
        self
    }

    /// The checks that are on here or in another configuration.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        PatternChecks {
            verify: self.verify || other.verify,
            edits: self.edits || other.edits,
            notifications: self.notifications || other.notifications,
        }
    }
}

impl FromIterator<PatternCheck> for PatternChecks {
    fn from_iter<I: IntoIterator<Item = PatternCheck>>(checks: I) -> Self {
        checks.into_iter().fold(PatternChecks::default(), PatternChecks::with)
    }
}

/// The part of the IR in which the effects of a pattern are verified.
#[derive(Clone, Copy, Debug)]
enum Scope {
    /// An operation with everything nested in it.
    Root(OpId),
    /// The outermost operation around the root of the pattern.
    Outermost,
    /// Empty: a conversion verifies by itself.
    Conversion {
        /// True if a failed conversion restores the body, so that patterns may fail after an edit.
        rollback: bool,
    },
}

/// The checks of one run.
#[derive(Debug)]
pub(crate) struct Checker {
    checks: PatternChecks,
    scope: Scope,
    /// An operation that was verified last, at which number of edits, and the result.
    verified: Option<(OpId, u64, bool)>,
    /// The operations that the last pattern created or changed and did not replace or erase; if a conversion
    /// is to verify them.
    changed: Vec<OpId>,
}

impl Checker {
    fn new(checks: PatternChecks, scope: Scope) -> Option<Self> {
        checks.any().then(|| Checker { checks, scope, verified: None, changed: Vec::new() })
    }

    /// Creates the checker for a driver that works on everything nested in an operation, if a check is on.
    pub(crate) fn below(checks: PatternChecks, root: OpId) -> Option<Box<Self>> {
        Self::new(checks, Scope::Root(root)).map(Box::new)
    }

    /// Creates the checker for a driver that works anywhere, if a check is on.
    pub(crate) fn anywhere(checks: PatternChecks) -> Option<Box<Self>> {
        Self::new(checks, Scope::Outermost).map(Box::new)
    }

    /// Creates the checker for one application in a conversion, if a check is on.
    pub(crate) fn in_conversion(checks: PatternChecks, rollback: bool) -> Option<Self> {
        Self::new(checks, Scope::Conversion { rollback })
    }

    /// The operations that the last application created or changed, and did not erase or replace.
    pub(crate) fn take_changed(&mut self) -> Vec<OpId> {
        std::mem::take(&mut self.changed)
    }

    /// Applies a pattern to an operation and checks its edits.
    #[cold]
    pub(crate) fn apply<'c>(
        &mut self,
        op: OpId,
        rewriter: &mut dyn Rewriter<'c>,
        pattern: impl FnOnce(&mut dyn Rewriter<'c>) -> MatchResult,
    ) -> MatchResult {
        let scope = match self.scope {
            Scope::Outermost if rewriter.as_conversion().is_some() => Scope::Conversion { rollback: true },
            scope => scope,
        };
        let root = match scope {
            Scope::Root(root) => Some(root),
            Scope::Outermost => Some(outermost(rewriter.ir(), op)),
            Scope::Conversion { .. } => None,
        };
        // IR that was invalid before is not the pattern's fault.
        let root = root.filter(|&root| self.checks.verify && self.is_valid(rewriter, root));
        let checkpoint = rewriter.ir_mut().checkpoint();
        let mut recorder = Recorder::new(rewriter);
        let result = pattern(&mut recorder);
        let record = recorder.finish();
        let mut changes = rewriter.ir().changes_since(&checkpoint);
        changes.retain(|change| !record.is_lookup(*change));
        let violation = match &result {
            Ok(()) => self.check_success(rewriter, scope, root, &changes, &record),
            Err(failure) if failure.is_error() => None,
            Err(_) => self.check_failure(rewriter, scope, &changes),
        };
        rewriter.ir_mut().commit(checkpoint);
        match violation {
            Some(violation) => Err(MatchFailure::of_violation(violation)),
            None => result,
        }
    }

    fn check_success<'c>(
        &mut self,
        rewriter: &dyn Rewriter<'c>,
        scope: Scope,
        root: Option<OpId>,
        changes: &[Change],
        record: &Record,
    ) -> Option<Violation> {
        let (ctx, ir) = (rewriter.ctx(), rewriter.ir());
        let in_conversion = matches!(scope, Scope::Conversion { .. });
        if self.checks.edits && changes.is_empty() && !(in_conversion && record.acted()) {
            return Some(Violation::no_edit());
        }
        if self.checks.notifications
            && let Some(&bypass) = changes.iter().find(|change| !record.reported().covers(ir, **change))
        {
            return Some(Violation::bypassed(ctx, ir, bypass));
        }
        if in_conversion {
            self.changed = if self.checks.verify { changed_ops(ir, changes, record) } else { Vec::new() };
            return None;
        }
        let root = root?;
        if !ir.is_live(root) {
            return None;
        }
        let found = verify(ctx, ir, root);
        self.verified = Some((root, ir.edit_count(), !found.has_errors()));
        let mut errors = found.iter().filter(|one| one.severity == Severity::Error);
        let first = errors.next()?;
        Some(Violation::invalid(first, errors.count()))
    }

    fn check_failure<'c>(
        &self,
        rewriter: &dyn Rewriter<'c>,
        scope: Scope,
        changes: &[Change],
    ) -> Option<Violation> {
        if !self.checks.edits || matches!(scope, Scope::Conversion { rollback: true }) {
            return None;
        }
        let first = changes.first()?;
        Some(Violation::edited_and_failed(rewriter.ctx(), rewriter.ir(), *first))
    }

    /// True if an operation with everything nested in it is valid. It is verified again only after an edit.
    fn is_valid<'c>(&mut self, rewriter: &dyn Rewriter<'c>, root: OpId) -> bool {
        let ir = rewriter.ir();
        if let Some((known, edits, valid)) = self.verified
            && (known, edits) == (root, ir.edit_count())
        {
            return valid;
        }
        let valid = ir.is_live(root) && !verify(rewriter.ctx(), ir, root).has_errors();
        self.verified = Some((root, ir.edit_count(), valid));
        valid
    }
}

fn outermost(ir: &Ir, op: OpId) -> OpId {
    std::iter::successors(Some(op), |&op| ir.parent_op(op)).last().unwrap_or(op)
}

/// The operations that were created or changed in place, without those that are erased or replaced.
fn changed_ops(ir: &Ir, changes: &[Change], record: &Record) -> Vec<OpId> {
    let mut ops: Vec<OpId> = Vec::new();
    for change in changes {
        let &Change::Op { op, part } = change else { continue };
        let moved_or_erased = matches!(part, OpChange::Moved | OpChange::Erased | OpChange::Location);
        if !moved_or_erased
            && ir.op(op).parent().is_some()
            && !record.is_in_erased(ir, op)
            && ops.last() != Some(&op)
        {
            ops.push(op);
        }
    }
    ops
}
