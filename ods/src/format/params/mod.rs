//! Syntax of the parameters of types and attributes.
//!
//! [`ParamSyntax`] says how one parameter is spelled; [`ParamFormat`] is a compiled format of all of them.

mod format;
mod run;
mod syntax;

pub(crate) use format::{ParamFormat, compile};
pub(crate) use syntax::{ParamSyntax, enum_text, parse_enum_value};
