//! Handlers of diagnostics that are emitted on a context: by verifiers, by passes, by patterns.
//!
//! A diagnostic goes to the handlers, the newest first, until one takes it. One that no handler takes is
//! returned to the emitter; nothing is printed here. Handlers are the only part of a context that changes
//! while it is shared, so each call takes a lock. Mirrors `DiagnosticEngine`.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use legalize_source::{Diagnostic, Diagnostics, Reported};
use parking_lot::{Mutex, RwLock};

use super::Context;

/// Handles a diagnostic, or returns it.
type Handler = dyn Fn(Diagnostic) -> Option<Diagnostic> + Send + Sync;

/// Names a handler, so that it can be removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HandlerId(u64);

/// The handlers of a context, oldest first.
#[derive(Default)]
pub(super) struct Handlers {
    list: RwLock<Vec<(HandlerId, Arc<Handler>)>>,
    added: AtomicU64,
}

impl fmt::Debug for Handlers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.list.read().iter().map(|(id, _)| id)).finish()
    }
}

/// Removes a handler when it goes.
struct Removal<'c>(&'c Context, HandlerId);

impl Drop for Removal<'_> {
    fn drop(&mut self) {
        self.0.remove_handler(self.1);
    }
}

impl Context {
    /// Adds a handler, which is called before all others. It returns a diagnostic that it does not handle,
    /// changed or not.
    pub fn add_handler(
        &self,
        handler: impl Fn(Diagnostic) -> Option<Diagnostic> + Send + Sync + 'static,
    ) -> HandlerId {
        let id = HandlerId(self.handlers.added.fetch_add(1, Ordering::Relaxed));
        self.handlers.list.write().push((id, Arc::new(handler)));
        id
    }

    /// Removes a handler; returns true if it was registered.
    pub fn remove_handler(&self, id: HandlerId) -> bool {
        let mut list = self.handlers.list.write();
        let before = list.len();
        list.retain(|(other, _)| *other != id);
        list.len() < before
    }

    /// Passes a diagnostic to the handlers; returns it if no handler takes it.
    #[must_use = "a diagnostic that no handler accepts must be printed by the caller"]
    pub fn emit(&self, diagnostic: Diagnostic) -> Option<Diagnostic> {
        if self.handlers.list.read().is_empty() {
            return Some(diagnostic);
        }
        self.pass_to_handlers(self.hold_back(diagnostic)?)
    }

    /// Passes a diagnostic to the handlers, also while tasks run.
    pub(super) fn pass_to_handlers(&self, diagnostic: Diagnostic) -> Option<Diagnostic> {
        // Not under the lock: a handler may itself emit, and add handlers.
        let handlers: Vec<Arc<Handler>> =
            self.handlers.list.read().iter().rev().map(|(_, handler)| handler.clone()).collect();
        handlers.iter().try_fold(diagnostic, |diagnostic, handler| handler(diagnostic))
    }

    /// Runs `work` and gives, beside its result, what was emitted meanwhile, on whatever thread.
    pub fn capture<T>(&self, work: impl FnOnce() -> T) -> Reported<T> {
        let found = Arc::new(Mutex::new(Diagnostics::new()));
        let sink = found.clone();
        let id = self.add_handler(move |diagnostic| {
            sink.lock().push(diagnostic);
            None
        });
        let removal = Removal(self, id);
        let result = work();
        drop(removal);
        let found = std::mem::take(&mut *found.lock());
        Reported::new(result, found)
    }
}

#[cfg(test)]
mod tests {
    use legalize_source::{Severity, SourceMap};

    use super::*;

    fn messages(found: &Diagnostics) -> Vec<&str> {
        found.iter().map(|diagnostic| &*diagnostic.message).collect()
    }

    #[test]
    fn the_newest_handler_is_called_first() {
        let ctx = Context::new(Arc::new(SourceMap::new()));
        let warning = || Diagnostic::warning("t::w", "careful").with_note(Diagnostic::note("here"));
        assert!(ctx.emit(warning()).is_some(), "no handler is attached");
        let ((), outer) = ctx
            .capture(|| {
                assert!(ctx.emit(warning()).is_none());
                let ((), inner) =
                    ctx.capture(|| assert!(ctx.emit(Diagnostic::error("t::e", "no")).is_none())).into_parts();
                assert_eq!(messages(&inner), ["no"]);
                // Takes errors only, and turns remarks into warnings.
                let id = ctx.add_handler(|mut diagnostic| match diagnostic.severity {
                    Severity::Error => None,
                    Severity::Remark => {
                        diagnostic.severity = Severity::Warning;
                        Some(diagnostic)
                    }
                    _ => Some(diagnostic),
                });
                assert!(ctx.emit(Diagnostic::error("t::e", "taken")).is_none());
                assert!(ctx.emit(Diagnostic::remark("t::r", "well")).is_none());
                assert!(ctx.remove_handler(id) && !ctx.remove_handler(id));
            })
            .into_parts();
        assert_eq!(messages(&outer), ["careful", "well"]);
        assert!(outer.iter().all(|diagnostic| diagnostic.severity == Severity::Warning));
        assert!(ctx.emit(warning()).is_some(), "captures are over");
    }

    #[test]
    fn a_handler_may_emit() {
        let ctx = Arc::new(Context::new(Arc::new(SourceMap::new())));
        let weak = Arc::downgrade(&ctx);
        ctx.add_handler(move |diagnostic| {
            if diagnostic.message != "first" {
                return Some(diagnostic);
            }
            weak.upgrade()?.emit(Diagnostic::error("t::e", "second"))
        });
        let back = ctx.emit(Diagnostic::error("t::e", "first"));
        assert_eq!(back.map(|diagnostic| diagnostic.message).as_deref(), Some("second"));
    }

    #[test]
    fn a_capture_ends_with_a_panic() {
        let ctx = Context::new(Arc::new(SourceMap::new()));
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            ctx.capture(|| std::panic::resume_unwind(Box::new(())))
        }));
        assert!(caught.is_err());
        assert!(ctx.emit(Diagnostic::error("t::e", "no")).is_some());
    }
}
