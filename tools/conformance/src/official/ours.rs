//! Answers of our own parser, verifier and printer, with a time limit.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use legalize::ir::{Context, ParseOptions, PrintOptions, parse_module, print_op};
use legalize::source::Severity;

use super::{Answer, Refusal};

/// Time limit for one piece.
const TIME_LIMIT: Duration = Duration::from_secs(20);
/// Stack size of the thread that parses a piece.
const STACK: usize = 8 << 20;

/// Parses, verifies and prints a piece in the context of its owner; returns nothing if it takes too long or panics. A thread that takes
/// too long is abandoned.
pub(crate) fn answer<T: Send + Sync + 'static>(
    owner: &Arc<T>,
    ctx: fn(&T) -> &Context,
    piece: &str,
) -> Option<Answer> {
    let (sender, receiver) = mpsc::channel();
    let (owner, piece) = (owner.clone(), piece.to_owned());
    let work = move || {
        let answer = catch_unwind(AssertUnwindSafe(|| read(ctx(&owner), &piece))).ok();
        // The receiver is dropped after the time limit.
        let _ = sender.send(answer);
    };
    std::thread::Builder::new().stack_size(STACK).spawn(work).ok()?;
    receiver.recv_timeout(TIME_LIMIT).ok().flatten()
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
