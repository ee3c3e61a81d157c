//! Interface of the evaluator of the C++ text of natives.

use legalize_ir::{Context, Reason};
use legalize_pattern_model::{Native, Predicate};
use legalize_snippet::Given;

use super::Natives;
use super::call::{ConstraintFn, RewriteFn};

/// A constant that a native constraint requires, by which the matcher distinguishes patterns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestedConstant {
    /// The number of the argument, a constant operation or its result.
    pub argument: usize,
    /// True if any constant matches; then the constraint's result, if it has one, is the constant's value. If
    /// false, the constraint is run in addition.
    pub anything: bool,
}

/// Evaluator that turns C++ text into functions.
pub trait SnippetEvaluator: Send + Sync {
    /// Creates the function of a native constraint with a body, which may call functions of `natives`.
    ///
    /// # Errors
    /// Returns a message that describes the part of the text that cannot be evaluated.
    fn constraint(&self, ctx: &Context, native: &Native, natives: &Natives) -> Result<ConstraintFn, Reason>;

    /// Creates the function of a native rewrite with a body, which may call functions of `natives`.
    ///
    /// # Errors
    /// As [`SnippetEvaluator::constraint`].
    fn rewrite(&self, ctx: &Context, native: &Native, natives: &Natives) -> Result<RewriteFn, Reason>;

    /// Constant that a native constraint with a body requires, if it depends on nothing else.
    fn requested_constant(&self, native: &Native) -> Option<RequestedConstant> {
        let _ = native;
        None
    }

    /// Returns true if a native rewrite with a body returns the same for the same arguments, as long as these
    /// are attributes and types, and has no effects. Then its results are cached.
    fn is_function(&self, native: &Native) -> bool {
        let _ = native;
        false
    }

    /// Returns true if a native constraint with a body is non-local: it may depend on more than attributes
    /// and types of its arguments, such as users of a value or neighbours of an operation. `given` is true
    /// for each argument that is an attribute or a type itself.
    fn is_non_local(&self, native: &Native, given: &[bool]) -> bool {
        let _ = (native, given);
        true
    }

    /// Returns true if a native constraint with a body has no inputs.
    fn is_fixed(&self, native: &Native) -> bool {
        let _ = native;
        false
    }

    /// Equivalent of [`SnippetEvaluator::is_non_local`] for a constraint tree.
    fn is_predicate_non_local(&self, tree: &Predicate, given: &[bool]) -> bool {
        let _ = (tree, given);
        true
    }

    /// Reason why a native with a body cannot be evaluated for any match, if there is one: it calls a method
    /// that an argument of the type in `given` does not have, or returns another number of results than it
    /// declares. The body may call functions of `natives`.
    fn never_evaluates(
        &self,
        ctx: &Context,
        native: &Native,
        natives: &Natives,
        given: &[Given],
    ) -> Option<Reason> {
        let _ = (ctx, native, natives, given);
        None
    }

    /// Equivalent of [`SnippetEvaluator::never_evaluates`] for a constraint tree.
    fn predicate_never_evaluates(&self, ctx: &Context, tree: &Predicate, given: &[Given]) -> Option<Reason> {
        let _ = (ctx, tree, given);
        None
    }

    /// Creates the function of a constraint tree; the first argument is `$_self`, the others are `$0`, `$1`,
    /// ….
    ///
    /// # Errors
    /// As [`SnippetEvaluator::constraint`].
    fn predicate(&self, ctx: &Context, tree: &Predicate) -> Result<ConstraintFn, Reason>;
}
