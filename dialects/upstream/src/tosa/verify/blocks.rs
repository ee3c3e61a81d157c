//! Casts from and to block-scaled numbers.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::Type;

use crate::tosa::verify::{go_together, ranked};

/// A tensor and its name in messages.
type Named<'a> = (&'a str, Type);

/// Number of elements that share a scale.
fn block_size(at: Subject<'_>) -> Option<i64> {
    let value = legalize_dialects_hooks::attributes::enum_value(at.ctx, at.ir, at.op, "block_size")?;
    let def = legalize_dialects_hooks::attributes::enum_of(at.ctx, at.ctx.name("tosa.block_size"))?;
    def.stringify(value)?.strip_prefix("BLOCK_SIZE_")?.parse().ok().filter(|size| *size > 0)
}

fn verify_same(at: Subject<'_>, (name, one): Named<'_>, (other_name, other): Named<'_>) -> Checked {
    match go_together(at, one, other) {
        true => Ok(()),
        false => wrong(format!(
            "require compatible shapes for {name} ('{}') and {other_name} ('{}')",
            at.show(one),
            at.show(other)
        )),
    }
}

/// Verifies that the scales match the data: one for each block of the last dimension.
fn verify_scales(at: Subject<'_>, (name, data): Named<'_>, (scale_name, scale): Named<'_>) -> Checked {
    let (Some(sizes), Some(scales), Some(block)) =
        (ranked(at, Some(data)), ranked(at, Some(scale)), block_size(at))
    else {
        return Ok(());
    };
    let fits = |(a, b): (&i64, &i64)| a == b || *a == Type::DYNAMIC || *b == Type::DYNAMIC;
    let (Some((&last, front)), Some((&count, scale_front))) = (sizes.split_last(), scales.split_last())
    else {
        return Ok(());
    };
    if front.len() != scale_front.len() || !front.iter().zip(scale_front).all(fits) {
        return wrong(format!(
            "require compatible shapes for {name} ('{}') and {scale_name} ('{}') except for the last dimension",
            at.show(data),
            at.show(scale)
        ));
    }
    match last != Type::DYNAMIC && count != Type::DYNAMIC && count != last / block {
        true => wrong(format!(
            "expect last dimension of {scale_name} ({count}) to be equal to last dimension of {name} / block_size ({})",
            last / block
        )),
        false => Ok(()),
    }
}

/// Verifies that the last dimension consists of whole blocks.
fn verify_blocks(at: Subject<'_>, (name, data): Named<'_>) -> Checked {
    match (ranked(at, Some(data)).and_then(<[i64]>::last), block_size(at)) {
        (Some(&last), Some(block)) if last != Type::DYNAMIC && last % block != 0 => {
            wrong(format!("expect last dimension of {name} ({last}) to be divisible by block_size ({block})"))
        }
        _ => Ok(()),
    }
}

fn verify_from(at: Subject<'_>) -> Checked {
    let (Some(data), Some(scale), Some(result)) = (at.ty(0), at.ty(1), at.result()) else { return Ok(()) };
    let data = ("input_data", data);
    verify_same(at, data, ("output_data", result))?;
    verify_blocks(at, data)?;
    verify_scales(at, data, ("input_scale", scale))
}

fn verify_to(at: Subject<'_>) -> Checked {
    let (Some(input), &[data, scale]) = (at.ty(0), &at.result_types()[..]) else { return Ok(()) };
    let input = ("input_data", input);
    verify_same(at, input, ("output_data", data))?;
    verify_blocks(at, input)?;
    verify_scales(at, ("output_data", data), ("output_scale", scale))
}

pub(super) const RULES: &[(&str, Verify)] =
    &[("tosa.cast_from_block_scaled", verify_from), ("tosa.cast_to_block_scaled", verify_to)];
