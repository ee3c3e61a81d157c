//! Parser that custom assembly formats read with: literals, operands, types, attributes, regions.
//!
//! Every error is a [`Diagnostic`] at the place where reading stopped. Values are named before their types
//! are known, so an operand is read as an [`UnresolvedOperand`] and resolved later.

mod attributes;
mod operands;
mod punctuation;
mod regions;

pub use operands::UnresolvedOperand;
pub use punctuation::{Delimiter, Literal, Punct};
pub use regions::Argument;

use legalize_source::{Diagnostic, FileId, Span};

use super::parse::{OpenOp, Parser, Res};
use crate::body::Ir;
use crate::context::{Context, Location};

/// Parser of one operation's custom assembly, or of the parameters of a type or attribute.
pub struct OpParser<'p, 'src> {
    p: &'p mut Parser<'src>,
    open: Option<&'p OpenOp<'src>>,
    /// Offset of the name of the operation, type or attribute that is read.
    name: u32,
}

/// A place in the text to which reading can go back.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    offset: u32,
    last_end: u32,
}

/// Result of a parsing function.
type Result<T> = std::result::Result<T, Diagnostic>;

/// Takes an error out of its box.
#[inline]
fn flat<T>(result: Res<T>) -> Result<T> {
    result.map_err(|error| *error)
}

impl<'p, 'src> OpParser<'p, 'src> {
    /// Reads something that may call itself, one level deeper: on a new stack where the one at hand might not
    /// do. A hook that reads types or attributes in another way than the parser, as deep as they nest, does
    /// so in here.
    ///
    /// # Errors
    /// If the text nests deeper than `Limits::ir_depth`; those of `read`.
    pub fn nested<T: Send>(
        &mut self,
        read: impl FnOnce(&mut OpParser<'_, 'src>) -> Result<T> + Send,
    ) -> Result<T> {
        let (open, name) = (self.open, self.name);
        flat(self.p.nested(|p| read(&mut OpParser { p, open, name }).map_err(Box::new)))
    }

    pub(super) fn new(p: &'p mut Parser<'src>, open: Option<&'p OpenOp<'src>>) -> Self {
        let name = open.map_or(p.offset(), |open| open.offset);
        OpParser { p, open, name }
    }

    /// Reads the parameters of a type or attribute whose mnemonic is at offset `name`.
    pub(super) fn of_symbol(p: &'p mut Parser<'src>, name: u32) -> Self {
        OpParser { p, open: None, name }
    }

    /// The context.
    pub fn ctx(&self) -> &'src Context {
        self.p.ctx
    }

    /// The body that is being built.
    pub fn ir(&mut self) -> &mut Ir {
        &mut self.p.ir
    }

    /// The file.
    pub fn file(&self) -> FileId {
        self.p.file
    }

    /// The file's text.
    pub fn text(&self) -> &'src str {
        self.p.text
    }

    /// Offset of the token that is read next.
    #[inline]
    pub fn offset(&self) -> u32 {
        self.p.offset()
    }

    /// Returns the current position of the parser.
    #[inline]
    pub fn mark(&self) -> Mark {
        Mark { offset: self.p.offset(), last_end: self.p.last_end() }
    }

    /// Rewinds the parser to a place. Handles that were created since then stay, and forward references stay
    /// recorded.
    pub fn rewind(&mut self, mark: Mark) {
        self.p.rewind(mark.offset, mark.last_end);
    }

    /// Offset of the operation's name, or of the mnemonic of the type or attribute.
    pub fn name_offset(&self) -> u32 {
        self.name
    }

    /// The range from an offset to the end of the token that was read last.
    pub fn span_from(&self, start: u32) -> Span {
        self.p.span(start, self.p.last_end())
    }

    /// The location of an offset.
    pub fn loc_at(&self, offset: u32) -> Location {
        self.p.loc_at(offset)
    }

    /// An error at an offset; upstream's "custom op 'x.y' " precedes the message.
    #[cold]
    pub fn error(&self, offset: u32, message: impl Into<String>) -> Diagnostic {
        self.error_of("parse::custom", offset, message.into())
    }

    /// An error of the parameters of a type or attribute that was read, with the message of
    /// [`error`](Self::error).
    #[cold]
    pub fn parameter_error(&self, offset: u32, message: impl Into<String>) -> Diagnostic {
        self.error_of("parse::parameter", offset, message.into())
    }

    #[cold]
    fn error_of(&self, code: &'static str, offset: u32, message: String) -> Diagnostic {
        *match self.open {
            Some(open) => self.p.error_at(code, offset, format!("custom op '{}' {message}", open.name)),
            None => self.p.error_at(code, offset, message),
        }
    }

    #[cold]
    fn error_here(&self, message: &str) -> Diagnostic {
        self.error(self.p.offset(), message)
    }
}
