//! Attaching the custom form of operations that is written in Rust.

use std::sync::Arc;

use legalize_ir::{Context, OpId, OpParser, OpPrinter, OperationState};
use legalize_source::Diagnostic;

/// Reads an operation's custom form after its name.
pub(crate) type Parse = fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>;
/// Prints an operation's custom form after its name.
pub(crate) type Print = fn(&mut OpPrinter<'_>, OpId);

/// Attaches forms to those of the operations that are registered.
pub(crate) fn attach_forms(ctx: &mut Context, forms: &[(&str, Parse, Print)]) {
    for &(name, parse, print) in forms {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.hooks.parse = Some(Arc::new(parse));
            info.hooks.print = Some(Arc::new(print));
        });
    }
}
