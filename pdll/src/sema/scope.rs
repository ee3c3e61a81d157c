//! Names and their definitions. Scopes nest, and an inner name may not hide an outer one.

use legalize_source::Span;
use rustc_hash::FxHashMap;

use crate::ast::{CallableId, VarId};

/// Definition of a name.
#[derive(Clone, Copy, Debug)]
pub(super) enum Definition {
    /// A variable.
    Variable(VarId),
    /// A constraint.
    Constraint(CallableId),
    /// A rewrite.
    Rewrite(CallableId),
    /// A pattern.
    Pattern(Span),
    /// Name of a declaration that was rejected. Its uses are not reported.
    Refused,
}

/// Names of one scope; it may be entered more than once (a signature's, for the body).
pub(super) type Scope = FxHashMap<String, Definition>;

/// Open scopes.
#[derive(Debug, Default)]
pub(super) struct Scopes {
    open: Vec<Scope>,
}

impl Scopes {
    /// Opens a scope.
    pub(super) fn push(&mut self, scope: Scope) {
        self.open.push(scope);
    }

    /// Closes the innermost scope.
    pub(super) fn pop(&mut self) -> Scope {
        self.open.pop().unwrap_or_default()
    }

    /// Returns the visible definition of a name.
    pub(super) fn lookup(&self, name: &str) -> Option<Definition> {
        self.open.iter().rev().find_map(|scope| scope.get(name).copied())
    }

    /// Declares a name in the innermost scope.
    pub(super) fn define(&mut self, name: &str, definition: Definition) {
        if let Some(scope) = self.open.last_mut() {
            scope.insert(name.to_owned(), definition);
        }
    }
}
