//! Verifiers of wasmssa: locals, reinterpreted numbers, and the label of a loop.

use legalize_dialects_hooks::functions::parameters::verify_attrs;
use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::rules::{Checked, Rules, plain};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Param, Type, TypeData, VerifyPhase};

use crate::common::inferred::verify_inferred;

/// The type of the local that a reference refers to.
fn local(at: Subject<'_>, ty: Option<Type>) -> Option<Type> {
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

/// Verifies that a loop has an entry block, the target of branches to its label.
fn verify_loop(at: Subject<'_>) -> Checked {
    match at.ir.op(at.op).regions().is_empty() || at.block(0).is_some() {
        true => Ok(()),
        false => plain("target should be a block defined in same level than operation or in its region."),
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::of(VerifyPhase::Traits, "functions", &[("wasmssa.func", verify_locals)]),
    Rules::after(
        "locals",
        &[
            ("wasmssa.local_set", verify_set),
            ("wasmssa.local_tee", verify_tee),
            ("wasmssa.loop", verify_loop),
            ("wasmssa.reinterpret", verify_reinterpret),
        ],
    ),
    Rules::of(
        VerifyPhase::RegionTraits,
        "inferred",
        &[("wasmssa.local", verify_inferred), ("wasmssa.local_get", verify_inferred)],
    ),
];

/// Verifies that arguments of a function of wasmssa are references to its locals.
fn verify_locals(at: Subject<'_>) -> Checked {
    verify_attrs(at)?;
    let (Some((inputs, _)), Some(entry)) = (signature(at), at.block(0)) else { return Ok(()) };
    let args = at.args(entry);
    if args.len() != inputs.len() {
        return plain(format!(
            "entry block should have same number of arguments as function type. Function type has {}, entry block \
             has {}",
            inputs.len(),
            args.len()
        ));
    }
    for (index, (&arg, &input)) in args.iter().zip(&inputs).enumerate() {
        match local(at, Some(arg)) {
            None => {
                return plain(format!(
                    "entry block argument type should be LocalRefType, got '{}' for block argument {index}",
                    at.show(arg)
                ));
            }
            Some(of) if of != input => {
                return plain(format!(
                    "func argument type #{index}('{}') doesn't match entry block referenced type ('{}')",
                    at.show(input),
                    at.show(of)
                ));
            }
            Some(_) => {}
        }
    }
    Ok(())
}
