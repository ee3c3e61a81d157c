//! How the verifier's findings are worded and placed.

use legalize_source::Diagnostic;

use crate::body::{Ir, OpId};
use crate::context::{Context, LocData, Location};

/// The code of errors that a hook wants to be reported as they are, without the operation's name in front;
/// see [`plain_error`].
pub const UNPREFIXED: &str = "ir::verify";

/// An error at a location: a label where the location is in a file that was read, else its place in words.
pub(crate) fn error_at(ctx: &Context, loc: Location, code: &'static str, message: String) -> Diagnostic {
    place(ctx, loc, Diagnostic::error(code, message))
}

/// A note at a location.
pub(super) fn note_at(ctx: &Context, loc: Location, message: impl Into<String>) -> Diagnostic {
    place(ctx, loc, Diagnostic::note(message))
}

/// Points a diagnostic at a location: at its place in a file that was read, or in words.
pub fn place(ctx: &Context, loc: Location, diagnostic: Diagnostic) -> Diagnostic {
    match loc.source() {
        Some(span) => diagnostic.with_label(span, ""),
        None => diagnostic.with_place(location_in_words(ctx, loc)),
    }
}

/// A location as `file:line:column`, or the nearest to it that a location knows.
pub fn location_in_words(ctx: &Context, loc: Location) -> String {
    let mut loc = loc;
    // Locations are trees of finite depth; the bound only guards the loop.
    for _ in 0..10_000 {
        loc = match ctx.loc_data(loc) {
            LocData::Unknown => break,
            LocData::FileLineCol { file, line, column } => {
                return format!("{}:{line}:{column}", ctx.str(file));
            }
            LocData::FileLineColRange { file, start, .. } => {
                return format!("{}:{}:{}", ctx.str(file), start.0, start.1);
            }
            LocData::Named { name, child } if child == Location::UNKNOWN => {
                return format!("\"{}\"", ctx.str(name));
            }
            LocData::Named { child, .. } => child,
            LocData::CallSite { callee, .. } => callee,
            LocData::Fused { locations, .. } => match locations.first() {
                Some(&first) => first,
                None => break,
            },
        };
    }
    "<unknown>:0".to_owned()
}

/// An error about an operation, with its name in front: `'arith.addi' op message`.
pub fn op_error(ctx: &Context, ir: &Ir, op: OpId, code: &'static str, message: &str) -> Diagnostic {
    let data = ir.op(op);
    error_at(ctx, data.loc(), code, format!("'{}' op {message}", ctx.op_str(data.name())))
}

/// An error that a verifier hook gives back and that is reported as it is, without the operation's name in
/// front.
pub fn plain_error(message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(UNPREFIXED, message)
}

/// What a hook said about an operation, completed: the name in front and the operation's place, unless the
/// hook gave a place itself.
pub(super) fn from_hook(ctx: &Context, ir: &Ir, op: OpId, error: Diagnostic) -> Box<Diagnostic> {
    let data = ir.op(op);
    let mut error = error;
    if error.code != UNPREFIXED {
        error.message = format!("'{}' op {}", ctx.op_str(data.name()), error.message);
    }
    if error.code.is_empty() {
        error.code = "ir::invariant";
    }
    if error.labels.is_empty() && error.place().is_none() {
        error = place(ctx, data.loc(), error);
    }
    Box::new(error)
}
