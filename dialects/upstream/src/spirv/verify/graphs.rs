//! Verifiers of graphs: their signatures and outputs; the payload of mesh tasks.

use legalize_dialects_hooks::attributes::enum_of;
use legalize_dialects_hooks::functions::parameters::verify_attrs;
use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::functions::verify::verify_visibility;
use legalize_dialects_hooks::rules::{Checked, Rules, Verify, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Type, TypeData, VerifyPhase};

use crate::spirv::parts::{GRAPH, pointer};

fn is_tensor(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name, .. } if at.ctx.str(*name) == "spirv.arm.tensor")
}

/// Verifies that a graph maps tensors to tensors, and that its arguments are those of its signature.
fn verify_graph(at: Subject<'_>) -> Checked {
    verify_visibility(at)?;
    let Some((inputs, results)) = signature(at) else { return Ok(()) };
    if results.is_empty() {
        return wrong("there should be at least one result");
    }
    verify_attrs(at)?;
    for (what, types) in [("argument", &inputs), ("result", &results)] {
        if let Some(index) = types.iter().position(|ty| !is_tensor(at, *ty)) {
            let found = at.show(types[index]);
            return wrong(format!("type of {what} #{index} must be a TensorArmType, but got '{found}'"));
        }
    }
    let Some(args) = at.block(0).map(|block| at.args(block)) else { return Ok(()) };
    if args.len() != inputs.len() {
        return wrong(format!("entry block must have {} arguments to match graph signature", inputs.len()));
    }
    match args.iter().zip(&inputs).position(|(arg, input)| arg != input) {
        Some(index) => wrong(format!(
            "type of entry block argument #{index}('{}') must match the type of the corresponding argument in graph \
             signature('{}')",
            at.show(args[index]),
            at.show(inputs[index])
        )),
        None => Ok(()),
    }
}

pub(crate) const RULES: Rules = Rules::in_phase(VerifyPhase::Traits, "functions", &[(GRAPH, verify_graph)]);

/// Verifies that the outputs are the results of the enclosing graph.
fn verify_outputs(at: Subject<'_>) -> Checked {
    let Some(graph) = at.parent().filter(|parent| parent.name() == GRAPH) else { return Ok(()) };
    let (Some((_, results)), outputs) = (signature(graph), at.operand_types()) else { return Ok(()) };
    if outputs.len() != results.len() {
        let (found, expected) = (outputs.len(), results.len());
        return wrong(format!(
            "is returning {found} value(s) but enclosing spirv.ARM.Graph requires {expected} result(s)"
        ));
    }
    match outputs.iter().zip(&results).position(|(output, result)| output != result) {
        Some(index) => plain(format!(
            "type of return operand {index} ('{}') doesn't match graph result type ('{}')",
            at.show(outputs[index]),
            at.show(results[index])
        )),
        None => Ok(()),
    }
}

/// Verifies the storage class of the payload.
fn verify_tasks(at: Subject<'_>) -> Checked {
    let payload = at.operand_types().get(3).and_then(|ty| pointer(at.ctx, *ty));
    let def = enum_of(at.ctx, at.ctx.name("spirv.storage_class"));
    match payload.zip(def.and_then(|def| def.symbolize("TaskPayloadWorkgroupEXT"))) {
        Some(((_, class), expected)) if class != expected => {
            wrong("payload must be a variable with a storage class of TaskPayloadWorkgroupEXT")
        }
        _ => Ok(()),
    }
}

pub(super) const VERIFIERS: &[(&str, Verify)] =
    &[("spirv.ARM.GraphOutputs", verify_outputs), ("spirv.EXT.EmitMeshTasks", verify_tasks)];
