//! Verifiers of variables.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, Context, Type, ValueDef};

use crate::spirv::asm::spec::{COMPOSITE, SINGLE};
use crate::spirv::parts::{is, named, pointer, results};
use crate::spirv::verify::constants::array;

/// The keyword of a pointer's storage class.
fn class(ctx: &Context, ty: Type) -> Option<String> {
    let (_, class) = pointer(ctx, ty)?;
    enum_of(ctx, ctx.name("spirv.storage_class"))?.stringify(class)
}

/// Returns true for a pointer to a physical buffer, or an array of such pointers.
fn is_physical(ctx: &Context, ty: Type) -> bool {
    let mut ty = ty;
    while let Some((_, element)) = array(ctx, ty) {
        ty = element;
    }
    class(ctx, ty).as_deref() == Some("PhysicalStorageBuffer")
}

/// Operations that may initialize a variable.
const INITIALIZERS: [&str; 3] = ["spirv.Constant", "spirv.mlir.referenceof", "spirv.mlir.addressof"];

fn verify_variable(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&ty) = results(ir, op).first() else { return Ok(()) };
    let storage = enum_value(ctx, ir, op, "storage_class");
    let storage = storage.and_then(|case| enum_of(ctx, ctx.name("spirv.storage_class"))?.stringify(case));
    if storage.as_deref() != Some("Function") {
        return wrong(
            "can only be used to model function-level variables. Use spirv.GlobalVariable for module-level \
             variables.",
        );
    }
    if class(ctx, ty) != storage {
        return wrong("storage class must match result pointer's storage class");
    }
    if let Some(value) = ir.operands(op).next() {
        let known = match ir.value(value).def() {
            ValueDef::Result { op, .. } => is(ctx, ir, op, &INITIALIZERS),
            _ => false,
        };
        if !known {
            return wrong("initializer must be the result of a constant or spirv.GlobalVariable op");
        }
    }
    for attr in ["descriptor_set", "binding", "built_in"] {
        if ir.attr_named(ctx, op, attr).is_some() {
            return wrong(format!("cannot have '{attr}' attribute (only allowed in spirv.GlobalVariable)"));
        }
    }
    if pointer(ctx, ty).is_some_and(|(pointee, _)| is_physical(ctx, pointee)) {
        let has = |attr: &str| ir.attr_named(ctx, op, attr).is_some();
        match (has("aliased_pointer"), has("restrict_pointer")) {
            (false, false) => {
                return wrong(
                    " with physical buffer pointer must be decorated either 'AliasedPointer' or 'RestrictPointer'",
                );
            }
            (true, true) => {
                return wrong(" with physical buffer pointer must have exactly one aliasing decoration");
            }
            _ => {}
        }
    }
    Ok(())
}

/// Operations that may initialize a variable of a module.
const GLOBAL_INITIALIZERS: [&str; 2] = [SINGLE, COMPOSITE];

fn verify_global(at: Subject<'_>) -> Checked {
    let Subject { ctx, ir, op } = at;
    let Some(&AttrData::Type(ty)) = ir.attr_named(ctx, op, "type").map(|ty| ctx.attr_data(ty)) else {
        return Ok(());
    };
    let Some(class) = class(ctx, ty) else { return wrong("result must be of a !spv.ptr type") };
    if class == "Generic" || class == "Function" {
        return wrong(format!("storage class cannot be '{class}'"));
    }
    if ir.attr_named(ctx, op, "initializer").is_none() {
        return Ok(());
    }
    match named(ctx, ir, op, "initializer") {
        Some(init) if is(ctx, ir, init, &GLOBAL_INITIALIZERS) => Ok(()),
        _ => wrong("initializer must be result of a spirv.SpecConstant or spirv.SpecConstantCompositeOp op"),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] =
    &[("spirv.GlobalVariable", verify_global), ("spirv.Variable", verify_variable)];
