//! Declarative rules of canonicalization and of conversions: each file of `patterns/` with its model.
//!
//! The `.td` files are the sources; the `.model` files are loaded, frozen as build scripts freeze patterns,
//! since reading a model takes far less time than compiling definitions and rules. A test checks that they
//! agree, and `BLESS=1` regenerates the models.

use legalize_conversion::{DeclarativeOptions, PatternSet};
use legalize_ir::Context;
use legalize_typed::FrozenPatterns;

/// Adds the patterns of a model.
pub(crate) fn add(
    ctx: &Context,
    model: &'static [u8],
    options: DeclarativeOptions,
    patterns: &mut PatternSet,
) {
    FrozenPatterns::new(model).add_to(ctx, patterns, options);
}
