//! Any text as MLIR: no panic, no hang; what was read prints, and the print reads back.
#![no_main]

use std::sync::Arc;

use legalize::ir::{Context, ParseOptions, PrintOptions, parse_module, print_op};
use legalize::source::SourceMap;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    ctx.allow_unregistered_dialects(true);
    legalize::ir::register_builtin(&mut ctx);
    let file = ctx.sources().add("fuzz.mlir", text);
    let (module, diagnostics) = parse_module(&ctx, file, &ParseOptions::default());
    let Some(module) = module.filter(|_| !diagnostics.has_errors()) else { return };
    let printed = print_op(&ctx, &module.ir, module.root, &PrintOptions::default());
    // Upstream's print of `@""`, which neither tool reads.
    if printed.contains("@<<INVALID EMPTY SYMBOL>>") {
        return;
    }
    let again = ctx.sources().add("printed.mlir", printed.clone());
    let (module, diagnostics) = parse_module(&ctx, again, &ParseOptions::default());
    let module = module.unwrap_or_else(|| panic!("the print does not read back: {diagnostics:?}\n{printed}"));
    assert_eq!(printed, print_op(&ctx, &module.ir, module.root, &PrintOptions::default()));
});
