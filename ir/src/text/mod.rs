//! MLIR text: reading and printing.
//!
//! The parser is a byte lexer that copies nothing and a recursive descent with explicit depth limits; the
//! custom assembly of operations, types and attributes is handled by the registry's hooks, which get an
//! [`OpParser`] or an [`OpPrinter`]. Text never makes either panic, whatever it holds.
//!
//! Mirrors <https://mlir.llvm.org/docs/LangRef/> and `AsmPrinter`.

mod asm_state;
mod hooks;
pub mod lexer;
mod op_parser;
mod op_printer;
mod parse;
mod print;

use std::io;

use legalize_source::{Diagnostic, Exceeded, FileId, Reported};

use crate::body::{BlockId, Ir, OpId, ValueId};
use crate::context::{Attribute, Context, Location, Type};
use crate::verify::located;

pub use asm_state::AsmState;
pub use hooks::{
    AssemblyInCpp, DialectSyntax, MnemonicAlias, ParseHook, ParseParamsHook, PrintHook, PrintParamsHook,
};
pub use op_parser::{Argument, Delimiter, Literal, Mark, OpParser, Punct, UnresolvedOperand};
pub use op_printer::OpPrinter;

/// Options of the parser for modules.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ParseOptions {
    /// True if the module is verified after reading; a module that fails is still returned. What is not valid
    /// in it is [known to be invalid](crate::Ir::is_known_invalid), as in one that is not verified.
    pub verify: bool,
    /// Line and column of the module that is created around the file's operations: 0 and 0 for a whole file,
    /// the end of the separator before it for a piece of one.
    pub module_position: (u32, u32),
}

legalize_source::settings! { impl ParseOptions }

impl Default for ParseOptions {
    fn default() -> Self {
        ParseOptions { verify: true, module_position: (0, 0) }
    }
}

/// A module that was read.
#[derive(Debug)]
#[non_exhaustive]
pub struct ParsedModule {
    /// The body that holds it.
    pub ir: Ir,
    /// The module: a `builtin.module`, made around the file's operations unless it holds exactly one.
    pub root: OpId,
}

impl ParsedModule {
    /// Creates a module that a program built itself.
    pub fn new(ir: Ir, root: OpId) -> Self {
        ParsedModule { ir, root }
    }
}

/// Reads a file of the context's source map.
///
/// The module is `None` if the text is malformed. If it only fails verification, it is returned with the
/// verifier's errors.
pub fn parse_module(ctx: &Context, file: FileId, options: &ParseOptions) -> Reported<Option<ParsedModule>> {
    parse::module(ctx, file, options)
}

/// Reads a type; the whole text must be one.
///
/// # Errors
/// If the text is not a type.
pub fn parse_type_str(ctx: &Context, text: &str) -> Result<Type, Diagnostic> {
    parse::whole(ctx, "<type>", text, |p| p.ty())
}

/// Reads an attribute, of type `ty` where its text leaves the type open; the whole text must be one.
///
/// # Errors
/// If the text is not an attribute.
pub fn parse_attr_str(ctx: &Context, text: &str, ty: Option<Type>) -> Result<Attribute, Diagnostic> {
    parse::whole(ctx, "<attribute>", text, |p| p.attribute(ty))
}

/// Options of the printer; the fields are `mlir-opt`'s flags.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct PrintOptions {
    /// `--mlir-print-op-generic`
    pub generic: bool,
    /// `--mlir-print-debuginfo`
    pub debug_info: bool,
    /// `--mlir-pretty-debuginfo`
    pub pretty_debug_info: bool,
    /// `--mlir-print-local-scope`
    pub local_scope: bool,
    /// `--mlir-elide-elementsattrs-if-larger`
    pub elide_elements_if_larger: Option<u64>,
    /// `--mlir-elide-resource-strings-if-larger`
    pub elide_resources_if_larger: Option<u64>,
    /// `--mlir-print-elementsattrs-with-hex-if-larger`; 100 if it is not said, never below zero
    pub hex_elements_if_larger: Option<i64>,
    /// `--mlir-print-value-users`
    pub value_users: bool,
    /// `--mlir-print-unique-ssa-ids`
    pub unique_ssa_ids: bool,
    /// `--mlir-print-skip-regions`
    pub skip_regions: bool,
    /// `--mlir-use-nameloc-as-prefix`
    pub name_loc_as_prefix: bool,
}

legalize_source::settings! { impl PrintOptions }

/// The text of an operation and all that is nested in it. A module prints with a line end, aliases and
/// resources; a nested operation prints as it does in its module. Where the text goes beyond a limit of the
/// context's source map, or the system has no stack for its levels, the result is the reason alone,
/// `<<more than …>>`; [`write_op`] returns that as an error.
///
/// # Panics
/// If the body belongs to another context, or the operation is gone.
#[track_caller]
pub fn print_op(ctx: &Context, ir: &Ir, op: OpId, options: &PrintOptions) -> String {
    ir.assert_context(ctx);
    match print::write(ctx, ir, op, options, None) {
        Ok(text) => print::into_string(text),
        Err(error) => format!("<<{error}>>"),
    }
}

/// The text of an operation without its regions, with names that the caller gives: `value` returns one
/// without `%` (`3`, `arg0`, `3#1` for one of several results), `block` the number of a successor. It takes
/// as long as what it shows, as nothing around the operation is numbered.
///
/// # Panics
/// If the body belongs to another context, or the operation is gone.
#[track_caller]
pub fn print_op_alone(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    options: &PrintOptions,
    value: impl FnMut(ValueId) -> String,
    block: impl FnMut(BlockId) -> u32,
) -> String {
    ir.assert_context(ctx);
    let options = PrintOptions { local_scope: true, skip_regions: true, ..options.clone() };
    print::alone::op_alone(ctx, ir, op, &options, value, block)
}

/// Writes what [`print_op`] gives.
///
/// # Errors
/// If `out` fails, if the operation nests deeper than there are stacks for, or if the body belongs to another
/// context. If there is more to print than `Limits::output_bytes`, `text_bytes` or `wide_digits` allow, the
/// error holds a [`NotPrinted`], and only a part is written.
pub fn write_op(
    ctx: &Context,
    ir: &Ir,
    op: OpId,
    options: &PrintOptions,
    out: &mut (dyn io::Write + Send),
) -> io::Result<()> {
    ir.check_context(ctx).map_err(|error| io::Error::new(io::ErrorKind::InvalidInput, error))?;
    print::write(ctx, ir, op, options, Some(out)).map(|_| ())
}

/// A limit that printing has reached, and where.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct NotPrinted {
    /// The limit.
    pub exceeded: Exceeded,
    /// The location of the operation that was printed; unknown if the text as a whole is too long.
    pub location: Location,
}

impl NotPrinted {
    /// Returns the limit that an error of [`write_op`] is due to, if it is due to one.
    pub fn of(error: &io::Error) -> Option<&NotPrinted> {
        error.get_ref()?.downcast_ref()
    }

    /// The error, at the operation if it is known.
    pub fn diagnostic(&self, ctx: &Context) -> Diagnostic {
        match self.location {
            Location::UNKNOWN => self.exceeded.diagnostic(),
            location => located(ctx, location, self.exceeded.diagnostic()),
        }
    }
}

impl std::fmt::Display for NotPrinted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.exceeded.fmt(f)
    }
}

impl std::error::Error for NotPrinted {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.exceeded)
    }
}

/// The text of a type; as for attributes and locations, what is longer than `Limits::text_bytes` is left out.
pub fn type_to_string(ctx: &Context, ty: Type) -> String {
    print::type_text(ctx, ty)
}

/// The text of an attribute.
pub fn attr_to_string(ctx: &Context, attr: Attribute) -> String {
    print::alone::attr_text(ctx, attr)
}

/// The text of a location, `loc(…)`.
pub fn loc_to_string(ctx: &Context, loc: Location) -> String {
    print::alone::loc_text(ctx, loc)
}

/// A piece of a text that is not a module's; see [`print_parts`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part {
    /// A location after an operation: its alias may be defined after the text.
    Loc(Location),
    /// An attribute.
    Attr(Attribute),
    /// A type.
    Type(Type),
}

/// Result of [`print_parts`].
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct PrintedParts {
    /// Lines that define aliases, to be placed before everything.
    pub before: String,
    /// The texts of the pieces.
    pub parts: Vec<String>,
    /// Lines that define aliases, to be placed after everything.
    pub after: String,
}

/// Prints pieces of text with the aliases of a module that contains them in this order.
pub fn print_parts(ctx: &Context, parts: &[Part]) -> PrintedParts {
    print::alone::parts(ctx, parts)
}

#[cfg(test)]
mod tests;
