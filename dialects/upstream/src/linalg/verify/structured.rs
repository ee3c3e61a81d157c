//! Structured operations of linalg: maps that match the operands, shapes that match the maps, bodies that
//! match the elements, results that match the outputs.

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, TraitRule, plain, wrong};
use legalize_ir::{AffineMap, Context, OpName, Type, TypeData, VerifyPhase};

use crate::common::indexing::verify_indexing;
use crate::linalg::maps::indexing_maps;

const INTERFACE: &str = "LinalgStructuredInterface";

fn is_structured(ctx: &Context, name: OpName) -> bool {
    let interface = ctx.find_name(INTERFACE);
    ctx.op_info(name).zip(interface).is_some_and(|(info, interface)| info.has_trait_named(interface))
}

fn is_tensor(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_))
}

fn is_buffer(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::MemRef { .. } | TypeData::UnrankedMemRef { .. })
}

/// The element type of a tensor or buffer; any other type itself.
fn element(at: Subject<'_>, ty: Type) -> Type {
    match at.data(ty) {
        TypeData::RankedTensor { element, .. } | TypeData::MemRef { element, .. } => *element,
        _ => ty,
    }
}

/// Verifies that each output tensor is a result.
fn verify_results(at: Subject<'_>) -> Checked {
    let first = at.group(1).start;
    let outs = at.types(1).into_iter().enumerate();
    let outs: Vec<(usize, Type)> = outs.filter(|(_, ty)| is_tensor(at, *ty)).collect();
    let results = at.result_types();
    if results.len() != outs.len() {
        return wrong(format!(
            "expected the number of tensor results ({}) to be equal to the number of output tensors ({})",
            results.len(),
            outs.len()
        ));
    }
    match outs.iter().zip(&results).find(|((_, out), result)| out != *result) {
        Some(((index, out), result)) => wrong(format!(
            "expected type of operand #{} ('{}') to match type of corresponding result ('{}')",
            first + index,
            at.show(*out),
            at.show(*result)
        )),
        None => Ok(()),
    }
}

/// The number of loops, if it is declared separately from the maps.
fn loops(at: Subject<'_>, maps: &[AffineMap]) -> usize {
    match at.name() {
        "linalg.generic" => at.list("iterator_types").len(),
        _ => maps.first().map_or(0, |map| map.dims as usize),
    }
}

fn verify_maps(at: Subject<'_>, types: &[Type], maps: &[AffineMap]) -> Checked {
    if maps.len() != types.len() {
        return wrong(format!(
            "expected the number of indexing_map ({}) to be equal to the number of input/output operands ({})",
            maps.len(),
            types.len()
        ));
    }
    let loops = loops(at, maps);
    for (index, (map, ty)) in maps.iter().zip(types).enumerate() {
        if map.symbols != 0 {
            return wrong(format!("unexpected symbols in indexing_map #{index}"));
        }
        let (rank, results) = (at.dims(*ty).map_or(0, <[i64]>::len), map.results.len());
        if rank != results {
            return wrong(format!(
                "expected operand #{index} rank ({rank}) to match the result rank of indexing_map ({results})"
            ));
        }
        if at.name() != "linalg.elementwise" && map.dims as usize != loops {
            return wrong(format!(
                "expected indexing_map #{index} to have {loops} dim(s) to match the number of loops"
            ));
        }
    }
    Ok(())
}

/// Verifies that the body takes one element of each operand.
fn verify_body(at: Subject<'_>, types: &[Type]) -> Checked {
    let Some(block) = at.block(0) else { return wrong("expects to have 1 region with 1 block") };
    let args = at.args(block);
    if args.len() != types.len() {
        return wrong(
            "expected as many non-induction variable region arguments as the number of input/output operands",
        );
    }
    for (index, (arg, ty)) in args.iter().zip(types).enumerate() {
        let element = element(at, *ty);
        if *arg != element {
            return wrong(format!(
                "expected type of bb argument #{index} ('{}') to match element or self type of the corresponding \
                 operand ('{}')",
                at.show(*arg),
                at.show(element)
            ));
        }
    }
    Ok(())
}

/// Verifies a structured operation whose regions are valid.
fn verify_structured(at: Subject<'_>) -> Checked {
    let types = at.operand_types();
    let tensors = types.iter().any(|ty| is_tensor(at, *ty));
    let buffers = types.iter().any(|ty| is_buffer(at, *ty));
    if tensors == buffers && !types.is_empty() {
        return wrong("expected to have pure tensor or buffer semantics");
    }
    let Some(maps) = indexing_maps(at.ctx, at.ir, at.op) else {
        // Without operands the number of loops is indeterminate.
        return if types.is_empty() { verify_body(at, &types) } else { Ok(()) };
    };
    verify_maps(at, &types, &maps)?;
    let shapes: Vec<&[i64]> = types.iter().map(|ty| at.dims(*ty).unwrap_or_default()).collect();
    verify_indexing(&maps, &shapes)?;
    verify_body(at, &types)
}

/// Verifies that the body yields the element types of the outputs.
fn verify_yield(at: Subject<'_>) -> Checked {
    let Some(parent) = at.parent() else { return Ok(()) };
    if !is_structured(at.ctx, at.ir.op(parent.op).name()) {
        return match parent.name() {
            // These have their own bodies.
            name if name.starts_with("linalg.") => Ok(()),
            _ => wrong("expected parent op with LinalgOp interface"),
        };
    }
    let (outs, values) = (parent.types(1), at.operand_types());
    if values.len() != outs.len() {
        return wrong(format!(
            "expected number of yield values ({}) to match the number of inits / outs operands of the enclosing \
             LinalgOp ({})",
            values.len(),
            outs.len()
        ));
    }
    for (index, (value, out)) in values.iter().zip(outs).enumerate() {
        let element = element(at, out);
        if *value != element {
            return wrong(format!(
                "type of yield operand {} ('{}') doesn't match the element type of the enclosing linalg.generic op \
                 ('{}')",
                index + 1,
                at.show(*value),
                at.show(element)
            ));
        }
    }
    Ok(())
}

/// Verifies that the loop whose index is taken is one of the enclosing operation.
fn verify_index(at: Subject<'_>) -> Checked {
    let Some(parent) = at.parent().filter(|parent| is_structured(at.ctx, at.ir.op(parent.op).name())) else {
        return wrong("expected parent op with LinalgOp interface");
    };
    let Some(dim) = at.int("dim") else { return Ok(()) };
    let Some(maps) = indexing_maps(at.ctx, at.ir, parent.op) else { return Ok(()) };
    let count = loops(parent, &maps);
    if dim < count as i64 {
        Ok(())
    } else {
        wrong(format!(
            "expected dim ({dim}) to be lower than the number of loops ({count}) of the enclosing LinalgOp"
        ))
    }
}

fn verify_fill(at: Subject<'_>) -> Checked {
    let (inputs, outs) = (at.types(0), at.types(1));
    let (&[value], &[out]) = (&inputs[..], &outs[..]) else {
        return plain("expected op with 1 input and 1 output");
    };
    if is_tensor(at, value) || is_buffer(at, value) {
        return plain("expected op with scalar input");
    }
    let element = element(at, out);
    if value == element {
        Ok(())
    } else {
        wrong(format!(
            "expected fill value type ('{}') to match output element type ('{}')",
            at.show(value),
            at.show(element)
        ))
    }
}

pub(super) const RULES: Rules = Rules::after(
    "structured",
    &[("linalg.fill", verify_fill), ("linalg.index", verify_index), ("linalg.yield", verify_yield)],
);

/// The rules about all structured operations, in order.
pub(super) const STRUCTURED_RULES: [TraitRule; 2] = [
    TraitRule { name: INTERFACE, phase: VerifyPhase::AfterRegions, topic: "results", rule: verify_results },
    TraitRule {
        name: INTERFACE,
        phase: VerifyPhase::AfterRegions,
        topic: "structured",
        rule: verify_structured,
    },
];
