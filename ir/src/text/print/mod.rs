//! The printer.
use crate::context::{Context, Type};
pub(super) fn type_text(_ctx: &Context, _ty: Type) -> String { String::new() }
