//! What turns the C++ text of natives into something that runs.

use legalize_ir::Context;
use legalize_pattern_model::{Native, Predicate};
use legalize_snippet::Given;

use super::Natives;
use super::call::{ConstraintFn, RewriteFn};

/// A constant that a native constraint asks for: then the matcher tells patterns apart by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConstantAsked {
    /// The number of the argument, a constant operation or its result.
    pub argument: usize,
    /// Whether any constant will do; then what the constraint gives back, if anything, is the constant's value. If
    /// not, the constraint is run besides.
    pub anything: bool,
}

/// Turns C++ text into something that runs.
pub trait SnippetEvaluator: Send + Sync {
    /// A native constraint with a body, which may call functions of `natives`.
    ///
    /// # Errors
    /// A message that says what in the text cannot be evaluated.
    fn constraint(&self, ctx: &Context, native: &Native, natives: &Natives) -> Result<ConstraintFn, String>;

    /// A native rewrite with a body, which may call functions of `natives`.
    ///
    /// # Errors
    /// As [`SnippetEvaluator::constraint`].
    fn rewrite(&self, ctx: &Context, native: &Native, natives: &Natives) -> Result<RewriteFn, String>;

    /// What constant a native constraint with a body asks for, where that is all it looks at.
    fn constant_asked(&self, native: &Native) -> Option<ConstantAsked> {
        let _ = native;
        None
    }

    /// Whether a native rewrite with a body gives the same for the same arguments, as long as these are attributes and
    /// types, and does nothing else. Then what it gave is used again.
    fn is_function(&self, native: &Native) -> bool {
        let _ = native;
        false
    }

    /// Whether a native constraint with a body may look at more than attributes and types of what it is handed: at who
    /// reads a value, at what stands beside an operation. `given` says of each argument whether it is an attribute or
    /// a type itself.
    fn looks_around(&self, native: &Native, given: &[bool]) -> bool {
        let _ = (native, given);
        true
    }

    /// Whether a native constraint with a body looks at nothing at all.
    fn is_fixed(&self, native: &Native) -> bool {
        let _ = native;
        false
    }

    /// As [`SnippetEvaluator::looks_around`], for a constraint tree.
    fn predicate_looks_around(&self, tree: &Predicate, given: &[bool]) -> bool {
        let _ = (tree, given);
        true
    }

    /// Why a native with a body cannot be evaluated, whatever is matched: it calls a method which an argument, of the type
    /// that `given` says, has not, or gives another number of results than it declares. The body may call functions of
    /// `natives`.
    fn never_evaluates(
        &self,
        ctx: &Context,
        native: &Native,
        natives: &Natives,
        given: &[Given],
    ) -> Option<String> {
        let _ = (ctx, native, natives, given);
        None
    }

    /// As [`SnippetEvaluator::never_evaluates`], for a constraint tree.
    fn predicate_never_evaluates(&self, ctx: &Context, tree: &Predicate, given: &[Given]) -> Option<String> {
        let _ = (ctx, tree, given);
        None
    }

    /// A constraint tree; the first argument is `$_self`, the others are `$0`, `$1`, ….
    ///
    /// # Errors
    /// As [`SnippetEvaluator::constraint`].
    fn predicate(&self, ctx: &Context, tree: &Predicate) -> Result<ConstraintFn, String>;
}
