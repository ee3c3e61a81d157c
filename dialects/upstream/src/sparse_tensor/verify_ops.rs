//! Operations of sparse_tensor: conversions, and regions that compute elements.

use legalize_dialects_hooks::Result;
use legalize_dialects_hooks::loops::verify_carried;
use legalize_dialects_hooks::rules::{Checked, Rules, plain, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{BlockId, Param, Type, TypeData, ValueDef, ValueId, VerifyPhase};

use crate::sparse_tensor::encoding::View;
use crate::sparse_tensor::{verify_storage, verify_tensors};

fn verify_convert(at: Subject<'_>) -> Checked {
    let dims = |ty: Type| match at.data(ty) {
        TypeData::RankedTensor { shape, .. } => Some(shape),
        _ => None,
    };
    let (Some(from), Some(to)) = (at.ty(0).and_then(dims), at.result().and_then(dims)) else { return Ok(()) };
    if from.len() != to.len() {
        return plain("unexpected conversion mismatch in rank");
    }
    let target = at.result().and_then(|ty| View::of_tensor(at.ctx, ty));
    if target.is_some_and(|target| !target.slices.is_empty()) {
        return plain("cannot convert to a sparse tensor slice");
    }
    // A static size may become dynamic, but not the reverse.
    match from.iter().zip(to).position(|(from, to)| from != to && *to != Type::DYNAMIC) {
        Some(dim) => plain(format!("unexpected conversion mismatch in dimension {dim}")),
        None => Ok(()),
    }
}

const YIELD: &str = "sparse_tensor.yield";

/// Verifies that a region takes and yields values of these types; an empty one is valid. Returns its block
/// and the yielded value.
fn verify_region(
    at: Subject<'_>,
    region: usize,
    name: &str,
    inputs: &[Type],
    output: Type,
) -> Result<Option<(BlockId, ValueId)>, legalize_source::Diagnostic> {
    let error = |message: String| Err(legalize_ir::plain_error(message));
    let Some(block) = at.block(region) else { return Ok(None) };
    let args = at.args(block);
    if args.len() != inputs.len() {
        return error(format!("{name} region must have exactly {} arguments", inputs.len()));
    }
    if let Some(index) = args.iter().zip(inputs).position(|(arg, input)| arg != input) {
        return error(format!("{name} region argument {} type mismatch", index + 1));
    }
    let Some(last) = at.last(block).filter(|last| last.name() == YIELD) else {
        return error(format!("{name} region must end with {YIELD}"));
    };
    let values: Vec<ValueId> = at.ir.operands(last.op).collect();
    match values[..] {
        [value] if at.ir.value_type(value) == output => Ok(Some((block, value))),
        _ => error(format!("{name} region yield type mismatch")),
    }
}

fn verify_unary(at: Subject<'_>) -> Checked {
    let (Some(input), Some(output)) = (at.ty(0), at.result()) else { return Ok(()) };
    verify_region(at, 0, "present", &[input], output)?;
    let Some((block, value)) = verify_region(at, 1, "absent", &[], output)? else { return Ok(()) };
    // The value for absent elements must not depend on an element.
    let outer = at.ir.op(at.op).parent();
    match at.ir.value(value).def() {
        ValueDef::Argument { block: owner, .. } if Some(owner) == outer => {
            plain("absent region cannot yield linalg argument")
        }
        ValueDef::Result { op, .. } if at.with_op(op).name() != "arith.constant" => {
            let place = at.ir.op(op).parent();
            if place == Some(block) || place == outer {
                plain("absent region cannot yield locally computed value")
            } else {
                Ok(())
            }
        }
        _ => Ok(()),
    }
}

fn verify_binary(at: Subject<'_>) -> Checked {
    let (Some(left), Some(right), Some(output)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    verify_region(at, 0, "overlap", &[left, right], output)?;
    let sides = [
        (1, "left", left, "left_identity", "left=identity requires first argument"),
        (2, "right", right, "right_identity", "right=identity requires second argument"),
    ];
    for (region, name, input, identity, requires) in sides {
        if at.block(region).is_some() {
            verify_region(at, region, name, &[input], output)?;
        } else if at.has(identity) && input != output {
            return plain(format!("{requires} to have the same type as the output"));
        }
    }
    Ok(())
}

fn verify_reduce(at: Subject<'_>) -> Checked {
    let Some(input) = at.ty(0) else { return Ok(()) };
    verify_region(at, 0, "reduce", &[input, input], input).map(|_| ())
}

fn verify_select(at: Subject<'_>) -> Checked {
    let Some(input) = at.ty(0) else { return Ok(()) };
    verify_region(at, 0, "select", &[input], at.ctx.common().i1).map(|_| ())
}

const CARRIED: &str = "mismatch in number of loop-carried values and defined values";

/// The encoding and the levels of a space, or of an iterator over one.
fn space(at: Subject<'_>, ty: Type, name: &str) -> Option<[Param; 3]> {
    match at.data(ty) {
        TypeData::Dialect { name: found, params } if at.ctx.str(*found) == name => {
            <[Param; 3]>::try_from(params.to_vec()).ok()
        }
        _ => None,
    }
}

fn verify_iterate(at: Subject<'_>) -> Checked {
    if at.types(1).len() != at.result_types().len() {
        return wrong(CARRIED);
    }
    let Some([_, Param::Int(low), Param::Int(high)]) =
        at.ty(0).and_then(|ty| space(at, ty, "sparse_tensor.iter_space"))
    else {
        return Ok(());
    };
    let levels = high.as_i64().zip(low.as_i64()).map(|(high, low)| high.saturating_sub(low));
    // One bit for each level whose coordinate is used.
    let used = i64::from(i64::BITS - at.int("crdUsedLvls").unwrap_or(0).leading_zeros());
    if levels.is_some_and(|levels| used > levels) {
        wrong("required out-of-bound coordinates")
    } else {
        Ok(())
    }
}

fn verify_iterated(at: Subject<'_>) -> Checked {
    let (Some(block), Some(over)) = (at.block(0), at.ty(0)) else { return Ok(()) };
    let (args, results) = (at.args(block), at.result_types());
    let coordinates = at.int("crdUsedLvls").unwrap_or(0).count_ones() as usize;
    let carried = &args[..args.len().saturating_sub(coordinates + 1)];
    let yielded = at.last(block).map(Subject::operand_types).unwrap_or_default();
    // Without the yielded values if their number is wrong, which is reported in a different wording.
    let of_args = Some(&yielded[..]).filter(|yielded| yielded.len() == carried.len());
    verify_carried(at, &at.types(1), carried, of_args, &results)?;
    let iterated = args.last().and_then(|ty| space(at, *ty, "sparse_tensor.iterator"));
    if iterated != space(at, over, "sparse_tensor.iter_space") {
        return wrong("mismatch in iterator and iteration space type");
    }
    if yielded.len() == results.len() {
        Ok(())
    } else {
        wrong("number mismatch between iter args and results.")
    }
}

fn verify_coiterate(at: Subject<'_>) -> Checked {
    let (inits, results) = (at.types(1), at.result_types());
    if inits.len() != results.len() {
        return wrong(CARRIED);
    }
    let cases = at.list("cases");
    // A region without a case is reported like a duplicate case.
    if cases.len() != at.ir.op(at.op).regions().len()
        || cases.iter().enumerate().any(|(index, case)| cases[..index].contains(case))
    {
        return wrong("contains duplicated cases.");
    }
    for region in 0..at.ir.op(at.op).regions().len() {
        let Some(block) = at.block(region) else { continue };
        let (args, yielded) =
            (at.args(block), at.last(block).map(Subject::operand_types).unwrap_or_default());
        if yielded.len() != results.len() {
            return wrong(format!("number mismatch between iter args and results on {region}th region"));
        }
        for (index, result) in results.iter().enumerate() {
            for (what, found) in [
                ("iter operand", inits.get(index)),
                ("iter region arg", args.get(index)),
                ("yield value", yielded.get(index)),
            ] {
                if found.is_some_and(|found| found != result) {
                    return wrong(format!(
                        "types mismatch between {index}th {what} and defined value on {region}th region"
                    ));
                }
            }
        }
    }
    Ok(())
}

pub(super) const RULES: &[Rules] = &[
    Rules::after(
        "sparse",
        &[
            ("sparse_tensor.binary", verify_binary),
            ("sparse_tensor.convert", verify_convert),
            ("sparse_tensor.iterate", verify_iterate),
            ("sparse_tensor.reduce", verify_reduce),
            ("sparse_tensor.select", verify_select),
            ("sparse_tensor.unary", verify_unary),
        ],
    ),
    Rules::after("storage", verify_storage::RULES),
    Rules::after("tensors", verify_tensors::RULES),
    Rules::in_phase(VerifyPhase::RegionTraits, "inferred", verify_storage::INFERRED),
    Rules::after_regions(
        "sparse",
        &[("sparse_tensor.coiterate", verify_coiterate), ("sparse_tensor.iterate", verify_iterated)],
    ),
];
