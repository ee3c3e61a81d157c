//! Calls of natives, and the Rust functions that they run.

use std::sync::Arc;

use legalize_ir::{Context, Ir, Location, OpId};

use super::value::{NativeValue, NativeValues};
use crate::pattern::MatchFailure;
use crate::rewriter::Rewriter;
use crate::type_converter::TypeConverter;

/// Input of a native constraint.
#[non_exhaustive]
pub struct ConstraintCall<'a> {
    /// The context.
    pub ctx: &'a Context,
    /// The body.
    pub ir: &'a Ir,
    /// The root of the match.
    pub root: OpId,
    /// The arguments.
    pub args: &'a [NativeValue],
    /// The running pattern's converter, inside a dialect conversion.
    pub converter: Option<&'a Arc<TypeConverter>>,
}

impl<'a> ConstraintCall<'a> {
    /// Creates a call outside of a dialect conversion and of any driver, for tests.
    pub fn new(ctx: &'a Context, ir: &'a Ir, root: OpId, args: &'a [NativeValue]) -> Self {
        ConstraintCall { ctx, ir, root, args, converter: None }
    }

    /// Sets the running pattern's converter.
    #[must_use]
    pub fn with_converter(mut self, converter: Option<&'a Arc<TypeConverter>>) -> Self {
        self.converter = converter;
        self
    }
}

/// Input of a native rewrite.
#[non_exhaustive]
pub struct RewriteCall<'a> {
    /// The root of the match; valid unless the pattern erased it.
    pub root: OpId,
    /// The location of new operations.
    pub loc: Location,
    /// The arguments.
    pub args: &'a [NativeValue],
}

impl<'a> RewriteCall<'a> {
    /// Creates a call outside of a driver, for tests.
    pub fn new(root: OpId, loc: Location, args: &'a [NativeValue]) -> Self {
        RewriteCall { root, loc, args }
    }
}

/// A native constraint; returns the values that it binds if it holds.
pub type ConstraintFn = Arc<dyn Fn(&ConstraintCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync>;
/// A native rewrite; returns the values that it binds. A failure makes the whole pattern fail; its edits are
/// rolled back.
pub type RewriteFn =
    Arc<dyn Fn(&mut dyn Rewriter<'_>, &RewriteCall<'_>) -> Result<NativeValues, MatchFailure> + Send + Sync>;
