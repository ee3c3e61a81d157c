//! A custom dialect, typed: views and builders from `toy.td`, rules from `rules.td`, patterns in Rust, and a
//! conversion to `llvm`.

/// The `toy` dialect.
pub mod toy {
    include!(concat!(env!("OUT_DIR"), "/toy.rs"));
}

/// The `llvm` dialect, as it is embedded in `legalize`.
pub mod llvm {
    include!(concat!(env!("OUT_DIR"), "/llvm.rs"));
}

/// The rules of `rules.td`.
pub mod rules {
    include!(concat!(env!("OUT_DIR"), "/rules.rs"));
}

mod hooks;
mod patterns;
mod provider;

pub use hooks::{ToyHooks, cycles_of};
pub use provider::Toy;

use legalize::prelude::*;
use legalize::typed::AddTypedPatterns;

/// Registers both dialects in a context. No file is read.
pub fn register(ctx: &mut Context) -> Diagnostics {
    let mut diagnostics = toy::register_with(ctx, ToyHooks);
    // Hooks that the `.td` files of the default dialects do not contain.
    let attach = |ctx: &mut Context| legalize::dialects::DefaultDialects.attach(ctx);
    diagnostics.extend(llvm::DEFINITIONS.register_with(ctx, attach));
    diagnostics
}

/// Returns the rules of `rules.td` and the pattern in Rust.
///
/// # Errors
/// If the set cannot be frozen.
pub fn simplifications(ctx: &Context) -> Result<FrozenPatternSet, Diagnostics> {
    let mut set = PatternSet::new();
    rules::populate(ctx, &mut set, DeclarativeOptions::plain(), patterns::Powers);
    set.add_op(patterns::AddToItself);
    set.freeze(ctx, &Natives::new())
}

/// Simplifies the operations below `root`.
///
/// # Errors
/// If the set cannot be frozen, or a pattern cannot be evaluated.
pub fn simplify(ctx: &Context, ir: &mut Ir, root: OpId) -> Result<(), Diagnostics> {
    let patterns = simplifications(ctx)?;
    apply_patterns_greedily(ctx, ir, root, &patterns, &GreedyConfig::default())?;
    Ok(())
}

/// Converts the `toy` operations below `root` to `llvm`; operations of other dialects stay.
///
/// # Errors
/// If the set cannot be frozen, or an operation of `toy` stays.
pub fn convert(ctx: &Context, ir: &mut Ir, root: OpId) -> Result<(), Diagnostics> {
    let mut set = PatternSet::new();
    set.add_op_conversion(patterns::ConvertConstant);
    set.add_op_conversion(patterns::ConvertAdd);
    set.add_op_conversion(patterns::ConvertMul);
    set.add_op_conversion(patterns::ConvertShl);
    set.add_op_conversion(patterns::ConvertSum);
    let patterns = set.freeze(ctx, &Natives::new())?;
    let mut target = ConversionTarget::new();
    target.add_legal_dialect("llvm").add_legal_dialect("builtin").add_illegal_dialect("toy");
    apply_partial_conversion(ctx, ir, root, &target, &patterns, &ConversionConfig::default())?;
    Ok(())
}
