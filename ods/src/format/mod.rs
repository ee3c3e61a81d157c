//! The declarative assembly format: read, checked and compiled once, then run by the parser and the printer.
//!
//! Mirrors <https://mlir.llvm.org/docs/DefiningDialects/Operations/#declarative-assembly-format>.

mod ast;
mod branches;
mod check;
mod compiled;
mod cursor;
mod custom;
mod fragments;
mod lexer;
pub(crate) mod params;
mod parse;
mod printable;
mod property;
mod read;
mod shipped;
mod spacing;
mod stripped;
mod syntax;
mod view;
mod write;

pub(crate) use ast::Anchor;
pub(crate) use branches::{Branch, branches};
pub use compiled::implicit_terminator;
pub(crate) use compiled::{Compiled, compile, terminator_in};
pub(crate) use custom::find as find_directive;
pub use custom::{
    CustomDirective, CustomDirectives, CustomParse, CustomPrint, CustomSlot, CustomValue, operands_from,
};
pub(crate) use fragments::expanded;
pub(crate) use parse::{DIRECTIVES, parse_op_format};
pub(crate) use printable::{can_write, is_complete, is_partial};
pub(crate) use property::{PropSyntax, default_property};
pub(crate) use read::read;
pub(crate) use shipped::{argument_names_in, named_by_attributes};
pub(crate) use write::write;
