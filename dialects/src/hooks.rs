//! Attaching the custom forms and verifiers of operations that are written in Rust.

use legalize_ir::{Context, Ir, OpId, OpParser, OpPrinter, OperationState};
use legalize_source::Diagnostic;

/// Reads an operation's custom form after its name.
pub(crate) type Parse = fn(&mut OpParser<'_, '_>, &mut OperationState) -> Result<(), Diagnostic>;
/// Prints an operation's custom form after its name.
pub(crate) type Print = fn(&mut OpPrinter<'_>, OpId);

/// What a verifier finds.
pub(crate) type Verified = Result<(), Diagnostic>;
/// Verifies an operation.
pub(crate) type Verify = fn(&Context, &Ir, OpId) -> Verified;

/// Attaches verifiers to those of the operations that are registered.
pub(crate) fn attach_verifiers(ctx: &mut Context, verifiers: &[(&str, Verify)]) {
    for &(name, verify) in verifiers {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| info.attached_mut().set_verifier(verify));
    }
}

/// An error for a directive whose arguments are not what its function expects.
pub(crate) fn misuse(p: &OpParser<'_, '_>, name: &str) -> Diagnostic {
    p.error(p.offset(), format!("custom directive '{name}' is used with other arguments than it takes"))
}

/// Attaches forms to those of the operations that are registered.
pub(crate) fn attach_forms(ctx: &mut Context, forms: &[(&str, Parse, Print)]) {
    for &(name, parse, print) in forms {
        let op = ctx.op_name(name);
        ctx.update_op(op, |info| {
            info.attached_mut().set_form(parse, print);
        });
    }
}
