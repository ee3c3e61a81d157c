//! Functions of gpu: kernels, and their memory attributions.

use legalize_dialects_hooks::attributes::{enum_of, number};
use legalize_dialects_hooks::functions::parameters::verify_attrs;
use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::functions::verify::verify_visibility;
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{AttrData, Type, TypeData, VerifyPhase};

/// Verifies that the memory attributions of a kernel are in a memory space.
pub(super) fn verify_memory(at: Subject<'_>, args: &[Type], space: &str) -> Checked {
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

/// Verifies that a kernel's block takes the memory attributions after the arguments.
fn verify_body(at: Subject<'_>) -> Checked {
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
    if at.has("gpu.kernel") && signature(at).is_some_and(|(_, results)| !results.is_empty()) {
        return wrong("expected void return type for kernel function");
    }
    verify_attrs(at)?;
    verify_body(at)
}

pub(super) const RULES: Rules =
    Rules::in_phase(VerifyPhase::Traits, "functions", &[("gpu.func", verify_function)]);
