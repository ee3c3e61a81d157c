//! Locals of wasmssa, reinterpreted numbers, and the label of a loop.

use legalize_ir::{Context, Param, Type, TypeData};

use crate::common::rules::{Checked, Subject, Verify, attach_rules, plain};

/// The type of what a reference to a local refers to.
pub(crate) fn local(at: Subject<'_>, ty: Option<Type>) -> Option<Type> {
    match at.data(ty?) {
        TypeData::Dialect { name, params } if at.ctx.str(*name) == "wasmssa.local" => match &**params {
            [Param::Type(of)] => Some(*of),
            _ => None,
        },
        _ => None,
    }
}

fn verify_set(at: Subject<'_>) -> Checked {
    match (local(at, at.ty(0)), at.ty(1)) {
        (Some(of), Some(value)) if of != value => {
            plain("input type and result type of local.set do not match")
        }
        _ => Ok(()),
    }
}

fn verify_tee(at: Subject<'_>) -> Checked {
    let (Some(of), Some(value), Some(result)) = (local(at, at.ty(0)), at.ty(1), at.result()) else {
        return Ok(());
    };
    match of == value && of == result {
        true => Ok(()),
        false => plain("input type and output type of local.tee do not match"),
    }
}

fn verify_reinterpret(at: Subject<'_>) -> Checked {
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    if input == result {
        return plain("reinterpret input and output type should be distinct");
    }
    let width = |ty| match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        TypeData::Float(kind) => Some(kind.width()),
        _ => None,
    };
    match width(input) == width(result) {
        true => Ok(()),
        false => plain(format!(
            "input type ('{}') and output type ('{}') have incompatible bit widths",
            at.show(input),
            at.show(result)
        )),
    }
}

/// What leaves to a loop's label goes to the loop's own first block.
fn verify_loop(at: Subject<'_>) -> Checked {
    match at.ir.op(at.op).regions().is_empty() || at.block(0).is_some() {
        true => Ok(()),
        false => plain("target should be a block defined in same level than operation or in its region."),
    }
}

const RULES: &[(&str, Verify)] = &[
    ("wasmssa.local_set", verify_set),
    ("wasmssa.local_tee", verify_tee),
    ("wasmssa.loop", verify_loop),
    ("wasmssa.reinterpret", verify_reinterpret),
];

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    attach_rules(ctx, "locals", RULES);
}
