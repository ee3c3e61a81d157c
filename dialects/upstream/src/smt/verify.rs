//! Verifiers of smt: bit vectors, yields of solvers, and quantifiers.

use legalize_dialects_hooks::rules::{Checked, Rules, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, BlockId, Param, Type, TypeData, VerifyPhase, WalkOrder, located};
use legalize_source::Diagnostic;

use crate::common::inferred::verify_inferred;

const QUANTIFIERS: [&str; 2] = ["smt.exists", "smt.forall"];

/// The name and parameters of a type of the dialect.
fn smt_type(at: Subject<'_>, ty: Type) -> Option<(&str, &[Param])> {
    match at.data(ty) {
        TypeData::Dialect { name, params } => Some((at.ctx.str(*name).strip_prefix("smt.")?, params)),
        _ => None,
    }
}

/// The width of a bit vector.
fn width(at: Subject<'_>, ty: Option<Type>) -> Option<i64> {
    match smt_type(at, ty?)? {
        ("bv", [Param::Int(width)]) => width.as_i64(),
        _ => None,
    }
}

fn verify_extract(at: Subject<'_>) -> Checked {
    let (Some(low), Some(input), Some(result)) =
        (at.int("lowBit"), width(at, at.ty(0)), width(at, at.result()))
    else {
        return Ok(());
    };
    let end = low.saturating_add(result);
    if end > input {
        wrong(format!(
            "range to be extracted is too big, expected range starting at index {low} of length {result} requires \
         input width of at least {end}, but the input width is only {input}"
        ))
    } else {
        Ok(())
    }
}

/// Verifies that a constant fits its width, as a signed or as an unsigned number.
fn verify_constant(at: Subject<'_>) -> Checked {
    let (Some(AttrData::Dialect { params, .. }), Some(result)) = (at.attr_data("value"), at.result()) else {
        return Ok(());
    };
    let bits = width(at, Some(result)).and_then(|bits| u32::try_from(bits).ok());
    let (Some(Param::Int(value)), Some(bits)) = (params.first(), bits) else { return Ok(()) };
    if *value == value.wrapped(bits, true) || *value == value.wrapped(bits, false) {
        Ok(())
    } else {
        plain(format!("integer value out of range for given bit-vector type '{}'", at.show(result)))
    }
}

fn verify_repeat(at: Subject<'_>) -> Checked {
    match (width(at, at.ty(0)), width(at, at.result())) {
        (Some(input), Some(result)) if input > 0 && result % input != 0 => {
            wrong("result bit-vector width must be a multiple of the input bit-vector width")
        }
        _ => Ok(()),
    }
}

/// The types that a block yields.
fn yielded(at: Subject<'_>, block: BlockId) -> Option<Vec<Type>> {
    at.last(block).filter(|last| last.name() == "smt.yield").map(Subject::operand_types)
}

fn verify_solver(at: Subject<'_>) -> Checked {
    let Some(block) = at.block(0) else { return Ok(()) };
    if yielded(at, block).is_some_and(|types| types != at.result_types()) {
        return wrong("types of yielded values must match return values");
    }
    if at.args(block) == at.operand_types() {
        Ok(())
    } else {
        wrong("block argument types must match the types of the 'inputs'")
    }
}

fn verify_check(at: Subject<'_>) -> Checked {
    for (index, what) in ["sat", "unknown", "unsat"].into_iter().enumerate() {
        let types = at.block(index).and_then(|block| yielded(at, block));
        if types.is_some_and(|types| types != at.result_types()) {
            return wrong(format!("types of yielded values in '{what}' region must match return values"));
        }
    }
    Ok(())
}

/// Returns true if a variable of this type may be bound: any value of the dialect except functions.
fn is_bindable(at: Subject<'_>, ty: Type) -> bool {
    matches!(smt_type(at, ty), Some(("array" | "bool" | "bv" | "int" | "sort", _)))
}

/// Verifies the bound variables; there are names for all of them or for none.
fn verify_quantifier(at: Subject<'_>) -> Checked {
    if at.ir.op(at.op).regions().len() > 1 && at.has("noPattern") {
        return wrong("patterns and the no_pattern attribute must not be specified at the same time");
    }
    let Some(args) = at.block(0).map(|block| at.args(block)) else { return Ok(()) };
    if args.iter().any(|ty| !is_bindable(at, *ty)) {
        return wrong("bound variables must by any non-function SMT value");
    }
    match at.attr_data("boundVarNames") {
        Some(AttrData::Array(names)) if names.len() != args.len() => {
            wrong("number of bound variable names must match number of block arguments")
        }
        _ => Ok(()),
    }
}

/// Verifies that a boolean is yielded, and that patterns take the variables and consist of the dialect's
/// operations.
fn verify_quantified(at: Subject<'_>) -> Checked {
    let Some(body) = at.block(0) else { return Ok(()) };
    if let Some(types) = yielded(at, body) {
        let &[ty] = &types[..] else { return wrong("must have exactly one yielded value") };
        if !matches!(smt_type(at, ty), Some(("bool", _))) {
            return wrong("yielded value must be of '!smt.bool' type");
        }
    }
    let patterns = at.ir.op(at.op).regions().len().saturating_sub(1);
    for index in 0..patterns {
        verify_pattern(at, body, index)?;
    }
    Ok(())
}

fn verify_pattern(at: Subject<'_>, body: BlockId, index: usize) -> Checked {
    let Some(block) = at.block(index + 1) else { return Ok(()) };
    if at.args(block) != at.args(body) {
        return wrong(format!(
            "block argument number and types of the 'body' and 'patterns' region #{index} must match"
        ));
    }
    if yielded(at, block).is_some_and(|types| types.is_empty()) {
        return wrong(format!("'patterns' region #{index} must have at least one yielded value"));
    }
    let nested = at.ir.block_ops(block).flat_map(|op| at.ir.nested_ops(op, WalkOrder::PostOrder));
    for op in nested {
        let name = at.with_op(op).name();
        let (fault, note) = if !name.starts_with("smt.") {
            ("may only contain SMT dialect operations", "first non-SMT operation here")
        } else if QUANTIFIERS.contains(&name) {
            ("must not contain any variable binding operations", "first violating operation here")
        } else {
            continue;
        };
        let note = located(at.ctx, at.ir.op(op).loc(), Diagnostic::note(note));
        return wrong(format!("the 'patterns' region #{index} {fault}"))
            .map_err(|error| error.with_note(note));
    }
    Ok(())
}

/// Verifies that at least two values are compared.
fn verify_compared(at: Subject<'_>) -> Checked {
    match at.ir.op(at.op).operand_count() {
        count if count < 2 => wrong(format!("'inputs' must have at least size 2, but got {count}")),
        _ => Ok(()),
    }
}

pub(super) const RULES: &[Rules] = &[
    Rules::own(&[("smt.distinct", verify_compared), ("smt.eq", verify_compared)]),
    Rules::after(
        "smt",
        &[
            ("smt.bv.constant", verify_constant),
            ("smt.bv.extract", verify_extract),
            ("smt.bv.repeat", verify_repeat),
            ("smt.exists", verify_quantifier),
            ("smt.forall", verify_quantifier),
        ],
    ),
    Rules::in_phase(VerifyPhase::RegionTraits, "inferred", &[("smt.bv.concat", verify_inferred)]),
    Rules::after_regions(
        "smt",
        &[
            ("smt.check", verify_check),
            ("smt.exists", verify_quantified),
            ("smt.forall", verify_quantified),
            ("smt.solver", verify_solver),
        ],
    ),
];
