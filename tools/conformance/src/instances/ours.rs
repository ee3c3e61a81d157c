//! The same checks by our own parser, verifier and printer.

use std::panic::{AssertUnwindSafe, catch_unwind};

use legalize::ir::{Context, ParseOptions, ParsedModule, PrintOptions, parse_module, print_op};

/// A module that was read, in both forms; else the first error.
pub(super) struct Answer {
    /// Generic form.
    pub generic: String,
    /// Custom assembly.
    pub custom: String,
}

/// Reads and verifies a module.
///
/// # Errors
/// The first error's message, if the module is refused.
pub(super) fn read(ctx: &Context, text: &str) -> Result<ParsedModule, String> {
    let file = ctx.sources().add("-", text);
    ctx.forget_resources();
    let (module, diagnostics) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
    module.filter(|_| !diagnostics.has_errors()).ok_or_else(|| {
        let error = diagnostics.iter().find(|d| d.severity == legalize::source::Severity::Error);
        let message = error.map_or_else(String::new, |error| error.message.clone());
        message.lines().next().unwrap_or("no message").to_owned()
    })
}

/// Reads, verifies and prints a module.
///
/// # Errors
/// The first error's message, if the module is refused.
pub(super) fn run(ctx: &Context, text: &str) -> Result<Answer, String> {
    let answer = catch_unwind(AssertUnwindSafe(|| {
        let module = read(ctx, text)?;
        let print = |generic| {
            let options = PrintOptions::default().with(|options| options.generic = generic);
            print_op(ctx, &module.ir, module.root, &options).trim_end().to_owned()
        };
        Ok(Answer { generic: print(true), custom: print(false) })
    }));
    answer.unwrap_or_else(|_| Err("panic".to_owned()))
}
