//! The diagnostics of this crate, one constructor per code.

use legalize_source::{Diagnostic, Span};

/// A pattern, or a part of one, could not be lowered; the reason has been reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Failed;

/// Result type of most functions of this crate.
pub(crate) type Lowered<T> = Result<T, Failed>;

/// A text cut to a length that fits a message.
pub(crate) fn short(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn at(span: Span, code: &'static str, message: String, label: &str, help: &str) -> Diagnostic {
    Diagnostic::error(code, message).with_label(span, label).with_help(help)
}

pub(crate) fn unbound_symbol(span: Span, symbol: &str, similar: Option<&str>) -> Diagnostic {
    let help = match similar {
        Some(similar) => format!("did you mean '${similar}'?"),
        None => "bind it to an argument or to an operation of the source pattern, or to an operation of an \
                 earlier result pattern"
            .to_owned(),
    };
    at(span, "drr::unbound_symbol", format!("symbol '${symbol}' is not bound"), "not bound", &help)
}

pub(crate) fn early_symbol(span: Span, symbol: &str) -> Diagnostic {
    at(
        span,
        "drr::unbound_symbol",
        format!("symbol '${symbol}' is used before its operation is created"),
        "not created yet",
        "result patterns are built in order, arguments before the operation; move the one that binds it up",
    )
}

pub(crate) fn rebound_symbol(span: Span, symbol: &str, first: Option<Span>) -> Diagnostic {
    let diagnostic = at(
        span,
        "drr::rebound_symbol",
        format!("symbol '${symbol}' is bound more than once"),
        "bound again",
        "only operands may share a symbol (they must then be equal); give this one another name",
    );
    match first {
        Some(first) if first != span => diagnostic.with_label(first, "first bound here"),
        _ => diagnostic,
    }
}

pub(crate) fn indexed_binding(span: Span, symbol: &str) -> Diagnostic {
    at(
        span,
        "drr::indexed_binding",
        format!("symbol '${symbol}' with a result index cannot be bound to an argument"),
        "binds an argument",
        "`__N` names the N-th result of an operation; use another name",
    )
}

pub(crate) fn result_index(span: Span, symbol: &str, index: usize, op: &str, count: usize) -> Diagnostic {
    let help = match count {
        0 => "use another symbol: the operation has no results".to_owned(),
        1 => "use 0, the index of its only result".to_owned(),
        _ => format!("use an index from 0 to {}", count - 1),
    };
    at(
        span,
        "drr::result_index",
        format!("'${symbol}' names result {index} of '{op}', which has {count}"),
        "no such result",
        &help,
    )
}

pub(crate) fn not_a_result(span: Span, symbol: &str) -> Diagnostic {
    at(
        span,
        "drr::not_a_result",
        format!("'${symbol}' has a result index, but the symbol is not bound to results"),
        "only results have an index",
        "remove `__N`, or bind the symbol to an operation",
    )
}

pub(crate) fn argument_count(span: Span, op: &str, given: usize, declared: usize, names: &str) -> Diagnostic {
    let plural = if declared == 1 { "" } else { "s" };
    let help = match declared {
        0 => "remove the arguments: the definition declares none".to_owned(),
        _ => format!("pass the arguments of the definition: {names}"),
    };
    at(
        span,
        "drr::argument_count",
        format!("'{op}' has {declared} argument{plural}, the pattern gives {given}"),
        "wrong number of arguments",
        &help,
    )
}

pub(crate) fn unknown_operator(span: Span, text: &str, help: &str) -> Diagnostic {
    at(
        span,
        "drr::unknown_operator",
        format!("'{}' is neither an operation nor a directive", short(text)),
        "unknown operator",
        help,
    )
}

pub(crate) fn misplaced_directive(span: Span, name: &str, help: &str) -> Diagnostic {
    at(span, "drr::misplaced_directive", format!("directive '{name}' is not allowed here"), "misplaced", help)
}

pub(crate) fn directive(span: Span, name: &str, problem: &str, help: &str) -> Diagnostic {
    at(span, "drr::directive", format!("directive '{name}' {problem}"), "", help)
}

pub(crate) fn argument_kind(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::argument_kind", message, "does not fit here", help)
}

pub(crate) fn unsupported(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::unsupported", message, "", help)
}

pub(crate) fn native_call(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::native_call", message, "in this call", help)
}

pub(crate) fn constraint(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::constraint", message, "", help)
}

pub(crate) fn replacement(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::replacement", message, "", help)
}

pub(crate) fn benefit(span: Span, message: String) -> Diagnostic {
    at(
        span,
        "drr::benefit",
        message,
        "",
        "write `(addBenefit N)` with one integer as the last parameter of `Pattern` or `Pat`; the sum of N \
         and the number of matched operations must be between 0 and 65534",
    )
}

pub(crate) fn constant(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::constant", message, "", help)
}

pub(crate) fn result_types(span: Span, message: String, help: &str) -> Diagnostic {
    at(span, "drr::result_types", message, "", help)
}

pub(crate) fn nesting(span: Span, limit: usize) -> Diagnostic {
    at(
        span,
        "drr::nesting",
        "pattern is nested too deeply".to_owned(),
        "",
        &format!("split the pattern: at most {limit} levels are accepted"),
    )
}

pub(crate) fn alternatives(span: Span, limit: usize) -> Diagnostic {
    at(
        span,
        "drr::alternatives",
        "pattern has too many alternatives".to_owned(),
        "",
        &format!(
            "bind the result that is used (`$name__0`) or write several patterns: at most {limit} \
             alternatives are accepted; each 'either' doubles their number and each operation with several \
             results multiplies it"
        ),
    )
}

pub(crate) fn pattern_record(span: Span, message: String) -> Diagnostic {
    at(span, "drr::pattern", message, "", "derive it from `Pattern` or `Pat` and set all of its fields")
}
