//! Wording and places of the verifier's findings.

use legalize_source::Diagnostic;
use rustc_hash::FxHashMap;

use crate::body::{BlockId, Ir, OpId, ValueDef, ValueId};
use crate::context::{Context, LocData, Location};
use crate::text::{PrintOptions, print_op_alone};

/// The code of errors that a hook wants to be reported as they are, without the operation's name as prefix;
/// see [`plain_error`].
pub const UNPREFIXED: &str = "ir::verify";

/// An error at a location: a label where the location is in a file that was read, else its place in words.
pub(crate) fn error_at(ctx: &Context, loc: Location, code: &'static str, message: String) -> Diagnostic {
    located(ctx, loc, Diagnostic::error(code, message))
}

/// A note at a location.
pub(super) fn note_at(ctx: &Context, loc: Location, message: impl Into<String>) -> Diagnostic {
    located(ctx, loc, Diagnostic::note(message))
}

/// Points a diagnostic at a location: at its place in a file that was read, or in words.
pub fn located(ctx: &Context, loc: Location, diagnostic: Diagnostic) -> Diagnostic {
    match loc.source() {
        Some(span) => diagnostic.with_label(span, ""),
        None => diagnostic.with_location(location_in_words(ctx, loc)),
    }
}

/// Text of an unknown location.
const UNKNOWN: &str = "<unknown>:0";

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
    UNKNOWN.to_owned()
}

/// An error about an operation, with its name as prefix: `'arith.addi' op message`. The operation's text is a
/// note where its location is unknown.
pub fn op_error(ctx: &Context, ir: &Ir, op: OpId, code: &'static str, message: &str) -> Diagnostic {
    let data = ir.op(op);
    let error = error_at(ctx, data.loc(), code, format!("'{}' op {message}", ctx.op_str(data.name())));
    with_text_of(ctx, ir, op, error)
}

/// Number of characters of an operation's text that a note shows.
const SHOWN: usize = 500;

/// Adds an operation's text as a note to an error about it, if its location is unknown, as it could not be
/// found otherwise. Values are numbered for the note alone. Upstream's tools add such a note to all errors
/// unless they compare them with what is expected.
fn with_text_of(ctx: &Context, ir: &Ir, op: OpId, error: Diagnostic) -> Diagnostic {
    let loc = ir.op(op).loc();
    if loc.source().is_some()
        || ctx.sources().limits().upstream_errors
        || location_in_words(ctx, loc) != UNKNOWN
    {
        return error;
    }
    let mut numbers: FxHashMap<OpId, usize> = FxHashMap::default();
    let value = |value: ValueId| match ir.value(value).def() {
        ValueDef::Argument { index, .. } => format!("arg{index}"),
        ValueDef::Result { op, index } => {
            let next = numbers.len();
            let number = *numbers.entry(op).or_insert(next);
            match ir.op(op).results().len() {
                1 => number.to_string(),
                _ => format!("{number}#{index}"),
            }
        }
    };
    let mut blocks: FxHashMap<BlockId, u32> = FxHashMap::default();
    let block = |block: BlockId| {
        let next = blocks.len() as u32 + 1;
        *blocks.entry(block).or_insert(next)
    };
    let options =
        PrintOptions { generic: true, elide_elements_if_larger: Some(16), ..PrintOptions::default() };
    let mut text = print_op_alone(ctx, ir, op, &options, value, block);
    if let Some((at, _)) = text.char_indices().nth(SHOWN) {
        text.truncate(at);
        text.push('…');
    }
    error.with_note(Diagnostic::note(format!("see the operation: {text}")))
}

/// Creates an error of a verifier hook that is reported verbatim, without the operation's name as a prefix.
pub fn plain_error(message: impl Into<String>) -> Diagnostic {
    Diagnostic::error(UNPREFIXED, message)
}

/// Completes an error that a hook returned for an operation: adds the operation's name at the front, and the
/// operation's place unless the hook gave one.
pub(super) fn from_hook(ctx: &Context, ir: &Ir, op: OpId, error: Diagnostic) -> Box<Diagnostic> {
    let data = ir.op(op);
    let mut error = error;
    if error.code != UNPREFIXED {
        error.message = format!("'{}' op {}", ctx.op_str(data.name()), error.message);
    }
    if error.code.is_empty() {
        error.code = "ir::invariant";
    }
    if error.labels.is_empty() && error.location().is_none() {
        error = with_text_of(ctx, ir, op, located(ctx, data.loc(), error));
    }
    Box::new(error)
}
