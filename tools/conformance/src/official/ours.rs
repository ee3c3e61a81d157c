//! Answers of our own parser, verifier and printer, with a time limit.

use std::sync::Arc;
use std::time::Duration;

use legalize::ir::{Context, ParseOptions, PrintOptions, parse_module, print_op};
use legalize::opt::coverage::within;
use legalize::source::Severity;

use super::{Answer, Refusal};

/// Time limit for one piece.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// Parses, verifies and prints a piece; returns nothing if it takes too long or panics.
pub(super) fn answer(ctx: &Arc<Context>, piece: &str) -> Option<Answer> {
    let (ctx, piece) = (ctx.clone(), piece.to_owned());
    within(TIME_LIMIT, move || read(&ctx, &piece))
}

fn read(ctx: &Context, text: &str) -> Answer {
    let file = ctx.sources().add("-", text);
    ctx.forget_resources();
    let (module, diagnostics) = parse_module(ctx, file, &ParseOptions::default()).into_parts();
    if let Some(module) = module.filter(|_| !diagnostics.has_errors()) {
        let print = |generic| {
            let options = PrintOptions::default().with(|options| options.generic = generic);
            print_op(ctx, &module.ir, module.root, &options).trim_end().to_owned()
        };
        return Answer::Accepted { custom: print(false), generic: print(true) };
    }
    let error = diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
    let Some(error) = error else { return Answer::Refused(Refusal::default()) };
    let resolved = error.clone().resolved(ctx.sources());
    Answer::Refused(Refusal {
        line: resolved.line_col().map(|at| at.line as usize),
        message: error.message.lines().next().unwrap_or_default().to_owned(),
    })
}
