//! Diagnostics of the crate: one code per kind of error, each with a help that says what to do.

use legalize_source::{Diagnostic, Span};

use crate::syntax::explain::syntax_help;

/// Kind of error. The code is `pdll::` and the name in snake case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    /// A file that cannot be included.
    Include,
    /// A name that is defined twice.
    Redefinition,
    /// A name that is not defined.
    Undefined,
    /// An expression of the wrong type.
    TypeMismatch,
    /// A member that does not exist.
    InvalidMember,
    /// An invalid call.
    InvalidCall,
    /// A constraint that cannot be applied.
    InvalidConstraint,
    /// An operation expression that contradicts the operation's definition.
    InvalidOperation,
    /// A body with an invalid end.
    InvalidBody,
    /// A variable that cannot be defined.
    InvalidVariable,
    /// A rewrite statement in an invalid place.
    InvalidRewrite,
    /// Wrong pattern metadata.
    InvalidMetadata,
    /// A tuple that cannot be built.
    InvalidTuple,
    /// A syntax error that is only detected when names are known.
    Syntax,
    /// An operation's name with blanks or comments in it.
    SpreadName,
    /// A number that wraps to another one.
    WrappedIndex,
    /// Result types that possibly cannot be inferred.
    UninferredResults,
    /// An attribute or type literal that does not parse.
    InvalidLiteral,
    /// A feature that the pattern model cannot express.
    Unsupported,
    /// An operation or value that is not tied to the root.
    Unbound,
    /// A limit on the amount of work.
    TooLarge,
}

impl Code {
    /// Returns the code as it is printed.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Code::Include => "pdll::include",
            Code::Redefinition => "pdll::redefinition",
            Code::Undefined => "pdll::undefined",
            Code::TypeMismatch => "pdll::type_mismatch",
            Code::InvalidMember => "pdll::invalid_member",
            Code::InvalidCall => "pdll::invalid_call",
            Code::InvalidConstraint => "pdll::invalid_constraint",
            Code::InvalidOperation => "pdll::invalid_operation",
            Code::InvalidBody => "pdll::invalid_body",
            Code::InvalidVariable => "pdll::invalid_variable",
            Code::InvalidRewrite => "pdll::invalid_rewrite",
            Code::InvalidMetadata => "pdll::invalid_metadata",
            Code::InvalidTuple => "pdll::invalid_tuple",
            Code::Syntax => "pdll::syntax",
            Code::SpreadName => "pdll::spread_name",
            Code::WrappedIndex => "pdll::wrapped_index",
            Code::UninferredResults => "pdll::uninferred_results",
            Code::InvalidLiteral => "pdll::invalid_literal",
            Code::Unsupported => "pdll::unsupported",
            Code::Unbound => "pdll::unbound",
            Code::TooLarge => "pdll::too_large",
        }
    }

    fn help(self) -> &'static str {
        match self {
            Code::Include => {
                "name a `.pdll` or `.td` file that is found as given or along the `-I` directories"
            }
            Code::Redefinition => "choose another name: names cannot be shadowed, not even in an inner block",
            Code::Undefined => "define it before it is used, or include the file that does",
            Code::TypeMismatch => {
                "use an expression of the expected type; an `Op` converts to `Value` or `ValueRange`, a \
                 tuple to another tuple of the same size"
            }
            Code::InvalidMember => {
                "access a result of an operation (by index, or by name if its definition is included) or an \
                 element of a tuple"
            }
            Code::InvalidCall => "call a `Constraint` in a match section, a `Rewrite` in a rewrite section",
            Code::InvalidConstraint => "apply one-argument constraints to variables of their argument's type",
            Code::InvalidOperation => "give as many operand and result groups as the definition has",
            Code::InvalidBody => {
                "end a `Pattern` with `erase`, `replace` or `rewrite`; use `return` only at the end of a \
                 `Constraint` or `Rewrite`"
            }
            Code::InvalidVariable => "give the variable a constraint (`name: Value`) or a value (`= …`)",
            Code::InvalidRewrite => {
                "use `erase`, `replace` and `rewrite` at the end of a `Pattern` or in a `Rewrite`"
            }
            Code::InvalidMetadata => "use `benefit(0 to 65535)` and `recursion`, each at most once",
            Code::InvalidTuple => "use attributes, operations, types, values or ranges as tuple elements",
            Code::Syntax => "remove it",
            Code::SpreadName => "write the name in one piece, as in `op<my_dialect.my_op>`",
            Code::WrappedIndex => "use a result index up to 2147483647",
            Code::UninferredResults => "specify the result types: `-> (types)`",
            Code::InvalidLiteral => "write the attribute or type as in MLIR text",
            Code::Unsupported => "express it in another way, or write the pattern in Rust",
            Code::Unbound => {
                "connect it to the root: use it as an operand of a matched operation, or use a matched \
                 value in it"
            }
            Code::TooLarge => "split the pattern",
        }
    }
}

/// Creates an error with the code's help.
pub(crate) fn error(code: Code, message: impl Into<String>, span: Span) -> Diagnostic {
    let message = message.into();
    let help = match code {
        Code::Syntax => syntax_help(&message),
        code => code.help().to_owned(),
    };
    Diagnostic::error(code.id(), message).with_label(span, "").with_help(help)
}

/// Creates a warning with the code's help.
pub(crate) fn warning(code: Code, message: impl Into<String>, span: Span) -> Diagnostic {
    Diagnostic::warning(code.id(), message).with_label(span, "").with_help(code.help())
}

/// Creates a note at a place.
pub(crate) fn note(message: impl Into<String>, span: Span) -> Diagnostic {
    Diagnostic::note(message).with_label(span, "")
}
