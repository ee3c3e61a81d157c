//! Verifiers of the gpu dialect's reductions: a known operation on suitable numbers, or a body.

use legalize_dialects_hooks::attributes::{enum_of, enum_value};
use legalize_dialects_hooks::rules::{Checked, Rules, Subject, plain, wrong};
use legalize_ir::{Ir, OpId, Type, TypeData, element_type_or_self, type_to_string};

/// Operations on integers only.
const OF_INTEGERS: [&str; 7] = ["and", "maxsi", "maxui", "minsi", "minui", "or", "xor"];
/// Operations on floating-point numbers only.
const OF_FLOATS: [&str; 4] = ["maximumf", "maxnumf", "minimumf", "minnumf"];

fn result(ir: &Ir, op: OpId) -> Option<Type> {
    ir.op(op).results().first().map(|&result| ir.value_type(result))
}

/// Verifies that the operation applies to the numbers.
fn verify_numbers(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let (Some(operation), Some(ty)) = (enum_value(ctx, ir, op, "op"), result(ir, op)) else {
        return Ok(());
    };
    let word = enum_of(ctx, ctx.name("gpu.all_reduce_op")).and_then(|def| def.stringify(operation));
    let word = word.unwrap_or_default();
    let element = element_type_or_self(ctx, ty);
    let refused = match ctx.type_data(element) {
        TypeData::Float(_) => OF_INTEGERS.contains(&&*word),
        _ => OF_FLOATS.contains(&&*word),
    };
    if !refused {
        return Ok(());
    }
    let text = type_to_string(ctx, ty);
    plain(format!("`{word}` reduction operation is not compatible with type '{text}'"))
}

/// Verifies that the body takes two numbers and yields one.
fn verify_all(Subject { ctx, ir, op }: Subject<'_>) -> Checked {
    let (Some(&region), Some(ty)) = (ir.op(op).regions().first(), result(ir, op)) else { return Ok(()) };
    let first = ir.region(region).first();
    if first.is_none() != enum_value(ctx, ir, op, "op").is_some() {
        return plain("expected either an op attribute or a non-empty body");
    }
    let Some(first) = first else { return verify_numbers(Subject { ctx, ir, op }) };
    let args = ir.block(first).args();
    if args.len() != 2 {
        return plain("expected two region arguments");
    }
    if args.iter().any(|&arg| ir.value_type(arg) != ty) {
        return plain("incorrect region argument type");
    }
    let mut yields = 0;
    for last in ir.region_blocks(region).filter_map(|block| ir.block(block).last()) {
        if ctx.op_str(ir.op(last).name()) != "gpu.yield" {
            continue;
        }
        let types: Vec<Type> = ir.operands(last).map(|value| ir.value_type(value)).collect();
        match types[..] {
            [found] if found == ty => yields += 1,
            [_] => return plain("incorrect gpu.yield type"),
            _ => return plain("expected one gpu.yield operand"),
        }
    }
    match yields {
        0 => plain("expected gpu.yield op in region"),
        _ => Ok(()),
    }
}

/// Verifies a reduction of a subgroup, or of clusters whose size and stride are powers of two.
fn verify_lanes(at: Subject<'_>) -> Checked {
    if let Some(TypeData::Vector { scalable, .. }) = at.result().map(|ty| at.data(ty))
        && scalable.contains(&true)
    {
        return wrong("is not compatible with scalable vector types");
    }
    verify_numbers(at)?;
    // Both are unsigned 32-bit numbers.
    let number = |name: &str| at.int(name).map(|number| number as u32);
    let (size, stride) = (number("cluster_size"), number("cluster_stride").unwrap_or(1));
    if let Some(size) = size.filter(|size| !size.is_power_of_two()) {
        return wrong(format!("cluster size {size} is not a power of two"));
    }
    if stride != 1 && size.is_none() {
        return wrong("cluster stride can only be specified if cluster size is specified");
    }
    if stride.is_power_of_two() {
        Ok(())
    } else {
        wrong(format!("cluster stride {stride} is not a power of two"))
    }
}

pub(super) const OWN_RULES: Rules = Rules::own(&[("gpu.subgroup_reduce", verify_lanes)]);

pub(super) const OWN_REGION_RULES: Rules = Rules::own_of_regions(&[("gpu.all_reduce", verify_all)]);
