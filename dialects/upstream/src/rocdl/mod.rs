//! The rocdl dialect: the assembly format of buffer accesses.

mod asm;

use legalize_dialects_hooks::table::DialectHooks;

use legalize_dialects_hooks::rules::{Checked, Subject, plain};
use legalize_ir::{Attribute, Context, Ir, Name, OpId};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    allows_unknown_ops: true,
    forms: &[asm::FORMS],
    verify_op_attr: Some(verify_attribute),
    ..DialectHooks::of("rocdl")
};

/// Verifies that a kernel is an `llvm.func`.
fn verify_attribute(ctx: &Context, ir: &Ir, op: OpId, name: Name, _: Attribute) -> Checked {
    let at = Subject { ctx, ir, op };
    match ctx.str(name) == "rocdl.kernel" && at.name() != "llvm.func" {
        true => plain("'\"rocdl.kernel\"' attribute attached to unexpected op"),
        false => Ok(()),
    }
}
