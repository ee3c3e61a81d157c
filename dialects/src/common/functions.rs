//! Functions: what is declared only is not public, attributes of arguments and results fit them, and the first block
//! takes what the type says.
//!
//! Mirrors `FunctionOpInterface` and `SymbolOpInterface`, which are asked before an operation's own verifier.

use std::sync::Arc;

use legalize_ir::VerifyPhase;
use legalize_ir::symbols::{Visibility, symbol_visibility};
use legalize_ir::{AttrData, Context, Type, TypeData};
use legalize_ods::OpDef;
use legalize_source::Diagnostic;

use crate::common::chain;
use crate::common::helpers::{elements, enum_of, number};
use crate::common::rules::{Checked, Subject, Verify, attach_rules, plain, wrong};
use crate::llvm::verify::functions::{signature, verify_attrs};

const KERNEL: &str = "gpu.func";

/// Whether there is a region for a body and nothing in it.
fn is_external(at: Subject<'_>) -> bool {
    at.ir.op(at.op).regions().first().is_some_and(|&body| at.ir.region(body).is_empty())
}

/// Whether the definition's C++ text says that what has no body is a declaration.
fn declares(def: &OpDef) -> bool {
    let body = def.extra_class_declaration.split_once("isDeclaration()").map(|(_, rest)| rest);
    body.and_then(|rest| rest.split_once('}')).is_some_and(|(body, _)| body.contains("isExternal()"))
}

fn verify_visibility(at: Subject<'_>) -> Checked {
    let def = at.ir.info(at.ctx, at.op).and_then(|info| info.extensions.of::<Arc<OpDef>>());
    if !is_external(at) || !def.is_some_and(|def| declares(def)) {
        return Ok(());
    }
    match symbol_visibility(at.ctx, at.ir, at.op) {
        Visibility::Public => {
            let message = "symbol declaration cannot have public visibility";
            Err(Diagnostic::error("verify::op", message).with_help("declare it as 'private'"))
        }
        _ => Ok(()),
    }
}

/// The entry block's arguments are those of the function type.
fn verify_entry(at: Subject<'_>) -> Checked {
    let (Some((inputs, _)), Some(entry)) = (signature(at), at.block(0)) else { return Ok(()) };
    let args = at.args(entry);
    if args.len() != inputs.len() {
        return wrong(format!(
            "entry block must have {} arguments to match function signature",
            inputs.len()
        ));
    }
    match args.iter().zip(&inputs).position(|(arg, input)| arg != input) {
        Some(index) => wrong(format!(
            "type of entry block argument #{index}('{}') must match the type of the corresponding argument in \
             function signature('{}')",
            at.show(args[index]),
            at.show(inputs[index])
        )),
        None => Ok(()),
    }
}

/// Memory of a kernel's own, which lies in one of the spaces.
fn verify_memory(at: Subject<'_>, args: &[Type], space: &str) -> Checked {
    for &arg in args {
        let TypeData::MemRef { memory_space, .. } = at.data(arg) else {
            return wrong("expected memref type in attribution");
        };
        let Some(found) = *memory_space else { continue };
        let AttrData::Dialect { name, .. } = at.ctx.attr_data(found) else { continue };
        if at.ctx.str(*name) != "gpu.address_space" {
            continue;
        }
        let word = number(at.ctx, Some(found)).and_then(|case| enum_of(at.ctx, *name)?.stringify(case));
        if word.as_deref() != Some(space) {
            return wrong(format!("expected memory space {space} in attribution"));
        }
    }
    Ok(())
}

/// A kernel's block takes its memory behind the arguments.
fn verify_kernel(at: Subject<'_>) -> Checked {
    let Some((inputs, _)) = signature(at) else { return Ok(()) };
    let Some(entry) = at.block(0) else { return wrong("expected body with at least one block") };
    let args = at.args(entry);
    let shared = at.int("workgroup_attributions").and_then(|count| usize::try_from(count).ok()).unwrap_or(0);
    let least = inputs.len() + shared;
    if args.len() < least {
        return wrong(format!("expected at least {least} arguments to body region"));
    }
    if let Some(index) = args.iter().zip(&inputs).position(|(arg, input)| arg != input) {
        return wrong(format!(
            "expected body region argument #{index} to be of type '{}', got '{}'",
            at.show(inputs[index]),
            at.show(args[index])
        ));
    }
    verify_memory(at, &args[inputs.len()..least], "workgroup")?;
    verify_memory(at, &args[least..], "private")
}

fn verify_function(at: Subject<'_>) -> Checked {
    verify_visibility(at)?;
    let results = signature(at).map_or(0, |(_, results)| results.len());
    match at.name() {
        "spirv.func" if results > 1 => return wrong("cannot have more than one result"),
        KERNEL if results > 0 && at.has("gpu.kernel") => {
            return wrong("expected void return type for kernel function");
        }
        _ => verify_attrs(at)?,
    }
    match at.name() {
        KERNEL => verify_kernel(at),
        _ => verify_entry(at),
    }
}

fn is_of(at: Subject<'_>, ty: Type, wanted: &[&str]) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name, .. } if wanted.contains(&at.ctx.str(*name)))
}

/// What is computed elsewhere comes back as values that are waited for, behind one token at most.
fn verify_async(at: Subject<'_>) -> Checked {
    let Some((_, results)) = signature(at) else { return Ok(()) };
    if results.is_empty() {
        return wrong("result is expected to be at least of size 1, but got 0");
    }
    for (index, &result) in results.iter().enumerate() {
        if index > 0 && is_of(at, result, &["async.token"]) {
            // The blank in front is upstream's.
            return wrong(format!(
                " results' (optional) async token type is expected to appear as the 1st return value, but got {}",
                index + 1
            ));
        }
        if !is_of(at, result, &["async.token", "async.value"]) {
            return wrong(format!(
                "result type must be async value type or async token type, but got '{}'",
                at.show(result)
            ));
        }
    }
    Ok(())
}

/// Arguments of what is elsewhere are said to be consumed or not.
fn verify_sequence(at: Subject<'_>) -> Checked {
    let Some((inputs, _)) = signature(at).filter(|_| is_external(at)) else { return Ok(()) };
    let attrs = elements(at.ctx, at.attr("arg_attrs"));
    let says = |index: usize| {
        let entries =
            attrs.get(index).and_then(|dict| at.ctx.as_dict(*dict)).map(|dict| at.ctx.dict_entries(dict));
        entries.is_some_and(|entries| {
            let names = ["transform.consumed", "transform.readonly"];
            entries.iter().any(|entry| names.contains(&at.ctx.str(entry.0)))
        })
    };
    match (0..inputs.len()).all(says) {
        true => Ok(()),
        false => plain("must provide consumed/readonly status for arguments of external or called ops"),
    }
}

/// Arguments of a function of wasmssa are references to its locals.
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
        match crate::wasmssa::verify::local(at, Some(arg)) {
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

const RULES: &[(&str, Verify)] =
    &[("async.func", verify_async), ("transform.named_sequence", verify_sequence)];

/// Attaches the rules to the operations that are registered.
pub(crate) fn attach(ctx: &mut Context) {
    for name in crate::common::rules::with_trait(ctx, "FunctionOpInterface") {
        let rule = if name == "wasmssa.func" { verify_locals } else { verify_function };
        chain::add(ctx, &name, "functions", VerifyPhase::Traits, rule);
    }
    attach_rules(ctx, "functions", RULES);
}
