//! Verifiers of the async dialect.

use legalize_dialects_hooks::functions::signature;
use legalize_dialects_hooks::region_branch::{Edges, verify_edges};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, wrong};
use legalize_ir::{Type, TypeData, VerifyPhase, type_to_string};

use super::types::value_type;

fn verify_await(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let Some(operand) = ir.operands(op).next() else { return Ok(()) };
    let result = ir.op(op).results().first().map(|&result| ir.value_type(result));
    match (value_type(ctx, ir.value_type(operand)), result) {
        (None, Some(_)) => wrong("awaiting on a token must have empty result"),
        (Some(held), Some(result)) if held != result => wrong(format!(
            "result type '{}' does not match async value type '{}'",
            type_to_string(ctx, result),
            type_to_string(ctx, held)
        )),
        _ => Ok(()),
    }
}

fn is_of(at: Subject<'_>, ty: Type, expected: &[&str]) -> bool {
    matches!(at.data(ty), TypeData::Dialect { name, .. } if expected.contains(&at.ctx.str(*name)))
}

/// Verifies that the results of an async function are async values, after at most one token.
fn verify_func(at: Subject<'_>) -> Checked {
    let Some((_, results)) = signature(at) else { return Ok(()) };
    if results.is_empty() {
        return wrong("result is expected to be at least of size 1, but got 0");
    }
    for (index, &result) in results.iter().enumerate() {
        if index > 0 && is_of(at, result, &["async.token"]) {
            // The leading blank is upstream's.
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

const EXECUTE: Edges = Edges {
    given: Some(1),
    own: 1,
    held: |ctx, ty| value_type(ctx, ty).unwrap_or(ty),
    ..Edges::ending_in(&["async.yield"])
};

/// Verifies the returned types against the types that the function's results hold; the token of a stateful
/// function is skipped.
fn verify_return(at: Subject<'_>) -> Checked {
    let mut function = at.parent();
    while let Some(parent) = function.filter(|parent| parent.name() != "async.func") {
        function = parent.parent();
    }
    let Some((_, results)) = function.and_then(signature) else { return Ok(()) };
    let skip = usize::from(results.first().is_some_and(|ty| is_of(at, *ty, &["async.token"])));
    let held: Option<Vec<Type>> = results.iter().skip(skip).map(|ty| value_type(at.ctx, *ty)).collect();
    if held.is_none_or(|held| held == at.operand_types()) {
        Ok(())
    } else {
        wrong("operand types do not match the types returned from the parent FuncOp")
    }
}

pub(super) const OWN_RULES: Rules =
    Rules::own(&[("async.await", verify_await), ("async.return", verify_return)]);

pub(super) const RULES: Rules = Rules::after("functions", &[("async.func", verify_func)]);

pub(super) const REGION_RULES: Rules = Rules::in_phase(
    VerifyPhase::RegionTraits,
    "region edges",
    &[("async.execute", |at| verify_edges(at, &EXECUTE))],
);
