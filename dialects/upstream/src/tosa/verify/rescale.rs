//! `tosa.rescale`: integers multiplied and shifted, uniformly or by channel.

use legalize_dialects_hooks::rules::{Checked, Verify, wrong};
use legalize_dialects_hooks::subject::Subject;
use legalize_ir::{AttrData, TypeData};

use crate::tosa::verify::{Constant, constant, listed, ranked, storage};

/// Verifies the zero point of the input or output: `what` is its name, `width` that of its storage, `group`
/// the operand group.
fn verify_zero(at: Subject<'_>, what: &str, width: u32, group: usize, unsigned: bool) -> Checked {
    let Some(Constant::Integer(zero)) = constant(at, group) else { return Ok(()) };
    // A 16-bit zero point is one of two numbers, which are compared as unsigned ones.
    let zero = if unsigned && width < 64 { zero & ((1 << width) - 1) } else { zero };
    if zero == 0 || width == 8 {
        return Ok(());
    }
    match (width, unsigned) {
        (16, true) if zero == 1 << 15 => Ok(()),
        (16, true) => wrong(format!("expect {what}_zp of 0 or 32768 for unsigned int16 {what}, got {zero}")),
        _ => wrong(format!("expect {what}_zp of 0, got {zero}")),
    }
}

fn verify_rescale(at: Subject<'_>) -> Checked {
    let (Some(input), Some(result)) = (at.ty(0), at.result()) else { return Ok(()) };
    let width = |ty| match at.data(ty) {
        TypeData::Integer { width, .. } => Some(*width),
        _ => None,
    };
    let flag =
        |name: &str| matches!(at.attr_data(name), Some(AttrData::Integer { value, .. }) if !value.is_zero());
    let mut ends = Vec::new();
    for (what, ty, group) in [("input", input, 3), ("output", result, 4)] {
        let Some(element) = storage(at, ty) else { return Ok(()) };
        let Some(width) = width(element) else {
            return wrong(format!("expect {what} to have integer element type, got '{}'", at.show(element)));
        };
        ends.push((what, element, width, group));
    }
    for &(what, element, expected, group) in &ends {
        let Some(zero) = at.ty(group).and_then(|zero| storage(at, zero)) else { return Ok(()) };
        if width(zero) != Some(expected) {
            return wrong(format!(
                "expected {what} and {what}_zp to both be integer of the same bitwidth, but got '{}' vs. '{}'",
                at.show(element),
                at.show(zero)
            ));
        }
    }
    for (what, _, width, group) in ends {
        verify_zero(at, what, width, group, flag(&format!("{what}_unsigned")))?;
    }
    verify_scale(at, flag("scale32"), flag("per_channel"))
}

/// Verifies that there is one multiplier and one shift, or one of each per channel.
fn verify_scale(at: Subject<'_>, is_wide: bool, per_channel: bool) -> Checked {
    let Some(factor) = at.ty(1).and_then(|ty| at.element(ty)) else { return Ok(()) };
    let expected = if is_wide { 32 } else { 16 };
    if !matches!(at.data(factor), TypeData::Integer { width, .. } if *width == expected) {
        return wrong(format!(
            "expect i{expected} element type for multiplier for scale32={is_wide}, got '{}'",
            at.show(factor)
        ));
    }
    let Some(input) = ranked(at, at.ty(0)) else { return Ok(()) };
    let count = match (per_channel, input.last()) {
        (true, None) => {
            return wrong("requires input to be at least rank 1 when per_channel is true, but got rank 0");
        }
        (true, Some(&channels)) => channels,
        (false, _) => 1,
    };
    for (what, group) in [("multiplier", 1), ("shift", 2)] {
        if let Some(shape) = ranked(at, at.ty(group)).filter(|shape| *shape != [count]) {
            return wrong(format!(
                "expect shape of {{ {count} }} for {what} input, got {{ {} }}",
                listed(shape)
            ));
        }
    }
    Ok(())
}

pub(super) const RULES: &[(&str, Verify)] = &[("tosa.rescale", verify_rescale)];
