//! Names and what they stand for. Scopes nest, and an inner name may not hide an outer one.

use legalize_source::Span;
use rustc_hash::FxHashMap;

use crate::ast::{CallableId, VarId};

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Definition {
    /// A variable.
    Variable(VarId),
    /// A constraint.
    Constraint(CallableId),
    /// A rewrite.
    Rewrite(CallableId),
    /// A pattern.
    Pattern(Span),
    /// What a declaration that was refused would have declared. Nothing is said of its uses.
    Refused,
}

/// One scope's names; it may be entered more than once (a signature's, for the body).
pub type Scope = FxHashMap<String, Definition>;

/// The scopes that are open.
#[derive(Debug, Default)]
pub struct Scopes {
    open: Vec<Scope>,
}

impl Scopes {
    /// Opens a scope.
    pub fn push(&mut self, scope: Scope) {
        self.open.push(scope);
    }

    /// Closes the innermost scope.
    pub fn pop(&mut self) -> Scope {
        self.open.pop().unwrap_or_default()
    }

    /// What a name stands for here.
    pub fn lookup(&self, name: &str) -> Option<Definition> {
        self.open.iter().rev().find_map(|scope| scope.get(name).copied())
    }

    /// Enters a name into the innermost scope.
    pub fn define(&mut self, name: &str, definition: Definition) {
        if let Some(scope) = self.open.last_mut() {
            scope.insert(name.to_owned(), definition);
        }
    }
}
