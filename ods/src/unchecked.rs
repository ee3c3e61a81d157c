//! Constraints that could not be evaluated for some operation: errors if the condition itself is at fault and
//! this is not allowed, else warnings.
//!
//! Invariant: an unchecked constraint is reported once per constraint and reason, in the order of names,
//! however often and by how many threads it was evaluated. Omitted: conditions that were not evaluated for
//! any operation; [`report`](crate::report()) lists those of all definitions.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use legalize_ir::Context;
use legalize_source::{Diagnostic, Diagnostics, Span};
use rustc_hash::FxHashMap;

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

/// Operations for which a condition could not be evaluated.
struct Entry {
    condition: Arc<Condition>,
    span: Span,
    ops: BTreeSet<String>,
}

/// Constraints that were not checked so far.
#[derive(Default)]
pub(crate) struct Unchecked {
    allowed: AtomicBool,
    /// By the address of the condition and the constraint in words.
    entries: Mutex<FxHashMap<(usize, String), Entry>>,
}

/// Returns the reason why a condition cannot be evaluated, and advice.
fn reason(ctx: &Context, condition: &Condition) -> (String, String) {
    match condition.compiled(ctx) {
        Err(error) => (error.to_owned(), EXACT.to_owned()),
        Ok(constraint) => match constraint.missing().first() {
            Some(missing) => (format!("{} is not registered", missing_text(missing)), help_for(missing)),
            None => {
                let why = condition.unanswered().map_or(String::new(), |why| format!(": {why}"));
                (format!("its C++ text cannot be evaluated{why}"), EXACT.to_owned())
            }
        },
    }
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
        let never = condition.compiled(ctx).map_or(true, |constraint| !constraint.missing().is_empty());
        if never && !self.allowed.load(Ordering::Relaxed) {
            let (reason, help) = reason(ctx, condition);
            let message = format!("constraint '{}' cannot be checked: {reason}", subject.summary);
            let declared = Diagnostic::note("the constraint is declared here").with_label(subject.span, "");
            return Err(Diagnostic::error("ods::unchecked_constraint", message)
                .with_note(declared)
                .with_help(format!("{help}; or assume that it is satisfied (--allow-unresolved)")));
        }
        let mut entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        let key = (Arc::as_ptr(condition) as usize, subject.summary.to_owned());
        let fresh = || Entry { condition: condition.clone(), span: subject.span, ops: BTreeSet::new() };
        let entry = entries.entry(key).or_insert_with(fresh);
        entry.span = entry.span.min(subject.span);
        if !entry.ops.contains(subject.op) {
            entry.ops.insert(subject.op.to_owned());
        }
        Ok(())
    }

    /// A warning for each constraint that was not checked, sorted.
    pub(crate) fn warnings(&self, ctx: &Context) -> Diagnostics {
        let entries = self.entries.lock().unwrap_or_else(PoisonError::into_inner);
        // Conditions of one constraint that have the same reason.
        let mut grouped: BTreeMap<_, (Span, BTreeSet<&str>)> = BTreeMap::new();
        for ((_, summary), entry) in &*entries {
            let (reason, help) = reason(ctx, &entry.condition);
            let (span, ops) =
                grouped.entry((summary, reason, help)).or_insert_with(|| (entry.span, BTreeSet::new()));
            *span = (*span).min(entry.span);
            ops.extend(entry.ops.iter().map(String::as_str));
        }
        let mut diagnostics = Diagnostics::new();
        for ((summary, reason, help), (span, ops)) in grouped {
            let mut ops = ops.into_iter();
            let first = ops.next().unwrap_or("");
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
                .with_label(span, "declared here")
                .with_help(help),
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
