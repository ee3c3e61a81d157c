//! Reading and printing, checked together.

mod agreed;
mod errors;
mod forms;
mod hooks;
mod random;

use std::sync::Arc;

use legalize_source::SourceMap;

use super::*;
use crate::builtin::register_builtin;

/// A context with the builtin dialect that accepts all others.
fn context() -> Context {
    let mut ctx = Context::new(Arc::new(SourceMap::new()));
    register_builtin(&mut ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

fn read(ctx: &Context, text: &str) -> Result<ParsedModule, String> {
    let file = ctx.sources().add("t.mlir", text);
    let options = ParseOptions { verify: false, ..ParseOptions::default() };
    let (module, errors) = parse_module(ctx, file, &options).into_parts();
    module.ok_or_else(|| {
        errors.into_iter().map(|error| error.resolved(ctx.sources()).render()).collect::<String>()
    })
}

/// Returns the printed text of a module, or its errors.
fn show(text: &str, options: &PrintOptions) -> String {
    let ctx = context();
    match read(&ctx, text) {
        Ok(module) => print_op(&ctx, &module.ir, module.root, options),
        Err(errors) => errors,
    }
}

/// Returns the printed text of a module, which must parse to the same text again.
fn check(text: &str) -> String {
    let first = show(text, &PrintOptions::default());
    assert_eq!(show(&first, &PrintOptions::default()), first);
    first
}
