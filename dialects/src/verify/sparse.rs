//! Operations of sparse_tensor: conversions, and the regions that say what becomes of elements.

use legalize_ir::{BlockId, Context, Type, TypeData, ValueDef, ValueId};

use super::{Checked, Subject, Verify, attach_rules, plain};

fn verify_convert(at: Subject<'_>) -> Checked {
    let dims = |ty: Type| match at.data(ty) {
        TypeData::RankedTensor { shape, .. } => Some(shape),
        _ => None,
    };
    let (Some(from), Some(to)) = (at.ty(0).and_then(dims), at.result().and_then(dims)) else { return Ok(()) };
    if from.len() != to.len() {
        return plain("unexpected conversion mismatch in rank");
    }
    // A size can be forgotten; none can be made up.
    match from.iter().zip(to).position(|(from, to)| from != to && *to != Type::DYNAMIC) {
        Some(dim) => plain(format!("unexpected conversion mismatch in dimension {dim}")),
        None => Ok(()),
    }
}

const YIELD: &str = "sparse_tensor.yield";

/// A region takes and yields values of these types; nothing of an empty one. What it yields is handed back.
fn verify_region(
    at: Subject<'_>,
    region: usize,
    name: &str,
    inputs: &[Type],
    output: Type,
) -> Result<Option<(BlockId, ValueId)>, legalize_source::Diagnostic> {
    let error = |message: String| Err(legalize_ir::verify::plain_error(message));
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
    // Where there is no element, what is yielded depends on none.
    let outer = at.ir.op(at.op).parent();
    match at.ir.value(value).def() {
        ValueDef::Argument { block: owner, .. } if Some(owner) == outer => {
            plain("absent region cannot yield linalg argument")
        }
        ValueDef::Result { op, .. } if at.at(op).name() != "arith.constant" => {
            let place = at.ir.op(op).parent();
            match place == Some(block) || place == outer {
                true => plain("absent region cannot yield locally computed value"),
                false => Ok(()),
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

const RULES: &[(&str, Verify)] = &[
    ("sparse_tensor.binary", verify_binary),
    ("sparse_tensor.convert", verify_convert),
    ("sparse_tensor.reduce", verify_reduce),
    ("sparse_tensor.select", verify_select),
    ("sparse_tensor.unary", verify_unary),
];

/// Attaches the rules to the operations that are registered.
pub(super) fn attach(ctx: &mut Context) {
    attach_rules(ctx, "sparse", RULES);
}
