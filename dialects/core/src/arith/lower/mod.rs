//! `convert-arith-to-llvm`: the rules of `patterns/arith-to-llvm.td` and `patterns/arith-expand.td`.

pub(super) mod attributes;
pub(super) mod pass;

use std::sync::Arc;

use legalize_conversion::{DeclarativeOptions, PatternSet, TypeConverter};
use legalize_ir::Context;

use crate::common::declarative;

/// Adds the patterns.
fn add(ctx: &Context, converter: &Arc<TypeConverter>, patterns: &mut PatternSet) {
    let expand = include_bytes!("../../../patterns/arith-expand.model");
    declarative::add(ctx, expand, DeclarativeOptions::plain(), patterns);
    let lower = include_bytes!("../../../patterns/arith-to-llvm.model");
    declarative::add(ctx, lower, DeclarativeOptions::converted(converter.clone()), patterns);
}
