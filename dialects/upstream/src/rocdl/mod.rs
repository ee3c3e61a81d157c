//! The rocdl dialect: the assembly format of buffer accesses, and fields of structures for constraints.

mod asm;

use legalize_dialects_hooks::classes::type_argument;
use legalize_dialects_hooks::llvm_types::{LlvmType, classify};
use legalize_dialects_hooks::rules::{Checked, Subject, plain};
use legalize_dialects_hooks::table::DialectHooks;
use legalize_ir::{Attribute, Context, Ir, Name, OpId};
use legalize_snippet::{Classes, EvalError, Val};

pub(crate) const HOOKS: DialectHooks = DialectHooks {
    allows_unknown_ops: true,
    assembly: &[asm::ASSEMBLY],
    verify_op_attr: Some(verify_attribute),
    classes: &[add_classes],
    ..DialectHooks::new("rocdl")
};

/// Verifies that a kernel is an `llvm.func`.
fn verify_attribute(ctx: &Context, ir: &Ir, op: OpId, name: Name, _: Attribute) -> Checked {
    let at = Subject { ctx, ir, op };
    if ctx.str(name) == "rocdl.kernel" && at.name() != "llvm.func" {
        plain("'\"rocdl.kernel\"' attribute attached to unexpected op")
    } else {
        Ok(())
    }
}

/// Registers the method that returns the types of a structure's fields.
fn add_classes(_: &Context, classes: &Classes) {
    classes.register_method("getBody", |env, args| match classify(env.ctx, type_argument(args)?) {
        Some(LlvmType::Struct { body: Some(fields), .. }) => Ok(Val::list(fields.into_iter().map(Val::Type))),
        _ => Err(EvalError::invalid("expected a structure with known fields")),
    });
}
