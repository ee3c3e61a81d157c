//! Shapes as values: constants, sizes of a tensor, concatenations.

use legalize_dialects_hooks::rules::{Checked, TraitRule, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{Param, Type, TypeData, VerifyPhase};

use crate::tosa::verify::{Constant, constant, ranked};

/// Number of sizes in a shape.
pub(super) fn rank(at: Subject<'_>, ty: Type) -> Option<i64> {
    match at.data(ty) {
        TypeData::Dialect { name, params } if at.ctx.str(*name) == "tosa.shape" => match &**params {
            [Param::Int(rank)] => rank.as_i64(),
            _ => None,
        },
        _ => None,
    }
}

fn verify_constant(at: Subject<'_>) -> Checked {
    let values = at.attr("values").and_then(|values| at.ctx.attr_type(values));
    let (TypeData::RankedTensor { shape, .. } | TypeData::Vector { shape, .. }) =
        (match values.map(|values| at.data(values)) {
            Some(data) => data,
            None => return Ok(()),
        })
    else {
        return Ok(());
    };
    let &[count] = &shape[..] else { return wrong("expect elements in attribute values with rank 1") };
    match at.result().and_then(|result| rank(at, result)) {
        Some(rank) if rank != count => wrong(format!(
            "expect number of elements in attribute values ({count}) to be equal to the rank ({rank}) for the result \
             shape type"
        )),
        _ => Ok(()),
    }
}

fn verify_dim(at: Subject<'_>) -> Checked {
    let (Some(result), Some(axis)) = (at.result(), at.int("axis")) else { return Ok(()) };
    if rank(at, result).is_some_and(|rank| rank != 1) {
        return wrong(format!("expect output shape type to contain one element, got '{}'", at.show(result)));
    }
    match ranked(at, at.ty(0)).map(|shape| shape.len() as i64) {
        Some(rank) if !(0..rank).contains(&axis) => {
            wrong(format!("expect axis to be in the range [0, {rank}), got {axis}"))
        }
        _ => Ok(()),
    }
}

fn verify_concat(at: Subject<'_>) -> Checked {
    let sum = at.types(0).into_iter().try_fold(0i64, |sum, ty| sum.checked_add(rank(at, ty)?));
    match (sum, at.result().and_then(|result| rank(at, result))) {
        (Some(sum), Some(found)) if sum != found => wrong(format!(
            "requires output shape rank to be equal to the sum of the input shape ranks ({sum}), got {found}"
        )),
        _ => Ok(()),
    }
}

/// Verifies that start and size, where they are known, match the shape.
fn verify_slice(at: Subject<'_>) -> Checked {
    let known = |group| match constant(at, group) {
        Some(Constant::Integer(number)) => Some(number),
        _ => None,
    };
    let (start, size) = (known(1), known(2));
    if let Some(start) = start.filter(|start| *start < 0) {
        return wrong(format!("expected non-negative start index, got {start}"));
    }
    let Some(size) = size else { return Ok(()) };
    if size <= 0 {
        return wrong(format!("expected positive size, got {size}"));
    }
    if let Some(found) = at.result().and_then(|result| rank(at, result)).filter(|found| *found != size) {
        return wrong(format!(
            "expected output type size to be equal to size attribute, got {found} vs {size}"
        ));
    }
    let (Some(start), Some(whole)) = (start, at.ty(0).and_then(|input| rank(at, input))) else {
        return Ok(());
    };
    match start.saturating_add(size) {
        end if end > whole => wrong(format!(
            "expected start + size to be less than or equal to input shape rank ({whole}), got {end}"
        )),
        _ => Ok(()),
    }
}

/// Verifies that shape operands are defined by shape operations, so that they can be resolved at compile
/// time.
fn verify_resolvable(at: Subject<'_>) -> Checked {
    let makes_shapes = |value| {
        let maker = at.ir.defining_op(value).and_then(|op| at.ir.info(at.ctx, op));
        maker.zip(at.ctx.find_name(MAKER)).is_some_and(|(info, name)| info.has_trait_named(name))
    };
    if at.ir.operands(at.op).any(|value| rank(at, at.ir.value_type(value)).is_some() && !makes_shapes(value))
    {
        wrong("shape operand is not compile time resolvable")
    } else {
        Ok(())
    }
}

/// Verifies that all shapes have the same rank.
fn verify_ranks(at: Subject<'_>) -> Checked {
    let ranks: Vec<i64> = at.operand_types().into_iter().filter_map(|ty| rank(at, ty)).collect();
    let Some(&first) = ranks.first() else { return Ok(()) };
    if ranks.iter().any(|rank| *rank != first) {
        return wrong("operands don't have matching ranks");
    }
    if at.result_types().into_iter().filter_map(|ty| rank(at, ty)).all(|rank| rank == first) {
        Ok(())
    } else {
        wrong("result shape has different rank than operands")
    }
}

/// Trait of operations that create shapes.
const MAKER: &str = "TosaShapeOperator";
/// Rules by trait. Traits are verified before the operation's own verifier, in reverse order of declaration.
pub(super) const TRAIT_RULES: &[TraitRule] = &[
    TraitRule {
        name: "TosaShapeOperatorWithSameRanks",
        phase: VerifyPhase::Traits,
        topic: "alike",
        rule: verify_ranks,
    },
    TraitRule {
        name: "TosaResolvableShapeOperands",
        phase: VerifyPhase::Traits,
        topic: "resolvable",
        rule: verify_resolvable,
    },
];

pub(super) const RULES: &[(&str, Verify)] = &[
    ("tosa.concat_shape", verify_concat),
    ("tosa.const_shape", verify_constant),
    ("tosa.dim", verify_dim),
    ("tosa.slice_shape", verify_slice),
];
