//! Any text as MLIR: no panic, no hang; a parsed module prints, and the printed text parses.
#![no_main]

use std::sync::Arc;

use legalize::ir::{Context, ParseOptions, PrintOptions, parse_module, print_op};
use legalize::source::SourceMap;

fn context() -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    ctx.allow_unregistered_dialects(true);
    legalize::ir::register_builtin(&mut ctx);
    ctx
}

libfuzzer_sys::fuzz_target!(|text: &str| {
    let ctx = context();
    let file = ctx.sources().add("fuzz.mlir", text);
    let (module, diagnostics) = parse_module(&ctx, file, &ParseOptions::default()).into_parts();
    let Some(module) = module.filter(|_| !diagnostics.has_errors()) else { return };
    let printed = print_op(&ctx, &module.ir, module.root, &PrintOptions::default());
    if legalize_fuzz::is_lost_in(&ctx, &module.ir, module.root, &printed) {
        return;
    }
    let mut printed = printed;
    for _ in 0..legalize_fuzz::AFFINE_STEPS {
        // Keys of resources must differ from all others that a context has parsed.
        let ctx = context();
        let again = ctx.sources().add("printed.mlir", printed.clone());
        let (module, diagnostics) = parse_module(&ctx, again, &ParseOptions::default()).into_parts();
        let module =
            module.unwrap_or_else(|| panic!("the print does not read back: {diagnostics:?}\n{printed}"));
        let again = print_op(&ctx, &module.ir, module.root, &PrintOptions::default());
        if again == printed {
            return;
        }
        // Affine expressions are simplified each time that they are parsed, as by upstream.
        assert!(printed.contains("affine_"), "{printed}\n{again}");
        printed = again;
    }
});
