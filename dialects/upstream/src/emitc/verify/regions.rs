//! Regions of emitc: expressions, loops, switches, and what they yield.

use std::collections::HashSet;

use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{RegionId, Traits};

const YIELD: &str = "emitc.yield";

const EXPRESSION: &str = "emitc.expression";

fn verify_yield(at: Subject<'_>) -> Checked {
    let Some(parent) = at.parent().filter(|parent| parent.name() != "emitc.do") else { return Ok(()) };
    match (at.operand_types().len(), parent.result_types().len()) {
        (1.., 0) => wrong("yields a value not returned by parent"),
        (0, 1..) => wrong("does not yield a value to be returned by parent"),
        _ => Ok(()),
    }
}

/// Verifies that the condition region consists of an expression and its yield; the body has no terminator.
fn verify_do(at: Subject<'_>) -> Checked {
    let (Some(body), Some(condition)) = (at.block(0), at.block(1)) else { return Ok(()) };
    let ops: Vec<Subject<'_>> = at.ir.block_ops(condition).map(|op| at.with_op(op)).collect();
    let &[expression, end] = &ops[..] else {
        return wrong(format!(
            "condition region must contain exactly two operations: '{EXPRESSION}' followed by '{YIELD}', but found \
             {} operations",
            ops.len()
        ));
    };
    if expression.name() != EXPRESSION {
        return wrong(format!(
            "expected first op in condition region to be '{EXPRESSION}', but got {}",
            expression.name()
        ));
    }
    match expression.result() {
        Some(found) if found != at.ctx.common().i1 => {
            let found = at.show(found);
            return wrong(format!(
                "{EXPRESSION} in condition region must return 'i1', but returns '{found}'"
            ));
        }
        _ => {}
    }
    if end.name() != YIELD {
        return wrong(format!(
            "expected last op in condition region to be '{YIELD}', but got {}",
            end.name()
        ));
    }
    let (count, results) = (end.operand_types().len(), at.ir.op(expression.op).results());
    if count != 1 {
        return wrong(format!("expected condition region to return 1 value, but it returns {count} values"));
    }
    if at.ir.operands(end.op).next() != results.first().copied() {
        return plain(format!("'{YIELD}' must return result of '{EXPRESSION}' from this condition region"));
    }
    // An unregistered operation may be a terminator.
    let ends = |last: Subject<'_>| {
        let info = at.ir.info(at.ctx, last.op);
        info.is_none_or(|info| info.traits.contains(Traits::TERMINATOR))
    };
    if at.last(body).is_some_and(ends) { wrong("body region must not contain terminator") } else { Ok(()) }
}

/// Verifies that an expression yields the result of its last operation; each operation is a C expression with
/// one result.
fn verify_expression(at: Subject<'_>) -> Checked {
    let (Some(block), Some(result)) = (at.block(0), at.result()) else { return Ok(()) };
    let end = at.last(block).filter(|last| last.name() == YIELD);
    let Some((end, value)) = end.and_then(|end| Some((end, at.ir.operands(end.op).next()?))) else {
        return wrong("must yield a value at termination");
    };
    let Some(root) = at.ir.defining_op(value) else { return wrong("yielded value has no defining op") };
    if at.ir.parent_op(root) != Some(at.op) {
        return wrong("yielded value not defined within expression");
    }
    if at.ir.value_type(value) != result {
        return wrong("requires yielded type to match return type");
    }
    let interface = at.ctx.find_name("CExpressionInterface");
    for op in at.ir.block_ops(block).filter(|op| *op != end.op) {
        let info = at.ir.info(at.ctx, op);
        if !info.zip(interface).is_some_and(|(info, interface)| info.has_trait_named(interface)) {
            return wrong("contains an unsupported operation");
        }
        if at.ir.op(op).results().len() != 1 {
            return wrong("requires exactly one result for each operation");
        }
    }
    Ok(())
}

fn verify_for(at: Subject<'_>) -> Checked {
    let (Some(block), Some(bound)) = (at.block(0), at.ty(0)) else { return Ok(()) };
    match at.args(block)[..] {
        [counter] if counter != bound => {
            wrong("expected induction variable to be same type as bounds and step")
        }
        [_] => Ok(()),
        _ => wrong("expected body to have a single block argument for the induction variable"),
    }
}

/// Verifies that the region of a case yields the types of the operation's results.
fn verify_case(at: Subject<'_>, region: RegionId, name: &str) -> Checked {
    let Some(last) = at.ir.region(region).first().and_then(|block| at.last(block)) else { return Ok(()) };
    if last.name() != YIELD {
        return wrong(format!("expected region to end with {YIELD}, but got {}", last.name()));
    }
    let (found, expected) = (last.operand_types(), at.result_types());
    if found.len() != expected.len() {
        return wrong(format!(
            "expected each region to return {} values, but {name} returns {}",
            expected.len(),
            found.len()
        ));
    }
    match found.iter().zip(&expected).position(|(found, expected)| found != expected) {
        Some(index) => {
            wrong(format!("expected result #{index} of each region to be '{}'", at.show(expected[index])))
        }
        None => Ok(()),
    }
}

fn verify_switch(at: Subject<'_>) -> Checked {
    let (Some(values), regions) = (at.ints("cases"), at.ir.op(at.op).regions()) else { return Ok(()) };
    let Some((&otherwise, cases)) = regions.split_first() else { return Ok(()) };
    if cases.len() != values.len() {
        return wrong(format!("has {} case regions but {} case values", cases.len(), values.len()));
    }
    let mut seen = HashSet::new();
    if let Some(value) = values.iter().find(|value| !seen.insert(**value)) {
        return wrong(format!("has duplicate case value: {value}"));
    }
    verify_case(at, otherwise, "default region")?;
    cases
        .iter()
        .enumerate()
        .try_for_each(|(index, region)| verify_case(at, *region, &format!("case region #{index}")))
}

pub(super) const RULES: Rules =
    Rules::after("emitc", &[("emitc.do", verify_do), (EXPRESSION, verify_expression), (YIELD, verify_yield)]);

pub(super) const SWITCHES: Rules = Rules::after("switches", &[("emitc.switch", verify_switch)]);

pub(super) const REGION_RULES: Rules = Rules::after_regions("emitc", &[("emitc.for", verify_for)]);
