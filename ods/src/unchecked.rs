//! Constraints that could not be evaluated for some operation: errors if the condition itself is at fault and
//! this is not allowed, else warnings.
//!
//! Invariant: an unchecked constraint is reported once per constraint and reason, in the order of names,
//! however often and by how many threads it was evaluated. Omitted: conditions that were not evaluated for
//! any operation; [`report`](crate::report()) lists those of all definitions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use legalize_ir::Context;
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::FxHashSet;

use crate::condition::{Condition, missing_text};

/// Operation and constraint that a condition is evaluated for.
pub(crate) struct Subject<'a> {
    /// The operation's name.
    pub(crate) op: &'a str,
    /// The constraint in words.
    pub(crate) summary: &'a str,
    /// Place where the constraint is declared.
    pub(crate) span: Span,
}

/// Operations for which a constraint was not checked, for one reason.
struct Entry {
    help: String,
    span: Span,
    ops: BTreeSet<String>,
}

/// Constraints that were not checked so far.
#[derive(Default)]
pub(crate) struct Unchecked {
    allowed: AtomicBool,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    /// Addresses of conditions, which are kept alive by those who record them.
    seen: FxHashSet<(usize, String)>,
    /// By constraint and reason.
    entries: BTreeMap<(String, String), Entry>,
}

impl Unchecked {
    /// Sets whether conditions that cannot be evaluated count as satisfied from now on; otherwise their
    /// operations are refused.
    pub(crate) fn allow(&self, allowed: bool) {
        self.allowed.store(allowed, Ordering::Relaxed);
    }

    /// Records that a condition could not be evaluated for an operation.
    ///
    /// # Errors
    /// If the condition can never be evaluated, since C++ would not compile its text or a name in it is not
    /// registered, unless that is allowed. A condition that only cannot be evaluated for one subject, such as
    /// a type whose parameters are not parsed, is recorded.
    #[cold]
    pub(crate) fn note(
        &self,
        ctx: &Context,
        condition: &Arc<Condition>,
        subject: &Subject<'_>,
    ) -> Result<(), Diagnostic> {
        let reason = || match condition.compiled(ctx) {
            Err(error) => (error.to_owned(), EXACT.to_owned()),
            Ok(constraint) => match constraint.missing().first() {
                Some(missing) => (format!("{} is not registered", missing_text(missing)), help_for(missing)),
                None => {
                    let why = condition.unanswered().map_or(String::new(), |why| format!(": {why}"));
                    (format!("its C++ text cannot be evaluated{why}"), EXACT.to_owned())
                }
            },
        };
        let never = condition.compiled(ctx).map_or(true, |constraint| !constraint.missing().is_empty());
        if never && !self.allowed.load(Ordering::Relaxed) {
            let (reason, help) = reason();
            let message = format!("constraint '{}' cannot be checked: {reason}", subject.summary);
            let declared = Diagnostic::note("the constraint is declared here").with_label(subject.span, "");
            return Err(Diagnostic::error("ods::unchecked_constraint", message)
                .with_note(declared)
                .with_help(format!("{help}; or assume that it is satisfied (--allow-unresolved)")));
        }
        let mut inner = self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if inner.seen.insert((Arc::as_ptr(condition) as usize, subject.op.to_owned())) {
            let (reason, help) = reason();
            let key = (subject.summary.to_owned(), reason);
            let fresh = || Entry { help, span: subject.span, ops: BTreeSet::new() };
            inner.entries.entry(key).or_insert_with(fresh).ops.insert(subject.op.to_owned());
        }
        Ok(())
    }

    /// A warning for each constraint that was not checked, sorted.
    pub(crate) fn warnings(&self) -> Diagnostics {
        let inner = self.inner.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let mut diagnostics = Diagnostics::new();
        for ((summary, reason), entry) in &inner.entries {
            let mut ops = entry.ops.iter();
            let first = ops.next().map_or("", String::as_str);
            let more = match ops.len() {
                0 => String::new(),
                1 => " and 1 other operation".to_owned(),
                count => format!(" and {count} other operations"),
            };
            diagnostics.push(
                Diagnostic::warning(
                    "ods::unchecked_constraint",
                    format!("constraint '{summary}' is not checked on '{first}'{more}: {reason}"),
                )
                .with_label(entry.span, "declared here")
                .with_help(entry.help.clone()),
            );
        }
        diagnostics
    }
}

const EXACT: &str =
    "register a Rust function for the whole text with `Classes::register_exact` in `Provider::add_classes`";

/// Returns advice to a host for a name that is not registered.
pub(crate) fn help_for(missing: &legalize_snippet::Missing) -> String {
    use legalize_snippet::Missing;
    let call = match missing {
        Missing::Class(name) => format!("Classes::register_class(\"{name}\", …)"),
        Missing::Function(name) => format!("Classes::register_helper(\"{name}\", …)"),
        Missing::Method(name) => format!("Classes::register_method(\"{name}\", …)"),
        Missing::Name(_) => return EXACT.to_owned(),
    };
    format!(
        "register it in Rust: `{call}` in `Provider::add_classes`; `legalize ods` lists all missing functions"
    )
}
