//! Errors of snippets.

use std::fmt;

/// A snippet that cannot be parsed: an offset in its text and a message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message} at offset {offset} of the snippet")]
#[non_exhaustive]
pub struct SnippetError {
    /// Offset of the first byte at fault.
    pub offset: usize,
    /// Message: lower case, no full stop.
    pub message: String,
}

impl SnippetError {
    pub(crate) fn new(offset: usize, message: impl Into<String>) -> Self {
        SnippetError { offset, message: message.into() }
    }
}

/// Reason for which an evaluation has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EvalErrorKind {
    /// A function, method, class or name that is not registered; the host can register it.
    Unknown,
    /// Code that C++ would not compile or that would fail at run time: a failed `cast`, an index out of
    /// range.
    Invalid,
    /// A limit on work or depth.
    Limit,
    /// The environment lacks an object that the snippet needs, such as an operation or a rewriter.
    Missing,
}

/// Error of an evaluation, with its place in the snippet.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub struct EvalError {
    /// Kind of failure.
    pub kind: EvalErrorKind,
    /// Offset in the snippet.
    pub offset: usize,
    /// Message: lower case, no full stop.
    pub message: String,
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} at offset {}", self.message, self.offset)
    }
}

impl EvalError {
    /// Creates an error without a place; the evaluator of the call fills it in.
    pub fn new(kind: EvalErrorKind, message: impl Into<String>) -> Self {
        EvalError { kind, offset: 0, message: message.into() }
    }

    /// Creates an error for a name that is not registered.
    pub fn unknown(message: impl Into<String>) -> Self {
        Self::new(EvalErrorKind::Unknown, message)
    }

    /// Creates an error for code that C++ would not compile or that would fail at run time.
    pub fn invalid(message: impl Into<String>) -> Self {
        Self::new(EvalErrorKind::Invalid, message)
    }

    /// Creates an error for data that is larger than it may be.
    pub(crate) fn too_large(data: &str, unit: &str, most: usize) -> Self {
        Self::new(EvalErrorKind::Limit, format!("{data} has more than {most} {unit}"))
    }

    pub(crate) fn missing(message: impl Into<String>) -> Self {
        Self::new(EvalErrorKind::Missing, message)
    }

    pub(crate) fn at(mut self, offset: u32) -> Self {
        if self.offset == 0 {
            self.offset = offset as usize;
        }
        self
    }
}
