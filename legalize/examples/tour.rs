//! The way of the facade end to end: definitions, text in, greedy folding, text out.

use std::sync::Arc;

use legalize::conversion::{GreedyConfig, apply_patterns_greedily};
use legalize::ir::{ParseOptions, PrintOptions, parse_module, print_op};
use legalize::opt::{Session, SessionOptions, Timing};
use legalize::source::SourceMap;

fn main() {
    // A session registers the default dialects, read from their embedded .td files.
    let (session, diagnostics) = Session::new(
        Arc::new(SourceMap::new()),
        &SessionOptions::default(),
        &legalize::dialects::providers(),
        &mut Timing::new(),
    );
    let session = session.unwrap_or_else(|| panic!("{diagnostics:?}"));
    let ctx = session.ctx();

    // MLIR text in.
    let text = "func.func @f(%a: i32) -> i32 {
      %c0 = arith.constant 0 : i32
      %b = arith.addi %a, %c0 : i32
      return %b : i32
    }";
    let file = ctx.sources().add("tour.mlir", text);
    let (module, diagnostics) = parse_module(ctx, file, &ParseOptions::default());
    let mut module = module.unwrap_or_else(|| panic!("{diagnostics:?}"));

    // The greedy driver folds until nothing changes; patterns would come from .td, .pdll, .ron or Rust.
    let (patterns, diagnostics) = session.freeze(&[], None);
    let patterns = patterns.unwrap_or_else(|| panic!("{diagnostics:?}"));
    apply_patterns_greedily(ctx, &mut module.ir, module.root, &patterns, &GreedyConfig::default());

    // MLIR text out.
    let printed = print_op(ctx, &module.ir, module.root, &PrintOptions::default());
    assert!(printed.contains("return %arg0 : i32"), "{printed}");
}
