//! The context that a body belongs to: the one of its first operation.

use legalize_source::Diagnostic;

use super::Ir;
use crate::context::{Context, ContextId};

/// The code of errors about bodies and patterns that are used with another context than their own.
pub const FOREIGN_CONTEXT: &str = "ir::foreign_context";

/// An error about something that is used with another context than its own.
#[cold]
pub fn foreign_context(what: &str) -> Diagnostic {
    Diagnostic::error(FOREIGN_CONTEXT, format!("{what} belongs to another context"))
        .with_help("use one context for both: types, attributes and names are handles of their context")
}

impl Ir {
    /// The identity of the context that the body belongs to; nothing before the first operation is created.
    #[inline]
    pub fn context_id(&self) -> Option<ContextId> {
        self.context
    }

    /// Checks that the body belongs to a context, or to none so far.
    ///
    /// # Errors
    /// If it belongs to another one.
    #[inline]
    pub fn check_context(&self, ctx: &Context) -> Result<(), Box<Diagnostic>> {
        match self.context {
            Some(own) if own != ctx.id() => Err(Box::new(foreign_context("the body"))),
            _ => Ok(()),
        }
    }

    /// Checks that the body belongs to a context, or to none so far.
    ///
    /// # Panics
    /// If it belongs to another one.
    #[inline]
    #[track_caller]
    pub fn assert_context(&self, ctx: &Context) {
        if self.context.is_some_and(|own| own != ctx.id()) {
            panic!("the body belongs to another context");
        }
    }

    /// Like [`Ir::assert_context`], in debug builds only, for queries that are made about every operation.
    #[inline]
    #[track_caller]
    pub(crate) fn debug_assert_context(&self, ctx: &Context) {
        #[cfg(debug_assertions)]
        self.assert_context(ctx);
        #[cfg(not(debug_assertions))]
        let _ = ctx;
    }

    /// Binds the body to the context of its first operation.
    ///
    /// # Panics
    /// If it is one of another context.
    #[cold]
    #[track_caller]
    pub(super) fn adopt(&mut self, context: Option<ContextId>) {
        assert!(self.context.is_none(), "the operation's state and the body belong to different contexts");
        self.context = context;
    }
}
