//! Verifiers of scf: iteration arguments, yields, counts.

use std::collections::HashSet;

use legalize_dialects_hooks::loops::{difference, verify_carried};
use legalize_dialects_hooks::region_branch::{SAME, verify_scope, verify_types};
use legalize_dialects_hooks::rules::{Checked, Rules, plain, wrong, wrong_at};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, OpId, RegionId, Type, TypeData, VerifyPhase, constant_operand, located};
use legalize_source::Diagnostic;

fn is_index(at: Subject<'_>, ty: Type) -> bool {
    matches!(at.data(ty), TypeData::Index)
}

fn verify_for(at: Subject<'_>) -> Checked {
    let inits = at.types(3);
    if inits.len() != at.result_types().len() {
        return wrong("mismatch in number of loop-carried values and defined values");
    }
    Ok(())
}

fn verify_for_body(at: Subject<'_>) -> Checked {
    let (Some(block), inits, results) = (at.block(0), at.types(3), at.result_types()) else { return Ok(()) };
    let args = at.args(block);
    let Some(bound) = at.ty(0) else { return Ok(()) };
    let Some((counter, args)) = args.split_first() else {
        // Upstream's count of the carried values is -1 then, as an unsigned number of 64 bits.
        let inits = at.types(3).len();
        return wrong(format!("different number of inits and region iter_args: {inits} != {}", u64::MAX));
    };
    if *counter != bound {
        return wrong("expected induction variable to be same type as bounds and step");
    }
    verify_carried(at, &inits, args, None, &results)
}

fn verify_parallel(at: Subject<'_>) -> Checked {
    let steps = at.values(2);
    if steps.is_empty() {
        return wrong("needs at least one tuple element for lowerBound, upperBound and step");
    }
    let constants = steps.iter().filter_map(|&step| constant_operand(at.ctx, at.ir, step));
    if constants.filter_map(|step| at.ctx.as_i64(step)).any(|step| step <= 0) {
        return wrong("constant step operand must be positive");
    }
    let Some(block) = at.block(0) else { return Ok(()) };
    let args = at.args(block);
    if args.len() != steps.len() {
        return wrong(format!(
            "expects the same number of induction variables: {} as bound and step values: {}",
            args.len(),
            steps.len()
        ));
    }
    if !args.iter().all(|arg| is_index(at, *arg)) {
        return wrong("expects arguments for the induction variable to be of index type");
    }
    let Some(reduce) = at.last(block).filter(|last| last.name() == "scf.reduce") else {
        return wrong("expects body to terminate with 'scf.reduce'");
    };
    let (results, inits) = (at.result_types(), at.types(3).len());
    let reductions = at.ir.op(reduce.op).regions().len();
    for (what, count) in [("reductions", reductions), ("initial values", inits)] {
        if results.len() != count {
            return wrong(format!(
                "expects number of results: {} to be the same as number of {what}: {count}",
                results.len()
            ));
        }
    }
    match difference(&reduce.operand_types(), &results) {
        Some((index, operand, result)) => wrong_at(
            at,
            reduce.op,
            &format!(
                "expects type of {index}-th reduction operand: '{}' to be the same as the {index}-th result type: \
                 '{}'",
                at.show(operand),
                at.show(result)
            ),
        ),
        None => Ok(()),
    }
}

fn verify_reduce(at: Subject<'_>) -> Checked {
    for (index, ty) in at.operand_types().into_iter().enumerate() {
        let Some(block) = at.block(index) else { continue };
        if at.args(block) != [ty, ty] {
            return wrong(format!(
                "expected two block arguments with type '{}' in the {index}-th reduction region",
                at.show(ty)
            ));
        }
        if at.last(block).is_none_or(|last| last.name() != "scf.reduce.return") {
            return wrong("reduction bodies must be terminated with an 'scf.reduce.return' op");
        }
    }
    Ok(())
}

fn verify_reductions(at: Subject<'_>) -> Checked {
    let (regions, values) = (at.ir.op(at.op).regions().len(), at.ir.op(at.op).operand_count());
    if regions == values {
        Ok(())
    } else {
        wrong(format!(
            "expects number of reduction regions: {regions} to be the same as number of reduction operands: {values}"
        ))
    }
}

fn verify_reduce_return(at: Subject<'_>) -> Checked {
    let block = at.ir.op(at.op).parent();
    let expected = block.and_then(|block| at.args(block).first().copied());
    match (expected, at.ty(0)) {
        (Some(expected), Some(found)) if expected != found => {
            wrong(format!("must have type '{}' (the type of the reduction inputs)", at.show(expected)))
        }
        _ => Ok(()),
    }
}

fn verify_switch(at: Subject<'_>) -> Checked {
    let (regions, results) = (at.ir.op(at.op).regions(), at.result_types());
    let cases = at.ints("cases").unwrap_or_default();
    let count = regions.len().saturating_sub(1);
    if cases.len() != count {
        return wrong(format!("has {count} case regions but {} case values", cases.len()));
    }
    let mut seen = HashSet::new();
    if let Some(case) = cases.iter().find(|case| !seen.insert(**case)) {
        return wrong(format!("has duplicate case value: {case}"));
    }
    for index in 0..regions.len() {
        let name = match index {
            0 => "default region".to_owned(),
            index => format!("case region #{}", index - 1),
        };
        let last = at.block(index).and_then(|block| at.last(block));
        let Some(end) = last.filter(|last| last.name() == "scf.yield") else { continue };
        let types = end.operand_types();
        if types.len() != results.len() {
            return wrong(format!(
                "expected each region to return {} values, but {name} returns {}",
                results.len(),
                types.len()
            ));
        }
        if let Some((index, _, result)) = difference(&types, &results) {
            return wrong(format!("expected result #{index} of each region to be '{}'", at.show(result)));
        }
    }
    Ok(())
}

fn verify_forall(at: Subject<'_>) -> Checked {
    const BOUNDS: [(&str, &str); 3] =
        [("lower bound", "staticLowerBound"), ("upper bound", "staticUpperBound"), ("step", "staticStep")];
    let (Some(rank), outputs) = (at.ints(BOUNDS[0].1).map(|bounds| bounds.len()), at.types(3)) else {
        return Ok(());
    };
    let results = at.result_types();
    if outputs.len() != results.len() {
        return wrong(format!("produces {} results, but has only {} outputs", results.len(), outputs.len()));
    }
    let args = at.block(0).map(|block| at.args(block)).unwrap_or_default();
    if args.len() != rank + outputs.len() {
        return wrong(format!("region expects {rank} arguments"));
    }
    if let Some(index) = args[..rank].iter().position(|arg| !is_index(at, *arg)) {
        return wrong(format!("expects {index}-th block argument to be an index"));
    }
    if let Some((index, ..)) = difference(&args[rank..], &outputs) {
        return wrong(format!("type mismatch between {index}-th output and corresponding block argument"));
    }
    if let Some(AttrData::Array(mapping)) = at.attr_data("mapping")
        && !mapping.is_empty()
        && mapping.len() != rank
    {
        return wrong("mapping attribute size must match op rank");
    }
    for (group, (what, attr)) in BOUNDS.into_iter().enumerate() {
        let Some(bounds) = at.ints(attr) else { continue };
        if bounds.len() != rank {
            return plain(format!("expected {rank} {what} values, got {}", bounds.len()));
        }
        let open = bounds.iter().filter(|bound| **bound == Type::DYNAMIC).count();
        if open != at.group(group).len() {
            return plain(format!("expected {open} dynamic {what} values"));
        }
    }
    Ok(())
}

/// Verifies that shared tensors have the types of the results.
fn verify_shared(at: Subject<'_>) -> Checked {
    match difference(&at.types(3), &at.result_types()) {
        Some((index, output, result)) => wrong(format!(
            "expected type of operand #{} ('{}') to match type of corresponding result ('{}')",
            at.group(3).start + index,
            at.show(output),
            at.show(result)
        )),
        None => Ok(()),
    }
}

fn verify_in_parallel(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    let interface = at.ctx.find_name("ParallelCombiningOpInterface");
    let combines = |op: OpId| {
        let info = at.ir.info(at.ctx, op);
        info.zip(interface).is_some_and(|(info, interface)| info.has_trait_named(interface))
    };
    if at.ir.block_ops(block).all(combines) {
        Ok(())
    } else {
        wrong("expected only ParallelCombiningOpInterface ops")
    }
}

/// Verifies that each region of an `scf.while` has its own kind of terminator.
fn verify_while_ends(at: Subject<'_>) -> Checked {
    for (region, what, end) in [(0, "before", "scf.condition"), (1, "after", "scf.yield")] {
        let Some(last) = at.block(region).and_then(|block| at.last(block)) else { continue };
        if last.name() == end {
            continue;
        }
        let note = located(at.ctx, at.ir.op(last.op).loc(), Diagnostic::note("terminator here"));
        let message = format!("expects the '{what}' region to terminate with '{end}'");
        return wrong(message).map_err(|error| error.with_note(note));
    }
    Ok(())
}

fn verify_while(at: Subject<'_>) -> Checked {
    let (Some(before), Some(after)) = (at.block(0), at.block(1)) else { return Ok(()) };
    let edge = |from: &str, to: &str, given: &[Type], taken: &[Type]| {
        verify_types(at, (from, to), given, taken, SAME)
    };
    edge("parent", "Region #0", &at.operand_types(), &at.args(before))?;
    if let Some(condition) = at.last(before).filter(|last| last.name() == "scf.condition") {
        let given = condition.types(1);
        edge("Operation scf.condition", "parent", &given, &at.result_types())?;
        edge("Operation scf.condition", "Region #1", &given, &at.args(after))?;
    }
    if let Some(end) = at.last(after).filter(|last| last.name() == "scf.yield") {
        edge("Operation scf.yield", "Region #0", &end.operand_types(), &at.args(before))?;
    }
    Ok(())
}

fn verify_execute(at: Subject<'_>) -> Checked {
    match at.block(0) {
        None => wrong("region needs to have at least one block"),
        Some(block) if !at.ir.block(block).args().is_empty() => wrong("region cannot have any arguments"),
        Some(_) => Ok(()),
    }
}

/// The types of the values that a region yields, if it ends with `scf.yield`.
fn yielded(at: Subject<'_>, region: RegionId) -> Option<Vec<Type>> {
    let end = at.ir.region(region).last().and_then(|block| at.last(block))?;
    (end.name() == "scf.yield").then(|| end.operand_types())
}

/// Verifies that the branches of `scf.if` yield its result types.
fn verify_if(at: Subject<'_>) -> Checked {
    let (results, regions) = (at.result_types(), at.ir.op(at.op).regions());
    if !results.is_empty() && regions.get(1).is_some_and(|&region| at.ir.region(region).first().is_none()) {
        return wrong("must have an else block if defining values");
    }
    for types in regions.iter().filter_map(|&region| yielded(at, region)) {
        verify_types(at, ("Operation scf.yield", "parent"), &types, &results, SAME)?;
    }
    Ok(())
}

/// Verifies that the body of `scf.for` yields the types of the loop-carried values.
fn verify_for_yield(at: Subject<'_>) -> Checked {
    let carried = at.result_types();
    let body = at.ir.op(at.op).regions().first().and_then(|&region| yielded(at, region));
    let Some(types) = body else { return Ok(()) };
    if types.len() != carried.len() {
        return verify_types(at, ("Operation scf.yield", "Region #0"), &types, &carried, SAME);
    }
    match difference(&carried, &types) {
        Some((index, carried, found)) => wrong(format!(
            "{index}-th region iter_arg and {index}-th yielded value have different type: '{}' != '{}'",
            at.show(carried),
            at.show(found)
        )),
        None => Ok(()),
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::after(
        "loops",
        &[
            ("scf.execute_region", verify_execute),
            ("scf.for", verify_for),
            ("scf.forall", verify_forall),
            ("scf.forall.in_parallel", verify_in_parallel),
            ("scf.index_switch", verify_switch),
            ("scf.parallel", verify_parallel),
            ("scf.reduce", verify_reductions),
            ("scf.reduce.return", verify_reduce_return),
            ("scf.while", verify_while_ends),
        ],
    ),
    // The body is verified before its yielded values.
    Rules::in_phase(VerifyPhase::RegionTraits, "loops", &[("scf.for", verify_for_body)]),
    Rules::own_of_regions(&[
        ("scf.execute_region", |at| verify_scope(at, "scf.yield")),
        ("scf.for", verify_for_yield),
        ("scf.if", verify_if),
    ]),
    Rules::after_regions(
        "loops",
        &[("scf.forall", verify_shared), ("scf.reduce", verify_reduce), ("scf.while", verify_while)],
    ),
];
